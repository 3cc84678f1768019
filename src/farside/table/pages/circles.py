"""Circles: groups that play again and again. Found by link alone; whoever has the reading link may look."""

from __future__ import annotations

import csv
import io
import json
from contextlib import suppress
from typing import Any, NamedTuple
from zipfile import ZIP_DEFLATED, ZipFile

from starlette.requests import Request
from starlette.responses import Response

from farside.core import shelf
from farside.table import gathered, sitting
from farside.table.addresses import Addresses
from farside.table.circling import KEY, Inside
from farside.table.pages import cards, lobby, rings, yours
from farside.table.pages.clocked import RING, clock
from farside.table.pages.form import form_of, go, keep_secret, whole
from farside.table.pages.links import address
from farside.table.pages.paper import Reader, reader, render
from farside.table.pages.seats import remember
from farside.table.pages.sections.circle import circle_page, day, told_day, who
from farside.table.reading import paper
from farside.table.results import told
from farside.table.rows import CircleGame
from farside.table.trouble import NoAddressError, NoCircleError, TroubleError
from farside.table.visit import Visit
from farside.table.visitor import asks, at, host_of, may_guess, ring_of, secret_of, visit_at

MOST_RECORDS = 500  # in one file
ADDRESSES = Addresses()


def only_here(request: Request) -> None:
    """A browser tab has no way to other people."""
    if not host_of(request).place.friends:
        raise NoAddressError


def inside_of(request: Request) -> Inside:
    """The circle that the address names, for whoever may see it."""
    only_here(request)
    circle: str = request.path_params["circle"]
    key = request.query_params.get("key") or secret_of(request, KEY + circle)
    ring = ring_of(request)
    if not ring:
        may_guess(request)
    return host_of(request).circling.inside(circle, ring, key)


@ADDRESSES.at("/circles", "GET", "POST")
async def circles(request: Request) -> Response:
    """The circles of this browser's owner, and how to make one; sent back, it makes one."""
    only_here(request)
    host, ring = host_of(request), ring_of(request)
    if request.method == "POST":
        return await begin(request)
    mine = [(row, [one for one in host.store.circles.members(row.id) if not one.former]) for row in mine_of(request)]
    known = host.store.rings.get(ring) if ring else None
    return render("circles.html", request, circles=mine, called_now=known.name if known else "")


def mine_of(request: Request) -> list[Any]:
    return list(host_of(request).store.circles.of(ring_of(request)))


async def begin(request: Request) -> Response:
    form = await form_of(request)
    asks(request, "tables")
    person = rings.person(request)
    row = host_of(request).circling.begin(form.get("name", ""), person.ring, form.get("called", ""))
    response = go(request, "/circles", row.id)
    rings.remember(request, response, person)
    return response


@ADDRESSES.get("/circles/{circle}")
async def circle(request: Request) -> Response:
    """The page of a circle. Its reading link leaves the address; the joining link asks for a name."""
    only_here(request)
    code, query = request.path_params["circle"], request.query_params
    if query.get("join"):
        return joining(request, code, query["join"])
    inside = inside_of(request)
    if query.get("key"):
        gone = go(request, "/circles", code)
        keep_secret(request, gone, KEY + code, query["key"])
        return gone
    return shown(request, inside)


def joining(request: Request, code: str, key: str) -> Response:
    """Whoever comes by the joining link is asked what to be called."""
    host, ring = host_of(request), ring_of(request)
    if not ring:
        may_guess(request)
    inside = host.circling.inside(code, ring, key)
    if inside.me is not None:
        return go(request, "/circles", code)
    if key != inside.row.joining:
        raise NoCircleError
    known = host.store.rings.get(ring) if ring else None
    return render("circle-join.html", request, circle=inside, key=key, called_now=known.name if known else "")


def shown(request: Request, inside: Inside) -> Response:
    host, words, query = host_of(request), reader(request), request.query_params
    games = host.store.circles.games(inside.row.id)
    page = circle_page(inside, games, words, titled(query.get("game")), titled(query.get("look")), "all" in query)
    link = address(request, f"/circles/{inside.row.id}")
    return render(
        "circle.html",
        request,
        circle=inside,
        page=page,
        running=running(request, inside, games, words),
        since=told_day(inside.row.created, words.lang),
        everybody=[who(one, inside.me, words) for one in inside.people],
        joining=f"{link}?join={inside.row.joining}" if inside.me else "",
        reading=f"{link}?key={inside.row.reading}" if inside.me else "",
        open_games=cards.games(words)[0],
        here_path=at(request, "/circles", inside.row.id),
    )


def titled(key: str | None) -> str:
    return key if key and shelf.has(key) else ""


class Run(NamedTuple):
    """A table that is played now."""

    row: lobby.Row
    free: bool  # the reader may sit down there
    left: str  # how much time whoever is asked has left
    until: float  # when the reader's own is up


