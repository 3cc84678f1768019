"""Notes: a word for a piece of the picture, or for a term of a lesson, from what this reader sees."""

from __future__ import annotations

import re
from dataclasses import replace

from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import Response

from farside.core import shelf
from farside.core.actions import Seat
from farside.core.glossary import Note
from farside.core.view import View
from farside.table.addresses import Addresses
from farside.table.pages import seats
from farside.table.pages.paper import reader, render
from farside.table.visit import Visit
from farside.table.visitor import number, visit

NOTHING = 204  # a piece without a word is no mistake
FIGURE = re.compile(r"((?<![\w-])[+−-]?\d+(?:[.,]\d+)*(?:[\s\u202f]?%)?(?!\w))")
ADDRESSES = Addresses()


@ADDRESSES.get("/t/{table}/note")
async def note(request: Request) -> Response:
    """What one thing is and does, and how it stands with it now, or as it stood after so many moves."""
    here, who = visit(request), reader(request)
    chair = seats.chair(request, here.info, here.door)
    found = None if chair.curtain is not None else said(request, here, chair.seat, who.lang)
    if found is None:
        return Response(status_code=NOTHING)
    game = here.info.game
    ours = is_guess(request, here)
    rules = who.rules(game)
    now = [bold(line) for line in found.now]
    return render("fragments/note.html", request, note=found, now=now, rules=rules, game=game, table=here.id, ours=ours)


def bold(line: str) -> Markup:
    """A line whose figures are seen first."""
    parts = [f"<b>{part}</b>" if at % 2 else escape(part) for at, part in enumerate(FIGURE.split(line))]
    return Markup("").join([Markup(part) for part in parts])


def is_guess(request: Request, here: Visit) -> bool:
    """Whether the numbers of the thing are our reconstruction, in the box that this table plays with."""
    words = here.playing.title.glossary
    return words is not None and words.guessed(here.playing.title.box, request.query_params.get("piece", ""))


def said(request: Request, here: Visit, seat: Seat | None, lang: str) -> Note | None:
    title, voice = here.playing.title, here.voice(seat, lang)
    words = title.glossary
    if words is None:
        return None
    if "term" in request.query_params:
        return words.explained(voice, request.query_params["term"])
    return words.note(title.scene(view(request, here, seat), voice), request.query_params.get("piece", ""))


def view(request: Request, here: Visit, seat: Seat | None) -> View:
    """What the reader sees, now or then; nothing is left to choose in the past."""
    if "ply" not in request.query_params:
        return here.see(seat).view
    past = here.see(seat, number(request, "ply", 0)).view
    return replace(past, options=(), closed=())


def pieces(game: str) -> str:
    """The ids that have a word in the pictures of a game, for the script; empty if none has."""
    words = shelf.game(game).glossary
    return words.pattern() if words else ""
