"""Learning: a guided game is begun, or gone on with."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from farside.core import lessons, shelf
from farside.core.coach import Coach
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
    coach = _coach(request, game, key)
    return _begun(request, game, key) if coach is not None and not coach.over else ""


def _begun(request: Request, game: str, key: str) -> str:
    return request.cookies.get(f"{LESSON}{game}-{key}", "")


def _coach(request: Request, game: str, key: str) -> Coach | None:
    """The coach of the lesson that this browser has begun; None if there is none, or its table is gone."""
    table = _begun(request, game, key)
    if table not in tables_of(request):
        return None
    try:
        return host_of(request).coaching.coach(host_of(request).playing(table))
    except TroubleError:  # it is gone, or cannot be played any more
        return None


@dataclass(frozen=True, slots=True)
class Learning:
    """How far this browser is with the first lesson of a title."""

    minutes: int
    steps: int
    step: int = 0  # under way: the step that comes next
    learned: bool = False


def learning(request: Request, game: str) -> Learning | None:
    """What the lobby says about learning a title; None where it has no lesson."""
    title = shelf.game(game)
    if lessons.FIRST not in [one.key for one in lessons.lessons(title)]:
        return None
    lesson = lessons.lesson(title, lessons.FIRST)
    coach = _coach(request, game, lessons.FIRST)
    if coach is None:
        return Learning(lesson.minutes, len(lesson.ideas))
    step = 0 if coach.over else min(coach.done + 1, len(lesson.ideas))
    return Learning(lesson.minutes, len(lesson.ideas), step, coach.over)


ADDRESSES: list[BaseRoute] = [Route("/learn/{game}", learn)]
