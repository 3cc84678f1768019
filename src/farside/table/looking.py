"""Looking: what a seat sees of a table in memory, and what everybody may know of it. Nothing here asks the store."""

from __future__ import annotations

from dataclasses import replace

from farside.core.actions import Seat
from farside.core.phrases import Voice
from farside.core.state import Event, Refusal
from farside.core.view import View
from farside.table import dates, speaking
from farside.table.answers import SeatInfo, Seen, TableInfo
from farside.table.playing import HUMAN, Playing
from farside.table.rows import SeatRow
from farside.table.timing import Hand

ABOUT_TIME = ("nudged", "away", "back", "pauses", "goes-on", "time-up", "paused-for", "new-terms", "old-terms")
ABOUT_SEATS = ("handed-over", "taken-back", "left", "goes-on-with-bot", "waits-for", "ended")
TOLD = frozenset((*ABOUT_TIME, *ABOUT_SEATS))  # what people did besides their moves; `told-<kind>` says it
NOT_NOW = Refusal("FAR-UNDO-1")  # nothing is taken back in the past, nor by those who watch


def seen(playing: Playing, seat: Seat | None, ply: int | None = None) -> Seen:
    """What a seat sees, now or after so many moves as it counts them."""
    state, last = playing.at(seat, ply), playing.state.ply_for(seat)
    view: View = playing.title.view(state, seat)
    if playing.gathering or (playing.ended and state is playing.state):
        view = replace(view, waiting=(), options=(), closed=())
    mine = seat if state is playing.state else None  # whose table it is to act at, now
    refusal = NOT_NOW if mine is None else playing.no_undo(mine)
    return Seen(
        table=playing.row.id,
        game=playing.title.key,
        seat=seat,
        view=view,
        events=() if playing.gathering else playing.heard(seat, state.ply),
        ply=last if ply is None else ply,
        last=last,
        waiting=view.waiting,
        over=view.over,
        scores=view.scores,
        winners=view.winners,
        can_undo=refusal is None,
        no_undo=refusal,
        since=0 if seat is None else playing.known_ply(seat, playing.answered[seat]),
        seats=sitting(playing),
        variants=playing.record.variants,
        commitment=playing.row.commitment,
        chosen_seed=playing.row.chosen,
        nonce=playing.row.nonce,
        origin=playing.row.origin,
        gathering=playing.gathering,
        quiet=seat is not None and playing.seats[seat].quiet,
        swift=seat is not None and playing.seats[seat].swift,
        offered=mine is not None and playing.title.quiet(state, mine) is not None,
        late=() if mine is None else tuple(playing.late(mine)),
        successes=tuple(tuple(one) for one in playing.title.successes(state)) if state.over else (),
    )


def known(playing: Playing) -> TableInfo:
    """What everybody may know about a table without looking at its board."""
    row, state = playing.row, playing.state
    return TableInfo(
        id=row.id,
        game=row.game,
        seats=sitting(playing),
        variants=playing.record.variants,
        created=row.created,
        ply=state.ply_for(None),
        waiting=() if playing.gathering or playing.ended else state.waiting(),
        over=state.over,
        commitment=row.commitment,
        chosen_seed=row.chosen,
        nonce=row.nonce,
        origin=row.origin,
        gathering=playing.gathering,
        advice=row.advice,
        parent=row.parent,
        parent_ply=row.parent_ply,
        campaign=playing.campaign,
        name=row.name,
        rematch=row.rematch,
        box=row.box,
        ended=playing.ended,
        terms=playing.timing.terms if playing.timing is not None else None,
    )


def sitting(playing: Playing) -> tuple[SeatInfo, ...]:
    """Who sits where, without the tokens."""
    return tuple(
        SeatInfo(seat.seat, seat.kind, seat.bot, seat.name, seat.taken, seat.taken and bool(seat.invite))
        if playing.timing is None or seat.kind != HUMAN
        else sat(seat, playing.timing.hands[seat.seat])
        for seat in playing.seats
    )


def sat(seat: SeatRow, hand: Hand) -> SeatInfo:
    """The same where a bot may play for somebody."""
    offered = seat.taken and bool(seat.invite)
    return SeatInfo(seat.seat, seat.kind, "", seat.name, seat.taken, offered, hand.bot, hand.gone)


def voice(playing: Playing, seat: Seat | None, lang: str) -> Voice:
    """Somebody who tells this visitor about the table, and knows what things are called there."""
    return playing.title.voice(lang, playing.names, seat).calling(playing.title.called(playing.state))


def lines(playing: Playing, found: Seen, voice: Voice, lang: str) -> list[str]:
    """The log in words, one line for each of the events that are seen. Lines once said are kept."""
    told = playing.told.setdefault((found.seat, lang), [])
    told.extend(line(event, voice, lang) for event in found.events[len(told) :])
    return told[: len(found.events)]


def line(event: Event, voice: Voice, lang: str) -> str:
    """A line of the log: of the game, or of what people did besides."""
    if event.kind not in TOLD:
        return voice.line(event)
    about: dict[str, str | int] = {"seat": voice.name(event.seat), "who": voice.who(event.seat), "other": ""}
    if event.kind == "away":
        about["date"] = dates.day(event.args[0], lang)
    elif event.args[0] >= 0:
        about |= {"other": voice.name(event.args[0]), "other_who": voice.who(event.args[0])}
    return speaking.phrases(lang).say(f"told-{event.kind}", about)
