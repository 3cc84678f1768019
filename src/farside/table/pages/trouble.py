"""The page of what cannot be done: what happened, that nothing is lost, and what to do now."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from farside.table import speaking
from farside.table.pages.paper import reader, render
from farside.table.trouble import (
    DamagedError,
    ElsewhereError,
    NoAddressError,
    RestsError,
    TroubleError,
    UnreadableError,
)


def trouble(request: Request, error: TroubleError) -> Response:
    """What happened, that nothing is lost, and what to do now."""
    who = reader(request)
    code = request.path_params.get("table", "")
    ways = [("/", who.say("to-the-lobby"))]
    if isinstance(error, RestsError):
        ways += [(f"/t/{code}/record", who.say("record"))] if code and error.over else []
    elif code and error.status != NoAddressError.status:
        ways.insert(0, (f"/t/{code}", who.say("to-the-table")))
    what = speaking.trouble(error, who.lang)
    about = {"number": error.status, "head": head(error), "kept": not isinstance(error, DamagedError | UnreadableError)}
    return render("trouble.html", request, error.status, **about, what=what, ways=ways)


def head(error: TroubleError) -> str:
    """The headline's key."""
    if isinstance(error, RestsError):
        return "table-rests"
    named = error.status in (403, 404, 409, 422, 429, 503) and not isinstance(error, ElsewhereError)
    return f"trouble-{error.status}" if named else "trouble-other"
