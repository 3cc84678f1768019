"""The store in a database: tables, seats and moves on disk.

SQLite by default (write-ahead log, so that readers never wait; synced at every commit, so that not even a power cut
takes what was answered, unless somebody wants it otherwise), PostgreSQL where several computers share the work. A move
is one row; seed and moves are the truth.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import IntegrityError

from farside.core.game import Value
from farside.core.record import Move, tupled
from farside.table.drawers import News
from farside.table.fibres import may_wait
from farside.table.news import Looking
from farside.table.pulse import Pulse
from farside.table.rows import ALONE, NOTHING_MORE, Along, Ending, Keys, SeatRow, TableRow, Tie
from farside.table.sql import calls, circles, plans, timings
from farside.table.sql.analyses import SqlAnalyses
from farside.table.sql.boxes import SqlBoxes
from farside.table.sql.campaigns import SqlCampaigns, add_chapter, set_result
from farside.table.sql.circles import SqlCircles
from farside.table.sql.database import bring_up_to_date, read_url
from farside.table.sql.desk import Desk
from farside.table.sql.leases import SqlLeases
from farside.table.sql.ledger import Ledger, Row
from farside.table.sql.news import PostgresNews
from farside.table.sql.promises import SqlPromises
from farside.table.sql.rings import SqlRings, keep
from farside.table.sql.talk import SqlTalk
from farside.table.sql.watchable import SqlWatchable
from farside.table.sql.written import seat_read, written, written_move, written_seat

ADD_TABLE = text("""
INSERT INTO tables
(id, game, edition, seats, seed, salt, variants, chosen, host, created, over, era, parent, parent_ply, advice, drawn,
nonce, name, rematch, lesson, box, ring)
VALUES
(:id, :game, :edition, :seats, :seed, :salt, :variants, :chosen, :host, :created, :over, 0, :parent, :parent_ply,
:advice, :drawn, :nonce, :name, '', :lesson, :box, :ring)
""")
ADD_SEAT = text("""
INSERT INTO seats (table_id, seat, kind, bot, name, token, taken, profile, brings, quiet, swift, invite, offers,
former, shows, ring)
VALUES (:table, :seat, :kind, :bot, :name, :token, :taken, :profile, :brings, :quiet, :swift, :invite, :offers,
:former, :shows, :ring)
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
drawn, nonce, name, rematch, lesson, box, ring
FROM tables WHERE id = :table
""")
GET_SEATS = text("""
SELECT seat, kind, bot, name, token, taken, profile, brings, quiet, swift, invite, offers, former,
shows, ring
FROM seats WHERE table_id = :table ORDER BY seat
""")
GET_WRITTEN = text("""
SELECT 1 FROM moves WHERE table_id = :table AND ply = :ply AND seat = :seat AND name = :name AND played = :played
""")
GET_MOVES = text("SELECT seat, name FROM moves WHERE table_id = :table AND ply >= :since ORDER BY ply")
GET_NOTES = text("SELECT ply, note FROM moves WHERE table_id = :table AND note <> ''")
# One value however many tables: SQLAlchemy takes longer to write five hundred down than SQLite to find them.
LISTED = {
    "sqlite": "SELECT value FROM json_each(:tables)",
    "postgresql": "SELECT json_array_elements_text(CAST(:tables AS json))",
}
GET_PULSES = {
    kind: text(f"""
SELECT id, era, (SELECT COALESCE(MAX(ply), -1) FROM moves WHERE table_id = id) + 1, named
FROM tables WHERE id IN ({listed})
""")
    for kind, listed in LISTED.items()
}
GET_PULSE = text("""
SELECT era, (SELECT COALESCE(MAX(ply), -1) FROM moves WHERE table_id = id) + 1, named,
  EXISTS (SELECT 1 FROM plans WHERE table_id = id)
FROM tables WHERE id = :table
""")
GET_PLAYED = text("SELECT MAX(played) FROM moves WHERE table_id = :table")
SET_OVER = text("UPDATE tables SET over = 1 WHERE id = :table")
NEW_ERA = text("UPDATE tables SET era = era + 1 WHERE id = :table AND era = :era")
DROP_MOVES = text("DELETE FROM moves WHERE table_id = :table AND ply >= :since")
SET_SEAT = text("""
UPDATE seats SET name = :name, taken = :taken, profile = :profile, brings = :brings, quiet = :quiet,
  swift = :swift, shows = :shows, ring = :ring
