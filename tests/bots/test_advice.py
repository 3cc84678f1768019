"""Advice: what is printed is what the order is made from; nothing is ranked inside the doubt."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

import farside
from farside.bots.advice import BEST, GROUPS, LEVEL, MOST, Hint, hints, short
from farside.core.state import State


def somewhere(key: str, seats: int, plies: int) -> State:
    state: State = farside.game(key).start(seats=seats, seed=4)
    dice = Random(9)
    while state.ply < plies or len(state.options(state.turn())) < 3:
        seat = state.turn()
        state.push(seat, dice.choice(state.options(seat)))
    return state


@pytest.mark.parametrize(("key", "seats"), [("pebble", 2), ("antarctica", 3), ("magnastorm", 2), ("mars", 3)])
@pytest.mark.parametrize("plies", [4, 16])
def test_no_hint_stands_above_a_better_one(key: str, seats: int, plies: int):
    game, state = farside.game(key), somewhere(key, seats, plies)
    seat = state.turn()
    found = hints(game.sight(state, seat, Random(1)), iterations=80)
    assert 1 <= len(found) <= MOST
    places = [GROUPS.index(hint.group) for hint in found]
    assert places == sorted(places)
    for one, other in pairwise(found):
        assert one.group == other.group == LEVEL or one.loss <= other.loss
    assert all(hint.turn[0] == hint.action and hint.action in state.options(seat) for hint in found)


def test_whoever_is_not_asked_gets_none():
    game = farside.game("antarctica")
    state = game.start(seats=2, seed=1)
    other = 1 - state.waiting()[0]
    assert hints(game.sight(state, other, Random(1)), iterations=8) == []


def test_turns_with_the_same_end_are_one_line():
    game, state = farside.game("antarctica"), somewhere("antarctica", 2, 40)
    seat = state.turn()
    found = hints(game.sight(state, seat, Random(2)), iterations=160)
    ends = set()
    for hint in found:
        dream = game.imagine(state, seat, Random(3))
        for action in hint.turn:
            if dream.asked(seat) and action in dream.options(seat):
                dream.push(seat, action)
        ends.add((tuple(dream.stack), dream.freeze()))
    assert len(ends) == len(found)


def test_one_that_is_weaker_shows_what_level_means():
    level = [Hint(at, (at,), LEVEL) for at in range(2)]
    weaker = [Hint(at, (at,), "weaker") for at in range(2, 6)]
    assert short(level + weaker) == [*level, weaker[0]]
    assert short([Hint(9, (9,), BEST), *weaker])[0].group == BEST
