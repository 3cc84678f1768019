"""The store's shelf for circles. SQL as in `store.py`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial

from sqlalchemy import Connection, bindparam, text
from sqlalchemy.exc import IntegrityError

from farside.table.rows import CircleGame, CircleRow, CircleSeat, Member, TableRow
from farside.table.sql.desk import Drawer

GET = text("SELECT id, name, joining, reading, created FROM circles WHERE id = :circle")
OF = text("""
SELECT id, circles.name, joining, reading, created FROM circles JOIN members ON circle_id = id
WHERE ring = :ring ORDER BY circles.name, id
""")
OF_TABLES = text("""
SELECT table_id, circle_id FROM circle_games WHERE table_id IN :tables ORDER BY circle_id
""").bindparams(bindparam("tables", expanding=True))
MEMBERS = text("SELECT circle_id, number, ring, name, joined FROM members WHERE circle_id = :circle ORDER BY number")
GAMES = text("""
SELECT circle_id, table_id, game, name, opened, finished, why, turns, seats FROM circle_games
WHERE circle_id = :circle ORDER BY opened, table_id
""")
ADD = text("""
INSERT INTO circles (id, name, joining, reading, created) VALUES (:id, :name, :joining, :reading, :created)
""")
ADD_MEMBER = text("""
INSERT INTO members (circle_id, number, ring, name, joined)
SELECT id, CAST(:number AS INTEGER), CAST(:ring AS TEXT), CAST(:name AS TEXT), CAST(:joined AS DOUBLE PRECISION)
FROM circles WHERE id = :circle
""")
KNOWN = text("SELECT number FROM members WHERE circle_id = :circle AND ring = :ring")
LAST = text("SELECT COALESCE(MAX(number), 0) FROM members WHERE circle_id = :circle")
RENAME = text("UPDATE members SET name = :name WHERE circle_id = :circle AND number = :number")
PART = text("UPDATE members SET ring = '', name = '' WHERE circle_id = :circle AND number = :number AND ring <> ''")
LEFT = text("SELECT COUNT(*) FROM members WHERE circle_id = :circle AND ring <> ''")
DROP = text("DELETE FROM circles WHERE id = :circle")
RELINK = text("UPDATE circles SET joining = :joining, reading = :reading WHERE id = :circle")
OPEN = text("""
INSERT INTO circle_games (circle_id, table_id, game, name, opened)
SELECT id, CAST(:table AS TEXT), CAST(:game AS TEXT), CAST(:name AS TEXT), CAST(:opened AS DOUBLE PRECISION)
FROM circles WHERE id = :circle
""")
END = text("""
UPDATE circle_games SET finished = :finished, why = :why, turns = :turns, seats = :seats
WHERE circle_id = :circle AND table_id = :table
""")
CARRY = text("UPDATE members SET ring = :ring WHERE circle_id = :circle AND number = :number")
COUNT_FOR = text("UPDATE circle_games SET seats = :seats WHERE circle_id = :circle AND table_id = :table")
TRIES = 5  # two who come at once are given numbers one after the other


class SqlCircles(Drawer):
    """Circles by their code."""

    def get(self, circle: str) -> CircleRow | None:
        return self.row(CircleRow, GET, {"circle": circle})

    def of(self, ring: str) -> list[CircleRow]:
        return self.rows(CircleRow, OF, {"ring": ring}) if ring else []

    def of_tables(self, tables: Sequence[str]) -> dict[str, str]:
        if not tables:
            return {}
        return {row[0]: row[1] for row in self.desk.read(OF_TABLES, {"tables": list(tables)})}

    def members(self, circle: str) -> list[Member]:
        return self.rows(Member, MEMBERS, {"circle": circle})

    def games(self, circle: str) -> list[CircleGame]:
        rows = self.desk.read(GAMES, {"circle": circle})
        return [CircleGame(*row)._replace(seats=read_seats(row.seats)) for row in rows]

    def add(self, row: CircleRow, member: Member) -> bool:
        def job(connection: Connection) -> None:
            connection.execute(ADD, row._asdict())
            connection.execute(ADD_MEMBER, member._replace(number=1)._asdict())

        try:
            self.desk.write(job)
        except IntegrityError:
            return False
        return True

    def join(self, member: Member, most: int) -> int:
        def job(connection: Connection) -> int:
            known = connection.execute(KNOWN, member._asdict()).scalar()
            if known is not None:
                connection.execute(RENAME, member._replace(number=known)._asdict())
                return int(known)
            new = connection.execute(LAST, {"circle": member.circle}).scalar_one() + 1
            if new > most or connection.execute(ADD_MEMBER, member._replace(number=new)._asdict()).rowcount != 1:
                return 0
            return int(new)

        for _ in range(TRIES - 1):
            try:
                return self.desk.write(job)
            except IntegrityError:
                continue
        return self.desk.write(job)

    def part(self, circle: str, number: int) -> bool:
        def job(connection: Connection) -> bool:
            done = connection.execute(PART, {"circle": circle, "number": number}).rowcount == 1
            if done and not connection.execute(LEFT, {"circle": circle}).scalar_one():
                connection.execute(DROP, {"circle": circle})
            return done

        return self.desk.write(job)

    def relink(self, circle: str, joining: str, reading: str) -> bool:
        given = {"circle": circle, "joining": joining, "reading": reading}
        return self.desk.write(lambda connection: connection.execute(RELINK, given).rowcount == 1)

    def carry(self, had: str, ring: str) -> None:
        for row in self.of(had):
            self.desk.write(partial(carried, circle=row.id, had=had, ring=ring))


def carried(connection: Connection, circle: str, had: str, ring: str) -> None:
    """In one circle somebody is known by another ring."""
    number = connection.execute(KNOWN, {"circle": circle, "ring": had}).scalar()
    known = connection.execute(KNOWN, {"circle": circle, "ring": ring}).scalar()
    if number is not None and known is None:
        connection.execute(CARRY, {"circle": circle, "number": number, "ring": ring})
    elif number is not None and known is not None:
        for row in connection.execute(GAMES, {"circle": circle}).all():
            game = CircleGame(*row)._replace(seats=read_seats(row.seats)).counted_for(number, known)
            if game.seats:
                connection.execute(COUNT_FOR, {**game._asdict(), "seats": json.dumps(game.seats)})
        connection.execute(PART, {"circle": circle, "number": number})


def open_game(connection: Connection, circle: str, table: TableRow) -> None:
    """Part of opening a table."""
    if circle:
        given = {"circle": circle, "table": table.id, "game": table.game, "name": table.name, "opened": table.created}
        connection.execute(OPEN, given)


def end_game(connection: Connection, game: CircleGame) -> None:
    """Part of writing the last move of a circle's game."""
    connection.execute(END, {**game._asdict(), "seats": json.dumps(game.seats)})


def read_seats(written: str) -> tuple[CircleSeat, ...]:
    return tuple(CircleSeat(*one) for one in json.loads(written)) if written else ()
