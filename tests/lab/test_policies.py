"""Policies: a softmax finds what strong play likes, and a course is repeatable."""

from __future__ import annotations

from random import Random

import pytest

from farside.bots.instincts import index_of
from farside.games.pebble.game import GAME
from farside.lab.policies import Lessons, Rows, learn_policy, rounds_of

pytest.importorskip("numpy")


def test_every_game_is_played_once_the_first_ones_by_the_teacher():
    rounds = list(rounds_of(Lessons("pebble", 20)))
    assert [number for blocks in rounds for first, count in blocks for number in range(first, first + count)] == list(
        range(20)
    )
    assert sum(count for _first, count in rounds[0]) == 4


def test_a_softmax_finds_the_prices_behind_the_worths():
    from farside.lab.softmax import fit

    dice, rows = Random(1), Rows()
    for _decision in range(400):
        rows.counts.append(3)
        for _option in range(3):
            x, y = dice.gauss(0, 1), dice.gauss(0, 1)
            rows.worths.append(2 * x - y)
            rows.told.append(2)
            rows.places.extend((0, 1))
            rows.much.extend((x, y))
    one, other = fit(rows, 3, 1.0, [0.0, 0.0, 0.0])[:2]
    assert one > 1.0
    assert one / -other == pytest.approx(2.0, rel=0.15)


def test_a_course_gives_the_same_prices_whoever_plays_it():
    lessons = Lessons("pebble", 12, seed=5, seats=(2, 3))
    alone, together = learn_policy(lessons, 1), learn_policy(lessons, 2)
    assert alone.prices == together.prices
    assert alone.counts == [2, 3]
    assert alone.origin["command"] == "farside learn pebble --policy --games 12 --seed 5 --seats 2,3"
    assert set(alone.prices) == set(index_of(GAME).names)
    assert alone.prices["points"] > 0.1
