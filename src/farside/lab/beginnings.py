"""Beginnings: how far ahead one ends if a round begins so, alone with an automa or of two, from games of greedy bots.

Every game is played greedily with numbers scattered around those of the taste, and now and then by lot, so that
positions of all kinds are seen. Each beginning of a round is a row; a ridge regression for every number of rounds left
explains by its features how far ahead the game ended. A search that plays a round on compares what it leads to so.

Alone, one decision of every game is played both ways as well (a fork). What the two ways come to corrects the prices:
so much for the last rounds and so much for the first, and in between what lies between.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp
from random import Random

import farside
from farside.bots.abilities import counted, numbers_of, round_features, rounds_of, when_alone, with_numbers
from farside.bots.foresight import Foresight
from farside.bots.greedy import Greedy
from farside.bots.horizon import Horizon
from farside.bots.mind import taste_for
from farside.bots.taste import Taste
from farside.core.shelf import AnyGame
from farside.core.state import State
from farside.lab.forks import Lookout, fork
from farside.lab.learn import BLOCK, Course
from farside.lab.pool import spread
from farside.lab.squares import Squares, eliminate

DREAMS = 1  # a learner thinks less than greedy does at the table
BUDGET = 120
LOT = 0.01  # how often an answer is given by lot
SCATTER = 0.25  # how far the numbers of the games differ, as the deviation of their logarithm
RIDGE = 0.01  # how strongly each price is held near nothing, of how much its feature varies
HELD = 0.4  # the same for corrections, of how much the feature varies between two ways
LEAST = 0.000001  # what never varies has no price


@dataclass(frozen=True)
class Part:
    """Some games."""

    course: Course
    first: int
    games: int


def names_for(course: Course) -> list[str]:
    """What is counted; ValueError says where that is done."""
    game, seats = farside.game(course.game), course.seats[0]
    found = round_features(taste_for(game), seats) if len(course.seats) == 1 else []
    if not found:
        who = "alone" if seats == 1 else f"with {' and '.join(map(str, course.seats))} players"
        raise ValueError(f"{game.key} has no rounds to learn from {who}; possible: {', '.join(possible())}")
    return found


def possible() -> list[str]:
    """Where rounds can be learnt from, as people type it."""
    found: list[str] = []
    for key in farside.shelf():
        game = farside.game(key)
        for seats in game.seats:
            if round_features(taste_for(game), seats):
                alone = f" --variant {game.solo.variant}=..." if seats == 1 and game.solo else ""
                found.append(f"{key}{alone}" if alone else f"{key} --horizon --seats {seats}")
    return found


def learn_beginnings(course: Course, workers: int = 1, watch: Callable[[int], None] = lambda played: None) -> Foresight:
    """Prices by rounds left, the same for a seed whatever the number of workers."""
    game = farside.game(course.game)
    names = names_for(course)
    total: dict[int, Squares] = {}
    forks: dict[int, Squares] = {}
    played = 0
    for found in spread(play_part, parts(course), workers):
        for left, sums in found.rounds.items():
            total.setdefault(left, Squares(len(names) + 1)).join(sums)
        for left, sums in found.forks.items():
            forks.setdefault(left, Squares(len(names))).join(sums)
        played += max(sums.games for sums in found.rounds.values())
        watch(played)
    horizon = Horizon(names, corrected([solve(total[left]) for left in sorted(total)], forks))
    numbers = numbers_of(taste_of(course)) if course.seats == (1,) else {}
    return Foresight(game.key, game.edition, list(course.seats), origin(course), numbers, horizon)


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


def corrected(prices: list[list[float]], forks: dict[int, Squares]) -> list[list[float]]:
    """Prices that tell two ways of one decision apart, as near as may be to those at hand."""
    if not forks:
        return prices
    size, rows = len(prices[0]) - 1, sum(sums.rows for sums in forks.values())
    table = [[0.0] * (2 * size) for _ in range(2 * size)]
    aims = [0.0] * (2 * size)
    for left, sums in forks.items():
        late, early = shares_of(left, len(prices))
        whole = [[sums.sums[min(at, other) * size + max(at, other)] for other in range(size)] for at in range(size)]
        for at in range(size):
            said = sum(much * price for much, price in zip(whole[at], prices[left - 1], strict=False))
            off = sums.aims[at] - said
            aims[at] += late * off
            aims[size + at] += early * off
            for other in range(size):
                much = whole[at][other]
                table[at][other] += late * late * much
                table[at][size + other] += late * early * much
                table[size + at][other] += early * late * much
                table[size + at][size + other] += early * early * much
    for at in range(size):
        vary = HELD * sum(sums.sums[at * size + at] for sums in forks.values()) + LEAST * rows
        table[at][at] += vary
        table[size + at][size + at] += vary
    moves = eliminate(table, aims)
    found: list[list[float]] = []
    for left, old in enumerate(prices, 1):
        late, early = shares_of(left, len(prices))
        found.append([old[at] + late * moves[at] + early * moves[size + at] for at in range(size)] + old[size:])
    return found


def shares_of(left: int, rounds: int) -> tuple[float, float]:
    """How much of what is found for the last round counts, and for the first, with so many rounds left."""
    early = (left - 1) / max(1, rounds - 1)
    return 1.0 - early, early


def taste_of(course: Course) -> Taste:
    """The taste of such games, for no decision in particular."""
    found = taste_for(farside.game(course.game))
    return when_alone(found) if course.seats == (1,) else found


def origin(course: Course) -> dict[str, str | int | float]:
    """What the file says about where it comes from."""
    variants = [f"--variant {name}={value}" for name, value in course.variants]
    how = " ".join(variants) if variants else f"--horizon --seats {course.seats[0]}"
    return {
        "command": f"farside learn {course.game} {how} --games {course.games} --seed {course.seed}",
        "box": farside.game(course.game).box.digest,
        "seed": course.seed,
        "games": course.games,
        "played_by": "greedy with scattered numbers",
    }


def parts(course: Course) -> list[Part]:
    ends = range(0, course.games, BLOCK)
    return [Part(course, at, min(BLOCK, course.games - at)) for at in ends]


# -- some games, in a worker -----------------------------------------------------------------------


class Found:
    """What some games have shown, by rounds left."""

    def __init__(self) -> None:
        self.rounds: dict[int, Squares] = {}
        self.forks: dict[int, Squares] = {}


def play_part(part: Part) -> Found:
    game = farside.game(part.course.game)
    found = Found()
    for number in range(part.first, part.first + part.games):
        study(game, taste_of(part.course), part.course, number, found)
    return found


def study(game: AnyGame, taste: Taste, course: Course, number: int, found: Found) -> None:
    """Play a game; every round that begins is a row, and of two players one for each. Alone it forks once."""
    seats = course.seats[0]
    dice = Random(f"{course.seed} {'alone' if seats == 1 else seats} {number}")
    bots = [Greedy(with_numbers(taste, scattered(taste, dice)), DREAMS, BUDGET) for _ in range(seats)]
    state: State = game.start(seats=seats, seed=dice.getrandbits(64), log=None, **dict(course.variants))
    rows: list[list[list[float]]] = []
    rounds, counts = rounds_of(taste), counted(taste)
    begun = rounds.round_of(state)
    lookout = Lookout(taste, rounds.rounds_left(state), dice) if seats == 1 else None
    while not state.over:
        if rounds.round_of(state) > begun:
            begun = rounds.round_of(state)
            rows.append([counts.count_round(state, seat, rounds.rounds_left(state)) for seat in range(seats)])
        if lookout is not None:
            lookout.watch(state)
        seat = state.turn()
        by_lot = dice.random() < LOT
        options = state.options(seat)
        state.push(seat, dice.choice(options) if by_lot else bots[seat].choose(game.sight(state, seat, dice)))
    points = game.scores(state)
    for left, views in enumerate(reversed(rows), 1):
        sums = found.rounds.setdefault(left, Squares(len(views[0]) + 1))
        sums.games += 1
        for seat, row in enumerate(views):
            ahead = points[seat] - points[1 - seat]
            sums.add(list(range(len(row) + 1)), [*row, 1.0], float(ahead))
    if lookout is not None and lookout.kept is not None:
        shown = fork(game, taste, Greedy(taste, DREAMS, BUDGET), lookout.kept, dice)
        if shown is not None:
            sums = found.forks.setdefault(shown.left, Squares(len(shown.row)))
            sums.add(list(range(len(shown.row))), shown.row, shown.lead)


def scattered(taste: Taste, dice: Random) -> dict[str, float]:
    return {name: value * exp(dice.gauss(0.0, SCATTER)) for name, value in numbers_of(taste).items()}
