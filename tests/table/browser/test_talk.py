"""Talk in two browsers: words arrive live, stand at their move on the board, and stay out of the way."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from tests.table.browser.conftest import WIDE, Opens
from tests.table.browser.moves import until
from tests.table.browser.test_axe import seen_by_axe

pytestmark = pytest.mark.browser

PHONE = (390, 844)
PEOPLE = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}]


def two(opens: Opens, size: tuple[int, int] = WIDE) -> tuple[Page, Page]:
    """Two people at a table of Antarctica after one move: the first has this screen."""
    ann, ben = opens(size).new_page(), opens().new_page()
    made = ann.request.post("/api/v1/tables", data={"game": "antarctica", "seats": PEOPLE, "seed": 5}).json()
    for page, seat in ((ann, 0), (ben, 1)):
        page.goto(f"/t/{made['table']}?token={made['seats'][seat]['token']}")
        page.wait_for_selector("#table")
    asked = ann if ann.locator("#table").get_attribute("data-mine") else ben
    asked.locator("#options button.opt:visible").first.click()
    for page in (ann, ben):
        until(page, "document.querySelector('#table').dataset.ply > 0")
    return ann, ben


def write(page: Page, text: str) -> None:
    page.keyboard.press("t")
    page.fill("#say-text", text)
    page.press("#say-text", "Enter")


def test_words_arrive_live_escaped_and_what_is_being_written_stays(opens: Opens):
    ann, ben = two(opens)
    ben.keyboard.press("t")
    ben.fill("#say-text", "half a sent")
    write(ann, "<i>just</i> in time")
    ben.wait_for_selector("#log-list .word .saying:text('<i>just</i> in time')")
    assert ben.input_value("#say-text") == "half a sent"
    assert ann.input_value("#say-text") == ""
    ben.press("#say-text", "Enter")
    ann.wait_for_selector("#log-list .word .saying:text('half a sent')")
    ben.locator("#log-list .word button").click()
    until(ann, "!document.querySelector('#log-list').textContent.includes('half a sent')")
    assert seen_by_axe(ann) == []


def test_a_sign_on_the_board_tells_the_words_when_it_has_the_focus(opens: Opens):
    ann, ben = two(opens)
    ben.locator(".composer").evaluate("node => node.open = true")
    ben.locator(".six button[value=clap]").click()
    sign = ann.locator("#board .talk-sign")
    sign.wait_for()
    assert ann.locator("#talk-note").count() == 0
    sign.focus()
    assert ann.locator("#talk-note").text_content() == "Ben: Well played"


def test_on_a_phone_talk_is_a_page_of_the_table_with_a_number(opens: Opens):
    ann, ben = two(opens, PHONE)
    write(ben, "hello")
    ann.wait_for_selector("#tab-table .talk-count:text('1')")
    ann.click("#tab-table")
    ann.click("#page-talk")
    assert ann.locator("#talk-list").inner_text().endswith("hello")
    assert ann.locator(".talk-count").count() == 0
    assert ann.locator("#players").is_hidden()
    assert ann.locator("#log").is_hidden()
    box = ann.locator(".six button").first.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    ann.focus("#say-text")
    assert ann.locator("#tabs").is_hidden()
    assert seen_by_axe(ann) == []
