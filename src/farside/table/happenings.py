"""Happenings: what becomes of a table that somebody who is not looking may want to hear of.

The host tells them once the store has written what happened, never before, in the fibre of whoever caused it. Whoever
listens must not fail and must not be slow: he writes down what is to be sent, and lets others send it. A happening
names seats and kinds and nothing that only some may know.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from typing import NamedTuple

from farside.core.actions import Seat
from farside.table.playing import HUMAN, Playing

ASKED = "asked"  # it is this person's turn, and was not before
NUDGED = "nudged"  # `by` reminds whoever is asked
NEARLY = "nearly"  # less than a third of the time is left; at a table in no hurry, a week is over
STOOD_IN = "stood-in"  # the time was up: a bot takes this turn
PAUSED = "paused"  # the time was up: the game waits for this person
QUESTION = "question"  # all people are asked how to go on without somebody (`by`), or whether terms change
OVER = "over"  # the game is over, or was ended without a result
KINDS = (ASKED, NUDGED, NEARLY, STOOD_IN, PAUSED, QUESTION, OVER)

log = logging.getLogger("farside.table")


class Happening(NamedTuple):
    """Something that concerns one seat of one table."""

    kind: str
    table: str
    seat: Seat  # whom it concerns
    when: float  # seconds since 1970
    ply: int  # as this seat counts: with table, seat and kind it tells one turn from another
    by: Seat | None = None  # who caused it, or whom it is about
    until: float = 0.0  # when the time of whoever is asked is up; 0: never


Listener = Callable[[Happening], None]


class Happenings:
    """Who wants to hear."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        """From now on this one is told of everything that happens at tables played in this process."""
        self._listeners.append(listener)

    def __bool__(self) -> bool:
        return bool(self._listeners)

    def tell(self, happening: Happening) -> None:
        """What has happened is written: nothing that a listener does can undo it."""
        for listener in self._listeners:
            try:
                listener(happening)
            except Exception:  # a call that is lost must not lose a move
                log.exception("nobody could be told that seat %d of table %s was %s", *happening[2:0:-1], happening[0])


def after_a_move(before: Playing, after: Playing, now: float) -> Iterator[Happening]:
    """What a move brings people: their turn, or the end. Of a question open to several, each its own."""
    by = after.record.moves[-1].seat
    for row in after.seats:
        if row.kind != HUMAN:
            continue
        kind = OVER if after.state.over else ASKED
        turned = after.state.asked(row.seat) and not before.state.asked(row.seat) and not after.bot_of(row.seat)
        if after.state.over or turned:
            yield Happening(kind, after.row.id, row.seat, now, after.state.ply_for(row.seat), by)
