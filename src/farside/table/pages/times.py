"""Time and manners at the table: what people do there about clocks, holidays, pauses and seats in bots' hands."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from farside.core.actions import Seat
from farside.table import dates, sitting, timetable
from farside.table.addresses import Addresses
from farside.table.pages import rings, seats
from farside.table.pages.agreed import terms_of
from farside.table.pages.form import form_of, go, whole
from farside.table.pages.paper import reader
from farside.table.pages.table import own_seat, refused, tried
from farside.table.timing import STANDS_STILL
from farside.table.trouble import NotPossibleError, TroubleError
from farside.table.visit import Visit
from farside.table.visitor import moves, visit

ADDRESSES = Addresses()


@ADDRESSES.post("/t/{table}/nudge")
async def nudge(request: Request) -> Response:
    """Remind somebody who is asked."""

    def deed(here: Visit, seat: Seat, form: dict[str, str]) -> None:
        moves(request, here.id)
        here.host.pacing.nudge(here.id, seat, whole(form, "whom"))

    return await tried(request, deed)


@ADDRESSES.post("/t/{table}/away")
async def away(request: Request) -> Response:
    """Be on holiday to the end of a day, or come back."""

    def deed(here: Visit, seat: Seat, form: dict[str, str]) -> None:
        moves(request, here.id)
        go_away(here, seat, form)

    return await tried(request, deed)


def go_away(here: Visit, seat: Seat, form: dict[str, str]) -> None:
    """Somebody is on holiday to the end of a day where he lives; without a day he is back."""
    if not form.get("until"):
        here.host.pacing.back(here.id, seat)
        return
    found = timetable.of_table(here.host.pacing, here.playing)
    me = found.of(seat) if found is not None else None
    try:
        until = dates.end_of(form["until"], me.zone if me is not None else "")
    except (ValueError, OverflowError) as error:
        raise NotPossibleError(f"'{form['until'][:20]}' is no day") from error
    here.host.pacing.away(here.id, seat, until, form.get("how", STANDS_STILL))


@ADDRESSES.post("/t/{table}/hand-over")
async def hand_over(request: Request) -> Response:
    """Let a bot play, or take the seat back."""

    def deed(here: Visit, seat: Seat, form: dict[str, str]) -> None:
        moves(request, here.id)
        if form.get("bot"):
            here.host.pacing.hand_over(here.id, seat, form["bot"])
        else:
            here.host.pacing.take_over(here.id, seat)

    return await tried(request, deed)


@ADDRESSES.post("/t/{table}/pause")
async def pause(request: Request) -> Response:
    """Want a pause, or go on."""

    def deed(here: Visit, seat: Seat, form: dict[str, str]) -> None:
        moves(request, here.id)
        here.host.pacing.pause(here.id, seat, form.get("on") == "1")

    return await tried(request, deed)


@ADDRESSES.post("/t/{table}/vote")
async def vote(request: Request) -> Response:
    """Answer what all people are asked."""

    def deed(here: Visit, seat: Seat, form: dict[str, str]) -> None:
        moves(request, here.id)
        here.host.voting.vote(here.id, seat, form.get("choice", ""))

    return await tried(request, deed)


@ADDRESSES.post("/t/{table}/hours")
async def hours(request: Request) -> Response:
    """Where somebody lives; quiet hours stay as they are."""

    def deed(here: Visit, seat: Seat, form: dict[str, str]) -> None:
        hand = here.playing.timing.hands[seat] if here.playing.timing is not None else None
        quiet, shares = (hand.quiet, hand.shares) if hand is not None else (None, False)
        here.host.pacing.live_at(here.id, seat, form.get("zone", ""), quiet, shares)

    return await tried(request, deed)


@ADDRESSES.post("/t/{table}/leave")
async def leave(request: Request) -> Response:
    """Leave for good: a bot plays on, and this browser has no seat there any more."""
    form, here = await form_of(request), visit(request)
    try:
        here.host.leave(here.id, own_seat(here, form))
    except TroubleError as error:
        return refused(request, here.again(), error)
    return go(request, "/")


@ADDRESSES.post("/t/{table}/sit")
async def sit(request: Request) -> Response:
    """Whoever was shown what is agreed, and wants to, sits down."""
    here = visit(request)
    person = rings.person(request)
    new = sitting.sit_down(here.host, here.id, here.tokens, person.ring)
    response = go(request, "/t", here.id)
    seats.remember(request, response, here.id, list(new.values()), gone=list(new))
    rings.remember(request, response, person)
    return response


@ADDRESSES.get("/agreement")
async def agreement(request: Request) -> Response:
    """What a set-up form says as the sentence that people agree to."""
    sent = dict(request.query_params)
    try:
        agreed = terms_of(sent)
    except TroubleError:
        return PlainTextResponse("", 422)
    text = dates.agreement(agreed, sent.get("advice") == "on", reader(request).lang)
    return PlainTextResponse(text, headers={"cache-control": "no-store"})
