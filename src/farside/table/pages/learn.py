"""Learning: a guided game is begun, or gone on with."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from farside.core import lessons
from farside.table.pages.form import go, keep_secret, known_game
from farside.table.pages.new import sat_down
from farside.table.pages.paper import reader
from farside.table.pages.taught import LESSON, Offer, begun, coach_of, every, has_learnt, offers
from farside.table.trouble import NoAddressError
from farside.table.visitor import host_of


async def learn(request: Request) -> Response:
    """The lesson that is under way in this browser, or a new one."""
    game, key = known_game(request), request.path_params.get("lesson", lessons.FIRST)
    if key not in [one.key for one in every(game)]:
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
    coach = coach_of(request, game, key)
    return begun(request, game, key) if coach is not None and not coach.over else ""


@dataclass(frozen=True, slots=True)
class Learning:
    """How far this browser is with the first lesson of a title."""

    minutes: int
    steps: int
    step: int = 0  # under way: the step that comes next
    learned: bool = False
    after: Offer | None = None  # learned: what else there is to learn


def learning(request: Request, game: str) -> Learning | None:
    """What the lobby says about learning a title; None where it has no lesson."""
    lesson = next((one for one in every(game) if one.key == lessons.FIRST), None)
    if lesson is None:
        return None
    coach = coach_of(request, game, lessons.FIRST)
    if coach is None:
        return Learning(lesson.minutes, len(lesson.ideas))
    step = 0 if coach.over else min(coach.done + 1, len(lesson.ideas))
    after = [one for one in offers(game, reader(request).lang) if not has_learnt(request, game, one.key)]
    return Learning(lesson.minutes, len(lesson.ideas), step, coach.over, after[0] if after and coach.over else None)


ADDRESSES: list[BaseRoute] = [Route("/learn/{game}", learn), Route("/learn/{game}/{lesson}", learn)]
