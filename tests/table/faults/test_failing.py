"""When the database itself fails: gone, hanging, full, closed to changes, damaged. What was answered is there, and
visitors are told what is the matter."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from tests.table.faults.house import DATABASE, House
from tests.table.helpers import V1, Web, a_table, host_on
from tests.table.postgres import Cluster, somebody

from farside.table.sql import clerks, desk
from farside.table.sql.store import SqlStore
from farside.table.store import StoreBusyError
from farside.table.waiting import within

# -- a database that is gone -------------------------------------------------------------------------


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
def test_a_restarted_database_is_found_again(far: House, cluster: Cluster, how: signal.Signals):
    assert far.run(far.move()).status_code == 200
    cluster.restart(how)
    assert far.run(far.move()).status_code == 200
    assert far.agrees()


def test_while_it_is_gone_visitors_are_told_and_pages_without_tables_are_served(
    far: House, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(desk, "PERSISTENCE", 0.1)
    assert far.run(far.move()).status_code == 200
    cluster.stop()
    try:
        answer = far.run(far.look())
        assert answer.status_code == 503
        assert "busy or out of reach" in answer.text
        page = far.run(far.page())
        assert page.status_code == 503
        assert "The tables are out of reach" in page.text
        assert far.web.get("/rules/pebble").status_code == 200
        assert far.web.get("/").status_code == 200
    finally:
        cluster.start()
    assert far.run(far.move()).status_code == 200
    assert far.agrees()


def test_a_backend_that_hangs_holds_only_those_who_asked_it(far: House, cluster: Cluster):
    """Stopped in the middle, as by a network that swallows everything: no time limit of its own can help."""
    far.store.desk.clerks.patience = 1.5
    assert far.run(far.move()).status_code == 200
    pids = [row[0] for row in cluster.ask(f"SELECT pid FROM pg_stat_activity WHERE datname = '{DATABASE}'")]
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:

        async def meet() -> None:
            stuck = [asyncio.ensure_future(far.look()) for _ in pids]
            assert {(await one).status_code for one in stuck} <= {200, 503}
            assert (await far.look(1)).status_code == 200, "new connections are opened meanwhile"
            assert (await far.move(1)).status_code == 200

        far.run(meet())
    finally:
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)
    assert far.agrees()


def test_an_answer_that_takes_too_long_is_not_waited_for(far: House, cluster: Cluster):
    slow = "CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(60); RETURN NEW; END'"
    cluster.ask(slow, DATABASE)
    cluster.ask("CREATE TRIGGER slow BEFORE INSERT ON moves FOR EACH ROW EXECUTE FUNCTION slow()", DATABASE)

    async def meet() -> None:
        moving = asyncio.ensure_future(far.move())
        assert (await far.look(1)).status_code == 200
        assert (await moving).status_code == 503

    far.run(meet())
    cluster.ask("DROP TRIGGER slow ON moves", DATABASE)
    assert far.run(far.move()).status_code == 200
    assert far.agrees()


# -- a database that takes nothing -------------------------------------------------------------------


@contextmanager
def read_only(house: House) -> Iterator[None]:
    store = house.web.host.store
    assert isinstance(store, SqlStore)
    if house.url.startswith("sqlite"):
        on, off = "PRAGMA query_only = ON", "PRAGMA query_only = OFF"
    else:
        on, off = (f"ALTER DATABASE {DATABASE} SET default_transaction_read_only = {how}" for how in ("on", "off"))
    told_every_line(store, on)
    yield
    told_every_line(store, off)


def told_every_line(store: SqlStore, sql: str) -> None:
    if store.desk.near is not None:
        store.desk.near.exec_driver_sql(sql)
    with store.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as line:
        line.exec_driver_sql("SET default_transaction_read_only = off" if store.desk.near is None else "SELECT 1")
        line.exec_driver_sql(sql)
    if store.desk.near is None:
        store.engine.dispose()
        store.desk.at_once.dispose()  # new connections know it


def test_a_database_that_takes_no_changes_is_read_and_says_so(house: House):
    assert house.run(house.move()).status_code == 200
    with read_only(house):
        answer = house.run(house.move())
        assert answer.status_code == 503
        assert "Nothing can be written down just now" in answer.text
        assert house.run(house.look()).status_code == 200
        assert house.run(house.page()).status_code == 200
    assert house.run(house.move()).status_code == 200
    assert house.agrees()


def test_a_full_file_is_read_and_says_so(near: House):
    store = near.web.host.store
    assert isinstance(store, SqlStore)
    pages(store, 1)  # as many as there are, at least
    answer = grown(near)
    assert answer.status_code == 503
    assert "no room left" in answer.text
    assert near.run(near.look()).status_code == 200
    pages(store, 2**30)
    assert near.run(near.move()).status_code == 200
    assert near.agrees()


def pages(store: SqlStore, most: int) -> None:
    with store.engine.connect() as line:
        line.exec_driver_sql(f"PRAGMA max_page_count = {most}")


def grown(house: House) -> httpx.Response:
    """Tables are opened until there is no room."""
    told = {"game": "pebble", "seats": [{"kind": "human"}] * 4}
    for _ in range(400):
        answer = house.web.post(f"{V1}/tables", json=told)
        if answer.status_code != 201:
            break
    return answer


@pytest.fixture
def tiny(cluster: Cluster) -> Iterator[Path]:
    """A file system of a few pages, where one may be mounted."""
    folder = Path(tempfile.mkdtemp(prefix="farside-tiny-", dir=cluster.folder))
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=12m,mode=777", "none", str(folder)], capture_output=True, check=False
    )
    if mounted.returncode:
        pytest.skip("nobody may mount a small file system here")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def test_a_full_disk_of_postgresql_is_read_and_says_so(cluster: Cluster, tiny: Path):
    where = tiny / "data"
    where.mkdir()
    if who := somebody():
        os.chown(where, who["user"], who["group"])
    cluster.ask(f"CREATE TABLESPACE tiny LOCATION '{where}'")
    cluster.prepared(DATABASE)
    house = House(cluster.url(DATABASE))
    cluster.kill_lines(DATABASE)
    for table in ("tables", "seats", "moves"):
        cluster.ask(f"ALTER TABLE {table} SET TABLESPACE tiny", DATABASE)
    filler = tiny / "filler"
    with suppress(OSError), filler.open("wb", buffering=0) as file:
        while True:
            file.write(b"\0" * 4096)
    answer = grown(house)
    assert answer.status_code == 503
    assert "no room left" in answer.text
    assert house.run(house.look()).status_code == 200
    filler.unlink()
    assert house.run(house.move()).status_code == 200
    assert house.agrees()
    house.close()
    cluster.ask(f"DROP DATABASE {DATABASE} WITH (FORCE)")
    cluster.ask("DROP TABLESPACE tiny")


# -- a file that is damaged --------------------------------------------------------------------------


def test_a_damaged_file_is_called_damaged(near: House):
    file = Path(near.url.removeprefix("sqlite:///"))
    for seed in range(30):
        a_table(near.web.host, seed=seed)
    SqlStore(near.url).close()
    with sqlite3.connect(file) as line:
        line.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        roots = [row[0] for row in line.execute("SELECT rootpage FROM sqlite_master WHERE tbl_name = 'tables'")]
    line.close()
    with file.open("r+b") as pages:
        for root in roots:
            pages.seek(4096 * (root - 1))
            pages.write(b"\xa5" * 4096)
    store = SqlStore(near.url)
    web = Web(host_on(store))
    answer = web.get(f"{V1}/tables/{near.tables[0].id}")
    page = web.get(f"/t/{near.tables[0].id}")
    web.close()
    store.close()
    assert (answer.status_code, page.status_code) == (500, 500)
    assert "damaged" in answer.text
    assert "damaged" in page.text
    assert "Nothing is lost" not in page.text


# -- what keeps it so --------------------------------------------------------------------------------


def test_a_clerk_who_hangs_is_given_up_and_his_line_cut(monkeypatch: pytest.MonkeyPatch):
    told: list[str] = []
    gone = asyncio.Event()

    class Line:
        """Neither SQLite's nor PostgreSQL's."""

    monkeypatch.setattr(clerks, "cut", lambda line: told.append(type(line).__name__))
    several = clerks.Clerks(1, 0.01)

    def hang(task: clerks.Task) -> None:
        task.uses(Line())
        while not task.given_up:
            pass

    async def meet() -> None:
        with pytest.raises(StoreBusyError, match="no answer"):
            await within(several.do, hang)
        gone.set()

    asyncio.run(meet())
    several.close()
    assert told == ["Line"]
    assert gone.is_set()


def test_a_loop_that_is_late_itself_does_not_say_that_the_database_is(house_clerks: clerks.Clerks):
    async def meet() -> int:
        asking = asyncio.ensure_future(within(house_clerks.do, lambda _: 7))
        await asyncio.sleep(0)
        time.sleep(2 * house_clerks.patience)  # everybody waits for somebody's long page
        return await asking

    assert asyncio.run(meet()) == 7


def test_many_who_come_at_once_are_answered_one_after_another(house_clerks: clerks.Clerks):
    async def meet() -> list[None]:
        return await asyncio.gather(
            *(within(house_clerks.do, lambda _: time.sleep(house_clerks.patience / 3)) for _ in range(9))
        )

    assert len(asyncio.run(meet())) == 9


def test_who_waits_behind_a_clerk_who_hangs_is_told_so(house_clerks: clerks.Clerks):
    def hang(task: clerks.Task) -> None:
        while not task.given_up:
            pass

    async def meet() -> list[BaseException | None]:
        both = [within(house_clerks.do, hang), within(house_clerks.do, hang)]
        return await asyncio.gather(*both, return_exceptions=True)

    assert [str(told) for told in asyncio.run(meet())] == [f"no answer within {house_clerks.patience:.2f} seconds"] * 2


@pytest.fixture
def house_clerks() -> Iterator[clerks.Clerks]:
    """One of them, with little patience."""
    found = clerks.Clerks(1, 0.1)
    yield found
    found.close()
