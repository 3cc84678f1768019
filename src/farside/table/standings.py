"""Standings: what the games of a circle tell about its people, and how certainly. Plain numbers; no words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import median, quantiles
from typing import Final, NamedTuple

from farside.table.doubt import Doubt
from farside.table.rating import BETA, INNER, SCALE, WIDE, Rating, rated, stronger
from farside.table.rows import CircleGame, CircleSeat

FEWEST: Final = 5  # games before a number is told; fewer: only where it may lie
SURE: Final = 0.95  # two people are told apart once the chance that one is stronger is at least this
MIXTURE, MIDDLE_HALF = 0.97, 0.7  # of what all games together leave possible, for 95 % and for 50 %
BARS: Final = 12  # at most, in a picture of points
DAY: Final = 86400.0


class Record(NamedTuple):
    """How one played against another: so often before him, level with him, and in all."""

    before: int = 0
    level: int = 0
    games: int = 0


class Bar(NamedTuple):
    """Where somebody's strength lies, as it is shown: with 95 % certainty, and inside that with 50 %."""

    low: float
    high: float
    inner: float
    upper: float

    def half(self, points: float) -> float:
        """The longer side, from the number that is told."""
        return max(points - self.low, self.high - points)


def bar_of(rating: Rating) -> Bar:
    """As OpenSkill has it."""
    return Bar(*rating.within(WIDE), *rating.within(INNER))


@dataclass(slots=True)
class Standing:
    """One member."""

    member: int
    rating: Rating = field(default_factory=Rating)
    games: int = 0
    won: int = 0
    bar: Bar = field(default_factory=lambda: bar_of(Rating()))

    @property
    def told(self) -> bool:
        """There are enough games for a number."""
        return self.games >= FEWEST


class Change(NamedTuple):
    """What a game did to a rating, as it is shown, and how far on either side the strength may have lain then."""

    points: float
    half: float


@dataclass(slots=True)
class Standings:
    """All of it, from the games that count."""

    people: list[Standing] = field(default_factory=list)  # the strongest first
    versus: dict[tuple[int, int], Record] = field(default_factory=dict)  # the first against the second
    wins: dict[str, dict[int, int]] = field(default_factory=dict)  # by game, by member (0: others)
    counted: dict[str, int] = field(default_factory=dict)  # games, by title
    changes: dict[tuple[str, int], Change] = field(default_factory=dict)  # by table and member

    def of(self, member: int) -> Standing | None:
        return next((one for one in self.people if one.member == member), None)

    @property
    def apart(self) -> list[tuple[int, int]]:
        """Neighbours in the list who cannot be told apart yet; those with too few games never can."""
        return [
            (one.member, other.member)
            for one, other in zip(self.people, self.people[1:], strict=False)
            if stronger(one.rating, other.rating) < SURE
        ]


@dataclass(frozen=True, slots=True)
class InCircle:
    """One title in a circle."""

    games: int
    points: tuple[int, ...]  # of all seats, in order
    middle: int
    low: int  # the middle half lies between these
    high: int
    first: int  # games that the first seat has won
    chance: float  # and would have won by chance
    days: float  # how long a game takes, the middle one
    turns: int
    bars: tuple[int, ...]  # how many seats, from the lowest points to the highest in equal steps


def fair(games: Iterable[CircleGame], title: str = "") -> list[CircleGame]:
    """The games that count, in the order in which they ended."""
    found = [one for one in games if one.finished and not one.why and (not title or one.game == title)]
    return sorted(found, key=lambda one: (one.finished, one.table))


def counting(game: CircleGame) -> list[CircleSeat]:
    """The seats of members that count, with their places among each other."""
    own = [seat for seat in game.seats if seat.member and seat.counts]
    return [seat._replace(place=1 + sum(other.place < seat.place for other in own)) for seat in own]


