"""Tuning: numbers go where those who had more of them did better, repeatably, into a file that people can read."""

from __future__ import annotations

import pytest

import farside
from farside.bots.abilities import numbers_of, with_numbers
from farside.bots.lesson import LessonError, Numbers
from farside.bots.mind import handmade_for, taste_for
from farside.bots.taste import Taste
from farside.lab.learn import Course
from farside.lab.tune import STEP, Duel, Verdict, moved, pull_of, tunable, tune

COURSE = Course("pebble", games=2 * 2 * STEP, rounds=1, seed=3)
KNOWN = {"pebble": 0.75, "soon": 0.1}


def test_numbers_are_pulled_where_the_leads_say():
    verdicts = [Verdict((1, 1), 6.0), Verdict((1, -1), 6.0), Verdict((-1, 1), -6.0), Verdict((-1, -1), -6.0)]
    assert pull_of(verdicts) == pytest.approx([1.0, 0.0])
    assert pull_of([Verdict((1, -1), 0.0)]) == [0.0, 0.0]


def test_both_sides_are_moved_equally_far_apart():
    game = farside.game("pebble")
    duel = Duel(COURSE, KNOWN, 0.2, 0)
    up, down = [numbers_of(moved(game, duel, (1, -1), way)) for way in (1, -1)]
    assert up["pebble"] > 0.75 > down["pebble"]
    assert up["soon"] < 0.1 < down["soon"]
    assert up["pebble"] * down["pebble"] == pytest.approx(0.75**2)
    assert up["last_pebble"] == numbers_of(handmade_for(game))["last_pebble"]


def test_the_same_seed_tunes_the_same_whatever_the_workers_and_all_games_are_watched():
    seen: list[int] = []
    one = tune(COURSE, watch=seen.append)
    assert one.numbers == tune(COURSE, workers=2).numbers
    assert one.numbers != numbers_of(handmade_for(farside.game("pebble")))
    assert one.numbers != tune(Course("pebble", games=COURSE.games, rounds=1, seed=4)).numbers
    assert seen == list(range(2, COURSE.games + 1, 2))


def test_more_than_two_may_sit_at_the_table():
    found = tune(Course("pebble", games=2 * STEP, rounds=1, seats=(3, 4)))
    assert found.counts == [3, 4]
    assert found.origin["command"] == f"farside learn pebble --tune --games {2 * STEP} --seed 1 --seats 3,4"


def test_what_was_found_can_be_read_by_people_and_programs():
    text = Numbers("pebble", 1, [2], {"seed": 7}, {"pebble": 0.5, "soon": 0.125}).dumps()
    again = Numbers.loads(text, "here", KNOWN)
    assert (again.game, again.edition, again.counts, again.origin) == ("pebble", 1, [2], {"seed": 7})
    assert again.numbers == {"pebble": 0.5, "soon": 0.125}
    assert "pebble = 0.5000" in text


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[numberz]", r"here: expected a table \[numbers\]"),
        ("players = [2]\n[numbers]\nflint = 1.0", "here: the taste has no number 'flint'; possible: pebble, soon"),
        ("players = [2]\n[numbers]\nsoon = 1", "here: 'soon': expected a number with decimals"),
        ("players = 2\n[numbers]\nsoon = 1.0", "here: expected players"),
        ("[numbers", "here: "),
    ],
)
def test_a_file_that_does_not_fit_is_refused(text: str, message: str):
    with pytest.raises(LessonError, match=message):
        Numbers.loads(text, "here", KNOWN)


@pytest.mark.parametrize(
    ("course", "message"),
    [
        (Course("pebble", rounds=2), "there are no rounds: give it more games instead"),
        (Course("pebble", games=2 * STEP - 1, rounds=1), f"a step of tuning takes {2 * STEP} games"),
        (Course("mars", rounds=1), "mars has no numbers to tune; possible: "),
    ],
)
def test_what_cannot_be_tuned_is_refused_with_what_is_possible(course: Course, message: str):
    with pytest.raises(ValueError, match=message):
        tune(course)


@pytest.mark.parametrize("key", tunable())
def test_a_taste_with_its_own_numbers_is_the_same_taste(key: str):
    game = farside.game(key)
    taste = handmade_for(game)
    state = game.start(seats=2, seed=1)
    again = with_numbers(taste, numbers_of(taste))
    assert again.value(state, 0) == taste.value(state, 0)
    assert numbers_of(again) == numbers_of(taste)
    assert set(numbers_of(taste_for(game))) in (set(numbers_of(taste)), set())


def test_a_taste_without_numbers_stays_as_it_is():
    taste = Taste()
    assert numbers_of(taste) == {}
    assert with_numbers(taste, {"much": 1.0}) is taste
