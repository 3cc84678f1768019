"""The store's shelf for analyses of finished games, one of each table. SQL as in `store.py`."""

from __future__ import annotations

from sqlalchemy import Connection, text

from farside.table.rows import AnalysisRow
from farside.table.sql.desk import Drawer

GET = text("""
SELECT table_id, mark, notes, done, touched FROM analyses WHERE table_id = :table AND mark = :mark
""")
PUT = text("""
INSERT INTO analyses (table_id, mark, notes, done, touched)
SELECT id, CAST(:mark AS TEXT), CAST(:notes AS TEXT), CAST(:done AS INTEGER), CAST(:touched AS DOUBLE PRECISION)
FROM tables WHERE id = :table
ON CONFLICT (table_id) DO UPDATE
SET mark = excluded.mark, notes = excluded.notes, done = excluded.done, touched = excluded.touched
""")
UNFINISHED = text("""
SELECT table_id FROM analyses WHERE done = 0 AND touched < :before ORDER BY touched LIMIT :most
""")


class SqlAnalyses(Drawer):
    """One of each table: what is true of other rules or tastes makes room."""

    def get(self, table: str, mark: str) -> AnalysisRow | None:
        rows = self.desk.read(GET, {"table": table, "mark": mark})
        return AnalysisRow(*rows[0])._replace(done=bool(rows[0].done)) if rows else None

    def put(self, row: AnalysisRow) -> None:
        given = {**row._asdict(), "done": int(row.done)}

        def job(connection: Connection) -> None:
            connection.execute(PUT, given)

        self.desk.write(job)

    def unfinished(self, most: int, before: float) -> list[str]:
        return [row.table_id for row in self.desk.read(UNFINISHED, {"most": most, "before": before})]
