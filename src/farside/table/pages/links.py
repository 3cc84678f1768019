"""Links to share: the free seats for the host of a table, the spectators' for everybody, each with its code."""

from __future__ import annotations

import io
from dataclasses import dataclass

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from farside.core import shelf
from farside.core.actions import Seat
from farside.table.pages.paper import Reader, reader, render
from farside.table.pages.sections.head import called
from farside.table.visit import Visit
from farside.table.visitor import at, gate_of, visit


@dataclass(frozen=True, slots=True)
class Link:
    """A seat's link, for the host to share."""

    seat: Seat | None
    label: str
    address: str
    qr: str = ""


async def links(request: Request) -> Response:
    """Links and codes of a table: the free seats for its host, the spectators' for everybody."""
    here, who = visit(request), reader(request)
    title = f"{shelf.game(here.info.game).phrases(who.lang).say('title')} · {called(here.info, who)}"
    found = shared(request, here, who)
    return render("links.html", request, links=found, id=here.id, title=title, hosting=here.door.host)


def address(request: Request, path: str) -> str:
    """The whole address of a page, to be sent to somebody else."""
    return f"{gate_of(request).origin(request)}{at(request, path)}"


def invites(request: Request, here: Visit, reader: Reader) -> list[Link]:
    """The links of the seats nobody has taken yet, if it is the host who asks."""
    found = seat_links(request, here, reader)
    return [link for link in found if link.seat is not None and here.info.seats[link.seat].free]


def seat_links(request: Request, here: Visit, reader: Reader) -> list[Link]:
    """The links of all seats, for the host alone."""
    voice = here.voice(None, reader.lang)
    return [
        Link(seat, reader.say("seat-of", colour=voice.name(seat)), address(request, f"/t/{here.id}?token={token}"))
        for seat, token in enumerate(here.links())
        if token
    ]


def shared(request: Request, here: Visit, reader: Reader) -> list[Link]:
    """The links a visitor may share, with a code for the phone beside him: all seats for the host, or to watch."""
    watch = Link(None, reader.say("watch-link"), address(request, f"/t/{here.id}"))
    return [coded(link) for link in [*seat_links(request, here, reader), watch]]


def coded(link: Link) -> Link:
    """The link with its QR code."""
    import segno  # only the page with the codes needs it; the server starts sooner

    drawing = io.BytesIO()
    segno.make(link.address, error="m").save(drawing, kind="svg", border=1, xmldecl=False, svgclass=None, omitsize=True)
    return Link(link.seat, link.label, link.address, Markup(drawing.getvalue().decode()))


ADDRESSES: list[BaseRoute] = [Route("/t/{table}/links", links)]
