"""Alone: how far ahead of an automa one ends, if a round begins so, from games that greedy bots of many tastes play.

Every game is played greedily with numbers scattered around those of the taste, and now and then by lot, so that
positions of all kinds are seen. Each beginning of a round is a row; a ridge regression for every number of rounds left
explains by its features how far ahead the game ended. A search that plays a round on compares what it leads to so.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp
from random import Random

import farside
from farside.bots.greedy import Greedy
from farside.bots.tastes.alone import Alone
from farside.bots.tastes.horizon import Horizon
from farside.bots.tastes.taste import Taste, taste_for
from farside.core.shelf import AnyGame
from farside.core.state import State
from farside.lab.learn import BLOCK, Course
from farside.lab.pool import spread
from farside.lab.squares import Squares, eliminate

DREAMS = 1  # a learner thinks less than greedy does at the table
BUDGET = 120
LOT = 0.01  # how often an answer is given by lot
SCATTER = 0.25  # how far the numbers of the games differ, as the deviation of their logarithm
RIDGE = 0.01  # how strongly each price is held near nothing, of how much its feature varies
LEAST = 0.000001  # what never varies has no price


@dataclass(frozen=True)
class Part:
    """Some games."""

    course: Course
    first: int
    games: int


def names_for(game: AnyGame) -> list[str]:
    """What is counted; ValueError says where learning alone is possible."""
    found = taste_for(game).features_alone()
    if not found:
        possible = [key for key in farside.shelf() if taste_for(farside.game(key)).features_alone()]
        raise ValueError(f"{game.key} has nothing to learn from alone; possible: {', '.join(possible)}")
    return found


def learn_alone(course: Course, workers: int = 1, watch: Callable[[int], None] = lambda played: None) -> Alone:
    """Prices by rounds left, the same for a seed whatever the number of workers."""
    game = farside.game(course.game)
    names = names_for(game)
    total: dict[int, Squares] = {}
    played = 0
    for found in spread(play_part, parts(course), workers):
        for left, sums in found.items():
            total.setdefault(left, Squares(len(names) + 1)).join(sums)
        played += max(sums.games for sums in found.values())
        watch(played)
    horizon = Horizon(names, [solve(total[left]) for left in sorted(total)])
    return Alone(game.key, game.edition, origin(course), taste_alone(game).numbers(), horizon)


def solve(total: Squares) -> list[float]:
    """Prices of what differs from the mean, the last of them for what is the same in every row."""
    last, rows = total.width - 1, total.rows
    means = [total.sums[at * total.width + last] / rows for at in range(last)]
    aim = total.aims[last] / rows
    table: list[list[float]] = []
    for at in range(last):
        sums = [total.sums[min(at, other) * total.width + max(at, other)] for other in range(last)]
        table.append([much / rows - means[at] * means[other] for other, much in enumerate(sums)])
        table[at][at] = (1.0 + RIDGE) * table[at][at] + LEAST
    found = eliminate(table, [total.aims[at] / rows - means[at] * aim for at in range(last)])
    return [*found, aim - sum(price * mean for price, mean in zip(found, means, strict=True))]


def taste_alone(game: AnyGame) -> Taste:
    """The taste of games alone, for no decision in particular."""
    return taste_for(game).when_alone()


def origin(course: Course) -> dict[str, str | int | float]:
    """What the file says about where it comes from."""
    variants = " ".join([f"--variant {name}={value}" for name, value in course.variants])
    return {
        "command": f"farside learn {course.game} {variants} --games {course.games} --seed {course.seed}",
        "seed": course.seed,
        "games": course.games,
        "played_by": "greedy with scattered numbers",
    }


def parts(course: Course) -> list[Part]:
    ends = range(0, course.games, BLOCK)
    return [Part(course, at, min(BLOCK, course.games - at)) for at in ends]


# -- some games, in a worker -----------------------------------------------------------------------


def play_part(part: Part) -> dict[int, Squares]:
    game = farside.game(part.course.game)
    taste = taste_alone(game)
    found: dict[int, Squares] = {}
    for number in range(part.first, part.first + part.games):
        study(game, taste, part.course, number, found)
    return found


def study(game: AnyGame, taste: Taste, course: Course, number: int, found: dict[int, Squares]) -> None:
    """Play a game; every round that begins is a row."""
    dice = Random(f"{course.seed} alone {number}")
    numbers = {name: value * exp(dice.gauss(0.0, SCATTER)) for name, value in taste.numbers().items()}
    bot = Greedy(taste.with_numbers(numbers), DREAMS, BUDGET)
    state: State = game.start(seats=1, seed=dice.getrandbits(64), log=None, **dict(course.variants))
    rows: list[list[float]] = []
    begun = taste.round_of(state)
    while not state.over:
        if taste.round_of(state) > begun:
            begun = taste.round_of(state)
            rows.append(taste.count_alone(state, 0, taste.rounds_left(state)))
        options = state.options(0)
        state.push(0, dice.choice(options) if dice.random() < LOT else bot.choose(game.sight(state, 0, dice)))
    points = game.scores(state)
    for left, row in enumerate(reversed(rows), 1):
        sums = found.setdefault(left, Squares(len(row) + 1))
        sums.add(list(range(len(row) + 1)), [*row, 1.0], float(points[0] - points[1]))
        sums.games += 1
