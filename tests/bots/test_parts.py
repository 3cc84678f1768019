"""Reasons: what a position is worth, taken apart, adds up for every title, count of players and kind of game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import farside
from farside.bots.mind import handmade_for, taste_for
from farside.bots.parts import ASIDE, total
from farside.bots.reasons import Reason, ending, reasons, worth_telling
from farside.bots.reasons import total as sum_of
from farside.bots.taste import Lead
from farside.core.game import Value
from farside.core.languages import LANGUAGES

Case = tuple[str, int, dict[str, Value]]
CASES: list[Case] = [
    (key, seats, {}) for key in ("antarctica", "magnastorm", "mars", "pebble", "skymines") for seats in (2, 3, 4)
]
CASES += [
    ("skymines", 1, {}),
    ("skymines", 2, {"side": "belt", "missions": True}),
    ("skymines", 3, {"side": "belt", "threat": True}),
]


def positions(key: str, seats: int, variants: dict[str, Value], every: int = 9):
    """Some positions of a game by lot, and its last one."""
    game = farside.game(key)
    dice = Random(f"{key} {seats}")
    chosen: dict[str, Any] = game.usual(seats) | variants
    state = game.start(seats=seats, seed=7, **chosen)
    while not state.over:
        if state.ply % every == 0:
            yield state
        seat = state.turn()
        state.push(seat, dice.choice(state.options(seat)))
    yield state


@pytest.mark.parametrize(("key", "seats", "variants"), CASES)
def test_parts_add_up_to_the_value(key, seats, variants):
    game = farside.game(key)
    for taste in (taste_for(game), handmade_for(game), Lead(game)):
        for state in positions(key, seats, variants, 30):
            for one in (taste, taste.for_search(state)):
                parts = one.parts(state)
                for seat in range(seats):
                    assert total(parts, seat) == pytest.approx(one.value(state, seat), abs=1e-9)


@pytest.mark.parametrize(("key", "seats", "variants"), CASES)
def test_every_part_has_a_name_in_every_language(key, seats, variants):
    game = farside.game(key)
    keys = {
        part.key
        for taste in (taste_for(game), handmade_for(game))
        for state in positions(key, seats, variants, 60)
        for part in taste.parts(state)
    }
    for lang in LANGUAGES:
        missing = [part for part in sorted(keys - {ASIDE, "whole"}) if not game.phrases(lang).has(f"worth-{part}")]
        assert not missing, (lang, missing)


@pytest.mark.parametrize("key", ["antarctica", "magnastorm", "mars", "pebble", "skymines"])
def test_reasons_add_up_to_the_difference_of_two_turns(key):
    game = farside.game(key)
    state = next(one for one in positions(key, 2, {}, 1) if one.ply > 6 and len(one.options(one.turn())) > 1)
    seat = state.turn()
    one, other = state.options(seat)[:2]
    found = reasons(game.sight(state, seat, Random(3)), [one], [other], 1)
    sight = game.sight(state, seat, Random(3))
    dream, luck = sight.imagine(), sight.dice.getrandbits(64)
    taste = taste_for(game).for_search(dream)
    better, worse = (ending(sight, dream, taste, [action], luck) for action in (one, other))
    assert sum_of(found) == pytest.approx(taste.value(better, seat) - taste.value(worse, seat), abs=1e-6)


def test_at_most_three_are_told_gains_first_and_never_against_the_loss():
    found = [Reason("a", -2.0, 0.0), Reason("b", 5.0, 0.0), Reason("c", 0.0, -3.0), Reason("d", 0.4, 0.0)]
    assert [one.key for one in worth_telling(found)] == ["b", "c", "a"]
    assert worth_telling([Reason("a", -1.0, 0.0)]) == []
    assert worth_telling([Reason("a", 1.0, 3.0), Reason("whole", 9.0, 0.0)]) == []
