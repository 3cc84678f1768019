"""The store's shelf for keyrings: people, the browsers that open them, and what they keep. SQL as in `store.py`.

The database calls a ring a profile, as it did when all that anybody kept was a collection.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Collection, Iterable
from typing import Any

from sqlalchemy import Connection, text

from farside.core.actions import Seat
from farside.table.rows import CODE, Device, Held, Keepsake, Ring
from farside.table.sql.desk import Drawer

GET_OF = text("SELECT ring FROM devices WHERE secret = :secret")
GET_RING = text("SELECT id, name, created FROM profiles WHERE id = :ring")
ADD_RING = text("INSERT INTO profiles (id, name, created) VALUES (:id, :name, :created) ON CONFLICT DO NOTHING")
SET_NAME = text("UPDATE profiles SET name = :name WHERE id = :ring")

GET_DEVICES = text("""
SELECT secret, ring, kind, created, seen FROM devices WHERE ring = :ring ORDER BY seen DESC, created DESC, secret
""")
ADD_DEVICE = text("""
INSERT INTO devices (secret, ring, kind, created, seen)
SELECT CAST(:secret AS TEXT), id, CAST(:kind AS TEXT), CAST(:created AS DOUBLE PRECISION),
CAST(:seen AS DOUBLE PRECISION)
FROM profiles WHERE id = :ring
ON CONFLICT DO NOTHING
""")
SET_SEEN = text("UPDATE devices SET seen = :seen WHERE secret = :secret")
DROP_DEVICE = text("DELETE FROM devices WHERE ring = :ring AND secret = :secret")
DROP_CODES = text(f"DELETE FROM devices WHERE ring = :had AND kind LIKE '{CODE}%'")
CARRY_DEVICES = text("UPDATE devices SET ring = :ring WHERE ring = :had")
CARRY_TABLES = text("UPDATE tables SET ring = :ring WHERE ring = :had")

GET_SETTINGS = text("SELECT key, value FROM ring_settings WHERE ring = :ring ORDER BY key")
GET_SETTING = text("SELECT value FROM ring_settings WHERE ring = :ring AND key = :key")
PUT_SETTING = text("""
INSERT INTO ring_settings (ring, key, value)
SELECT id, CAST(:key AS TEXT), CAST(:value AS TEXT) FROM profiles WHERE id = :ring
ON CONFLICT (ring, key) DO UPDATE SET value = excluded.value
""")
DROP_SETTING = text("DELETE FROM ring_settings WHERE ring = :ring AND key = :key")

GET_HELD = text("""
SELECT seats.table_id, seats.seat, tables.game, tables.over, tables.created,
  COALESCE((SELECT MAX(played) FROM moves WHERE moves.table_id = seats.table_id), tables.created) AS played
