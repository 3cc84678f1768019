"""Pruning: tables that nobody has touched for long are deleted, if whoever hosts them says after how long."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Engine, MetaData, delete, exists, not_, select

from farside.table.sql.house.opened import database, drawn_up

DAY = 86400.0
TOGETHER = 200  # tables deleted in one transaction: nobody who plays waits for long
NEVER = -1.0


class Pruned(NamedTuple):
    """What was, or would be, deleted."""

    finished: int
    unfinished: int
    campaigns: int


def prune(url: str, finished: float = NEVER, unfinished: float = NEVER, really: bool = True) -> Pruned:
    """Delete tables whose last move (or opening) is so many days ago; NEVER keeps them."""
    now = time.time()
    with database(url) as engine:
        tables = drawn_up(engine)
        over = old(engine, tables, 1, now - finished * DAY) if finished >= 0 else []
        running = old(engine, tables, 0, now - unfinished * DAY) if unfinished >= 0 else []
        if really:
            remove(engine, tables, [*over, *running])
        longest = max(finished, unfinished)
        left = campaigns(engine, tables, now - longest * DAY, really) if longest >= 0 else 0
    return Pruned(len(over), len(running), left)


def close(url: str, codes: Sequence[str]) -> None:
    """Delete these tables, however young they are."""
    with database(url) as engine:
        remove(engine, drawn_up(engine), list(codes))


def old(engine: Engine, tables: MetaData, over: int, before: float) -> list[str]:
    at, moves = tables.tables["tables"].c, tables.tables["moves"].c
    later: ColumnElement[bool] = exists().where(moves.table_id == at.id, moves.played >= before)
    with engine.connect() as connection:
        found = connection.execute(select(at.id).where(at.over == over, at.created < before, not_(later)))
        return [row[0] for row in found]


def remove(engine: Engine, tables: MetaData, codes: list[str]) -> None:
    """Seats and moves go with their table; so does the lease on its bots."""
    for first in range(0, len(codes), TOGETHER):
        some = codes[first : first + TOGETHER]
        with engine.begin() as connection:
            connection.execute(delete(tables.tables["tables"]).where(tables.tables["tables"].c.id.in_(some)))
            if "leases" in tables.tables:
                leases = tables.tables["leases"]
                connection.execute(delete(leases).where(leases.c.table_id.in_(some)))


def campaigns(engine: Engine, tables: MetaData, before: float, really: bool) -> int:
    """Campaigns of long ago, none of whose tables is left."""
    at, chapters, codes = (tables.tables[name] for name in ("campaigns", "chapters", "tables"))
    joined: Any = (chapters.c.campaign == at.c.id) & (codes.c.id == chapters.c.table_id)
    where = (at.c.created < before) & not_(exists().where(joined))
    with engine.begin() as connection:
        if really:
            return connection.execute(delete(at).where(where)).rowcount
        return len(connection.execute(select(at.c.id).where(where)).all())
