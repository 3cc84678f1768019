"""Deadlines: one engine for all that happens by itself when time passes. Once a second it asks the store what is due.

Tables that are not due cost nothing: the store finds those that are by an index. What is done is written from what was,
so of several servers one does it, and none does it twice; a server that starts goes on with what is due by then. Where
the clock has jumped, or nobody looked for a while, the house was closed in between: that time counts for nobody.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace

from farside.core.actions import Seat
from farside.table.happenings import NEARLY, PAUSED, STOOD_IN, Happening
from farside.table.pacing import Pacing, people, stand_in
from farside.table.playing import Playing
from farside.table.store import StoreBusyError
from farside.table.terms import NOTHING, PAUSE
from farside.table.timing import ABSENT, PATIENCE, ROW, Asking, Timing, unpacked
from farside.table.trouble import TroubleError
from farside.table.voting import Voting
from farside.table.waiting import along

LOOK = 1.0  # seconds between two looks
AT_ONCE = 16  # tables of one look; visitors come in between
SAY = 20.0  # seconds between two signs that somebody looks
CLOSED = 90.0  # seconds without a sign after which the house was closed
REMEMBERED = 90 * 86400.0  # how long ago a closing may have been that still counts for somebody's turn
LATER = 3600.0  # seconds until a table that cannot be played is looked at again

log = logging.getLogger("farside.table")


@dataclass(slots=True)
class Deadlines:
    """Whoever looks at the clocks."""

    pacing: Pacing
    voting: Voting
    _said: float = -SAY  # on the steady hand of the clock
    _seen: tuple[float, float] | None = None  # what both hands said at the last look
    _task: asyncio.Task[None] | None = field(default=None)

    def start(self) -> None:
        """Look from now on. Needs a running loop."""
        self._task = asyncio.create_task(along(self._rounds()))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _rounds(self) -> None:
        while True:
            try:
                more = self.look()
            except StoreBusyError as error:
                log.warning("cannot see which tables are due: %s", error)
                more = False
            await asyncio.sleep(0.0 if more else LOOK)

    def look(self) -> bool:
        """Do what is due; whether there may be more."""
        self._mind_the_gap()
        due = self.pacing.house.store.timings.due(self.pacing.now, AT_ONCE)
        for table in due:
            self._strike(table)
        return len(due) == AT_ONCE

    # -- the clock itself ----------------------------------------------------------------------------

    def _mind_the_gap(self) -> None:
        """Where time has passed that nobody could use, it is written down; and that somebody looks."""
        clock, timings = self.pacing.house.clock, self.pacing.house.store.timings
        now, steady = clock.now(), clock.steady()
        jumped = self._seen is not None and (now - self._seen[0]) - (steady - self._seen[1]) > CLOSED
        if jumped and self._seen is not None:
            timings.add_gap(self._seen[0] + (steady - self._seen[1]), now)
        if jumped or steady - self._said >= SAY:
            last = timings.looked(now)
            if self._seen is None and 0 < last < now - CLOSED:
                timings.add_gap(last, now)
            self.pacing.gaps = tuple(timings.gaps(now - REMEMBERED))
            self._said = steady
        self._seen = now, steady

    # -- one table -----------------------------------------------------------------------------------

    def _strike(self, table: str) -> None:
        """A table is due. One that cannot be played now is looked at later, and holds up no other."""
        timings, now = self.pacing.house.store.timings, self.pacing.now
        row = timings.get(table)
        if row is None:
            return
        try:
            found = unpacked(json.loads(row.terms or "null"), json.loads(row.clock), row.rev)
            due = found.due(self.pacing.gaps)
            if not 0 < due <= now:
                timings.redate(table, row.rev, due)
            else:
                self.strike(self.pacing.house.playing(table))
        except (TroubleError, StoreBusyError) as error:
            log.info("table %s is looked at later: %s", table, error)
            self._later(table, row.rev)
        except Exception:  # whatever is wrong with one table is wrong with that one alone
            log.exception("the clocks of table %s cannot be read", table)
            self._later(table, row.rev)

    def _later(self, table: str, rev: int) -> None:
        with suppress(StoreBusyError):
            self.pacing.house.store.timings.redate(table, rev, self.pacing.now + LATER)

    def strike(self, playing: Playing) -> None:
        """Do what is due at a table, if nobody else has; then people hear of it."""
        before = playing.timing
        after = self.pacing.tried(playing, self._struck, self._news)
        if before is None or after is None or after.timing is None:
            return
        if after.timing == before or after is playing:  # the game is over, or nobody is asked any more
            self.pacing.house.store.timings.redate(playing.row.id, before.rev, 0.0)

    def _news(self, before: Playing, after: Playing) -> Iterator[Happening]:
        """What people hear of it."""
        if before.timing is None or after.timing is None:
            return
        for seat, (old, new) in enumerate(zip(before.timing.hands, after.timing.hands, strict=True)):
            if new.late and not old.late:
                yield self.pacing.happening(STOOD_IN if new.standing else PAUSED, after, seat)
            elif new.warned and not old.warned:
                yield self.pacing.happening(NEARLY, after, seat, hurry=True)
        if before.timing.asking is None:
            yield from self.voting.put_to(after)
        yield from self.voting.over(before, after)

    def _struck(self, playing: Playing, old: Timing, now: float) -> Timing:
        found = old
        for seat in range(len(old.hands)):
            if 0 < found.warns_at(seat, self.pacing.gaps) <= now:
                found = found.having(seat, warned=True)
            hand, up = found.hands[seat], found.up_at(seat, self.pacing.gaps)
            acts = found.terms is not None and found.terms.up != NOTHING and not hand.late and not hand.standing
            if acts and 0 < up <= now:
                found = self._up(playing, found, seat, now)
        if found.asking is not None and 0 < found.asking.until <= now:
            found = self.voting.settled(playing, found, now, silent=True)
        return found

    def _up(self, playing: Playing, clocks: Timing, seat: Seat, now: float) -> Timing:
        """Somebody's time is up: a bot takes this turn, or the game waits."""
        assert clocks.terms is not None, "where nobody counts, no time is up"
        ply, alone = playing.state.ply, len(people(playing, clocks)) < 2
        if clocks.terms.up == PAUSE or clocks.hands[seat].patient:
            asking = clocks.asking or Asking(ABSENT, seat, 0.0)
            paused = replace(clocks, paused=ABSENT, asking=clocks.asking if alone else asking)
            return paused.having(seat, late=True).telling("paused-for", seat, ply)
        missed = clocks.hands[seat].missed + 1
        found = clocks.having(seat, late=True, missed=missed, standing=stand_in(self.pacing.house))
        if missed >= ROW and not alone and clocks.asking is None:
            found = replace(found, asking=Asking(ABSENT, seat, now + PATIENCE))
        return found.telling("time-up", seat, ply)
