"""Thinking: a bot's choice, away from the loop that answers visitors.

Bots that answer at once do so in a thread. Those that take their time think in a worker process, which is started when
the first of them is asked. Whoever fails or takes too long is not waited for: greedy answers for him.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from random import Random
from threading import Timer
from typing import Any, Protocol

from farside.bots import roster
from farside.bots.advice import Hint
from farside.core.actions import Action, Seat
from farside.core.game import Sight
from farside.table.playing import Playing
from farside.table.worker import receive, send

AT_ONCE = 2
GRACE = 10.0  # seconds beyond a bot's own measure before it is late: a new process takes its time to begin
STAND_IN = "greedy"  # answers for those who fail
LATE, FAILED = "bot-late", "bot-failed"  # what the log says then
ADVICE_SECONDS = 1.0

log = logging.getLogger("farside.table")


class LateError(RuntimeError):
    """A bot took too long."""


class FailedError(RuntimeError):
    """A bot broke down, or its process did."""


class Player(Protocol):
    """What the table needs of a bot."""

    def choose(self, sight: Sight[Any, Any]) -> Action: ...


class Roster:
    """The bots that are installed."""

    def names(self) -> list[str]:
        return roster.opponents()

    def bot(self, name: str) -> Player:
        return roster.bot(name)

    def patience(self, name: str) -> float:
        """Seconds a bot takes for an answer; 0 for those that answer at once, and for strangers."""
        return roster.bot(name).patience if name in roster.bots() else 0.0


@dataclass(frozen=True, slots=True)
class Choice:
    """What a bot answers, and what the log is to say about it."""

    action: Action
    note: str = ""


@dataclass(frozen=True, slots=True)
class Pondering:
    """A bot that takes its time: since when (on the clock of `time.monotonic`), and how long at most."""

    seat: Seat
    since: float
    seconds: float

    @property
    def spent(self) -> float:
        return min(self.seconds, time.monotonic() - self.since)


class Worker:
    """A process that thinks. It runs from the first question on, and anew after it broke down."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None

    def ask(self, task: str, given: tuple[object, ...], limit: float) -> Any:
        """The answer, waited for in this thread; LateError or FailedError if there is none."""
        process = self._running()
        stdin, stdout = process.stdin, process.stdout
        assert stdin is not None and stdout is not None, "a worker has pipes"  # noqa: PT018 - one truth
        alarm = Timer(limit, process.kill)
        alarm.start()
        begin = time.monotonic()
        try:
            send(stdin, (task, given))
            answer = receive(stdout)
        except OSError:
            answer = None
        finally:
            alarm.cancel()
        if answer is None:
            self.close()
            raise LateError if time.monotonic() - begin >= limit else FailedError("its process has ended")
        went_well, found = answer
        if not went_well:
            raise FailedError(found)
        return found

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            command = [sys.executable, "-m", "farside.table.worker"]
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        return self._process

    @property
    def number(self) -> int | None:
        """The process's number, while there is one."""
        return None if self._process is None else self._process.pid

    def close(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.__exit__(None, None, None)  # closes the pipes and waits


class Thinking:
    """Bots think here, a few at a time."""

    def __init__(self, known: Roster, at_once: int = AT_ONCE, grace: float = GRACE) -> None:
        self.known = known
        self.grace = grace
        self.pondering: dict[str, Pondering] = {}  # by table
        self.workers = [Worker() for _ in range(at_once)]
        self._idle: queue.LifoQueue[Worker] = queue.LifoQueue()  # whoever has thought last remembers most
        for worker in reversed(self.workers):
            self._idle.put(worker)
        self._quick = ThreadPoolExecutor(at_once, "bot")
        self._slow = ThreadPoolExecutor(at_once, "worker")

    async def choose(self, table: Playing, seat: Seat) -> Choice:
        """What the bot in this seat answers; the same again after a restart. It is given a Sight and nothing else."""
        sight = sight_of(table, seat)
        name = table.seats[seat].bot
        try:
            choice = await self._answer(name, sight, table.row.id)
            if choice not in sight.options:
                raise FailedError(f"its answer {choice} is no option")
        except LateError:
            log.warning("the bot %s was late at table %s, ply %d", name, table.row.id, sight.view.ply)
            return Choice(await self._stand_in(table, seat), LATE)
        except Exception:  # a broken bot must not stop the game of the people who play with it
            log.exception("the bot %s failed at table %s, ply %d", name, table.row.id, sight.view.ply)
            return Choice(await self._stand_in(table, seat), FAILED)
        return Choice(choice)

    async def advise(self, table: Playing, seat: Seat, seconds: float = ADVICE_SECONDS) -> list[Hint]:
        """The best options for a seat as far as it can know; none if there is no time or something breaks."""
        try:
            found: list[Hint] = await self._ask_worker("advise", (sight_of(table, seat), seconds), seconds)
        except (LateError, FailedError):
            log.exception("no advice at table %s, ply %d", table.row.id, table.state.ply)
            return []
        return found

    async def _answer(self, name: str, sight: Sight[Any, Any], table: str) -> Action:
        seconds = self.known.patience(name)
        if seconds == 0.0 or len(sight.options) == 1:
            loop = asyncio.get_running_loop()
            quick = loop.run_in_executor(self._quick, lambda: self.known.bot(name).choose(sight))
            return await quick
        self.pondering[table] = Pondering(sight.seat, time.monotonic(), seconds)
        try:
            found: Action = await self._ask_worker("choose", (name, sight), seconds)
            return found
        finally:
            self.pondering.pop(table, None)

    async def _ask_worker(self, task: str, given: tuple[object, ...], seconds: float) -> Any:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._slow, lambda: self._with_worker(task, given, seconds + self.grace))

    def _with_worker(self, task: str, given: tuple[object, ...], limit: float) -> Any:
        worker = self._idle.get()
        try:
            return worker.ask(task, given, limit)
        finally:
            self._idle.put(worker)

    async def _stand_in(self, table: Playing, seat: Seat) -> Action:
        """Greedy's answer, from a sight of its own."""
        sight = sight_of(table, seat)
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._quick, lambda: roster.bot(STAND_IN).choose(sight))
        except Exception:  # the game must go on
            log.exception("%s failed at table %s, ply %d", STAND_IN, table.row.id, sight.view.ply)
            return sight.options[0]

    def close(self) -> None:
        self._quick.shutdown(wait=False, cancel_futures=True)
        self._slow.shutdown(wait=False, cancel_futures=True)
        for worker in self.workers:
            worker.close()


def sight_of(table: Playing, seat: Seat) -> Sight[Any, Any]:
    dice = Random(f"{table.row.salt} {table.row.id} {table.state.ply} {seat}")
    return table.title.sight(table.state, seat, dice)
