"""The journal: what has changed and is not yet on the browser's disk. Nobody hears of a change before it is there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress

Changes = Mapping[str, str | None]  # documents by name; None takes one away
Write = Callable[[Changes], Awaitable[None]]

AGAIN = 0.5  # seconds before what could not be written is tried once more
TRIES = 3

log = logging.getLogger("farside.tab")


class UnwrittenError(RuntimeError):
    """The browser keeps nothing: its storage is full, or it was forbidden."""


class Journal:
    """Documents on their way to the disk; several that change together are written together, all or none."""

    def __init__(self, write: Write) -> None:
        self._write = write
        self._changed: dict[str, str | None] = {}
        self._writing: asyncio.Task[None] | None = None
        self._free = asyncio.Event()
        self._free.set()
        self._held = 0
        self.failed = ""  # why the last try failed, empty once one succeeds

    def note(self, name: str, text: str | None) -> None:
        """A document has changed. With a loop it is on its way at once, else with the next who waits."""
        self._changed[name] = text
        if self._writing is None:
            with suppress(RuntimeError):  # without a loop nobody has been answered yet
                self._writing = asyncio.get_running_loop().create_task(self._empty())

    def hold(self) -> None:
        """What changes from now on belongs together: it waits until `free`."""
        self._held += 1
        self._free.clear()

    def free(self) -> None:
        """What belongs together is complete."""
        self._held -= 1
        if not self._held:
            self._free.set()

    async def settled(self) -> None:
        """Wait until all that was noted is on the disk; UnwrittenError if it cannot be."""
        while self._changed or self._writing is not None:
            if self._writing is None:
                self._writing = asyncio.get_running_loop().create_task(self._empty())
            await asyncio.shield(self._writing)

    async def _empty(self) -> None:
        try:
            while self._changed:
                await self._free.wait()
                changed, self._changed = self._changed, {}
                try:
                    await self._patiently(changed)
                except UnwrittenError:
                    self._changed = {**changed, **self._changed}
                    raise
        finally:
            self._writing = None

    async def _patiently(self, changed: Changes) -> None:
        for tries in range(TRIES):
            try:
                await self._write(changed)
            except Exception as error:  # noqa: BLE001  # whatever the browser says, it is not written
                self.failed = str(error)
                log.warning("not written: %s", error)
                await asyncio.sleep(AGAIN * tries)
            else:
                self.failed = ""
                return
        raise UnwrittenError(self.failed)
