"""The desk: every question of the store to its database passes here, has a time limit, and holds nobody else up.

SQLite is read at once, because its readers wait for nobody (write-ahead log); what is written goes to one clerk, who
may have to wait for the disk or for another program. PostgreSQL is somewhere else: clerks ask it everything.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, TextClause, event
from sqlalchemy.engine import URL

from farside.table.sql import clerks
from farside.table.sql.clerks import Clerks, Task
from farside.table.sql.database import HASTY, is_sqlite, open_engine
from farside.table.sql.faults import house_error, named
from farside.table.store import StoreBusyError

CLERKS = 8  # for PostgreSQL, each with a connection or two; more of them would wait for the same locks
AGAIN = 0.05  # seconds before a lost database is looked for again
LONG = 0.1  # seconds behind somebody else, who may have waited for a lock
PERSISTENCE = 0.6  # seconds for which it is looked for: one that restarts is soon back

T = TypeVar("T")
Sure = Callable[[Connection], T | None]
NOTHING: Mapping[str, object] = {}


class Desk:
    """Reads one statement at a time; what is written together is written whole, or nothing of it."""

    def __init__(self, url: URL, lasting: bool) -> None:
        self.engine = open_engine(url, lasting, CLERKS)
        self.at_once = open_engine(url, lasting, CLERKS, at_once=True)
        self.hasty = open_engine(url, lasting, busy=HASTY) if is_sqlite(url) else self.engine
        for engine in {self.engine, self.at_once, self.hasty}:
            event.listen(engine, "handle_error", house_error, retval=True)
        self.clerks = Clerks(1, clerks.DISK_PATIENCE) if is_sqlite(url) else Clerks(CLERKS, clerks.PATIENCE)
        self.near = self.at_once.connect() if is_sqlite(url) else None
        driver: object = None if self.near is None else self.near.connection.dbapi_connection
        self.driver = driver if isinstance(driver, sqlite3.Connection) else None

    def close(self) -> None:
        self.clerks.close()
        if self.near is not None:
            self.near.close()
        for engine in (self.at_once, self.hasty, self.engine):
            engine.dispose()

    def after(self, seconds: float) -> Engine:
        """Where connections come from for whoever has waited so long: not twice for the same lock."""
        return self.hasty if seconds > LONG else self.engine

    def read(self, sql: TextClause, given: Mapping[str, object] = NOTHING) -> list[Any]:
        """The rows of one question."""
        if self.near is not None:
            try:
                return list(self.near.execute(sql, given))
            except StoreBusyError as error:  # somebody keeps the file to himself: a clerk may wait for it
                if type(error) is not StoreBusyError:
                    raise
        return self.clerks.do(
            lambda task: self._steadily(task, lambda line: list(line.execute(sql, given)), alone=self.near is None)
        )

    def glance(self, sql: TextClause, given: Mapping[str, object] = NOTHING) -> list[Any]:
        """The same for what every move and every page asks, as plain tuples: SQLAlchemy takes longer to put such a
        question than SQLite to answer it. Lists cannot be asked for."""
        if self.driver is not None:
            try:
                return self.driver.execute(sql.text, given).fetchall()
            except sqlite3.Error as error:  # as above
                if type(found := named(error)) is not StoreBusyError:
                    raise found from error
        return self.read(sql, given)

    def write(self, job: Callable[[Connection], T], sure: Sure[T] | None = None, alone: bool = False) -> T:
        """A transaction. One that was lost before its last word has changed nothing, and is begun again.

        If it was lost on the last word, `sure` finds out what has become of it; without that it is an error. A
        statement that stands `alone` is its own last word: one way to the database instead of three.
        """
        return self.clerks.do(lambda task: self._write(task, job, sure, alone))

    def _write(self, task: Task, job: Callable[[Connection], T], sure: Sure[T] | None, alone: bool) -> T:
        said = False  # the last word

        def committed(connection: Connection) -> T:
            nonlocal said
            if said and sure is not None and (known := sure(connection)) is not None:
                return known
            said = said or alone
            found = job(connection)
            said = True
            connection.commit()
            return found

        return self._steadily(task, committed, lambda: said and sure is None, alone)

    def _steadily(
        self,
        task: Task,
        job: Callable[[Connection], T],
        in_doubt: Callable[[], bool] = bool,
        alone: bool = False,
    ) -> T:
        """Whoever loses the way to the database looks for it again, unless nobody can say what was done."""
        now = time.monotonic()
        until, engine = now + PERSISTENCE, self.at_once if alone else self.after(now - task.asked)
        while True:
            try:
                with engine.connect() as connection, watched(task, connection):
                    return job(connection)
            except StoreBusyError as error:
                if not error.lost or in_doubt() or task.given_up or time.monotonic() > until:
                    raise
            time.sleep(AGAIN)


@contextmanager
def watched(task: Task, connection: Connection) -> Iterator[None]:
    """The task can be cut off while it uses this connection."""
    task.uses(connection.connection.dbapi_connection)
    try:
        yield
    finally:
        task.uses(None)


class Drawer:
    """A part of the store: what is in it is asked for at the desk."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def rows(self, kind: Callable[..., T], sql: TextClause, given: Mapping[str, object]) -> list[T]:
        """What was asked for, each row as what it stands for."""
        return [kind(*row) for row in self.desk.read(sql, given)]

    def row(self, kind: Callable[..., T], sql: TextClause, given: Mapping[str, object]) -> T | None:
        """The first of it, if there is any."""
        return next(iter(self.rows(kind, sql, given)), None)
