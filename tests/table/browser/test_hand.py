"""Small screens: the sheet of a phone that is dragged, the tabs that change the stage and never the sheet."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.table.browser.conftest import Opens
from tests.table.browser.moves import OPTIONS, open_table, played, until, wait_for_turn

pytestmark = pytest.mark.browser

PHONE, TABLET, ASIDE = (390, 844), (820, 1180), (844, 390)
TOP, TABS, PEEK = 44, 56, 84
FULL = 844 - TOP - 28 - TABS
TALL = 1400  # so that the options leave room
LAST_MOVES = """() => { const box = document.querySelector('#log-list').getBoundingClientRect();
  return document.elementFromPoint(box.x + box.width / 2, box.y + 20)?.closest('#log') !== null }"""
TOP_EDGE = "() => document.querySelector('#move').getBoundingClientRect().y"


@pytest.fixture
def phone(opens: Opens) -> Page:
    page = opens(PHONE).new_page()
    played(page, "antarctica", 3, 20, 4)
    return page


def height(page: Page) -> int:
    """How much of the sheet is seen."""
    top: float = page.evaluate(TOP_EDGE)
    return round(844 - TABS - top)


def grab(page: Page, by: int, steps: int = 10, release: bool = True) -> None:
    """Take the handle and drag it; at the end slowly, unless it is dragged in one go."""
    box = page.locator("#grip").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + 12
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + by * 0.9, steps=steps)
    if steps > 1:
        page.mouse.move(x, y + by, steps=steps)
    if release:
        page.mouse.up()


def test_the_sheet_follows_the_finger_and_comes_to_rest_at_the_nearest_height(phone: Page) -> None:
    half = height(phone)
    assert PEEK < half <= 0.52 * 844 + 1
    grab(phone, -60, release=False)
    assert height(phone) == pytest.approx(half + 60, abs=2), "one to one"
    phone.mouse.up()
    assert height(phone) == half
    grab(phone, half - FULL + 40)
    assert height(phone) == pytest.approx(FULL, abs=2)
    grab(phone, FULL - PEEK - 30)
    assert height(phone) == pytest.approx(PEEK, abs=2)
    grab(phone, PEEK - half + 20)
    assert height(phone) == pytest.approx(half, abs=2), "as high as the move needs, which is laid out only now"


def test_the_stage_is_not_laid_out_while_the_sheet_moves(phone: Page) -> None:
    size = phone.locator("#zoom").bounding_box()
    grab(phone, -200, release=False)
    assert phone.locator("#zoom").bounding_box() == size
    phone.mouse.up()


def test_a_flick_goes_one_height_further_and_a_tap_one_up(phone: Page) -> None:
    half = height(phone)
    grab(phone, 40, steps=1)
    assert height(phone) == pytest.approx(PEEK, abs=2)
    grab(phone, -40, steps=1)
    assert height(phone) == half
    phone.locator("#grip").click(position={"x": 195, "y": 10})
    assert height(phone) == pytest.approx(FULL, abs=2)
    phone.locator("#grip").click(position={"x": 195, "y": 10})
    assert height(phone) == pytest.approx(PEEK, abs=2), "from the highest down again"


def test_the_handle_is_a_slider_and_its_height_is_remembered(phone: Page) -> None:
    half = height(phone)
    grip = phone.locator("#grip")
    grip.focus()
    phone.keyboard.press("ArrowUp")
    assert height(phone) == pytest.approx(FULL, abs=2)
    expect(grip).to_have_attribute("aria-valuetext", "full")
    phone.reload()
    assert height(phone) == pytest.approx(FULL, abs=2), "remembered for this question"
    phone.locator("#veil").click(position={"x": 100, "y": 10})
    assert height(phone) == half, "a tap on the stage lowers it"
    phone.locator("#prompt").focus()
    for key, high in (("]", FULL), ("[", half), ("[", PEEK), ("]", half)):
        phone.keyboard.press(key)
        assert height(phone) == pytest.approx(high, abs=2)
    grip.focus()
    phone.keyboard.press("Home")
    assert height(phone) == pytest.approx(PEEK, abs=2)
    expect(phone.locator("#prompt")).to_be_in_viewport()


def test_tabs_change_the_stage_and_never_the_sheet(opens: Opens) -> None:
    page = opens(PHONE).new_page()
    played(page, "magnastorm", 3, 12, 4)
    first = page.locator("#table").get_attribute("data-first")
    expect(page.locator(f"#tabs [data-tab={first}]")).to_have_attribute("aria-selected", "true")
    options = page.locator(OPTIONS).count()
    before = height(page)
    for tab in page.locator("#tabs [data-tab]:not([data-tab=table])").all():
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        assert page.locator(OPTIONS).count() == options
        assert page.locator("#move #prompt").is_visible()
    assert abs(height(page) - before) < 844, "the sheet is still there"
    page.locator("#tabs [data-tab=table]").click()
    assert height(page) == pytest.approx(PEEK, abs=2), "while players are read, a glance is enough"


def test_a_tab_with_options_has_a_dot_that_is_spoken(phone: Page) -> None:
    first = phone.locator("#table").get_attribute("data-first")
    tab = phone.locator(f"#tabs [data-tab={first}]")
    expect(tab.locator(".dot")).to_be_visible()
    expect(tab).to_contain_text("options")
    tab.focus()
    phone.keyboard.press("ArrowRight")
    expect(phone.locator("#tabs [data-tab=cards]")).to_have_attribute("aria-selected", "true")


def test_a_phone_on_its_side_has_a_rail_and_a_column(opens: Opens) -> None:
    page = opens(ASIDE).new_page()
    open_table(page, "antarctica", ["me", "bot:chance"])
    wait_for_turn(page)
    tabs, move = page.locator("#tabs").bounding_box(), page.locator("#move").bounding_box()
    assert tabs is not None
    assert move is not None
    assert tabs["x"] == 0
    assert tabs["width"] == 56
    assert move["x"] + move["width"] == 844
    assert move["width"] == 340
    assert move["height"] == 390


def test_a_tablet_has_a_companion_with_pages(opens: Opens) -> None:
    page = opens(TABLET).new_page()
    played(page, "antarctica", 3, 20, 4)
    expect(page.locator("#tabs")).not_to_be_visible()
    expect(page.locator("#players")).to_be_visible()
    expect(page.locator("#move")).to_be_visible()
    page.set_viewport_size({"width": TABLET[0], "height": TALL})
    until(page, LAST_MOVES)
    page.locator("#page-log").click()
    expect(page.locator("#players")).not_to_be_visible()
    expect(page.locator("#log")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, ASIDE, TABLET])
def test_a_small_table_has_a_heading_and_landmarks(opens: Opens, size: tuple[int, int]) -> None:
    page = opens(size).new_page()
    open_table(page, "pebble", ["me", "bot:chance"])
    for role in ("main", "heading"):
        assert page.get_by_role(role).count() >= 1
    assert page.get_by_role("heading", level=1).count() == 1
