"""Reflex: a learnt policy that reads a position, sees no more than its seat may, and never looks ahead."""

from __future__ import annotations

import tomllib
from random import Random
from typing import Any

import pytest

import farside
from farside.bots.instincts import FEWEST, POLICY, Leaning, index_of, instinct_for, policy_of
from farside.bots.lesson import LessonError
from farside.bots.mind import mind_for
from farside.bots.policy import Index, Instinct, Pad, Policy, drawn
from farside.bots.reflex import BOT, answer_of
from farside.core.game import Sight
from farside.core.state import State
from farside.games.pebble.game import GAME
from farside.lab.match import match

KINDS: list[tuple[str, int, dict[str, Any]]] = [
    ("pebble", 3, {"river": "flood"}),
    ("antarctica", 3, {}),
    ("magnastorm", 2, {}),
    ("mars", 3, {}),
    ("skymines", 2, {}),
    ("skymines", 1, {"luna": 5}),
]


def positions(key: str, seats: int, variants: dict[str, Any], every: int, most: int = 90):
    """Positions of a game played by reflex itself, with the dice they were reached by."""
    game, dice = farside.game(key), Random(3)
    state: State = game.start(seats=seats, seed=11, log=None, **variants)
    while not state.over and state.ply < most:
        seat = state.turn()
        if state.ply % every == 0 and len(state.options(seat)) > 1:
            yield state, seat
        state.push(seat, BOT.glance(game, state, seat, dice))


@pytest.mark.parametrize(("key", "seats", "variants"), KINDS)
def test_what_a_seat_cannot_know_makes_no_difference(key: str, seats: int, variants: dict[str, Any]):
    game = farside.game(key)
    index, policy = index_of(game), policy_of(mind_for(game))
    for state, seat in positions(key, seats, variants, 3):
        options, before = state.options(seat), state.freeze_all()
        told = [told_of(pad) for pad in index.note(policy, state, seat, options)]
        dream = game.imagine(state, seat, Random(state.ply))
        assert told == [told_of(pad) for pad in index.note(policy, dream, seat, options)]
        assert state.freeze_all() == before, "a position is read, never changed"


def told_of(pad: Pad) -> list[tuple[int, float]]:
    return list(zip(pad.places, pad.much, strict=True))


@pytest.mark.parametrize(("key", "seats", "variants"), KINDS)
def test_prices_are_added_up_in_play_as_they_are_learnt(key: str, seats: int, variants: dict[str, Any]):
    game = farside.game(key)
    instinct, policy = instinct_for(game), policy_of(mind_for(game))
    for state, seat in positions(key, seats, variants, 7):
        options = state.options(seat)
        liked = [
            sum(instinct.prices[at] * much for at, much in told_of(pad))
            for pad in instinct.index.note(policy, state, seat, options)
        ]
        assert instinct.scores(state, seat, options) == pytest.approx(liked, abs=1e-6)


@pytest.mark.parametrize("key", farside.shelf())
def test_every_feature_has_a_name_of_its_own(key: str):
    names = index_of(farside.game(key)).names
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("key", ["antarctica", "magnastorm", "mars", "pebble", "skymines"])
def test_the_weights_say_where_they_come_from(key: str):
    text = mind_for(farside.game(key)).lesson(POLICY)
    assert text is not None
    file = tomllib.loads(text)
    assert file["game"] == key
    assert file["edition"] <= farside.game(key).edition
    assert file["command"].startswith(f"farside learn {key} --policy")
    assert {"seed", "games", "minutes", "box", "decisions"} <= set(file)
    assert set(file["prices"]) <= set(index_of(farside.game(key)).names)
    assert any(instinct_for(farside.game(key)).prices)


def test_a_sight_is_answered_like_the_position_it_was_made_of():
    state = GAME.start(seats=3, seed=4)
    sight = Sight(GAME, 1, None, GAME.imagine(state, 1, Random(3)), Random(8))
    assert BOT.choose(sight) == BOT.glance(GAME, state, 1, Random(8))


def test_the_lab_hands_positions_to_reflex_alone():
    state, asked = GAME.start(seats=2, seed=4), []

    class Curious(type(BOT)):  # type: ignore[misc]  # a stranger that says it only reads
        def choose(self, sight):
            asked.append(sight)
            return sight.options[0]

        def glance(self, game, state, seat, dice):
            raise AssertionError("it was shown the game")

    assert answer_of(Curious(), GAME, state, 0, Random(1)) in state.options(0)
    assert len(asked) == 1


def test_better_liked_options_are_drawn_more_often_and_coldly_always():
    dice = Random(1)
    often = sum(drawn([0.0, 1.0], 1.0, 1.0, dice) for _time in range(2000))
    assert 0.70 < often / 2000 < 0.76  # e to 1
    cold = Instinct(Policy(), Index(GAME.actions, ["plan"], Policy()), [0.0] * 99, 0.0)
    assert cold.pick([0.1, 0.3, 0.2], dice) == 1


def test_a_game_that_tells_nothing_has_prices_for_verbs_and_arguments():
    index = Index(GAME.actions, [step.name for step in GAME.steps], Policy())
    assert "settle:ford" in index.names
    assert "pass when asked turn" in index.names
    state = GAME.start(seats=2, seed=4)
    pads = index.note(Policy(), state, 0, state.options(0))
    assert all(len(pad.places) == 2 for pad in pads), "the verb at this question, and its argument"


def test_a_price_of_nothing_that_is_told_is_refused_in_the_box_it_was_learnt_from():
    index = index_of(GAME)
    leaning = Leaning("pebble", 1, [2], {}, {"points": 1.0, "feathers": 2.0})
    with pytest.raises(LessonError, match="a price of 'feathers', which is no feature"):
        leaning.priced(index, "policy.toml", True)
    assert leaning.priced(index, "policy.toml", False)[index.names.index("points")] == 1.0


def test_a_leaning_is_written_and_read_again():
    leaning = Leaning("pebble", 1, [2], {"seed": 3, "warmth": 0.5}, {"points": 1.25, "price": FEWEST / 2})
    again = Leaning.loads(leaning.dumps(), "policy.toml")
    assert (again.prices, again.origin, again.counts) == ({"points": 1.25}, {"seed": 3, "warmth": 0.5}, [2])
    with pytest.raises(LessonError, match="'points': expected a number with decimals"):
        Leaning.loads(leaning.dumps().replace("1.250", "true"), "policy.toml")


@pytest.mark.parametrize("key", ["pebble", "antarctica"])
def test_reflex_beats_chance(key: str):
    standing = match(farside.game(key), ["reflex", "chance"], 8, seed=980001).standings[0]
    assert standing.wins >= 6
