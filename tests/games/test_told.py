"""Everything told is true: every number of every kind of log line is what the position shows, before or afterwards.

What is compared of each line stands in `tells`, game by game; a new kind of line with numbers wants its check there, or
the reason why it has none. Random games and games that were kept reach every kind.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.games.skymines.table import given
from tests.games.telling import Check, Moment, Witness, at_random, kept, said_by, turn
from tests.records.golden import GAMES, HERE, read

from farside.core import shelf
from farside.core.state import Event

TELLS: dict[str, dict[str, Check]] = {key: importlib.import_module(f"tests.games.tells.{key}").TELLS for key in GAMES}
NAMES: dict[str, dict[str, str]] = {key: importlib.import_module(f"tests.games.tells.{key}").NAMES for key in GAMES}

RANDOM: list[tuple[str, dict[str, Any]]] = [
    ("pebble", {}),
    ("antarctica", {"seats": 4, "placement": "free"}),
    ("magnastorm", {}),
    ("mars", {}),
    ("skymines", {"missions": True, "tracks": "random"}),
    ("skymines", {"luna": 4, "seats": 2}),
    ("skymines", {"luna": 6, "side": "belt", "missions": True, "threat": "pirates", "seats": 2}),
]
# Games that were kept: together with the random ones they reach every kind of line.
KEPT: dict[str, list[str]] = {
    "pebble": ["three-flood"],
    "antarctica": ["three-free-scientists", "three-free-still", "four-first-scientists-shipyard"],
    "magnastorm": ["three-advanced-goal"],
    "mars": ["two-scholars-a", "four-scholars-b", "three-full-round"],
    "skymines": [
        *["chapter-4-one-luna-7500", "chapter-3-two-luna-7203", "belt-comet-four-80039"],
        *["belt-singularity-four-40000", "luna-6-two-belt-2114", "belt-anomaly-three-40010"],
    ],
}


def seldom() -> Iterator[Moment]:
    """What no kept game of Skymines has met: a tank that is full, and a unit that nothing takes."""
    ends = {"skymine": 7, "minerva": 19, "astrogo": 20, "tawac": 20}
    paid_for = given(slots={"A": "p1-c2"}, market={}, coins={"A": 5}, marks={"A": ends})
    for state, answers in (
        (given(slots={"A": "A09"}, helium={"A": 28}), ["field:b"]),
        (paid_for, ["use:carbon", "stop"]),
    ):
        game, log = shelf.game("skymines"), Witness()
        state.log, log.state = log, state
        for answer in answers:
            yield from turn(game, log, state, state.waiting()[0], game.actions.parse(answer))


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("key", "variants"), RANDOM)
def test_numbers_that_are_told_are_those_of_the_position(key: str, variants: dict[str, Any], seed: int) -> None:
    assert compared(key, at_random(key, seed, variants))


@pytest.mark.parametrize("key", GAMES)
def test_every_kind_of_line_with_numbers_is_met_and_true(key: str) -> None:
    met = set[str]()
    for name in KEPT[key]:
        met |= compared(key, kept(read(HERE / key / f"{name}.rec")))
    if key == "skymines":
        met |= compared(key, seldom())
    if key == "mars":
        met |= compared(key, at_random(key, 1, {}))
    assert met == set(TELLS[key])


def compared(key: str, moments: Iterator[Moment]) -> set[str]:
    """The kinds of lines of a game that were compared and are true."""
    met = set[str]()
    for one in moments:
        check = TELLS[key].get(one.event.kind)
        if check is not None and (check.stands or not one.set_up):
            assert check.holds(one, said_by(key, one.event)), (key, one.event, one.lines)
            met.add(one.event.kind)
    return met


@pytest.mark.parametrize("key", GAMES)
def test_every_number_of_a_line_is_compared_or_has_its_reason(key: str) -> None:
    lexicon = shelf.game(key).lexicon
    numbers = {
        f"{sentence.removeprefix('log-')}.{slot.name}"
        for sentence, slots in lexicon.sentences.items()
        for slot in slots
        if sentence.startswith("log-") and (slot.type == "n" or slot.type in lexicon.heaps)
    }
    checked = {f"{kind}.{name}" for kind, check in TELLS[key].items() for name in check.names}
    assert numbers == checked | set(NAMES[key])
    assert not checked & set(NAMES[key])


@pytest.mark.parametrize(("key", "kind"), [("antarctica", "advance"), ("magnastorm", "give-up")])
def test_a_line_that_is_not_true_is_found(key: str, kind: str) -> None:
    """The two that once told steps that were not made, and reputation that nobody had to lose."""
    lines = [one for one in kept(read(HERE / key / f"{KEPT[key][0]}.rec")) if one.event.kind == kind]
    assert lines
    for one in lines:
        said = said_by(key, one.event)
        lie = {name: number + (name in ("steps", "n")) for name, number in said.items()}
        assert TELLS[key][kind].holds(one, said)
        assert not TELLS[key][kind].holds(one, lie), said


@pytest.mark.parametrize(
    ("key", "part", "whole"), [("antarctica", "score-", "score-total"), ("skymines", "score", "total")]
)
def test_points_add_up_to_what_is_told_in_the_end(key: str, part: str, whole: str) -> None:
    game, log, dice = shelf.game(key), list[Event](), Random(5)
    state = game.start(seats=3, seed=5, log=log)
    while not state.over:
        seat = state.waiting()[0]
        state.act(seat, dice.choice(state.options(seat)))
    for seat in range(3):
        mine = [event for event in log if event.seat == seat]
        points = sum(said_by(key, one)["points"] for one in mine if one.kind.startswith(part) and one.kind != whole)
        told = [said_by(key, one)["points"] for one in mine if one.kind == whole]
        assert told == [points]
        assert game.scores(state)[seat] == points
