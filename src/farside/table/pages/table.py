"""The table: the live page and what a visitor does there. Handlers parse, call the host, render."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from farside.core.actions import Seat
from farside.table import sitting, speaking
from farside.table.advising import Advice, advise
from farside.table.pages import collection as collections
from farside.table.pages import links as sharing
from farside.table.pages import seats
from farside.table.pages.form import FRAGMENT, form_of, go, whole
from farside.table.pages.keys import for_script, help_keys
from farside.table.pages.notes import pieces
from farside.table.pages.paper import game_symbols, reader, render
from farside.table.pages.sections.page import Notice, TablePage, curtain_page, live_page
from farside.table.store import StoreBusyError
from farside.table.trouble import RefusedError, TroubleError, UsedLinkError, store_trouble
from farside.table.visit import Visit
from farside.table.visitor import asks, at, moves, visit

log = logging.getLogger("farside.table")


async def table(request: Request) -> Response:
    """The table as this browser sees it. A seat's link is remembered and leaves the address."""
    here = visit(request)
    if "token" in request.query_params:
        return let_in(request, here)
    free = [seat for seat in here.door.seats if here.info.seats[seat].free]
    person = collections.collector(request, here.info.game) if free or here.invited else None
    profile = person.profile if person else ""
    for seat in free:
        here.host.claim(here.id, seat, profile=profile)
    new = sitting.sit_down(here.host, here.id, here.tokens, profile) if here.invited else {}
    response = shown(request, here.again(new.values()) if free or new else here)
    if new:
        seats.remember(request, response, here.id, list(new.values()), gone=list(new))
    collections.remember(request, response, person)
    return response


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
) -> Response:
    """The live table, whole or as a fragment, or the curtain before it."""
    who = reader(request)
    chair = seats.chair(request, here.info, here.door, moved)
    if chair.curtain is not None:
        return paper(request, curtain_page(here, chair.curtain, who), status)
    page = live_page(here, chair.seat, who, advice, request.query_params.get("told", ""))
    if not notice and sitting.former(here.playing, here.tokens):
        notice = who.say("seat-given-away")
    said = Notice(notice, clause) if notice else None
    invites = tuple(sharing.invites(request, here, who))
    offered = here.info.seats[chair.seat] if chair.seat is not None and here.info.seats[chair.seat].offered else None
    return paper(request, replace(page, notice=said, invites=invites, offered=offered), status)


def paper(request: Request, page: TablePage, status: int = 200) -> Response:
    """A table page, or the part of it that changes."""
    if FRAGMENT in request.headers:
        return render("fragments/table.html", request, status, **page.sections(), here=at(request, "/t", page.head.id))
    who = reader(request)
    return render(
        "table.html",
        request,
        status,
        **page.sections(),
        style_of=page.head.game,
        game_symbols=game_symbols(page.head.game),
        help_keys=help_keys(who),
        script_keys=for_script(),
        pieces=pieces(page.head.game),
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


async def move(request: Request) -> Response:
    """Take an option."""

    def act(here: Visit, seat: Seat, form: dict[str, str]) -> object:
        moves(request, here.id)
        return here.host.act(here.id, seat, whole(form, "ply"), form.get("action", ""), then="then" in form)

    return await tried(request, act)


async def undo(request: Request) -> Response:
    """Take the last move back, or an answer that the form names."""

    def take_back(here: Visit, seat: Seat, form: dict[str, str]) -> object:
        moves(request, here.id)
        return here.host.undo(here.id, seat, form.get("answer", ""))

    return await tried(request, take_back)


async def advice(request: Request) -> Response:
    """The best options for a seat that is asked, shown with the table."""
    form = await form_of(request)
    here = visit(request)
    try:
        seat = own_seat(here, form)
        found = await advise(here.host, here.id, seat, asks(request, "advice"))
    except TroubleError as error:
        return refused(request, visit(request), error)
    return shown(request, visit(request), advice=found)


async def curtain(request: Request) -> Response:
    """The player whose turn it is has the device: lift the curtain."""
    form = await form_of(request)
    here = visit(request)
    response = go(request, "/t", here.id)
    seats.sit(request, response, here.id, own_seat(here, form))
    return response


async def rename(request: Request) -> Response:
    """A player says what he wants to be called."""
    return await tried(request, lambda here, seat, form: here.host.rename(here.id, seat, form.get("name", "")))


async def decline_all(request: Request) -> Response:
    """A player wants no offers any more, or wants them again."""
    return await tried(request, lambda here, seat, form: here.host.decline_all(here.id, seat, form.get("on") == "1"))


async def be_swift(request: Request) -> Response:
    """A player wants no questions that can be answered in one way only, or wants them again."""
    return await tried(request, lambda here, seat, form: here.host.be_swift(here.id, seat, form.get("on") == "1"))


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


ADDRESSES: list[BaseRoute] = [
    Route("/t/{table}", table),
    Route("/t/{table}/move", move, methods=["POST"]),
    Route("/t/{table}/undo", undo, methods=["POST"]),
    Route("/t/{table}/advice", advice, methods=["POST"]),
    Route("/t/{table}/curtain", curtain, methods=["POST"]),
    Route("/t/{table}/name", rename, methods=["POST"]),
    Route("/t/{table}/quiet", decline_all, methods=["POST"]),
    Route("/t/{table}/swift", be_swift, methods=["POST"]),
    Route("/t/{table}/go-on", wait_no_longer, methods=["POST"]),
]
