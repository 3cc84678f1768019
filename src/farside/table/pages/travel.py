"""Games travel: a finished game, or one that somebody plays alone, as a link that holds all of it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from farside.table import parcel
from farside.table.addresses import Addresses
from farside.table.answers import SeatSpec
from farside.table.pages.form import form_of
from farside.table.pages.links import Link, address
from farside.table.pages.new import sat_down
from farside.table.pages.paper import reader, render
from farside.table.pages.sections.head import title_of
from farside.table.playing import BOT, HUMAN
from farside.table.reading import paper
from farside.table.trouble import StillRunningError
from farside.table.visit import Visit
from farside.table.visitor import host_of, opening, visit

ADDRESSES = Addresses()


def may_travel(here: Visit) -> bool:
    """A finished game may, and one that this visitor plays alone: its seed shows the decks to nobody else."""
    people = [seat for seat, row in enumerate(here.playing.seats) if row.kind == HUMAN]
    return here.info.over or (len(people) == 1 and people[0] in here.door.seats)


@ADDRESSES.get("/t/{table}/travel")
async def travel(request: Request) -> Response:
    """The link of a game."""
    here, who = visit(request), reader(request)
    if not may_travel(here):
        raise StillRunningError
    playing = here.playing
    seats = [SeatSpec(row.kind, row.bot, row.name) for row in playing.seats]
    letters = parcel.packed(paper(here.host.store, here.id).text, seats, playing.row.name)
    link = Link(None, who.say("travel-link"), address(request, "/") + f"#game={letters}")
    return render("travel.html", request, link=link, title=title_of(here.info, who), table=here.id, over=here.info.over)


@ADDRESSES.post("/arrive")
async def arrive(request: Request) -> Response:
    """A game that a link holds, opened here: finished, to be looked at; else to be gone on with."""
    host = host_of(request)
    found = parcel.unpacked((await form_of(request)).get("game", ""), host.opponents.names())
    alone = all(seat.kind == BOT for seat in found.seats)
    opened = opening(request, alone, lambda: host.opening.carried(found))
    over = host.table(opened.id).over
    return sat_down(request, opened, [opened.host, *opened.tokens], "/replay" if over else "")