WHERE table_id = :table AND seat = :seat
""")
SET_KEYS = text("""
UPDATE seats SET token = :token, invite = :invite, offers = :offers, former = :former
WHERE table_id = :table AND seat = :seat AND token = :had AND invite = :was
""")
SET_VARIANTS = text("UPDATE tables SET variants = :variants WHERE id = :table")
SET_REMATCH = text("UPDATE tables SET rematch = :after, named = named + 1 WHERE id = :table AND rematch = ''")
NAMED = text("UPDATE tables SET named = named + 1 WHERE id = :table")


LOOK_EVERY = 0.05  # seconds between looks into a file, whether somebody else has written


class SqlStore:
    """One open database."""

    def __init__(self, url: str, lasting: bool = True) -> None:
        self.url = read_url(url)
        bring_up_to_date(self.url)
        self.desk = Desk(self.url, lasting)
        self.rings = SqlRings(self.desk)
        self.campaigns = SqlCampaigns(self.desk)
        self.promises = SqlPromises(self.desk)
        self.analyses = SqlAnalyses(self.desk)
        self.talk = SqlTalk(self.desk)
        self.circles = SqlCircles(self.desk)
        self.watchable = SqlWatchable(self.desk)
        self.boxes = SqlBoxes(self.desk)
        self.timings = timings.SqlTimings(self.desk)
        self.calls = calls.SqlCalls(self.desk)
        self.plans = plans.SqlPlans(self.desk)
        self.leases = SqlLeases(self.desk, self.url)
        self._driver = self.desk.driver
        add = ADD_MOVE.text if self._driver is not None else str(ADD_MOVE.compile(dialect=self.desk.engine.dialect))
        self._add_move = add  # in the driver's own words
        near = None if lasting else self._driver
        self._ledger = Ledger(self.desk, ADD_MOVE.text, SET_OVER.text, near)
        self.news: News = PostgresNews(self.url) if self._driver is None else Looking(LOOK_EVERY, self._version)

    @property
    def engine(self) -> Engine:
        """Where connections come from, for those who keep house."""
        return self.desk.engine

    def close(self) -> None:
        self.leases.close()
        self.desk.close()

    def _version(self) -> object:
        """Another number once somebody else has written into the file; costs next to nothing."""
        assert self._driver is not None, "only SQLite has it"
        return self._driver.execute("PRAGMA data_version").fetchone()[0]

    # -- reading ---------------------------------------------------------------------------------

    def table(self, table: str) -> TableRow | None:
        rows = self.desk.read(GET_TABLE, {"table": table})
        if not rows:
            return None
        row = rows[0]
        found = TableRow(*row)
        found.seed = int(row.seed)
        found.variants = {name: tupled(value) for name, value in json.loads(row.variants).items()}
        found.chosen = bool(row.chosen)
        found.over = bool(row.over)
        found.advice = bool(row.advice)
        found.drawn = int(row.drawn) if row.drawn else None
        return found

    def seats(self, table: str) -> list[SeatRow]:
        rows = self.desk.glance(GET_SEATS, {"table": table})
        return [seat_read(*row) for row in rows]

    def moves(self, table: str, since: int = 0) -> list[Move]:
        rows = self.desk.glance(GET_MOVES, {"table": table, "since": since})
        return [Move(seat, name) for seat, name in rows]

    def notes(self, table: str) -> dict[int, str]:
        """What is to be said about moves, by the ply before them."""
        return dict(map(tuple, self.desk.glance(GET_NOTES, {"table": table})))

    def played(self, table: str) -> float:
        """When the last move was made."""
        return float(self.desk.glance(GET_PLAYED, {"table": table})[0][0] or 0.0)

    def pulse(self, table: str) -> Pulse | None:
        changes = self.plans.changes
        rows = self.desk.glance(GET_PULSE, {"table": table})
        if not rows:
            return None
        *pulse, planned = rows[0]
        self.plans.heard(table, bool(planned), changes)  # no part of the pulse, which everybody may be told
        return Pulse(*pulse)

    def pulses(self, tables: Sequence[str]) -> dict[str, Pulse]:
        """The pulse of each of these tables, for those who watch them."""
        rows = self.desk.read(GET_PULSES[self.url.get_backend_name()], {"tables": json.dumps(list(tables))})
        return {row[0]: Pulse(*row[1:]) for row in rows}

    # -- writing ---------------------------------------------------------------------------------

    def add(self, table: TableRow, seats: Sequence[SeatRow], moves: Sequence[Move], tie: Tie = ALONE) -> bool:
        chapter, follows, circle, timing = tie

        def job(connection: Connection) -> bool:
            if follows and connection.execute(SET_REMATCH, {"table": follows, "after": table.id}).rowcount != 1:
                return False
            connection.execute(ADD_TABLE, written(table))
            connection.execute(ADD_SEAT, [written_seat(table.id, seat) for seat in seats])
            add_moves(connection, table.id, 0, moves, table.created)
            if chapter is not None:
                add_chapter(connection, chapter, table.id)
            circles.open_game(connection, circle, table)
            return timings.write(connection, timing)

        try:
            return self.desk.write(job)
        except IntegrityError:
            return False

    def append(self, table: str, pulse: Pulse, move: Move, played: float, along: Along = NOTHING_MORE) -> bool:
        """Write a move down; False if the table is no longer where it was. On disk when this returns.

        What comes with it (what the last move brings, the clocks, calls, a plan) is written with it or not at all.
        """
        row, end = written_move(table, pulse, move, played, along.note), along.end
        if self._driver is not None and may_wait() and along.lean and (end is None or end.plain):
            return self._ledger.add(row, last=end is not None)
        try:
            return self._append_all(row, along)
        finally:
            if along.plans:  # it may be written although nobody could say so
                self.plans.changed(table)

    def _append_all(self, row: Row, along: Along) -> bool:
        """The move and all that comes with it. If the way to the database is lost on it, we ask what was written."""

        def job(connection: Connection) -> bool:
            if connection.exec_driver_sql(self._add_move, row).rowcount != 1:
                return False
            if not timings.write(connection, along.timing) or not self._write_along(connection, row, along):
                return False
            if along.end is not None:
                end_game(connection, str(row["table"]), along.end)
            return True

        def sure(connection: Connection) -> bool | None:
            return True if connection.execute(GET_WRITTEN, row).first() else None

        try:
            alone = along.lean and along.end is None and self._driver is None
            done = self.desk.write(job, sure, alone)
        except IntegrityError:
            done = False
        return done or bool(self.desk.read(GET_WRITTEN, row))  # perhaps ours, lost on its way back and there by now

    def _write_along(self, connection: Connection, row: Row, along: Along) -> bool:
        """Part of writing a move: False, and nothing has changed, if a plan is no longer what it was."""
        for at, more in enumerate(along.moves, 1):
            given = row | {"ply": int(row["ply"]) + at, "seat": more.move.seat, "name": more.move.name}
            if connection.exec_driver_sql(self._add_move, given | {"note": more.note}).rowcount != 1:
                connection.rollback()
                return False
        for call in along.calls:
            calls.add(connection, call)
        return plans.settle(connection, str(row["table"]), along.plans)

    def take_back(
        self, table: str, pulse: Pulse, since: int, stand: Sequence[Move], played: float, along: Along = NOTHING_MORE
    ) -> bool:
        """Delete the moves from `since` on, and write those that stand again; False if the table has moved on."""

        def job(connection: Connection) -> bool:
            if not new_era(connection, table, pulse):
                return False
            connection.execute(DROP_MOVES, {"table": table, "since": since})
            add_moves(connection, table, since, stand, played, pulse.era + 1)
            return timings.write(connection, along.timing)

        return self.desk.write(job)

    def sit(self, table: str, seat: SeatRow, was: Keys | None = None) -> bool:
        """Somebody has taken a seat or has a new name; with its keys if they are what they were, else False."""

        def job(connection: Connection) -> bool:
            if not new_keys(connection, table, seat, was):
                return False
            connection.execute(SET_SEAT, written_seat(table, seat))
            connection.execute(NAMED, {"table": table})
            return True

        return self.desk.write(job)

    def bring(
        self, table: str, pulse: Pulse, seat: SeatRow, variants: Mapping[str, Value], was: Keys | None = None
    ) -> bool:
        """Somebody has taken a seat and brought a collection; False if the table or the keys are no longer the same."""

        def job(connection: Connection) -> bool:
            if not new_era(connection, table, pulse) or not new_keys(connection, table, seat, was):
                return False
            connection.execute(SET_VARIANTS, {"table": table, "variants": json.dumps(variants)})
            connection.execute(SET_SEAT, written_seat(table, seat))
            connection.execute(NAMED, {"table": table})
            return True

        return self.desk.write(job)


def end_game(connection: Connection, table: str, end: Ending) -> None:
    """Part of writing the last move."""
    connection.execute(SET_OVER, {"table": table})
    keep(connection, end.won)
    if end.result is not None:
        set_result(connection, table, end.result)
    if end.circle is not None:
        circles.end_game(connection, end.circle)


def new_era(connection: Connection, table: str, pulse: Pulse) -> bool:
    """Part of changing what was: False, and nothing has changed, if the table is no longer where it was."""
    if connection.execute(NEW_ERA, {"table": table, "era": pulse.era}).rowcount != 1:
        return False
    if connection.execute(GET_PULSE, {"table": table}).one()[1] == pulse.ply:
        return True
    connection.rollback()
    return False


def new_keys(connection: Connection, table: str, seat: SeatRow, was: Keys | None) -> bool:
    """Part of sitting down: False, and nothing has changed, if somebody else has changed the keys meanwhile."""
    if was is None:
        return True
    given = {**written_seat(table, seat), "had": was.token, "was": was.invite}
    if connection.execute(SET_KEYS, given).rowcount == 1:
        return True
    connection.rollback()
    return False


def add_moves(
    connection: Connection, table: str, first: int, moves: Iterable[Move], played: float, era: int = 0
) -> None:
    for ply, move in enumerate(moves, first):
        connection.execute(ADD_MOVE, written_move(table, Pulse(era, ply, 0), move, played))
