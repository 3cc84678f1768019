"""What the policy of the house lets in: every kind of page, of every game, works without a word in the console.

`opens` fails a test whose browser complains, so these need only go everywhere.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.table.browser.conftest import Opens
from tests.table.browser.moves import OPTIONS, open_table, ply, press, wait_for_change, wait_for_turn

from farside.core import shelf
from farside.table import manners

pytestmark = pytest.mark.browser

PLAIN = ("/", "/collection", "/api/docs", "/api/openapi.json", "/nothing-here", "/collection/use?profile=none")
OF_A_GAME = ("/new/{}", "/rules/{}", "/games/{}/board.svg", "/games/{}/board.svg?theme=dark")
OF_A_TABLE = ("", "/links", "/replay?ply=1", "/board.svg")
GLIDES = """() => new Promise((done) => {
  const piece = document.querySelector("#board .piece[transform^=translate]");
  piece.addEventListener("transitionrun", (event) => done(event.propertyName), { once: true });
  piece.setAttribute("transform", "translate(1 2)");
  setTimeout(() => done("nothing"), 5000);
})"""
INLINE = """() => {
  const told = [];
  document.addEventListener("securitypolicyviolation", (event) => told.push(event.effectiveDirective));
  document.body.insertAdjacentHTML("beforeend", '<p style="color:red" onclick="1">a style that came in</p>');
  return new Promise((done) => setTimeout(() => done(told), 200));
}"""


def test_a_test_whose_browser_complains_fails(opens: Opens, complaints: list[str]) -> None:
    page = opens().new_page()
    page.goto("/")
    page.evaluate("console.warn('thin ice')")
    page.evaluate("setTimeout(() => { throw new Error('broken ice') })")
    page.wait_for_timeout(100)
    assert [" ".join(one.split()[:2]) for one in complaints] == ["thin ice", "broken ice"]
    complaints.clear()  # all that is left here fails the test at its end


@pytest.mark.parametrize("path", PLAIN)
def test_pages_keep_to_the_policy(page: Page, path: str) -> None:
    assert page.goto(path)


@pytest.mark.parametrize("game", shelf.shelf())
def test_a_game_keeps_to_the_policy(opens: Opens, game: str) -> None:
    page = opens(motion=True).new_page()
    for path in OF_A_GAME:
        page.goto(path.format(game))
    open_table(page, game, ["me", "bot:chance"])
    table = page.url
    for _ in range(3):
        wait_for_turn(page)
        before = ply(page)
        press(page, str(page.locator(OPTIONS).first.get_attribute("value")))
        wait_for_change(page, before)
    for path in OF_A_TABLE:
        page.goto(table + path)


def test_pieces_glide_without_a_style_of_their_own(opens: Opens) -> None:
    page = opens(motion=True).new_page()
    open_table(page, "antarctica", ["me", "bot:chance"])
    assert page.evaluate(GLIDES) == "transform"


def test_the_picture_of_a_board_may_use_the_style_it_carries(page: Page) -> None:
    page.goto("/games/pebble/board.svg")
    assert page.evaluate("document.styleSheets.length") == 1
    assert page.evaluate("getComputedStyle(document.querySelector('svg *:not(style)')).fill !== ''")


def test_a_style_or_a_script_that_comes_in_with_words_does_nothing(browser: Browser, server: str) -> None:
    page = browser.new_context(base_url=server).new_page()
    page.goto("/")
    assert sorted(page.evaluate(INLINE)) == ["script-src-attr", "style-src-attr"]
    assert "unsafe" not in manners.PAGE.decode()


def test_a_thinking_bar_takes_its_time_from_the_script(opens: Opens) -> None:
    page = opens(motion=True).new_page()
    open_table(page, "pebble", ["me", "bot:mcts-hard"])
    page.locator(OPTIONS).first.click()
    bar = page.locator("#pondering .bar i")
    expect(bar).to_have_css("animation-duration", "3s")
    wait_for_turn(page)
