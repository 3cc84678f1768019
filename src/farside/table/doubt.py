"""Doubt: how far apart people may be, by all games together, whatever luck these games hold.

OpenSkill's bars (`rating.py`) take for granted how much luck there is in a game, and so how far apart people usually
are. Where games hold less, they hold fewer people than they say: 58 to 91 of 100 where people are four times as far
apart as one game's luck. Here that is an open question. Strengths are measured in the luck of one game (Plackett and
Luce: it is drawn by Gumbel); how far apart people usually are may be half of it or sixteen times as much, and every
answer counts by how well it explains the games (Laplace's approximation of each, and a mixture of all). The truth has
longer tails than these curves, so somewhat more of the mixture is taken than is said (`standings.py`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import erf, exp, log, sqrt
from typing import Final

SPREADS: Final = (0.5, 1.0, 2.0, 4.0, 8.0, 16.0)  # how far apart people may usually be, in the luck of one game
LEAST: Final = 1e-3  # of the weight: what explains less is left out
STEPS: Final = 40
NEAR: Final = 1e-3  # a step so small ends the search
FARTHEST: Final = 2.0  # a step so long is shortened
HALVINGS: Final = 40

Vector = list[float]
Matrix = list[Vector]
Stage = tuple[int, tuple[int, ...], float]  # who came next, of whom, and how much that counts
Part = tuple[float, float, float]  # weight, middle and deviation


@dataclass(frozen=True, slots=True)
class Guess:
    """What the games tell if people are usually so far apart."""

    weight: float
    middle: Vector
    doubt: Matrix  # of all strengths together

    def of(self, wish: Vector) -> Part:
        """A sum of strengths, each so many times."""
        middle = sum(a * b for a, b in zip(wish, self.middle, strict=True))
        spread = sum(
            a * sum(b * c for b, c in zip(wish, row, strict=True)) for a, row in zip(wish, self.doubt, strict=True)
        )
        return self.weight, middle, sqrt(max(spread, 1e-12))


class Doubt:
    """How strong people may be, in the luck of one game and relative to all who played."""

    def __init__(self, orders: Iterable[Sequence[tuple[int, int]]]) -> None:
        """The games: who came in at which place."""
        games = [tuple(order) for order in orders]
        self.people = sorted({one for game in games for one, _ in game})
        self.guesses = guesses(len(self.people), stages(games, {one: at for at, one in enumerate(self.people)}))

    def within(self, one: int, share: float) -> tuple[float, float]:
        """Where somebody's strength lies with this certainty."""
        company = 1 / len(self.people)
        parts = [guess.of([(other == one) - company for other in self.people]) for guess in self.guesses]
        return quantile(parts, (1 - share) / 2), quantile(parts, (1 + share) / 2)


def stages(games: Iterable[Sequence[tuple[int, int]]], at: Mapping[int, int]) -> tuple[Stage, ...]:
    """Every game place by place. Those who share a place are the next one together, each for their part."""
    found: Counter[tuple[int, tuple[int, ...]]] = Counter()
    for game in games:
        places = Counter(place for _, place in game)
        for one, place in game:
            behind = tuple(sorted(at[other] for other, later in game if later >= place))
            if len(behind) > 1:
                found[at[one], behind] += 1 / places[place]  # type: ignore[assignment]  # a Counter of parts
    return tuple([(one, behind, share) for (one, behind), share in sorted(found.items())])


@lru_cache(64)
def guesses(people: int, told: tuple[Stage, ...]) -> tuple[Guess, ...]:
    """One for each spread that is worth a word, with weights that add up to one."""
    found, middle = [], [0.0] * people
    for spread in SPREADS:
        middle = best(middle, told, spread)
        fit, _, bend = slope(middle, told, spread)
        root = cholesky(bend)
        worth = fit - people * log(spread) - sum(log(root[n][n]) for n in range(people))
        found.append((worth, middle, inverse(root)))
    most = max(worth for worth, _, _ in found)
    kept = [(exp(worth - most), middle, doubt) for worth, middle, doubt in found if exp(worth - most) > LEAST]
    total = sum(weight for weight, _, _ in kept)
    return tuple([Guess(weight / total, middle, doubt) for weight, middle, doubt in kept])


def best(middle: Vector, stages: Sequence[Stage], spread: float) -> Vector:
    """The strengths that explain the games best (Newton)."""
    for _ in range(STEPS):
        _, rise, bend = slope(middle, stages, spread)
        step = solved(cholesky(bend), rise)
        longest = max(map(abs, step))
        share = min(1.0, FARTHEST / longest) if longest else 1.0
        middle = [a + share * b for a, b in zip(middle, step, strict=True)]
        if longest < NEAR:
            break
    return middle


def slope(middle: Vector, stages: Sequence[Stage], spread: float) -> tuple[float, Vector, Matrix]:
    """How well strengths explain the games, where that rises, and how fast it bends."""
    usual = 1 / spread**2
    told = -sum(one * one for one in middle) * usual / 2
    rise = [-one * usual for one in middle]
    bend = [[usual if a == b else 0.0 for b in range(len(middle))] for a in range(len(middle))]
    for first, everybody, times in stages:
        top = max([middle[one] for one in everybody])
        weight = [exp(middle[one] - top) for one in everybody]
        total = sum(weight)
        told += times * (middle[first] - top - log(total))
        rise[first] += times
        for one, w in zip(everybody, weight, strict=True):
            chance = times * w / total
            rise[one] -= chance
            row = bend[one]
            row[one] += chance
            for other, v in zip(everybody, weight, strict=True):
                row[other] -= chance * v / total
    return told, rise, bend


# -- small matrices --------------------------------------------------------------------------------


def times(one: Sequence[float], other: Sequence[float]) -> float:
    return sum([a * b for a, b in zip(one, other, strict=True)])


def cholesky(matrix: Matrix) -> Matrix:
    """The root below the diagonal of a matrix that has one."""
    root: Matrix = []
    for a, line in enumerate(matrix):
        row: Vector = []
        for b in range(a):
            row.append((line[b] - sum([x * y for x, y in zip(row, root[b], strict=False)])) / root[b][b])
        row.append(sqrt(line[a] - sum([x * x for x in row])))
        root.append(row)
    return root


def solved(root: Matrix, wanted: Vector) -> Vector:
    down: Vector = []
    for row, value in zip(root, wanted, strict=True):
        down.append((value - sum([x * y for x, y in zip(row, down, strict=False)])) / row[-1])
    found = [0.0] * len(down)
    for a in range(len(down) - 1, -1, -1):
        found[a] = (down[a] - sum([root[b][a] * found[b] for b in range(a + 1, len(down))])) / root[a][a]
    return found


def inverse(root: Matrix) -> Matrix:
    return [solved(root, [float(a == b) for b in range(len(root))]) for a in range(len(root))]


# -- mixtures --------------------------------------------------------------------------------------


def below(parts: Sequence[Part], value: float) -> float:
    """How much of a mixture lies below a value."""
    return sum(weight * (1 + erf((value - middle) / (spread * sqrt(2)))) / 2 for weight, middle, spread in parts)


def quantile(parts: Sequence[Part], share: float) -> float:
    low = min(middle - 10 * spread for _, middle, spread in parts)
    high = max(middle + 10 * spread for _, middle, spread in parts)
    for _ in range(HALVINGS):
        half = (low + high) / 2
        low, high = (half, high) if below(parts, half) < share else (low, half)
    return (low + high) / 2
