"""Waking: whoever plays against us is woken while we look at the first board, not when he is asked."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from farside.tab.thinking import TabThinking
from farside.table.host import Host

AFTER = 0.3  # seconds: the board is painted first


class Waking:
    """Once for each title; where no bot sits, nobody is woken."""

    def __init__(self, host: Host, thinking: TabThinking) -> None:
        self.host, self.thinking = host, thinking
        self.woken: dict[str, asyncio.Task[None]] = {}  # by title

    def shown(self, path: str) -> None:
        """A page was answered."""
        playing = self.host.tables.known(path.rpartition("/t/")[2])
        if playing is None or playing.state.over or not playing.bots or playing.row.game in self.woken:
            return
        bots = sorted({playing.bot_of(seat) for seat in playing.bots})
        self.woken[playing.row.game] = asyncio.ensure_future(self._wake(playing.row.game, bots))

    async def _wake(self, game: str, bots: list[str]) -> None:
        await asyncio.sleep(AFTER)
        with suppress(Exception):  # whatever keeps them asleep is told when they are asked
            await self.thinking.wake(game, bots)
