"""The host's desk: health, tables, storage, the bots' queue, backups and versions, behind a secret of its own.

It counts. It shows no hands, no names and no seat links; codes of tables only where something is to be done about them.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

import farside
from farside.core import shelf
from farside.table import doors
from farside.table.host import Host
from farside.table.keeper import Keeper, Strange, Tried
from farside.table.limits import shown as shown_limits
from farside.table.measures import Day, Event
from farside.table.pages.figures import Line, ago, amount, clock, decimal, duration, line_of, size
from farside.table.pages.form import form_of, go, keep_secret
from farside.table.pages.links import address
from farside.table.pages.paper import Reader, reader, render
from farside.table.store import StoreError
from farside.table.trouble import NoAddressError, NoTableError
from farside.table.visitor import host_of, may_guess, secret_of, turnstile_of

COOKIE = "desk"
LOW = 0.1  # of the disk free
STALE = 2 * 86400.0  # seconds after which a backup is old
LIMITS = ("tables", "bot_tables", "moves", "advice", "streams", "connections", "guesses")
MOST_BACKUPS = 3
ENOUGH = 3650  # days for which nobody needs to think about the disk
MADE = "backup"  # what is remembered of one


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


@dataclass(frozen=True, slots=True)
class Thinker:
    """A bot at work."""

    table: str
    title: str
    seat: int
    spent: str
    seconds: str


# -- who may come in -------------------------------------------------------------------------------


async def opened(request: Request) -> Keeper | None:
    """Whoever keeps house, if this visitor has the desk's secret."""
    keeper = host_of(request).keeper
    if keeper is None:
        raise NoAddressError
    return keeper if await keeper.opens(secret_of(request, COOKIE)) else None


async def desk(request: Request) -> Response:
    """The desk, or the door before it. A secret leaves the address at once."""
    if "secret" in request.query_params:
        return await let_in(request, request.query_params["secret"])
    keeper = await opened(request)
    return closed(request) if keeper is None else await laid_out(request, keeper)


async def knock(request: Request) -> Response:
    """A secret, typed."""
    return await let_in(request, (await form_of(request)).get("secret", "").strip())


async def let_in(request: Request, secret: str) -> Response:
    keeper = host_of(request).keeper
    if keeper is None:
        raise NoAddressError
    may_guess(request)
    if not await keeper.opens(secret):
        turnstile_of(request).missed(request.client.host if request.client else "")
        return closed(request, wrong=True)
    gone = go(request, "/desk")
    keep_secret(request, gone, COOKIE, secret)
    return gone


def closed(request: Request, wrong: bool = False) -> Response:
    return render("desk-door.html", request, 403, wrong=wrong)


# -- what lies on it -------------------------------------------------------------------------------


async def laid_out(request: Request, keeper: Keeper, said: str = "", status: int = 200) -> Response:
    host, who = host_of(request), reader(request)
    numbers, room, backups = await keeper.numbers(), await keeper.room(), await keeper.backups()
    notes = [*crowds(request, who), *concerns(numbers, room, [one.made for one in backups], keeper, who)]
    return render(
        "desk.html",
        request,
        status,
        said=said,
        notes=notes,
        figures=figures(host, numbers, room, who),
        shares=shares(numbers, who),
        facts=facts(numbers, keeper.tried, who),
        thinkers=thinkers(host, who),
        waiting=waiting_in_line(host),
        limits=limits(request, who),
        folder=str(keeper.folder or ""),
        backups=[(ago(one.made, who), size(one.bytes, who)) for one in backups[:MOST_BACKUPS]],
        versions=versions(host, numbers, who),
        tried=tried(keeper.tried, who),
        happened=[happening(one, who) for one in reversed(host.measures.happened)],
        link=address(request, f"/desk?secret={secret_of(request, COOKIE)}"),
    )


def crowds(request: Request, who: Reader) -> list[str]:
    """A visitor who has as many tables of bots alone as are allowed."""
    turnstile = turnstile_of(request)
    most = turnstile.most_bot_tables(host_of(request).runs)
    return [who.say("desk-crowd", n=most)] if turnstile.limits and most >= turnstile.limits.bot_tables > 0 else []


def concerns(
    numbers: dict[str, Any], room: tuple[int, int] | None, made: list[float], keeper: Keeper, who: Reader
) -> list[str]:
    """What whoever hosts should look at."""
    found = []
    if room is not None and room[0] < room[1] * LOW:
        found.append(who.say("desk-low", free=size(room[0], who)))
    if keeper.tried is not None and keeper.tried.found:
        found.append(who.say("desk-resting-note", n=len(keeper.tried.found)))
    if keeper.folder is not None and numbers["moves"] and (not made or time.time() - max(made) > STALE):
        found.append(who.say("desk-stale"))
    return found


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
    )


