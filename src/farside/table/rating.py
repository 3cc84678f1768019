"""Ratings from the order in which people finish, for two players or more: Plackett and Luce's model of orders, learnt
game by game as Weng and Lin do (JMLR 12, 2011, algorithm 4), with the constants of OpenSkill.

Its bars hold as many people as they say where games hold as much luck as its constants take for granted; `doubt.py`
sees to those that hold less.
Forty lines of our own rather than the package `openskill`, which is a compiled wheel of its own for each platform; the
tests hold us to its numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, exp, sqrt
from typing import Final, NamedTuple

MEAN: Final = 25.0
DOUBT: Final = MEAN / 3
BETA: Final = DOUBT / 2  # how much luck there is in one game
DRIFT: Final = MEAN / 300  # people change: so much doubt comes back with every game
LEAST: Final = 0.0001
MIDDLE, SCALE = 1500, 12  # how a rating is shown
WIDE, INNER = 1.959964, 0.674490  # standard deviations on either side that hold 95 % and 50 %


class Rating(NamedTuple):
    """How strong somebody seems to be: the middle of what is likely, and the doubt (a standard deviation)."""

    mean: float = MEAN
    doubt: float = DOUBT

    @property
    def points(self) -> float:
        """As it is shown."""
        return MIDDLE + SCALE * (self.mean - MEAN)

    def within(self, deviations: float = WIDE) -> tuple[float, float]:
        """Where the strength lies, as it is shown: with 95 % certainty, unless said otherwise."""
        return self.points - self.half(deviations), self.points + self.half(deviations)

    def half(self, deviations: float = WIDE) -> float:
        return SCALE * self.doubt * deviations


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Everybody after a game; places run from 1, and who shares one has the same."""
    old = [Rating(one.mean, sqrt(one.doubt**2 + DRIFT**2)) for one in before]
    spread = sqrt(sum(one.doubt**2 + BETA**2 for one in old))
    weight = [exp(one.mean / spread) for one in old]
    behind = [sum(weight[s] for s in range(len(old)) if places[s] >= place) for place in places]
    return [_one(at, old, places, spread, weight, behind) for at in range(len(old))]


def _one(
    at: int, old: Sequence[Rating], places: Sequence[int], spread: float, weight: list[float], behind: list[float]
) -> Rating:
    """One player: drawn up by every place he reached or beat, down by those he might have had."""
    gain = loss = 0.0
    for q, place in enumerate(places):
        if place <= places[at]:
            chance = weight[at] / behind[q]
            share = places.count(place)
            loss += chance * (1 - chance) / share
            gain += ((1 - chance) if q == at else -chance) / share
    variance = old[at].doubt ** 2
    damping = sqrt(variance) / spread
    mean = old[at].mean + variance / spread * gain
    return Rating(mean, old[at].doubt * sqrt(max(1 - damping * variance / spread**2 * loss, LEAST)))


def stronger(one: Rating, other: Rating) -> float:
    """The chance that the first is stronger than the second, from 0 to 1."""
    return 0.5 * (1 + erf((one.mean - other.mean) / sqrt(2 * (one.doubt**2 + other.doubt**2))))
