"""Watching: the list of tables that may be watched, and being on it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from farside.table.addresses import Addresses
from farside.table.pages import lobby
from farside.table.pages.form import form_of, go
from farside.table.pages.paper import reader, render
from farside.table.trouble import NoAddressError
from farside.table.visitor import asks, host_of, visit

ADDRESSES = Addresses()


@ADDRESSES.get("/watch")
async def watch(request: Request) -> Response:
    """The tables that whoever likes may look at."""
    host, who = host_of(request), reader(request)
    if not host.place.friends:
        raise NoAddressError
    codes = host.watching.listed()
    there = [code for code, found in host.tables.all_fresh(codes, len(codes)).items() if found is not None]
    return render("watch.html", request, rows=[row for row in lobby.rows(request, who, there) if not row.over])


@ADDRESSES.post("/t/{table}/listed")
async def put(request: Request) -> Response:
    """On the list, or off it."""
    form, here = await form_of(request), visit(request)
    asks(request, "talk")
    here.host.watching.put(here.id, here.door, form.get("on") == "1")
    return go(request, "/t", here.id, "links")
