"""Counting: what there is in a house, without looking at anybody's cards."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, text

from farside.table.sql.database import is_sqlite
from farside.table.sql.house.copying import brought_up
from farside.table.sql.house.opened import database, shape_of, snapshot

DAY = 86400.0
WEEK = 7 * DAY
LONG = 90 * DAY
BY_GAME = text("SELECT game, over, COUNT(*) FROM tables GROUP BY game, over ORDER BY game")
RUNNING = text("""
SELECT COUNT(*), COALESCE(SUM(CASE WHEN last >= :live THEN 1 ELSE 0 END), 0),
COALESCE(SUM(CASE WHEN last >= :day THEN 1 ELSE 0 END), 0),
COALESCE(SUM(CASE WHEN last < :week THEN 1 ELSE 0 END), 0),
COALESCE(SUM(CASE WHEN last < :long THEN 1 ELSE 0 END), 0)
FROM (SELECT COALESCE((SELECT MAX(played) FROM moves WHERE table_id = id), created) AS last FROM tables WHERE over = 0)
AS running
""")
FINISHED = text("""
SELECT COUNT(*) FROM tables WHERE over = 1 AND EXISTS (SELECT 1 FROM moves WHERE table_id = id AND played >= :week)
""")
PEOPLE = text("""
SELECT COUNT(*) FROM seats WHERE kind = 'human' AND taken = 1
AND EXISTS (SELECT 1 FROM moves WHERE moves.table_id = seats.table_id AND played >= :week)
""")
MOVES = text("SELECT COUNT(*), COALESCE(SUM(CASE WHEN played >= :day THEN 1 ELSE 0 END), 0) FROM moves")
ROWS = ("seats", "profiles", "keepsakes", "campaigns", "chapters")
LIVE = 300.0  # seconds since the last move of a game that is played now


def stats(url: str) -> dict[str, Any]:
    """Numbers for people and programs."""
    with brought_up(url) as here, database(here) as engine:
        found = counted(engine)
    with database(url, as_it_is=True) as engine:
        return {**found, **about(engine)}


def counted(engine: Engine) -> dict[str, Any]:
    with snapshot(engine) as connection:
        return numbers(connection)


def about(engine: Engine) -> dict[str, Any]:
    """The database itself."""
    kind = "SQLite" if is_sqlite(engine.url) else "PostgreSQL"
    return {"database": kind, "shape": shape_of(engine), "bytes": size_of(engine)}


def numbers(connection: Connection) -> dict[str, Any]:
    now = time.time()
    times = {"live": now - LIVE, "day": now - DAY, "week": now - WEEK, "long": now - LONG}
    games: dict[str, dict[str, int]] = {}
    for game, over, count in connection.execute(BY_GAME):
        games.setdefault(game, {"open": 0, "finished": 0})["finished" if over else "open"] = count
    running = [int(one) for one in connection.execute(RUNNING, times).one()]
    moves = [int(one) for one in connection.execute(MOVES, times).one()]
    return {
        "games": games,
        "open": running[0],
        "finished": sum(one["finished"] for one in games.values()),
        "live": running[1],
        "moved_today": running[2],
        "waiting_a_week": running[3],
        "waiting_long": running[4],
        "finished_this_week": int(connection.execute(FINISHED, times).scalar_one()),
        "people_this_week": int(connection.execute(PEOPLE, times).scalar_one()),
        "moves": moves[0],
        "moves_today": moves[1],
        **{name: int(connection.exec_driver_sql(f"SELECT COUNT(*) FROM {name}").scalar_one()) for name in ROWS},
    }


def size_of(engine: Engine) -> int:
    """Bytes on disk, with the log of what was written ahead."""
    if not is_sqlite(engine.url):
        with engine.connect() as connection:
            return int(connection.exec_driver_sql("SELECT pg_database_size(current_database())").scalar_one())
    file = Path(engine.url.database or "")
    return sum(part.stat().st_size for part in (file, file.with_name(f"{file.name}-wal")) if part.exists())
