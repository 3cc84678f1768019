"""Abilities: which taste can do what, found by type."""

from __future__ import annotations

import pytest

import farside
from farside.bots.abilities import (
    Bargains,
    ByTurns,
    InRounds,
    LearnsRounds,
    MeetsAutoma,
    Tunable,
    by_turns,
    in_rounds,
    numbers_of,
    round_features,
    rounds_of,
    when_alone,
    with_numbers,
)
from farside.bots.learnt import Learnt
from farside.bots.mind import handmade_for, taste_for
from farside.bots.minds.magnastorm.taste import MagnaTaste
from farside.bots.minds.mars.taste import Haggling, MarsTaste
from farside.bots.minds.pebble.taste import PebbleTaste
from farside.bots.minds.skymines.taste import SkyminesTaste
from farside.bots.taste import Lead, Taste
from farside.games.pebble.game import GAME

KINDS = (Tunable, Bargains, ByTurns, InRounds, LearnsRounds, MeetsAutoma)
ABLE = {
    "antarctica": (),
    "magnastorm": (Tunable,),
    "mars": (ByTurns,),
    "pebble": (Tunable,),
    "skymines": (Tunable, InRounds, LearnsRounds, MeetsAutoma),
}


def typed(
    pebble: PebbleTaste, magna: MagnaTaste, mars: MarsTaste, deal: Haggling, sky: SkyminesTaste
) -> tuple[list[Tunable], list[ByTurns], Bargains, InRounds, LearnsRounds, MeetsAutoma]:
    """Never called: mypy holds the methods of our tastes to those of the abilities."""
    return [pebble, magna, sky], [mars, deal], deal, sky, sky, sky


@pytest.mark.parametrize("key", ABLE)
def test_a_taste_has_the_abilities_its_game_needs(key: str):
    hand: object = handmade_for(farside.game(key))
    assert tuple(kind for kind in KINDS if isinstance(hand, kind)) == ABLE[key]


def test_every_taste_has_but_a_few_methods():
    assert [name for name in vars(Taste) if not name.startswith("_") and callable(getattr(Taste, name))] == [
        "value",
        "values",
        "parts",
        "glance",
        "for_decision",
        "for_search",
        "follow_ups",
        "later",
        "by_hand",
    ]


def test_a_bargain_is_judged_by_a_taste_of_its_own():
    game = farside.game("mars")
    state = game.start(seats=2, seed=1)
    while not isinstance(taste_for(game).for_decision(state), Haggling):
        state.push(state.turn(), state.options(state.turn())[0])
    assert isinstance(taste_for(game).for_decision(state), Bargains)
    assert not isinstance(taste_for(game).for_search(state), Bargains)


def test_prices_that_were_learnt_leave_turns_to_the_hand_written_taste():
    taste = taste_for(farside.game("mars"))
    assert isinstance(taste, Learnt)
    assert not isinstance(taste, ByTurns)
    assert isinstance(taste.by_hand(), ByTurns)
    assert by_turns(taste) is not None


def test_a_taste_without_abilities_plays_on_without_them():
    lead = Lead(GAME)
    assert (in_rounds(lead), by_turns(lead)) == (None, None)
    assert (numbers_of(lead), round_features(lead, 1)) == ({}, [])
    assert with_numbers(lead, {"pebble": 1.0}) is when_alone(lead) is lead
    with pytest.raises(AssertionError, match="Lead knows no rounds"):
        rounds_of(lead)
