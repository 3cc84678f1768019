"""Forks: one decision of a game is played both ways, and what the two come to corrects the prices."""

from __future__ import annotations

from random import Random

import pytest

import farside
from farside.bots.abilities import rounds_of, when_alone
from farside.bots.chance import Chance
from farside.bots.mind import taste_for
from farside.bots.minds.skymines import rounds
from farside.games.skymines.rules.turn import TURN
from farside.games.skymines.state import SkyminesState
from farside.lab.beginnings import corrected
from farside.lab.forks import WIDE, Lookout, fork, openings, played_on
from farside.lab.squares import Squares

GAME = farside.game("skymines")
TASTE = when_alone(taste_for(GAME))
ROUNDS = rounds_of(TASTE)


def turn(number: int) -> SkyminesState:
    """The first turn of a round, by lot."""
    state: SkyminesState = GAME.start(seats=1, seed=5, log=None, luna=5)
    dice = Random(1)
    while state.round < number or state.question() is not TURN:
        state.act(0, dice.choice(state.options(0)))
    return state


def test_a_fork_is_what_two_options_lead_to_and_leaves_the_game_alone():
    state = turn(6)
    before = state.ply
    found = fork(GAME, TASTE, Chance(), state, Random(4))
    assert found == fork(GAME, TASTE, Chance(), state, Random(4)), "the same dice, the same fork"
    assert state.ply == before
    assert found is not None
    assert found.left == 1, "the last round is still to be played"
    assert len(found.row) == len(rounds.ALONE)
    assert any(found.row)
    assert found.lead == int(found.lead)


def test_no_round_follows_the_last_one():
    assert fork(GAME, TASTE, Chance(), turn(7), Random(4)) is None


def test_the_options_that_taste_best_may_fork():
    state = turn(2)
    found = openings(GAME, TASTE, state)
    assert 1 < len(found) <= WIDE
    assert all(len(answers) == 1 and answers[0] in state.options(0) for answers in found)
    start: SkyminesState = GAME.start(seats=1, seed=5, log=None, luna=5)
    plans = openings(GAME, TASTE, start)
    assert len(plans) == WIDE
    assert all(GAME.actions.name(answers[-1]) == "ready" for answers in plans), "cards are planned together"


def test_a_round_is_played_on_to_its_end():
    state = turn(2)
    end = played_on(GAME, state, TASTE, 2, luck=7)
    assert ROUNDS.round_of(end) == 3
    assert state.round == 2


def test_a_lookout_keeps_a_decision_of_its_round():
    kept = []
    for seed in range(20):
        dice = Random(seed)
        state: SkyminesState = GAME.start(seats=1, seed=5, log=None, luna=5)
        lookout = Lookout(TASTE, 7, dice)
        assert 1 <= lookout.round <= 6, "what the last round comes to is no beginning"
        lookout.round = 1
        while state.round < 2:
            lookout.watch(state)
            state.act(0, dice.choice(state.options(0)))
        assert lookout.kept is not None
        assert ROUNDS.round_of(lookout.kept) == 1
        assert len(lookout.kept.options(0)) > 1
        kept.append(lookout.kept.ply)
    assert len(set(kept)) > 3, "not always the first or the last"


def test_forks_correct_what_only_goes_with_winning():
    """One feature brings two points late and none early; the prices at hand say five throughout."""
    dice, forks = Random(1), {}
    for left in (1, 2, 3):
        forks[left] = Squares(2)
        for _row in range(4000):
            row = [dice.gauss(0, 2), dice.gauss(0, 1)]
            forks[left].add([0, 1], row, (3 - left) * row[0] + dice.gauss(0, 3))
    found = corrected([[5.0, 0.0, 40.0]] * 3, forks)
    late, middle, early = [prices[0] for prices in found]
    assert 4.0 > late > middle > early > 0.0, "they go where the forks show, and are held a little"
    assert middle == pytest.approx((late + early) / 2)
    assert [prices[1] for prices in found] == pytest.approx([0.0] * 3, abs=0.2)
    assert [prices[2] for prices in found] == [40.0] * 3, "what is the same for both says nothing"


def test_without_forks_prices_stay():
    assert corrected([[1.0, 2.0]], {}) == [[1.0, 2.0]]
