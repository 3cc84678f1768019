"""The graph of a game: points, or chances to win once somebody has weighed them; the slider of a replay too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from farside.core.actions import Seat, player_at
from farside.core.marks import number
from farside.table.answers import Seen
from farside.table.course import Point, course
from farside.table.visit import Visit

WIDE, HIGH = 1000, 100  # what paths are drawn in; the page stretches it
SURE = 1.64  # times a doubt is more than doubt
MARKS = 90  # turn marks that can stand side by side


class Line(NamedTuple):
    """One player's line, or the area under it."""

    seat: Seat
    path: str


class Lap(NamedTuple):
    """A round below the graph, in per cent of its width."""

    name: str
    x: str
    wide: str
    roomy: bool
    named: bool  # there is room for the word too


class Turn(NamedTuple):
    """Who moved, where."""

    seat: Seat
    x: str


@dataclass(frozen=True, slots=True)
class Graph:
    """What the template draws."""

    lines: tuple[Line, ...]
    laps: tuple[Lap, ...]
    turns: tuple[Turn, ...]
    here: str = ""  # where the reader is, in per cent; empty: nowhere
    top: str = ""  # what the upper edge means
    areas: tuple[Line, ...] = ()  # stacked, the lowest first
    bands: tuple[Line, ...] = ()  # doubt, along the seams
    early: str = ""  # how much of it is too early to tell, in per cent

    @property
    def stacked(self) -> bool:
        return bool(self.areas)


def graph_of(here: Visit, seen: Seen, told: dict[str, Any] | None, at: int | None = None) -> Graph:
    """Of a table: chances once somebody has weighed them, points before."""
    way, seats, last = course(here.playing), len(seen.seats), seen.last
    if told is None:
        return points_graph(way, seats, last, at)
    return chance_graph(told, ordered(seen.seat, len(seen.scores)), way, seats, last, at)


def weighed(here: Visit) -> dict[str, Any] | None:
    """What an analysis has found, if there is one of all moves; nothing is begun, and nothing told of running games."""
    if not here.playing.state.over:
        return None
    told = here.host.analysing.of(here.id).told
    return told if told and len(told["plies"]) == len(here.playing.record.moves) else None


def ordered(seat: Seat | None, places: int) -> list[int]:
    """Whose turns are looked at comes first, at the bottom of the graph."""
    rest = [place for place in range(places) if place != seat]
    return rest if seat is None else [seat, *rest]


def points_graph(course: Sequence[Point], seats: int, last: int, here: int | None = None) -> Graph:
    """Points after every move; `last`: how many moves there are as the reader counts."""
    most = max(1, *[score for point in course for score in point.scores])
    places = range(len(course[0].scores))
    lines = tuple([Line(player_at(place, seats), drawn(course, place, last, most)) for place in places])
    return Graph(lines, laps(course, last), turns(course, last), "" if here is None else share(here, last), str(most))


def drawn(course: Sequence[Point], place: int, last: int, most: int) -> str:
    """A line with steps as small as they are."""
    spots = [
        (x_of(at, last), HIGH - HIGH * max(0, point.scores[place]) / most)
        for at, point in enumerate(course)
        if at == 0 or at == len(course) - 1 or point.scores != course[at - 1].scores
    ]
    return path(spots)


def path(spots: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join([f"{number(x)} {number(y)}" for x, y in spots])


def x_of(ply: int, last: int) -> float:
    return WIDE * ply / max(1, last)


def share(ply: int, last: int) -> str:
    """A place along the graph, in per cent."""
    return number(100 * ply / max(1, last))


def laps(course: Sequence[Point], last: int) -> tuple[Lap, ...]:
    """The rounds, each as wide as it was long."""
    starts = [at for at, point in enumerate(course) if point.lap and (at == 0 or point.lap != course[at - 1].lap)]
    ends = [*starts[1:], last] if starts else []
    return tuple(
        [
            Lap(
                str(course[start].lap),
                share(start, last),
                share(end - start, last),
                end - start > last / 30,
                end - start > last / 18,
            )
            for start, end in zip(starts, ends, strict=True)
            if end > start
        ]
    )


def turns(course: Sequence[Point], last: int) -> tuple[Turn, ...]:
    """Where a turn passed to somebody else; none where they would not fit side by side."""
    found = [
        Turn(point.mover, share(at, last))
        for at, point in enumerate(course)
        if at and point.mover != course[at - 1].mover
    ]
    return tuple(found) if len(found) <= MARKS else ()


# -- chances -------------------------------------------------------------------------------------------


Spots = list[tuple[float, float]]


def chance_graph(
    told: dict[str, Any], order: Sequence[int], course: Sequence[Point], seats: int, last: int, here: int | None = None
) -> Graph:
    """Chances stacked, the first of the order at the bottom; the edges of the doubt along the seams."""
    rows = drawn_at(told, last)
    below = [[sum([row[1][place] for place in order[:at]]) for row in rows] for at in range(len(order) + 1)]
    xs = [x_of(row[0], last) for row in rows]
    areas = [Line(player_at(place, seats), closed(xs, below[at], below[at + 1])) for at, place in enumerate(order)]
    seams, bands = [], []
    for at, place in enumerate(order[:-1]):
        seat = player_at(place, seats)
        edge = [(row[2][order[0]] if at == 0 else row[2][place]) for row in rows]
        seams.append(Line(seat, path([(x, y_of(share)) for x, share in zip(xs, below[at + 1], strict=True)])))
        low = [share - one for share, one in zip(below[at + 1], edge, strict=True)]
        high = [share + one for share, one in zip(below[at + 1], edge, strict=True)]
        bands.append(Line(seat, closed(xs, low, high)))
    spot = "" if here is None else share(here, last)
    early = share(known_from(rows), last)
    return Graph(
        tuple(seams), laps(course, last), turns(course, last), spot, "100 %", tuple(areas), tuple(bands), early
    )


def drawn_at(told: dict[str, Any], last: int) -> list[tuple[int, list[float], list[float]]]:
    """Ply, chances and doubt wherever they are known; the result is the last of them."""
    rows = [(row["ply"], row["chances"], row["doubt"]) for row in told["plies"]]
    if len(rows) == last:
        rows.append((last, told["result"], [0.0] * len(told["result"])))
    return rows


def known_from(rows: Sequence[tuple[int, list[float], list[float]]]) -> int:
    """The first ply at which somebody's chance differs from an even one by more than doubt."""
    for ply, chances, doubt in rows:
        even = 1 / len(chances)
        if any(abs(one - even) > SURE * doubt[at] for at, one in enumerate(chances)):
            return ply
    return rows[-1][0] if rows else 0


def y_of(chance: float) -> float:
    return HIGH - HIGH * min(1.0, max(0.0, chance))


def closed(xs: Sequence[float], low: Sequence[float], high: Sequence[float]) -> str:
    """The area between two lines."""
    if not xs:
        return ""
    upper: Spots = [(x, y_of(one)) for x, one in zip(xs, high, strict=True)]
    lower: Spots = [(x, y_of(one)) for x, one in zip(xs, low, strict=True)]
    return path([*upper, *lower[::-1]]) + "Z"
