"""What lies on the host's desk: large figures, tables by game, bots at work, limits, doors, versions."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from starlette.requests import Request

import farside
from farside.core import shelf
from farside.table.gate import is_loopback
from farside.table.host import Host
from farside.table.keeper import Tried
from farside.table.limits import Limits, Turnstile
from farside.table.limits import shown as shown_limits
from farside.table.measures import Day
from farside.table.pages.figures import Line, ago, amount, decimal, duration, line_of, size
from farside.table.pages.levels import called
from farside.table.pages.paper import Reader
from farside.table.settings import OPEN
from farside.table.thinking import Pondering
from farside.table.visitor import gate_of, host_of, turnstile_of

LOW = 0.1  # of the disk free
LIMITS = ("tables", "bot_tables", "moves", "advice", "streams", "connections", "guesses")
ENOUGH = 3650  # days for which nobody needs to think about the disk
MOST_THINKERS = 8
MOST_WATCHED = 1000  # tables on the list that are counted
NEARLY = 90  # percent of a limit, from which on it is worth a look


@dataclass(frozen=True, slots=True)
class Share:
    """A game's part of the open tables."""

    game: str
    title: str
    count: int
    part: int  # percent of the longest


@dataclass(frozen=True, slots=True)
class Figure:
    """One of the four large numbers."""

    key: str
    title: str
    icon: str
    number: str
    unit: str
    text: str
    good: bool
    line: Line | None = None
    part: int = 0  # percent of the disk that is used
    own: int = 0  # percent of it by this house


@dataclass(frozen=True, slots=True)
class Thinker:
    """A bot at work, or in line: how long it has been so, and how long it may think."""

    table: str
    title: str
    seat: int
    level: str
    place: str
    seconds: str


class Bound(NamedTuple):
    """A limit: for one visitor and for all of them, how much the busiest visitor uses now, and the part that is."""

    title: str
    each: str
    all: str
    used: str = ""
    part: int = 0
    full: bool = False


def figures(host: Host, numbers: dict[str, Any], room: tuple[int, int] | None, who: Reader) -> list[Figure]:
    return [answers(host, who), tables(host, numbers, who), bots(host, who), storage(numbers, room, who)]


def answers(host: Host, who: Reader) -> Figure:
    today = host.measures.moves_today
    all_day = today.all()
    errors = sum(n for (_kind, status), n in host.measures.answers.items() if status >= 500)
    unit = who.say("desk-answers-unit", worst=duration(all_day.worst, who))
    text = who.say("desk-answers-text", moves=amount(all_day.count, who), errors=errors)
    number = f"{all_day.middle() * 1000:.0f}" if all_day.count else "–"
    line = line_of([slot.middle() for slot in today.slots()])
    return Figure("answers", who.say("desk-answers"), "f-pulse", number, unit, text, errors == 0, line)


def tables(host: Host, numbers: dict[str, Any], who: Reader) -> Figure:
    unit = who.say("desk-tables-unit", live=numbers["live"])
    text = who.say("desk-tables-text", moved=numbers["moved_today"], week=numbers["waiting_a_week"])
    line = line_of([float(slot.count) for slot in host.measures.moves_today.slots()])
    return Figure("tables", who.say("desk-tables"), "f-tiles", amount(numbers["open"], who), unit, text, True, line)


def bots(host: Host, who: Reader) -> Figure:
    today: Day = host.measures.thoughts_today
    all_day, waiting = today.all(), waiting_in_line(host)
    number = decimal(all_day.middle(), 1 if all_day.middle() >= 0.1 else 2, who) if all_day.count else "–"
    worst = duration(all_day.worst, who)
    text = who.say("desk-bots-text", think=len(host.thinking.pondering), wait=waiting, worst=worst)
    line = line_of([slot.worst for slot in today.slots()])
    return Figure("bots", who.say("desk-bots"), "f-bot", number, who.say("desk-bots-unit"), text, waiting < 20, line)


def waiting_in_line(host: Host) -> int:
    return host.thinking.waiting


def storage(numbers: dict[str, Any], room: tuple[int, int] | None, who: Reader) -> Figure:
    used, each = numbers["bytes"], numbers["bytes"] / max(1, numbers["moves"])
    daily = each * numbers["moves_today"]
    number, unit = size(used, who).rsplit("\u00a0", 1)
    if room is None:
        text = who.say("desk-storage-far", daily=size(daily, who))
        return Figure("storage", who.say("desk-storage"), "f-disk", number, unit, text, True)
    free, total = room
    unit = who.say("desk-storage-unit", unit=unit, total=size(total, who))
    days = int(free / daily) if daily >= 1 else 0
    key = "desk-storage-text" if 0 < days < ENOUGH else "desk-storage-quiet"
    text = who.say(key, daily=size(daily, who), days=amount(days, who), free=size(free, who))
    return Figure(
        "storage",
        who.say("desk-storage"),
        "f-disk",
        number,
        unit,
        text,
        free >= total * LOW,
        part=round(100 * (1 - free / total)),
        own=max(1, round(100 * used / total)),
    )


