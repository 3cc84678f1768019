"""Lessons in a real browser: what the coach speaks of is in view, and so is what can be pressed."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page
from tests.table.browser.conftest import Opens
from tests.table.browser.moves import until

PHONE = (390, 844)
TABLET = (820, 1180)
CARD = "#coach .tip:not([hidden])"
END = f"{CARD}[data-kind=end]"
MOST = 40  # answers
ROW = 300  # pixels; a tile is half of it
# Whether the ring lies where the board is: beside the column of the move, or above the sheet.
RINGS = """() => {
  const ring = document.querySelector("#spotlight .ring")?.getBBox();
  const move = document.querySelector("#move").getBoundingClientRect();
  const side = document.querySelector("#side").getBoundingClientRect();
  const [wide, high] = side.width ? [side.left, innerHeight] : [innerWidth, move.top];
  return ring && ring.x >= 0 && ring.y >= 0 && ring.x + ring.width <= wide + 1 && ring.y + ring.height <= high + 1;
}"""
# Whether these tags are there, each on the stage and over nothing that is lit.
TAGGED = """wanted => {
  const tags = [...document.querySelectorAll("#spotlight .tag")];
  const boxes = document.querySelector("#coach .tip:not([hidden])").dataset.lit.split(" ")
    .map(id => document.getElementById(id).getBoundingClientRect());
  const free = tag => boxes.every(one => tag.right <= one.left + 1 || tag.left >= one.right - 1
    || tag.bottom <= one.top + 1 || tag.top >= one.bottom - 1);
  const inside = tag => tag.left >= 0 && tag.top >= 0
    && tag.right <= document.querySelector("#side").getBoundingClientRect().left;
  const spots = tags.map(tag => tag.getBoundingClientRect());
  return tags.map(tag => tag.textContent).join() === wanted.join() && spots.every(one => free(one) && inside(one));
}"""
WITHIN = """name => {
  const [one, around] = [name, "#move"].map(each => document.querySelector(each).getBoundingClientRect());
  return one.height > 0 && one.top >= around.top - 1 && one.bottom <= around.bottom + 1;
}"""
READY = """before => {
  const table = document.querySelector("#table");
  const card = document.querySelector("#coach .tip:not([hidden])");
  const now = [table?.dataset.ply, table?.dataset.asks, card?.id].join();
  return table?.dataset.mine === "1" && !table.hasAttribute("aria-busy") && card && now !== before;
}"""
NOW = """() => [document.querySelector("#table").dataset.ply, document.querySelector("#table").dataset.asks,
  document.querySelector("#coach .tip:not([hidden])").id].join()"""


def learning(opens: Opens, game: str, **how: Any) -> Page:
    page = opens(**how).new_page()
    page.goto(f"/learn/{game}")
    until(page, READY, "")
    return page


def told(page: Page, times: int) -> None:
    """Go on so many times."""
    for _time in range(times):
        before = page.evaluate(NOW)
        page.locator(f"{CARD} [data-do=told]").click()
        until(page, READY, before)


def follow(page: Page) -> None:
    """Press what the card suggests, and wait for the next question."""
    before = page.evaluate(NOW)
    page.locator(f"{CARD} .do .main").click()
    until(page, READY, before)


@pytest.mark.browser
def test_on_a_phone_why_unfolds_in_the_card(opens: Opens):
    page = learning(opens, "skymines", size=PHONE, touch=True)
    told(page, 3)
    page.locator(f"{CARD} [data-do=why]").tap()
    assert page.locator(f"{CARD} .why").is_visible()


@pytest.mark.browser
@pytest.mark.parametrize("game", ["skymines", "mars", "antarctica", "magnastorm", "pebble"])
@pytest.mark.parametrize("size", [PHONE, (1440, 900)])
def test_a_ring_lies_on_the_stage_and_nothing_is_dimmed_without_one(opens: Opens, game: str, size: tuple[int, int]):
    page = learning(opens, game, size=size, touch=size == PHONE)
    for _step in range(6):
        lit = page.locator(CARD).get_attribute("data-lit")
        if lit and page.locator("#spotlight").count():
            until(page, RINGS)
        if page.locator(f"{CARD} .do .main").count():
            follow(page)


@pytest.mark.browser
def test_on_a_phone_the_panel_that_the_card_speaks_of_takes_the_stage(opens: Opens):
    page = learning(opens, "skymines", size=PHONE, touch=True)
    until(page, RINGS)  # four companies, in the corners of the Moon
    told(page, 1)
    assert page.locator("#table").get_attribute("data-tab") == "mine"
    until(page, RINGS)  # the tank below the hand
    told(page, 2)
    page.locator("#move").evaluate("move => { move.scrollTop = 200; }")
    follow(page)
    assert page.locator("#move").evaluate("move => move.scrollTop") == 0, "a new card begins at its first line"


def walk(page: Page, step: str) -> None:
    """Press what is suggested until a card has come."""
    for _answer in range(MOST):
        if page.locator(f"{CARD}#tip-{step}").count():
            return
        follow(page)
    pytest.fail(f"{step} has not come")


@pytest.mark.browser
@pytest.mark.parametrize(("game", "step"), [("mars", "event"), ("magnastorm", "level"), ("skymines", "column")])
def test_on_a_phone_too_what_a_card_speaks_of_is_lit(opens: Opens, game: str, step: str):
    """The event of Mars, the tracks of Magnastorm and the columns of Skymines are drawn otherwise there."""
    page = learning(opens, game, size=PHONE, touch=True)
    walk(page, step)
    until(page, RINGS)


@pytest.mark.browser
def test_lit_things_carry_tags_that_lie_over_nothing(opens: Opens):
    page = learning(opens, "antarctica")
    assert page.locator("#options .opt").first.evaluate("one => one.offsetWidth") > ROW, (
        "options are whole rows beside it"
    )
    walk(page, "build")
    until(page, TAGGED, ["built here", "the card"])
    assert page.locator("#spotlight").get_attribute("aria-hidden") == "true"


@pytest.mark.browser
def test_a_phone_has_no_tags(opens: Opens):
    page = learning(opens, "antarctica", size=PHONE, touch=True)
    walk(page, "build")
    until(page, RINGS)
    assert page.locator("#spotlight .tag").count() == 0


@pytest.mark.browser
def test_escape_asks_in_the_card_before_somebody_plays_on_alone(opens: Opens):
    page = learning(opens, "antarctica")
    walk(page, "sail")
    page.keyboard.press("w")
    page.keyboard.press("Escape")
    assert not page.locator("#coach .leaving").is_visible(), "the first closes the reason"
    page.keyboard.press("Escape")
    assert page.locator("#coach .leaving").is_visible()
    page.keyboard.press("Escape")
    assert not page.locator("#coach .leaving").is_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    page.locator("#coach .back-to-lesson").click()
    assert page.locator(CARD).is_visible()


@pytest.mark.browser
def test_players_and_log_give_way_to_what_the_coach_suggests(opens: Opens):
    page = learning(opens, "skymines")
    told(page, 3)
    until(page, WITHIN, "#options .opt.suggested")
    assert page.locator("#players .at-a-glance").is_visible()


@pytest.mark.browser
def test_players_stay_where_the_coach_speaks_of_them(opens: Opens):
    page = learning(opens, "skymines/missions")
    assert page.locator("#players .spoken-of").count() == 3
    told(page, 1)
    assert page.locator("#players .spoken-of:visible").count() == page.locator("#players .spoken-of").count()


@pytest.mark.browser
def test_on_a_phone_the_card_stays_in_view_while_it_speaks_of_players(opens: Opens):
    page = learning(opens, "magnastorm/advanced", size=PHONE, touch=True)
    assert page.locator("#players .spoken-of:visible").count() == 2
    until(page, WITHIN, f"{CARD} .main")
    told(page, 1)
    page.locator('#tabs [data-tab="table"]').tap()  # whoever goes there alone sees all of it
    until(page, "() => document.querySelector('#table').dataset.sheet === 'peek'")


@pytest.mark.browser
@pytest.mark.parametrize("lang", ["fr", "de"])  # the longest words
def test_what_the_card_offers_stands_in_one_row(opens: Opens, lang: str):
    page = learning(opens, "antarctica", lang=lang)
    told(page, 2)
    tops = page.evaluate(f"""() => [...document.querySelectorAll('{CARD} > .row > *')].map(one => {{
      const box = one.getBoundingClientRect();
      return box.top + box.height / 2;
    }})""")
    assert len(tops) == 3
    assert max(tops) - min(tops) <= 1
    assert page.evaluate(
        "() => document.querySelector('#coach').scrollHeight <= document.querySelector('#coach').clientHeight"
    )


@pytest.mark.browser
def test_a_suggestion_with_a_number_of_two_digits_says_its_key(opens: Opens):
    page = learning(opens, "skymines")
    told(page, 3)
    for _answer in range(13):
        follow(page)
        if page.locator("#table").get_attribute("data-asks") == "put":
            break
    assert page.locator(f"{CARD} .main .num").inner_text() == "11"
    assert page.locator(f"{CARD} .main kbd").inner_text() == "b"


@pytest.mark.browser
def test_the_first_lesson_is_gone_through_with_keys_alone(opens: Opens):
    page = learning(opens, "pebble")
    for _answer in range(MOST):
        if page.locator(END).count():
            break
        before = page.evaluate(NOW)
        told_only = page.locator(f"{CARD} [data-do=told]").count()
        page.keyboard.press("Enter" if told_only else "1")
        until(page, READY, before)
    assert page.locator(END).count() == 1


@pytest.mark.browser
def test_on_an_upright_tablet_the_first_answers_are_in_view_below_the_coach(opens: Opens):
    """In German, whose words are long, and in Skymines, whose question has a hint."""
    page = learning(opens, "skymines", size=TABLET, lang="de")
    page.evaluate("document.fonts.ready")
    until(page, "() => document.querySelector('#options .opt .on').getBoundingClientRect().bottom <= innerHeight")
