"""Learning: a guided game is begun, or gone on with."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from farside.core import lessons, shelf
from farside.table.pages.form import go, keep_secret, known_game
from farside.table.pages.new import sat_down
from farside.table.trouble import NoAddressError, TroubleError
from farside.table.visitor import host_of, tables_of

LESSON = "lesson-"  # lesson-<game>: the table of the lesson that this browser has begun, and which lesson it is


async def learn(request: Request) -> Response:
    """The lesson that is under way in this browser, or a new one."""
    game, key = known_game(request), request.query_params.get("lesson", lessons.FIRST)
    if key not in [one.key for one in lessons.lessons(shelf.game(game))]:
        raise NoAddressError
    table = under_way(request, game, key)
    if table and "again" not in request.query_params:
        return go(request, "/t", table)
    opened = host_of(request).teach(game, key)
    response = sat_down(request, opened, [opened.host, *opened.tokens])
    keep_secret(request, response, f"{LESSON}{game}-{key}", opened.id)
    return response


def under_way(request: Request, game: str, key: str) -> str:
    """The table of a lesson that this browser has begun and not finished; "" if there is none."""
    table = request.cookies.get(f"{LESSON}{game}-{key}", "")
    if table not in tables_of(request):
        return ""
    try:
        playing = host_of(request).playing(table)
    except TroubleError:  # it is gone, or cannot be played any more
        return ""
    coach = host_of(request).coaching.coach(playing)
    return table if coach is not None and not coach.over and not playing.state.over else ""


ADDRESSES: list[BaseRoute] = [Route("/learn/{game}", learn)]
