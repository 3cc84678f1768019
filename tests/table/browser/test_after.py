"""After the game, in a browser: a whole game to its end, the count, the analysis, practice and the replay."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect
from tests.table.browser.conftest import WIDE, Opens
from tests.table.browser.moves import LONGEST, hurry, open_table, until
from tests.table.browser.test_axe import AXE, in_theme, seen_by_axe
from tests.table.looked_back import SWING, looked_back

from farside.table.analysing import DONE, IMPOSSIBLE, Analysed, Analysing

pytestmark = pytest.mark.browser

PHONE = (390, 844)
LOW = (1280, 720)
BEHIND = 9000  # looks: an analysis is reckoned behind everything else that the computer does


def played_out(page: Page, game: str = "pebble") -> str:
    """A finished game of this browser against a bot; its code."""
    open_table(page, game, ["me", "bot:chance"])
    hurry(page, Random(4), LONGEST, lambda seen: bool(seen["over"]))
    expect(page.locator("#finale")).to_be_visible()
    return page.url.rpartition("/")[2]


def test_the_seal_can_be_followed_however_much_the_end_tells(opens: Opens) -> None:
    page = opens(LOW).new_page()
    played_out(page)
    until(page, "document.querySelector('#table').classList.contains('low-log')")
    page.click("#fair a")
    page.wait_for_url("**/shuffle")


@pytest.mark.long
def test_a_game_is_counted_analysed_practised_and_replayed(page: Page) -> None:
    code = played_out(page)
    page.locator("#count").click()
    expect(page.locator("#finale.tallying")).to_be_visible()
    first = page.locator("#count-title").text_content()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#count-title")).not_to_have_text(first or "")
    page.keyboard.press("Escape")
    expect(page.locator("#finale.tallying")).to_have_count(0)
    page.keyboard.press("a")
    page.wait_for_url(f"**/t/{code}/analysis")
    until(page, "document.querySelector('main.review').dataset.state === 'done'", looks=BEHIND)
    expect(page.locator(".rv-graph .g-area")).to_have_count(2)
    if page.locator("#practise").count():
        page.locator("#practise").click()
        page.locator("#solution").click()
        expect(page.locator(".pr-options .good").first).to_be_visible()  # those level with the best count as found too
        page.locator("#next").click()
    page.goto(f"/t/{code}/replay?ply=0")
    expect(page.locator("#player .g-area")).to_have_count(2)
    page.keyboard.press("ArrowRight")
    expect(page.locator("#table")).to_have_attribute("data-ply", "1")
    page.locator("#veil-coming").check()
    expect(page.locator("html.hide-coming")).to_have_count(1)
    page.keyboard.press("End")
    expect(page.locator("#go-next")).to_be_visible()


def test_without_a_script_everything_is_there(opens: Opens) -> None:
    code = played_out(opens().new_page())
    page = opens(script=False).new_page()
    for address in (f"/t/{code}", f"/t/{code}/analysis", f"/t/{code}/replay", f"/t/{code}/result"):
        answer = page.goto(address)
        assert answer is not None
        assert answer.ok
    page.goto(f"/t/{code}")
    page.locator("#told summary").click()
    assert page.locator("#told > ol > li").first.is_visible()


@pytest.fixture
def weighed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is finished has been analysed: chances swing, and everybody's first turn cost much."""

    def of(self: Analysing, table: str) -> Analysed:
        playing = self.playing(table)
        if not playing.state.over:
            return Analysed(IMPOSSIBLE, reason="running")
        return Analysed(DONE, 1.0, 5, told=looked_back(playing, SWING))

    monkeypatch.setattr(Analysing, "of", of)


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["wide", "phone"])
@pytest.mark.usefixtures("weighed")
def test_axe_finds_nothing_after_the_game(opens: Opens, size: tuple[int, int]) -> None:
    if not AXE.is_file():
        pytest.skip("axe is not here: `make node_modules/ready` brings it")
    page = opens(size).new_page()
    code = played_out(page)
    found = []
    for address in ("", "/analysis", "/practice", "/result", "/replay?ply=3", "/travel"):
        page.goto(f"/t/{code}{address}")
        for theme in ("light", "dark"):
            in_theme(page, theme)
            found += seen_by_axe(page)
    assert found == []


@pytest.mark.usefixtures("weighed")
def test_a_place_of_the_board_answers_in_practice(opens: Opens) -> None:
    page = opens(PHONE, touch=True).new_page()
    code = played_out(page)
    page.goto(f"/t/{code}/analysis")
    page.locator("#practise").click()
    page.wait_for_url(f"**/t/{code}/practice**")
    place = page.locator("#table [data-action]:not([data-action*=' '])").first
    name = place.get_attribute("data-action") or ""
    place.dispatch_event("click")
    page.wait_for_url(f"**tried={name.replace(':', '%3A')}")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def at(page: Page) -> int:
    return int(page.locator("#point").input_value())


