"""The store's shelf for plans: sealed, one a seat. SQL as in `store.py`.

Hardly any table has plans, and every page and every turn asks for them. Whether a table has any is told along with its
pulse, in the same question, and when one is asked for. Where it has none, nothing more is asked for a moment, so a move
asks once. A plan that is kept at another server within that moment waits for the next time its seat is asked.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from threading import Lock

from sqlalchemy import Connection, text

from farside.table.plans import Settled
from farside.table.sql.desk import Desk, Drawer

GET = text("SELECT seat, plan FROM plans WHERE table_id = :table")
PUT = text("""
INSERT INTO plans (table_id, seat, plan) SELECT id, CAST(:seat AS INTEGER), CAST(:plan AS TEXT)
FROM tables WHERE id = :table
ON CONFLICT (table_id, seat) DO UPDATE SET plan = excluded.plan
""")
DROP = text("DELETE FROM plans WHERE table_id = :table AND seat = :seat")
SETTLE = text("UPDATE plans SET plan = :left WHERE table_id = :table AND seat = :seat AND plan = :was")
PLAYED = text("DELETE FROM plans WHERE table_id = :table AND seat = :seat AND plan = :was")
BELIEVED = 0.5  # seconds for which a table is believed to have no plans: another server may write one down
MOST = 10_000  # tables that are remembered


class SqlPlans(Drawer):
    """What `plans.Plans` promises."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.changes = 0  # plans written down or deleted here
        self._lock = Lock()
        self._bare: dict[str, float] = {}  # tables without plans, and until when to believe it

    def heard(self, table: str, planned: bool, changes: int) -> None:
        """Whether a table has plans; `changes`: as they were counted before that was asked."""
        with self._lock:
            if planned or changes != self.changes:
                self._bare.pop(table, None)
                return
            if len(self._bare) >= MOST:
                self._bare.clear()
            self._bare[table] = time.monotonic() + BELIEVED

    def changed(self, table: str) -> None:
        with self._lock:
            self.changes += 1
            self._bare.pop(table, None)

    def get(self, table: str, seat: int) -> str:
        if time.monotonic() < self._bare.get(table, 0.0):
            return ""
        changes = self.changes
        rows = dict(map(tuple, self.desk.glance(GET, {"table": table})))
        self.heard(table, bool(rows), changes)
        return str(rows.get(seat, ""))

    def put(self, table: str, seat: int, text: str) -> None:
        def job(connection: Connection) -> None:
            connection.execute(PUT, {"table": table, "seat": seat, "plan": text})

        try:
            self.desk.write(job)
        finally:  # it may be written although nobody could say so
            self.changed(table)

    def drop(self, table: str, seat: int) -> bool:
        given = {"table": table, "seat": seat}
        try:
            return self.desk.write(lambda connection: connection.execute(DROP, given).rowcount == 1)
        finally:
            self.changed(table)


def settle(connection: Connection, table: str, plans: Iterable[Settled]) -> bool:
    """Part of a larger change: False, and nothing has changed, if a plan is no longer what it was."""
    for one in plans:
        if connection.execute(SETTLE if one.left else PLAYED, {"table": table, **one._asdict()}).rowcount != 1:
            connection.rollback()
            return False
    return True
