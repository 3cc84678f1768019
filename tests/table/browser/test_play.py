"""Whole games in a real browser: by clicking, by keyboard, on one device, on two, and without a script."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect
from tests.table.browser.conftest import Opens
from tests.table.browser.moves import (
    DONE,
    OPTIONS,
    open_table,
    play_by_clicking,
    play_by_keys,
    ply,
    until,
    wait_for_change,
    wait_for_turn,
)

pytestmark = pytest.mark.browser


def test_two_clicks_lead_from_the_lobby_to_the_first_decision(page: Page) -> None:
    page.goto("/")
    page.locator("#game-antarctica button.go").click()
    wait_for_turn(page)
    assert page.locator(OPTIONS).count() > 1


def test_a_whole_game_of_pebble_by_clicking(page: Page) -> None:
    open_table(page, "pebble", ["me", "bot:chance"])
    assert play_by_clicking(page, Random(1)) > 3
    expect(page.locator(".podium li")).to_have_count(2)


@pytest.mark.long
def test_a_whole_game_of_antarctica_by_clicking(page: Page) -> None:
    open_table(page, "antarctica", ["me", "bot:chance"])
    assert play_by_clicking(page, Random(2)) > 5, "the person took part; by lot a game may be short"
    expect(page.locator(".podium li")).to_have_count(2)


def test_a_whole_game_by_keyboard_alone(page: Page) -> None:
    page.goto("/new/pebble")
    page.locator("#details summary").click()
    page.locator("input[name=bots][value=chance]").check(force=True)
    while page.evaluate("document.activeElement.className") != "go":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector("#table")
    assert play_by_keys(page, Random(3)) > 3


def test_arrows_reach_a_place_on_the_board_and_enter_takes_it(page: Page) -> None:
    open_table(page, "antarctica", ["me", "bot:chance"])
    wait_for_turn(page)
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowLeft")
    action = page.evaluate("document.activeElement.dataset.action")
    assert action, "the arrows lead to no place"
    assert page.locator(f'#options .lit[data-action="{action}"]').count() == 1
    before = ply(page)
    page.keyboard.press("Enter")
    wait_for_change(page, before)


def test_u_takes_a_move_back_and_the_command_line_plays_one(page: Page) -> None:
    open_table(page, "antarctica", ["me", "me"])
    before = ply(page)
    action = page.locator(OPTIONS).first.get_attribute("value") or ""
    page.keyboard.press("/")
    page.keyboard.type(action)
    page.keyboard.press("Enter")
    wait_for_change(page, before)
    page.keyboard.press("u")
    until(page, "before => Number(document.querySelector('#table')?.dataset.ply) === before", before)
    page.keyboard.press("?")
    expect(page.locator("#help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#help")).not_to_be_visible()


def test_a_curtain_hides_one_hand_from_the_other(page: Page) -> None:
    open_table(page, "pebble", ["me", "me"], ["Ada", "Bo"])
    expect(page.locator("#prompt")).to_contain_text("Ada")
    assert page.locator("#board").count() == 0
    page.locator("#lift").click()
    wait_for_turn(page)
    page.locator(OPTIONS).first.click()
    expect(page.locator("#prompt")).to_contain_text("Bo")
    assert "data-action" not in page.content()
    page.keyboard.press("1")
    page.wait_for_selector(OPTIONS)
    assert page.locator("#table").get_attribute("data-seat") == "1"


def test_a_move_appears_in_the_other_browser_without_reload(opens: Opens) -> None:
    one = opens().new_page()
    open_table(one, "antarctica", ["me", "friend"], ["Ada", ""])
    link = one.locator(".invite input").input_value()
    two = opens().new_page()
    two.goto(link)
    two.evaluate("window.sameDocument = true")
    expect(one.locator(".invite")).to_have_count(0)
    first, second = (one, two) if one.locator(OPTIONS).count() else (two, one)
    before = ply(second)
    first.locator(OPTIONS).first.click()
    wait_for_change(second, before)
    assert two.evaluate("window.sameDocument") is True
    assert ply(one) == ply(two)


def test_somebody_who_moves_on_old_news_is_told(opens: Opens) -> None:
    context = opens()
    page, twin = context.new_page(), context.new_page()
    open_table(page, "antarctica", ["me", "me"])
    twin.route("**/events", lambda route: route.abort())
    twin.goto(page.url)
    before = ply(page)
    page.locator(OPTIONS).first.click()
    wait_for_change(page, before)
    twin.locator(OPTIONS).first.click()
    expect(twin.locator("#notice")).to_contain_text("moved on")


def test_the_game_is_played_without_a_script(opens: Opens) -> None:
    page = opens(script=False).new_page()
    page.goto("/new/pebble")
    page.locator("input[name=kind1][value=me]").check(force=True)
    page.locator("input[name=players][value='2']").check(force=True)
    page.locator("#setup button.go").click()
    for _ in range(8):
        page.wait_for_selector("#lift, #options")
        page.locator("#lift" if page.locator("#lift").count() else OPTIONS).first.click()
    assert ply(page) >= 3


def test_moves_of_others_are_shown_one_after_another(opens: Opens) -> None:
    page = opens(motion=True).new_page()
    open_table(page, "antarctica", ["me", "bot:chance", "bot:chance"])
    wait_for_turn(page)
    page.evaluate("""() => { window.told = '';
      const tell = () => { window.told ||= document.querySelector('#table.telling #tale')?.textContent };
      new MutationObserver(tell)
        .observe(document.body, {subtree: true, childList: true, characterData: true}) }""")
    for _ in range(12):
        until(page, f"() => window.told || {DONE}")
        if page.evaluate("window.told"):
            return
        before = ply(page)
        page.locator(OPTIONS).first.click()
        until(page, "before => window.told || document.querySelector('#table')?.dataset.ply > before", before)
    raise AssertionError("no move of a bot was told")


def test_a_place_with_several_options_opens_a_menu_there(page: Page) -> None:
    open_table(page, "antarctica", ["me", "me"])
    place = page.locator("#board [data-action]").first
    names = page.eval_on_selector_all(OPTIONS, "all => all.slice(0, 2).map(one => one.value)")
    place.evaluate("(one, names) => { one.dataset.action = names.join(' ') }", names)
    place.dispatch_event("click")
    expect(page.locator("#menu button")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator("#menu")).to_have_count(0)
    place.dispatch_event("click")
    before = ply(page)
    page.locator("#menu button").last.click()
    wait_for_change(page, before)


def test_a_menu_stays_open_while_others_change_nothing_for_it(opens: Opens) -> None:
    page, friend = opens().new_page(), opens().new_page()
    open_table(page, "antarctica", ["me", "friend"])
    link = page.locator(".invite input").input_value()
    place = page.locator("#board [data-action]").first
    names = page.eval_on_selector_all(OPTIONS, "all => all.slice(0, 2).map(one => one.value)")
    if not names:
        return  # the friend begins
    place.evaluate("(one, names) => { one.dataset.action = names.join(' ') }", names)
    place.dispatch_event("click")
    expect(page.locator("#menu button")).to_have_count(2)
    friend.goto(link)
    expect(page.locator(".invite")).to_have_count(0)
    expect(page.locator("#menu button")).to_have_count(2)
    before = ply(page)
    page.locator("#menu button").last.click()
    wait_for_change(page, before)


def test_the_page_works_when_its_script_does_not_come(opens: Opens) -> None:
    context = opens()
    context.route("**/built/*.js*", lambda route: route.abort())
    page = context.new_page()
    open_table(page, "antarctica", ["me", "bot:chance"])
    before = ply(page)
    page.locator(OPTIONS).first.click()
    wait_for_change(page, before)


def test_pieces_keep_their_identity_and_glide(opens: Opens) -> None:
    page = opens(motion=True).new_page()
    open_table(page, "antarctica", ["me", "me", "me"])
    page.evaluate("document.querySelectorAll('#board [id]').forEach(one => { one.wasHere = true })")
    page.evaluate("""() => { window.glided = 0;
      document.addEventListener('transitionrun', event => { window.glided += event.propertyName === 'transform' }) }""")
    before = ply(page)
    page.locator(f"{OPTIONS}[value^='sail:']").first.click()
    wait_for_change(page, before)
    until(page, "window.glided > 0")
    assert page.evaluate("[...document.querySelectorAll('#board .piece')].every(one => one.wasHere)")
