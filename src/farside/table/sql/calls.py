"""The outbox in the database: ways to people, what they are to be told, what is on its way. SQL as in `store.py`."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence

from sqlalchemy import Connection, TextClause, text

from farside.table.calls.rows import HORIZON, MAIL, Call, Post, Way
from farside.table.sql.desk import Desk, Drawer

KEEP = text("INSERT INTO house (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING")
KEPT = text("SELECT value FROM house WHERE name = :name")

WAY = "id, ring, kind, address, style, device, lang, base, state, note, created, told"
GET_WAYS = text(f"SELECT {WAY} FROM ways WHERE ring = :ring ORDER BY created, id")
GET_WAY = text(f"SELECT {WAY} FROM ways WHERE id = :way")
PUT_WAY = text(f"""
INSERT INTO ways ({WAY})
VALUES (:id, :ring, :kind, :address, :style, :device, :lang, :base, :state, :note, :created, :told)
ON CONFLICT (id) DO UPDATE SET address = excluded.address, style = excluded.style, device = excluded.device,
lang = excluded.lang, base = excluded.base, state = excluded.state, note = excluded.note, told = excluded.told
""")
DROP_WAY = text("DELETE FROM ways WHERE id = :way")

CARRY = [
    text(f"""
DELETE FROM ways WHERE ring = :had AND EXISTS (
  SELECT 1 FROM ways AS kept WHERE kept.ring = :ring AND kept.kind = ways.kind
  AND (kept.address = ways.address OR kept.kind = '{MAIL}')
)
"""),
    text("UPDATE ways SET ring = :ring WHERE ring = :had"),
    text("UPDATE posts SET ring = :ring, calls = REPLACE(calls, :had, :ring) WHERE ring = :had"),
    text("""
