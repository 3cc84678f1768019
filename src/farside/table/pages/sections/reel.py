"""The reel: the way through a replay. The graph is its slider: points, and chances once somebody has weighed them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from farside.core.actions import Seat
from farside.table.answers import Seen
from farside.table.course import course
from farside.table.pages.paper import Reader
from farside.table.pages.sections.finale import Racer, racer
from farside.table.pages.sections.graph import Graph, graph_of, weighed
from farside.table.pages.sections.head import lap_of
from farside.table.pages.sections.review import Turning, turning
from farside.table.pages.sections.words import about, signed
from farside.table.visit import Visit


class Standing(NamedTuple):
    """How somebody stood then."""

    racer: Racer
    points: int
    chance: str = ""  # to win; empty: nobody has weighed it
    wide: int = 0  # of its bar, in per cent
    change: str = ""  # with the last move


@dataclass(frozen=True, slots=True)
class Reel:
    """What happened, how it stood, and the steps from there: name, label and ply."""

    story: str
    mover: Seat  # -1: nobody
    lap: int
    round: str  # what a round is called
    steps: tuple[tuple[str, str, int], ...]
    graph: Graph
    standing: tuple[Standing, ...]
    turning: tuple[Turning, ...]
    said: str  # for those who listen to the slider
    weighed: bool

    def after(self, ply: int) -> Turning | None:
        """The turning point that comes next."""
        return next((one for one in self.turning if one.ply > ply), None)

    def before(self, ply: int) -> Turning | None:
        """The turning point that was last."""
        return next((one for one in reversed(self.turning) if one.ply < ply), None)


def reel(here: Visit, seen: Seen, now: Seen, reader: Reader) -> Reel:
    """`now`: the table as it stands, which knows all of the log."""
    told = weighed(here)
    way = course(here.playing)
    at = min(seen.ply, len(way) - 1)
    mover, story = told_of(here, seen, reader)
    people = standing(here, seen, reader, told)
    return Reel(
        story=story,
        mover=mover,
        lap=way[at].lap,
        round=lap_of(seen.game, reader),
        steps=steps(seen, reader),
        graph=graph_of(here, seen, told, seen.ply),
        standing=people,
        turning=tuple(turning(here, now, reader, told, seen.last)) if told else (),
        said=", ".join([f"{one.racer.name} {one.chance or one.points}" for one in people]),
        weighed=told is not None,
    )


def steps(seen: Seen, reader: Reader) -> tuple[tuple[str, str, int], ...]:
    plies = (("first", 0), ("prev", max(0, seen.ply - 1)), ("next", min(seen.last, seen.ply + 1)), ("last", seen.last))
    return tuple([(name, reader.say(f"replay-{name}"), ply) for name, ply in plies])


def told_of(here: Visit, seen: Seen, reader: Reader) -> tuple[Seat, str]:
    """What the last move was, as a sentence about somebody."""
    if seen.ply == 0:
        return -1, reader.say("replay-begin")
    pairs = list(zip(seen.events, here.lines(seen, reader.lang), strict=True))
    last = max([event.ply for event, _line in pairs], default=0)
    lines = [(event.seat, line) for event, line in pairs if event.ply == last]
    somebody = [(seat, line) for seat, line in lines if seat >= 0] or lines
    if not somebody:
        return -1, reader.say("replay-at", ply=seen.ply, last=seen.last)
    return somebody[0][0], somebody[0][1]


def standing(here: Visit, seen: Seen, reader: Reader, told: dict[str, Any] | None) -> tuple[Standing, ...]:
    racers = [racer(here, seen, reader, place) for place in range(len(seen.scores))]
    if told is None:
        return tuple([Standing(one, seen.scores[one.place]) for one in racers])
    rows = [*[row["chances"] for row in told["plies"]], told["result"]]
    now, before = rows[seen.ply], rows[max(0, seen.ply - 1)]
    return tuple([weighing(one, seen.scores[one.place], now, before) for one in racers])


def weighing(one: Racer, points: int, now: list[float], before: list[float]) -> Standing:
    change = signed(now[one.place] - before[one.place])
    return Standing(one, points, about(now[one.place]), round(100 * now[one.place]), "" if change == "0" else change)
