"""Long lists that fit: grids mirrored in the list, a line that reads them, and room for players and log."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.table.browser.conftest import WIDE, Opens
from tests.table.browser.moves import OPTIONS, played, ply, wait_for_change

pytestmark = pytest.mark.browser

ROOM = """() => { const players = document.querySelector('#players'), log = document.querySelector('#log');
  const move = document.querySelector('#move'), edge = document.querySelector('#side').getBoundingClientRect();
  const scale = edge.width / document.querySelector('#side').offsetWidth;
  return { players: players.scrollHeight <= players.clientHeight + 1, log: log.offsetHeight,
    options: [...document.querySelectorAll('#options > .opts .opt')].every(one =>
      one.getBoundingClientRect().bottom <= move.getBoundingClientRect().bottom + 4)
      || !document.querySelector('#more-below').hidden,
    inside: log.getBoundingClientRect().bottom <= edge.bottom + 1 } }"""


def placing(page: Page) -> None:
    """A question of Magnastorm about twenty spaces."""
    played(page, "magnastorm", 3, 60, 18)
    expect(page.locator(".mirror:not(.kinds)")).to_be_visible()


def test_spaces_of_a_grid_are_read_and_turned_into_a_list(page: Page) -> None:
    placing(page)
    cell = page.locator(".mirror button.opt").nth(2)
    cell.hover()
    number = cell.locator(".num").inner_text()
    expect(page.locator("#reading .num")).to_have_text(number)
    cell.focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.matches('.mirror .opt')")
    page.keyboard.press("l")
    expect(page.locator("#reading")).not_to_be_visible()
    expect(page.locator("#as-list")).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(page.locator("#reading")).not_to_be_visible()
    page.keyboard.press("l")
    before = ply(page)
    page.locator(".mirror button.opt").first.click()
    wait_for_change(page, before)


@pytest.mark.parametrize("size", [WIDE, (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("game", ["antarctica", "magnastorm", "mars", "skymines"])
def test_players_and_log_keep_their_room(opens: Opens, game: str, size: tuple[int, int]) -> None:
    page = opens(size, lang="fr").new_page()
    played(page, game, 3, 40, 5)
    assert page.locator(OPTIONS).count()
    room = page.evaluate(ROOM)
    assert room["players"], "the players are cut"
    assert room["log"] >= 96
    assert room["inside"]
    assert room["options"], "options are hidden and nothing says so"


def test_a_refused_place_says_why_where_it_is(page: Page) -> None:
    for plies in range(20, 120, 10):
        played(page, "antarctica", 3, plies)
        place = page.locator("#board [data-closed]")
        if place.count():
            break
    place.first.dispatch_event("click")
    note = page.locator("#note")
    expect(note).to_contain_text("not now")
    expect(note.locator(".ref")).to_have_count(1)
    reason = place.first.get_attribute("aria-describedby")
    assert page.locator(f"#{reason}").count() == 1
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    place.first.focus()
    page.keyboard.press("Enter")
    expect(note).to_have_count(1)


def test_players_and_log_do_not_jump_from_question_to_question(page: Page) -> None:
    played(page, "antarctica", 3, 12, 3)
    tops = set()
    for _ in range(4):
        tops.add(round(page.locator("#players").bounding_box()["y"]))  # type: ignore[index]  # it is always there
        before = ply(page)
        page.locator("#options > .opts button.opt").first.click()
        wait_for_change(page, before)
    assert len(tops) == 1
