"""Learning: a guided game is begun, or gone on with."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from farside.core import lessons
from farside.table.addresses import Addresses
from farside.table.pages import known
from farside.table.pages.form import go, keep_secret, known_game
from farside.table.pages.known import NONE, Played
from farside.table.pages.new import sat_down
from farside.table.pages.paper import YEAR, reader
from farside.table.pages.taught import LESSON, Offer, begun, coach_of, every, has_learnt, offers
from farside.table.trouble import NoAddressError
from farside.table.visitor import cookie_path, host_of, tables_of

MET = "met"  # a cookie: this browser is not new here
ENOUGH = 3  # games finished without a lesson: nobody needs to offer one any more
ADDRESSES = Addresses()


@ADDRESSES.get("/learn/{game}")
@ADDRESSES.get("/learn/{game}/{lesson}")
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
    met(request, response)
    return response


def under_way(request: Request, game: str, key: str) -> str:
    """The table of a lesson that this browser has begun and not finished; "" if there is none."""
    coach = coach_of(request, game, key)
    return begun(request, game, key) if coach is not None and not coach.over else ""


def met(request: Request, response: Response) -> None:
    """Whoever has begun a lesson, or needs none, is not greeted as new any more."""
    response.set_cookie(MET, "on", max_age=YEAR, path=cookie_path(request), samesite="lax")


def is_new(request: Request) -> bool:
    """Whether nobody has played or learnt anything in this browser, nor said that there is no need to."""
    return MET not in request.cookies and not tables_of(request) and not known.anything(request)


@dataclass(frozen=True, slots=True)
class Learning:
    """How far this browser is with the first lesson of a title."""

    minutes: int
    steps: int
    step: int = 0  # under way: the step that comes next
    learned: bool = False
    after: Offer | None = None  # learned: what else there is to learn
    played: Played = NONE
    link: bool = False  # never begun, and games enough were finished without it: a link in the menu is enough

    @property
    def share(self) -> int:
        """How much is behind the learner, in per cent."""
        return round(100 * max(self.step - 1, 0) / self.steps)


def learning(request: Request, game: str) -> Learning | None:
    """What the lobby says about learning a title; None where it has no lesson."""
    lesson = next((one for one in every(game) if one.key == lessons.FIRST), None)
    if lesson is None:
        return None
    coach = coach_of(request, game, lessons.FIRST)
    ends = known.played(request, game)
    if coach is None:
        return Learning(lesson.minutes, len(lesson.ideas), played=ends, link=ends.finished >= ENOUGH)
    step = 0 if coach.learned else min(coach.done + 1, len(lesson.ideas))
    after = [one for one in offers(game, reader(request).lang) if not has_learnt(request, game, one.key)]
    more = after[0] if after and coach.learned else None
    return Learning(lesson.minutes, len(lesson.ideas), step, coach.learned, more, ends)
