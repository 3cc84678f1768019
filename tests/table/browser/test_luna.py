"""Skymines alone in a real browser: Luna chosen in the lobby, a whole game against her, the result."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect
from tests.table.browser.moves import LONGEST, OPTIONS, hurry, over, ply, press, wait_for_change, wait_for_turn

pytestmark = pytest.mark.browser

TURNS = 2  # played by clicking at the beginning
LAST_ROUND = 7


def click_on(page: Page, dice: Random) -> None:
    """One answer, as a person gives it."""
    wait_for_turn(page)
    before = ply(page)
    names = page.eval_on_selector_all(OPTIONS, "all => all.map(one => one.value)")
    press(page, dice.choice(names))
    wait_for_change(page, before)


def turns(page: Page) -> int:
    """How many of Luna's cards have been turned up, as the log tells."""
    return page.locator("#log-list p").filter(has_text=re.compile("Luna turns up")).count()


@pytest.mark.long
def test_a_solo_game_against_luna_from_the_lobby_to_the_result(page: Page) -> None:
    dice = Random(3)
    page.goto("/")
    page.locator("#game-skymines .menu-of summary.tool").click()
    page.locator(".solo select").select_option("4")
    page.locator(".solo button").click()
    page.wait_for_selector(OPTIONS)
    expect(page.locator("#person-L")).to_contain_text("level 4")
    expect(page.locator("#person-L .sky-later")).to_have_count(0)
    while turns(page) < TURNS and not over(page):
        click_on(page, dice)
    expect(page.locator("#log-list a.ref").filter(has_text="SKY-LUNA-").first).to_be_visible()
    hurry(page, dice, LONGEST, until=lambda seen: seen["view"]["round"] == LAST_ROUND)
    expect(page.locator(".top small").first).to_contain_text("Round 7 of 7")
    while not over(page):
        click_on(page, dice)
    expect(page.locator(".podium li")).to_have_count(2)
    expect(page.locator(".podium")).to_contain_text("Luna")
    page.goto("/")
    expect(page.locator(".tbs li").first).to_contain_text("Luna")
