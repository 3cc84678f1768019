"""A walk through a box in a browser: what was read is kept, found again, and can be left out again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.table.browser.conftest import WIDE, Opens

from farside.core import shelf
from farside.core.boxes import GUESSED

pytestmark = pytest.mark.browser
PHONE = (390, 844)
ALL = shelf.game("antarctica").box.marks[GUESSED]
CARD = "/box/antarctica?entry=building_card%20B01"


@pytest.fixture(params=[WIDE, PHONE], ids=["wide", "phone"])
def walk(opens: Opens, request: pytest.FixtureRequest) -> Page:
    page = opens(request.param).new_page()
    page.goto(CARD)
    return page


def test_what_was_read_is_kept_in_this_browser_and_found_again(walk: Page):
    walk.locator('input[name="steps"][value="2"]').check(force=True)
    walk.click("#bx-next")
    expect(walk.locator(".bx-count")).to_have_text(f"1 of {ALL} confirmed")
    expect(walk.locator(".bx-changes li")).to_contain_text("≠ 2")
    walk.goto("/box")
    kept = walk.locator("#boxes-here li", has_text="My Antarctica")
    expect(kept).to_contain_text(f"1 of {ALL} confirmed")
    expect(walk.locator('.bx-title[data-game="antarctica"] .bx-yours')).to_contain_text(f"1 of {ALL} confirmed")
    walk.locator('.bx-title[data-game="antarctica"]').get_by_role("link", name="Go on Antarctica").click()
    expect(walk.locator(".bx-count")).to_have_text(f"1 of {ALL} confirmed")
    assert walk.evaluate("document.documentElement.scrollWidth") <= walk.viewport_size["width"]  # type: ignore[index]  # it has one
    walk.goto("/box")
    kept.get_by_role("button", name="Remove from this browser").click()
    walk.goto("/box/antarctica")
    expect(walk.locator(".bx-count")).to_have_text(f"0 of {ALL} confirmed")


def test_keys_choose_and_go_on(walk: Page):
    walk.locator('input[name="steps"]:checked').focus()
    walk.keyboard.press("2")
    expect(walk.locator('input[name="steps"][value="2"]')).to_be_checked()
    walk.keyboard.press("Enter")
    expect(walk.locator(".bx-count")).to_have_text(f"1 of {ALL} confirmed")
    walk.wait_for_load_state()  # it is another page, and its script hears keys once it is there
    walk.keyboard.press("Backspace")
    expect(walk.locator("#walk input[name=entry]")).to_have_value("building_card B01")
