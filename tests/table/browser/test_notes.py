"""A word for every piece, by mouse, by keyboard and by finger."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, CDPSession, Page, expect
from tests.table.browser.moves import played, ply, until, wait_for_change
from tests.table.browser.taps import Spot, seen, tap_on

pytestmark = pytest.mark.browser

ICON = '#board [data-note^="icon-"]'
PHONE = (390, 844)
CLOSE = """([picture, note]) => picture.width === 40 && picture.height === 40 &&
    picture.x > note.x && picture.y > note.y && picture.x + 40 < note.x + note.width"""
LIFTED = "() => { window.clicks = 0; addEventListener('click', () => window.clicks++, true) }"


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


def test_a_note_has_the_picture_of_its_thing(page: Page) -> None:
    played(page, "antarctica", 3, 30)
    before = page.locator("[id]").count()
    for thing, drawn in ((ICON, "#board"), ("#aside [id^=deck-]", "#aside")):
        place = page.locator(thing).first
        place.hover()
        picture = page.locator("#note .note-pic")
        expect(picture.locator("svg use")).not_to_have_count(0)
        assert page.evaluate(CLOSE, [picture.bounding_box(), page.locator("#note").bounding_box()]), drawn
        assert page.locator("#note .note-pic :is([id], [data-action], [role], [tabindex])").count() == 0
        page.keyboard.press("Escape")
    assert page.locator("[id]").count() == before
    page.locator("#board #until-end").hover(position={"x": 6, "y": 6})
    expect(page.locator("#note .note-now b").first).to_have_text(re.compile(r"^\d+$"))
    expect(page.locator("#note .note-pic")).to_have_count(0)  # that panel is mere writing


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
    assert page.evaluate("document.activeElement.matches('li:not([role])')"), "an item of a list stays one"
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


def finger(line: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    """A real finger: what the browser makes of it, a click or none, is its own affair."""
    touches = [{"x": x, "y": y} for x, y in points]
    line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def lit(page: Page) -> Spot:
    """The lowest place in view that means one answer."""
    found = [spot for spot in seen(page) if not spot.tile and not spot.menu and len(spot.names) == 1]
    return max(found, key=lambda spot: spot.y)


@pytest.mark.parametrize(("game", "seats"), [("antarctica", 3), ("magnastorm", 2), ("mars", 2), ("skymines", 2)])
def test_a_finger_that_rests_asks_and_chooses_nothing(
    opens: Callable[..., BrowserContext], game: str, seats: int
) -> None:
    page = opens(PHONE, touch=True).new_page()
    played(page, game, seats, 30, 2)
    page.evaluate(LIFTED)
    line = page.context.new_cdp_session(page)
    before, spot = ply(page), lit(page)
    finger(line, "touchStart", (spot.x, spot.y))
    note = page.locator("#note")
    expect(note).to_have_attribute("role", "dialog")
    answer = note.locator(".opt")
    expect(answer).to_have_attribute("value", spot.names[0])
    answer.evaluate("one => one.click()")  # the sheet came up under the finger
    finger(line, "touchEnd")
    until(page, "() => window.clicks > 1")
    expect(answer).to_be_visible()
    assert ply(page) == before
    tap_on(page, "#note .opt")
    wait_for_change(page, before)


def test_a_finger_that_rests_on_a_card_does_not_carry_it(opens: Callable[..., BrowserContext]) -> None:
    page = opens(PHONE, touch=True).new_page()
    played(page, "skymines", 2, 0, 2)
    line = page.context.new_cdp_session(page)
    before = ply(page)
    card, slot = (page.locator(f"#table [{kind}]:visible").first.bounding_box() for kind in ("data-drag", "data-drop"))
    assert card
    assert slot
    at, to = ((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in (card, slot))
    finger(line, "touchStart", at)
    expect(page.locator("#note")).to_have_attribute("role", "dialog")
    finger(line, "touchMove", ((at[0] + to[0]) / 2, (at[1] + to[1]) / 2))
    finger(line, "touchMove", to)
    expect(page.locator(".in-hand")).to_have_count(0)
    finger(line, "touchEnd")
    expect(page.locator("#note")).to_have_attribute("role", "dialog")
    assert ply(page) == before
