"""Answering: bots that are asked go on by themselves, each table's in one server at a time. The host's hand for bots.

Before a move is written after which bots are asked, the lease of the table is taken (`leasing.py`). So the store always
knows where bots are asked: a server that starts, or that sees another die, goes on there and reads no other table.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from logging import INFO, WARNING
from typing import NamedTuple

from farside.core.actions import Action, Seat
from farside.table.drawers import Leases
from farside.table.leasing import BEAT, Leasing
from farside.table.playing import BY_ITSELF, PLAYED_FOR, Playing
from farside.table.pulse import Pulse
from farside.table.store import StoreBusyError
from farside.table.thinking import Choice, Thinking
from farside.table.trouble import MovedOnError, NoTableError, RestsError
from farside.table.turns import Asker
from farside.table.waiting import along, within

AT_ONCE = 16  # tables that are gone on with after others left them; those of visitors come beside
BREATH = 0.002  # seconds for visitors between two of them
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 3600.0  # seconds before a table is tried again that could not be gone on with
AGAIN = 0.2  # seconds before an answer is offered again to a store that was busy
MOST_ELSEWHERE = 1000  # tables of which it is known that another server thinks for them

log = logging.getLogger("farside.table")


class Tables(NamedTuple):
    """What is asked of the host."""

    fresh: Callable[[str], Playing]  # the table as the store has it now
    known: Callable[[str], Playing | None]  # the table as it is in memory
    play: Callable[[Playing, Seat, Action, str], Playing]  # writes an answer down; MovedOnError if it comes too late
    asker: Callable[[Playing], Asker]  # for whom is thought


class Pause(NamedTuple):
    """How long a table is left alone."""

    until: float
    seconds: float


class Answering:
    """All tables whose bots are asked."""

    def __init__(self, leases: Leases, thinking: Thinking, tables: Tables) -> None:
        self.leasing = Leasing(leases)
        self.thinking = thinking
        self.tables = tables
        self.busy: dict[str, asyncio.Task[None]] = {}  # by table
        self._taken_up: set[str] = set()  # those of them that others have left
        self._elsewhere: dict[str, Pulse] = {}  # where another server thinks, as it stood then
        self._pauses: dict[str, Pause] = {}
        self._rounds: list[asyncio.Task[None]] = []
        self._swept = asyncio.Event()  # all that others have left was taken up once

    # -- begin and end -----------------------------------------------------------------------------

    def start(self) -> None:
        """Go on where others have left, now and from now on. Needs a running loop."""
        self._live_on()
        self._rounds.append(asyncio.create_task(along(self._sweep())))

    async def close(self) -> None:
        """Let everything rest; other servers may go on at once."""
        tasks = [*self.busy.values(), *self._rounds]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(StoreBusyError):
            await within(self.leasing.leave)

    async def woken(self) -> None:
        """Wait until the bots of all tables have gone on."""
        if self._rounds:
            await self._swept.wait()
        for table in list(self.busy):
            await self.settled(table)

    async def settled(self, table: str) -> None:
        """Wait until the bots of a table have answered."""
        task = self.busy.get(table)
        if task is not None:
            await asyncio.shield(task)

    # -- what the host says ------------------------------------------------------------------------

    def expect(self, table: str) -> None:
        """Bots of this table will be asked: if it can, the store knows it before it knows the move."""
        if in_loop():
            with suppress(StoreBusyError):
                self.leasing.take(table)

    def wake(self, playing: Playing) -> None:
        """Let the bots that are asked answer, unless they already do, here or elsewhere."""
        table = playing.row.id
        if table not in self.busy and playing.bot_to_move() is not None:
            if self._elsewhere.get(table) != playing.pulse:
                self.begin(table)

    def begin(self, table: str) -> None:
        """Answer for a table until nobody is asked; without a loop it is left to a server that has one."""
        if not in_loop():
            self.leasing.leases.ask(table)
        elif table not in self.busy:
            self._live_on()
            self.busy[table] = asyncio.create_task(along(self._answer(table)))

    def go_on(self, playing: Playing) -> Playing:
        """What follows a move and can be answered in one way only is answered at once: nobody sees it asked."""
        while (seat := playing.bot_to_move()) is not None and not playing.bot_of(seat):
            given = playing.stands_in(seat)
            if given is None or given[1] != BY_ITSELF:
                break
            try:
                playing = self.tables.play(playing, seat, *given)
            except (MovedOnError, StoreBusyError):  # whoever was quicker goes on from there, or the next visitor does
                break
        return playing

    # -- one table ---------------------------------------------------------------------------------

    async def _answer(self, table: str) -> None:
        last: Playing | None = None
        try:
            last = await self._answer_all(table)
            self._pauses.pop(table, None)
        except NoTableError:
            self.leasing.end(table)
        except RestsError as error:
            log.warning("table %s rests: %s", table, error.__cause__ or error)
            self._leave_alone(table, LONGEST_PAUSE)
        except Exception:  # it is tried again after a while
            log.exception("the bots of table %s stopped", table)
            self._leave_alone(table)
        finally:
            del self.busy[table]
            self._taken_up.discard(table)
        known = self.tables.known(table)
        if last is not None and known is not None and known is not last:  # somebody moved while we looked
            self.wake(known)

    async def _answer_all(self, table: str) -> Playing:
        """Until no bot is asked any more, or another server thinks; the table as it was then."""
        while self.leasing.take(table):
            if not await self._answer_asked(table):
                continue  # the lease was lost while a bot thought
            self.leasing.end(table)
            playing = self.tables.fresh(table)  # somebody may have moved who found the lease taken
            if playing.bot_to_move() is None:
                return playing
        playing = self.tables.fresh(table)
        self._think_elsewhere(playing)
        return playing

    async def _answer_asked(self, table: str) -> bool:
        """Until no bot is asked any more; False if another server may have begun to think for the table."""
        while (seat := (playing := self.tables.fresh(table)).bot_to_move()) is not None:
            choice = await self._choice(playing, seat)
            while self.leasing.holds(table) and not self._said(playing, seat, choice):
                await asyncio.sleep(AGAIN)
            if not self.leasing.holds(table):
                return False
        return True

    async def _choice(self, playing: Playing, seat: Seat) -> Choice:
        given = None if playing.bot_of(seat) else playing.stands_in(seat)
        if given is not None:
            return Choice(*given)
        choice = await self.thinking.choose(playing, seat, self.tables.asker(playing))
        return choice if seat in playing.bots else choice._replace(note=PLAYED_FOR)

    def _said(self, playing: Playing, seat: Seat, choice: Choice) -> bool:
        """An answer, written down unless the table has moved on; False if the store does not answer now."""
        table = playing.row.id
        try:
            now = self.tables.fresh(table)
            if now.pulse[:2] == playing.pulse[:2] and now.bot_of(seat) == playing.bot_of(seat):
                self.tables.play(now, seat, choice.action, choice.note)
        except MovedOnError:
            log.info("table %s has moved on while a bot thought", table)
        except StoreBusyError as error:  # it need not be thought about again
            log.warning("a bot's answer at table %s is not written yet: %s", table, error)
            return False
        return True

    def _think_elsewhere(self, playing: Playing) -> None:
        if len(self._elsewhere) >= MOST_ELSEWHERE:
            self._elsewhere.clear()
        self._elsewhere[playing.row.id] = playing.pulse

    def _leave_alone(self, table: str, seconds: float = 0.0) -> None:
        """For a while, and longer every time; another server may try it."""
        last = self._pauses.get(table, Pause(0.0, FIRST_PAUSE / 2))
        pause = min(seconds or 2 * last.seconds, LONGEST_PAUSE)
        self._pauses[table] = Pause(time.monotonic() + pause, pause)
        with suppress(StoreBusyError):
            self.leasing.free(table)

    # -- all tables --------------------------------------------------------------------------------

    def _live_on(self) -> None:
        """Say from now on that we live."""
        if not self._rounds:
            self._rounds.append(asyncio.create_task(along(self._beat())))

    async def _beat(self) -> None:
        failed = 0
        while True:
            try:
                self.leasing.beat()
                self.leasing.settle()
                failed = 0
            except StoreBusyError as error:  # others will think for our tables, if they find the store
                failed += 1
                log.log(WARNING if failed > 1 else INFO, "cannot say that this server lives: %s", error)
            await asyncio.sleep(BEAT)

    async def _sweep(self) -> None:
        """Go on with what others have left, again and again."""
        while True:
            try:
                left = self._left()
                for table in left:
                    await self._room()
                    self._elsewhere.pop(table, None)
                    self._taken_up.add(table)
                    self.begin(table)
                    await asyncio.sleep(BREATH)
            except StoreBusyError as error:
                log.warning("cannot see which tables others have left: %s", error)
                left = []
            if not left:
                self._swept.set()
                await asyncio.sleep(BEAT)

    def _left(self) -> list[str]:
        """Some of the tables that nobody thinks for, without those that are left alone."""
        now = time.monotonic()
        alone = {table for table, pause in self._pauses.items() if now < pause.until}
        found = self.leasing.leases.all_free(AT_ONCE + len(alone))
        return [table for table in found if table not in alone and table not in self.busy]

    async def _room(self) -> None:
        """Wait while too many are at it."""
        while len(self._taken_up) >= AT_ONCE:
            await asyncio.wait([self.busy[table] for table in self._taken_up], return_when=asyncio.FIRST_COMPLETED)


def in_loop() -> bool:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True
