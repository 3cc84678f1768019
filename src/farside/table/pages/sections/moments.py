"""Moments of a finished game: what the graph says where somebody points at it, move by move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from farside.core.actions import Seat, player_at
from farside.core.marks import number
from farside.table.answers import Seen
from farside.table.course import Point, course
from farside.table.pages.paper import Reader
from farside.table.pages.sections.finale import Racer
from farside.table.pages.sections.graph import HIGH, Line, closed, drawn_at, known_from, path, share, x_of, y_of
from farside.table.pages.sections.head import lap_of
from farside.table.pages.sections.words import about
from farside.table.visit import Visit

THICK = 0.14  # of the graph's height: an area that has room for a badge
EDGE = 0.05  # of its width, where there is none
WIDE = 0.22  # of its width, on a phone: what lies beside a badge


class Badge(NamedTuple):
    """Whose an area is, where it is thickest; in per cent of the graph."""

    seat: Seat
    x: str
    y: str
    chance: str


class Moment(NamedTuple):
    """A position on the way: where it is, what led to it, everybody's chance and its doubt."""

    ply: int
    at: str
    line: str
    chances: tuple[str, ...]
    doubts: tuple[str, ...]

    def spoken(self, racers: Sequence[Racer]) -> str:
        """The same for those who listen."""
        told = ", ".join([f"{one.name} {chance}" for one, chance in zip(racers, self.chances, strict=True)])
        return f"{self.at}. {told}. {self.line}".strip()


@dataclass(frozen=True, slots=True)
class Moments:
    """All that can be pointed at."""

    rows: tuple[Moment, ...]
    racers: tuple[Racer, ...]
    last: int
    lines: tuple[Line, ...]  # everybody's chance by itself, from the bottom
    bands: tuple[Line, ...]
    badges: tuple[Badge, ...]

    @property
    def reached(self) -> str:
        """How far it is weighed, in per cent of the game."""
        return share(self.rows[-1].ply, self.last)

    @property
    def left(self) -> str:
        """How much is not weighed yet; empty: nothing."""
        rest = self.last - self.rows[-1].ply
        return share(rest, self.last) if rest else ""

    def near(self, ply: int) -> Moment:
        """The moment after so many moves, or the last that is known."""
        return self.rows[max(0, min(len(self.rows) - 1, ply))]

    def for_script(self) -> list[dict[str, object]]:
        """What the script tells while somebody points."""
        return [
            {"at": one.at, "line": one.line, "chances": one.chances, "doubts": one.doubts, "said": self.said(one)}
            for one in self.rows
        ]

    def said(self, one: Moment) -> str:
        return one.spoken(self.racers)


def moments(
    here: Visit, seen: Seen, reader: Reader, told: dict[str, Any], racers: Sequence[Racer], order: Sequence[int]
) -> Moments:
    """`order`: whose area lies where, the lowest first."""
    last, seats = len(here.playing.record.moves), len(seen.seats)
    rows = drawn_at(told, last)
    signs = Signs(reader, lap_of(seen.game, reader), course(here.playing), said(here, seen, reader), known_from(rows))
    return Moments(
        rows=tuple([signs.moment(row, last) for row in rows]),
        racers=tuple(racers),
        last=last,
        lines=tuple([Line(player_at(place, seats), alone(rows, place, last)) for place in order]),
        bands=tuple([Line(player_at(place, seats), doubted(rows, place, last)) for place in order]),
        badges=tuple(badges(rows, order, seats, last)),
    )


def said(here: Visit, seen: Seen, reader: Reader) -> dict[int, str]:
    """By ply, what the log says first of somebody."""
    found: dict[int, str] = {}
    for event, line in zip(seen.events, here.lines(seen, reader.lang), strict=True):
        if event.seat >= 0:
            found.setdefault(event.ply, line)
    return found


Row = tuple[int, list[float], list[float]]


class Signs(NamedTuple):
    """What moments are told with."""

    reader: Reader
    lap: str  # what a round is called
    way: Sequence[Point]
    lines: dict[int, str]
    early: int  # the first ply at which one can tell anything

    def moment(self, row: Row, last: int) -> Moment:
        ply, chances, doubt = row
        return Moment(
            ply=ply,
            at=self.where(ply, last),
            line=self.line(ply),
            chances=tuple([about(one) for one in chances]),
            doubts=tuple(["" if ply == last else f"± {max(1, round(100 * one))}" for one in doubt]),
        )

    def where(self, ply: int, last: int) -> str:
        move, lap = self.reader.say("replay-at", ply=ply, last=last), self.way[ply].lap
        return f"{move} · {self.lap} {lap}" if self.lap and lap else move

    def line(self, ply: int) -> str:
        line = self.lines.get(ply, "") if ply else self.reader.say("replay-begin")
        return f"{line} {self.reader.say('review-early-now')}".strip() if ply < self.early else line


def alone(rows: Sequence[Row], place: int, last: int) -> str:
    return path([(x_of(ply, last), y_of(chances[place])) for ply, chances, _doubt in rows])


def doubted(rows: Sequence[Row], place: int, last: int) -> str:
    xs = [x_of(ply, last) for ply, _chances, _doubt in rows]
    low = [chances[place] - doubt[place] for _ply, chances, doubt in rows]
    return closed(xs, low, [chances[place] + doubt[place] for _ply, chances, doubt in rows])


def badges(rows: Sequence[Row], order: Sequence[int], seats: int, last: int) -> list[Badge]:
    """One in each area that is thick enough anywhere, and no two over each other."""
    inner = [row for row in rows if EDGE < row[0] / max(1, last) < 1 - EDGE]
    found: list[Badge] = []
    for at, place in enumerate(order):
        row = thickest(inner, place)
        if row is None or row[1][place] <= THICK:
            continue
        ply, chances, _doubt = row
        middle = sum([chances[below] for below in order[:at]]) + chances[place] / 2
        y = number(100 * y_of(middle) / HIGH)
        found.append(Badge(player_at(place, seats), share(ply, last), y, about(chances[place])))
        inner = [one for one in inner if abs(one[0] - ply) > WIDE * last]
    return found


def thickest(rows: Sequence[Row], place: int) -> Row | None:
    """Where somebody's chance is greatest."""
    return max(rows, key=lambda row: row[1][place], default=None)
