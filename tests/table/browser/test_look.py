"""What the pages look like to a browser: names and roles, sizes, weight, languages, replay."""

from __future__ import annotations

import gzip
from random import Random

import pytest
from playwright.sync_api import Page, Response, expect
from tests.table.browser.conftest import WIDE, Opens
from tests.table.browser.moves import OPTIONS, open_table, play_by_clicking, ply, wait_for_turn

pytestmark = pytest.mark.browser

PHONE, TABLET, LARGE, HUGE = (390, 844), (768, 1024), (1920, 1080), (2560, 1440)
WIDEST_TABBED = 1100  # from here on, a column beside the board
HEAVIEST = 100_000  # bytes of a table page, packed
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
    table.wait_for_function("() => document.querySelector('#live').textContent.length > 10")
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
    for tab in ("aside", "players", "log", "more", "move"):
        page.locator(f"#tabs [data-tab={tab}]").click()
        expect(page.locator(f"#{tab}")).to_be_visible()
    assert page.locator("#tabs [aria-selected=true]").count() == 1


def test_a_table_page_weighs_little(opens: Opens) -> None:
    page = opens().new_page()
    page.goto("/")
    bodies: dict[str, int] = {}

    def weigh(answer: Response) -> None:
        if "/events" not in answer.url and answer.status == 200:
            bodies[answer.url] = len(gzip.compress(answer.body(), 5))

    page.on("response", weigh)
    open_table(page, "antarctica", ["me", "bot:chance", "bot:chance", "bot:chance"])
    wait_for_turn(page)
    start = bodies.copy()
    bodies.clear()
    page.reload()
    page.wait_for_load_state()
    heavy = {url: size for url, size in {**start, **bodies}.items() if "/new/" not in url and "board.svg" not in url}
    assert sum(heavy.values()) < HEAVIEST, heavy


def test_a_replay_opens_at_any_move_and_steps(page: Page) -> None:
    open_table(page, "pebble", ["me", "bot:chance"])
    play_by_clicking(page, Random(5))
    address = page.url
    page.goto(f"{address}/replay?ply=2")
    assert ply(page) == 2
    page.keyboard.press("ArrowRight")
    page.wait_for_function("document.querySelector('#table').dataset.ply === '3'")
    assert "ply=3" in page.url
    page.locator("#go-first").click()
    page.wait_for_function("document.querySelector('#table').dataset.ply === '0'")
    page.locator("#log-list .story[data-ply='4']").first.click()
    page.wait_for_function("document.querySelector('#table').dataset.ply === '4'")
    assert page.locator(".story.here").count() >= 1
    page.locator("form[action$='/continue'] button").click()
    page.wait_for_selector("#table[data-mode=live]")
    assert page.url != address


def test_the_page_speaks_three_languages_and_remembers(page: Page) -> None:
    page.goto("/")
    page.locator("button[value=fr]").click()
    expect(page.locator("#h-games")).to_have_text("Commencer une partie")
    page.goto("/new/antarctica")
    assert page.evaluate("document.documentElement.lang") == "fr"
    page.locator("button[value=it]").click()
    expect(page.locator("legend").first).to_have_text("Quanti giocatori?")


def test_dark_or_light_follows_the_reader(page: Page) -> None:
    page.goto("/")
    page.locator("[data-do=theme]").click()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.goto("/rules/pebble")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_bots_are_watched_at_a_pace_that_can_be_followed(page: Page) -> None:
    page.goto("/")
    page.locator("form[action='/watch/antarctica'] button").click()
    page.wait_for_function("Number(document.querySelector('#table').dataset.ply) >= 2")
    assert page.locator("#go-play").get_attribute("aria-pressed") == "true"
    page.locator("#go-play").click()
    assert page.locator("#go-play").get_attribute("aria-pressed") == "false"


def test_a_double_tap_zooms_and_a_button_fits_the_board_again(opens: Opens) -> None:
    page = opens(PHONE).new_page()
    open_table(page, "antarctica", ["me", "bot:chance"])
    box = page.locator("#zoom").bounding_box()
    assert box is not None
    for _ in range(2):
        page.mouse.click(box["x"] + 12, box["y"] + 12)
    page.wait_for_function("document.querySelector('#zoom').style.transform.includes('scale(2.4)')")
    page.locator(".fit").click()
    page.wait_for_function("document.querySelector('#zoom').style.transform.includes('scale(1)')")
