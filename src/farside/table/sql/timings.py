"""The store's shelf for clocks, one row a table, and for the times when the house was closed. SQL as in `store.py`."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from farside.table.calls.rows import Call
from farside.table.rows import TimingRow
from farside.table.sql.calls import add
from farside.table.sql.desk import Drawer

GET = text("SELECT table_id, terms, clock, due, rev FROM timings WHERE table_id = :table")
ADD = text("INSERT INTO timings (table_id, terms, clock, due, rev) VALUES (:table, :terms, :clock, :due, :rev)")
SET = text("""
UPDATE timings SET terms = :terms, clock = :clock, due = :due, rev = :rev WHERE table_id = :table AND rev = :rev - 1
""")
NAMED = text("UPDATE tables SET named = named + 1 WHERE id = :table")
REDATE = text("UPDATE timings SET due = :due WHERE table_id = :table AND rev = :rev")
DUE = text("SELECT table_id FROM timings WHERE due > 0 AND due <= :now ORDER BY due, table_id LIMIT :most")
LAST = text("SELECT ended FROM closings WHERE begun = 0")
CLOSED = text("""
INSERT INTO closings (begun, ended) VALUES (:since, :until) ON CONFLICT (begun) DO UPDATE SET ended = excluded.ended
WHERE closings.ended < excluded.ended
""")
LOOKED = text("""
INSERT INTO closings (begun, ended) VALUES (0, :until) ON CONFLICT (begun) DO UPDATE SET ended = excluded.ended
""")
GAPS = text("SELECT begun, ended FROM closings WHERE begun > 0 AND ended > :since ORDER BY begun")


class SqlTimings(Drawer):
    """What `store.Timings` promises. When somebody looked last is the row of closings that began with time itself."""

    def get(self, table: str) -> TimingRow | None:
        return self.row(TimingRow, GET, {"table": table})

    def put(self, row: TimingRow, calls: Sequence[Call] = ()) -> bool:
        def job(connection: Connection) -> bool:
            if connection.execute(NAMED, {"table": row.table}).rowcount != 1:
                return False
            done = write(connection, row)
            for call in calls if done else ():
                add(connection, call)
            return done

        try:
            return self.desk.write(job)
        except IntegrityError:
            return False

    def redate(self, table: str, rev: int, due: float) -> bool:
        given = {"table": table, "rev": rev, "due": due}
        return self.desk.write(lambda connection: connection.execute(REDATE, given).rowcount == 1)

    def due(self, now: float, most: int) -> list[str]:
        return [row[0] for row in self.desk.read(DUE, {"now": now, "most": most})]

    def looked(self, now: float) -> float:
        rows = self.desk.read(LAST)
        self._do(LOOKED.text, until=now)
        return float(rows[0][0]) if rows else 0.0

    def gaps(self, since: float) -> list[tuple[float, float]]:
        return [(row[0], row[1]) for row in self.desk.read(GAPS, {"since": since})]

    def add_gap(self, since: float, until: float) -> None:
        self._do(CLOSED.text, since=since, until=until)

    def _do(self, sql: str, **given: float) -> None:
        def job(connection: Connection) -> None:
            connection.execute(text(sql), given)

        self.desk.write(job)


def write(connection: Connection, row: TimingRow | None) -> bool:
    """Part of a larger change: False, and nothing has changed, if the clocks are no longer where they were."""
    if row is None:
        return True
    if row.rev == 1:
        connection.execute(ADD, row._asdict())
        return True
    if connection.execute(SET, row._asdict()).rowcount == 1:
        return True
    connection.rollback()
    return False
