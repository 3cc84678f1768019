"""The store's shelf for promises: numbers drawn for tables to come. SQL as in `store.py`."""

from __future__ import annotations

from sqlalchemy import Connection, text

from farside.table.rows import Promise
from farside.table.sql.desk import Drawer

ADD = text("INSERT INTO promises (commitment, drawn, salt, created) VALUES (:commitment, :drawn, :salt, :created)")
GET = text("SELECT commitment, drawn, salt, created FROM promises WHERE commitment = :commitment")
DROP = text("DELETE FROM promises WHERE commitment = :commitment")
FORGET = text("DELETE FROM promises WHERE created < :before")


class SqlPromises(Drawer):
    """Promises by their commitment."""

    def add(self, promise: Promise, before: float) -> None:
        """Put a promise down; those made before that time are forgotten."""

        def job(connection: Connection) -> None:
            connection.execute(FORGET, {"before": before})
            connection.execute(ADD, {**promise._asdict(), "drawn": str(promise.drawn)})

        self.desk.write(job)

    def get(self, commitment: str) -> Promise | None:
        rows = self.desk.read(GET, {"commitment": commitment})
        return Promise(*rows[0])._replace(drawn=int(rows[0].drawn)) if rows else None

    def drop(self, commitment: str) -> bool:
        """Take a promise away; False if it is not there (any more)."""
        return self.desk.write(lambda connection: connection.execute(DROP, {"commitment": commitment}).rowcount == 1)
