"""Skymines in a real browser: a whole game against a bot, and two people who plan at the same time."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect
from tests.table.browser.conftest import Opens
from tests.table.browser.moves import OPTIONS, open_table, play_by_clicking, ply, press, wait_for_change

pytestmark = pytest.mark.browser

LONG = 120_000  # milliseconds; a bot may think through a whole turn on a busy machine
READY = f'{OPTIONS}[value="ready"]'
PLANS = f'{OPTIONS}[value^="plan:"]'


@pytest.mark.long
def test_a_whole_game_against_greedy_by_clicking(page: Page) -> None:
    page.set_default_timeout(LONG)
    open_table(page, "skymines", ["me", "bot:greedy"])
    assert play_by_clicking(page, Random(8), ends=("ready", "pass", "stop", "skip", "done")) > 20
    expect(page.locator(".podium li")).to_have_count(2)


def lay(page: Page) -> None:
    """Lay the first card that can be planned."""
    before = ply(page)
    page.locator(PLANS).first.click()
    wait_for_change(page, before)


def to_planning(pages: list[Page]) -> None:
    """Whatever the set-up asks, until everybody has cards to plan."""
    for page in pages:
        while page.locator(OPTIONS).count() and not page.locator(READY).count():
            before = ply(page)
            page.locator(OPTIONS).first.click()
            wait_for_change(page, before)
    for page in pages:
        page.wait_for_selector(READY)


def seen(page: Page) -> list[str]:
    """All that a page shows but the caption that passes over the board."""
    parts = [page.locator(part).inner_html() for part in ("#zoom", "#aside", "#move", "#players", "#log-list")]
    return [*parts, page.locator("#table").get_attribute("data-pulse") or ""]


def test_two_people_plan_at_the_same_time(opens: Opens) -> None:
    ada, bo = opens().new_page(), opens().new_page()
    open_table(ada, "skymines", ["me", "friend"], ["Ada", "Bo"])
    bo.goto(ada.locator(".invite input").input_value())
    to_planning([ada, bo])
    expect(bo.locator("#table")).to_have_attribute("data-mine", "1")
    bo.mouse.move(0, 0)  # what lies under it is lit
    before = seen(bo)
    lay(ada)
    lay(ada)
    press(ada, "ready")
    expect(bo.locator("#players")).to_contain_text("ready")
    assert seen(bo) != before, "who is ready is seen"
    expect(ada.locator(OPTIONS)).to_have_count(0)
    ada.keyboard.press("u")  # a plan may be changed until all are ready
    ada.wait_for_selector(READY)
    expect(bo.locator("#players")).not_to_contain_text("ready")
    assert seen(bo) == before, "how many cards are laid is not"
    lay(bo)
    count = ply(bo)
    bo.keyboard.press("u")
    wait_for_change(bo, count)
    lay(bo)
    press(bo, "ready")
    expect(ada.locator("#players")).to_contain_text("ready")
    assert "reveal" not in ada.locator("#log-list").inner_text()
    press(ada, "ready")
    for page in (ada, bo):
        expect(page.locator("#log-list")).to_contain_text("reveal")
    assert ply(ada) == ply(bo)


def test_a_list_that_is_open_stays_while_another_moves(opens: Opens) -> None:
    ada, bo = opens().new_page(), opens().new_page()
    open_table(ada, "skymines", ["me", "friend"], ["Ada", "Bo"])
    bo.goto(ada.locator(".invite input").input_value())
    to_planning([ada, bo])
    ada.locator("#table [data-action*=' ']:not(button)").first.evaluate(
        "place => place.dispatchEvent(new MouseEvent('click', { bubbles: true }))"
    )
    expect(ada.locator("#menu")).to_be_visible()
    ada.locator("#menu").evaluate("one => { one.style.maxHeight = '90px'; one.scrollTop = 20 }")
    lay(bo)
    press(bo, "ready")
    expect(ada.locator("#players")).to_contain_text("ready")
    expect(ada.locator("#menu")).to_be_visible()
    assert ada.locator("#menu").evaluate("one => one.scrollTop") == 20, "as far as it has been rolled"


def test_on_a_phone_every_panel_of_the_tab_is_one_tap_away(opens: Opens) -> None:
    page = opens(size=(390, 844)).new_page()
    open_table(page, "skymines", ["me", "friend"])
    for tab, part in (("tracks", "tracks"), ("market", "cards"), ("lab", "plans"), ("mine", "slots")):
        page.locator(f"#tabs [data-tab={tab}]").click()
        expect(page.locator(f"#part-{part}")).to_be_in_viewport()
        expect(page.locator("#move")).to_be_in_viewport()


def laid(page: Page) -> list[str]:
    """The slots on which this browser's player has planned a card."""
    return [slot.get_attribute("id") or "" for slot in page.locator("button.sky-down").all()]


def drag(page: Page, card: int, place: str) -> None:
    """A card of the hand onto a place, with a mouse."""
    page.locator("[data-drag]").nth(card).hover()
    page.mouse.down()
    page.locator(place).hover()
    page.mouse.up()
    expect(page.locator(".ghost")).to_have_count(0)


def test_cards_are_dragged_to_open_slots_and_any_of_them_is_taken_back(page: Page) -> None:
    open_table(page, "skymines", ["me", "bot:chance"])
    to_planning([page])
    cards = page.locator("button.sky-down")
    for slot, count in (("#slot-d", 1), ("#slot-c", 2), ("#slot-d", 3)):
        drag(page, 0, slot)
        expect(cards).to_have_count(count)
        assert laid(page) == ["slot-b", "slot-c", "slot-d"][:count], "slots are alike: the next one is meant"
    kept = cards.nth(2).get_attribute("value") or ""
    cards.first.click()
    expect(cards).to_have_count(2)
    assert laid(page) == ["slot-b", "slot-c"]
    last = cards.nth(1).get_attribute("value") or ""
    assert last.split(":")[1] == kept.split(":")[1], "those laid later move up"


def test_a_card_dragged_beside_the_slots_stays_in_hand(page: Page) -> None:
    open_table(page, "skymines", ["me", "bot:chance"])
    to_planning([page])
    held = page.locator("[data-drag]").count()
    drag(page, 0, "#sector-13")
    expect(page.locator("[data-drag]")).to_have_count(held)
    assert laid(page) == []
