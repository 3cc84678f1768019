"""Features: named, finite, and priced at first as the hand-written taste prices them."""

from __future__ import annotations

from math import isfinite
from random import Random
from typing import Any

import pytest

import farside
from farside.bots.abilities import end_value, next_round, rounds_of
from farside.bots.features import PHASES, Features, Sheet, Tally, blend, row_of
from farside.bots.learnt import Learnt
from farside.bots.mind import features_for, handmade_for
from farside.core.state import State

LEARNT = [key for key in farside.shelf() if features_for(farside.game(key)) is not None]
OUR_OWN = ["antarctica", "magnastorm", "mars", "pebble", "skymines"]
LINEAR = [key for key in LEARNT if key != "skymines"]  # its hand-written taste prices cards by the moment


def features(key: str) -> Features:
    found = features_for(farside.game(key))
    assert found is not None
    return found


def positions(key: str, seats: int, most: int = 120) -> list[tuple[State, State, int]]:
    """Positions of a random game before and after an answer, and who gave it."""
    game, dice = farside.game(key), Random(seats)
    state: State = game.start(seats=seats, seed=seats)
    found: list[tuple[State, State, int]] = []
    while not state.over and state.ply < most:
        before, seat = state.clone(), state.turn()
        state.act(seat, dice.choice(state.options(seat)))
        if state.ply % 3 == 0:
            found.append((before, state.clone(), seat))
    return found


def test_every_game_has_features():
    assert set(OUR_OWN) <= set(LEARNT)


@pytest.mark.parametrize("key", LEARNT)
def test_features_are_named_once_and_priced_by_phase(key: str):
    names = features(key).names
    assert len(set(names)) == len(names) > 0
    assert all(name.strip() == name != "" for name in names)
    assert len(features(key).prices) == PHASES * len(names)


@pytest.mark.parametrize("key", LEARNT)
@pytest.mark.parametrize("seats", [2, 4])
def test_features_are_finite_and_time_runs_from_nothing_to_one(key: str, seats: int):
    counted = features(key)
    for before, after, _seat in positions(key, seats):
        assert all(map(isfinite, row_of(counted, after, counted.time(before))))
        assert 0.0 <= counted.time(after) <= 1.0


@pytest.mark.parametrize("key", LINEAR)
def test_the_first_prices_are_those_of_the_hand_written_taste(key: str):
    hand = handmade_for(farside.game(key))
    taste = Learnt(features(key), features(key).prices, hand)
    for before, after, seat in positions(key, 3):
        if not after.over:
            wanted = hand.for_decision(before).value(after, seat)
            assert taste.for_decision(before).value(after, seat) == pytest.approx(wanted, abs=1e-9)


def test_a_tally_adds_up_by_seat_in_points_or_feature_by_feature():
    for tally in (priced := Tally(2, 3, [1.0, 10.0, 100.0]), plain := Tally(2, 3)):
        tally.turn_to(1)
        tally.add(2, 3)
        tally.turn_to(0)
        tally.add(0, 0.5)
        tally.turn_to(1)
        tally.add(1, 2.0)
        tally.add(2, 1)
    assert priced.total() == [0.5, 420.0]
    assert plain.row == [0.5, 0, 0, 0, 2.0, 4.0]


def test_a_finished_game_is_worth_its_lead():
    game, dice = farside.game("pebble"), Random(1)
    state = game.start(seats=2, seed=1)
    while not state.over:
        state.act(state.turn(), dice.choice(state.options(state.turn())))
    taste = Learnt(features("pebble"), features("pebble").prices, handmade_for(game))
    scores = game.scores(state)
    assert taste.value(state, 0) == scores[0] - scores[1]


def test_prices_go_over_from_phase_to_phase():
    sheet = Sheet()
    assert (sheet.add("a", 1.0, 3.0, 9.0), sheet.steady("b", 2.0), sheet.melting("c", 4.0)) == (0, 1, 2)
    assert blend(sheet.prices, 0.0) == [1.0, 2.0, 4.0]
    assert blend(sheet.prices, 0.25) == [2.0, 2.0, 3.0]
    assert blend(sheet.prices, 0.5) == [3.0, 2.0, 2.0]
    assert blend(sheet.prices, 1.0) == [9.0, 2.0, 0.0]
    assert blend(sheet.prices, 7.0) == blend(sheet.prices, 1.0)
    assert blend(sheet.prices, -7.0) == blend(sheet.prices, 0.0)


def test_a_decision_has_one_time():
    game = farside.game("pebble")
    state = game.start(seats=2, seed=1)
    counted = features("pebble")
    prices = [price * (at % PHASES) for at, price in enumerate(counted.prices)]
    taste = Learnt(counted, prices, handmade_for(game))
    state.owner[0] = 0
    first, fixed = taste.value(state, 0), taste.for_decision(state)
    state.round = 5
    assert fixed.value(state, 0) == pytest.approx(first)
    assert taste.value(state, 0) > first


@pytest.mark.parametrize("variants", [{"luna": 3}, {"side": "belt"}, {"missions": True}])
def test_variants_that_are_not_counted_are_left_to_the_hand_written_taste(variants: dict[str, Any]):
    game = farside.game("skymines")
    hand = handmade_for(game)
    taste = Learnt(features("skymines"), features("skymines").prices, hand)
    state = game.start(seats=2, seed=1, **variants)
    assert not features("skymines").knows(state)
    assert taste.value(state, 0) == hand.value(state, 0)
    assert not isinstance(taste.for_decision(state), Learnt)


def test_bargains_at_mars_are_left_to_the_hand_written_taste():
    game, dice = farside.game("mars"), Random(1)
    taste = Learnt(features("mars"), features("mars").prices, handmade_for(game))
    state = game.start(seats=2, seed=1)
    seen: set[bool] = set()
    while seen != {True, False}:
        seen.add(features("mars").leaves(state))
        assert isinstance(taste.for_decision(state), Learnt) != features("mars").leaves(state)
        state.act(state.turn(), dice.choice(state.options(state.turn())))


def test_other_counts_of_players_are_left_to_the_hand_written_taste():
    game = farside.game("pebble")
    hand = handmade_for(game)
    taste = Learnt(features("pebble"), [0.0] * len(features("pebble").prices), hand, counts=[2, 4])
    for seats in game.seats:
        state = game.start(seats=seats, seed=1)
        state.owner[0] = 0
        assert taste.value(state, 0) == (hand.value(state, 0) if seats == 3 else 0)
        assert isinstance(taste.for_decision(state), Learnt) == (seats != 3)


def test_what_kind_of_game_it_is_the_hand_written_taste_knows():
    game = farside.game("skymines")
    hand = handmade_for(game)
    taste = Learnt(features("skymines"), features("skymines").prices, hand)
    state = game.start(seats=2, seed=1)
    rounds = rounds_of(taste)
    assert not taste.haste
    assert rounds.round_of(state) == rounds_of(hand).round_of(state) == 1
    assert end_value(taste, state, 0) == taste.value(state, 0)
    assert next_round(taste) is taste
