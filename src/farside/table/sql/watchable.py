"""The tables that are listed for whoever wants to watch. SQL as in `store.py`."""

from __future__ import annotations

from sqlalchemy import Connection, text

from farside.table.sql.desk import Drawer

HAS = text("SELECT 1 FROM watchable WHERE table_id = :table")
PUT = text("""
INSERT INTO watchable (table_id, since)
SELECT id, CAST(:since AS DOUBLE PRECISION) FROM tables WHERE id = :table
""")
DROP = text("DELETE FROM watchable WHERE table_id = :table")
NAMED = text("UPDATE tables SET named = named + 1 WHERE id = :table")
RUNNING = text("""
SELECT table_id FROM watchable JOIN tables ON id = table_id WHERE over = 0 ORDER BY since DESC, table_id LIMIT :most
""")


class SqlWatchable(Drawer):
    """Since when tables are listed."""

    def has(self, table: str) -> bool:
        return bool(self.desk.read(HAS, {"table": table}))

    def put(self, table: str, on: bool, since: float) -> bool:
        def job(connection: Connection) -> bool:
            if connection.execute(NAMED, {"table": table}).rowcount != 1:
                return False
            connection.execute(DROP, {"table": table})
            if on:
                connection.execute(PUT, {"table": table, "since": since})
            return True

        return self.desk.write(job)

    def running(self, most: int) -> list[str]:
        return [row[0] for row in self.desk.read(RUNNING, {"most": most})]
