"""Vectors: of one length, with a name for every entry, and without a leak."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import Any

import numpy as np
import pytest
from tests.envs.tables import TABLES, VARIANTS, needed

import farside
from farside.core.checks import Walk
from farside.core.game import Game
from farside.core.state import State
from farside.envs.codec import Codec, codec, outcome


def looks(book: Codec, seed: int, every: int):
    """Positions of a random game, now and then."""
    walk = Walk(book.game, book.seats, seed, book.variants)
    for state in walk.steps():
        if state.ply % every == 0 or state.over:
            yield state, walk.dice


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_vector_has_one_length_all_game_long_and_tells_nothing_that_its_seat_cannot_know(key: str, seats: int):
    book = codec(key, seats, **needed(key, seats))
    for state, dice in looks(book, 5, every=37):
        for seat in range(seats):
            vector = book.vector(state, seat)
            assert vector.shape == (len(book),)
            assert vector.dtype == np.float32
            assert 0 <= vector.min() <= vector.max() <= 1
            dream = book.game.imagine(state, seat, dice)
            assert book.bytes(dream, seat) == book.bytes(state, seat), f"ply {state.ply}, seat {seat}"
    the_end_is_worth_0_in_all(book, state)


def the_end_is_worth_0_in_all(book: Codec, state: State) -> None:
    worth, winners = outcome(book.game, state), book.game.winners(state)
    if len(book.game.scores(state)) == book.seats:  # nobody plays without a seat
        assert sum(worth) == pytest.approx(0)
    assert [seat for seat in range(book.seats) if worth[seat] > 0] == (
        [] if len(winners) == book.seats > 1 else [seat for seat in winners if seat < book.seats]
    )


@pytest.mark.parametrize(("key", "variants"), VARIANTS)
def test_variants_are_sensed_as_well(key: str, variants: dict[str, Any]):
    book = codec(key, **variants)
    for state, dice in looks(book, 7, every=43):
        seat = dice.randrange(book.seats)
        assert book.bytes(book.game.imagine(state, seat, dice), seat) == book.bytes(state, seat)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_entry_has_a_name_of_its_own(key: str, seats: int):
    book = codec(key, seats, **needed(key, seats))
    assert len(book.names) == len(set(book.names)) == len(book)


@pytest.mark.parametrize("key", farside.shelf())
def test_every_game_of_ours_says_itself_what_a_learner_is_given(key: str):
    assert type(farside.game(key)).sense is not Game.sense


def test_a_game_that_says_nothing_is_read_off_its_view():
    title = farside.game("pebble")
    silent = type("Silent", (type(title),), {"sense": Game.sense})()
    book = Codec(silent, 3, {})
    state = book.start(1)
    read = book.read(book.vector(state, 1))
    assert read["rounds"] == state_rounds()
    assert {"river", "owner.0", "pebbles.2", "hand.0"} <= set(book.names)
    assert len({len(book.vector(state, seat)) for seat in range(3)}) == 1


def state_rounds() -> int:
    from farside.games.pebble.components import ROUNDS

    return ROUNDS[3]


def test_seats_are_counted_from_the_one_who_looks():
    book = codec("pebble", 3)
    state = book.start(1)
    state.pebbles = [1, 2, 3]  # type: ignore[attr-defined]  # a position of Pebble
    for seat in range(3):
        read = book.read(book.vector(state, seat))
        assert [read[f"players.{turn}.pebbles"] for turn in range(3)] == [(seat + turn) % 3 + 1 for turn in range(3)]


def test_a_vector_can_be_read_back():
    book = codec("antarctica")
    state = book.start(4)
    read = book.read(book.vector(state, 0))
    assert read["players.0.staff"] == state.staff[0]  # type: ignore[attr-defined]  # a position of Antarctica
    assert read["asked.0"] + read.get("asked.1", 0) == 1 or read["asked.1"] == 1


def test_a_mask_is_1_where_an_action_is_open():
    book = codec("antarctica", 2)
    state = book.start(4)
    options = state.options(state.turn())
    assert np.flatnonzero(book.mask(options)).tolist() == sorted(options)


def test_unknown_settings_are_refused_with_what_is_possible():
    with pytest.raises(ValueError, match="possible: antarctica"):
        codec("chess")
    with pytest.raises(ValueError, match="2 to 4 players, not 7"):
        codec("pebble", 7)
    with pytest.raises(ValueError, match="possible: calm, flood"):
        codec("pebble", 2, river="dry")


def test_a_codec_is_copied_by_name():
    book = codec("pebble", 3, river="flood")
    assert pickle.loads(pickle.dumps(book)) is book
    assert copy.deepcopy(book) is book


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_position_in_mid_game_can_be_pickled_and_copied(key: str, seats: int):
    book, dice = codec(key, seats, **needed(key, seats)), Random(3)
    state = book.start(3)
    for _answer in range(25):
        if not state.over:
            seat = dice.choice(state.waiting())
            state.act(seat, dice.choice(state.options(seat)))
    for twin in (copy.deepcopy(state), copy.copy(state), pickle.loads(pickle.dumps(state))):
        assert twin.freeze_all() == state.freeze_all()
        assert twin.waiting() == state.waiting()
        assert [twin.options(seat) for seat in range(seats)] == [state.options(seat) for seat in range(seats)]
        if not twin.over:
            twin.act(twin.turn(), twin.options(twin.turn())[0])
            assert twin.freeze_all() != state.freeze_all()
