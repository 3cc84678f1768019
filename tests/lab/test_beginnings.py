"""What the beginning of a round is worth is learnt, kept in a file, and used where it applies."""

from __future__ import annotations

from random import Random

import pytest

import farside
from farside.bots.abilities import end_value
from farside.bots.foresight import START, Foresight
from farside.bots.horizon import Horizon
from farside.bots.lesson import LessonError
from farside.bots.mind import handmade_for, taste_for
from farside.bots.minds.skymines import rounds
from farside.bots.minds.skymines.taste import SkyminesTaste
from farside.core.game import Value
from farside.games.skymines.state import SkyminesState
from farside.lab.beginnings import learn_beginnings, names_for, solve
from farside.lab.learn import Course
from farside.lab.squares import Squares
from farside.lab.tune import STEP, made_of, tune

GAME = farside.game("skymines")
COURSE = Course("skymines", games=12, seed=3, seats=(1,), variants=(("luna", 5),))
PAIR = Course("skymines", games=12, seed=3, seats=(2,))
NAMES = ["coins", "shares"]


def second_round(seats: int, /, **variants: Value) -> SkyminesState:
    """By lot."""
    state: SkyminesState = GAME.start(seats=seats, seed=5, log=None, **variants)
    dice = Random(1)
    while state.round < 2:
        seat = state.turn()
        state.act(seat, dice.choice(state.options(seat)))
    return state


def shipped() -> SkyminesTaste:
    found = taste_for(GAME)
    assert isinstance(found, SkyminesTaste)
    return found


def test_what_is_counted_is_named_and_sums_of_it_are_what_a_round_is_worth():
    state = second_round(1, luna=5)
    row = rounds.count(state, 0, 6)
    assert len(row) == len(rounds.ALONE) == len(set(rounds.ALONE))
    named = dict(zip(rounds.ALONE, row, strict=True))
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
    assert rounds.knows(second_round(1, luna=5))
    state = second_round(1, luna=5, **variants)
    assert not rounds.knows(state)
    taste = shipped().for_decision(state)
    assert end_value(taste, state, 0) == taste.value(state, 0)


def test_alone_the_shipped_taste_looks_at_how_rounds_begin_and_the_first_one_does_not():
    start: SkyminesState = GAME.start(seats=1, seed=5, log=None, luna=5)
    taste, after = shipped().for_decision(start), second_round(1, luna=5)
    assert end_value(taste, after, 0) != taste.value(after, 0)
    assert -150.0 < end_value(taste, after, 0) < 100.0, "a lead at the end of the game"
    assert end_value(taste, start, 0) == taste.value(start, 0), "no round is over"
    by_hand = handmade_for(GAME).for_decision(start)
    assert isinstance(by_hand, SkyminesTaste)
    assert by_hand.horizon is None


@pytest.mark.long  # whole games
def test_the_same_seed_teaches_the_same_whatever_the_workers_and_all_games_are_watched():
    seen: list[int] = []
    one = learn_beginnings(COURSE, watch=seen.append)
    assert seen == [10, 12]
    assert one.dumps() == learn_beginnings(COURSE, workers=2).dumps()
    assert one.origin["command"] == "farside learn skymines --variant luna=5 --games 12 --seed 3"
    assert one.numbers == shipped().when_alone().numbers()
    assert one.horizon is not None
    assert [len(prices) for prices in one.horizon.prices] == [len(rounds.ALONE) + 1] * 6
    again = Foresight.loads(one.dumps(), "here", one.numbers, names_for(COURSE))
    assert again.dumps() == one.dumps()


@pytest.mark.long  # whole games
def test_two_players_learn_from_what_one_is_ahead_of_the_other():
    found = learn_beginnings(PAIR, workers=2)
    assert found.origin["command"] == "farside learn skymines --horizon --seats 2 --games 12 --seed 3"
    assert not found.numbers
    assert found.horizon is not None
    assert [prices[-1] for prices in found.horizon.prices] == pytest.approx([0.0] * 6, abs=0.000001), (
        "nobody begins ahead"
    )
    assert Foresight.loads(found.dumps(), "here", {}, names_for(PAIR)).dumps() == found.dumps()


def test_what_one_of_two_is_ahead_the_other_is_behind():
    state = second_round(2)
    assert rounds.knows(state)
    row = rounds.count(state, 0, 6)
    assert len(row) == len(rounds.TWO) == len(set(rounds.TWO))
    assert row == [-much for much in rounds.count(state, 1, 6)]
    named = dict(zip(rounds.TWO, row, strict=True))
    assert named["coins"] == state.coins[0] - state.coins[1]
    assert named["values of the companies"] == 0.0, "the same for both"
    assert named[rounds.MARKER] == (1.0 if state.marker == 0 else -1.0)


@pytest.mark.parametrize(("seats", "variants"), [(3, {}), (2, {"luna": 2}), (2, {"missions": True})])
def test_other_games_of_people_are_left_to_the_taste(seats: int, variants: dict[str, Value]):
    state = second_round(seats, **variants)
    assert not rounds.knows(state)
    taste = shipped().for_decision(state)
    assert end_value(taste, state, 0) == taste.value(state, 0)


def test_prices_are_of_what_differs_from_the_mean():
    dice, total = Random(1), Squares(4)
    for _row in range(3000):
        x, y = dice.gauss(12, 1), dice.gauss(3, 2)
        total.add([0, 1, 2, 3], [x, y, 5.0, 1.0], 2 * x - 0.5 * y + 7 + dice.gauss(0, 3))
    found = solve(total)
    assert found == pytest.approx([2.0, -0.5, 0.0, 7.0], abs=0.2), "what never varies has no price"


def test_where_nothing_is_counted_nothing_can_be_learnt():
    where = r"possible: skymines --variant luna=\.\.\., skymines --horizon --seats 2$"
    with pytest.raises(ValueError, match=f"mars has no rounds to learn from alone; {where}"):
        names_for(Course("mars", seats=(1,)))
    with pytest.raises(ValueError, match=f"skymines has no rounds to learn from with 3 players; {where}"):
        names_for(Course("skymines", seats=(3,)))


def test_what_a_taste_makes_of_a_round_is_what_its_end_is_worth_and_leaves_the_game_alone():
    state: SkyminesState = GAME.start(seats=1, seed=5, log=None, luna=5)
    while state.opened >= 0 or state.round < 1:
        state.act(0, state.options(0)[-1])
    before, measure = state.ply, shipped().when_alone()
    worth = made_of(GAME, state, measure, measure, luck=7)
    assert worth == made_of(GAME, state, measure, measure, luck=7)
    assert -150.0 < worth < 100.0, "a lead at the end of the game"
    assert (state.ply, state.round) == (before, 1)


@pytest.mark.long  # whole games
def test_numbers_can_be_tuned_alone():
    found = tune(Course("skymines", games=2 * STEP, seed=3, seats=(1,), variants=(("luna", 0),)), workers=2)
    assert found.origin["command"] == f"farside learn skymines --tune --games {2 * STEP} --seed 3 --variant luna=0"
    assert found.numbers != shipped().when_alone().numbers()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("numbers = 1", r"here: expected a table \[numbers\]"),
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
        Foresight.loads("players = [1]\n" + text, "here", {"unit": 1.0}, NAMES)


def test_a_file_without_prices_has_numbers_alone():
    found = Foresight.loads("players = [1]\n[numbers]\nunit = 2.0", "here", {"unit": 1.0}, NAMES)
    assert found.horizon is None
    assert "[prices]" not in found.dumps()
    assert START not in found.dumps()
