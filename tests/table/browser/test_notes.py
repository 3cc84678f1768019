"""A word for every piece, by mouse, by keyboard and by finger."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tests.table.browser.moves import played

pytestmark = pytest.mark.browser

ICON = '#board [data-note^="icon-"]'
PHONE = (390, 844)


def test_pointing_says_what_it_is_beside_the_thing(page: Page) -> None:
    played(page, "antarctica", 3, 30)
    place = page.locator(ICON).first
    place.hover()
    note = page.locator("#note")
    expect(note).to_contain_text("Now")
    expect(note.locator(".ref")).to_have_count(1)
    thing, box = place.bounding_box(), note.bounding_box()
    assert thing
    assert box
    apart = [thing["x"] + thing["width"] <= box["x"], box["x"] + box["width"] <= thing["x"]]
    apart += [thing["y"] + thing["height"] <= box["y"], box["y"] + box["height"] <= thing["y"]]
    assert any(apart), "the note lies over the thing"
    assert box["width"] <= 300
    page.locator("#prompt").hover()
    expect(note).to_have_count(0)


def test_the_menu_turns_notes_off(page: Page) -> None:
    played(page, "antarctica", 3, 30)
    page.locator("#tablemenu > summary").click()
    page.locator("#tablemenu [data-do=notes]").first.click()
    expect(page.locator("#tablemenu [data-do=notes]").first).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Escape")
    page.locator(ICON).first.hover()
    page.wait_for_timeout(1000)
    expect(page.locator("#note")).to_have_count(0)


def test_i_opens_arrows_go_on_escape_closes(page: Page) -> None:
    played(page, "antarctica", 3, 30)
    page.keyboard.press("i")
    note = page.locator("#note")
    expect(note.locator(".note-name b").first).not_to_be_empty()
    first = note.inner_text()
    page.keyboard.press("ArrowRight")
    expect(note).not_to_have_text(first)
    assert page.evaluate("document.activeElement.getAttribute('aria-label')")
    expect(page.locator("#live")).not_to_contain_text(note.locator(".note-name b").first.inner_text())
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)


def test_a_tap_tells_little_and_more_tells_all(opens: Callable[..., BrowserContext]) -> None:
    page = opens(PHONE).new_page()
    played(page, "antarctica", 3, 30)
    place = page.locator('#board [id^="building-"]:not([data-action])').first
    place.dispatch_event("pointerdown", {"pointerType": "touch", "isPrimary": True})
    place.dispatch_event("pointerup", {"pointerType": "touch", "isPrimary": True})
    place.dispatch_event("click")
    note = page.locator("#note")
    note.locator("button").click()
    expect(note).to_have_attribute("role", "dialog")
    expect(note).to_contain_text("What it does")
    page.locator("#note-veil").click(position={"x": 200, "y": 60})
    expect(note).to_have_count(0)
