"""The ledger: moves on their way into SQLite. All that wait at the same moment are written in one go.

Where what is written lasts, a clerk syncs it to disk: that takes some milliseconds, whether it is for one move or for
fifty, and while he waits the next moves gather. Else the loop writes what visitors have brought in one turn of it: one
transaction costs as much for one move as for ten. Nobody is answered before the one that holds his move is done.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

from farside.table.fibres import wait
from farside.table.sql.desk import Desk
from farside.table.sql.faults import LOW_BITS, named
from farside.table.store import StoreBusyError

COPY_EVERY = 400  # moves; about a thousand pages, as SQLite would do by itself
APART = 1.0  # seconds between two copies: each syncs twice, and while the disk is busy commits wait for it
LONGEST = 16_000  # pages of a log; 64 MB
BEGIN = "BEGIN IMMEDIATE"
TRIES, SOON = 3, 0.001  # how often, and after how many seconds, the loop tries again a file that another server writes

Row = dict[str, str | int | float]


class Entry(NamedTuple):
    """A move, whether the game is over with it, and who waits for it."""

    row: Row
    last: bool
    written: asyncio.Future[bool]
    since: float


class Ledger:
    """What is to be written, and who writes it: a clerk, or the loop itself on its own connection (`near`)."""

    def __init__(self, desk: Desk, add: str, end: str, near: sqlite3.Connection | None) -> None:
        self.desk = desk
        self.clerks = desk.clerks
        self.near = near
        self._add, self._end = add, end  # a move; that a game is over
        self._gathered: deque[Entry] = deque()
        self._called = False  # whoever writes is on his way
        self._since_copied = 0
        self._copied = 0.0  # when it was last copied

    def add(self, row: Row, last: bool = False) -> bool:
        """Whether the row was written when this returns, and on disk if it is to last. Only in a fibre."""
        loop = asyncio.get_running_loop()
        entry = Entry(row, last, loop.create_future(), time.monotonic())
        self._gathered.append(entry)
        if not self._called:
            self._called = True
            if self.near is not None:
                loop.call_soon(self._write_here, self.near)
            else:
                self.clerks.later(self._write_all)
        late = loop.call_later(self.clerks.patience, self._give_up, entry)
        try:
            return wait(entry.written)
        finally:
            late.cancel()

    def _give_up(self, entry: Entry) -> None:
        """Whoever waits is told so; what is not written by then is left out."""
        tell([entry], [StoreBusyError(f"not written within {self.clerks.patience} seconds")])

    # -- the loop's part ---------------------------------------------------------------------------

    def _write_here(self, near: sqlite3.Connection, tried: int = 0) -> None:
        """What has gathered. Another server has the file for a moment only; if somebody keeps it, a clerk may wait for
        it, or says what is the matter."""
        entries, self._called = list(self._gathered), False
        self._gathered.clear()  # what is handed over is the clerk's alone
        try:
            answers = self._written(near, entries)
        except sqlite3.Error as error:
            if is_busy(error) and tried < TRIES:
                self._gathered.extendleft(reversed(entries))
                self._called = True
                asyncio.get_running_loop().call_later(SOON, self._write_here, near, tried + 1)
            else:
                self.clerks.later(lambda: self._write(entries))
            return
        tell(entries, answers)
        self._copy_now_and_then(len(entries))

    def _copy_now_and_then(self, moves: int) -> None:
        """The loop's connection does not copy the log into the file, because that syncs: a clerk does."""
        self._since_copied += moves
        if self._since_copied >= COPY_EVERY and time.monotonic() - self._copied >= APART:
            self._since_copied, self._copied = 0, time.monotonic()
            self.clerks.later(self._copy)

    # -- the clerk's part, in his thread -----------------------------------------------------------

    def _copy(self) -> None:
        """While moves come without a pause, the log never begins anew by itself: whoever writes waits for that."""
        with suppress(StoreBusyError), self.desk.engine.connect() as connection:
            _, pages, _ = connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").one()
            if pages > LONGEST:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(RESTART)")

    def _write_all(self) -> None:
        self._called = False
        self._write([self._gathered.popleft() for _ in range(len(self._gathered))])

    def _write(self, entries: Sequence[Entry]) -> None:
        entries = [entry for entry in entries if not entry.written.done()]  # nobody waits for the others any more
        if entries:
            answers = self._answers(entries)
            entries[0].written.get_loop().call_soon_threadsafe(tell, entries, answers)

    def _answers(self, entries: Sequence[Entry]) -> list[bool | StoreBusyError]:
        try:
            with self.desk.after(time.monotonic() - entries[0].since).connect() as connection:
                driver: object = connection.connection.dbapi_connection
                assert isinstance(driver, sqlite3.Connection), "the ledger is for SQLite"
                return self._written(driver, entries)
        except StoreBusyError as error:
            return [error] * len(entries)
        except sqlite3.Error as error:
            return [named(error)] * len(entries)

    def _written(self, driver: sqlite3.Connection, entries: Sequence[Entry]) -> list[bool | StoreBusyError]:
        """One transaction; a row that is refused changes nothing for the others."""
        driver.execute(BEGIN)
        try:
            answers: list[bool | StoreBusyError] = [self._put(driver, entry) for entry in entries]
            driver.commit()
        except sqlite3.Error:
            driver.rollback()
            raise
        return answers

    def _put(self, driver: sqlite3.Connection, entry: Entry) -> bool:
        try:
            done = driver.execute(self._add, entry.row).rowcount == 1
        except sqlite3.IntegrityError:
            return False
        if done and entry.last:
            driver.execute(self._end, entry.row)
        return done


def is_busy(error: sqlite3.Error) -> bool:
    """Whether somebody else writes just now."""
    return getattr(error, "sqlite_errorcode", 0) & LOW_BITS == sqlite3.SQLITE_BUSY


def tell(entries: Sequence[Entry], answers: Sequence[bool | StoreBusyError]) -> None:
    """Back in the loop: whoever still waits is answered."""
    for entry, answer in zip(entries, answers, strict=True):
        if entry.written.done():
            continue
        if isinstance(answer, StoreBusyError):
            entry.written.set_exception(answer)
        else:
            entry.written.set_result(answer)
