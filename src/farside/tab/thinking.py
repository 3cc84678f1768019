"""Thinking in a tab: bots are asked in a second worker, which has the same Python; here nobody waits for them.

Finished games are looked back at in a third one, which is there only as long as there is something to do.
"""

from __future__ import annotations

import asyncio
import pickle
import time
from collections.abc import Awaitable, Callable
from typing import Any

from farside.bots import roster
from farside.bots.advice import Hint
from farside.bots.agenda import Job
from farside.bots.why import SECONDS, Why
from farside.core.actions import Action
from farside.core.game import Sight
from farside.table.analysts import Analysts
from farside.table.opponents import Opponents
from farside.table.pipes import Helper
from farside.table.printing.press import NotPrintedError
from farside.table.thinking import CarefulThinking, FailedError, LateError, Pondering
from farside.table.turns import Asker, Turns

Ask = Callable[[bytes], Awaitable[bytes]]  # a question to the second worker, and its answer

GRACE = 90.0  # seconds for the second worker to begin, and for a slow telephone
LIMIT = 1800.0  # seconds after which a job of an analysis is taken for lost
# the bots that play here as well as anywhere; searches would lose most of their strength
KEPT = ("beginner", "reflex", "greedy", "chance")


class TabOpponents(Opponents):
    """The bots that keep their promise in a tab."""

    def names(self) -> list[str]:
        return [name for name in roster.opponents() if name in KEPT]


class TabThinking(CarefulThinking):
    """One question at a time, people's first."""

    def __init__(self, opponents: Opponents, ask: Ask, look_back: Ask, grace: float = GRACE) -> None:
        self.opponents = opponents
        self.grace = grace
        self.pondering: dict[str, Pondering] = {}
        self.lined_up: dict[str, Pondering] = {}
        self.turns = Turns(1)
        self._ask, self._look_back = ask, look_back

    @property
    def places(self) -> int:
        return self.turns.places

    @property
    def waiting(self) -> int:
        return self.turns.waiting

    async def answer(self, name: str, sight: Sight[Any, Any], table: str, asker: Asker) -> Action:
        seconds = self.opponents.patience(name)
        async with self.turns.turn(asker):
            self.pondering[table] = Pondering(sight.seat, time.monotonic(), seconds, name)
            try:
                found: Action = await self._asked("choose", (name, sight), seconds)
                return found
            finally:
                self.pondering.pop(table, None)

    async def hints(self, sight: Sight[Any, Any], seconds: float, asker: Asker) -> list[Hint]:
        async with self.turns.turn(asker):
            found: list[Hint] = await self._asked("advise", (sight, seconds), seconds)
            return found

    async def why(self, given: tuple[object, ...], asker: Asker) -> Why:
        async with self.turns.turn(asker):
            found: Why = await self._asked("explain", given, SECONDS)
            return found

    async def quick(self, name: str, sight: Sight[Any, Any], asker: Asker) -> Action:
        return roster.bot(name).choose(sight)

    async def wake(self, game: str, bots: list[str]) -> None:
        """What the first question to them would wait for is done."""
        await self._asked("wake", (game, bots), 0.0)

    async def _asked(self, task: str, given: tuple[object, ...], seconds: float) -> Any:
        return await asked(self._ask, task, given, seconds + self.grace)

    def analysts(self) -> Analysts:
        return TabAnalysts(self._look_back)

    def printer(self) -> Helper:
        raise NotPrintedError

    def close(self) -> None:
        """The second worker ends with its page."""


class TabAnalysts:
    """Whoever looks back at finished games: slower than on a server, behind nobody, and resumed at the next visit."""

    places = 1

    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    async def do(self, text: str, jobs: list[Job], seconds: float) -> list[tuple[Job, object]]:
        found: list[tuple[Job, object]] = await asked(self._ask, "analyse", (text, jobs, seconds), LIMIT)
        return found

    def close(self) -> None:
        """The third worker ends with its page."""


async def asked(ask: Ask, task: str, given: tuple[object, ...], seconds: float) -> Any:
    """What another worker answers; LateError or FailedError if it does not."""
    try:
        packed = await asyncio.wait_for(ask(pickle.dumps((task, given))), seconds)
    except TimeoutError as error:
        raise LateError from error
    went_well, found = pickle.loads(packed)  # comes from our own worker
    if not went_well:
        raise FailedError(found)
    return found
