"""A circle in a browser: made, joined by link, and looked at by axe."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect
from tests.table.browser.conftest import PATIENCE, WIDE, Opens
from tests.table.browser.test_axe import in_theme, seen_by_axe

pytestmark = pytest.mark.browser

PHONE = (390, 844)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_two_people_meet_in_a_circle_and_its_page_is_clean(opens: Opens, size: tuple[int, int]):
    ann, ben = opens(size).new_page(), opens().new_page()
    ann.goto("/circles")
    ann.fill("[name=name]", "Friday <i>circle</i>")
    ann.fill("[name=called]", "Ann")
    ann.click("main .btn.main")
    ann.wait_for_selector("h1:text('Friday <i>circle</i>')")
    code = ann.url.rpartition("/")[2]
    ben.goto(str(ann.locator("#invite [readonly]").first.get_attribute("value")))
    ben.fill("[name=called]", "Ben")
    ben.click("main .btn.main")
    ben.wait_for_selector("#h-standings")
    form: dict[str, str | float | bool] = {"players": 2, "kind0": "me", "kind1": "friend", "circle": code}
    table = ann.request.post("/new/pebble", form=form, max_redirects=0).headers["location"].split("/")[2]
    ben.reload()
    ben.click("text=Take your seat")
    ben.wait_for_selector("#table")
    ann.goto(f"/circles/{code}")
    expect(ann.locator(f"[data-running='{table}']")).to_have_count(1)
    dice = Random(3)
    for _ in range(200):
        over = False
        for page in (ann, ben):
            seats = [one for one in page.context.cookies() if one.get("name") == f"seat-{table}"]
            token = seats[0].get("value", "").split(".")[-1]
            head = {"Authorization": f"Bearer {token}"}
            seen = page.request.get(f"/api/v1/tables/{table}", headers=head).json()
            over = seen["over"]
            if seen["options"]:
                move = {"ply": seen["ply"], "action": dice.choice(seen["options"])["name"]}
                page.request.post(f"/api/v1/tables/{table}/moves", data=move, headers=head)
        if over:
            break
    expect(ann.locator(".past li")).to_have_count(1, timeout=PATIENCE)  # without a reload
    expect(ann.locator("[data-running]")).to_have_count(0)
    assert ann.locator(".rate").first.inner_text() == "too few games for a number"
    for theme in ("light", "dark"):
        in_theme(ann, theme)
        assert seen_by_axe(ann) == []
    assert ann.evaluate("document.documentElement.scrollWidth <= innerWidth")
