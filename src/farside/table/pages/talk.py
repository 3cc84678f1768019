"""Talk at the table: saying something, taking it back, and not wanting to read it, which nobody else is told."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from farside.core.actions import Seat
from farside.table.addresses import Addresses
from farside.table.pages.form import form_of, whole
from farside.table.pages.hush import HUSHED, OFF, hush_of
from farside.table.pages.paper import YEAR
from farside.table.pages.table import after, own_seat, tried
from farside.table.visit import Visit
from farside.table.visitor import asks, cookie_path, visit

ADDRESSES = Addresses()


@ADDRESSES.post("/t/{table}/say")
async def say(request: Request) -> Response:
    """Words or a reaction, about a move."""

    def deed(here: Visit, seat: Seat, form: dict[str, str]) -> object:
        asks(request, "talk")
        reaction = form.get("reaction", "")
        ply = whole(form, "about") if form.get("about") else None
        return here.host.talking.say(here.id, seat, "" if reaction else form.get("text", ""), reaction, ply)

    return await tried(request, deed)


@ADDRESSES.post("/t/{table}/unsay")
async def unsay(request: Request) -> Response:
    """Somebody takes his own words back."""
    return await tried(
        request, lambda here, seat, form: here.host.talking.take_back(here.id, seat, whole(form, "number"))
    )


@ADDRESSES.post("/t/{table}/hush")
async def hush(request: Request) -> Response:
    """No talk, or none of one person, or again: remembered by this browser alone."""
    form, here = await form_of(request), visit(request)
    seat, wanted = own_seat(here, form), hush_of(request, here.id)
    name, value = OFF, "on" if wanted.off else "off"
    if form.get("who"):
        seats = wanted.seats ^ {whole(form, "who")}
        name, value = HUSHED + here.id, ".".join(map(str, sorted(seats)))
    request.cookies[name] = value  # as the browser will say from now on
    response = after(request, here, seat)
    response.set_cookie(name, value, max_age=YEAR, path=cookie_path(request), httponly=True, samesite="lax")
    return response
