"""Clerks: threads that talk to the database, so that nobody waits for somebody else's question.

Whoever asks in a fibre waits for his clerk, a second at most; everybody else goes on. Without a fibre (in a test, on
the command line) the question is asked where one stands.
"""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Lock
from typing import Any, TypeVar

from farside.table.fibres import left, may_wait, wait, waited
from farside.table.store import StoreBusyError

PATIENCE = 0.95  # seconds for a question, the time in the queue included: then it is said that nobody answers
DISK_PATIENCE = 10.0  # the same where only the own disk can be slow, which may have to wake up; a lock is met sooner

T = TypeVar("T")


class Task:
    """A question on its way: which line it uses, so that it can be cut."""

    def __init__(self) -> None:
        self.asked = time.monotonic()
        self._line: object = None
        self._lock = Lock()
        self.given_up = False

    def uses(self, line: object) -> None:
        """The connection as its driver knows it; None: it is given back."""
        with self._lock:
            self._line = line

    def give_up(self) -> None:
        """Nobody waits any more: a clerk who still hangs on the line is freed."""
        with self._lock:
            self.given_up = True
            if self._line is not None:
                cut(self._line)


class Clerks:
    """So many threads with one queue."""

    def __init__(self, count: int, patience: float) -> None:
        self.patience = patience
        self._pool = ThreadPoolExecutor(count, "clerk")

    def do(self, job: Callable[[Task], T]) -> T:
        """The job's result; StoreBusyError if it takes too long."""
        return wait(self._done(job, Task())) if may_wait() else job(Task())

    def later(self, job: Callable[[], object]) -> None:
        """For which nobody waits."""
        self._pool.submit(job)

    def close(self) -> None:
        self._pool.shutdown()

    async def _done(self, job: Callable[[Task], T], task: Task) -> T:
        patience = left(self.patience)
        try:
            async with asyncio.timeout(patience):
                return await asyncio.get_running_loop().run_in_executor(self._pool, job, task)
        except TimeoutError:
            task.give_up()
            raise StoreBusyError(f"no answer within {patience:.2f} seconds") from None
        finally:
            waited(time.monotonic() - task.asked)


def cut(line: Any) -> None:
    """End what a connection waits for, from another thread: SQLite is interrupted, the way to a server closed."""
    if isinstance(line, sqlite3.Connection):
        line.interrupt()
        return
    with suppress(OSError, AttributeError), socket.socket(fileno=os.dup(line.pgconn.socket)) as ours:
        ours.shutdown(socket.SHUT_RDWR)
