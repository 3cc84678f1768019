"""Advising: what a seat might do, from its own sight, where the host of the table allows it."""

from __future__ import annotations

from dataclasses import dataclass

from farside.bots.advice import Hint
from farside.core.actions import Seat
from farside.core.phrases import Voice
from farside.table.host import Host
from farside.table.playing import HUMAN
from farside.table.trouble import MovedOnError, NoAdviceError, NotPossibleError, NotYourSeatError
from farside.table.turns import Asker


@dataclass(frozen=True, slots=True)
class Advice:
    """The best options of a seat at a ply, the best first, each with its win chance."""

    ply: int
    hints: tuple[Hint, ...]


def in_words(hint: Hint, voice: Voice) -> str:
    """A whole turn, answer by answer."""
    return ", ".join(dict.fromkeys(voice.option(action) for action in hint.turn))


async def advise(host: Host, table: str, seat: Seat, visitor: str = "") -> Advice:
    """Advice for a seat that is asked. NoAdviceError if the table gives none, MovedOnError if the position changed."""
    playing = host.playing(table)
    if not playing.row.advice:
        raise NoAdviceError
    if playing.seats[seat].kind != HUMAN:
        raise NotYourSeatError
    if playing.gathering or not playing.state.asked(seat):
        raise NotPossibleError("it is not your turn to decide")
    era, ply = playing.pulse.era, playing.state.ply_for(seat)
    hints = await host.thinking.advise(playing, seat, Asker(visitor or table))
    now = host.playing(table)
    if now.pulse.era != era or not now.meets(seat, ply):
        raise MovedOnError
    return Advice(ply, tuple(hints))
