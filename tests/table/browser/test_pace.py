"""Pace and manners in a browser: set-up with its sentence, what is agreed before sitting down, time at the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.table.browser.conftest import Opens

pytestmark = pytest.mark.browser
PHONE = (390, 844)


def opened(page: Page, pace: str, clock: str = "") -> str:
    """A table with a friend at this pace, opened from the set-up page; the friend's link."""
    page.goto("/new/pebble?seats=friends")
    page.locator("[name=players][value='2']").check(force=True)
    page.locator("#pace > summary").click()
    page.locator(f"[name=pace][value={pace}]").evaluate("radio => radio.click()")
    if clock:
        page.locator("[name=clock]").select_option(clock)
    expect(page.locator("#pace-sentence")).to_contain_text("clock" if clock else "within a day")
    page.locator("#setup .go").click()
    page.wait_for_url("**/links")
    expect(page.locator("#agreement")).to_contain_text("clock" if clock else "within a day")
    found = page.locator(".codes input").first.get_attribute("value")
    assert found
    return found


def test_a_move_a_day_is_agreed_and_its_time_is_told(opens: Opens) -> None:
    page, friend = opens().new_page(), opens(PHONE, touch=True).new_page()
    link = opened(page, "daily")
    friend.goto(link)
    expect(friend.locator("#agreement")).to_contain_text("a bot stands in for that one turn")
    friend.locator("#sit").click()
    expect(friend.locator("#clocks")).to_contain_text("left")
    page.goto(link.split("?")[0])
    expect(page.locator("#clocks")).to_contain_text("left")
    expect(page.locator("#clocks .timering")).to_have_count(page.locator("#clocks li").count())
    page.keyboard.press("Shift+T")
    expect(page.locator("#live")).to_contain_text("left")
    page.locator("#tablemenu > summary").click()
    expect(page.locator("#seatmenu #agreement")).to_contain_text("within a day")
    page.locator("#seatmenu details").first.locator("summary").click()
    page.locator("#seatmenu .handing button").click()
    expect(page.locator("#take-back")).to_be_visible()
    page.locator("#take-back").click()
    expect(page.locator("#take-back")).to_have_count(0)


def test_a_live_clock_ticks_for_everybody(opens: Opens) -> None:
    page, friend = opens().new_page(), opens().new_page()
    link = opened(page, "live", "600")
    friend.goto(link)
    friend.locator("#sit").click()
    expect(friend.locator(".ticking")).to_have_count(2)
    page.goto(link.split("?")[0])
    running = page.locator("[data-runs]").first
    before = running.inner_text()
    expect(running).not_to_have_text(before)
    friend.locator("#pause").click()
    page.locator("#pause").click()
    expect(page.locator("[data-runs]")).to_have_count(0)
