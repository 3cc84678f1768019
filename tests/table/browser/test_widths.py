"""The widths that `farside texts` reckons with are those of the page: letters, and the room of the tabs at 390 px."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page
from tests.table.browser.moves import wait_for_turn

from farside import wording

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "tools"))
import widths

pytestmark = pytest.mark.browser


def test_letters_are_as_wide_as_the_table_says(page: Page) -> None:
    page.goto("/")
    table = json.loads(wording.WIDTHS.read_text(encoding="utf-8"))
    for weight, letters in widths.glyphs(page).items():
        known = {letter: table["glyphs"][weight].get(letter, 0.0) for letter in letters}
        assert letters == pytest.approx(known, abs=0.02), "python tools/widths.py"


def test_tabs_have_the_room_that_the_table_says(page: Page) -> None:
    page.set_viewport_size(widths.PHONE)
    page.goto("/")
    page.locator("#game-mars button.go").click()
    wait_for_turn(page)
    found = page.evaluate(widths.ROOMS, [])
    table = json.loads(wording.WIDTHS.read_text(encoding="utf-8"))["places"]["mars"]
    rooms = [one["room"] for key, one in table.items() if key.startswith("tab-")]
    assert min(one[3] for one in found if one[0] == "tab") == pytest.approx(min(rooms), rel=0.1), "tools/widths.py"
