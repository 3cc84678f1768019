"""Links to share: the free seats for the host of a table, the spectators' for everybody, each with its code."""

from __future__ import annotations

import io
from dataclasses import dataclass

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from farside.core import shelf
from farside.core.actions import Seat
from farside.table import dates, sitting
from farside.table.addresses import Addresses
from farside.table.pages.form import form_of, go, whole
from farside.table.pages.paper import Reader, reader, render
from farside.table.pages.sections.head import called
from farside.table.playing import HUMAN
from farside.table.visit import Visit
from farside.table.visitor import at, gate_of, visit

ADDRESSES = Addresses()


@dataclass(frozen=True, slots=True)
class Link:
    """A seat's link, for the host to share."""

    seat: Seat | None
    label: str
    address: str
    qr: str = ""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody who sits at a table, for its host: is anybody else invited to that seat?"""

    seat: Seat
    label: str
    offered: bool


@ADDRESSES.get("/t/{table}/links")
async def links(request: Request) -> Response:
    """Links and codes of a table: free seats for its host, one's own for another device, the spectators' for all."""
    return shown(request, visit(request))


def shown(request: Request, here: Visit) -> Response:
    who = reader(request)
    title = f"{shelf.game(here.info.game).phrases(who.lang).say('title')} · {called(here.info, who)}"
    return render(
        "links.html",
        request,
        links=[coded(link) for link in shared(request, here, who)],
        sitters=sitters(here, who),
        id=here.id,
        title=title,
        hosting=here.door.host,
        agreement=dates.agreement(here.info.terms, here.info.advice, who.lang) if here.info.terms else "",
        listed=here.playing.listed,
        may_list=(here.door.host or (here.playing.listed and bool(here.door.seats))) and not here.info.over,
        here=at(request, f"/t/{here.id}/links"),
        waits=lambda: 0,  # as at the table, which it belongs to: the store is not asked about all the others
    )


@ADDRESSES.post("/t/{table}/offer")
async def offer(request: Request) -> Response:
    """Let somebody else sit in a seat: for whoever opened the table, or sits there."""
    seat = whole(await form_of(request), "seat")
    here = visit(request)
    sitting.offer(here.host, here.id, seat, here.tokens, here.secret)
    return go(request, "/t", here.id, "links")


@ADDRESSES.post("/t/{table}/stay")
async def stay(request: Request) -> Response:
    """Whoever sits in a seat keeps it."""
    seat = whole(await form_of(request), "seat")
    here = visit(request)
    sitting.stay(here.host, here.id, here.own(seat))
    return go(request, "/t", here.id)


def address(request: Request, path: str) -> str:
    """The whole address of a page, to be sent to somebody else."""
    return f"{gate_of(request).origin(request)}{at(request, path)}"


def invites(request: Request, here: Visit, reader: Reader) -> list[Link]:
    """The links of the seats nobody has taken yet, if it is the host who asks."""
    return [
        link for link in invitations(request, here, reader) if link.seat is not None and here.info.seats[link.seat].free
    ]


def invitations(request: Request, here: Visit, reader: Reader) -> list[Link]:
    """What this visitor may invite others with; not to a seat of his own that he has not looked at yet."""
    voice = here.voice(None, reader.lang)
    own = [seat for seat in here.door.seats if here.info.seats[seat].free]
    return [
        Link(seat, reader.say("seat-of", colour=voice.name(seat)), address(request, f"/t/{here.id}?token={token}"))
        for seat, token in here.invitations().items()
        if seat not in own
    ]


def own_links(request: Request, here: Visit, reader: Reader) -> list[Link]:
    """What opens the seats held here on another device."""
    voice = here.voice(None, reader.lang)
    return [
        Link(seat, reader.say("links-own", colour=voice.name(seat)), address(request, f"/t/{here.id}?token={token}"))
        for seat, token in here.own_tokens().items()
    ]


def shared(request: Request, here: Visit, reader: Reader) -> list[Link]:
    """The links a visitor may share or take along: invitations, his own seats, and to watch."""
    watch = Link(None, reader.say("watch-link"), address(request, f"/t/{here.id}"))
    return [*invitations(request, here, reader), *own_links(request, here, reader), watch]


def sitters(here: Visit, reader: Reader) -> list[Sitter]:
    """The people whose seats this visitor may give to somebody else: all of them for the host, else his own."""
    voice = here.voice(None, reader.lang)
    return [
        Sitter(seat.seat, reader.say("seat-of", colour=voice.name(seat.seat)), seat.offered)
        for seat in here.info.seats
        if seat.kind == HUMAN and seat.taken and (here.door.host or seat.seat in here.door.seats)
    ]


def coded(link: Link) -> Link:
    """The link with its QR code."""
    import segno  # only the page with the codes needs it; the server starts sooner

    drawing = io.BytesIO()
    segno.make(link.address, error="m").save(drawing, kind="svg", border=1, xmldecl=False, svgclass=None, omitsize=True)
    return Link(link.seat, link.label, link.address, Markup(drawing.getvalue().decode()))
