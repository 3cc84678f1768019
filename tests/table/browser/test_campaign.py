"""A campaign in a real browser: begun from the lobby, two chapters played, Luna's level chosen between them."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect
from tests.table.browser.moves import OPTIONS, press, to_the_end, wait_for_change, wait_for_turn
from tests.table.browser.test_look import CUT, NAMELESS, PHONE, PRESSED, TWICE

pytestmark = pytest.mark.browser

CLICKS = 2


def begin(page: Page) -> None:
    """From the lobby to the page of a new campaign for one person and Luna."""
    page.goto("/")
    page.locator("#game-skymines .menu-of summary.tool").click()
    page.locator('#game-skymines a[href="/campaign/skymines"]').click()
    page.locator('input[name="players"][value="1"]').check(force=True)
    expect(page.locator('input[name="variant-company"][value="0"]')).to_be_checked()
    page.locator('input[name="variant-company"][value="1"]').check(force=True)
    page.locator("#setup button.go").click()
    expect(page.locator("#chapter-1")).to_have_class(re.compile("running"))


def click_on(page: Page, dice: Random) -> None:
    wait_for_turn(page)
    before = int(page.locator("#table").get_attribute("data-ply") or 0)
    press(page, dice.choice(page.eval_on_selector_all(OPTIONS, "all => all.map(one => one.value)")))
    wait_for_change(page, before)


def play_chapter(page: Page, number: int, dice: Random) -> None:
    """To the table, a few moves by clicking, the rest by request, and back to the campaign."""
    expect(page.locator(".top small").first).to_contain_text(f"Chapter {number}, round 1 of 7")
    for _click in range(CLICKS):
        click_on(page, dice)
    to_the_end(page, dice)
    expect(page.locator(".success li")).to_have_count(2)
    expect(page.locator(".success")).to_contain_text("two tasks of a mission")
    page.locator("#to-campaign").click()
    expect(page.locator(f"#chapter-{number}")).to_have_class(re.compile("done"))


@pytest.mark.long
def test_the_first_two_chapters_of_a_campaign(page: Page) -> None:
    dice = Random(8)
    begin(page)
    home = page.url
    waiting = page.context.new_page()
    waiting.goto(home)
    waiting.evaluate("window.loadedOnce = true")
    page.locator("#chapter-1 a.main").click()
    play_chapter(page, 1, dice)
    assert page.url == home
    expect(waiting.locator("#chapter-1")).to_have_class(re.compile("done"))
    expect(waiting.locator("#chapter-2 button.go")).to_be_visible()
    expect(page.locator("#chapter-2 legend")).to_contain_text("Luna in the next chapter")
    page.locator('input[name="level"]').first.focus()
    page.keyboard.press("ArrowRight")
    chosen = page.locator('input[name="level"]:checked').get_attribute("value")
    page.locator("#chapter-2 button.go").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("#table")
    expect(waiting.locator("#chapter-2")).to_have_class(re.compile("running"))
    assert waiting.evaluate("window.loadedOnce"), "it follows by itself"
    waiting.close()
    play_chapter(page, 2, dice)
    expect(page.locator("#chapter-2 h3")).to_contain_text(f"level {chosen}")
    expect(page.locator("#chapter-3 button.go")).to_have_text("Open chapter 3")
    expect(page.locator(".tally tbody tr")).to_have_count(2)
    totals = [int(text) for text in page.locator(".tally tbody td:last-child").all_text_contents()]
    cells = [int(text) for text in page.locator(".tally tbody td").all_text_contents() if text.strip().isdigit()]
    assert sum(cells) == 2 * sum(totals), "the chapters add up to the totals"
    looks_well(page)
    page.goto("/my-games")
    expect(page.locator("#campaigns a")).to_have_attribute("href", home[home.index("/c/") :])


def looks_well(page: Page) -> None:
    """Named buttons, ids once, nothing cut off on a phone, links to the finished games."""
    assert page.evaluate(NAMELESS, PRESSED) == []
    assert page.evaluate(TWICE) == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert not page.evaluate(CUT)
    assert page.locator("#chapter-1 a[href*='/replay']").count() == 1