def shares(numbers: dict[str, Any], who: Reader) -> list[Share]:
    counts = sorted(((states["open"], game) for game, states in numbers["games"].items()), reverse=True)
    most = max((count for count, _game in counts), default=0)
    return [Share(game, title_of(game, who), count, round(100 * count / most) if most else 0) for count, game in counts]


def title_of(game: str, who: Reader) -> str:
    return shelf.game(game).phrases(who.lang).say("title") if shelf.has(game) else game


def facts(numbers: dict[str, Any], found: Tried | None, who: Reader) -> list[tuple[str, str, str]]:
    """A sentence, a number, and where more of it is shown."""
    resting = str(len(found.found)) if found is not None else "–"
    return [
        (who.say("desk-people"), amount(numbers["people_this_week"], who), ""),
        (who.say("desk-finished"), amount(numbers["finished_this_week"], who), ""),
        (who.say("desk-waiting"), amount(numbers["waiting_long"], who), "waiting" if numbers["waiting_long"] else ""),
        (who.say("desk-resting"), resting, "resting" if found is not None and found.found else ""),
    ]


def thinkers(host: Host, who: Reader) -> list[Thinker]:
    """Those who think, then those who wait to."""
    at_work = [(table, one, "desk-thinks", one.spent) for table, one in host.thinking.pondering.items()]
    in_line = [(table, one, "desk-waits", one.waited) for table, one in host.thinking.lined_up.items()]
    return [thinker(host, who, *one) for one in [*at_work, *in_line][:MOST_THINKERS]]


def thinker(host: Host, who: Reader, table: str, one: Pondering, key: str, seconds: float) -> Thinker:
    playing = host.tables.known(table)
    title = title_of(playing.row.game, who) if playing is not None else ""
    place = who.say(key, time=duration(seconds, who))
    return Thinker(table, title, one.seat, called(one.bot, who), place, duration(one.seconds, who))


def limits(request: Request, who: Reader) -> list[Bound]:
    """What one visitor may do, and all of them; none where there are no limits."""
    turnstile = turnstile_of(request)
    if turnstile.limits is None:
        return []
    used = turnstile.used(host_of(request).runs)
    return [bound(name, turnstile, used.get(name), who) for name in LIMITS]


def bound(name: str, turnstile: Turnstile, used: float | None, who: Reader) -> Bound:
    known, title = shown_limits(turnstile.limits or Limits()), who.say(f"desk-limit-{name.replace('_', '-')}")
    each, in_all = amount(known[name], who), amount(known[f"{name}_in_all"], who)
    if used is None:
        return Bound(title, each, in_all)
    part = min(100, round(100 * used / max(1.0, turnstile.most(name))))
    return Bound(title, each, in_all, who.say("desk-used", n=ceil(used)), part, part >= NEARLY)


def at_the_door(request: Request, who: Reader) -> list[tuple[str, str]]:
    """Who may come in, under which name, and what is shown to strangers."""
    host, gate = host_of(request), gate_of(request)
    open_to_all, watched = host.metrics == OPEN, len(host.watching.listed(MOST_WATCHED))
    mails = host.telephone is not None and host.telephone.ways.mails
    alone = is_loopback(gate.host) and not gate.public
    return [
        (who.say("desk-who"), who.say("desk-who-alone" if alone else "desk-who-all")),
        (who.say("desk-known-as"), "localhost" if alone else urlsplit(gate.public).netloc or who.say("desk-any-name")),
        (who.say("desk-metrics"), who.say("desk-metrics-open" if open_to_all else "desk-metrics-closed")),
        (who.say("desk-watched"), who.say("desk-watched-some", n=watched) if watched else who.say("desk-watched-off")),
        (who.say("desk-calls"), who.say("desk-calls-mail" if mails else "desk-calls-some")),
    ]


def versions(host: Host, numbers: dict[str, Any], who: Reader) -> list[tuple[str, str]]:
    database = who.say("desk-shape", database=numbers["database"], shape=numbers["shape"])
    return [
        ("Farside", who.say("desk-since", version=farside.__version__, since=ago(host.measures.since, who))),
        (who.say("desk-database"), database),
        (who.say("desk-rows"), who.say("desk-rows-text", moves=amount(numbers["moves"], who))),
    ]
