"""Circles for programs, by the secret of a keyring."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from farside.table import gathered, results, sitting
from farside.table.addresses import Addresses
from farside.table.api import shapes
from farside.table.api.tables import token_of
from farside.table.circling import KEY, Inside
from farside.table.limits import address_of
from farside.table.trouble import NotPossibleError
from farside.table.visitor import asks, host_of, is_number, may_guess, secret_of, turnstile_of
from farside.table.visitor import ring_of as ring_here

NEW_KEYS = ("name", "called")
JOIN_KEYS = ("key", "called")
LINK_KEYS = ("joining", "reading")
ADDRESSES = Addresses("/api/v1")


def ring_of(request: Request) -> str:
    """The keyring that the secret opens; NoProfileError if it opens none."""
    return host_of(request).ringing.opened(token_of(request))


def words(asked: shapes.Told, *names: str) -> list[str]:
    found = [asked.get(name) for name in names]
    if not all(isinstance(one, str) for one in found):
        raise NotPossibleError(f"{' and '.join(names)} are texts")
    return [str(one) for one in found]


@ADDRESSES.get("/circles")
async def mine(request: Request) -> Response:
    """The circles of whoever asks."""
    found = host_of(request).store.circles.of(ring_of(request))
    return shapes.answer({"circles": [{"circle": row.id, "name": row.name} for row in found]})


@ADDRESSES.post("/circles")
async def begin(request: Request) -> Response:
    """A new circle."""
    name, called = words(shapes.read_object(await request.body(), NEW_KEYS), *NEW_KEYS)
    ring = ring_of(request)
    asks(request, "tables")
    row = host_of(request).circling.begin(name, ring, called)
    return shapes.answer({"circle": row.id, "joining": row.joining, "reading": row.reading}, 201)


@ADDRESSES.get("/circles/{circle}")
async def circle(request: Request) -> Response:
    """All that is known of a circle, for members and for whoever has its reading key."""
    return shapes.answer(results.told(host_of(request).store, inside_of(request)))


@ADDRESSES.get("/circles/{circle}/events")
async def events(request: Request) -> Response:
    """A line whenever something changes at one of its running tables; browsers show their own keys."""
    host, code = host_of(request), request.path_params["circle"]
    ring = host.ringing.of(token_of(request)) or ring_here(request)
    if not ring:
        may_guess(request)
    inside = host.circling.inside(code, ring, request.query_params.get("key") or secret_of(request, KEY + code))
    news = gathered.stream(host, inside.row.id)
    return shapes.streamed(turnstile_of(request).stream(address_of(request.scope), news))


def inside_of(request: Request) -> Inside:
    ring = host_of(request).ringing.of(token_of(request))
    if not ring:
        may_guess(request)
    key = request.query_params.get("key", "")
    return host_of(request).circling.inside(request.path_params["circle"], ring, key)


@ADDRESSES.post("/circles/{circle}/members")
async def join(request: Request) -> Response:
    """Come in, by the joining key."""
    key, called = words(shapes.read_object(await request.body(), JOIN_KEYS), *JOIN_KEYS)
    code, ring = request.path_params["circle"], ring_of(request)
    asks(request, "tables")
    host = host_of(request)
    host.circling.join(code, key, ring, called)
    me = host.circling.member(code, ring).me
    return shapes.answer({"circle": code, "member": me.number if me else 0}, 201)


@ADDRESSES.delete("/circles/{circle}/members/{number}")
async def part(request: Request) -> Response:
    """Somebody leaves: oneself, or another."""
    number = request.path_params["number"]
    if not is_number(number):
        raise NotPossibleError(f"a member is a whole number, not '{number}'")
    asks(request, "talk")
    host_of(request).circling.part(request.path_params["circle"], ring_of(request), int(number))
    return Response(status_code=204)


@ADDRESSES.post("/circles/{circle}/links")
async def links(request: Request) -> Response:
    """New links in place of those named; says which there are now."""
    asked = shapes.read_object(await request.body() or b"{}", LINK_KEYS)
    joining, reading = (bool(shapes.read_switch(asked, name)) for name in LINK_KEYS)
    code, ring = request.path_params["circle"], ring_of(request)
    asks(request, "talk")
    if joining or reading:
        host_of(request).circling.renew(code, ring, joining, reading)
    row = host_of(request).circling.member(code, ring).row
    return shapes.answer({"circle": code, "joining": row.joining, "reading": row.reading}, 201)


@ADDRESSES.post("/circles/{circle}/tables/{table}/seat")
async def sit(request: Request) -> Response:
    """Sit down at a table of the circle, where a seat is free."""
    code, table, ring = request.path_params["circle"], request.path_params["table"], ring_of(request)
    asks(request, "tables")
    seat, token = sitting.at_circle(host_of(request), table, code, ring)
    return shapes.answer({"seat": seat, "token": token}, 201)
