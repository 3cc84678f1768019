"""The review of a finished game: chances, turning points, luck and decisions, and the turns that cost something."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple

from farside.core.actions import Seat, player_at
from farside.core.marks import number
from farside.table import analysing, hindsight
from farside.table.analysing import Analysed
from farside.table.answers import Seen
from farside.table.course import Point, course
from farside.table.hindsight import Hindsight
from farside.table.pages.paper import Reader
from farside.table.pages.sections.finale import Racer, racer
from farside.table.pages.sections.graph import Graph, chance_graph, ordered, share
from farside.table.pages.sections.moments import Moments, moments, said
from farside.table.pages.sections.words import about, signed
from farside.table.visit import Visit

COSTLY = ("slip", "mistake", "blunder")
SIGNS = {"slip": "?!", "mistake": "?", "blunder": "??"}
HEAPS = ("luck", "choices", "gifts", "plans", "unexplained")
SEALED = "plans"  # the heap of games where answers are sealed; others do without it
TURNING = 0.15  # of somebody's chance, for a turning point
SURE = 1.64
MOST = 5  # turning points, and costly turns of a player
ALL = 100  # per cent
LATE = 0.6  # of a game: who led until then led until shortly before the end
THIRD = 3  # of what moved: more unexplained than one in so many, and no sum is told


class Turning(NamedTuple):
    """A turn that changed much."""

    number: int
    ply: int
    x: str
    seat: Seat  # whom it is about
    mover: Seat
    line: str
    change: str


class Heap(NamedTuple):
    """A part of what moved somebody's chance, as a bar."""

    key: str
    x: str
    wide: str
    value: str
    words: str


class Sum(NamedTuple):
    racer: Racer
    start: str
    result: str
    heaps: tuple[Heap, ...]  # empty: too much of it is not explained
    luck: str


class Costly(NamedTuple):
    """A turn that cost something."""

    number: int
    one: Hindsight
    lap: int
    x: str
    sign: str
    loss: str
    doubt: str
    low: str  # of the bar, in per cent
    wide: str
    at: str


class Skill(NamedTuple):
    """How much of its chances somebody kept in a round."""

    lap: int
    kept: int
    turns: int


@dataclass(frozen=True, slots=True)
class Review:
    """What the page shows of an analysis."""

    state: str
    percent: int
    problem: str  # why there is nothing to tell
    headline: str = ""
    graph: Graph | None = None
    turning: tuple[Turning, ...] = ()
    sums: tuple[Sum, ...] = ()
    costly: tuple[Costly, ...] = ()
    close: int = 0  # turns too close to call
    kept: int = 0  # turns that kept everything
    skill: tuple[Skill, ...] = ()
    table: tuple[tuple[int, tuple[str, ...]], ...] = ()  # by round, everybody's chances in words
    whole: bool = False
    bargains: bool = False  # players make each other offers, which nobody judges
    moments: Moments | None = None  # what the graph says where somebody points at it


def review(here: Visit, seen: Seen, reader: Reader, found: Analysed, seat: Seat | None, problem: str) -> Review:
    """As far as it is known; `seat`: whose turns are looked at."""
    percent = int(100 * found.progress)
    if found.told is None or not found.told["plies"]:
        return Review(found.state, percent, problem)
    told = hindsight.shown(here.playing, found.told, here.door.seats)
    racers = [racer(here, seen, reader, place) for place in range(len(seen.scores))]
    way, last = course(here.playing), len(here.playing.record.moves)
    order = ordered(seat, len(racers))
    mine = [
        row for row in hindsight.decisions(here.playing, told, here.voice(seen.seat, reader.lang)) if row.seat == seat
    ]
    return Review(
        state=found.state,
        percent=percent,
        problem=problem,
        headline=headline(reader, racers, told) if len(told["plies"]) == last else reader.say("replay-chances"),
        graph=chance_graph(told, order, way, len(seen.seats), last),
        turning=tuple(turning(here, seen, reader, told, last)),
        sums=tuple([summed(reader, racers[row["seat"]], row) for row in told["sums"]]),
        costly=tuple(costly(mine, way, last)),
        close=len([row for row in mine if row.grade in ("perhaps", "fair")]),
        kept=len([row for row in mine if row.grade == "best"]),
        skill=tuple(skills(mine, way)),
        table=tuple(by_lap(told, way)),
        whole=found.state == analysing.DONE,
        bargains=here.playing.title.bargains,
        moments=moments(here, seen, reader, told, racers, order),
    )


def headline(reader: Reader, racers: list[Racer], told: dict[str, Any]) -> str:
    """Who led how long, and who won."""
    winner = next((one for one in racers if one.won), racers[0])
    leaders = leading(racers, winner, told)
    changes = [at for at, (one, other) in enumerate(pairwise(leaders), 1) if one != other]
    who = {"who": "you" if winner.me else "other", "name": winner.name}
    if not changes:
        return reader.say("review-never", **who)
    if changes[-1] < LATE * len(leaders):
        return reader.say("review-changed", n=len(changes), **who)
    first = racers[leaders[changes[-1] - 1]]
    left = len([start for start, _end in turns_in(told["plies"]) if start >= changes[-1]])
    return reader.say("review-until", n=max(1, left), led="you" if first.me else "other", leader=first.name, **who)


