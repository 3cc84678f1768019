"""Live: whoever watches a table is nudged when it changes, as server-sent events.

Changes made in this process arrive at once. Those of other processes (several workers, or a second server on the same
database) are heard (`store.News`), or found by asking the store, only while somebody watches.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import suppress

from farside.table.drawers import News
from farside.table.pulse import Pulse
from farside.table.store import StoreBusyError
from farside.table.waiting import within

LEISURE = 10  # times as long as a look takes, there is no other
BEAT = 15.0  # seconds after which a silent line says that it is alive
HELLO = b"retry: 1000\n\n"
ALIVE = b": \n\n"
NO_PULSE = Pulse(0, 0, 0)  # of a line that watches no table

log = logging.getLogger("farside.table")

Pulses = Callable[[Sequence[str]], dict[str, Pulse]]
Read = Callable[[str], Awaitable[Pulse]]  # of a table that somebody else has changed, once, before all are told


class Watcher:
    """Somebody who watches one table; keeps only the latest change."""

    def __init__(self, now: Pulse) -> None:
        self._latest: Pulse | None = now
        self._woken = asyncio.Event()
        self._woken.set()
        self.gone = False

    def wake(self, pulse: Pulse | None) -> None:
        """Something changed; None: the server says goodbye."""
        self._latest = pulse
        self.gone = pulse is None
        self._woken.set()

    async def change(self, patience: float | None = None) -> Pulse | None:
        """The next change; None if there was none for so many seconds, or if the server says goodbye."""
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                await self._woken.wait()
        self._woken.clear()
        latest, self._latest = self._latest, None
        return latest


class Live:
    """All who watch."""

    def __init__(self, pulses: Pulses, news: News, read: Read | None = None) -> None:
        self._pulses = pulses
        self._news = news
        self._read = read
        self._soon = asyncio.Event()  # somebody wants a look now
        self._telling: set[asyncio.Task[None]] = set()
        self._watchers: dict[str, set[Watcher]] = {}
        self._known: dict[str, Pulse] = {}
        self._looking: asyncio.Task[None] | None = None

    @property
    def watching(self) -> int:
        """How many watch."""
        return sum(map(len, self._watchers.values()))

    def join(self, table: str, now: Pulse, watcher: Watcher | None = None) -> Watcher:
        """Start to watch, or watch one table more; the first change told is how things stand."""
        watcher = watcher or Watcher(now)
        self._watchers.setdefault(table, set()).add(watcher)
        self._known[table] = now
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look())
        return watcher

    def leave(self, table: str, watcher: Watcher) -> None:
        watchers = self._watchers.get(table, set())
        watchers.discard(watcher)
        if not watchers:
            self._watchers.pop(table, None)
            self._known.pop(table, None)

    def nudge(self, table: str, pulse: Pulse) -> None:
        """A table has changed."""
        watchers = self._watchers.get(table)
        if watchers is None:
            return
        self._known[table] = pulse
        for watcher in watchers:
            watcher.wake(pulse)

    async def watch(self, table: str, now: Pulse) -> AsyncIterator[Pulse]:
        """How things stand, then every change, until the server says goodbye."""
        watcher = self.join(table, now)
        try:
            while (pulse := await watcher.change()) is not None:
                yield pulse
        finally:
            self.leave(table, watcher)

    def stream(self, table: str, now: Pulse, tell: Callable[[], bytes]) -> AsyncIterator[bytes]:
        """What a visitor may `tell` of the table, as server-sent events: only when that has changed."""
        return self.stream_all({table: now}, tell)

    async def stream_all(self, tables: Mapping[str, Pulse], tell: Callable[[], bytes]) -> AsyncIterator[bytes]:
        """The same of several tables, on one line.

        Not even the beats of a silent line betray that somebody gives sealed answers.
        """
        watcher, last, loop = Watcher(next(iter(tables.values()), NO_PULSE)), b"", asyncio.get_running_loop()
        for table, now in tables.items():
            self.join(table, now, watcher)
        try:
            yield HELLO
            beat = loop.time() + BEAT
            while not watcher.gone:
                pulse = await watcher.change(max(0.0, beat - loop.time()))
                try:
                    news = ALIVE if pulse is None else await within(tell)
                except StoreBusyError as error:  # the line ends, and whoever listens comes again in a second
                    log.warning("a line of news ends: %s", error)
                    return
                if news != last or pulse is None:
                    last = last if pulse is None else news
                    beat = loop.time() + BEAT
                    yield news
        finally:
            for table in tables:
                self.leave(table, watcher)

    def close(self) -> None:
        """Say goodbye to everybody."""
        for watchers in self._watchers.values():
            for watcher in watchers:
                watcher.wake(None)
        if self._looking is not None:
            self._looking.cancel()

    def latest(self, table: str) -> Pulse | None:
        """What those who watch a table were told last."""
        return self._known.get(table)

    def hear(self, table: str, pulse: Pulse) -> None:
        """Another server has changed a table; what is older than what was told is no news."""
        known = self._known.get(table)
        if known is not None and any(now > then for now, then in zip(pulse, known, strict=True)):
            task = asyncio.create_task(self._tell(table, pulse))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    def look_now(self) -> None:
        """Something may have been missed."""
        self._soon.set()

    async def _look(self) -> None:
        """Ask the store what other processes have changed, if there can be anything; at most a tenth of the time."""
        mark, took = object(), 0.0
        while self._watchers:
            await asyncio.sleep(LEISURE * took)
            await self._rest(self._news.look_every)
            try:
                now = self._news.mark()
                if now is None or now != mark:
                    began = time.perf_counter()
                    await self._compare(await within(self._pulses, list(self._watchers)))
                    mark, took = now, time.perf_counter() - began
            except Exception:  # a database out of reach; the next look may find it again
                log.exception("cannot see what others have changed")

    async def _rest(self, seconds: float) -> None:
        """Until it is time to look, or somebody wants it sooner."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._soon.wait()
        self._soon.clear()

    async def _compare(self, pulses: dict[str, Pulse]) -> None:
        for table, pulse in pulses.items():
            if pulse != self._known.get(table):
                await self._tell(table, pulse)

    async def _tell(self, table: str, pulse: Pulse) -> None:
        """All who watch, after the table was read once for all of them."""
        if self._read is not None:
            try:
                pulse = await self._read(table)
            except Exception:  # each of them will be told what is wrong
                log.exception("table %s has changed and cannot be read", table)
        self.nudge(table, pulse)


class Ears:
    """Hears what other servers tell, for those who watch tables here, and those who watch campaigns."""

    def __init__(self, news: News, tables: Live, campaigns: Live) -> None:
        self._news = news
        self._tables = tables
        self._campaigns = campaigns
        self._listening: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._listening = asyncio.create_task(self._news.run(self._hear, self._missed))

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)

    def _hear(self, table: str, pulse: Pulse) -> None:
        self._tables.hear(table, pulse)
        self._campaigns.look_now()  # the table may be a chapter

    def _missed(self) -> None:
        self._tables.look_now()
        self._campaigns.look_now()


def told(ply: int, mark: str) -> bytes:
    return b'id: %s\ndata: {"ply":%d}\n\n' % (mark.encode(), ply)
