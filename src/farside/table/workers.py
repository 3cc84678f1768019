"""Workers: bots think away from the loop that answers visitors.

Bots that answer at once do so in a thread. Those that take their time think in a worker process (`worker.py`), which is
started when the first of them is asked.
"""

from __future__ import annotations

import asyncio
import queue
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Lock, Timer
from typing import Any

from farside.bots import roster
from farside.bots.advice import Hint
from farside.bots.agenda import Job
from farside.bots.why import SECONDS, Why
from farside.core.actions import Action
from farside.core.game import Sight
from farside.core.processors import processors
from farside.table.analysts import Analysts
from farside.table.opponents import Opponents
from farside.table.pipes import LAST, MODEST, MODESTY, Helper, receive, send
from farside.table.thinking import CarefulThinking, FailedError, LateError, Pondering
from farside.table.turns import Asker, Turns

AT_ONCE = 2
ABOUT = 60.0  # seconds for which whoever has played is still there
GRACE = 10.0  # seconds beyond a bot's own measure before it is late: a new process takes its time to begin
THINKER = "farside.table.worker"  # what such a process runs
PRINTER = "farside.table.printing.printer"
MOST_ANALYSTS = 2
ANALYST_LIMIT = 900.0  # seconds after which one is taken for dead: one job takes some, and in plain Python many
PATIENCE = 6  # times as long is waited for those who stand back behind everybody


class Worker:
    """A process that thinks, as modest as told. It runs from the first question on, and anew after it broke down."""

    def __init__(self, modesty: int = MODESTY, module: str = THINKER) -> None:
        self.modesty = modesty
        self.module = module
        self._process: subprocess.Popen[bytes] | None = None
        self._lock = Lock()
        self._closed = False

    def ask(self, task: str, given: tuple[object, ...], limit: float) -> Any:
        """The answer, waited for in this thread; LateError or FailedError if there is none."""
        process = self._running()
        stdin, stdout = process.stdin, process.stdout
        assert stdin is not None and stdout is not None, "a worker has pipes"  # noqa: PT018 - one truth
        begin = time.monotonic()  # before the alarm is set: whoever it stops was late
        alarm = Timer(limit, process.kill)
        alarm.start()
        try:
            send(stdin, (task, given))
            answer = receive(stdout)
        except OSError:
            answer = None
        finally:
            alarm.cancel()
        if answer is None:
            self._end()
            raise LateError if time.monotonic() - begin >= limit else FailedError("its process has ended")
        went_well, found = answer
        if not went_well:
            raise FailedError(found)
        return found

    def _running(self) -> subprocess.Popen[bytes]:
        """The process; a thread that comes late does not begin one that nobody would end."""
        with self._lock:
            if self._closed:
                raise FailedError("the house is closed")
            if self._process is None:
                command = [sys.executable, "-m", self.module, str(self.modesty)]
                self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            return self._process

    @property
    def number(self) -> int | None:
        """The process's number, while there is one."""
        return None if self._process is None else self._process.pid

    def close(self) -> None:
        """For good."""
        with self._lock:
            self._closed = True
        self._end()

    def _end(self) -> None:
        with self._lock:
            process, self._process = self._process, None
        if process is not None:
            process.kill()
            with suppress(BrokenPipeError):  # what was still to be said reaches nobody
                process.__exit__(None, None, None)  # closes the pipes and waits


