"""What the pages look like to a browser: names and roles, sizes, weight, languages, replay."""

from __future__ import annotations

import gzip
import re
from dataclasses import replace

import pytest
from playwright.sync_api import Page, Response, expect
from tests.table.browser.conftest import WIDE, Opens
from tests.table.browser.moves import OPTIONS, open_table, played, ply, until, wait_for_turn

from farside.core import shelf
from farside.table.pages import cards
from farside.table.pages.cards import Card
from farside.table.pages.paper import FONT, STATIC, Reader

pytestmark = pytest.mark.browser

PHONE, TABLET, LOW, LARGE, HUGE = (390, 844), (768, 1024), (1280, 800), (1920, 1080), (2560, 1440)
WIDEST_TABBED = 1100  # from here on, a column beside the board
ALL = 1000  # more moves than a game has
HEAVIEST = 110_000  # bytes
PRESSED = "button, a[href], input:not([type=hidden]), select, [role=button], [role=tab]"
NAMELESS = """pressed => [...document.querySelectorAll(pressed)].filter(one => one.checkVisibility())
  .filter(one => !(one.getAttribute('aria-label') || one.title || one.textContent.trim() || one.labels?.length
    || one.querySelector('[aria-label], title, img[alt]') || one.getAttribute('aria-labelledby')))
  .map(one => one.outerHTML.slice(0, 120))"""
TWICE = """() => { const ids = [...document.querySelectorAll('[id]')].map(one => one.id);
  return ids.filter((id, at) => ids.indexOf(id) !== at) }"""
SMALL = """() => [...document.querySelectorAll('#options button, #tabs button, .flagrow button')]
  .filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect())
  .filter(box => box.height < 43.5 || box.width < 43.5).length"""
CUT = "() => document.documentElement.scrollWidth > innerWidth + 1"


@pytest.fixture
def table(page: Page) -> Page:
    open_table(page, "antarctica", ["me", "bot:chance", "bot:chance"])
    wait_for_turn(page)
    return page


def test_everything_that_can_be_pressed_has_a_name_and_no_id_is_used_twice(table: Page) -> None:
    for address in (
        table.url,
        "/",
        "/new/antarctica",
        "/rules/antarctica",
        f"{table.url}/replay",
        f"{table.url}/links",
    ):
        table.goto(address)
        assert table.evaluate(NAMELESS, PRESSED) == []
        assert table.evaluate(TWICE) == []
        assert table.locator("main").count() == 1
        assert table.locator("h1").count() >= 1
        assert table.evaluate("document.documentElement.lang") == "en"


def test_prompts_and_log_lines_are_announced_and_focus_is_kept(table: Page) -> None:
    table.locator(OPTIONS).first.focus()
    table.keyboard.press("Enter")
    until(table, "() => document.querySelector('#live')?.textContent.length > 10")
    assert table.evaluate("document.activeElement.closest('#table') !== null")


def test_pointing_at_a_button_lights_the_board_and_the_other_way_round(table: Page) -> None:
    name = table.locator("#board [data-action]").first.get_attribute("data-action")
    table.locator(f'{OPTIONS}[value="{name}"]').hover()
    expect(table.locator(f'#board .lit[data-action="{name}"]')).to_have_count(1)
    table.locator("#prompt").hover()
    table.locator(f'#board [data-action="{name}"]').dispatch_event("pointerover")
    expect(table.locator(f'#options .lit[data-action="{name}"]')).to_have_count(1)


