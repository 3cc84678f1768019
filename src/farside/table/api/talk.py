"""Talk for programs: what is said at a table, for those who sit there."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from farside.table import talking
from farside.table.addresses import Addresses
from farside.table.api import shapes
from farside.table.api.tables import own_seat
from farside.table.rows import WordRow
from farside.table.trouble import NotPossibleError
from farside.table.visitor import asks, host_of, is_number

KEYS = ("text", "reaction", "ply")
ADDRESSES = Addresses("/api/v1")


@ADDRESSES.get("/tables/{table}/talk")
async def heard(request: Request) -> Response:
    """All that was said, and how much may be."""
    table: str = request.path_params["table"]
    own_seat(request, table)
    host = host_of(request)
    playing = host.playing(table)
    words = [told(word, talking.stands(playing, word)) for word in playing.words]
    closed = talking.sealed(playing)
    return shapes.answer({"manner": host.talking.manner(playing), "sealed": closed, "words": words})


@ADDRESSES.post("/tables/{table}/talk")
async def say(request: Request) -> Response:
    """Words, or a reaction, about a move."""
    table: str = request.path_params["table"]
    seat = own_seat(request, table)
    asked = shapes.read_object(await request.body(), KEYS)
    text, reaction, ply = asked.get("text") or "", asked.get("reaction") or "", asked.get("ply")
    if not isinstance(text, str) or not isinstance(reaction, str) or (ply is not None and type(ply) is not int):
        raise NotPossibleError("text and reaction are texts, ply is a whole number")
    asks(request, "talk")
    return shapes.answer(told(host_of(request).talking.say(table, seat, text, reaction, ply), True), 201)


@ADDRESSES.delete("/tables/{table}/talk/{number}")
async def take_back(request: Request) -> Response:
    """One's own words are gone."""
    table, number = request.path_params["table"], request.path_params["number"]
    seat = own_seat(request, table)
    if not is_number(number):
        raise NotPossibleError(f"number is a whole number, not '{number}'")
    asks(request, "talk")
    host_of(request).talking.take_back(table, seat, int(number))
    return Response(status_code=204)


def told(word: WordRow, stands: bool) -> shapes.Told:
    return {
        "number": word.number,
        "seat": word.seat,
        "ply": word.ply,
        "text": word.text or None,
        "reaction": word.reaction or None,
        "said": word.said,
        "stands": stands,
    }