def leading(racers: list[Racer], winner: Racer, told: dict[str, Any]) -> list[int]:
    """Whose chance was greatest at each ply, and who won; shared wins change no lead."""
    found = [max(range(len(row["chances"])), key=row["chances"].__getitem__) for row in told["plies"]]
    return found if racers[found[-1]].won else [*found, winner.place]


# -- turning points --------------------------------------------------------------------------------------


def turning(here: Visit, seen: Seen, reader: Reader, told: dict[str, Any], last: int) -> list[Turning]:
    """The turns that changed somebody's chance most, beyond the doubt; told in their order."""
    rows = told["plies"]
    found = [turn for start, end in turns_in(rows) if (turn := changed(rows, told["result"], start, end, last))]
    best = sorted(sorted(found, key=lambda one: -abs(one[2]))[:MOST])
    lines = said(here, seen, reader)
    return [
        Turning(
            number=at,
            ply=end,
            x=share(end, last),
            seat=player_at(place, len(seen.seats)),
            mover=rows[start]["seat"],
            line=next((lines[ply] for ply in range(start + 1, end + 1) if ply in lines), ""),
            change=signed(change),
        )
        for at, (start, end, change, place) in enumerate(best, 1)
    ]


def turns_in(rows: Sequence[dict[str, Any]]) -> list[tuple[int, int]]:
    """Moves of one player in a row: from the first of them to the one after the last."""
    starts = [at for at, row in enumerate(rows) if at == 0 or row["seat"] != rows[at - 1]["seat"]]
    return list(zip(starts, [*starts[1:], len(rows)], strict=True))


def changed(
    rows: Sequence[dict[str, Any]], result: list[float], start: int, end: int, last: int
) -> tuple[int, int, float, int] | None:
    """By how much a turn changed whom most, if that is much and more than doubt."""
    if end >= len(rows) and end != last:
        return None
    before, after = rows[start]["chances"], result if end == last else rows[end]["chances"]
    change, place = max([(abs(after[at] - before[at]), at) for at in range(len(before))])
    if change < TURNING or change < SURE * rows[start]["doubt"][place]:
        return None
    return start, end, after[place] - before[place], place


# -- luck and decisions ----------------------------------------------------------------------------------


def summed(reader: Reader, one: Racer, row: dict[str, Any]) -> Sum:
    """What moved somebody's chance; where too much is not explained, only luck is told."""
    moved = sum([abs(row[heap]) for heap in HEAPS])
    clear = abs(row["unexplained"]) * THIRD <= moved
    heaps, at = [], row["start"]
    for key in [heap for heap in HEAPS if clear and (row[heap] or heap != SEALED)]:
        heaps.append(heap(reader, key, at, row[key]))
        at += row[key]
    return Sum(one, about(row["start"]), about(row["result"]), tuple(heaps), signed(row["luck"]))


def heap(reader: Reader, key: str, at: float, value: float) -> Heap:
    """A step of the stairway, from where the last one ended; the scale runs from −100 to 200."""
    low = min(at, at + value)
    x, wide = (100 * low + 100) / 3, max(0.4, 100 * abs(value) / 3)
    return Heap(key, number(x), number(wide), signed(value), reader.say(f"review-{key}"))


# -- turns that cost something ---------------------------------------------------------------------------


def costly(mine: list[Hindsight], way: Sequence[Point], last: int) -> list[Costly]:
    """The surest and largest losses of a player, the worst first."""
    rows = sorted([row for row in mine if row.grade in COSTLY], key=lambda row: -row.loss)[:MOST]
    return [cost(at, row, way, last) for at, row in enumerate(rows, 1)]


def cost(at: int, row: Hindsight, way: Sequence[Point], last: int) -> Costly:
    low, high = max(0.0, row.loss - row.doubt), min(0.4, row.loss + row.doubt)
    return Costly(
        number=at,
        one=row,
        lap=way[row.ply].lap,
        x=share(row.ply, last),
        sign=SIGNS[row.grade],
        loss=f"−{round(100 * row.loss)} %",
        doubt=f"± {max(1, round(100 * row.doubt))}",
        low=number(250 * low),
        wide=number(250 * max(0.01, high - low)),
        at=number(250 * min(0.4, row.loss)),
    )


def skills(mine: list[Hindsight], way: Sequence[Point]) -> list[Skill]:
    """Of what was to be had in each round, how much was kept; nothing where all of it was, always."""
    laps: dict[int, list[float]] = {}
    for row in mine:
        if row.chance > 0:
            lost = row.loss if row.grade in COSTLY else 0.0
            laps.setdefault(way[row.ply].lap, []).append(max(0.0, 1.0 - lost / row.chance))
    found = [Skill(lap, round(100 * sum(kept) / len(kept)), len(kept)) for lap, kept in sorted(laps.items())]
    return found if any(one.kept < ALL for one in found) else []


def by_lap(told: dict[str, Any], way: Sequence[Point]) -> list[tuple[int, tuple[str, ...]]]:
    """Everybody's chances at the beginning of each round."""
    rows = told["plies"]
    firsts = [at for at in range(len(rows)) if way[at].lap and (at == 0 or way[at].lap != way[at - 1].lap)]
    return [(way[at].lap, tuple([about(one) for one in rows[at]["chances"]])) for at in firsts]
