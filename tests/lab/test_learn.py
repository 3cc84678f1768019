"""Learning: the regression is right, the course is repeatable, the lesson is a file that people can read."""

from __future__ import annotations

from random import Random

import pytest

import farside
from farside.bots.features import PHASES
from farside.bots.learnt import Learnt
from farside.bots.lesson import Lesson, LessonError
from farside.bots.mind import features_for, mind_for, taste_for
from farside.games.pebble.game import GAME, Pebble
from farside.lab.learn import Block, Course, Note, ahead_of_others, known, learn, width, write
from farside.lab.squares import Squares, eliminate


def test_least_squares_find_the_prices_behind_noisy_results():
    dice, total = Random(1), Squares(3)
    for _row in range(2000):
        x, y = dice.gauss(0, 1), dice.gauss(0, 3)
        total.add([0, 2], [x, y], 2 * x - 0.5 * y + dice.gauss(0, 1))
    found = total.solve(0.0)
    assert found == pytest.approx([2, 0, -0.5], abs=0.1)
    held = total.solve(1.0)
    assert held == pytest.approx([1, 0, -0.25], abs=0.1)


def test_parts_of_the_sums_can_be_joined():
    whole, left, right = Squares(2), Squares(2), Squares(2)
    rows = [([0], [1.0], 2.0), ([0, 1], [1.0, 3.0], -1.0), ([1], [2.0], 4.0)]
    for number, (places, values, aim) in enumerate(rows):
        whole.add(places, values, aim, weight=0.5)
        (right if number else left).add(places, values, aim, weight=0.5)
    left.join(right)
    assert (left.sums, left.aims, left.rows) == (whole.sums, whole.aims, whole.rows)


def test_a_system_of_equations_is_solved():
    assert eliminate([[4.0, 2.0], [2.0, 3.0]], [10.0, 8.0]) == pytest.approx([1.75, 1.5])


def test_ahead_means_of_the_others_on_average():
    assert ahead_of_others([5.0, 2.0, 0.0]) == [4.0, -0.5, -3.5]
    assert ahead_of_others([5.0, 2.0]) == [3.0, -3.0]


def test_what_a_position_came_to_is_the_end_and_a_little_of_what_was_thought_later():
    features, state = known(GAME), GAME.start(seats=2, seed=1)
    notes = [Note(features, state, 0), Note(features, state, 1)]
    for note, points in zip(notes, (1.0, 3.0), strict=True):
        note.row[0] = points
    prices = tuple(1.0 if at < PHASES else 0.0 for at in range(len(features.prices)))
    assert notes[1].worths(prices) == [3.0, 0.0]
    seen: list[float] = []

    class Watched(Squares):
        def add(self, places, values, aim, weight=1.0):
            seen.append(aim)

    course = Course("pebble", lasting=0.75)
    write(notes, Watched(width(features)), Block(course, prices, 0, 1), [8.0, 0.0])
    assert seen == [-5.0, (0.75 * 8 + 0.25 * 3) - 1]


@pytest.mark.parametrize("key", ["pebble", "antarctica"])
def test_the_same_seed_teaches_the_same_whatever_the_workers(key: str):
    course = Course(key, games=1 if key == "antarctica" else 12, rounds=1, seed=3)
    lesson = learn(course)
    assert len(lesson.prices) == PHASES * len(known(farside.game(key)).names)
    assert lesson.prices == learn(course, workers=2 if key == "pebble" else 1).prices
    assert lesson.prices != known(farside.game(key)).prices


def test_other_seeds_teach_otherwise_and_all_games_are_watched():
    seen: list[int] = []
    one = learn(Course("pebble", games=12, rounds=2, seed=1, seats=(2, 3)), watch=seen.append)
    assert one.prices != learn(Course("pebble", games=12, rounds=2, seed=2, seats=(2, 3))).prices
    assert seen == [10, 12, 22, 24]


def test_a_lesson_can_be_read_by_people_and_programs():
    features = known(GAME)
    lesson = learn(Course("pebble", games=4, rounds=1))
    text = lesson.dumps(features)
    again = Lesson.loads(text, "here", features)
    assert (again.game, again.edition) == ("pebble", GAME.edition)
    assert again.counts == [2]
    assert again.origin["seed"] == 1
    assert again.origin["games"] == 4
    assert again.origin["command"] == "farside learn pebble --games 4 --rounds 1 --seed 1 --seats 2"
    assert again.prices == pytest.approx(lesson.prices, abs=0.0005)
    assert '"points" = [' in text
    assert width(features) == PHASES * (len(features.names) + 1)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda text: text.replace("[prices]", "[prizes]"), r"here: expected a table \[prices\]"),
        (lambda text: text.replace('"points" =', '"dots" ='), "here: there is a price of 'dots', which is no feature"),
        (lambda text: text.rpartition('"rank planned"')[0], "here: there is no price of 'rank planned'; learn again"),
        (lambda text: text + "]", "here: "),
        (lambda text: text.replace("players = [2]", "players = 2"), r"here: expected players = \[2, ...\]"),
        (lambda text: text.rpartition("[")[0] + "[1.0]", "here: 'rank planned': expected 3 numbers with decimals"),
        (lambda text: text.rpartition("[")[0] + "[1.0, nan, 2.0]", "here: 'rank planned': expected 3 numbers"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(change, message: str):
    features = known(GAME)
    text = Lesson("pebble", 1, [2], {}, list(features.prices)).dumps(features)
    with pytest.raises(LessonError, match=message):
        Lesson.loads(change(text), "here", features)


@pytest.mark.parametrize("key", farside.shelf())
def test_the_weights_we_ship_fit_the_features(key: str):
    game = farside.game(key)
    taste = mind_for(game).learnt()
    if not isinstance(taste, Learnt):
        assert not hasattr(taste_for(game), "prices")
        return
    assert len(taste.prices) == PHASES * len(taste.features.names)
    assert taste_for(game) is taste_for(game)
    assert taste_for(game).prices == taste.prices  # type: ignore[attr-defined]  # the learnt one has prices


def test_a_game_without_features_is_refused_with_what_is_possible():
    class Stranger(Pebble):
        key = "stranger"

    assert features_for(Stranger()) is None
    assert mind_for(Stranger()).learnt() is None
    with pytest.raises(ValueError, match="stranger has no features to learn from; possible: antarctica"):
        known(Stranger())
