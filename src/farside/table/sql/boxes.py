"""The store's shelf for boxes, one row a digest: what tables were opened with. SQL as in `store.py`."""

from __future__ import annotations

from sqlalchemy import Connection, text

from farside.table.rows import BoxRow
from farside.table.sql.desk import Drawer

GET = text("SELECT digest, game, name, content, created FROM boxes WHERE digest = :digest")
HAS = text("SELECT 1 FROM boxes WHERE digest = :digest")
PUT = text("""
INSERT INTO boxes (digest, game, name, content, created) VALUES (:digest, :game, :name, :values, :created)
ON CONFLICT (digest) DO NOTHING
""")


class SqlBoxes(Drawer):
    """By digest; a box is written once and never changes."""

    def get(self, digest: str) -> BoxRow | None:
        return self.row(BoxRow, GET, {"digest": digest})

    def has(self, digest: str) -> bool:
        return bool(self.desk.read(HAS, {"digest": digest}))

    def put(self, row: BoxRow) -> None:
        given = row._asdict()

        def job(connection: Connection) -> None:
            connection.execute(PUT, given)

        self.desk.write(job)
