"""The roster, and what every bot on it promises."""

from __future__ import annotations

from random import Random

import pytest

import farside
from farside.bots.bot import Bot
from farside.bots.greedy import Greedy
from farside.bots.mind import handmade_for
from farside.bots.roster import opponents
from farside.core.game import Sight
from farside.games.pebble.game import GAME

QUICK = ["chance", "beginner", "reflex", "greedy", "mcts-easy"]  # the others are given time, and take it
FORMER = {"mcts-easy": "beginner", "mcts-normal": "club", "mcts-hard": "expert"}  # the names that levels had


def test_a_yardstick_of_the_lab_is_no_opponent_at_a_table():
    assert "handmade" in farside.bots()
    assert opponents()[:2] == ["chance", "beginner"]
    assert set(farside.bots()) - set(opponents()) == {"handmade", *FORMER}


def test_handmade_is_greedy_with_the_hand_written_taste():
    state = GAME.start(seats=2, seed=4)
    wanted = Greedy(handmade_for(GAME)).choose(GAME.sight(state, 0, Random(7)))
    assert farside.bot("handmade").choose(GAME.sight(state, 0, Random(7))) == wanted


def test_the_roster_lists_every_bot():
    assert farside.bots()[:2] == ["chance", "beginner"]
    assert all(isinstance(farside.bot(key), Bot) and farside.bot(key).key == key for key in farside.bots())


@pytest.mark.parametrize("key", ["", "deep", "Greedy"])
def test_an_unknown_bot_is_refused_with_what_is_possible(key: str):
    with pytest.raises(ValueError, match=f"there is no bot '{key}'; possible: chance, beginner"):
        farside.bot(key)


def test_a_timed_bot_thinks_as_long_as_its_name_says():
    quick = farside.bot("mcts@0.02")
    assert (quick.key, quick.patience) == ("mcts@0.02", 0.02)
    assert farside.bot("mcts@0.02") is quick, "it remembers its turns under way"
    assert quick.key not in farside.bots(), "there are as many as anybody likes"


@pytest.mark.parametrize("seconds", ["", "soon", "0", "-1", "nan", "inf", "3601"])
def test_a_timed_bot_without_a_sensible_time_is_refused(seconds: str):
    with pytest.raises(ValueError, match=f"'mcts@{seconds}' does not say how many seconds .* possible: mcts@0.25"):
        farside.bot(f"mcts@{seconds}")


@pytest.mark.parametrize("key", QUICK)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bot_plays_a_whole_game_by_the_rules(key: str, seats: int):
    state = GAME.start(seats=seats, seed=seats, river="flood")
    dice = Random(1)
    while not state.over:
        seat = dice.choice(state.waiting())
        before = state.freeze_all()
        action = farside.bot(key).choose(GAME.sight(state, seat, dice))
        assert state.freeze_all() == before, "a bot thinks, and changes nothing"
        state.act(seat, action)


@pytest.mark.parametrize("key", ["chance", "beginner", "greedy"])
def test_the_same_dice_give_the_same_answer(key: str):
    state = GAME.start(seats=3, seed=4)
    answers = {farside.bot(key).choose(GAME.sight(state, 0, Random(7))) for _ in range(4)}
    assert len(answers) == 1


@pytest.mark.parametrize("key", QUICK)
def test_a_bot_needs_a_sight_and_nothing_else(key: str):
    """From a dream of its own seat it plays as well as from the truth."""
    state = GAME.start(seats=3, seed=4)
    view, dream = GAME.view(state, 1), GAME.imagine(state, 1, Random(3))
    sight = Sight(GAME, 1, view, dream, Random(5))
    assert farside.bot(key).choose(sight) in state.options(1)


def test_chance_takes_every_option_sooner_or_later():
    state = GAME.start(seats=2, seed=4)
    dice = Random(1)
    answers = {farside.bot("chance").choose(GAME.sight(state, 0, dice)) for _ in range(60)}
    assert answers == set(state.options(0))


@pytest.mark.parametrize("key", farside.shelf())
def test_a_sight_shows_what_its_seat_sees_though_it_is_made_of_a_dream(key: str):
    game = farside.game(key)
    dice = Random(8)
    state = game.start(seats=max(2, game.seats.start), seed=8)
    for _answer in range(40):
        if state.over:
            break
        seat = dice.choice(state.waiting())
        sight, view = game.sight(state, seat, dice), game.view(state, seat)
        assert sight.options == list(view.options), "before anybody has looked"
        assert sight.view == view
        assert sight.options == list(view.options)
        state.act(seat, dice.choice(view.options))
