"""Figures: estimates with honest intervals from the games of a study."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Any, Final, NotRequired, TypedDict

from farside.core.actions import NOBODY
from farside.lab.scribe import MARKS

SURE: Final = 0.95
FEW: Final = 20  # with fewer cases we do not speak of a rate


class GameRow(TypedDict):
    """A row of the table of games."""

    box: str
    game: int
    seed: int
    players: list[str]
    scores: list[int]
    winners: list[int]
    plies: int
    decisions: int
    lead_changes: int
    leaders: list[int]
    favourites: list[int]
    luck: NotRequired[list[float]]  # by third and seat, where it was measured
    moved: NotRequired[list[float]]


@dataclass(frozen=True)
class Estimate:
    """A value and its interval."""

    value: float
    low: float
    high: float
    few: bool = False  # from so few games that its interval means little: it proves nothing

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2

    def leaves_out(self, value: float) -> bool:
        """Whether this proves that the truth is not that value."""
        return not self.few and not self.low <= value <= self.high

    def least(self, value: float = 0.0) -> float:
        """How far from that value the truth is at least; 0 where nothing is proven."""
        return min(abs(self.low - value), abs(self.high - value)) if self.leaves_out(value) else 0.0


def quantile(looked_at: int = 1) -> float:
    """How many standard errors an interval reaches, if so many are looked at and all shall hold together."""
    return NormalDist().inv_cdf(1 - (1 - SURE) / 2 / max(1, looked_at))


def reach(games: int, looked_at: int = 1) -> float:
    """The same where the error itself is measured, in so many games: Student's t, by Cornish and Fisher."""
    z, free = quantile(looked_at), max(1, games - 1)
    return z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)


def rate(wins: float, games: float, looked_at: int = 1) -> Estimate:
    """A share of games (Wilson's score interval)."""
    if games == 0:
        return Estimate(0.0, 0.0, 1.0)
    share, z = wins / games, quantile(looked_at)
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half))


def mean(values: Sequence[float], looked_at: int = 1) -> Estimate:
    """A mean of independent values; of differences, where things are paired."""
    middle = fmean(values)
    half = reach(len(values), looked_at) * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(middle, middle - half, middle + half, len(values) < FEW)


def share_won(row: GameRow, seat: int) -> float:
    return 1 / len(row["winners"]) if seat in row["winners"] else 0.0


def even_share(games: Sequence[GameRow]) -> float:
    """What each seat would win if all were alike: the games, less those that an automa has won."""
    seats = len(games[0]["players"])
    return fmean(share_won(row, seat) for row in games for seat in range(seats))


def seat_rates(games: Sequence[GameRow], seats: int, looked_at: int = 1) -> list[Estimate]:
    return [rate(sum(share_won(row, seat) for row in games), len(games), looked_at) for seat in range(seats)]


def margin(row: GameRow) -> int:
    """How far the best is ahead of the next."""
    ranked = sorted(row["scores"], reverse=True)
    return ranked[0] - ranked[1] if len(ranked) > 1 else 0


def nth(values: Sequence[int], share: float) -> int:
    """The value that so many are not above."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(share * len(ranked)))]


def decided(games: Sequence[GameRow], by: str) -> list[Estimate | None]:
    """After every twentieth of the game: how often whoever is ahead then goes on to win; None where too few are."""
    found: list[Estimate | None] = []
    for mark in range(MARKS):
        led = [row for row in games if ahead(row, by)[mark] != NOBODY]
        wins = sum(share_won(row, ahead(row, by)[mark]) for row in led)
        found.append(rate(wins, len(led)) if len(led) >= max(FEW, len(games) // 50) else None)
    return found


def ahead(row: GameRow, by: str) -> list[int]:
    return row["leaders"] if by == "leaders" else row["favourites"]


@dataclass(frozen=True)
class Use:
    """How one thing was used, and how that goes with winning."""

    box: str
    what: str
    kind: str
    key: str
    users: float  # the share of players who used it
    times: float  # a player, on average
    users_half: float  # the interval of `users`, on either side
    with_it: float  # win rate of those who used it
    without: float
    gain: Estimate | None  # with_it - without; None where nearly all or nearly nobody used it
    oftener: Estimate  # how much oftener the winners used it than the others, a game


def uses(sums: Sequence[dict[str, Any]], games: Sequence[GameRow], seats: int) -> list[Use]:
    """Estimates for everything used, with intervals that hold together for all of them."""
    victories = sum(share_won(row, seat) for row in games for seat in range(seats))
    return [use(row, len(games), seats, victories, len(sums)) for row in sums]


def use(row: dict[str, Any], games: int, seats: int, victories: float, looked_at: int) -> Use:
    """One thing. `victories`: those of all seats; a game that an automatic player wins has none."""
    used, won = row["b"], row["a"]
    unused = games * seats - used
    with_it = won / used
    without = (victories - won) / unused if unused else 0.0
    spread = sqrt(max(0.0, row["bb"] - used * used / games)) / (games * seats)
    return Use(
        row["box"],
        row["what"],
        row["kind"],
        row["key"],
        used / (games * seats),
        row["times"] / (games * seats),
        reach(games, looked_at) * spread,
        with_it,
        without,
        gain(row, games, seats, victories, looked_at) if min(used, unused) >= FEW else None,
        oftener(row, games, looked_at),
    )


def gain(row: dict[str, Any], games: int, seats: int, victories: float, looked_at: int) -> Estimate:
    """Win rate with less win rate without, its error clustered by game: who wins takes it from somebody else.

    A game in which b players used it and had a of the victory pulls the difference by x*a + y*b + c.
    """
    used, won = row["b"], row["a"]
    unused = games * seats - used
    with_it, without = won / used, (victories - won) / unused
    x, y = 1 / used + 1 / unused, -with_it / used - without / unused
    c = -(victories / games - without * seats) / unused
    squares = x * x * row["aa"] + y * y * row["bb"] + games * c * c
    crosses = 2 * (x * y * row["ab"] + x * c * won + y * c * used)
    half = reach(games, looked_at) * sqrt(max(0.0, squares + crosses))
    return Estimate(with_it - without, with_it - without - half, with_it - without + half, games < FEW)


def oftener(row: dict[str, Any], games: int, looked_at: int) -> Estimate:
    middle = row["d"] / games
    half = reach(games, looked_at) * sqrt(max(0.0, row["dd"] / games - middle * middle) / games)
    return Estimate(middle, middle - half, middle + half, games < FEW)


def paired(before: Sequence[float], after: Sequence[float], looked_at: int = 1) -> Estimate:
    """The mean difference between two boxes on the same seeds."""
    return mean([late - early for early, late in zip(before, after, strict=True)], looked_at)
