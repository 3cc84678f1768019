"""The ledger: moves on their way into SQLite. All that wait at the same moment are synced to disk in one go.

A sync takes the disk some milliseconds, whether it is for one move or for fifty. While the clerk waits for one, the
next moves gather; nobody is answered before the sync that holds his move is done.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from farside.table.sql.desk import Desk
from farside.table.sql.faults import named
from farside.table.store import StoreBusyError
from farside.table.waiting import wait

Row = dict[str, str | int | float]


class Entry(NamedTuple):
    """A move, and who waits for it."""

    row: Row
    written: asyncio.Future[bool]
    since: float


class Ledger:
    """What is to be written, and the one who writes it."""

    def __init__(self, desk: Desk, sql: str) -> None:
        self.desk = desk
        self.crew = desk.clerks
        self.sql = sql
        self._gathered: deque[Entry] = deque()
        self._called = False  # the clerk is on his way

    def add(self, row: Row) -> bool:
        """Whether the row was written: on disk when this returns. Only in a fibre."""
        loop = asyncio.get_running_loop()
        entry = Entry(row, loop.create_future(), time.monotonic())
        self._gathered.append(entry)
        if not self._called:
            self._called = True
            self.crew.later(self._write_all)
        late = loop.call_later(self.crew.patience, self._give_up, entry)
        try:
            return wait(entry.written)
        finally:
            late.cancel()

    def _give_up(self, entry: Entry) -> None:
        """Whoever waits is told so; what is not written by then is left out."""
        tell([entry], [StoreBusyError(f"not written within {self.crew.patience} seconds")])

    # -- the clerk's part, in his thread -----------------------------------------------------------

    def _write_all(self) -> None:
        self._called = False
        entries = [self._gathered.popleft() for _ in range(len(self._gathered))]
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
        answers: list[bool | StoreBusyError] = []
        try:
            for entry in entries:
                try:
                    answers.append(driver.execute(self.sql, entry.row).rowcount == 1)
                except sqlite3.IntegrityError:
                    answers.append(False)
            driver.commit()
        except sqlite3.Error:
            driver.rollback()
            raise
        return answers


def tell(entries: Sequence[Entry], answers: Sequence[bool | StoreBusyError]) -> None:
    """Back in the loop: whoever still waits is answered."""
    for entry, answer in zip(entries, answers, strict=True):
        if entry.written.done():
            continue
        if isinstance(answer, StoreBusyError):
            entry.written.set_exception(answer)
        else:
            entry.written.set_result(answer)
