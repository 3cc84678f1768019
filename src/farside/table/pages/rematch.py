"""Play again: the same people at a new table, from the page of the finished one."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from farside.table import rematching
from farside.table.pages import seats
from farside.table.pages.form import form_of, go, share_of
from farside.table.pages.paper import reader
from farside.table.visitor import asks, host_of, tokens_of


async def rematch(request: Request) -> Response:
    """Open the rematch or find it, and sit down there."""
    table: str = request.path_params["table"]
    share = share_of(await form_of(request))
    asks(request, "tables")
    found = rematching.rematch(host_of(request), table, tokens_of(request, table), reader(request).lang, share)
    response = go(request, "/t", found.id)
    seats.remember(request, response, found.id, [token for token in (found.host, *found.seats.values()) if token])
    return response


ADDRESSES: list[BaseRoute] = [Route("/t/{table}/rematch", rematch, methods=["POST"])]
