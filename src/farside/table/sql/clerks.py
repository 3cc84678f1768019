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
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from threading import Lock
from typing import Any, TypeVar

from farside.table.fibres import left, may_wait, wait, waited
from farside.table.store import StoreBusyError

PATIENCE = 0.95  # seconds for a question, or for a queue in which nothing is answered: then it is said that nobody does
QUEUE = 10.0  # seconds in a queue that goes on: many have come at once, and the database is not to blame
DISK_PATIENCE = 10.0  # the same where only the own disk can be slow, which may have to wake up; a lock is met sooner

T = TypeVar("T")


class Task:
    """A question on its way: which line it uses, so that it can be cut."""

    def __init__(self) -> None:
        self.asked = time.monotonic()
        self.begun = self.ended = 0.0  # when a clerk took it, and when he had the answer
        self._line: object = None
        self._lock = Lock()
        self.given_up = False

    def uses(self, line: object) -> None:
        """The connection as its driver knows it; None: it is given back."""
        with self._lock:
            self._line = line

    @property
    def took(self) -> float:
        """Seconds that the database had it, not those in which clerk and visitor waited for each other."""
        return (self.ended or time.monotonic()) - (self.begun or self.asked)

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
        self._answered = 0.0  # when a clerk had an answer at last

    def do(self, job: Callable[[Task], T]) -> T:
        """The job's result; StoreBusyError if it takes too long."""
        return wait(self._done(job, Task())) if may_wait() else job(Task())

    def later(self, job: Callable[[], object]) -> None:
        """For which nobody waits."""
        self._pool.submit(job)

    def close(self) -> None:
        self._pool.shutdown()

    async def _done(self, job: Callable[[Task], T], task: Task) -> T:
        """In the loop, which may be late itself: whoever has his answer by then is not told that there is none."""
        loop, patience = asyncio.get_running_loop(), left(self.patience)
        answer: asyncio.Future[T] = loop.create_future()
        work = self._pool.submit(self._work, job, task)
        work.add_done_callback(lambda _: hand_over(loop, work, answer))

        def look() -> None:
            if work.done() or answer.done():
                return
            seconds = self._left(task, patience)
            if seconds > 0.0:
                watch[0] = loop.call_later(seconds, look)
                return
            work.cancel()
            task.give_up()
            answer.set_exception(StoreBusyError(f"no answer within {patience:.2f} seconds"))

        watch = [loop.call_later(patience, look)]
        try:
            return await answer
        finally:
            watch[0].cancel()
            work.cancel()  # a visitor who is gone asks nothing more
            waited(task.took)

    def _work(self, job: Callable[[Task], T], task: Task) -> T:
        """The clerk's part."""
        if task.given_up:
            raise StoreBusyError("nobody waits for it any more")
        task.begun = time.monotonic()
        found = job(task)
        task.ended = self._answered = time.monotonic()
        return found

    def _left(self, task: Task, patience: float) -> float:
        """Seconds that are left to a question; in the queue, as long as others before it are answered."""
        now = time.monotonic()
        if task.begun:
            return task.begun + patience - now
        return min(max(task.asked, self._answered) + patience, task.asked + QUEUE) - now


def hand_over(loop: asyncio.AbstractEventLoop, work: Future[T], answer: asyncio.Future[T]) -> None:
    """What a clerk has found, from his thread into the loop."""

    def told() -> None:
        if answer.done() or work.cancelled():
            return
        error = work.exception()
        if error is None:
            answer.set_result(work.result())
        else:
            answer.set_exception(error)

    with suppress(RuntimeError):  # the loop is closed: nobody waits there
        loop.call_soon_threadsafe(told)


def cut(line: Any) -> None:
    """End what a connection waits for, from another thread: SQLite is interrupted, the way to a server closed."""
    if isinstance(line, sqlite3.Connection):
        line.interrupt()
        return
    with suppress(OSError, AttributeError), socket.socket(fileno=os.dup(line.pgconn.socket)) as ours:
        ours.shutdown(socket.SHUT_RDWR)
