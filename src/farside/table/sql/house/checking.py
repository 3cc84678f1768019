"""Checking: every table replayed with the installed version. Which would rest, and which would end otherwise?"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from sqlalchemy import text

from farside.table import reading, speaking
from farside.table.campaigning import result_of
from farside.table.opponents import Opponents
from farside.table.playing import Playing
from farside.table.rows import Result
from farside.table.sql.campaigns import read_result
from farside.table.sql.house.copying import brought_up
from farside.table.sql.house.opened import database
from farside.table.sql.store import SqlStore
from farside.table.store import Store
from farside.table.trouble import TroubleError

CODES = text("SELECT id, game, over FROM tables ORDER BY created")
RESULTS = text("SELECT table_id, result FROM chapters WHERE result <> ''")


class Found(NamedTuple):
    """A table that would not go on as it was."""

    table: str
    game: str
    over: bool
    why: str


class Checked(NamedTuple):
    """All of them."""

    tables: int
    found: list[Found]


def check(url: str, told: Callable[[int, int], None] = lambda _at, _of: None, only_open: bool = False) -> Checked:
    """Replay all tables, or only those that are not over."""
    with brought_up(url) as here:
        return checked(here, told, only_open)


def checked(url: str, told: Callable[[int, int], None], only_open: bool) -> Checked:
    with database(url) as engine, engine.connect() as connection:
        rows = [(code, game, bool(over)) for code, game, over in connection.execute(CODES) if not (over and only_open)]
        results = {table: read_result(written) for table, written in connection.execute(RESULTS)}
    store, opponents = SqlStore(url), Opponents()
    try:
        return Checked(len(rows), list(faults(store, opponents, rows, results, told)))
    finally:
        store.close()


def faults(
    store: Store,
    opponents: Opponents,
    rows: Sequence[tuple[str, str, bool]],
    results: dict[str, Result | None],
    told: Callable[[int, int], None],
) -> Iterator[Found]:
    for at, (table, game, over) in enumerate(rows, 1):
        why = fault(store, opponents, table, over, results.get(table))
        if why:
            yield Found(table, game, over, why)
        told(at, len(rows))


def fault(store: Store, opponents: Opponents, table: str, over: bool, result: Result | None) -> str:
    """Why a table would not go on as it was; empty if it would."""
    try:
        playing: Playing = reading.read(store, table, opponents)
    except TroubleError as error:
        cause = f" ({error.__cause__})" if error.__cause__ else ""
        return f"rests: {speaking.trouble(error, 'en')}{cause}"
    if playing.state.over != over:
        return "differs: the game is over here, it was not before" if not over else "differs: the game is not over here"
    if result is not None and result_of(playing) != result:
        return "differs: the chapter brings something else than it did"
    return ""
