"""The head of the move: nothing in it is cut, covered or laid over the board; what others do is told in its place."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.table.browser.conftest import WIDE, Opens
from tests.table.browser.moves import open_table, played, ply, wait_for_change, wait_for_turn

from farside.core.languages import LANGUAGES

pytestmark = pytest.mark.browser

LONG = "The one in the red chair"  # 24 letters
WHOLE = """() => { const row = document.querySelector('#flagrow'), pill = row.querySelector('.pill');
  const edge = row.getBoundingClientRect();
  const parts = [pill, ...row.querySelectorAll('button')].map(one => one.getBoundingClientRect());
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return pill.scrollWidth <= pill.clientWidth + 1
    && parts.every(one => one.left >= edge.left - 1 && one.right <= innerWidth + 1)
    && !parts.some((one, at) => parts.some((other, to) => to > at && over(one, other))) }"""
SIZES = (WIDE, (1280, 720), (1100, 800), (2560, 1440), (820, 1180), (390, 844), (360, 640), (844, 390))
TALL = (1440, 1200)  # nothing has to give way
SLOW = "localStorage.setItem('speed', 'slow')"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_in_the_head_is_cut_or_covered(opens: Opens, lang: str) -> None:
    page = opens(lang=lang).new_page()
    open_table(page, "antarctica", ["me", "me"], [LONG, LONG])
    for wide, high in SIZES:
        page.set_viewport_size({"width": wide, "height": high})
        page.reload()
        wait_for_turn(page)
        assert page.evaluate(WHOLE), (wide, high)
        assert LONG in page.locator("#flagrow .pill").inner_text().replace("\n", " ")


def test_the_badge_says_its_words_whole_or_not_at_all(opens: Opens) -> None:
    page = opens(lang="de").new_page()
    open_table(page, "magnastorm", ["me", "me"])
    badge = page.locator(".bx-beside .bx-badge")
    expect(page.locator(".bx-beside.no-box-word")).to_have_count(1)
    expect(badge.locator("svg")).to_be_visible()
    expect(badge).to_have_text("unsere Schachtel")  # for whoever listens
    open_table(page, "mars", ["me", "me"])
    expect(page.locator(".bx-beside.no-box-word")).to_have_count(0)


def test_what_happened_since_my_turn_is_told_in_a_line_and_shown_step_by_step(opens: Opens) -> None:
    page = opens(motion=True).new_page()
    page.add_init_script("localStorage.setItem('speed', localStorage.getItem('speed') ?? 'off')")
    open_table(page, "antarctica", ["me", "bot:greedy", "bot:greedy"])
    for _ in range(30):
        wait_for_turn(page)
        if page.locator("#show-news").count():
            break
        before = ply(page)
        page.locator("#options > .opts button.opt").last.click()
        wait_for_change(page, before)
    expect(page.locator("#news")).to_contain_text("since yours")
    page.evaluate(SLOW)
    page.locator("#show-news").click()
    expect(page.locator("#skip")).to_be_visible()
    expect(page.locator("#options")).not_to_be_visible()
    expect(page.locator("#beads")).to_contain_text("1 /")
    page.keyboard.press("Space")
    expect(page.locator("#options")).to_be_visible()
    expect(page.locator("#others")).not_to_be_visible()


def test_the_speed_is_chosen_and_kept(opens: Opens) -> None:
    page = opens(motion=True).new_page()
    open_table(page, "antarctica", ["me", "me"])
    page.keyboard.press("v")
    expect(page.locator("#speed-menu input:checked")).to_have_value("normal")
    page.locator("#speed-menu label").last.click()
    page.reload()
    page.keyboard.press("v")
    expect(page.locator("#speed-menu input:checked")).to_have_value("off")


def test_whoever_wants_little_motion_begins_without(page: Page) -> None:
    open_table(page, "antarctica", ["me", "me"])
    page.keyboard.press("v")
    expect(page.locator("#speed-menu input:checked")).to_have_value("off")


def test_the_focus_is_never_lost_by_acting_on_the_board(page: Page) -> None:
    played(page, "antarctica", 2, 30, 3)
    for _ in range(6):
        place = page.locator("#board [data-action]:visible").first
        if not place.count():
            break
        place.evaluate("one => one.focus()")
        before = ply(page)
        page.keyboard.press("Enter")
        wait_for_change(page, before)
        assert page.evaluate("document.activeElement.matches('#table *, #menu *')")


def test_spectators_are_not_told_of_a_seat(opens: Opens) -> None:
    page, guest = opens().new_page(), opens().new_page()
    open_table(page, "antarctica", ["me", "me"])
    guest.goto(f"{page.url}/replay")
    expect(guest.locator("#move")).to_contain_text("what everybody may see")
    expect(guest.locator("#move")).not_to_contain_text("your seat")


def test_single_keys_can_be_switched_off(page: Page) -> None:
    open_table(page, "antarctica", ["me", "me"])
    page.keyboard.press("?")
    page.locator("#single-keys").uncheck()
    page.keyboard.press("Escape")
    before = ply(page)
    page.keyboard.press("1")
    page.wait_for_timeout(200)
    assert ply(page) == before


def test_prompt_and_log_stay_where_and_what_they_are(opens: Opens) -> None:
    page = opens(TALL).new_page()
    open_table(page, "antarctica", ["me", "bot:greedy", "bot:greedy"])
    tops = []
    while not page.locator("#log-earlier").count():
        answer(page)
        if page.locator("#news").count():  # what was missed, or what the answer has brought
            tops.append(page.locator("#prompt").evaluate("one => one.getBoundingClientRect().top"))
    assert len(tops) > 5
    assert len(set(tops)) == 1
    page.evaluate("for (const one of document.querySelectorAll('#log-list .story')) one.known = one.id")
    answer(page)
    known = "[...document.querySelectorAll('#log-list .story')].map(one => [one.id, one.known ?? ''])"
    found: list[list[str]] = page.evaluate(known)
    assert all(name in ("", own) for own, name in found)
    assert sum(own == name for own, name in found) > len(found) / 4


def answer(page: Page) -> None:
    """The first answer in view; then the others have their turn."""
    wait_for_turn(page)
    before = ply(page)
    page.locator("#options button.opt:visible").first.click()
    wait_for_change(page, before)
    wait_for_turn(page)
