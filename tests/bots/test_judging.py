"""What an answer cost: each search measured by the other, with its doubt; and the same answer always costs nothing."""

from __future__ import annotations

from random import Random

import pytest

import farside
from farside.bots.judging import Judgement, Look, Verdict, judge
from farside.bots.thought import Effort
from farside.bots.tree import Found
from farside.core.actions import NOBODY


def look(**chances: tuple[int, float]) -> Look:
    found = {int(name[1:]): Found([int(name[1:])], looks, chance) for name, (looks, chance) in chances.items()}
    return Look(found, sum(turn.looks for turn in found.values()))


def test_the_best_of_one_search_is_measured_by_the_other():
    one = look(a1=(100, 0.60), a2=(100, 0.50))
    two = look(a1=(100, 0.55), a2=(100, 0.52))
    verdict = Judgement(one, two, None, 30).verdict(2, steep=1.0, rough=0.0)
    assert verdict.loss == pytest.approx((0.03 + 0.10) / 2)
    assert verdict.doubt == pytest.approx((0.10 - 0.03) / 2)
    assert verdict.best == [1]


def test_a_lucky_estimate_does_not_win_by_its_luck():
    one = look(a1=(100, 0.90), a2=(100, 0.50))
    two = look(a1=(100, 0.50), a2=(100, 0.50))
    assert Judgement(one, two, None, 30).verdict(2, rough=0.0).grade() != "blunder"


def test_what_was_hardly_looked_at_is_not_the_best():
    seen = look(a1=(5, 0.99), a2=(100, 0.50), a3=(100, 0.40))
    assert Judgement(seen, seen, None, 30).best().answers == [2]


def test_the_best_answer_costs_nothing():
    seen = look(a1=(100, 0.7), a2=(100, 0.5))
    verdict = Judgement(seen, seen, None, 30).verdict(1)
    assert (verdict.loss, verdict.grade()) == (0.0, "best")


def test_drift_with_effort_is_doubt():
    seen, half = look(a1=(100, 0.7), a2=(100, 0.5)), look(a1=(50, 0.5), a2=(50, 0.5))
    assert Judgement(seen, seen, (half, half), 30).verdict(2, rough=0.0).doubt == pytest.approx(0.2)


@pytest.mark.parametrize(
    ("loss", "doubt", "grade"),
    [
        (0.01, 0.0, "best"),
        (0.04, 0.05, "best"),
        (0.04, 0.01, "fair"),
        (0.07, 0.05, "perhaps"),
        (0.07, 0.01, "slip"),
        (0.15, 0.01, "mistake"),
        (0.30, 0.01, "blunder"),
        (0.30, 0.20, "perhaps"),
    ],
)
def test_a_mark_is_given_only_where_it_is_sure(loss: float, doubt: float, grade: str):
    assert Verdict([], loss, doubt, 0.5).grade() == grade


@pytest.mark.parametrize(("key", "seats"), [("pebble", 3), ("antarctica", 2), ("skymines", 2)])
def test_a_decision_is_judged_in_every_kind_of_game(key: str, seats: int):
    game = farside.game(key)
    state = game.start(seats=seats, seed=2)
    seat = state.waiting()[0]
    while len(state.options(seat)) < 2:
        state.act(seat, state.options(seat)[0])
        seat = state.waiting()[0]
    dice = Random(1)
    found = judge(lambda: game.sight(state, seat, dice), Effort(iterations=48), state.options(seat)[0])
    assert found is not None
    assert set(found.options()) <= set(state.options(seat))
    assert found.verdict(found.best().answers[0]).loss == 0.0


def test_bargains_are_not_judged():
    game = farside.game("mars")
    state, dice = game.start(seats=3, seed=1), Random(3)
    for _ply in range(400):
        seat = state.waiting()[0]
        open_to = [action for action in state.options(seat) if game.actions.name(action).startswith("propose")]
        if open_to:
            assert judge(lambda: game.sight(state, seat, dice), Effort(iterations=4), open_to[0]) is None  # noqa: B023  # asked at once
            return
        state.act(seat, dice.choice(state.options(seat)))
    pytest.fail("nobody could propose anything")


def test_without_an_answer_in_question_all_are_looked_at():
    game = farside.game("pebble")
    state, dice = game.start(seats=2, seed=2), Random(1)
    seat = state.waiting()[0]
    found = judge(lambda: game.sight(state, seat, dice), Effort(iterations=64), NOBODY)
    assert found is not None
    assert 0.0 <= found.chance(found.best().answers[0]) <= 1.0
