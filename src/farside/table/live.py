"""Live: whoever watches a table is nudged when it changes, as server-sent events.

Changes made in this process arrive at once. Those of other processes (several workers, or a second server on the same
database) are found by asking the store, only while somebody watches.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import suppress

from farside.table.pulse import Pulse
from farside.table.waiting import within

BEAT = 15.0  # seconds after which a silent line says that it is alive
HELLO = b"retry: 1000\n\n"
ALIVE = b": \n\n"

log = logging.getLogger("farside.table")

Pulses = Callable[[Sequence[str]], dict[str, Pulse]]


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

    def __init__(self, pulses: Pulses, every: float) -> None:
        self._pulses = pulses
        self._every = every
        self._watchers: dict[str, set[Watcher]] = {}
        self._known: dict[str, Pulse] = {}
        self._looking: asyncio.Task[None] | None = None

    @property
    def watching(self) -> int:
        """How many watch."""
        return sum(map(len, self._watchers.values()))

    def join(self, table: str, now: Pulse) -> Watcher:
        """Start to watch; the first change told is how things stand."""
        watcher = Watcher(now)
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

    async def stream(self, table: str, now: Pulse, tell: Callable[[], bytes]) -> AsyncIterator[bytes]:
        """What a visitor may `tell` of the table, as server-sent events: only when that has changed.

        Not even the beats of a silent line betray that somebody gives sealed answers.
        """
        watcher, last, loop = self.join(table, now), b"", asyncio.get_running_loop()
        try:
            yield HELLO
            beat = loop.time() + BEAT
            while not watcher.gone:
                pulse = await watcher.change(max(0.0, beat - loop.time()))
                news = ALIVE if pulse is None else await within(tell)
                if news != last or pulse is None:
                    last = last if pulse is None else news
                    beat = loop.time() + BEAT
                    yield news
        finally:
            self.leave(table, watcher)

    def close(self) -> None:
        """Say goodbye to everybody."""
        for watchers in self._watchers.values():
            for watcher in watchers:
                watcher.wake(None)
        if self._looking is not None:
            self._looking.cancel()

    async def _look(self) -> None:
        """Ask the store what other processes have changed."""
        while self._watchers:
            await asyncio.sleep(self._every)
            try:
                self._compare(await within(self._pulses, list(self._watchers)))
            except Exception:  # a database out of reach; the next look may find it again
                log.exception("cannot see what others have changed")

    def _compare(self, pulses: dict[str, Pulse]) -> None:
        for table, pulse in pulses.items():
            if pulse != self._known.get(table):
                self.nudge(table, pulse)


def told(ply: int, mark: str) -> bytes:
    return b'id: %s\ndata: {"ply":%d}\n\n' % (mark.encode(), ply)