def shares(numbers: dict[str, Any], who: Reader) -> list[Share]:
    counts = sorted(((states["open"], game) for game, states in numbers["games"].items()), reverse=True)
    most = max((count for count, _game in counts), default=0)
    return [Share(game, title_of(game, who), count, round(100 * count / most) if most else 0) for count, game in counts]


def title_of(game: str, who: Reader) -> str:
    return shelf.game(game).phrases(who.lang).say("title") if game in shelf.shelf() else game


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
    found = []
    for table, one in list(host.thinking.pondering.items())[:8]:
        playing = host.tables.known(table)
        title = title_of(playing.row.game, who) if playing is not None else ""
        found.append(Thinker(table, title, one.seat, duration(one.spent, who), duration(one.seconds, who)))
    return found


def limits(request: Request, who: Reader) -> list[tuple[str, str, str]]:
    """What one visitor may do, and all of them; none where there are no limits."""
    found = turnstile_of(request).limits
    if found is None:
        return []
    known = shown_limits(found)
    return [
        (
            who.say(f"desk-limit-{name.replace('_', '-')}"),
            amount(known[name], who),
            amount(known[f"{name}_in_all"], who),
        )
        for name in LIMITS
    ]


def versions(host: Host, numbers: dict[str, Any], who: Reader) -> list[tuple[str, str]]:
    database = who.say("desk-shape", database=numbers["database"], shape=numbers["shape"])
    return [
        ("Farside", who.say("desk-since", version=farside.__version__, since=ago(host.measures.since, who))),
        (who.say("desk-database"), database),
        (who.say("desk-rows"), who.say("desk-rows-text", moves=amount(numbers["moves"], who))),
    ]


def tried(found: Tried | None, who: Reader) -> str:
    if found is None:
        return ""
    good = found.tables - len(found.found)
    return who.say("desk-tried-text", good=good, tables=found.tables, ago=ago(found.when, who))


def happening(one: Event, who: Reader) -> tuple[str, str, str, str]:
    return one.kind, who.say(f"desk-is-{one.kind}"), clock(one.when, who), said_of(one, who)


def said_of(one: Event, who: Reader) -> str:
    """What happened; what the log says is in English."""
    word, name, number = [*one.text.split(" "), "", ""][:3]
    if one.kind == "good" and word == MADE and number.isdecimal():
        return who.say("desk-backed-up", name=name, size=size(int(number), who))
    return one.text


# -- what is done there ----------------------------------------------------------------------------


async def back_up(request: Request) -> Response:
    keeper = await opened(request)
    if keeper is None:
        return closed(request)
    measures = host_of(request).measures
    try:
        made = await keeper.back_up()
    except StoreError as error:
        measures.note("error", str(error))
        return await laid_out(request, keeper, str(error), 422)
    measures.note("good", f"{MADE} {made.name} {made.bytes}")
    return go(request, "/desk")


async def try_all(request: Request) -> Response:
    keeper = await opened(request)
    if keeper is None:
        return closed(request)
    await keeper.try_all()
    return go(request, "/desk")


async def listed(request: Request) -> Response:
    """The tables that nobody came back to, or that this version cannot play: their codes, and why."""
    keeper, which, who = await opened(request), request.path_params["which"], reader(request)
    if keeper is None:
        return closed(request)
    if which not in ("waiting", "resting"):
        raise NoAddressError
    found = await keeper.waiting() if which == "waiting" else list(keeper.tried.found if keeper.tried else ())
    rows = [(one, title_of(one.game, who)) for one in found]
    return render("desk-tables.html", request, which=which, rows=rows)


async def record(request: Request) -> Response:
    """A table's record. It shows the decks, so it is for tables that this version cannot play."""
    keeper, table = await opened(request), request.path_params["table"]
    if keeper is None:
        return closed(request)
    rests: list[Strange] = [one for one in (keeper.tried.found if keeper.tried else ()) if one.table == table]
    if not rests or not doors.is_code(table):
        raise NoTableError
    text = await keeper.record(table)
    name = f"{rests[0].game}-{table}.rec"
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


ADDRESSES: list[BaseRoute] = [
    Route("/desk", desk),
    Route("/desk", knock, methods=["POST"]),
    Route("/desk/backup", back_up, methods=["POST"]),
    Route("/desk/try", try_all, methods=["POST"]),
    Route("/desk/tables/{which}", listed),
    Route("/desk/records/{table}", record),
]