def test_the_table_fits_every_screen(page: Page) -> None:
    open_table(page, "antarctica", ["me", "bot:chance", "bot:chance", "bot:chance"])
    wait_for_turn(page)
    for size in (PHONE, TABLET, WIDE, LARGE, HUGE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert not page.evaluate(CUT)
        board, first = page.locator("#board svg").first.bounding_box(), page.locator(OPTIONS).first.bounding_box()
        assert board is not None
        assert first is not None
        assert min(board["width"], board["height"]) >= 0.45 * min(size)
        assert first["y"] + first["height"] <= size[1]
        assert size[0] >= WIDEST_TABBED or page.evaluate(SMALL) == 0


def test_a_phone_has_tabs(opens: Opens) -> None:
    page = opens(PHONE).new_page()
    open_table(page, "antarctica", ["me", "bot:chance"])
    wait_for_turn(page)
    for tab, part in (("cards", "#part-cards"), ("table", "#players"), ("ice", "#board")):
        page.locator(f"#tabs [data-tab={tab}]").click()
        expect(page.locator(part)).to_be_visible()
        expect(page.locator("#move")).to_be_visible()
        assert page.locator("#tabs [aria-selected=true]").count() == 1


def test_a_table_page_weighs_little(opens: Opens) -> None:
    page = opens().new_page()
    page.goto("/")
    bodies: dict[str, int] = {}

    def weigh(answer: Response) -> None:
        if "/events" not in answer.url and FONT not in answer.url and answer.status == 200:
            bodies[answer.url] = len(gzip.compress(answer.body(), 5))

    page.on("response", weigh)
    open_table(page, "antarctica", ["me", "bot:chance", "bot:chance", "bot:chance"])
    wait_for_turn(page)
    start = bodies.copy()
    bodies.clear()
    page.reload()
    page.wait_for_load_state()
    heavy = {url: size for url, size in {**start, **bodies}.items() if "/new/" not in url and "board.svg" not in url}
    assert sum(heavy.values()) + (STATIC / FONT).stat().st_size < HEAVIEST, heavy


def test_a_replay_opens_at_any_move_and_steps(page: Page) -> None:
    address = played(page, "pebble", 2, ALL)
    page.goto(f"{address}/replay?ply=2")
    assert ply(page) == 2
    page.keyboard.press("ArrowRight")
    until(page, "document.querySelector('#table')?.dataset.ply === '3'")
    assert "ply=3" in page.url
    page.locator("#go-first").click()
    until(page, "document.querySelector('#table')?.dataset.ply === '0'")
    page.locator("#go-last").click()  # the log ends at the move that is shown
    page.locator("#log-list .story[data-ply='4']").first.click()
    until(page, "document.querySelector('#table')?.dataset.ply === '4'")
    assert page.locator(".story.here").count() >= 1
    page.locator("form[action$='/continue'] button").click()
    page.wait_for_selector("#table[data-mode=live]")
    assert page.url != address


def test_the_page_speaks_three_languages_and_remembers(page: Page) -> None:
    page.goto("/")
    page.locator(".lang summary").click()
    page.locator("button[value=fr]").click()
    expect(page.locator("#h-games")).to_have_text("Commencer une partie")
    page.goto("/new/antarctica")
    assert page.evaluate("document.documentElement.lang") == "fr"
    page.locator(".lang summary").click()
    page.locator("button[value=it]").click()
    expect(page.locator("legend").first).to_have_text("Che partita?")


LOG_LINES = 3  # the least that a log keeps; the goal stands above it until a game was finished
SEEN_WHOLE = """pick => { const box = document.querySelector(pick);
  const edge = box.getBoundingClientRect(), side = document.querySelector('#side').getBoundingClientRect();
  return box.scrollHeight <= box.clientHeight + 1 && edge.top >= side.top && edge.bottom <= side.bottom + 1 }"""
LINES_SEEN = """least => { const list = document.querySelector('#log-list').getBoundingClientRect();
  return [...document.querySelectorAll('#log-list p')].flatMap(line => [...line.getClientRects()])
    .reduce((sum, box) => sum + Math.max(0, Math.floor((Math.min(box.bottom, list.bottom) - box.top + 1) / 17)), 0)
    >= least }"""


def test_prompt_options_players_and_log_are_seen_without_scrolling(page: Page) -> None:
    address = played(page, "antarctica", 4, 40, 8)
    assert page.locator("#players .person").count() == 4
    assert page.locator(OPTIONS).count() >= 8
    for lang in ("en", "fr", "it"):
        page.context.add_cookies([{"name": "lang", "value": lang, "url": address}])
        page.reload()
        for size in (WIDE, LOW):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            for part in ("#move", "#players"):
                until(page, SEEN_WHOLE, part)  # the page fits itself to its size in the next frames
            until(page, LINES_SEEN, LOG_LINES)


def test_extras_are_folded_out_and_their_keys_work_while_folded(page: Page) -> None:
    open_table(page, "antarctica", ["me", "me", "me"])
    extra = page.locator(".fold button.opt").first
    expect(extra).not_to_be_visible()
    page.locator("#fold-1 summary").click()
    expect(extra).to_be_visible()
    page.locator("#fold-1 summary").click()
    before = ply(page)
    page.keyboard.press(extra.get_attribute("data-key") or "")
    until(page, "before => Number(document.querySelector('#table')?.dataset.ply) !== before", before)


def test_running_scores_are_put_away_and_the_browser_remembers(table: Page) -> None:
    scores = table.locator(".points.so-far").first
    expect(scores).to_be_visible()
    table.locator("#points").click()
    expect(scores).not_to_be_visible()
    table.reload()
    expect(scores).not_to_be_visible()
    expect(table.locator("#points")).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("size", [PHONE, (360, 640)])
def test_every_tile_of_a_phone_is_within_reach_and_the_board_stays(opens: Opens, size: tuple[int, int]) -> None:
    page = opens(size).new_page()
    open_table(page, "antarctica", ["me", "me", "me", "me"])
    board = page.locator("#board").bounding_box()
    assert board is not None
    assert board["height"] >= 0.4 * size[1]
    for tile in page.locator("#options > .opts > li:not(.pictured) button").all():
        tile.scroll_into_view_if_needed()
        box = tile.bounding_box()
        assert box is not None
        assert box["y"] >= board["height"] - 24
        assert box["y"] + box["height"] <= size[1] - 44
        assert box["height"] >= 44
    assert page.evaluate("scrollY") == 0


def test_four_games_stand_side_by_side_then_two_by_two_then_as_strips(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    truth = cards.games

    def four(reader: Reader) -> tuple[list[Card], list[Card]]:
        large, lessons = truth(reader)
        keys = ("antarctica", "magnastorm", "mars", "skymines")
        return [replace(large[0], key=key, title=key.capitalize()) for key in keys], lessons

    monkeypatch.setattr(cards, "games", four)
    page.goto("/")
    for width, rows in ((1440, 1), (900, 2), (390, 4)):
        page.set_viewport_size({"width": width, "height": 900})
        tops = page.eval_on_selector_all(".g", "all => all.map(one => Math.round(one.getBoundingClientRect().top))")
        assert len(tops) == 4
        assert len(set(tops)) == rows, f"at {width}: {tops}"
        assert not page.evaluate(CUT)


def test_dark_or_light_follows_the_reader(page: Page) -> None:
    page.goto("/")
    page.locator("[data-do=theme]").click()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.goto("/rules/pebble")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_bots_are_watched_at_a_pace_that_can_be_followed(page: Page) -> None:
    page.goto("/")
    page.locator("#game-antarctica .menu-of summary.tool").click()
    page.locator("form[action='/watch/antarctica'] button").click()
    until(page, "Number(document.querySelector('#table')?.dataset.ply) >= 2")
    assert page.locator("#go-play").get_attribute("aria-pressed") == "true"
    page.locator("#go-play").click()
    assert page.locator("#go-play").get_attribute("aria-pressed") == "false"


def test_a_double_tap_zooms_and_a_button_fits_the_board_again(opens: Opens) -> None:
    page = opens(PHONE).new_page()
    open_table(page, "antarctica", ["me", "bot:chance"])
    page.locator("#tabs [role=tab]").first.click()  # whoever is second is asked about the tracks first
    page.wait_for_timeout(800)  # where the places of the first question are close to each other, they are enlarged
    if page.locator(".fit").is_visible():
        page.locator(".fit").click()
    until(page, "document.querySelector('#zoom')?.style.transform.includes('scale(1)')")
    box = page.locator(".window").bounding_box()
    assert box is not None
    for _ in range(2):
        page.mouse.click(box["x"] + 12, box["y"] + 12)
    until(page, "document.querySelector('#zoom')?.style.transform.includes('scale(2.4)')")
    page.locator(".fit").click()
    until(page, "document.querySelector('#zoom')?.style.transform.includes('scale(1)')")


def test_how_to_play_is_printed_on_two_sheets(opens: Opens):
    page = opens(lang="de").new_page()  # German has the longest words
    for game in shelf.shelf():
        page.goto(f"/how-to-play/{game}")
        sheets = re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4", print_background=True))
        assert 1 <= len(sheets) <= 2, game
