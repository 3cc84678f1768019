"""Moves that come at the same moment are written together, by a clerk if they are to last, else by the loop itself."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import event
from tests.table.helpers import empty_database
from tests.table.stores.rows import a_table, over

from farside.core.record import Move
from farside.table.pulse import Pulse
from farside.table.rows import Along, Ending
from farside.table.sql import ledger
from farside.table.sql.store import SqlStore
from farside.table.store import StoreBusyError
from farside.table.waiting import within

TABLES = ("abcdef", "bcdefg", "cdefgh")
BEGINNING = Pulse(0, 0, 0)


@pytest.fixture(params=[True, False], ids=["full", "fast"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[SqlStore]:
    file = tmp_path / "tables.db"
    file.write_bytes(empty_database())
    found = SqlStore(f"sqlite:///{file}", lasting=request.param)
    for code in TABLES:
        a_table(found, code=code)
    yield found
    found.close()


def appended(store: SqlStore, table: str, name: str = "pass", end: Ending | None = None) -> Awaitable[bool]:
    return within(store.append, table, BEGINNING, Move(0, name), 1.0, Along(end=end))


def test_moves_that_come_together_are_written_together(store: SqlStore):
    begun: list[str] = []
    if store._ledger.near is not None:
        store._ledger.near.set_trace_callback(begun.append)

    async def all_at_once() -> list[bool]:
        return await asyncio.gather(*(appended(store, code) for code in TABLES))

    assert asyncio.run(all_at_once()) == [True] * 3
    assert [store.moves(code) for code in TABLES] == [[Move(0, "pass")]] * 3
    if store._ledger.near is not None:
        assert [sql for sql in begun if sql.startswith(("BEGIN", "COMMIT"))] == ["BEGIN IMMEDIATE", "COMMIT"]


def test_a_move_that_is_refused_changes_nothing_for_the_others(store: SqlStore):
    async def all_at_once() -> list[bool]:
        return await asyncio.gather(*(appended(store, code) for code in ("abcdef", "abcdef", "bcdefg")))

    assert asyncio.run(all_at_once()) == [True, False, True]
    assert [len(store.moves(code)) for code in TABLES] == [1, 1, 0]


def test_the_last_move_ends_its_game_and_a_refused_one_does_not(store: SqlStore):
    async def refused() -> bool:
        return await within(store.append, "abcdef", Pulse(3, 0, 0), Move(0, "pass"), 1.0, Along(end=Ending()))

    async def last() -> bool:
        return await appended(store, "abcdef", end=Ending())

    assert not asyncio.run(refused())
    assert not over(store)
    assert asyncio.run(last())
    assert over(store)


def test_whoever_meets_a_locked_file_is_told_so_and_nothing_is_written(store: SqlStore):
    other = sqlite3.connect(store.url.database or "", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    async def meet() -> None:
        with pytest.raises(StoreBusyError):
            await appended(store, "abcdef")

    asyncio.run(meet())
    other.execute("ROLLBACK")
    other.close()
    assert store.moves("abcdef") == []


def test_a_lock_that_is_soon_gone_is_waited_for(store: SqlStore):
    other = sqlite3.connect(store.url.database or "", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    async def meet() -> bool:
        moving = asyncio.ensure_future(appended(store, "abcdef"))
        await asyncio.sleep(0)
        await asyncio.sleep(0.05)
        other.execute("ROLLBACK")
        return await moving

    assert asyncio.run(meet())
    other.close()
    assert store.moves("abcdef") == [Move(0, "pass")]


def test_what_another_server_writes_for_a_moment_is_no_matter_for_a_clerk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    (tmp_path / "tables.db").write_bytes(empty_database())
    store = SqlStore(f"sqlite:///{tmp_path / 'tables.db'}", lasting=False)
    for code in TABLES:
        a_table(store, code=code)
    other, called = sqlite3.connect(store.url.database or "", isolation_level=None), list[object]()
    monkeypatch.setattr(store.desk.clerks, "later", called.append)
    monkeypatch.setattr(ledger, "TRIES", 1000)
    other.execute("BEGIN IMMEDIATE")

    async def meet() -> list[bool]:
        moving = asyncio.ensure_future(appended(store, "abcdef"))
        await asyncio.sleep(0.01)
        other.execute("ROLLBACK")
        return [await appended(store, "bcdefg"), await moving]

    assert asyncio.run(meet()) == [True, True]
    assert not called
    assert [len(store.moves(code)) for code in TABLES] == [1, 1, 0]
    other.close()
    store.close()


def test_moves_that_come_while_others_wait_for_a_lock_are_written_once_each(store: SqlStore):
    """What the loop has handed to a clerk is the clerk's alone: it is not written again with what comes next."""
    other = sqlite3.connect(store.url.database or "", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    async def meet() -> list[bool]:
        moving = []
        for code in TABLES:
            moving.append(asyncio.ensure_future(appended(store, code)))
            await asyncio.sleep(0.02)
        other.execute("ROLLBACK")
        return await asyncio.gather(*moving)

    assert asyncio.run(meet()) == [True] * 3
    other.close()
    assert [len(store.moves(code)) for code in TABLES] == [1] * 3


@pytest.mark.parametrize(("longest", "copied"), [(ledger.LONGEST, ["PASSIVE"]), (0, ["PASSIVE", "RESTART"])])
def test_the_log_is_copied_now_and_then_and_begins_anew_when_it_is_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, longest: int, copied: list[str]
):
    """As often as moves come, not twice within a second: each copy syncs, and commits wait for a busy disk."""
    monkeypatch.setattr(ledger, "COPY_EVERY", 1)
    monkeypatch.setattr(ledger, "LONGEST", longest)
    (tmp_path / "tables.db").write_bytes(empty_database())
    store, said = SqlStore(f"sqlite:///{tmp_path / 'tables.db'}", lasting=False), list[str]()
    event.listen(store.engine, "before_cursor_execute", lambda *given: said.append(given[2]))

    async def one_by_one() -> list[bool]:
        return [await appended(store, code) for code in TABLES]

    for code in TABLES:
        a_table(store, code=code)
    said.clear()
    assert asyncio.run(one_by_one()) == [True] * 3
    store.close()
    assert [sql.partition("(")[2].rstrip(")") for sql in said if "wal_checkpoint" in sql] == copied
