"""Magnastorm in a real browser: whole games against bots, the advanced start, and the card that is won."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import FilePayload, Page, expect
from tests.table.browser.conftest import Opens
from tests.table.browser.moves import LONGEST, OPTIONS, hurry, open_table, play_by_clicking

from farside.table.collecting import PAPER

pytestmark = pytest.mark.browser

LONG = 120_000  # milliseconds; a bot may think through a whole turn on a busy machine


def own(page: Page, *cards: str) -> None:
    """Bring a collection from a file."""
    page.goto("/collection")
    text = json.dumps({"farside": PAPER, "collections": {"magnastorm": list(cards)}})
    file = FilePayload(name="collection.json", mimeType="application/json", buffer=text.encode())
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".kept-news")).to_contain_text("added")


def open_advanced(page: Page, other: str) -> None:
    """Set up two seats with the advanced start."""
    page.goto("/new/magnastorm")
    page.locator('input[name=players][value="2"]').check(force=True)
    kind, _, bot = other.partition(":")
    page.locator(f'input[name=kind1][value="{kind}"]').check(force=True)
    if bot:
        page.locator("#details summary").click()
        page.locator(f'input[name=bots][value="{bot}"]').check(force=True)
    page.locator("input[name=preset][value=advanced]").check(force=True)
    page.locator('input[name=players][value="2"]').check(force=True)
    page.locator("#setup button.go").click()
    page.wait_for_selector("#table, .codes")
    page.goto(page.url.removesuffix("/links"))
    page.wait_for_selector("#table")


@pytest.mark.long
def test_a_whole_game_against_greedy_by_clicking(page: Page) -> None:
    page.set_default_timeout(LONG)
    open_table(page, "magnastorm", ["me", "bot:greedy"])
    assert play_by_clicking(page, Random(6)) > 20
    expect(page.locator(".podium li")).to_have_count(2)


@pytest.mark.long
def test_an_advanced_game_against_a_bot_played_to_the_end_brings_a_card(page: Page) -> None:
    own(page, "1", "101", "212")
    open_advanced(page, "bot:chance")
    hurry(page, Random(4), LONGEST, lambda seen: bool(seen["over"]))
    expect(page.locator(".podium li")).to_have_count(2)
    page.goto("/my-games")
    expect(page.locator("#collection")).to_contain_text("4 artefact cards")


def test_an_advanced_game_begins_when_the_friend_sits_down_with_his_cards(opens: Opens) -> None:
    one, two = opens().new_page(), opens().new_page()
    own(one, "1", "101")
    own(two, "2", "201", "212")
    open_advanced(one, "friend")
    expect(one.locator("#prompt")).to_contain_text("once all friends have sat down")
    expect(one.locator(OPTIONS)).to_have_count(0)
    two.goto(one.locator(".invite input").input_value())
    two.locator("#sit").click()  # what is agreed is shown first
    two.wait_for_selector(OPTIONS)  # the dearer cards go first
    expect(one.locator("#prompt")).not_to_contain_text("once all friends")
    expect(one.locator(".invite")).to_have_count(0)
