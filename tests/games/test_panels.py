"""Every question names the panel it is about, every panel that is named is drawn, and every one is on a tab."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from farside.core import shelf
from farside.core.game import LANGUAGES
from farside.core.panels import MOST_TABS, TABLE, Panel, by_question, plain_tabs, tab_of
from farside.core.view import Part

GAMES = shelf.shelf()
SIGNS = Path(__file__).resolve().parents[2] / "src/farside/web/templates/symbols.svg"
LONGEST_NAME = 12  # letters that fit under the sign of a tab on the narrowest phone
LONG = 300  # moves of one game, unless it is over before
VARIANTS: dict[str, list[dict[str, Any]]] = {
    "skymines": [{}, {"side": "belt", "missions": True, "threat": True}, {"luna": 3}],
}


def parts_of(key: str, variants: dict[str, Any]) -> dict[str, Part]:
    """All parts that are drawn in a game, from its beginning to its end."""
    game, dice = shelf.game(key), Random(7)
    state = game.start(seats=3, seed=7, **variants)
    found: dict[str, Part] = {}
    for at in range(LONG):
        if at % 60 == 0 or state.over:
            found |= {part.key: part for part in game.paint(game.view(state, 0), game.voice("en", (), 0))}
        if state.over:
            break
        seat = state.waiting()[0]
        state.act(seat, dice.choice(state.options(seat)))
    return found


@pytest.mark.parametrize("key", GAMES)
def test_every_question_names_its_panel_and_no_other_question_does(key: str) -> None:
    game = shelf.game(key)
    assert set(game.panels) == set(game.questions)


@pytest.mark.parametrize("key", GAMES)
def test_every_panel_that_is_named_is_drawn(key: str) -> None:
    game = shelf.game(key)
    drawn = set[str]().union(*[parts_of(key, variants) for variants in VARIANTS.get(key, [{}])])
    named = {part for panel in game.panels.values() for part in (panel.first, *panel.also)}
    listed = {part for tab in (*game.tabs, *game.companion) for part in tab.parts}
    assert named <= drawn
    assert listed <= drawn


@pytest.mark.parametrize("key", GAMES)
def test_every_part_is_on_one_tab(key: str) -> None:
    game = shelf.game(key)
    for variants in VARIANTS.get(key, [{}]):
        for part in parts_of(key, variants).values():
            tabs = [tab.key for tab in game.tabs if part.key in tab.parts]
            on_the_table = part.place in ("strip", "players")
            assert len(tabs) == (0 if on_the_table else 1), f"{part.key} is on {tabs}"


@pytest.mark.parametrize("key", GAMES)
def test_a_phone_has_at_most_six_tabs_with_names_and_signs(key: str) -> None:
    game = shelf.game(key)
    symbols = re.findall(r'id="([^"]+)"', SIGNS.read_text(encoding="utf-8") + game.symbols())
    assert len(game.tabs) + 1 <= MOST_TABS
    assert len({tab.key for tab in game.tabs} | {TABLE}) == len(game.tabs) + 1
    for tab in (*game.tabs, *game.companion):
        assert tab.sign in symbols, tab.sign
    for lang in LANGUAGES:
        names = [game.phrases(lang).say(f"tab-{tab.key}") for tab in game.tabs]
        assert not [name for name in names if len(name) > LONGEST_NAME], lang
        assert len(set(names)) == len(names)
        assert all(game.phrases(lang).has(f"tab-{tab.key}") for tab in game.companion)


def test_a_table_of_panels_has_a_question_once() -> None:
    assert by_question({"a b": ["x", "y"], "c": ["z"]}) == {
        "x": Panel("a", ("b",)),
        "y": Panel("a", ("b",)),
        "z": Panel("c"),
    }
    with pytest.raises(AssertionError, match="one panel"):
        by_question({"a": ["x"], "b": ["x"]})


def test_a_title_without_tabs_has_one_for_each_part() -> None:
    parts = [Part("board", "board", "", ""), Part("line", "strip", "", ""), Part("hand", "aside", "", "")]
    tabs = plain_tabs(parts)
    assert [tab.key for tab in tabs] == ["board", "hand"]
    assert tab_of(tabs, "hand") == "hand"
    assert tab_of(tabs, "players") == TABLE
