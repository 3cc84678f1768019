"""Calling: the host's hand for those who are not at a table when it waits for them.

What happens is written into the outbox, in one transaction with the move or the clocks that make it so. Whoever is at
the table at that moment has two minutes to act before a call goes out; for everybody else nothing is gained by waiting,
so the call leaves at once. Before it is handed on, the table is asked once more whether it is still true. Several
servers share the outbox: each call, and each attempt to bring it, belongs to the one who marks it first (`Calls.tell`,
`Calls.take`), and what may have arrived is not sent again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from itertools import groupby

from farside.core.actions import Seat
from farside.table import happenings
from farside.table.calls import quiet
from farside.table.calls.bringing import Bringing
from farside.table.calls.rows import MAIL, ON, PUSH, Call, Calls, Post, Way, packed
from farside.table.calls.words import WAITING, Matter
from farside.table.clocks import Clock
from farside.table.happenings import Happening
from farside.table.playing import Playing
from farside.table.store import Store
from farside.table.trouble import TroubleError
from farside.table.waiting import within

GRACE = 120.0  # seconds for whoever is at the table
GATHER = 2 * 3600.0  # seconds in which somebody who has not come is told once
EVERY = 1.0  # seconds between two looks into the outbox, so that a call leaves within two
MOST = 100  # calls looked at together
REMEMBERED = 10_000  # seats that somebody was at
TOLD_AGAIN = (happenings.NUDGED, happenings.NEARLY)  # one of them may remind of a turn
URGENT = (happenings.NUDGED,)  # goes out though other tables were told of just now
ALWAYS, BROWSER, SILENT = "", "browser", "silent"  # what may be said at a single table
HOWS = (ALWAYS, BROWSER, SILENT)
AT_TABLES = "call-tables"  # the setting of a keyring that keeps it, by table

log = logging.getLogger("farside.table")

Find = Callable[[str], Playing]
LiveAt = Callable[[str, Seat, str, tuple[int, int] | None, bool], None]


class Calling:
    """Listens to what happens at tables, and sees to it that people hear of it."""

    def __init__(
        self, store: Store, kept: Find, fresh: Find, live_at: LiveAt, clock: Clock, bringing: Bringing
    ) -> None:
        """`kept`: a table as this process knows it; `fresh`: as the store has it, whoever wrote last; `live_at` tells
        a table's clocks where somebody lives."""
        self.live_at = live_at
        self.store = store
        self.calls: Calls = store.calls
        self.kept, self.fresh = kept, fresh
        self.clock = clock
        self.bringing = bringing
        self._seen: dict[tuple[str, Seat], int] = {}  # the turns at whose beginning somebody was there
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    # -- what happens ------------------------------------------------------------------------------

    def calls_of(self, told: Iterable[Happening], after: Playing) -> tuple[Call, ...]:
        """Who is to be told of this, to be written together with what has happened, so that neither is lost alone."""
        found = [self._call(one, after) for one in told]
        return tuple(one for one in found if one is not None)

    def wake(self) -> None:
        """Something was written down: it goes out at once."""
        self._woken.set()

    def _call(self, happening: Happening, playing: Playing) -> Call | None:
        """Whoever holds no keyring, or has no way, is not called."""
        ring = playing.seats[happening.seat].ring
        if not ring or not self._reachable(ring, happening.table) or self._reminded(ring, happening, playing):
            return None
        now = self.clock.now()
        by = -1 if happening.by is None else happening.by
        turn = turn_of(playing, happening.seat, happening.kind)
        here = happening.kind == happenings.ASKED and self._seen.get((happening.table, happening.seat)) == turn
        whom = (new_id(), ring, happening.table, happening.seat, happening.kind, turn)
        return Call(*whom, now, now + GRACE if here else now, happening.until, by)

    def _reachable(self, ring: str, table: str) -> bool:
        return any(way.state == ON for way in self.calls.ways(ring)) and self.how(ring, table) != SILENT

    def _reminded(self, ring: str, happening: Happening, playing: Playing) -> bool:
        """Whether this would be the second reminder of one turn."""
        if happening.kind not in TOLD_AGAIN:
            return False
        turn = turn_of(playing, happening.seat, happening.kind)
        same = (happening.table, happening.seat, turn)
        return any((one.table, one.seat, one.turn) == same and one.kind in TOLD_AGAIN for one in self.calls.of(ring))

    def here(self, table: str, seats: Iterable[Seat]) -> None:
        """Somebody looks at a table from these seats while it changes: what concerns them waits a little.

        It may be another server that has written the call down, or nobody yet.
        """
        playing = self.kept(table)
        for seat in seats:
            turn = playing.answered[seat]
            if playing.seats[seat].ring and playing.state.asked(seat) and self._seen.get((table, seat)) != turn:
                self._remember(table, seat, turn)
                self.calls.hold(table, seat, WAITING, self.clock.now() + GRACE)

    def _remember(self, table: str, seat: Seat, turn: int) -> None:
        if len(self._seen) >= REMEMBERED:
            self._seen.clear()
        self._seen[table, seat] = turn

    # -- what somebody wants -----------------------------------------------------------------------

    def how(self, ring: str, table: str) -> str:
        found = (self.store.rings.setting(ring, AT_TABLES) or {}).get(table, ALWAYS)
        return found if found in HOWS else ALWAYS

    def hows(self, ring: str) -> dict[str, str]:
        """The tables that may not call somebody as usual."""
        told = self.store.rings.setting(ring, AT_TABLES) or {}
        return {table: how for table, how in told.items() if how in HOWS and how != ALWAYS}

    def set_how(self, ring: str, table: str, how: str) -> None:
        """From now on somebody is called so at this table."""
        told = dict(self.store.rings.setting(ring, AT_TABLES) or {})
        told.pop(table, None)
        if how != ALWAYS:
            told[table] = how
        self.store.rings.put(ring, AT_TABLES, told or None)

    def set_quiet(self, ring: str, wanted: quiet.Quiet) -> None:
        """Quiet hours belong to a person; the clocks of all running tables are told."""
        self.store.rings.put(ring, quiet.SETTING, wanted._asdict() if wanted else None)
        hours = (wanted.begin, wanted.end) if wanted else None
        for held in self.store.rings.seats(ring):
            with suppress(TroubleError):  # a table without clocks, or one that rests
                if not held.over and self.kept(held.table).timing is not None:
                    self.live_at(held.table, held.seat, wanted.zone, hours, wanted.shown)

    def quiet(self, ring: str) -> quiet.Quiet:
        return quiet.read(self.store.rings.setting(ring, quiet.SETTING))

    # -- handing on --------------------------------------------------------------------------------

    def hand_on(self) -> int:
        """Everything that is due goes on its ways; says how many people are called."""
        found = self.calls.due(self.clock.now(), MOST)
        people = groupby(sorted(found, key=lambda one: one.ring), key=lambda one: one.ring)
        return sum(self._hand_on(ring, list(calls)) for ring, calls in people)

    def _hand_on(self, ring: str, calls: Sequence[Call]) -> bool:
        now = self.clock.now()
        matters = [self.matter(call) for call in calls]
        self.calls.forget([call.id for call, found in zip(calls, matters, strict=True) if found is None])
        true = [found.call for found in matters if found is not None]
        later = self._later(ring, true, now)
        if later and true:
            self._put_off(true, later)
        return bool(true and not later) and self.calls.tell([one.id for one in true], self._posts(ring, true, now), now)

    def matter(self, call: Call) -> Matter | None:
        """What a call is about, if it is still true and still somebody's wish."""
        try:
            playing = self.fresh(call.table)
        except TroubleError:  # it rests, or is gone
            return None
        mine = playing.seats[call.seat].ring == call.ring and self.how(call.ring, call.table) != SILENT
        return Matter(call, playing) if mine and still(playing, call) else None

    def _later(self, ring: str, calls: Sequence[Call], now: float) -> float:
        """Until when somebody is left in peace; 0: not at all."""
        peace = quiet.ends(self.quiet(ring), now)
        if peace or any(one.kind in URGENT for one in calls):
            return peace
        told = [one.told for one in self.calls.of(ring) if one.told and one.kind in WAITING and self.matter(one)]
        recent = max((when for when in told if 0 <= now - when < GATHER), default=0.0)
        return recent + GATHER if recent else 0.0

    def _put_off(self, calls: Sequence[Call], until: float) -> None:
        for one in calls:
            self.calls.hold(one.table, one.seat, [one.kind], until)

    def _posts(self, ring: str, calls: Sequence[Call], now: float) -> list[Post]:
        """What goes on each way; at some tables only the browser may be called."""
        found = [(way, self._on(way, calls)) for way in self.calls.ways(ring) if way.state == ON]
        return [Post(new_id(), way.id, ring, packed(told), now, at_best(way, now)) for way, told in found if told]

    def _on(self, way: Way, calls: Sequence[Call]) -> list[Call]:
        return [one for one in calls if way.kind == PUSH or self.how(one.ring, one.table) != BROWSER]

    # -- going on by itself ------------------------------------------------------------------------

    def start(self) -> None:
        self._woken.set()  # what a server of before has left goes out first
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self.bringing.close()

    async def _run(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(EVERY):
                    await self._woken.wait()
            self._woken.clear()
            await asyncio.sleep(EVERY / 4)  # those who are at the table say so first
            try:
                await self.once()
            except Exception:  # a database out of reach; the next look may find it again
                log.exception("nobody can be called now")

    async def once(self) -> None:
        """One look: what is due is handed on, and what is on its way is brought."""
        await within(self.hand_on)
        await self.bringing.bring(self.matter, self.quiet)


def at_best(way: Way, now: float) -> float:
    """When something may go on a way: a mailbox gets one letter in two hours, by whatever clock."""
    since = now - way.told
    return way.told + GATHER if way.kind == MAIL and 0 <= since < GATHER else now


def new_id() -> str:
    return secrets.token_hex(12)


def turn_of(playing: Playing, seat: Seat, kind: str) -> int:
    """What tells one turn of a seat from another: its own last move. The end comes once."""
    return -1 if kind == happenings.OVER else playing.answered[seat]


def still(playing: Playing, call: Call) -> bool:
    """Whether what a call says is so."""
    if call.kind == happenings.OVER:
        return True
    if playing.state.over or playing.gathering:
        return False
    if call.kind in WAITING:
        return call.seat in playing.state.waiting() and playing.answered[call.seat] == call.turn
    return True
