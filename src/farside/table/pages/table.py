"""The table: the live page and what a visitor does there. Handlers parse, call the host, render."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response

from farside.core.actions import Seat
from farside.table import dates, sitting, speaking
from farside.table.addresses import Addresses
from farside.table.advising import Advice, advise
from farside.table.explaining import Explained, explain
from farside.table.pages import known, rings, seats
from farside.table.pages import links as sharing
from farside.table.pages.form import FRAGMENT, form_of, go, whole
from farside.table.pages.hush import hush_of
from farside.table.pages.keys import for_script, help_keys
from farside.table.pages.notes import pieces
from farside.table.pages.paper import game_symbols, reader, render
from farside.table.pages.postcard import preview
from farside.table.pages.sections.page import Doors, Notice, TablePage, curtain_page, live_page
from farside.table.store import StoreBusyError
from farside.table.trouble import RefusedError, TroubleError, UsedLinkError, store_trouble
from farside.table.visit import Visit
from farside.table.visitor import asks, at, moves, visit

log = logging.getLogger("farside.table")
ADDRESSES = Addresses()


@ADDRESSES.get("/t/{table}")
async def table(request: Request) -> Response:
    """The table as this browser sees it. A seat's link is remembered and leaves the address."""
    here = visit(request)
    if "token" in request.query_params:
        return let_in(request, here)
    free = [seat for seat in here.door.seats if here.info.seats[seat].free]
    loose = any(not here.playing.seats[seat].ring for seat in here.door.seats)  # from before keyrings
    if not (free or loose or here.invited):
        return shown(request, here)
    if here.invited and here.info.terms is not None and not here.door.seats:
        return agreeing(request, here)
    person = rings.person(request)
    for seat in free:
        here.host.claim(here.id, seat, ring=person.ring)
    new = sitting.sit_down(here.host, here.id, here.tokens, person.ring) if here.invited else {}
    if loose:
        here.host.ringing.take_in(here.id, here.tokens, person.ring)
    response = shown(request, here.again(new.values()))
    if new:
        seats.remember(request, response, here.id, list(new.values()), gone=list(new))
    rings.remember(request, response, person)
    return response


def agreeing(request: Request, here: Visit) -> Response:
    """What is agreed at this table, before somebody sits down there."""
    who, info = reader(request), here.info
    assert info.terms is not None, "something is agreed"
    voice = here.voice(None, who.lang)
    return render(
        "agree.html",
        request,
        title=voice.say("title"),
        called=info.name,
        id=here.id,
        seat=here.invited[0],
        people=[voice.name(one.seat) for one in info.seats if one.taken],
        sentence=dates.agreement(info.terms, info.advice, who.lang),
        pace=info.terms.pace,
    )


def let_in(request: Request, here: Visit) -> Response:
    """Whoever comes by a seat's link, with a cookie in place of the token."""
    if here.stranger:
        raise UsedLinkError
    gone = go(request, "/t", here.id)
    seats.remember(request, gone, here.id, [])
    return gone


def shown(
    request: Request,
    here: Visit,
    notice: str = "",
    clause: str = "",
    status: int = 200,
    moved: Seat | None = None,
    advice: Advice | None = None,
    explained: Explained | None = None,
) -> Response:
    """The live table, whole or as a fragment, or the curtain before it."""
    who = reader(request)
    chair = seats.chair(request, here.info, here.door, moved)
    if chair.curtain is not None:
        return paper(request, here, curtain_page(here, chair.curtain, who), status)
    told, knows = request.query_params.get("told", ""), known.knows(request, here.info.game)
    page = live_page(here, chair.seat, who, advice, told, knows, hush_of(request, here.id), explained, chair.side)
    if not notice and sitting.former(here.playing, here.tokens):
        notice = who.say("seat-given-away")
    said = Notice(notice, clause) if notice else None
    invites = tuple(sharing.invites(request, here, who))
    offered = here.info.seats[chair.seat] if chair.seat is not None and here.info.seats[chair.seat].offered else None
    response = paper(request, here, replace(page, notice=said, doors=Doors(invites, offered)), status)
    if page.head.over:
        known.remember(request, response, here, here.see(chair.seat))
    seats.keep_side(request, response, here.id)
    return response


def paper(request: Request, here: Visit, page: TablePage, status: int = 200) -> Response:
    """A table page, or the part of it that changes."""
    if FRAGMENT in request.headers:
        return render("fragments/table.html", request, status, **page.sections(), here=at(request, "/t", page.head.id))
    who, sheets = reader(request), here.playing.title.sheets(here.info.variants)
    return render(
        "table.html",
        request,
        status,
        **page.sections(),
        style_of=page.head.game,
        style_for="table",
        game_symbols=game_symbols(page.head.game, sheets),
        help_keys=help_keys(who),
        script_keys=for_script(),
        pieces=pieces(page.head.game),
        preview=preview(request, page.head.id),
    )


