"""Analysts: processes that look back at finished games, behind everybody who plays. They begin with the first job."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from farside.bots.agenda import Job
from farside.core.processors import processors
from farside.table.pipes import LAST
from farside.table.workers import Worker, resting, with_worker

MOST = 2
LIMIT = 900.0  # seconds after which a process is taken for dead: one job takes some, and in plain Python many


class Analysts(Protocol):
    """What is needed of those who do the jobs."""

    @property
    def places(self) -> int:
        """How many can work at once."""

    async def do(self, text: str, jobs: list[Job], seconds: float) -> list[tuple[Job, object]]:
        """Some of these jobs, and what they came to; LateError or FailedError if a process breaks down."""

    def close(self) -> None: ...


class Processes:
    """Some processes of the lowest rank."""

    def __init__(self, places: int = 0) -> None:
        self.places = places or min(MOST, processors())
        self._workers = [Worker(LAST) for _ in range(self.places)]
        self._idle = resting(self._workers)
        self._threads = ThreadPoolExecutor(self.places, "analyst")

    async def do(self, text: str, jobs: list[Job], seconds: float) -> list[tuple[Job, object]]:
        loop = asyncio.get_running_loop()
        given = (text, jobs, seconds)
        found: list[tuple[Job, object]] = await loop.run_in_executor(
            self._threads, with_worker, self._idle, "analyse", given, LIMIT
        )
        return found

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in self._workers:
            worker.close()