@pytest.mark.usefixtures("weighed")
def test_the_graph_is_walked_along_by_keys_and_says_where_one_is(page: Page) -> None:
    code = played_out(page)
    page.goto(f"/t/{code}/analysis?move=0")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#point")).to_be_focused()
    expect(page.locator("#point")).to_have_attribute("aria-valuetext", re.compile("^Move 1 of "))
    expect(page.locator("#now-at")).to_contain_text("Move 1 of")
    expect(page.locator("#now-ply")).to_have_value("1")
    page.keyboard.press("Shift+ArrowRight")
    first = at(page)
    page.keyboard.press("Shift+ArrowRight")
    assert at(page) > first > 1
    page.keyboard.press("Shift+ArrowLeft")
    assert at(page) == first
    page.keyboard.press("ArrowLeft")
    assert at(page) == first - 1
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/t/{code}/replay?ply={first - 1}")


@pytest.mark.usefixtures("weighed")
def test_areas_become_lines_and_stay_so_and_p_plays_on(page: Page) -> None:
    code = played_out(page)
    page.goto(f"/t/{code}/analysis")
    expect(page.locator(".rv-graph .g-area").first).to_be_visible()
    page.keyboard.press("l")
    expect(page.locator(".rv-graph .g-area").first).to_be_hidden()
    expect(page.locator("#drawn [data-do=lines]")).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(page.locator(".rv-graph .g-apart .g-line").first).to_be_visible()
    page.locator("#drawn [data-do=areas]").click()
    expect(page.locator(".rv-graph .g-area").first).to_be_visible()
    page.keyboard.press("p")
    until(page, f"location.pathname.startsWith('/t/') && !location.pathname.startsWith('/t/{code}')")


@pytest.mark.usefixtures("weighed")
def test_pointing_shows_chances_and_a_press_opens_the_costly_turn(page: Page) -> None:
    code = played_out(page)
    page.goto(f"/t/{code}/analysis")
    box = page.locator("#point").bounding_box()
    assert box is not None
    before = at(page)
    page.mouse.move(box["x"] + box["width"] * 0.75, box["y"] + 60)
    told = page.locator("#now-at").text_content()
    assert at(page) != before
    page.mouse.move(5, 5)
    expect(page.locator("#now-at")).not_to_have_text(told or "")
    assert at(page) == before
    costly = int(page.locator("#point").get_attribute("data-costly") or "0")
    most = int(page.locator("#point").get_attribute("max") or "1")
    page.mouse.click(box["x"] + box["width"] * costly / most + 1, box["y"] + 60)
    page.wait_for_url("**turn=1#turn")


@pytest.mark.usefixtures("weighed")
def test_on_a_phone_a_touch_points_and_nothing_is_wider_than_the_screen(opens: Opens) -> None:
    page = opens(PHONE, touch=True).new_page()
    code = played_out(page)
    page.goto(f"/t/{code}/analysis?move=1")
    box = page.locator("#point").bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] * 0.6, box["y"] + 80)
    until(page, "Number(document.querySelector('#now-ply').value) > 1")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


@pytest.mark.usefixtures("weighed")
def test_a_replay_goes_from_turning_point_to_turning_point(page: Page) -> None:
    code = played_out(page)
    page.goto(f"/t/{code}/replay?ply=0")
    told = page.locator(".stood li").first.locator("b").last.bounding_box()
    assert told is not None
    assert told["x"] + told["width"] <= WIDE[0], "points beside the chance are out of view"
    plies = (page.locator("#player").get_attribute("data-turning") or "").split()
    assert len(plies) >= 2
    for ply in plies[:2]:
        page.keyboard.press("Shift+ArrowRight")
        expect(page.locator("#table")).to_have_attribute("data-ply", ply)
    page.locator("#go-turned").click()
    expect(page.locator("#table")).to_have_attribute("data-ply", plies[0])


def test_a_category_and_its_part_of_every_bar_light_each_other(page: Page) -> None:
    played_out(page)
    page.locator("#cats [data-category='0']").hover()
    until(page, "getComputedStyle(document.querySelector('#race .bar.c1')).opacity < 1")
    until(page, "getComputedStyle(document.querySelector('#race .bar.c0')).opacity == 1")
    page.locator("#race .bar.c1 rect").first.click()
    expect(page.locator("#finale.tallying")).to_be_visible()
    expect(page.locator("#cats [data-category='1']")).to_have_attribute("aria-current", "step")
