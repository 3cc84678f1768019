"""The replay: the table as it stood, played on from there, and the record to keep."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from farside.table.addresses import Addresses
from farside.table.pages import seats
from farside.table.pages.form import form_of, whole
from farside.table.pages.hush import hush_of
from farside.table.pages.new import sat_down
from farside.table.pages.paper import reader
from farside.table.pages.sections.page import replay_page
from farside.table.pages.table import paper
from farside.table.playing import BOT
from farside.table.visitor import host_of, may_look, number, opening, visit

ADDRESSES = Addresses()


@ADDRESSES.get("/t/{table}/replay")
async def replay(request: Request) -> Response:
    """The table as it stood after so many moves."""
    here = visit(request)
    chair = seats.chair(request, here.info, here.door)
    ply = number(request, "ply", here.playing.state.ply_for(chair.seat))
    return paper(request, here, replay_page(here, chair.seat, ply, reader(request), hush_of(request, here.id)))


@ADDRESSES.post("/t/{table}/continue")
async def continue_from(request: Request) -> Response:
    """Play on from a past position, at a new table."""
    code: str = request.path_params["table"]
    ply = whole(await form_of(request), "ply")
    host = host_of(request)
    alone = all(seat.kind == BOT for seat in host.table(code).seats)
    opened = opening(request, alone, lambda: host.fork(code, ply))
    return sat_down(request, opened, [opened.host, *opened.tokens])


@ADDRESSES.get("/t/{table}/record")
async def record(request: Request) -> Response:
    """The record of a finished game, to keep."""
    code: str = request.path_params["table"]
    may_look(request, code)
    paper = host_of(request).paper(code)
    name = f"{paper.game}-{code}.rec"
    return PlainTextResponse(paper.text, headers={"Content-Disposition": f'attachment; filename="{name}"'})
