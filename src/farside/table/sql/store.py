"""The store in a database: tables, seats and moves on disk.

SQLite by default (write-ahead log, so that readers never wait; synced at every commit, so that not even a power cut
takes what was answered, unless somebody wants it otherwise), PostgreSQL where several computers share the work. A move
is one row; seed and moves are the truth.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, ExceptionContext, TextClause, bindparam, event, text
from sqlalchemy.exc import IntegrityError

from farside.core.game import Value
from farside.core.record import Move, tupled
from farside.table.pulse import Pulse
from farside.table.rows import ChapterRow, Ending, SeatRow, TableRow
from farside.table.sql.campaigns import SqlCampaigns, add_chapter, set_result
from farside.table.sql.database import open_engine, read_url, refuse_newer, upgrade
from farside.table.sql.profiles import SqlProfiles, keep
from farside.table.sql.promises import SqlPromises
from farside.table.store import StoreBusyError

ADD_TABLE = text("""
INSERT INTO tables
(id, game, edition, seats, seed, salt, variants, chosen, host, created, over, era, parent, parent_ply, advice, drawn,
nonce)
VALUES
(:id, :game, :edition, :seats, :seed, :salt, :variants, :chosen, :host, :created, :over, 0, :parent, :parent_ply,
:advice, :drawn, :nonce)
""")
ADD_SEAT = text("""
INSERT INTO seats (table_id, seat, kind, bot, name, token, taken, profile, brings, quiet)
VALUES (:table, :seat, :kind, :bot, :name, :token, :taken, :profile, :brings, :quiet)
""")
ADD_MOVE = text("""
INSERT INTO moves (table_id, ply, seat, name, played, note)
SELECT id, CAST(:ply AS INTEGER), CAST(:seat AS INTEGER), CAST(:name AS TEXT), CAST(:played AS DOUBLE PRECISION),
CAST(:note AS TEXT)
FROM tables WHERE id = :table AND era = :era
AND CAST(:ply AS INTEGER) = (SELECT COALESCE(MAX(ply), -1) + 1 FROM moves WHERE table_id = :table)
""")
GET_TABLE = text("""
SELECT id, game, edition, seats, seed, salt, variants, chosen, host, created, over, era, parent, parent_ply, advice,
drawn, nonce
FROM tables WHERE id = :table
""")
GET_SEATS = text("""
SELECT seat, kind, bot, name, token, taken, profile, brings, quiet FROM seats WHERE table_id = :table ORDER BY seat
""")
GET_MOVES = text("SELECT seat, name FROM moves WHERE table_id = :table AND ply >= :since ORDER BY ply")
GET_NOTES = text("SELECT ply, note FROM moves WHERE table_id = :table AND note <> ''")
GET_PULSES = text("""
SELECT id, era, (SELECT COALESCE(MAX(ply), -1) FROM moves WHERE table_id = id) + 1, named
FROM tables WHERE id IN :tables
""").bindparams(bindparam("tables", expanding=True))
GET_PULSE = text("""
SELECT era, (SELECT COALESCE(MAX(ply), -1) FROM moves WHERE table_id = id) + 1, named FROM tables WHERE id = :table
""")
GET_WITH_BOTS = text("""
SELECT id FROM tables WHERE over = 0 AND EXISTS (SELECT 1 FROM seats WHERE table_id = id AND kind = 'bot')
ORDER BY created DESC
""")
GET_PLAYED = text("SELECT MAX(played) FROM moves WHERE table_id = :table")
SET_OVER = text("UPDATE tables SET over = 1 WHERE id = :table")
NEW_ERA = text("UPDATE tables SET era = era + 1 WHERE id = :table AND era = :era")
DROP_MOVES = text("DELETE FROM moves WHERE table_id = :table AND ply >= :since")
SET_SEAT = text("""
UPDATE seats SET name = :name, taken = :taken, profile = :profile, brings = :brings, quiet = :quiet
WHERE table_id = :table AND seat = :seat
""")
SET_VARIANTS = text("UPDATE tables SET variants = :variants WHERE id = :table")
NAMED = text("UPDATE tables SET named = named + 1 WHERE id = :table")


Row = dict[str, str | int | float]
NOTHING: Mapping[str, object] = {}


class SqlStore:
    """One open database."""

    def __init__(self, url: str, lasting: bool = True) -> None:
        self.url = read_url(url)
        refuse_newer(self.url)
        self.engine = open_engine(self.url, lasting=lasting)
        upgrade(self.engine)
        self.profiles = SqlProfiles(self.engine)
        self.campaigns = SqlCampaigns(self.engine)
        self.promises = SqlPromises(self.engine)
        self._at_once = open_engine(self.url, at_once=True, lasting=lasting)
        for engine in (self.engine, self._at_once):
            event.listen(engine, "handle_error", house_error, retval=True)
        self._quick = self._at_once.connect()
        driver: object = self._quick.connection.dbapi_connection
        self._driver = driver if isinstance(driver, sqlite3.Connection) else None

    def close(self) -> None:
        self._quick.close()
        self._at_once.dispose()
        self.engine.dispose()

    def _ask(self, sql: TextClause, given: Mapping[str, object] = NOTHING) -> Any:
        """One statement by itself. A lost connection is given back, so that the next question opens a new one."""
        try:
            return self._quick.execute(sql, given)
        except StoreBusyError:
            if self._quick.invalidated:
                self._quick.rollback()
            raise

    # -- reading ---------------------------------------------------------------------------------

    def table(self, table: str) -> TableRow | None:
        row = self._ask(GET_TABLE, {"table": table}).one_or_none()
        if row is None:
            return None
        found = TableRow(*row)
        found.seed = int(row.seed)
        found.variants = {name: tupled(value) for name, value in json.loads(row.variants).items()}
        found.chosen = bool(row.chosen)
        found.over = bool(row.over)
        found.advice = bool(row.advice)
        found.drawn = int(row.drawn) if row.drawn else None
        return found

    def seats(self, table: str) -> list[SeatRow]:
        rows = self._ask(GET_SEATS, {"table": table}).all()
        return [
            SeatRow(seat, kind, bot, name, token, bool(taken), profile, bool(brings), bool(quiet))
            for seat, kind, bot, name, token, taken, profile, brings, quiet in rows
        ]

    def moves(self, table: str, since: int = 0) -> list[Move]:
        rows = self._ask(GET_MOVES, {"table": table, "since": since}).all()
        return [Move(seat, name) for seat, name in rows]

    def notes(self, table: str) -> dict[int, str]:
        """What is to be said about moves, by the ply before them."""
        return dict(self._ask(GET_NOTES, {"table": table}).all())

    def played(self, table: str) -> float:
        """When the last move was made."""
        return float(self._ask(GET_PLAYED, {"table": table}).scalar() or 0.0)

    def pulse(self, table: str) -> Pulse | None:
        row = self._ask(GET_PULSE, {"table": table}).one_or_none()
        return None if row is None else Pulse(*row)

    def pulses(self, tables: Sequence[str]) -> dict[str, Pulse]:
        """The pulse of each of these tables, for those who watch them."""
        rows = self._ask(GET_PULSES, {"tables": list(tables)}).all()
        return {row[0]: Pulse(*row[1:]) for row in rows}

    def with_bots(self) -> list[str]:
        """The running tables at which a bot sits, the youngest first."""
        return [row[0] for row in self._ask(GET_WITH_BOTS)]

    # -- writing ---------------------------------------------------------------------------------

    def add(
        self, table: TableRow, seats: Sequence[SeatRow], moves: Sequence[Move], chapter: ChapterRow | None = None
    ) -> bool:
        """Put a new table up, as a chapter if it is one; False if its name is taken or the chapter is open."""
        try:
            with self.engine.begin() as connection:
                connection.execute(ADD_TABLE, written(table))
                connection.execute(ADD_SEAT, [written_seat(table.id, seat) for seat in seats])
                add_moves(connection, table.id, 0, moves, table.created)
                if chapter is not None:
                    add_chapter(connection, chapter, table.id)
        except IntegrityError:
            return False
        return True

    def append(
        self, table: str, pulse: Pulse, move: Move, played: float, note: str = "", end: Ending | None = None
    ) -> bool:
        """Write a move down; False if the table is no longer where it was. On disk when this returns.

        What people win with the last move, and what a chapter brings, is written with it or not at all.
        """
        row = written_move(table, pulse, move, played, note)
        try:
            if end is None:
                return self._append(row)
            with self.engine.begin() as connection:
                if connection.execute(ADD_MOVE, row).rowcount != 1:
                    return False
                connection.execute(SET_OVER, {"table": table})
                keep(connection, end.won)
                if end.result is not None:
                    set_result(connection, table, end.result)
            return True
        except (IntegrityError, sqlite3.IntegrityError):
            return False

    def _append(self, row: Row) -> bool:
        """One row. SQLite is spoken to directly: what lies between costs more than the writing."""
        if self._driver is not None:
            with suppress(sqlite3.OperationalError):  # busy or out of reach: the long way says so properly
                return self._driver.execute(ADD_MOVE.text, row).rowcount == 1
        written: int = self._ask(ADD_MOVE, row).rowcount
        return written == 1

    def take_back(self, table: str, pulse: Pulse, since: int, stand: Sequence[Move], played: float) -> bool:
        """Delete the moves from `since` on, and write those that stand again; False if the table has moved on."""
        with self.engine.begin() as connection:
            if connection.execute(NEW_ERA, {"table": table, "era": pulse.era}).rowcount != 1:
                return False
            now = connection.execute(GET_PULSE, {"table": table}).one()
            if now[1] != pulse.ply:
                connection.rollback()
                return False
            connection.execute(DROP_MOVES, {"table": table, "since": since})
            add_moves(connection, table, since, stand, played, pulse.era + 1)
        return True

    def sit(self, table: str, seat: SeatRow) -> None:
        """Somebody has taken a seat or has a new name."""
        with self.engine.begin() as connection:
            connection.execute(SET_SEAT, written_seat(table, seat))
            connection.execute(NAMED, {"table": table})

    def bring(self, table: str, pulse: Pulse, seat: SeatRow, variants: Mapping[str, Value]) -> bool:
        """Somebody has taken a seat and brought a collection; False if the table has moved on."""
        with self.engine.begin() as connection:
            if connection.execute(NEW_ERA, {"table": table, "era": pulse.era}).rowcount != 1:
                return False
            if connection.execute(GET_PULSE, {"table": table}).one()[1] != pulse.ply:
                connection.rollback()
                return False
            connection.execute(SET_VARIANTS, {"table": table, "variants": json.dumps(variants)})
            connection.execute(SET_SEAT, written_seat(table, seat))
            connection.execute(NAMED, {"table": table})
        return True


def house_error(context: ExceptionContext) -> Exception | None:
    """What a driver raises becomes an error of the house.

    That a row is there already is an answer, and the pool itself asks whether a connection still lives.
    """
    found = context.sqlalchemy_exception
    if found is None or isinstance(found, IntegrityError) or context.is_pre_ping:
        return None
    return StoreBusyError(str(context.original_exception))


def written(table: TableRow) -> Row:
    return {
        "id": table.id,
        "game": table.game,
        "edition": table.edition,
        "seats": table.seats,
        "seed": str(table.seed),  # 64 bits without a sign: no database has such a column
        "salt": table.salt,
        "variants": json.dumps(table.variants),
        "chosen": int(table.chosen),
        "host": table.host,
        "created": table.created,
        "over": int(table.over),
        "parent": table.parent,
        "parent_ply": table.parent_ply,
        "advice": int(table.advice),
        "drawn": "" if table.drawn is None else str(table.drawn),
        "nonce": table.nonce,
    }


def written_seat(table: str, seat: SeatRow) -> Row:
    return {
        "table": table,
        "seat": seat.seat,
        "kind": seat.kind,
        "bot": seat.bot,
        "name": seat.name,
        "token": seat.token,
        "taken": int(seat.taken),
        "profile": seat.profile,
        "brings": int(seat.brings),
        "quiet": int(seat.quiet),
    }


def written_move(table: str, pulse: Pulse, move: Move, played: float, note: str = "") -> Row:
    return {
        "table": table,
        "era": pulse.era,
        "ply": pulse.ply,
        "seat": move.seat,
        "name": move.name,
        "played": played,
        "note": note,
    }


def add_moves(
    connection: Connection, table: str, first: int, moves: Iterable[Move], played: float, era: int = 0
) -> None:
    for ply, move in enumerate(moves, first):
        connection.execute(ADD_MOVE, written_move(table, Pulse(era, ply, 0), move, played))
