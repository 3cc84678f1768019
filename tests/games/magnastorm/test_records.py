"""The golden games: they end as they did, and between them they show every card, verb and way to end."""

from pathlib import Path

import pytest
from tests.records.golden import FILES, facts, finals, read, replay

from farside.core.state import Event
from farside.games.magnastorm.cards import COMMANDERS, OBJECTIVES
from farside.games.magnastorm.game import GAME

GAMES = [file for file in FILES if file.parent.name == GAME.key]
# Too rare for a game of three hundred moves; each has a test of its own.
RARE_VERBS = {"pick"}
RARE_EVENTS = {"normal-start", "top", "all-top", "no-cube"}


def stories() -> list[Event]:
    """Everything told in the golden games."""
    log: list[Event] = []
    for file in GAMES:
        replay(file, log)
    return log


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_golden_game_ends_as_it_did(file: Path) -> None:
    assert facts(replay(file), GAME.key) == finals(GAME.key)[file.stem]


def test_every_way_to_end_and_every_number_of_players_is_shown() -> None:
    """MAG-END-2, MAG-END-3, MAG-END-4"""
    assert {final["ended"] for final in finals(GAME.key).values()} == {"goal", "administration", "rounds"}
    assert {read(file).seats for file in GAMES} == {2, 3, 4}
    assert {read(file).variants["start"] for file in GAMES} == {1, 2}
    assert {read(file).variants["advanced"] for file in GAMES} == {False, True}


def test_every_verb_is_shown() -> None:
    played = {move.name.split(":")[0] for file in GAMES for move in read(file).moves}
    assert {family.verb for family in GAME.actions.families} - played == RARE_VERBS


def test_every_event_commander_and_objective_is_shown() -> None:
    log = stories()
    assert set(GAME.events) - {event.kind for event in log} == RARE_EVENTS
    assert {event.args[0] for event in log if event.kind == "commander"} == set(range(len(COMMANDERS)))
    assert {event.args[0] for event in log if event.kind == "objective"} == set(range(len(OBJECTIVES)))
