"""Strokes: a move with all that comes of it at once, written together or not at all.

With a move the clocks go on, people are asked who have planned for it, a game may end, and whoever is not here is to be
called. Should the server die, either all of that has happened or nothing: no call and no plan is lost, and no plan is
played by half.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Protocol

from farside.core.actions import Action, Seat
from farside.table.answering import Answering
from farside.table.calls.rows import Call
from farside.table.clocks import Clock
from farside.table.happenings import ASKED, Happening, after_a_move
from farside.table.keeping import Keeper
from farside.table.pacing import Pacing
from farside.table.planning import BY_PLAN, Planning, Verdict
from farside.table.plans import Settled
from farside.table.playing import Playing
from farside.table.recorded import action_of
from farside.table.rows import Along, Ending, Noted
from farside.table.store import Store, StoreBusyError
from farside.table.trouble import MovedOnError

log = logging.getLogger("farside.table")


class House(Keeper, Protocol):
    """What is asked of the host."""

    clock: Clock
    pacing: Pacing
    answering: Answering

    def ending(self, playing: Playing) -> Ending: ...

    def calls_of(self, told: Sequence[Happening], after: Playing) -> tuple[Call, ...]: ...

    def changed(self, before: Playing, after: Playing) -> None: ...

    def happened(self, told: Sequence[Happening], calls: Sequence[Call]) -> None: ...

    def lost(self, table: str, asked: bool) -> None: ...


@dataclass(slots=True)
class Stroke:
    """Moves that are about to be written, as far as they have been thought through."""

    before: Playing
    after: Playing
    moves: list[Noted] = field(default_factory=list)
    told: list[Happening] = field(default_factory=list)  # what they bring people, whether or not it lasts
    plans: list[Settled] = field(default_factory=list)

    @property
    def lasting(self) -> list[Happening]:
        """What is still so after the last of them, once for each."""
        state = self.after.state
        found = {(one.kind, one.seat): one for one in self.told if one.kind != ASKED or state.asked(one.seat)}
        return list(found.values())


class Strokes:
    """The host's hand for moves."""

    def __init__(self, house: House, store: Store, planning: Planning) -> None:
        self.house = house
        self.store = store
        self.planning = planning

    def play(self, playing: Playing, seat: Seat, action: Action, note: str = "") -> Playing:
        """Judge, write down, tell; the table after it, and after plans that were played with it."""
        stroke = Stroke(playing, playing)
        self._step(stroke, seat, action, note)
        self._go_on(stroke)
        return self._written(stroke)

    def hear(self, happening: Happening) -> None:
        """Somebody has taken his seat back and is asked: his plan, if he has one, is played, or it is told why not."""
        if happening.kind != ASKED or happening.by != happening.seat:
            return
        self._set_off(self.house.kept(happening.table), happening.seat)

    def planned(self, table: str, seat: Seat) -> None:
        """A plan was kept just now. If its turn came meanwhile, at another server, it is set off here."""
        playing = self.house.playing(table)
        if playing.state.asked(seat):
            with suppress(MovedOnError):  # somebody has played for that seat, or it has itself
                self._set_off(playing, seat)

    def _set_off(self, playing: Playing, seat: Seat) -> None:
        """The plan of a seat that is asked, without a move that asks it."""
        stroke = Stroke(playing, playing)
        self._plan(stroke, seat)
        self._go_on(stroke)
        if stroke.moves:
            self._written(stroke)
        for one in stroke.plans if not stroke.moves else ():
            self.store.plans.put(playing.row.id, one.seat, one.left)

    def begun(self, table: str, here: Collection[Seat]) -> None:
        """A table was opened for people who sit there already: those who are asked, and not here, hear of it."""
        playing = self.house.kept(table)
        away = [row.seat for row in playing.seats if row.ring and row.seat not in here and not playing.gathering]
        asked = [seat for seat in away if playing.state.asked(seat)]
        told = [self.house.pacing.happening(ASKED, playing, seat, hurry=True) for seat in asked]
        calls = self.house.calls_of(told, playing)
        for call in calls:
            self.store.calls.add(call)
        self.house.happened(told, calls)

    # -- thinking it through -----------------------------------------------------------------------

    def _step(self, stroke: Stroke, seat: Seat, action: Action, note: str) -> None:
        before = stroke.after
        stroke.after = before.after(seat, action, note)
        self.house.pacing.wound(before, stroke.after)
        stroke.moves.append(Noted(stroke.after.record.moves[-1], note))
        stroke.told += after_a_move(before, stroke.after, self.house.clock.now())

    def _go_on(self, stroke: Stroke) -> None:
        """Whoever is asked by then and has planned for it plays; so may those who are asked by that."""
        for one in stroke.told:  # it grows while we read
            if one.kind == ASKED and stroke.after.state.asked(one.seat):
                self._plan(stroke, one.seat)

    def _plan(self, stroke: Stroke, seat: Seat) -> None:
        found = self._verdict(stroke.after, seat)
        if found is None:
            return
        stroke.plans.append(found.settled)
        for at, step in enumerate(found.steps):
            self._step(stroke, seat, action_of(stroke.after.title, step), "" if at else BY_PLAN)

    def _verdict(self, playing: Playing, seat: Seat) -> Verdict | None:
        try:
            return self.planning.verdict(playing, seat)
        except StoreBusyError:
            raise
        except Exception:  # a plan that nobody can judge must not lose a move
            log.exception("a plan of seat %d at table %s was not looked at", seat, playing.row.id)
            return None

    # -- writing it down ---------------------------------------------------------------------------

    def _written(self, stroke: Stroke) -> Playing:
        """If anything fails, what is in memory is forgotten and the store is right."""
        house, before, after = self.house, stroke.before, stroke.after
        table, asked = before.row.id, after.bot_to_move() is not None
        clocks = house.pacing.follows(before, after)
        told = [one._replace(until=house.pacing.up_at(after, one.seat)) for one in stroke.lasting]
        calls, end = house.calls_of(told, after), house.ending(after) if after.state.over else None
        if asked:
            house.answering.expect(table)
        (move, note), *more = stroke.moves
        along, now, accepted = (
            Along(calls, tuple(more), tuple(stroke.plans), note, end, clocks),
            house.clock.now(),
            False,
        )
        try:
            accepted = self.store.append(table, before.pulse, move, now, along)
        finally:
            if not accepted:
                house.lost(table, asked)
        if not accepted:
            raise MovedOnError
        house.changed(before, after)
        house.happened(told, calls)
        return after
