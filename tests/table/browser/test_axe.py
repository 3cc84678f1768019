"""Axe looks at every kind of page, in light and dark, wide and on a phone, and finds nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.table.browser.conftest import WIDE, Opens
from tests.table.browser.moves import open_table, played, wait_for_turn

from farside.core import shelf

pytestmark = pytest.mark.browser

AXE = Path(__file__).parent.parent.parent.parent / "node_modules/axe-core/axe.min.js"
PHONE = (390, 844)
TABLET = (820, 1180)
LATER = 40  # moves
NOTED = '[data-note^="icon-"]'
TEXT = (
    "/",
    "/new/skymines",
    "/new/mars?seats=friends",
    "/circles",
    "/campaign/skymines",
    "/rules/pebble",
    *[f"/how-to-play/{game}" for game in shelf.shelf()],
    "/collection",
    "/my-games",
    "/calls",
    "/keyring",
    "/box",
    "/box/antarctica",
    "/box/skymines?entry=track%20A1",
    "/box/skymines?entry=border%201",
    "/watch",
    "/nowhere",
)
OF_TABLE = ("/t/{}/links", "/t/{}/shuffle", "/t/{}/terms", "/my-games/{}/leave")
# What is opened at a table, by the mouse or by a key, and what is there then.
OPENED = {"#tablemenu > summary": "#speed-menu", "?": "#help[open]", "0": "#advice", "]": "[data-sheet=full]"}
LOOK = """async () => {
  const named = { "label-content-name-mismatch": { enabled: true } };  // axe leaves it out unless asked
  const found = await axe.run(document, { resultTypes: ["violations"], rules: named });
  const told = (one) => one.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(" | ");
  return found.violations.map((one) => `${one.id}: ${told(one)}`);
}"""


def seen_by_axe(page: Page) -> list[str]:
    """What axe has to say against a page; its script is let in by the test, not by the page."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[Any] = page.evaluate(LOOK)
    return [f"{page.url}: {one}" for one in found]


def in_theme(page: Page, theme: str) -> None:
    page.context.add_cookies([{"name": "theme", "value": theme, "url": page.url}])
    page.reload()


@pytest.fixture(params=[WIDE, PHONE], ids=["wide", "phone"])
def page_of(opens: Opens, request: pytest.FixtureRequest) -> Page:
    if not AXE.is_file():
        pytest.skip("axe is not here: `make node_modules/ready` brings it")
    return opens(request.param).new_page()


def test_axe_finds_nothing_on_pages_of_text(page_of: Page) -> None:
    open_table(page_of, "pebble", ["me", "friend"])
    code, found = page_of.url.rpartition("/")[2], []
    for theme in ("light", "dark"):
        in_theme(page_of, theme)
        for address in (*TEXT, *[one.format(code) for one in OF_TABLE]):
            page_of.goto(address)
            found += seen_by_axe(page_of)
    assert found == []


@pytest.mark.parametrize("game", shelf.shelf())
def test_axe_finds_nothing_at_a_table(page_of: Page, game: str) -> None:
    address = played(page_of, game, 3, LATER)
    wait_for_turn(page_of)
    found = []
    for theme in ("light", "dark"):
        in_theme(page_of, theme)
        found += seen_by_axe(page_of)
    page_of.goto(f"{address}/replay?ply=3")
    found += seen_by_axe(page_of)
    assert found == []


def test_axe_finds_nothing_in_what_is_opened_at_a_table(page_of: Page) -> None:
    played(page_of, "pebble", 3, 4)
    wait_for_turn(page_of)
    found = []
    for what, there in OPENED.items():
        if what == "]" and not page_of.locator("#grip").is_visible():
            continue  # there is no sheet
        if what.startswith("#"):
            page_of.locator(what).click()
        else:
            page_of.keyboard.press(what)
        page_of.locator(there).first.wait_for()
        found += seen_by_axe(page_of)
        page_of.keyboard.press("Escape")
    assert not found, "\n".join(found)


def test_axe_finds_nothing_where_a_panel_of_a_tablet_rolls(opens: Opens) -> None:
    page = opens(TABLET).new_page()
    played(page, "magnastorm", 3, LATER)
    wait_for_turn(page)
    assert page.locator(".pane[tabindex='0']").count(), "no panel rolls any more: choose another position"
    assert seen_by_axe(page) == []


@pytest.mark.parametrize("game", shelf.shelf())
def test_axe_finds_nothing_in_a_lesson(page_of: Page, game: str) -> None:
    page_of.goto(f"/learn/{game}")
    found = []
    for theme in ("light", "dark"):
        in_theme(page_of, theme)
        page_of.locator("#coach h2").first.wait_for()
        found += seen_by_axe(page_of)
    while (on := page_of.locator("#coach .tip:not([hidden]) [data-do=told]")).count():
        on.click()  # to the first decision, whose panel comes on the stage of a phone
    found += seen_by_axe(page_of)
    assert found == []


def test_axe_finds_nothing_where_people_share_a_screen_or_a_story(page_of: Page) -> None:
    open_table(page_of, "pebble", ["me", "me"])
    curtained = page_of.url
    form: dict[str, str | float | bool] = {"players": 2, "kind0": "me", "kind1": "me"}
    story = page_of.request.post("/campaign/skymines", form=form, max_redirects=0).headers["location"]
    found = []
    for theme in ("light", "dark"):
        in_theme(page_of, theme)
        for address in (curtained, story):
            page_of.goto(address)
            found += seen_by_axe(page_of)
    assert found == []


def test_axe_finds_nothing_at_a_note(page_of: Page) -> None:
    played(page_of, "antarctica", 3, LATER)
    wait_for_turn(page_of)
    found = []
    for theme in ("light", "dark"):
        in_theme(page_of, theme)
        page_of.locator(f"#board {NOTED}").first.click()
        if page_of.viewport_size == {"width": PHONE[0], "height": PHONE[1]}:
            found += seen_by_axe(page_of)
            page_of.locator("#note .note-do button").click()
        page_of.locator("#note .ref").first.wait_for()
        found += seen_by_axe(page_of)
    assert found == []
