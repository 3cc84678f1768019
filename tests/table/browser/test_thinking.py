"""Thinking in a real browser: a bot that takes its time is seen to think, and advice is asked for by one key."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.table.browser.conftest import Opens
from tests.table.browser.moves import OPTIONS, open_table, ply, wait_for_change, wait_for_turn

pytestmark = pytest.mark.browser


def test_one_sees_that_a_bot_thinks_and_for_how_long(opens: Opens) -> None:
    page = opens(motion=True).new_page()
    open_table(page, "pebble", ["me", "bot:mcts-hard"])
    page.locator(OPTIONS).first.click()
    expect(page.locator("#pondering p")).to_have_text("Sky is thinking, for 3 seconds at most.")
    expect(page.locator("#live")).to_contain_text("Sky is thinking, for 3 seconds at most.")
    expect(page.locator("#pondering .bar")).to_be_visible()
    wait_for_turn(page)
    expect(page.locator("#pondering")).to_have_count(0)


def test_advice_comes_by_a_key_is_read_out_and_can_be_taken(page: Page) -> None:
    open_table(page, "pebble", ["me", "bot:chance"])
    page.keyboard.press("0")
    advice = page.locator("#advice")
    expect(advice.locator("button").first).to_be_visible()
    expect(page.locator("#live")).to_contain_text("Advice, from what you can see")
    first = advice.locator("button").first
    expect(first).to_contain_text("%")
    first.focus()
    action = first.get_attribute("data-action") or ""
    expect(page.locator(f'#options .lit[data-action="{action}"]')).to_have_count(1)
    before = ply(page)
    page.keyboard.press("Enter")
    wait_for_change(page, before)
    expect(advice).to_have_count(0)


def test_advice_needs_no_script(opens: Opens) -> None:
    page = opens(script=False).new_page()
    open_table(page, "pebble", ["me", "bot:chance"])
    page.locator("#advice-button").click()
    expect(page.locator("#advice button").first).to_be_visible()


def has_played(page: Page, most: int = 12) -> None:
    """Until a bot's turn can be asked about."""
    for _answer in range(most):
        wait_for_turn(page)
        if page.locator("#log-list .ask-why").count():
            return
        before = ply(page)
        page.locator(OPTIONS).first.click()
        wait_for_change(page, before)


def test_a_bot_is_asked_why_by_a_key_and_it_is_read_out(page: Page) -> None:
    open_table(page, "antarctica", ["me", "bot:greedy"])
    has_played(page)
    page.keyboard.press("w")
    told = page.locator("#why-turn")
    expect(told.locator("h3")).to_have_text("Why did Sky do that?")
    expect(page.locator("#live")).to_contain_text("Why did Sky do that?")
    expect(told.locator("p").first).to_contain_text("Played")
    before = ply(page)
    page.locator(OPTIONS).first.click()
    wait_for_change(page, before)
    expect(told).to_have_count(0)


def test_why_needs_no_script(opens: Opens) -> None:
    page = opens(script=False).new_page()
    open_table(page, "antarctica", ["me", "bot:greedy"])
    for _answer in range(40):
        if page.locator("#log-list .ask-why").count():
            break
        if page.locator(OPTIONS).count():
            page.locator(OPTIONS).first.click()
        page.reload()
    page.locator("#log-list .ask-why").first.click()
    expect(page.locator("#why-turn h3")).to_have_text("Why did Sky do that?")
