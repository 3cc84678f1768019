"""When lines to the database fail: locks of others, connections that are killed. What was answered is there, others go
on, and visitors are told what is the matter."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import psycopg
import pytest
from sqlalchemy import event
from tests.table.faults.house import DATABASE, House, locked, until
from tests.table.postgres import Cluster
from tests.table.stores.rows import CARD, a_row, two_seats

from farside.core.record import Move
from farside.table.pulse import Pulse
from farside.table.rows import Along, Device, Ending, Ring
from farside.table.sql.store import SqlStore
from farside.table.store import StoreBusyError
from farside.table.waiting import within

# -- a lock that somebody else holds -----------------------------------------------------------------


def test_who_meets_a_lock_is_told_so_and_others_look_on(house: House):
    with locked(house, "LOCK TABLE moves IN EXCLUSIVE MODE"):

        async def meet() -> None:
            moving = asyncio.ensure_future(house.move())
            looks = [(await house.look(table)).status_code for table in (0, 1)]
            pages = [(await house.page(table)).status_code for table in (0, 1)]
            assert looks + pages == [200] * 4
            answer = await moving
            assert answer.status_code == 503
            assert "busy or out of reach" in answer.text

        house.run(meet())
    assert house.run(house.move()).status_code == 200
    assert house.agrees()


def test_a_move_by_the_page_that_meets_a_lock_shows_the_table_and_says_why(house: House):
    with locked(house, "LOCK TABLE moves IN EXCLUSIVE MODE"):
        answer = house.run(house.form())
    assert answer.status_code == 503
    assert 'id="table"' in answer.text
    assert "busy or out of reach" in answer.text
    assert house.run(house.form()).status_code == 303
    assert len(house.web.host.store.moves(house.tables[0].id)) == 1


def test_a_lock_on_one_table_concerns_no_other(far: House):
    code = far.tables[0].id
    with locked(far, f"SELECT 1 FROM tables WHERE id = '{code}' FOR UPDATE"):

        async def meet() -> None:
            first = asyncio.ensure_future(within(far.web.host.rename, code, 0, "Ann"))
            assert (await far.move(1)).status_code == 200
            assert not first.done(), "the other table did not wait for this one"
            with pytest.raises(StoreBusyError, match="lock timeout"):
                await first

        far.run(meet())
    far.run(within(far.web.host.rename, code, 0, "Ann"))
    assert far.web.host.table(code).seats[0].name == "Ann"
    assert far.agrees()


def test_many_who_meet_a_lock_do_not_shut_others_out(far: House):
    """More of them than there are clerks: the next visitor is answered while the lock is held."""
    with locked(far, "LOCK TABLE seats IN ACCESS EXCLUSIVE MODE"):

        async def meet() -> None:
            code = far.tables[0].id
            stuck = [asyncio.ensure_future(within(far.web.host.rename, code, 0, "Ann")) for _ in range(20)]
            await asyncio.sleep(0)
            assert (await far.move(1)).status_code in (200, 503)
            await asyncio.wait(stuck)
            assert all(isinstance(one.exception(), StoreBusyError) for one in stuck)

        far.run(meet())
    assert far.run(far.move(1)).status_code == 200
    assert far.agrees()


# -- a connection that is killed ---------------------------------------------------------------------


def test_connections_killed_between_moves_are_not_noticed(far: House, cluster: Cluster):
    for _ in range(3):
        assert far.run(far.move()).status_code == 200
        assert cluster.kill_lines(DATABASE) > 0
    assert far.run(far.move()).status_code == 200
    assert far.agrees()


def test_a_connection_killed_while_it_waits_is_opened_again(far: House, cluster: Cluster):
    async def meet() -> httpx.Response:
        moving = asyncio.ensure_future(far.move())
        await until(lambda: cluster.ask("SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'"))
        cluster.ask("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")
        line.rollback()
        return await moving

    with psycopg.connect(far.url) as line:
        line.execute("LOCK TABLE moves IN EXCLUSIVE MODE")
        assert far.run(meet()).status_code == 200
    assert far.agrees()


@pytest.mark.parametrize("deed", ["open", "end", "take back", "sit"])
def test_a_connection_killed_at_any_statement_leaves_nothing_half_written(cluster: Cluster, deed: str):
    store = SqlStore(cluster.prepared(DATABASE))
    count = 0
    for kill in range(1, 12):
        code = f"table{kill}"
        store.rings.add(Ring(f"ann{kill}", "", 1.0), Device(f"ann{kill}", f"ann{kill}", "", 1.0, 1.0))
        if deed != "open":
            store.add(a_row(code), two_seats(), [Move(0, "a"), Move(1, "b")])
        with killing(store, cluster, kill) as seen:
            assert done(store, deed, code, f"ann{kill}")
        assert written(store, deed, code, f"ann{kill}")
        if len(seen) < kill:
            break
        count = kill
    assert count >= 2, "it was killed at every statement there is"
    store.close()


def done(store: SqlStore, deed: str, code: str, profile: str) -> bool:
    if deed == "open":
        return store.add(a_row(code), two_seats(), [Move(0, "a")])
    if deed == "end":
        won = Ending([CARD._replace(profile=profile)])
        return store.append(code, Pulse(0, 2, 0), Move(0, "c"), 9.0, Along(end=won))
    if deed == "take back":
        return store.take_back(code, Pulse(0, 2, 0), 1, [], 9.0)
    store.sit(code, two_seats()[0])
    return True


def written(store: SqlStore, deed: str, code: str, profile: str) -> bool:
    if deed == "open":
        return len(store.seats(code)) == 2 and len(store.moves(code)) == 1
    if deed == "end":
        row = store.table(code)
        return len(store.moves(code)) == 3 and row is not None and row.over and bool(store.rings.keepsakes(profile))
    if deed == "take back":
        return store.pulse(code) == Pulse(1, 1, 0)
    return store.pulse(code) == Pulse(0, 2, 1)


@contextmanager
def killing(store: SqlStore, cluster: Cluster, number: int) -> Iterator[list[str]]:
    """The connection is killed just before it is told statement number so and so."""
    seen: list[str] = []

    def kill(connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        seen.append(statement)
        if len(seen) == number:
            cluster.ask(f"SELECT pg_terminate_backend({connection.connection.dbapi_connection.info.backend_pid}, 5000)")

    event.listen(store.engine, "before_cursor_execute", kill)
    yield seen
    event.remove(store.engine, "before_cursor_execute", kill)


@pytest.mark.parametrize("reached", [True, False])
def test_a_connection_lost_on_a_move_is_asked_about(far: House, cluster: Cluster, reached: bool):
    """Whether the move had reached the database or not: it is there once, and is acknowledged."""
    store = far.web.host.store
    assert isinstance(store, SqlStore)
    lost: list[bool] = []

    def lose(connection: Any, _cursor: Any, statement: str, given: Any, *_: Any) -> None:
        if lost or "INSERT INTO moves" not in statement:
            return
        lost.append(True)
        driver = connection.connection.dbapi_connection
        if reached:
            driver.execute(statement, given)
        cluster.ask(f"SELECT pg_terminate_backend({driver.info.backend_pid}, 5000)")

    event.listen(store.desk.at_once, "before_cursor_execute", lose)
    assert far.run(far.move()).status_code == 200
    assert lost
    assert far.agrees()


@pytest.mark.parametrize("reached", [True, False])
def test_a_connection_lost_on_the_commit_of_a_last_move_is_asked_about(far: House, cluster: Cluster, reached: bool):
    store, code = far.web.host.store, far.tables[0].id
    assert isinstance(store, SqlStore)
    lost: list[bool] = []

    def lose(connection: Any) -> None:
        if lost:
            return
        lost.append(True)
        driver = connection.connection.dbapi_connection
        if reached:
            driver.commit()
        cluster.ask(f"SELECT pg_terminate_backend({driver.info.backend_pid}, 5000)")

    event.listen(store.engine, "commit", lose)
    assert store.append(code, Pulse(0, 0, 0), Move(0, "pass"), 1.0, Along(end=Ending()))
    assert lost
    row = store.table(code)
    assert row is not None
    assert row.over
    assert store.moves(code) == [Move(0, "pass")]