def running(request: Request, inside: Inside, games: list[CircleGame], words: Reader) -> list[Run]:
    """The tables that are played now, those that wait for the reader first, of them where least time is left."""
    host, ring = host_of(request), inside.me.ring if inside.me else ""
    codes = [one.table for one in games if not one.finished][-gathered.MOST :]
    there = [code for code, found in host.tables.all_fresh(codes, gathered.MOST).items() if found is not None]
    rows = [row for row in lobby.rows(request, words, there) if not row.over]
    found = [run(request, row, bool(ring) and is_free(request, row.id, ring), words) for row in rows]
    return sorted(found, key=lambda one: (not one.row.mine, not one.free, one.until))


def run(request: Request, row: lobby.Row, free: bool, words: Reader) -> Run:
    here = visit_at(request, row.id, asked=True)
    own = [seat for seat in here.door.seats if seat in here.info.waiting]
    return Run(row, free, left(here, words), yours.until_of(request, here.playing, own))


def left(here: Visit, words: Reader) -> str:
    """What whoever is asked has left; nothing where nobody counts."""
    asked = next(iter(here.info.waiting), None)
    told = None if asked is None else clock(here, asked, words)
    return words.say("wait-left", left=told.words) if told is not None and told.sign == RING else ""


def is_free(request: Request, table: str, ring: str) -> bool:
    """Whether somebody may still sit down there who does not yet."""
    seats = host_of(request).kept(table).seats
    return any(not one.taken and not one.ring for one in seats) and all(one.ring != ring for one in seats)


@ADDRESSES.post("/circles/{circle}/join")
async def join(request: Request) -> Response:
    """Somebody comes in, by the joining link."""
    only_here(request)
    form, code = await form_of(request), request.path_params["circle"]
    asks(request, "tables")
    person = rings.person(request)
    host_of(request).circling.join(code, form.get("key", ""), person.ring, form.get("called", ""))
    response = go(request, "/circles", code)
    rings.remember(request, response, person)
    return response


@ADDRESSES.post("/circles/{circle}/change")
async def change(request: Request) -> Response:
    """A member's wishes: another name, new links, somebody out, oneself out."""
    only_here(request)
    form, code, ring = await form_of(request), request.path_params["circle"], ring_of(request)
    asks(request, "talk")
    circling, wish = host_of(request).circling, form.get("wish", "")
    if wish == "name":
        circling.rename(code, ring, form.get("called", ""))
    elif wish in ("joining", "reading"):
        circling.renew(code, ring, joining=wish == "joining", reading=wish == "reading")
    elif wish == "remove":
        circling.part(code, ring, whole(form, "member"))
    elif wish == "leave":
        circling.part(code, ring)
        return go(request, "/circles")
    return go(request, "/circles", code)


@ADDRESSES.post("/circles/{circle}/sit")
async def sit(request: Request) -> Response:
    """A member sits down at a table of the circle."""
    only_here(request)
    form, code, ring = await form_of(request), request.path_params["circle"], ring_of(request)
    asks(request, "tables")
    table = form.get("table", "")
    _, token = sitting.at_circle(host_of(request), table, code, ring)
    response = go(request, "/t", table)
    remember(request, response, table, [token])
    return response


@ADDRESSES.get("/circles/{circle}/results.csv")
async def as_csv(request: Request) -> Response:
    """All results, a row a seat."""
    found, file = told(host_of(request).store, inside_of(request)), io.StringIO()
    rows = [
        {**seat, **{key: one[key] for key in one if key != "seats"}} for one in found["games"] for seat in one["seats"]
    ]
    names = ["finished", "game", "table", "name", "opened", "turns", "counts", "why", "seat", "member", "called"]
    writer = csv.DictWriter(file, [*names, "score", "place", "seat_counts"])
    writer.writeheader()
    writer.writerows([{key: guarded(value) for key, value in row.items()} for row in rows])
    return saved(file.getvalue(), "text/csv", f"{request.path_params['circle']}.csv")


def guarded(value: object) -> object:
    """A name that a spreadsheet would take for a formula is a name all the same."""
    return f"'{value}" if isinstance(value, str) and value[:1] in ("=", "+", "-", "@") else value


@ADDRESSES.get("/circles/{circle}/results.json")
async def as_json(request: Request) -> Response:
    """The same with ratings, for programs."""
    found = told(host_of(request).store, inside_of(request))
    return saved(json.dumps(found, ensure_ascii=False, indent=1), "application/json", f"{found['circle']}.json")


@ADDRESSES.get("/circles/{circle}/records.zip")
async def records(request: Request) -> Response:
    """The records of finished games whose tables are still there, one file each."""
    host, inside, packed = host_of(request), inside_of(request), io.BytesIO()
    asks(request, "tables")
    over = [one for one in host.store.circles.games(inside.row.id) if one.finished][-MOST_RECORDS:]
    with ZipFile(packed, "w", ZIP_DEFLATED) as file:
        for one in over:
            with suppress(TroubleError):
                file.writestr(f"{day(one.finished)}-{one.game}-{one.table}.rec", paper(host.store, one.table).text)
    return saved(packed.getvalue(), "application/zip", f"{inside.row.id}.zip")


def saved(text: str | bytes, kind: str, name: str) -> Response:
    return Response(text, media_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'})