def own_seat(here: Visit, form: dict[str, str]) -> Seat:
    """The seat a form speaks for, if this browser holds it."""
    return here.own(whole(form, "seat"))


async def tried(request: Request, deed: Callable[[Visit, Seat, dict[str, str]], object]) -> Response:
    """What a form asks for on behalf of a seat, done; what cannot be done is said with the table as it is."""
    form = await form_of(request)
    here = visit(request)
    try:
        seat = own_seat(here, form)
        deed(here, seat, form)
    except TroubleError as error:
        return refused(request, here.again(), error)
    except StoreBusyError as error:  # as the visitor saw it: the store is not asked again
        log.error("the database failed at table %s: %s", here.id, error)
        return refused(request, here, store_trouble(error))
    return after(request, here.again(), seat)


@ADDRESSES.post("/t/{table}/move")
async def move(request: Request) -> Response:
    """Take an option."""

    def act(here: Visit, seat: Seat, form: dict[str, str]) -> object:
        moves(request, here.id)
        return here.host.act(here.id, seat, whole(form, "ply"), form.get("action", ""), then="then" in form)

    return await tried(request, act)


@ADDRESSES.post("/t/{table}/undo")
async def undo(request: Request) -> Response:
    """Take the last move back, or an answer that the form names."""

    def take_back(here: Visit, seat: Seat, form: dict[str, str]) -> object:
        moves(request, here.id)
        return here.host.undo(here.id, seat, form.get("answer", ""))

    return await tried(request, take_back)


@ADDRESSES.post("/t/{table}/advice")
async def advice(request: Request) -> Response:
    """The best options for a seat that is asked, shown with the table."""

    async def ask(here: Visit, form: dict[str, str]) -> Response:
        found = await advise(here.host, here.id, own_seat(here, form), asks(request, "advice"))
        return shown(request, visit(request), advice=found)

    return await asked(request, ask)


@ADDRESSES.post("/t/{table}/why")
async def why(request: Request) -> Response:
    """Why a bot has played its last turn, shown with the table; those who watch may ask too."""

    async def ask(here: Visit, form: dict[str, str]) -> Response:
        chair = seats.chair(request, here.info, here.door)
        found = await explain(here.host, here.id, chair.seat, whole(form, "of"), asks(request, "advice"))
        return shown(request, visit(request), explained=found)

    return await asked(request, ask)


async def asked(request: Request, ask: Callable[[Visit, dict[str, str]], Awaitable[Response]]) -> Response:
    """What bots say to a question, shown with the table; or why they say nothing."""
    form = await form_of(request)
    try:
        return await ask(visit(request), form)
    except TroubleError as error:
        return refused(request, visit(request), error)


@ADDRESSES.post("/t/{table}/curtain")
async def curtain(request: Request) -> Response:
    """The player whose turn it is has the device: lift the curtain."""
    form = await form_of(request)
    here = visit(request)
    response = go(request, "/t", here.id)
    seats.sit(request, response, here.id, own_seat(here, form))
    return response


@ADDRESSES.post("/t/{table}/name")
async def rename(request: Request) -> Response:
    """A player says what he wants to be called."""
    return await tried(request, lambda here, seat, form: here.host.rename(here.id, seat, form.get("name", "")))


@ADDRESSES.post("/t/{table}/quiet")
async def decline_all(request: Request) -> Response:
    """A player wants no offers any more, or wants them again."""
    return await tried(request, lambda here, seat, form: here.host.decline_all(here.id, seat, form.get("on") == "1"))


@ADDRESSES.post("/t/{table}/swift")
async def be_swift(request: Request) -> Response:
    """A player wants no questions that can be answered in one way only, or wants them again."""
    return await tried(request, lambda here, seat, form: here.host.be_swift(here.id, seat, form.get("on") == "1"))


@ADDRESSES.post("/t/{table}/go-on")
async def wait_no_longer(request: Request) -> Response:
    """Go on without the answer of those who keep a bargain waiting."""
    return await tried(request, lambda here, seat, _form: here.host.wait_no_longer(here.id, seat))


def after(request: Request, here: Visit, seat: Seat) -> Response:
    """What is shown once a seat has done something: the script gets the table, a plain form a new page."""
    response = shown(request, here, moved=seat) if FRAGMENT in request.headers else go(request, "/t", here.id)
    seats.sit(request, response, here.id, seat)
    return response


def refused(request: Request, here: Visit, error: TroubleError) -> Response:
    """The table again, with what was not possible and why."""
    clause = error.refusal.clause if isinstance(error, RefusedError) else ""
    response = shown(request, here, speaking.trouble(error, reader(request).lang), clause, error.status)
    response.headers.update(error.headers)
    return response
