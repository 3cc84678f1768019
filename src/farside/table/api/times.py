"""The JSON API of time and manners: how the clocks stand, and what people do about it. See `pacing.py`, `voting.py`."""

from __future__ import annotations

from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response

from farside.core.actions import Seat
from farside.table import dates, timetable
from farside.table.addresses import Addresses
from farside.table.api import shapes
from farside.table.api.shapes import Told
from farside.table.api.tables import language_of, own_seat, seat_of
from farside.table.host import Host
from farside.table.timing import ABSENT, STANDS_STILL
from farside.table.trouble import BadTermsError, NotPossibleError
from farside.table.visitor import host_of, moves

Act = Callable[[Host, str, Seat, Told], object]
ADDRESSES = Addresses("/api/v1")


def told(host: Host, table: str, lang: str) -> Told:
    """How the time of a table stands."""
    playing = host.playing(table)
    found = timetable.of_table(host.pacing, playing)
    if found is None:
        return {"terms": None, "agreement": None, "now": host.clock.now(), "seats": []}
    return {
        "terms": None if found.terms is None else found.terms.written(),
        "agreement": None if found.terms is None else dates.agreement(found.terms, playing.row.advice, lang),
        "now": found.now,
        "paused": found.paused or None,
        "wishes": found.wishes,
        "ended": found.ended,
        "seats": [seat_told(one) for one in found.seats],
        "question": None if found.asked is None else question(found.asked),
    }


def seat_told(one: timetable.SeatTime) -> Told:
    return {
        "seat": one.seat,
        "asked": one.asked,
        "runs": one.runs,
        "since": one.since or None,
        "left": round(one.left, 1) if one.allowed else None,
        "up_at": one.up_at or None,
        "bank": one.bank,
        "nudge_at": one.nudge_at or None,
        "nudged": one.nudged,
        "away_until": one.away_until or None,
        "quiet_until": one.quiet_until or None,
        "still_until": one.still_until or None,
        "holiday_left": one.holiday,
        "bot": one.bot or None,
        "gone": one.gone,
    }


def question(asked: timetable.Asked) -> Told:
    """What all are asked; who has answered, and not what."""
    asking = asked.asking
    wanted = None if asking.terms is None else asking.terms.written()
    return {"kind": asking.kind, "about": asking.about, "until": asking.until or None, "terms": wanted} | {
        "voters": asked.voters,
        "voted": asked.voted,
        "choices": ["bot", "wait", "end"] if asking.kind == ABSENT else ["yes", "no"],
    }


# -- handlers --------------------------------------------------------------------------------------


@ADDRESSES.get("/tables/{table}/time")
async def time(request: Request) -> Response:
    """How the time of a table stands; for everybody who may look."""
    table: str = request.path_params["table"]
    seat_of(request, table)
    return shapes.answer(told(host_of(request), table, language_of(request)))


async def done(request: Request, keys: tuple[str, ...], deed: Act) -> Response:
    """Something that the seat of this token does; then how the time stands."""
    table: str = request.path_params["table"]
    seat = own_seat(request, table)
    asked = shapes.read_object(await request.body() or b"{}", keys)
    moves(request, table)
    deed(host_of(request), table, seat, asked)
    return shapes.answer(told(host_of(request), table, language_of(request)))


@ADDRESSES.post("/tables/{table}/nudge")
async def nudge(request: Request) -> Response:
    """Remind somebody who is asked."""

    def deed(host: Host, table: str, seat: Seat, asked: Told) -> None:
        host.pacing.nudge(table, seat, number(asked, "seat"))

    return await done(request, ("seat",), deed)


@ADDRESSES.post("/tables/{table}/away")
async def away(request: Request) -> Response:
    """Be on holiday until a time, or come back."""

    def deed(host: Host, table: str, seat: Seat, asked: Told) -> None:
        until, how = asked.get("until"), asked.get("how", STANDS_STILL)
        if until is None:
            host.pacing.back(table, seat)
        elif isinstance(until, bool) or not isinstance(until, (int, float)) or not isinstance(how, str):
            raise NotPossibleError("until is a time in seconds since 1970, or null to come back; how is still or bot")
        else:
            host.pacing.away(table, seat, float(until), how)

    return await done(request, ("until", "how"), deed)


@ADDRESSES.post("/tables/{table}/hand-over")
async def hand_over(request: Request) -> Response:
    """Let a bot play for oneself, or take the seat back."""

    def deed(host: Host, table: str, seat: Seat, asked: Told) -> None:
        bot = asked.get("bot")
        if bot is None:
            host.pacing.take_over(table, seat)
        elif isinstance(bot, str):
            host.pacing.hand_over(table, seat, bot)
        else:
            raise NotPossibleError("bot is the name of a bot, or null to take the seat back")

    return await done(request, ("bot",), deed)


@ADDRESSES.post("/tables/{table}/pause")
async def pause(request: Request) -> Response:
    """Want a pause, or go on."""

    def deed(host: Host, table: str, seat: Seat, asked: Told) -> None:
        host.pacing.pause(table, seat, shapes.read_switch(asked, "on") is not False)

    return await done(request, ("on",), deed)


@ADDRESSES.post("/tables/{table}/leave")
async def leave(request: Request) -> Response:
    """Leave for good: a bot plays on, and this token opens the seat no more."""
    return await done(request, (), lambda host, table, seat, _asked: host.leave(table, seat))


@ADDRESSES.post("/tables/{table}/vote")
async def vote(request: Request) -> Response:
    """Answer what all people are asked."""
    return await done(
        request, ("choice",), lambda host, table, seat, asked: host.voting.vote(table, seat, str(asked.get("choice")))
    )


@ADDRESSES.post("/tables/{table}/terms")
async def propose(request: Request) -> Response:
    """Want other terms."""

    def deed(host: Host, table: str, seat: Seat, asked: Told) -> None:
        wanted = shapes.read_terms(asked.get("terms"))
        if wanted is None:
            raise BadTermsError("terms is an object with pace and what belongs to it")
        host.voting.propose(table, seat, wanted)

    return await done(request, ("terms",), deed)


@ADDRESSES.post("/tables/{table}/hours")
async def hours(request: Request) -> Response:
    """Say where one lives, and when not to be called."""

    def deed(host: Host, table: str, seat: Seat, asked: Told) -> None:
        quiet, zone = asked.get("quiet"), asked.get("zone")
        whole = quiet is None or (isinstance(quiet, list) and [type(one) for one in quiet] == [int, int])
        if not isinstance(zone, str) or not whole:
            raise NotPossibleError("zone is a name like Europe/Rome, quiet two minutes of the day or null")
        pair = None if quiet is None else (quiet[0], quiet[1])
        host.pacing.live_at(table, seat, zone, pair, shapes.read_switch(asked, "shares") is True)

    return await done(request, ("zone", "quiet", "shares"), deed)


def number(asked: Told, name: str) -> int:
    found = asked.get(name)
    if type(found) is not int:
        raise NotPossibleError(f"{name} is a whole number")
    return found
