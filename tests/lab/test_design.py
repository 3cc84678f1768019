"""Designs: the same design gives the same games; what is impossible is refused before anything is played."""

from __future__ import annotations

import pytest

import farside
from farside.games.pebble.game import GAME
from farside.lab.design import design, forbidden


def test_one_bot_plays_all_seats_and_every_game_has_its_own_deal():
    made = design(GAME, seats=3, seed=5)
    assert made.bots == ("greedy",) * 3
    assert [made.dealt(number) for number in range(3)] == [(5, 0), (6, 0), (7, 0)]
    assert made.variants == {"river": "calm"}


def test_different_bots_play_every_deal_in_every_rotation():
    made = design(GAME, bots=["greedy", "chance"], seed=5)
    assert made.seats == 2
    assert [made.dealt(number) for number in range(4)] == [(5, 0), (5, 1), (6, 0), (6, 1)]


def test_a_forbidden_player_is_named_and_changes_seats():
    made = design(GAME, bots=["chance"], forbid=["pass"])
    assert made.players() == ("chance without pass", "chance")
    assert made.dealt(1) == (1, 1)


def test_a_pattern_is_a_verb_or_matches_names():
    names = [GAME.actions.name(action) for action in sorted(forbidden(GAME.actions, ["pass", "settle:*or*"]))]
    assert names == ["settle:ford", "pass"]


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"bots": ["deep"]}, "there is no bot 'deep'; possible: chance"),
        ({"bots": ["chance", "greedy"], "seats": 4}, "2 bots for 4 seats"),
        ({"seats": 9}, "2 to 4 players, not 9"),
        ({"variants": {"sea": 1}}, "no variant 'sea'"),
        ({"forbid": ["fly"]}, "no action is called 'fly'; possible: plan, settle, pass, give, or a pattern"),
        ({"forbid": ["pass"], "box": ("x", "x.toml")}, "two questions"),
        ({"seed": -1}, "a first seed is a whole number"),
    ],
)
def test_impossible_designs_are_refused(settings, message: str):
    with pytest.raises(ValueError, match=message):
        design(GAME, **settings)


def test_alone_there_is_nobody_to_be_compared_with():
    with pytest.raises(ValueError, match="compared with others who may; possible: --seats 2 or more"):
        design(farside.game("skymines"), seats=1, variants={"luna": 2}, forbid=["pass"])


@pytest.mark.parametrize("key", farside.shelf())
def test_every_game_can_be_planned(key: str):
    assert design(farside.game(key)).game == key
