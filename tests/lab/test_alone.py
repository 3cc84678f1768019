"""Alone with an automa: what the beginning of a round is worth is learnt, kept in a file, and used where it applies."""

from __future__ import annotations

from random import Random

import pytest

import farside
from farside.bots.features import skymines_alone
from farside.bots.tastes.alone import START, Alone
from farside.bots.tastes.horizon import Horizon
from farside.bots.tastes.lesson import LessonError
from farside.bots.tastes.skymines import SkyminesTaste
from farside.bots.tastes.taste import handmade_for, taste_for
from farside.core.game import Value
from farside.games.skymines.state import SkyminesState
from farside.lab.alone import learn_alone, names_for, solve
from farside.lab.learn import Course
from farside.lab.squares import Squares
from farside.lab.tune import STEP, tune

GAME = farside.game("skymines")
COURSE = Course("skymines", games=12, seed=3, seats=(1,), variants=(("luna", 5),))
NAMES = ["coins", "shares"]


def second_round(**variants: Value) -> SkyminesState:
    """By lot."""
    state: SkyminesState = GAME.start(seats=1, seed=5, log=None, **variants)
    dice = Random(1)
    while state.round < 2:
        state.act(0, dice.choice(state.options(0)))
    return state


def shipped() -> SkyminesTaste:
    found = taste_for(GAME)
    assert isinstance(found, SkyminesTaste)
    return found


def test_what_is_counted_is_named_and_sums_of_it_are_what_a_round_is_worth():
    state = second_round(luna=5)
    row = skymines_alone.count(state, 0, 6)
    assert len(row) == len(skymines_alone.NAMES) == len(set(skymines_alone.NAMES))
    named = dict(zip(skymines_alone.NAMES, row, strict=True))
    assert named["coins"] == state.coins[0]
    assert named["tank track, steps"] == state.helium[0]
    assert named["cards in hand"] <= named["cards"]
    assert named["best three of another"] <= named["best three cards of one resource"] <= named["resource units"]
    horizon = Horizon(NAMES, [[1.0, 2.0, -5.0], [3.0, 0.0, 1.0]])
    assert horizon.value([4.0, 2.0], 1) == 3.0
    assert horizon.value([4.0, 2.0], 2) == horizon.value([4.0, 2.0], 6) == 13.0


@pytest.mark.parametrize(
    "variants", [{"side": "belt"}, {"missions": True}, {"side": "belt", "threat": True}, {"chapter": 1}]
)
def test_other_games_alone_are_left_to_the_taste(variants: dict[str, Value]):
    assert skymines_alone.knows(second_round(luna=5))
    state = second_round(luna=5, **variants)
    assert not skymines_alone.knows(state)
    taste = shipped().for_decision(state)
    assert taste.end_value(state, 0) == taste.value(state, 0)


def test_alone_the_shipped_taste_looks_at_how_rounds_begin_and_among_people_it_does_not():
    start: SkyminesState = GAME.start(seats=1, seed=5, log=None, luna=5)
    taste, after = shipped().for_decision(start), second_round(luna=5)
    assert taste.end_value(after, 0) != taste.value(after, 0)
    assert -150.0 < taste.end_value(after, 0) < 100.0, "a lead at the end of the game"
    assert taste.end_value(start, 0) == taste.value(start, 0), "no round is over"
    people: SkyminesState = GAME.start(seats=2, seed=5, log=None)
    for found in (shipped().for_decision(people), handmade_for(GAME).for_decision(start)):
        assert isinstance(found, SkyminesTaste)
        assert found.horizon is None


@pytest.mark.long  # whole games
def test_the_same_seed_teaches_the_same_whatever_the_workers_and_all_games_are_watched():
    seen: list[int] = []
    one = learn_alone(COURSE, watch=seen.append)
    assert seen == [10, 12]
    assert one.dumps() == learn_alone(COURSE, workers=2).dumps()
    assert one.origin["command"] == "farside learn skymines --variant luna=5 --games 12 --seed 3"
    assert one.numbers == shipped().when_alone().numbers()
    assert one.horizon is not None
    assert [len(prices) for prices in one.horizon.prices] == [len(skymines_alone.NAMES) + 1] * 6
    again = Alone.loads(one.dumps(), "here", one.numbers, names_for(GAME))
    assert again.dumps() == one.dumps()


def test_prices_are_of_what_differs_from_the_mean():
    dice, total = Random(1), Squares(4)
    for _row in range(3000):
        x, y = dice.gauss(12, 1), dice.gauss(3, 2)
        total.add([0, 1, 2, 3], [x, y, 5.0, 1.0], 2 * x - 0.5 * y + 7 + dice.gauss(0, 3))
    found = solve(total)
    assert found == pytest.approx([2.0, -0.5, 0.0, 7.0], abs=0.2), "what never varies has no price"


def test_where_nothing_is_counted_nothing_can_be_learnt():
    with pytest.raises(ValueError, match="mars has nothing to learn from alone; possible: skymines"):
        names_for(farside.game("mars"))


@pytest.mark.long  # whole games
def test_numbers_can_be_tuned_alone():
    found = tune(Course("skymines", games=2 * STEP, seed=3, seats=(1,), variants=(("luna", 0),)), workers=2)
    assert found.origin["command"] == f"farside learn skymines --tune --games {2 * STEP} --seed 3 --variant luna=0"
    assert found.numbers != shipped().when_alone().numbers()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[numberz]", r"here: expected a table \[numbers\]"),
        ("[numbers]\nflint = 1.0", "here: the taste has no number 'flint'; possible: unit"),
        ("[numbers]\n[prices]\ncoins = [1.0]", "here: there is no price of 'shares'; learn again"),
        ("[numbers]\n[prices]\nflint = [1.0]", "here: there is a price of 'flint', which is no feature; learn again"),
        ("[numbers]\n[prices]\ncoins = [1.0]\nshares = [1.0, 2.0]\nstart = [0.0]", "here: expected as many prices"),
        ("[numbers]\n[prices]\ncoins = [1.0]\nshares = [2]\nstart = [0.0]", "here: 'shares': expected numbers with"),
        ("prices = 1\n[numbers]", r"here: expected a table \[prices\]"),
    ],
)
def test_a_file_that_does_not_fit_says_what_was_expected(text: str, message: str):
    with pytest.raises(LessonError, match=message):
        Alone.loads(text, "here", {"unit": 1.0}, NAMES)


def test_a_file_without_prices_has_numbers_alone():
    found = Alone.loads("[numbers]\nunit = 2.0", "here", {"unit": 1.0}, NAMES)
    assert found.horizon is None
    assert "[prices]" not in found.dumps()
    assert START not in found.dumps()
