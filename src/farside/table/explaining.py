"""Explaining: why a bot has played its last turn, where the host of the table allows advice. Nothing hidden is told."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from farside.bots import why as reasoning
from farside.bots.why import Past, Why
from farside.core.actions import Action, Seat
from farside.core.phrases import Voice
from farside.table.host import Host
from farside.table.playing import BOT, Playing
from farside.table.recorded import replayed
from farside.table.trouble import NoAdviceError, NoReasonError
from farside.table.turns import Asker


@dataclass(frozen=True, slots=True)
class Explained:
    """What speaks for a bot's last turn; None where nobody found it out in time."""

    seat: Seat
    ply: int  # before the turn
    why: Why | None


def in_words(answers: Iterable[Action], voice: Voice) -> str:
    """A turn, answer by answer."""
    return ", ".join(dict.fromkeys(voice.option(action) for action in answers))


def may_ask(playing: Playing, seat: Seat) -> bool:
    """Whether somebody may ask about a seat."""
    return playing.row.advice and playing.seats[seat].kind == BOT


async def explain(host: Host, table: str, reader: Seat | None, seat: Seat, visitor: str = "") -> Explained:
    """Why the bot in a seat did what it did last, as `reader` (None: a spectator) may know it."""
    playing = host.playing(table)
    if not playing.row.advice:
        raise NoAdviceError
    if not 0 <= seat < len(playing.seats) or playing.seats[seat].kind != BOT:
        raise NoReasonError("person")
    past = last_turn(playing, seat)
    if past is None:
        raise NoReasonError("nothing")
    sights = reasoning.scenes(
        playing.title, replayed(playing.record, None, past.ply), reader, seat, past, f"{playing.row.salt} {past.ply}"
    )
    found = await host.thinking.explain(sights, reader, past, playing.seats[seat].bot, Asker(visitor or table))
    return Explained(seat, past.ply, found)


def last_turn(playing: Playing, seat: Seat) -> Past | None:
    """What a seat has played last in the open."""
    parse = playing.title.actions.parse
    moves = [(move.seat, parse(move.name)) for move in playing.record.moves]
    return reasoning.last_turn(moves, replayed(playing.record, None, 0), playing.state.opened, seat)
