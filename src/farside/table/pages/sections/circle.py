"""A circle as its people see it: standings with their doubt, who meets whom, wins, one title, history."""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import ceil, floor
from typing import NamedTuple

from farside.core import shelf
from farside.table import dates
from farside.table.circling import Inside
from farside.table.pages.paper import Reader
from farside.table.rows import CircleGame, Member
from farside.table.standings import Change, InCircle, Record, Standing, Standings, in_circle, standings

RECENT = 330 * 86400.0  # seconds in which a day and a month say which year is meant
SHOWN = 10  # games of the history, until all are asked for
STEPS = (50, 100, 200, 500, 1000)
TICKS = 6  # at most, on the scale
WIDE = 100  # of the picture of standings, in percent


class Who(NamedTuple):
    """A member as the reader calls him."""

    number: int
    name: str
    me: bool = False
    former: bool = False

    @property
    def seat(self) -> int:
        """Whose mark stands for him in this circle; colours at tables are something else."""
        return self.number - 1


class Bar(NamedTuple):
    """Somebody's strength as a bar: from where to where, in parts of the picture."""

    who: Who
    games: int
    won: int
    points: int | None  # None: too few games for a number
    half: int
    low: float
    wide: float
    inner: float
    inner_wide: float
    middle: float


class Tick(NamedTuple):
    """A line of the scale."""

    at: float
    label: int


class Cell(NamedTuple):
    """How one did against another."""

    record: Record | None
    tint: int  # from -4 (mostly behind) to 4


class Wins(NamedTuple):
    """Who has won one title how often."""

    game: str
    title: str
    games: int
    parts: tuple[tuple[Who | None, int, float, float], ...]  # whose, how often, from where, how wide (percent)


class Past(NamedTuple):
    """A game of the history."""

    table: str
    game: str
    title: str
    date: str
    iso: str  # the same for programs
    seats: tuple[tuple[Who | None, int, bool], ...]  # by place: who, points, first
    change: Change | None  # of the reader's rating
    why: str


class Played(NamedTuple):
    """One title in this circle, with the way to the one before and after."""

    title: str
    found: InCircle
    bars: tuple[tuple[float, float, bool], ...]  # from where, how high (percent), the middle one
    before: str
    after: str


class CirclePage(NamedTuple):
    """Everything the template shows of results."""

    bars: tuple[Bar, ...]
    ticks: tuple[Tick, ...]
    apart: str
    people: tuple[Who, ...]
    cells: tuple[tuple[Who, tuple[Cell | None, ...]], ...]
    wins: tuple[Wins, ...]
    played: Played | None
    history: tuple[Past, ...]
    games: int  # that count
    more: int  # games of the history that are not shown
    titles: tuple[tuple[str, str], ...]  # to choose from
    chosen: str


def circle_page(
    inside: Inside, games: Sequence[CircleGame], reader: Reader, title: str = "", look: str = "", whole: bool = False
) -> CirclePage:
    """What the games of a circle tell this reader; of one `title`, looking at another (`look`) more closely."""
    everybody = {one.number: who(one, inside.me, reader) for one in inside.members}
    found = standings(games, everybody, title)
    standing = [one for one in found.people if one.games or not everybody[one.member].former]
    known = sorted({one.game for one in games if one.finished and shelf.has(one.game)})
    ended = sorted((one for one in games if one.finished), key=lambda one: -one.finished)
    listed = [one for one in ended if not title or one.game == title]
    shown = listed if whole else listed[:SHOWN]
    met = tuple(everybody[one.member] for one in standing if one.games)
    bars, ticks = drawn(standing, everybody)
    return CirclePage(
        bars=bars,
        ticks=ticks,
        apart=told_apart(found, everybody, reader),
        people=met,
        cells=tuple((one, tuple(cell(found, one, other) for other in met)) for one in met),
        wins=tuple(wins(found, game, everybody, reader) for game in found.counted),
        played=played(games, title or look, list(found.counted), reader),
        history=tuple(past(one, everybody, inside.me, found, reader) for one in shown),
        games=sum(found.counted.values()),
        more=len(listed) - len(shown),
        titles=tuple((key, named(key, reader)) for key in known),
        chosen=title,
    )


def who(member: Member, me: Member | None, reader: Reader) -> Who:
    if member.former:
        return Who(member.number, reader.say("circle-former"), former=True)
    mine = me is not None and me.number == member.number
    return Who(member.number, reader.say("you") if mine else member.name, mine)


