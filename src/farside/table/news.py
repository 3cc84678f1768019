"""News where nobody is told of what other servers change: whoever watches has to look."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from farside.table.pulse import Pulse

LOOK_EVERY = 1.0  # seconds


def unknown() -> object:
    return None


class Looking:
    """What `store.News` promises, with looks alone."""

    def __init__(self, look_every: float = LOOK_EVERY, mark: Callable[[], object] = unknown) -> None:
        self.look_every = look_every
        self.mark = mark

    def tell(self, table: str, pulse: Pulse) -> None:
        """Nobody hears it."""

    async def run(self, hear: Callable[[str, Pulse], None], missed: Callable[[], None]) -> None:
        """Nothing is heard."""
        await asyncio.Event().wait()
