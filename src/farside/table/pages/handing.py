"""What somebody does about a table from the list of games: calls, a holiday, a bot for the seat, nudge, leave."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from farside.core.actions import Seat
from farside.table.addresses import Addresses
from farside.table.pages.calls import HOWS
from farside.table.pages.clocked import nudges
from farside.table.pages.form import form_of, go
from farside.table.pages.levels import offered, usual_level
from farside.table.pages.paper import reader, render
from farside.table.pages.sections.head import called, title_of
from farside.table.pages.times import go_away
from farside.table.trouble import NotPossibleError, NotYourSeatError
from farside.table.visit import Visit
from farside.table.visitor import host_of, moves, ring_of, telephone, visit

ADDRESSES = Addresses()


def own(here: Visit) -> Seat:
    """The seat that is meant: one that is asked, else the first held here."""
    if not here.door.seats:
        raise NotYourSeatError
    return next((seat for seat in here.door.seats if seat in here.info.waiting), here.door.seats[0])


@ADDRESSES.post("/my-games/{table}/hand-over")
async def hand_over(request: Request) -> Response:
    """A bot plays until the seat is taken back."""
    form, here = await form_of(request), visit(request)
    seat = own(here)
    moves(request, here.id)
    wanted = form.get("bot", "")
    here.host.pacing.hand_over(here.id, seat, usual_level(here.host, wanted if wanted in offered(here.host) else ""))
    return go(request, "/my-games")


@ADDRESSES.post("/my-games/{table}/take-back")
async def take_back(request: Request) -> Response:
    """The person plays again."""
    here = visit(request)
    seat = own(here)
    moves(request, here.id)
    here.host.pacing.take_over(here.id, seat)
    return go(request, "/t", here.id)


@ADDRESSES.post("/my-games/{table}/nudge")
async def nudge(request: Request) -> Response:
    """Remind whoever is waited for."""
    here = visit(request)
    seat = own(here)
    moves(request, here.id)
    whom = nudges(here, seat)
    if whom is None:
        raise NotPossibleError("nobody can be nudged now")
    here.host.pacing.nudge(here.id, seat, whom)
    return go(request, "/my-games")


@ADDRESSES.post("/my-games/{table}/away")
async def away(request: Request) -> Response:
    """On holiday, or back."""
    form, here = await form_of(request), visit(request)
    moves(request, here.id)
    go_away(here, own(here), form)
    return go(request, "/my-games")


@ADDRESSES.post("/my-games/{table}/calls")
async def calls(request: Request) -> Response:
    """How this table may call: as everywhere, in the browser only, or not at all."""
    form, here = await form_of(request), visit(request)
    own(here)
    how = form.get("how", "")
    telephone(request).calling.set_how(ring_of(request), here.id, how if how in HOWS[1:] else "")
    return go(request, "/my-games")


@ADDRESSES.get("/my-games/{table}/leave")
async def leaving(request: Request) -> Response:
    """The one question that is asked before something is done."""
    here, who = visit(request), reader(request)
    own(here)
    title = f"{title_of(here.info, who)}, {called(here.info, who) if here.info.name else here.id}"
    return render("leave.html", request, id=here.id, title=title, bot=usual_level(host_of(request)))


@ADDRESSES.post("/my-games/{table}/leave")
async def leave(request: Request) -> Response:
    """A bot plays on; the seat is no longer this browser's."""
    here = visit(request)
    seat = own(here)
    moves(request, here.id)
    here.host.leave(here.id, seat)
    return go(request, "/my-games")
