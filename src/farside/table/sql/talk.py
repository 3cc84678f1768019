"""What people say at their tables, in the database: a row a word, which goes with its table."""

from __future__ import annotations

from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from farside.core.actions import Seat
from farside.table.rows import WordRow
from farside.table.sql.desk import Drawer

OF = text("""
SELECT table_id, number, seat, ply, about, reaction, content, said FROM words
WHERE table_id = :table AND (reaction <> '' OR content <> '') ORDER BY number
""")
LAST = text("SELECT COALESCE(MAX(number), 0) FROM words WHERE table_id = :table")
ADD = text("""
INSERT INTO words (table_id, number, seat, ply, about, reaction, content, said)
SELECT id, CAST(:number AS INTEGER), CAST(:seat AS INTEGER), CAST(:ply AS INTEGER), CAST(:about AS TEXT),
CAST(:reaction AS TEXT), CAST(:text AS TEXT), CAST(:said AS DOUBLE PRECISION)
FROM tables WHERE id = :table
""")
DROP = text("""
UPDATE words SET reaction = '', content = ''
WHERE table_id = :table AND number = :number AND seat = :seat AND (reaction <> '' OR content <> '')
""")
NAMED = text("UPDATE tables SET named = named + 1 WHERE id = :table")
TRIES = 5  # two who speak at once are given numbers one after the other


class SqlTalk(Drawer):
    """Words by table."""

    def of(self, table: str) -> list[WordRow]:
        return self.rows(WordRow, OF, {"table": table})

    def add(self, word: WordRow, most: int) -> WordRow | None:
        def job(connection: Connection) -> WordRow | None:
            last = connection.execute(LAST, {"table": word.table}).scalar_one()
            found = word._replace(number=last + 1)
            if last >= most or connection.execute(ADD, found._asdict()).rowcount != 1:
                return None
            connection.execute(NAMED, {"table": word.table})
            return found

        for tries in range(TRIES):
            try:
                return self.desk.write(job)
            except IntegrityError:
                if tries == TRIES - 1:
                    raise
        return None

    def drop(self, table: str, number: int, seat: Seat) -> bool:
        def job(connection: Connection) -> bool:
            if connection.execute(DROP, {"table": table, "number": number, "seat": seat}).rowcount != 1:
                return False
            connection.execute(NAMED, {"table": table})
            return True

        return self.desk.write(job)