def standings(games: Iterable[CircleGame], members: Iterable[int], title: str = "") -> Standings:
    """What the games tell, of all titles or of one."""
    found, people = Standings(), {member: Standing(member) for member in members}
    told: list[list[CircleSeat]] = []
    for game in fair(games, title):
        seats = [seat for seat in counting(game) if seat.member in people]
        if len(seats) >= 2:
            _count(found, people, game, seats)
            told.append(seats)
    if told:
        _widen(found, people, told)
    found.people = sorted(people.values(), key=lambda one: (not one.games, -one.rating.mean, one.member))
    return found


def _widen(found: Standings, people: dict[int, Standing], told: Sequence[Sequence[CircleSeat]]) -> None:
    """Bars that hold whoever they say also where games hold little luck (`doubt.py`): OpenSkill's, or longer ones."""
    doubt = Doubt([[(seat.member, seat.place) for seat in seats] for seats in told])
    luck = SCALE * BETA * sum(sqrt(len(seats)) for seats in told) / len(told)  # of one game, as OpenSkill takes it
    company = sum(people[one].rating.points for one in doubt.people) / len(doubt.people)
    for member in doubt.people:
        one = people[member]
        own, wide, narrow = bar_of(one.rating), doubt.within(member, MIXTURE), doubt.within(member, MIDDLE_HALF)
        low, high, inner, upper = (company + luck * at for at in (*wide, *narrow))
        one.bar = Bar(min(own.low, low), max(own.high, high), min(own.inner, inner), max(own.upper, upper))
    for (table, member), change in found.changes.items():
        one = people[member]
        longer = one.bar.half(one.rating.points) / one.rating.half()
        found.changes[table, member] = change._replace(half=change.half * longer)


def _count(found: Standings, people: dict[int, Standing], game: CircleGame, seats: Sequence[CircleSeat]) -> None:
    after = rated([people[seat.member].rating for seat in seats], [seat.place for seat in seats])
    winners = [seat.member if seat.member in people else 0 for seat in game.seats if seat.place == 1]
    for seat, rating in zip(seats, after, strict=True):
        one = people[seat.member]
        moved = rating.points - one.rating.points
        found.changes[game.table, seat.member] = Change(moved, rating.half())
        one.rating, one.games = rating, one.games + 1
        one.won += seat.member in winners
        for other in seats:
            if other.member != seat.member:
                _met(found.versus, seat, other)
    found.counted[game.game] = found.counted.get(game.game, 0) + 1
    won = found.wins.setdefault(game.game, {})
    for member in winners:
        won[member] = won.get(member, 0) + 1


def _met(versus: dict[tuple[int, int], Record], one: CircleSeat, other: CircleSeat) -> None:
    was = versus.get((one.member, other.member), Record())
    before, level = one.place < other.place, one.place == other.place
    versus[one.member, other.member] = Record(was.before + before, was.level + level, was.games + 1)


def in_circle(games: Iterable[CircleGame], title: str) -> InCircle | None:
    """How one title is played here; None if it never was."""
    found = fair(games, title)
    if not found:
        return None
    points = sorted(seat.score for game in found for seat in game.seats)
    low, _, high = quantiles(points, n=4, method="inclusive")
    firsts = [game for game in found if game.seats[0].place == 1]
    return InCircle(
        games=len(found),
        points=tuple(points),
        middle=round(median(points)),
        low=round(low),
        high=round(high),
        first=len(firsts),
        chance=sum(1 / len(game.seats) for game in found),
        days=median(game.finished - game.opened for game in found) / DAY,
        turns=round(median(game.turns for game in found)),
        bars=bars(points),
    )


def bars(points: Sequence[int]) -> tuple[int, ...]:
    """So many seats had points of each step."""
    low, high = points[0], points[-1]
    count = min(BARS, high - low + 1)
    found = [0] * count
    for one in points:
        found[min(count - 1, (one - low) * count // (high - low + 1))] += 1
    return tuple(found)