DELETE FROM calls WHERE ring = :had AND EXISTS (
  SELECT 1 FROM calls AS kept WHERE kept.ring = :ring AND kept.table_id = calls.table_id AND kept.seat = calls.seat
  AND kept.kind = calls.kind AND kept.turn = calls.turn
)
"""),
    text("UPDATE calls SET ring = :ring WHERE ring = :had"),
]

CALL = "id, ring, table_id, seat, kind, turn, made, due, until, by_seat, told"
OLDER = text("""
DELETE FROM calls WHERE ring = :ring AND table_id = :table AND seat = :seat AND kind = :kind AND turn <> :turn
""")
ADD_CALL = text(f"""
INSERT INTO calls ({CALL})
SELECT :id, :ring, id, CAST(:seat AS INTEGER), :kind, CAST(:turn AS INTEGER), CAST(:made AS DOUBLE PRECISION),
CAST(:due AS DOUBLE PRECISION), CAST(:until AS DOUBLE PRECISION), CAST(:by AS INTEGER), 0
FROM tables WHERE id = :table AND EXISTS (SELECT 1 FROM profiles WHERE id = :ring)
ON CONFLICT (ring, table_id, seat, kind, turn) DO NOTHING
""")
GET_CALLS = text(f"SELECT {CALL} FROM calls WHERE ring = :ring ORDER BY made, id")
DUE = f"(due <= :now OR due > :now + {HORIZON})"
GET_DUE = text(f"SELECT {CALL} FROM calls WHERE told = 0 AND {DUE} ORDER BY made, id LIMIT :most")

POST = "id, way, ring, calls, made, due, tries, sending"
ADD_POST = text(f"INSERT INTO posts ({POST}) VALUES (:id, :way, :ring, :calls, :made, :due, :tries, :sending)")
GET_POSTS = text(f"SELECT {POST} FROM posts WHERE sending = 0 AND {DUE} ORDER BY made, id LIMIT :most")
GET_ON_WAY = text(f"SELECT {POST} FROM posts WHERE way = :way AND sending = 0 ORDER BY made, id")
TAKE = text("UPDATE posts SET sending = :now, tries = tries + 1 WHERE id = :id AND sending = 0")
AGAIN = text("UPDATE posts SET sending = 0, due = :due WHERE id = :id")
DONE = text("DELETE FROM posts WHERE id = :id")
DOUBTFUL = text(f"SELECT {POST} FROM posts WHERE sending <> 0 AND (sending < :before OR sending > :after)")

FORGET = text("DELETE FROM calls WHERE id = :id")
TELL = text("UPDATE calls SET told = :now WHERE id = :id AND told = 0")
HOLD = {
    "sqlite": "kind IN (SELECT value FROM json_each(:kinds))",
    "postgresql": "kind IN (SELECT json_array_elements_text(CAST(:kinds AS json)))",
}


class SqlCalls(Drawer):
    """What `calls.rows.Calls` promises."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._hold = text(
            "UPDATE calls SET due = :due WHERE table_id = :table AND seat = :seat AND told = 0 AND due < :due AND "
            + HOLD[desk.engine.dialect.name]
        )

    def secret(self, name: str, new: str) -> str:
        rows = self.desk.read(KEPT, {"name": name})
        if not rows:
            self._do(KEEP, [{"name": name, "value": new}])
            rows = self.desk.read(KEPT, {"name": name})
        return str(rows[0][0])

    # -- ways ------------------------------------------------------------------------------------

    def ways(self, ring: str) -> list[Way]:
        return self.rows(Way, GET_WAYS, {"ring": ring})

    def way(self, way: str) -> Way | None:
        return self.row(Way, GET_WAY, {"way": way})

    def put(self, way: Way) -> None:
        self._do(PUT_WAY, [way._asdict()])

    def drop(self, way: str) -> bool:
        return self._do(DROP_WAY, [{"way": way}]) == 1

    def carry(self, had: str, ring: str) -> None:
        def job(connection: Connection) -> None:
            for sql in CARRY:
                connection.execute(sql, {"had": had, "ring": ring})

        self.desk.write(job)

    # -- what is to be told ----------------------------------------------------------------------

    def add(self, call: Call) -> bool:
        return self.desk.write(lambda connection: add(connection, call))

    def of(self, ring: str) -> list[Call]:
        return self.rows(Call, GET_CALLS, {"ring": ring})

    def due(self, now: float, most: int) -> list[Call]:
        return self.rows(Call, GET_DUE, {"now": now, "most": most})

    def hold(self, table: str, seat: int, kinds: Collection[str], due: float) -> int:
        given = {"table": table, "seat": seat, "kinds": json.dumps(sorted(kinds)), "due": due}
        return self._do(self._hold, [given])

    def forget(self, calls: Collection[str]) -> None:
        self._do(FORGET, [{"id": one} for one in calls])

    def tell(self, calls: Collection[str], posts: Sequence[Post], now: float) -> bool:
        def job(connection: Connection) -> bool:
            for one in sorted(calls):
                if connection.execute(TELL, {"id": one, "now": now}).rowcount != 1:
                    connection.rollback()
                    return False
            for post in posts:
                connection.execute(ADD_POST, post._asdict())
            return True

        return self.desk.write(job)

    # -- what is on its way ----------------------------------------------------------------------

    def posts(self, now: float, most: int) -> list[Post]:
        return self.rows(Post, GET_POSTS, {"now": now, "most": most})

    def on_way(self, way: str) -> list[Post]:
        return self.rows(Post, GET_ON_WAY, {"way": way})

    def take(self, posts: Collection[str], now: float) -> list[str]:
        def job(connection: Connection) -> list[str]:
            return [one for one in posts if connection.execute(TAKE, {"id": one, "now": now}).rowcount == 1]

        return self.desk.write(job)

    def again(self, posts: Collection[str], due: float) -> None:
        self._do(AGAIN, [{"id": one, "due": due} for one in posts])

    def done(self, posts: Collection[str]) -> None:
        self._do(DONE, [{"id": one} for one in posts])

    def doubtful(self, before: float, after: float) -> list[Post]:
        return self.rows(Post, DOUBTFUL, {"before": before, "after": after})

    def _do(self, sql: TextClause, given: Sequence[dict[str, object]]) -> int:
        """A statement for each of these, together; says how many rows it changed."""
        if not given:
            return 0
        return self.desk.write(lambda connection: sum(connection.execute(sql, one).rowcount for one in given))


def add(connection: Connection, call: Call) -> bool:
    """What `Calls.add` promises, as part of a larger change."""
    given = call._asdict()
    connection.execute(OLDER, given)
    return connection.execute(ADD_CALL, given).rowcount == 1
