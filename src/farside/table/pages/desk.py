"""The host's desk: health, tables, storage, the bots' queue, backups and versions, behind a secret of its own.

It counts. It shows no hands, no names and no seat links; codes of tables only where something is to be done about them.
"""

from __future__ import annotations

import time
from typing import Any

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from farside.table import doors
from farside.table.addresses import Addresses
from farside.table.keeper import Keeper, Kept, Strange, Tried
from farside.table.measures import BEGAN, CLOSED, MADE, Event
from farside.table.pages import blotter
from farside.table.pages.blotter import LOW, title_of
from farside.table.pages.figures import ago, amount, clock, size
from farside.table.pages.form import form_of, go, keep_secret
from farside.table.pages.links import address
from farside.table.pages.paper import Reader, reader, render
from farside.table.store import StoreError
from farside.table.trouble import NoAddressError, NoTableError
from farside.table.visitor import host_of, may_guess, secret_of, turnstile_of

COOKIE = "desk"
STALE = 2 * 86400.0  # seconds after which a backup is old
MOST_BACKUPS = 3
ADDRESSES = Addresses()


# -- who may come in -------------------------------------------------------------------------------


async def opened(request: Request) -> Keeper | None:
    """Whoever keeps house, if this visitor has the desk's secret."""
    keeper = host_of(request).keeper
    if keeper is None:
        raise NoAddressError
    return keeper if await keeper.opens(secret_of(request, COOKIE)) else None


@ADDRESSES.get("/desk")
async def desk(request: Request) -> Response:
    """The desk, or the door before it. A secret leaves the address at once."""
    if "secret" in request.query_params:
        return await let_in(request, request.query_params["secret"])
    keeper = await opened(request)
    return closed(request) if keeper is None else await laid_out(request, keeper)


@ADDRESSES.post("/desk")
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
    notes = concerns(numbers, room, [one.made for one in backups], keeper, who)
    crowd = crowded(request)
    return render(
        "desk.html",
        request,
        status,
        said=said,
        crowd=who.say("desk-crowd", n=len(crowd)) if crowd else "",
        notes=notes,
        figures=blotter.figures(host, numbers, room, who),
        shares=blotter.shares(numbers, who),
        facts=blotter.facts(numbers, keeper.tried, who),
        doors=blotter.at_the_door(request, who),
        places=host.thinking.places,
        thinkers=blotter.thinkers(host, who),
        waiting=host.thinking.waiting,
        limits=blotter.limits(request, who),
        folder=str(keeper.folder or ""),
        apart=await keeper.apart(),
        backups=[backed_up(one, who) for one in backups[:MOST_BACKUPS]],
        versions=blotter.versions(host, numbers, who),
        tried=tried(keeper.tried, who),
        happened=[happening(one, who) for one in reversed(host.measures.happened)],
        link=address(request, f"/desk?secret={secret_of(request, COOKIE)}"),
    )


def crowded(request: Request) -> list[str]:
    """The tables of a visitor who has as many of bots alone as are allowed."""
    turnstile = turnstile_of(request)
    found = turnstile.crowd(host_of(request).runs)
    return found if turnstile.limits and len(found) >= turnstile.limits.bot_tables > 0 else []


def backed_up(one: Kept, who: Reader) -> tuple[str, str, str]:
    """When, how large, and whether it can be opened."""
    whole = who.say("desk-whole", n=amount(one.tables, who)) if one.tables is not None else who.say("desk-unopened")
    return ago(one.made, who), size(one.bytes, who), whole


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
    if one.kind == "good" and word == CLOSED and name.isdecimal():
        return who.say("desk-closed", n=int(name))
    if one.kind == "good" and word == BEGAN:
        return who.say("desk-began", version=name)
    return one.text


# -- what is done there ----------------------------------------------------------------------------


@ADDRESSES.post("/desk/backup")
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


@ADDRESSES.post("/desk/try")
async def try_all(request: Request) -> Response:
    keeper = await opened(request)
    if keeper is None:
        return closed(request)
    await keeper.try_all()
    return go(request, "/desk")


@ADDRESSES.get("/desk/tables/{which}")
async def listed(request: Request) -> Response:
    """The tables that nobody came back to, that this version cannot play, or of one visitor: their codes, and why."""
    keeper, which, who = await opened(request), request.path_params["which"], reader(request)
    if keeper is None:
        return closed(request)
    if which not in ("waiting", "resting", "crowd"):
        raise NoAddressError
    rows = [(one, title_of(one.game, who)) for one in await found_as(request, keeper, which)]
    title = who.say("desk-crowd-title" if which == "crowd" else f"desk-{which}")
    line = who.say(f"desk-{which}-line")
    return render("desk-tables.html", request, which=which, title=title, line=line, rows=rows)


async def found_as(request: Request, keeper: Keeper, which: str) -> list[Strange]:
    if which == "waiting":
        return await keeper.waiting()
    if which == "resting":
        return list(keeper.tried.found if keeper.tried else ())
    known = [(table, host_of(request).tables.known(table)) for table in crowded(request)]
    return [Strange(table, playing.row.game, False, "") for table, playing in known if playing is not None]


@ADDRESSES.post("/desk/close")
async def close(request: Request) -> Response:
    """End the tables of bots alone of whoever has too many of them: nobody plays there."""
    keeper = await opened(request)
    if keeper is None:
        return closed(request)
    tables = crowded(request)
    await keeper.close(tables)
    turnstile_of(request).close_bot_tables(tables)
    for table in tables:
        host_of(request).tables.forget(table)
    host_of(request).measures.note("good", f"{CLOSED} {len(tables)}")
    return go(request, "/desk")


@ADDRESSES.get("/desk/records/{table}")
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