class Workers(CarefulThinking):
    """Bots think here, a few at a time, and askers come in turn."""

    def __init__(self, opponents: Opponents, at_once: int = AT_ONCE, grace: float = GRACE) -> None:
        self.opponents = opponents
        self.grace = grace
        self.pondering: dict[str, Pondering] = {}  # by table
        self.lined_up: dict[str, Pondering] = {}
        self._people = -ABOUT  # when somebody was last thought for
        self.quick_turns = Turns(at_once)
        self.slow_turns = Turns(at_once)
        self.workers = [Worker() for _ in range(at_once)]
        self.modest = [Worker(MODEST) for _ in range(self.slow_turns.for_bots)]  # for tables of bots alone
        self._idle, self._idle_modest = resting(self.workers), resting(self.modest)
        self._quick = ThreadPoolExecutor(at_once, "bot")
        self._slow = ThreadPoolExecutor(at_once, "worker")

    @property
    def places(self) -> int:
        return self.slow_turns.places

    @property
    def waiting(self) -> int:
        return self.quick_turns.waiting + self.slow_turns.waiting

    async def answer(self, name: str, sight: Sight[Any, Any], table: str, asker: Asker) -> Action:
        seconds = self.opponents.patience(name)
        if seconds == 0.0 or len(sight.options) == 1:
            if self._stands_back(name, asker):
                return await self._elsewhere(name, sight, asker)
            return await self._at_once(lambda: self.opponents.bot(name).choose(sight), asker)
        self.lined_up[table] = Pondering(sight.seat, time.monotonic(), seconds, name)
        try:
            return await self._in_turn(name, sight, table, asker, seconds)
        finally:
            self.lined_up.pop(table, None)

    async def _in_turn(self, name: str, sight: Sight[Any, Any], table: str, asker: Asker, seconds: float) -> Action:
        async with self.slow_turns.turn(asker):
            self.lined_up.pop(table, None)
            self.pondering[table] = Pondering(sight.seat, time.monotonic(), seconds, name)
            try:
                found: Action = await self._ask("choose", (name, sight), seconds, asker)
                return found
            finally:
                self.pondering.pop(table, None)

    async def hints(self, sight: Sight[Any, Any], seconds: float, asker: Asker) -> list[Hint]:
        async with self.slow_turns.turn(asker):
            found: list[Hint] = await self._ask("advise", (sight, seconds), seconds, asker)
            return found

    async def why(self, given: tuple[object, ...], asker: Asker) -> Why:
        async with self.slow_turns.turn(asker):
            found: Why = await self._ask("explain", given, SECONDS, asker)
            return found

    async def quick(self, name: str, sight: Sight[Any, Any], asker: Asker) -> Action:
        return await self._at_once(lambda: roster.bot(name).choose(sight), asker)

    def _stands_back(self, name: str, asker: Asker) -> bool:
        """Bots among themselves think in a process of their own while people are about: a thread would take its turns
        from the server, and from those who answer people."""
        if not asker.alone:
            self._people = time.monotonic()
        return asker.alone and time.monotonic() - self._people < ABOUT and roster.plain(name) in roster.bots()

    async def _elsewhere(self, name: str, sight: Sight[Any, Any], asker: Asker) -> Action:
        async with self.slow_turns.turn(asker):
            found: Action = await self._ask("choose", (name, sight), 0.0, asker)
            return found

    async def _at_once(self, choose: Callable[[], Action], asker: Asker) -> Action:
        """In a thread, when it is this asker's turn."""
        async with self.quick_turns.turn(asker):
            return await asyncio.get_running_loop().run_in_executor(self._quick, choose)

    async def _ask(self, task: str, given: tuple[object, ...], seconds: float, asker: Asker) -> Any:
        """In a process, and for bots among themselves in one that leaves the processors to all others."""
        idle, times = (self._idle_modest, PATIENCE) if asker.alone else (self._idle, 1)
        limit = seconds + times * self.grace
        return await asyncio.get_running_loop().run_in_executor(self._slow, with_worker, idle, task, given, limit)

    def close(self) -> None:
        self._quick.shutdown(wait=False, cancel_futures=True)
        self._slow.shutdown(wait=False, cancel_futures=True)
        for worker in (*self.workers, *self.modest):
            worker.close()

    def analysts(self) -> Analysts:
        return Processes()

    def printer(self) -> Helper:
        return Worker(LAST, PRINTER)


class Processes:
    """Some processes of the lowest rank look back at finished games. They begin with the first job."""

    def __init__(self, places: int = 0) -> None:
        self.places = places or min(MOST_ANALYSTS, processors())
        self._workers = [Worker(LAST) for _ in range(self.places)]
        self._idle = resting(self._workers)
        self._threads = ThreadPoolExecutor(self.places, "analyst")

    async def do(self, text: str, jobs: list[Job], seconds: float) -> list[tuple[Job, object]]:
        loop = asyncio.get_running_loop()
        given = (text, jobs, seconds)
        found: list[tuple[Job, object]] = await loop.run_in_executor(
            self._threads, with_worker, self._idle, "analyse", given, ANALYST_LIMIT
        )
        return found

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in self._workers:
            worker.close()


def resting(workers: Sequence[Worker]) -> queue.LifoQueue[Worker]:
    """Whoever has thought last is asked first: he remembers most."""
    found: queue.LifoQueue[Worker] = queue.LifoQueue()
    for worker in reversed(workers):
        found.put(worker)
    return found


def with_worker(idle: queue.LifoQueue[Worker], task: str, given: tuple[object, ...], limit: float) -> Any:
    worker = idle.get()
    try:
        return worker.ask(task, given, limit)
    finally:
        idle.put(worker)
