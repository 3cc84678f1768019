"""Watching for programs: the tables on the list, and being on it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from farside.table import looking
from farside.table.addresses import Addresses
from farside.table.api import shapes
from farside.table.api.tables import token_of
from farside.table.playing import Playing
from farside.table.trouble import NotPossibleError
from farside.table.visitor import asks, host_of

KEYS = ("listed",)
ADDRESSES = Addresses("/api/v1")


@ADDRESSES.get("/watch")
async def listed(request: Request) -> Response:
    """The tables that whoever likes may watch."""
    host = host_of(request)
    codes = host.watching.listed()
    read = [one for one in host.tables.all_fresh(codes, len(codes)).values() if isinstance(one, Playing)]
    infos = [looking.known(one) for one in read]  # those that rest are left out
    found = [
        {"table": one.id, "name": one.name, "game": one.game, "seats": len(one.seats), "ply": one.ply} for one in infos
    ]
    return shapes.answer({"tables": found})


@ADDRESSES.put("/tables/{table}/watching")
async def put(request: Request) -> Response:
    """On the list (whoever opened the table), or off it (whoever sits there too)."""
    table: str = request.path_params["table"]
    on = shapes.read_switch(shapes.read_object(await request.body(), KEYS), "listed")
    if on is None:
        raise NotPossibleError("listed is true or false")
    asks(request, "talk")
    host = host_of(request)
    host.watching.put(table, host.door(table, token_of(request)), on)
    return shapes.answer({"table": table, "listed": on})
