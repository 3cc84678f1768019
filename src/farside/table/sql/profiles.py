"""The store's shelf for profiles: who keeps what from game to game. SQL as in `store.py`."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, text

from farside.table.rows import Keepsake
from farside.table.sql.desk import Desk

ADD_PROFILE = text("INSERT INTO profiles (id, created) VALUES (:id, :created) ON CONFLICT DO NOTHING")
GET_PROFILE = text("SELECT 1 FROM profiles WHERE id = :id")
ADD_KEEPSAKE = text("""
INSERT INTO keepsakes (profile, game, key, table_id, won)
SELECT id, CAST(:game AS TEXT), CAST(:key AS TEXT), CAST(:table AS TEXT), CAST(:won AS DOUBLE PRECISION)
FROM profiles WHERE id = :profile
ON CONFLICT DO NOTHING
""")
GET_KEEPSAKES = text("""
SELECT profile, game, key, table_id, won FROM keepsakes WHERE profile = :profile ORDER BY game, won, key
""")


class SqlProfiles:
    """People without accounts. A profile's name is the hash of its secret, which only its owner has."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def known(self, profile: str) -> bool:
        return bool(self.desk.read(GET_PROFILE, {"id": profile}))

    def keepsakes(self, profile: str) -> list[Keepsake]:
        """What somebody owns, by game, the oldest first."""
        return [Keepsake(*row) for row in self.desk.read(GET_KEEPSAKES, {"profile": profile})]

    def add(self, profile: str, created: float) -> None:
        self.desk.write(lambda connection: connection.execute(ADD_PROFILE, {"id": profile, "created": created}))

    def keep(self, won: Iterable[Keepsake]) -> int:
        """Put things into collections; says how many are new there."""
        found = list(won)
        return self.desk.write(lambda connection: keep(connection, found))


def keep(connection: Connection, won: Iterable[Keepsake]) -> int:
    """The same as part of something larger: a thing that is already owned stays as it is."""
    return sum(connection.execute(ADD_KEEPSAKE, one._asdict()).rowcount for one in won)
