"""Small pictures of boards, cut to the place of the decision: the same drawing, another window."""

from __future__ import annotations

import re
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from farside.core import shelf
from farside.core.panels import Focus
from farside.table.addresses import Addresses
from farside.table.pages.paper import reader
from farside.table.pages.pictures import drawn, in_theme, picture
from farside.table.visit import Visit
from farside.table.visitor import visit

WINDOW: Final = re.compile(r'viewBox="([^"]*)"')
SHAPE: Final = 0.6  # how high a piece is for its width
KEPT: Final = {"Cache-Control": "private, max-age=600"}  # the address changes with the position
ADDRESSES = Addresses()


@ADDRESSES.get("/t/{table}/crop.svg")
async def crop(request: Request) -> Response:
    """The board of a table at the place of the decision, as the seat sees it that is asked here."""
    here = visit(request)
    seen = here.see(seat_shown(here))
    svg = cut(picture(seen.game, seen.view, reader(request).lang), shelf.game(seen.game).focus(seen.view))
    return drawn(in_theme(svg, request.query_params.get("theme", "")), KEPT)


def seat_shown(here: Visit) -> int | None:
    """The seat that looks: one that is asked, else any held here; nobody's where several hands share this device."""
    held = here.door.seats
    if not held or (len(held) > 1 and shelf.game(here.info.game).secrets):
        return None
    return next((seat for seat in held if seat in here.info.waiting), held[0])


def cut(svg: str, focus: Focus | None) -> str:
    """The same drawing through a smaller window, which stays inside the drawing."""
    found = WINDOW.search(svg)
    if focus is None or found is None:
        return svg
    left, top, wide, high = map(float, found[1].split())
    width = min(focus.width, wide, high / SHAPE)
    height = width * SHAPE
    x = min(max(focus.x - width / 2, left), left + wide - width)
    y = min(max(focus.y - height / 2, top), top + high - height)
    window = f'viewBox="{x:.0f} {y:.0f} {width:.0f} {height:.0f}"'
    return svg[: found.start()] + window + svg[found.end() :]