FROM seats JOIN tables ON tables.id = seats.table_id
WHERE seats.ring = :ring ORDER BY played DESC, seats.table_id, seats.seat
""")
TAKE_SEAT = text("UPDATE seats SET ring = :ring WHERE table_id = :table AND seat = :seat")
TAKE_TABLE = text("UPDATE tables SET ring = :ring WHERE id = :table")
NAMED = text("UPDATE tables SET named = named + 1 WHERE id = :table")
MY_SEATS = text("SELECT table_id, seat FROM seats WHERE ring = :ring")
LOCK_SEAT = text("UPDATE seats SET token = :token, invite = '' WHERE table_id = :table AND seat = :seat")
MY_TABLES = text("SELECT id FROM tables WHERE ring = :ring")
LOCK_TABLE = text("UPDATE tables SET host = :token WHERE id = :table")

ADD_KEEPSAKE = text("""
INSERT INTO keepsakes (profile, game, key, table_id, won)
SELECT id, CAST(:game AS TEXT), CAST(:key AS TEXT), CAST(:table AS TEXT), CAST(:won AS DOUBLE PRECISION)
FROM profiles WHERE id = :profile
ON CONFLICT DO NOTHING
""")
GET_KEEPSAKES = text("""
SELECT profile, game, key, table_id, won FROM keepsakes WHERE profile = :profile ORDER BY game, won, key
""")


class SqlRings(Drawer):
    """What `store.Rings` promises."""

    def of(self, secret: str) -> str:
        rows = self.desk.read(GET_OF, {"secret": secret})
        return str(rows[0][0]) if rows else ""

    def get(self, ring: str) -> Ring | None:
        return self.row(Ring, GET_RING, {"ring": ring})

    def add(self, ring: Ring, device: Device) -> None:
        def job(connection: Connection) -> None:
            connection.execute(ADD_RING, ring._asdict())
            connection.execute(ADD_DEVICE, device._asdict())

        self.desk.write(job)

    def rename(self, ring: str, name: str) -> None:
        self.desk.write(lambda connection: connection.execute(SET_NAME, {"ring": ring, "name": name}))

    # -- devices ---------------------------------------------------------------------------------

    def devices(self, ring: str) -> list[Device]:
        return self.rows(Device, GET_DEVICES, {"ring": ring})

    def join(self, device: Device) -> bool:
        return self.desk.write(lambda connection: connection.execute(ADD_DEVICE, device._asdict()).rowcount == 1)

    def saw(self, secret: str, seen: float) -> None:
        self.desk.write(lambda connection: connection.execute(SET_SEEN, {"secret": secret, "seen": seen}))

    def part(self, ring: str, secrets: Collection[str]) -> int:
        def job(connection: Connection) -> int:
            gone = [connection.execute(DROP_DEVICE, {"ring": ring, "secret": one}) for one in secrets]
            return sum(one.rowcount for one in gone)

        return self.desk.write(job)

    def carry(self, had: str, ring: str) -> None:
        def job(connection: Connection) -> None:
            for sql in (DROP_CODES, CARRY_DEVICES, CARRY_TABLES):
                connection.execute(sql, {"had": had, "ring": ring})

        self.desk.write(job)

    # -- settings --------------------------------------------------------------------------------

    def settings(self, ring: str) -> dict[str, Any]:
        return {key: json.loads(value) for key, value in self.desk.read(GET_SETTINGS, {"ring": ring})}

    def setting(self, ring: str, key: str) -> Any:
        rows = self.desk.read(GET_SETTING, {"ring": ring, "key": key})
        return json.loads(rows[0][0]) if rows else None

    def put(self, ring: str, key: str, value: Any) -> None:
        given = {"ring": ring, "key": key}
        sql, more = (DROP_SETTING, {}) if value is None else (PUT_SETTING, {"value": json.dumps(value)})
        self.desk.write(lambda connection: connection.execute(sql, given | more))

    # -- seats -----------------------------------------------------------------------------------

    def seats(self, ring: str) -> list[Held]:
        rows = self.desk.read(GET_HELD, {"ring": ring}) if ring else []
        return [Held(table, seat, game, bool(over), *when) for table, seat, game, over, *when in rows]

    def take(self, table: str, seats: Collection[Seat], ring: str, host: bool = False) -> bool:
        def job(connection: Connection) -> bool:
            for seat in seats:
                connection.execute(TAKE_SEAT, {"table": table, "seat": seat, "ring": ring})
            if host:
                connection.execute(TAKE_TABLE, {"table": table, "ring": ring})
            return connection.execute(NAMED, {"table": table}).rowcount == 1

        return self.desk.write(job)

    def relock(self, ring: str) -> list[str]:
        return self.desk.write(lambda connection: relocked(connection, ring))

    # -- collections -----------------------------------------------------------------------------

    def keepsakes(self, ring: str) -> list[Keepsake]:
        return self.rows(Keepsake, GET_KEEPSAKES, {"profile": ring})

    def keep(self, won: Iterable[Keepsake]) -> int:
        found = list(won)
        return self.desk.write(lambda connection: keep(connection, found))


def relocked(connection: Connection, ring: str) -> list[str]:
    """Marks that belong to no token in place of those that did."""
    seats = connection.execute(MY_SEATS, {"ring": ring}).all()
    for table, seat in seats:
        connection.execute(LOCK_SEAT, {"table": table, "seat": seat, "token": secrets.token_hex()})
    opened = [row[0] for row in connection.execute(MY_TABLES, {"ring": ring})]
    for table in opened:
        connection.execute(LOCK_TABLE, {"table": table, "token": secrets.token_hex()})
    found = sorted({table for table, _seat in seats} | set(opened))
    for table in found:
        connection.execute(NAMED, {"table": table})
    return found


def keep(connection: Connection, won: Iterable[Keepsake]) -> int:
    """The same as part of something larger: a thing that is already owned stays as it is."""
    return sum(connection.execute(ADD_KEEPSAKE, one._asdict()).rowcount for one in won)
