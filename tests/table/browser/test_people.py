"""My games and the keyring in a browser: from turn to turn, and with all seats to another device."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.table.browser.conftest import WIDE, Opens
from tests.table.browser.moves import open_table, until
from tests.table.browser.test_axe import AXE, PHONE, in_theme, seen_by_axe

pytestmark = pytest.mark.browser
AS_OF = re.compile(r"As of \d\d:\d\d: the connection is gone, .*")


def test_seats_are_taken_along_and_turns_walked_by_key(opens: Opens) -> None:
    """Two tables wait; `n` goes through them and says when that was all. A code brings both to a phone, once."""
    here = opens(WIDE).new_page()
    for kinds in (["me", "friend"], ["me", "bot:chance"]):
        open_table(here, "antarctica", kinds)
    here.goto("/my-games")
    expect(here.locator(".gm-card")).to_have_count(2)
    expect(here.locator(".gm-card.yours")).to_have_count(1)
    for where in ("/t/", "/t/", "/my-games?done"):
        before = here.url
        here.keyboard.press("n")
        until(here, "(before) => location.href !== before && document.readyState === 'complete'", before)
        assert where in here.url
    here.route("**/my-games*", lambda route: route.abort())
    here.evaluate("dispatchEvent(new Event('offline'))")
    expect(here.locator("#games-as-of")).to_have_text(AS_OF)
    here.unroute("**/my-games*")
    here.evaluate("dispatchEvent(new Event('online'))")
    expect(here.locator("#games-as-of")).to_be_hidden()
    here.goto("/my-games?game=antarctica&page=1")
    here.goto("/circles")
    here.locator(".where:not(.foot) a", has_text="My games").click()
    expect(here.locator(".gm-chip[aria-current]", has_text="Antarctica")).to_have_count(1)
    here.locator(".gm-carry button").click()
    code = here.locator(".carry .code").inner_text()
    phone = opens(PHONE).new_page()
    phone.goto("/keyring")
    phone.locator("input[name=code]").fill(code)
    phone.locator("form[action$='/keyring/open'] button").click()
    phone.locator("main button.main").click()
    expect(phone.locator(".gm-card")).to_have_count(2)
    wide = phone.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE[0], "nothing reaches beyond a phone"
    expect(here.locator("#carry-state")).to_contain_text("used up", timeout=15_000)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_axe_finds_nothing_in_my_games(opens: Opens, size: tuple[int, int]) -> None:
    if not AXE.is_file():
        pytest.skip("axe is not here: `make node_modules/ready` brings it")
    page = opens(size).new_page()
    open_table(page, "pebble", ["me", "friend"])
    open_table(page, "antarctica", ["me", "bot:chance"])
    found = []
    for theme in ("light", "dark"):
        page.goto("/my-games")
        in_theme(page, theme)
        found += seen_by_axe(page)
        page.locator(".gm-carry button").click()
        page.wait_for_selector(".carry .code")
        found += seen_by_axe(page)
    assert found == []
