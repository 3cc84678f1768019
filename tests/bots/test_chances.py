"""Win chances that people may be told: they add up, know their case, and are silent where nobody has fitted them."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

import farside
from farside.bots import chances as told
from farside.bots.chances import Chances, Witness, between, chances_for, fingerprint, result, softmax, witness
from farside.bots.gauge import Case, Gauge, parsed_gauge
from farside.bots.lesson import LessonError
from farside.bots.mind import features_for, taste_for
from farside.core.actions import NOBODY
from farside.core.state import State

ORIGIN = {"games": 10, "seed": 1, "edition": 1, "taste": "x"}


def by_lot(key: str, seats: int, plies: int, **variants: Any) -> State:
    state: State = farside.game(key).start(seats=seats, seed=3, **variants)
    dice = Random(5)
    while not state.over and state.ply < plies:
        seat = state.turn()
        state.push(seat, dice.choice(state.options(seat)))
    return state


@pytest.mark.parametrize(("key", "seats"), [("antarctica", 3), ("magnastorm", 4), ("mars", 3), ("skymines", 4)])
def test_what_a_taste_thinks_of_all_is_what_it_thinks_of_each(key: str, seats: int):
    taste = taste_for(farside.game(key))
    for plies in (0, 20, 60):
        state = by_lot(key, seats, plies)
        assert taste.values(state) == [taste.value(state, seat) for seat in range(seats)]


def test_chances_add_up_and_follow_the_worth():
    found = Witness([3.0, 0.0, -3.0], [1.0, 0.0, -1.0], 0.5, 1, 0.0).chances([0.2, 0.1, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0])
    assert sum(found) == pytest.approx(1.0, abs=1e-12)
    assert found[0] > found[1] > found[2]


def test_worth_never_speaks_against_its_owner():
    early = Witness([3.0, -3.0], [0.0, 0.0], 0.0, NOBODY, 0.0)
    assert early.chances([-0.5, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]) == [0.5, 0.5]


def test_an_automa_races_along():
    state = by_lot("skymines", 1, 10, luna=5)
    game = farside.game("skymines")
    seen = witness(game, taste_for(game), features_for(game), state)
    assert len(seen.worths) == 1
    assert len(seen.chances([0.1] * 8)) == 2
    assert seen.level == 5.0


def test_sealed_answers_are_nobodys_turn():
    plies = 0
    while by_lot("skymines", 2, plies).opened < 0:
        plies += 1
    assert told.turn_of(by_lot("skymines", 2, plies)) == NOBODY


@pytest.mark.parametrize(
    ("variants", "kind"),
    [
        ({}, "plain"),
        ({"luna": 3}, "luna"),
        ({"side": "belt", "missions": True}, "belt+missions"),
        ({"side": "belt", "threat": True}, "belt+threats"),
    ],
)
def test_a_game_with_modules_is_a_case_of_its_own(variants: dict[str, Any], kind: str):
    taste = taste_for(farside.game("skymines"))
    assert told.kind_of(taste, by_lot("skymines", 2, 0, **variants)) == kind


def test_nothing_is_told_without_numbers_or_with_those_of_another_taste():
    game = farside.game("pebble")
    state = by_lot("pebble", 2, 3)
    taste, features = taste_for(game), features_for(game)
    numbers = [0.1, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    assert Chances(game, taste, features, None).of(state) is None
    strange = Gauge("pebble", [Case("plain", 2, numbers, dict(ORIGIN))])
    assert Chances(game, taste, features, strange).of(state) is None
    own = Gauge("pebble", [Case("plain", 2, numbers, ORIGIN | {"taste": fingerprint(game, taste, 2)})])
    found = Chances(game, taste, features, own).of(state)
    assert found is not None
    assert sum(found) == pytest.approx(1.0)


def test_at_the_end_chance_is_the_result():
    game = farside.game("pebble")
    state = by_lot("pebble", 3, 1000)
    assert chances_for(game).of(state) == result(game, state)
    assert sum(result(game, state)) == pytest.approx(1.0)


def test_far_leads_are_as_good_as_certain():
    assert softmax([1000.0, 0.0])[0] == pytest.approx(1.0)


def test_a_witness_travels_to_another_process():
    seen = pickle.loads(pickle.dumps(Witness([1.0], [2.0], 0.5, 0, 3.0)))
    assert (seen.worths, seen.scores, seen.time, seen.asked, seen.level) == ([1.0], [2.0], 0.5, 0, 3.0)


def test_a_file_of_cases_reads_back():
    case = Case("plain", 2, [0.5, 0.0, 0.0, 0.0, -0.25, 0.0, 0.0, 0.0], dict(ORIGIN))
    text = Gauge("pebble", [case]).with_case(Case("belt", 3, [0.0] * 8, dict(ORIGIN))).dumps()
    found = parsed_gauge(text, "here.toml")
    assert [each.name for each in found.cases] == ["plain 2", "belt 3"]
    again = found.case("plain", 2)
    assert again is not None
    assert again.numbers == case.numbers
    assert again.seeds() == range(1, 11)


MISTAKES = {
    "": "expected game",
    'game = "x"\n[[case]]\nplayers = 2\n': "needs kind",
    'game = "x"\n[[case]]\nkind = "plain"\nplayers = 2\na = "b"\n': "expected a =",
    "game =": "here.toml",
}


@pytest.mark.parametrize("text", MISTAKES)
def test_a_file_that_does_not_fit_says_so(text: str):
    with pytest.raises(LessonError, match=MISTAKES[text]):
        parsed_gauge(text, "here.toml")


def test_two_opinions_become_one_between_them():
    assert between(0.5, 0.8, 0.5) == pytest.approx(2 / 3)
    assert between(0.3, 0.9, 0.0) == pytest.approx(0.3)
    assert between(0.3, 0.9, 1.0) == pytest.approx(0.9)
    assert 0.0 < between(0.0, 0.0) < between(1.0, 1.0) < 1.0
