"""The store's shelf for promises: numbers drawn for tables to come. SQL as in `store.py`."""

from __future__ import annotations

from sqlalchemy import Engine, text

from farside.table.rows import Promise

ADD = text("INSERT INTO promises (commitment, drawn, salt, created) VALUES (:commitment, :drawn, :salt, :created)")
GET = text("SELECT commitment, drawn, salt, created FROM promises WHERE commitment = :commitment")
DROP = text("DELETE FROM promises WHERE commitment = :commitment")
FORGET = text("DELETE FROM promises WHERE created < :before")


class SqlPromises:
    """Promises by their commitment."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def add(self, promise: Promise, before: float) -> None:
        """Put a promise down; those made before that time are forgotten."""
        with self.engine.begin() as connection:
            connection.execute(FORGET, {"before": before})
            connection.execute(ADD, {**promise._asdict(), "drawn": str(promise.drawn)})

    def get(self, commitment: str) -> Promise | None:
        with self.engine.connect() as connection:
            row = connection.execute(GET, {"commitment": commitment}).one_or_none()
        return None if row is None else Promise(*row)._replace(drawn=int(row.drawn))

    def drop(self, commitment: str) -> bool:
        """Take a promise away; False if it is not there (any more)."""
        with self.engine.begin() as connection:
            return connection.execute(DROP, {"commitment": commitment}).rowcount == 1
