"""The picture: well-formed, clickable where something is open, in three languages."""

import re
from xml.etree import ElementTree

import pytest
from tests.games.pebble.river import given, play

from farside.core import checks, marks
from farside.games.pebble.game import GAME
from farside.games.pebble.state import PebbleState


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_every_position_of_a_game_can_be_drawn(lang: str):
    walk = checks.Walk(GAME, 3, 5, {"river": "flood"})
    for state in walk.steps():
        assert isinstance(state, PebbleState)
        for seat in (0, 1, 2, None):
            view = GAME.view(state, seat)
            ElementTree.fromstring(GAME.picture(view, lang))
            for part in GAME.paint(view, GAME.voice(lang, (), seat)):
                ElementTree.fromstring(part.markup)


def test_what_is_open_can_be_clicked():
    state = play(given("duck owl heron", "owl owl heron", "owl swan swan"), "plan:duck", "plan:owl", "plan:owl")
    assert shown(state, 0) == {GAME.actions.name(action) for action in state.options(0)}
    assert shown(state, 1) == set()
    play(state, "settle:ford")
    assert shown(state, 0) == {"give:sky", "give:green"}


def shown(state, seat: int) -> set[str]:
    parts = GAME.paint(GAME.view(state, seat), GAME.voice("en", (), seat))
    return {name for part in parts for name in re.findall(r'data-action="([^"]+)"', part.markup)}


def test_the_planned_birds_are_targets_of_the_hand():
    assert shown(given("duck owl heron", "owl owl owl"), 0) == {"plan:duck", "plan:owl", "plan:heron"}


def test_names_are_escaped():
    state = given("duck owl heron", "owl owl owl")
    parts = GAME.paint(GAME.view(state, 0), GAME.voice("en", ("<b>", "&"), 0))
    assert "&lt;b&gt;" in parts[2].markup
    ElementTree.fromstring(parts[2].markup)


def test_every_symbol_used_is_there():
    given_ids = set(re.findall(r'id="([^"]+)"', marks.shared_symbols() + GAME.symbols()))
    view = GAME.view(given("duck owl heron", "owl owl owl"), 0)
    markup = "".join(part.markup for part in GAME.paint(view, GAME.voice("en", (), 0)))
    used = set(re.findall(r'href="#([^"]+)"', markup))
    assert used <= given_ids | set(re.findall(r'id="([^"]+)"', markup))


def test_the_position_in_words():
    sections = GAME.describe(GAME.view(given("duck owl heron", "owl owl owl"), 0), GAME.voice("en", (), 0))
    assert [name for name, _lines in sections] == ["Your birds", "The river with its nine sites", "Players"]
    assert sections[1][1][2] == "ford: costs 3, 3 points"
    assert sections[0][1][0] == "heron: rank 2, no pebbles, sites cost 1 less"
