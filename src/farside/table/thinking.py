"""Thinking: a bot's choice, away from the loop that answers visitors."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, Protocol

from farside.bots import roster
from farside.core.actions import Action, Seat
from farside.core.game import Sight
from farside.table.playing import Playing

log = logging.getLogger("farside.table")


class Player(Protocol):
    """What the table needs of a bot."""

    def choose(self, sight: Sight[Any, Any]) -> Action: ...


class Roster:
    """The bots that are installed."""

    def names(self) -> list[str]:
        return roster.opponents()

    def bot(self, name: str) -> Player:
        return roster.bot(name)


class Thinking:
    """Bots think here, a few at a time."""

    def __init__(self, known: Roster, at_once: int = 2) -> None:
        self.known = known
        self._pool = ThreadPoolExecutor(at_once, "bot")

    async def choose(self, table: Playing, seat: Seat) -> Action:
        """What the bot in this seat answers; the same again after a restart. It is given a Sight and nothing else."""
        dice = Random(f"{table.row.salt} {table.row.id} {table.state.ply} {seat}")
        sight = table.title.sight(table.state, seat, dice)
        name = table.seats[seat].bot
        try:
            loop = asyncio.get_running_loop()
            choice = await loop.run_in_executor(self._pool, lambda: self.known.bot(name).choose(sight))
        except Exception:  # a broken bot must not stop the game of the people who play with it
            log.exception("the bot %s failed at table %s, ply %d", name, table.row.id, sight.view.ply)
            return dice.choice(sight.options)
        return choice

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
