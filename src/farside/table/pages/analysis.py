"""The analysis of a finished game, as a page; and its costly turns to be tried again."""

from __future__ import annotations

from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response

from farside.core.actions import Seat
from farside.table import analysing, hindsight, speaking
from farside.table.addresses import Addresses
from farside.table.analysing import Analysed
from farside.table.hindsight import Hindsight
from farside.table.limits import address_of
from farside.table.pages.form import form_of, go, whole
from farside.table.pages.paper import Reader, game_symbols, reader, render
from farside.table.pages.sections.finale import finale, racer
from farside.table.pages.sections.head import here_called, lap_of, title_of
from farside.table.pages.sections.review import Costly, Review, review
from farside.table.pages.sections.stage import stage
from farside.table.pages.sections.words import about
from farside.table.trouble import NoAnalysisError, NotYourSeatError
from farside.table.visit import Visit
from farside.table.visitor import asks, number, visit

ADDRESSES = Addresses()
STEP, MINUTE = 5, 60  # seconds
SHORTLY = 90  # seconds that are still told as such


def seat_of(request: Request, here: Visit) -> Seat | None:
    """Whose turns are looked at: one's own, or those of somebody who may be looked at."""
    allowed = sorted(hindsight.open_seats(here.playing, here.door.seats))
    wanted = number(request, "seat", -1)
    if wanted in allowed:
        return wanted
    return next((seat for seat in (*here.door.seats, *allowed)), None)


def begun(request: Request, here: Visit) -> Analysed:
    """How far it is; who asks first lets it begin."""
    found = here.host.analysing.of(here.id)
    if found.state == analysing.NONE:
        return here.host.analysing.ask(here.id, asks(request, "advice"))
    return here.host.analysing.ask(here.id) if found.state == analysing.RUNNING else found


def why_not(found: Analysed, who: Reader) -> str:
    if found.state != analysing.IMPOSSIBLE:
        return ""
    return speaking.trouble(NoAnalysisError(found.reason), who.lang)


def may_stop(request: Request, here: Visit, found: Analysed) -> bool:
    """Who plays there, or who asked for it; and only where this process is at work on it."""
    asked = found.visitor == address_of(request.scope)
    return found.state == analysing.RUNNING and found.here and (asked or bool(here.door.seats))


def how_far(found: Analysed, who: Reader) -> str:
    """Decisions that are weighed, and how long the rest may take."""
    said = [who.say("review-weighed", n=found.weighed, of=found.decisions)] if found.weighed else []
    if found.left:
        short = found.left < SHORTLY
        step = STEP if short else MINUTE
        said.append(who.say("review-seconds" if short else "review-minutes", n=rounded(found.left, step, short)))
    return ", ".join(said)


def rounded(seconds: float, step: int, short: bool) -> int:
    """In whole steps, never none: seconds as seconds, minutes as minutes."""
    steps = max(1, round(seconds / step))
    return steps * step if short else steps


@ADDRESSES.get("/t/{table}/analysis")
async def analysis(request: Request) -> Response:
    """The whole page; while it is reckoned it says how far it is, and the script asks again."""
    here, who = visit(request), reader(request)
    seat, found = seat_of(request, here), begun(request, here)
    mine = here.door.seats[0] if here.door.seats else None
    seen = here.see(mine)
    told = review(here, seen, who, found, seat, why_not(found, who))
    chosen = next((one for one in told.costly if one.number == number(request, "turn", 1)), None)
    ended = finale(here, seen, who)
    return render(
        "analysis.html",
        request,
        style_of=here.info.game,
        id=here.id,
        game=title_of(here.info, who),
        called=here_called(here, who),
        result=ended.title if ended else "",
        lap=lap_of(here.info.game, who),
        review=told,
        seat=seat,
        me=mine is not None and seat == mine,
        people=[racer(here, seen, who, place) for place in range(len(seen.scores))],
        seats=sorted(hindsight.open_seats(here.playing, here.door.seats)),
        chosen=chosen,
        now=told.moments.near(number(request, "move", start_of(told, chosen))) if told.moments else None,
        shows=shows(here, mine),
        far=how_far(found, who),
        stops=may_stop(request, here, found),
        here=request.url.path,
    )


def start_of(told: Review, chosen: Costly | None) -> int:
    """Where the graph is pointed at before anybody does: the chosen turn, the first turning point, or the end."""
    if chosen is not None:
        return chosen.one.ply
    return told.turning[0].ply if told.turning else len(told.moments.rows) if told.moments else 0


def shows(here: Visit, mine: Seat | None) -> bool | None:
    """Whether others may see this visitor's costly turns; None: nobody asks him, there are only bots."""
    people = [row for row in here.playing.seats if row.kind != "bot"]
    return None if mine is None or len(people) < 2 else here.playing.seats[mine].shows


@ADDRESSES.post("/t/{table}/analysis/shows")
async def show(request: Request) -> Response:
    """A player lets the others see what his turns cost, or no longer."""
    form, here = await form_of(request), visit(request)
    here.host.show_turns(here.id, here.own(whole(form, "seat")), form.get("on") == "1")
    return go(request, "/t", here.id, "analysis")


@ADDRESSES.post("/t/{table}/analysis/stop")
async def stop(request: Request) -> Response:
    """It is enough: what is known can be used."""
    here = visit(request)
    found = here.host.analysing.of(here.id)
    if not may_stop(request, here, found) and found.state == analysing.RUNNING:
        raise NotYourSeatError
    here.host.analysing.stop(here.id)
    return go(request, "/t", here.id, "analysis")


@ADDRESSES.post("/t/{table}/analysis/on")
async def go_on(request: Request) -> Response:
    """Weigh the rest too."""
    here = visit(request)
    here.host.analysing.ask(here.id, asks(request, "advice"))
    return go(request, "/t", here.id, "analysis")


def good_ones(one: Hindsight, played: str) -> list[str]:
    """The answers that count as found: the best, and those that are level with it; what was played is none."""
    level = [name for name, worth in one.tries.items() if worth.level and name != played]
    return list(dict.fromkeys([one.moves[0], *level]))


@ADDRESSES.get("/t/{table}/practice")
async def practice(request: Request) -> Response:
    """A costly turn once more: the position as it was, and every option to be tried."""
    here, who = visit(request), reader(request)
    seat, found = seat_of(request, here), begun(request, here)
    told = review(here, here.see(seat), who, found, seat, why_not(found, who))
    turn = next((one for one in told.costly if one.one.ply == number(request, "ply", -1)), None)
    if turn is None or seat is None:
        return go(request, "/t", here.id, "analysis")
    seen, voice = here.see(seat, turn.one.ply), here.voice(seat, who.lang)
    tried = [name for name in request.query_params.get("tried", "").split(" ") if name]
    name = here.playing.title.actions.name
    possible = [(name(action), voice.option(action)) for action in seen.view.options]
    hints = number(request, "hint", 0)
    return render(
        "practice.html",
        request,
        style_of=here.info.game,
        style_for="table",
        game_symbols=game_symbols(here.info.game),
        id=here.id,
        of=here.info.game,
        game=title_of(here.info, who),
        lap=lap_of(here.info.game, who),
        turn=turn,
        best=about(turn.one.chance),
        stage=stage(replace(seen, view=replace(seen.view, closed=())), voice),
        options=possible,
        played=here.playing.record.moves[turn.one.ply].name,
        tried=tried,
        good=good_ones(turn.one, here.playing.record.moves[turn.one.ply].name),
        hints=hints,
        others=told.costly,
        seat=seat,
        me=seat in here.door.seats,
        here=request.url.path,
    )
