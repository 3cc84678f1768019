"""Leases in the database: which server thinks for the bots of a table. SQL as in `store.py`.

All times are read off the database's own clock. On SQLite, leases are written without waiting for the disk: what is
written later is synced after them, so a lease that was taken before a move is there if the move is.
"""

from __future__ import annotations

from functools import cache

from sqlalchemy import Engine, TextClause, event, text
from sqlalchemy.engine import URL

from farside.table.sql.clerks import Task
from farside.table.sql.database import MODEST, is_sqlite, open_engine
from farside.table.sql.desk import Desk, watched
from farside.table.sql.faults import house_error

LONGEST = 3600  # seconds; who is said to live longer was written down before the clock was set back
NOW = {"sqlite": "((julianday('now') - 2440587.5) * 86400.0)", "postgresql": "EXTRACT(EPOCH FROM clock_timestamp())"}
LIVES = f"until > NOW AND until < NOW + {LONGEST}"

JOIN = """
INSERT INTO servers (id, until) VALUES (:server, NOW + :seconds) ON CONFLICT (id) DO UPDATE SET until = excluded.until
"""
BURY = f"DELETE FROM servers WHERE NOT ({LIVES})"
LIVE_ON = f"UPDATE servers SET until = NOW + :seconds WHERE id = :server AND {LIVES}"
LEAVE = "DELETE FROM servers WHERE id = :server"
COUNT = f"SELECT COUNT(*) FROM servers WHERE {LIVES}"
ASK = "INSERT INTO leases (table_id, server) VALUES (:table, '') ON CONFLICT (table_id) DO NOTHING"
TAKE = f"""
INSERT INTO leases (table_id, server) VALUES (:table, :server) ON CONFLICT (table_id)
DO UPDATE SET server = excluded.server WHERE leases.server = excluded.server
OR NOT EXISTS (SELECT 1 FROM servers WHERE id = leases.server AND {LIVES})
"""
FREE = "UPDATE leases SET server = '' WHERE table_id = :table AND server = :server"
END = "DELETE FROM leases WHERE table_id = :table AND server = :server"
GET_FREE = f"""
SELECT table_id FROM leases LEFT JOIN tables ON id = table_id
WHERE server NOT IN (SELECT id FROM servers WHERE {LIVES}) ORDER BY created DESC, table_id LIMIT :most
"""


class SqlLeases:
    """What `store.Leases` promises."""

    def __init__(self, desk: Desk, url: URL) -> None:
        self.desk = desk
        self._own = open_engine(url, lasting=False, busy=MODEST) if is_sqlite(url) else None
        self._at_once = desk.at_once if self._own is None else told(self._own)
        self._dialect = url.get_backend_name()

    def close(self) -> None:
        if self._own is not None:
            self._own.dispose()

    def join(self, server: str, seconds: float) -> None:
        self._do(BURY)
        self._do(JOIN, server=server, seconds=seconds)

    def live_on(self, server: str, seconds: float) -> bool:
        return self._do(LIVE_ON, server=server, seconds=seconds) == 1

    def leave(self, server: str) -> None:
        self._do(LEAVE, server=server)

    def servers(self) -> int:
        return int(self.desk.read(timed(COUNT, self._dialect))[0][0])

    def ask(self, table: str) -> None:
        self._do(ASK, table=table)

    def take(self, table: str, server: str) -> bool:
        return self._do(TAKE, table=table, server=server) == 1

    def free(self, table: str, server: str) -> None:
        self._do(FREE, table=table, server=server)

    def end(self, table: str, server: str) -> None:
        self._do(END, table=table, server=server)

    def all_free(self, most: int) -> list[str]:
        return [row[0] for row in self.desk.read(timed(GET_FREE, self._dialect), {"most": most})]

    def _do(self, sql: str, **given: object) -> int:
        """One statement by itself; says how many rows it changed."""
        return self.desk.clerks.do(lambda task: self._done(task, timed(sql, self._dialect), given))

    def _done(self, task: Task, sql: TextClause, given: dict[str, object]) -> int:
        with self._at_once.connect() as connection, watched(task, connection):
            return connection.execute(sql, given).rowcount


def told(engine: Engine) -> Engine:
    """The same engine, where each statement is written by itself and errors are those of the house."""
    event.listen(engine, "handle_error", house_error, retval=True)
    return engine.execution_options(isolation_level="AUTOCOMMIT")


@cache
def timed(sql: str, dialect: str) -> TextClause:
    """A statement with the clock of its database."""
    return text(sql.replace("NOW", NOW[dialect]))