def named(game: str, reader: Reader) -> str:
    return shelf.game(game).phrases(reader.lang).say("title") if shelf.has(game) else game


def drawn(standing: Sequence[Standing], everybody: dict[int, Who]) -> tuple[tuple[Bar, ...], tuple[Tick, ...]]:
    """Bars on one scale that holds them all."""
    some = [one for one in standing if one.games]
    if not some:
        return (), ()
    low, high = min(one.bar.low for one in some), max(one.bar.high for one in some)
    step = next((one for one in STEPS if (high - low) / one <= TICKS), STEPS[-1])
    first, last = floor(low / step) * step, ceil(high / step) * step
    scale = WIDE / (last - first)
    ticks = tuple(Tick((at - first) * scale, at) for at in range(first, last + 1, step))
    return tuple(_bar(one, everybody[one.member], first, scale) for one in some), ticks


def _bar(one: Standing, who: Who, first: int, scale: float) -> Bar:
    points = round(one.rating.points) if one.told else None
    places = [(at - first) * scale for at in (*one.bar, one.rating.points)]
    left, right, inside, outside, middle = places
    half = round(one.bar.half(one.rating.points))
    return Bar(who, one.games, one.won, points, half, left, right - left, inside, outside - inside, middle)


def told_apart(found: Standings, everybody: dict[int, Who], reader: Reader) -> str:
    """A sentence about neighbours in the list; empty where all are told apart."""
    pairs = [pair for pair in found.apart if all((one := found.of(member)) and one.games for member in pair)]
    names = [reader.say("and", first=everybody[one].name, last=everybody[other].name) for one, other in pairs]
    return reader.say("circle-not-apart", who="; ".join(names)) if names else ""


def cell(found: Standings, one: Who, other: Who) -> Cell | None:
    """Row before column; the tint is the distance from one half."""
    if one == other:
        return None
    record = found.versus.get((one.number, other.number))
    share = (record.before + record.level / 2) / record.games if record else 0.5
    return Cell(record, round((share - 0.5) * 8))


def wins(found: Standings, game: str, everybody: dict[int, Who], reader: Reader) -> Wins:
    """The parts of all wins, the most first; a shared win is one of each."""
    ordered = sorted(found.wins[game].items(), key=lambda one: (not one[0], -one[1], one[0]))
    every, left, parts = sum(found.wins[game].values()), 0.0, []
    for member, count in ordered:
        parts.append((everybody.get(member), count, left, 100 * count / every))
        left += 100 * count / every
    return Wins(game, named(game, reader), found.counted[game], tuple(parts))


def played(games: Sequence[CircleGame], title: str, titles: list[str], reader: Reader) -> Played | None:
    """One title more closely; the one asked for, else the one played most."""
    if not titles:
        return None
    key = title if title in titles else titles[0]
    found, at = in_circle(games, key), titles.index(key)
    if found is None:
        return None
    highest, count = max(found.bars), len(found.bars)
    middle = min(count - 1, (found.middle - found.points[0]) * count // (found.points[-1] - found.points[0] + 1))
    bars = tuple((100 * n / count, 100 * one / highest, n == middle) for n, one in enumerate(found.bars))
    around = (titles[at - 1], titles[(at + 1) % len(titles)]) if len(titles) > 1 else ("", "")
    return Played(named(key, reader), found, bars, *around)


def past(game: CircleGame, everybody: dict[int, Who], me: Member | None, found: Standings, reader: Reader) -> Past:
    seats = sorted(game.seats, key=lambda seat: seat.place)
    return Past(
        table=game.table,
        game=game.game,
        title=f"{named(game.game, reader)}, {game.name}" if game.name else named(game.game, reader),
        date=told_day(game.finished, reader.lang),
        iso=day(game.finished),
        seats=tuple((everybody.get(seat.member), seat.score, seat.place == 1) for seat in seats),
        change=found.changes.get((game.table, me.number)) if me else None,
        why=reader.say(f"circle-why-{game.why}") if game.why else "",
    )


def told_day(moment: float, lang: str, now: float | None = None) -> str:
    """A date as people say it; of another year, as it is read alike everywhere."""
    this = time.time() if now is None else now
    return dates.day(moment, lang) if 0 <= this - moment < RECENT else day(moment)


def day(moment: float) -> str:
    """A date that is read alike everywhere; no times of day."""
    return time.strftime("%Y-%m-%d", time.gmtime(moment))
