"""Play again: the same people at a new table, from the page of the finished one."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from farside.table import rematching
from farside.table.addresses import Addresses
from farside.table.pages import seats
from farside.table.pages.form import form_of, go, share_of
from farside.table.pages.paper import reader
from farside.table.visitor import asks, host_of, ring_of, tokens_of

ADDRESSES = Addresses()


@ADDRESSES.post("/t/{table}/rematch")
async def rematch(request: Request) -> Response:
    """Open the rematch or find it, and sit down there; alone, the next level may be asked for instead."""
    table: str = request.path_params["table"]
    form = await form_of(request)
    asks(request, "tables")
    ways = rematching.higher if "higher" in form else rematching.rematch
    given, ring = tokens_of(request, table), ring_of(request)
    found = ways(host_of(request), table, given, reader(request).lang, share_of(form), ring)
    response = go(request, "/t", found.id)
    seats.remember(request, response, found.id, [token for token in (found.host, *found.seats.values()) if token])
    return response
