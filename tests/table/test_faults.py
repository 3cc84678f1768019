"""When the database fails: what was answered is there, others go on, and visitors are told what is the matter.

No clock is asked. Whoever must not wait is answered while the fault lasts, and it ends only after that.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from sqlalchemy import event
from tests.table.helpers import V1, Web, a_table, empty_database, host_on, options_of
from tests.table.postgres import Cluster, somebody
from tests.table.test_stores import CARD, a_row, two_seats

from farside.core.record import Move
from farside.table.answers import Opened
from farside.table.pulse import Pulse
from farside.table.rows import Ending
from farside.table.sql import clerks, desk
from farside.table.sql.store import SqlStore
from farside.table.store import StoreBusyError
from farside.table.waiting import within

DATABASE = "faults"


class House:
    """The whole app on one database, two tables at which people play, and what was acknowledged there."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.store = SqlStore(url)
        self.web = Web(host_on(self.store))
        self.tables = [a_table(self.web.host, seed=seed) for seed in (1, 2)]
        self.acknowledged: dict[str, int] = {opened.id: 0 for opened in self.tables}

    def close(self) -> None:
        self.web.close()
        self.web.host.store.close()

    async def move(self, table: int = 0) -> httpx.Response:
        """The first option of whoever is asked first."""
        opened = self.tables[table]
        looks = [await self.look(table, seat) for seat in range(2)]
        asked = next((seat for seat, look in enumerate(looks) if look.json().get("options")), 0)
        look = looks[asked].json()
        told = {"ply": look["ply"], "action": look["options"][0]["name"]}
        return await self.play(opened, asked, told)

    async def play(self, opened: Opened, seat: int, told: dict[str, Any]) -> httpx.Response:
        headers = {"authorization": f"Bearer {opened.tokens[seat]}"}
        answer = await self.web.client.post(f"{V1}/tables/{opened.id}/moves", json=told, headers=headers)
        self.acknowledged[opened.id] += answer.status_code == 200
        return answer

    async def look(self, table: int = 0, seat: int = 0) -> httpx.Response:
        opened = self.tables[table]
        headers = {"authorization": f"Bearer {opened.tokens[seat]}"}
        return await self.web.client.get(f"{V1}/tables/{opened.id}", headers=headers)

    async def page(self, table: int = 0) -> httpx.Response:
        return await self.web.client.get(f"/t/{self.tables[table].id}")

    async def form(self, table: int = 0) -> httpx.Response:
        """A move by the page, as seat 0 before the first move."""
        opened = self.tables[table]
        option = options_of(self.web.host, opened.id, 0)[0]
        headers = {"cookie": f"seat-{opened.id}={opened.tokens[0]}"}
        told = {"seat": "0", "ply": "0", "action": option}
        return await self.web.client.post(f"/t/{opened.id}/move", data=told, headers=headers)

    def run(self, what: Any) -> Any:
        return self.web.run(what)

    def agrees(self) -> bool:
        """Whether there are as many rows as moves that were acknowledged, as another process sees it."""
        other = SqlStore(self.url)
        rows = {table: len(other.moves(table)) for table in self.acknowledged}
        other.close()
        return rows == self.acknowledged


@pytest.fixture(autouse=True)
def all_the_time_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine an answer may take long; what must be cut short is cut short by the database's own limits."""
    monkeypatch.setattr(clerks, "PATIENCE", 30.0)
    monkeypatch.setattr(desk, "PERSISTENCE", 10.0)


@pytest.fixture
def far(cluster: Cluster) -> Iterator[House]:
    """On PostgreSQL."""
    found = House(cluster.prepared(DATABASE))
    yield found
    found.close()


@pytest.fixture
def near(tmp_path: Path) -> Iterator[House]:
    """On SQLite."""
    file = tmp_path / "tables.db"
    file.write_bytes(empty_database())
    found = House(f"sqlite:///{file}")
    yield found
    found.close()


@pytest.fixture(params=["near", "far"])
def house(request: pytest.FixtureRequest) -> House:
    found: House = request.getfixturevalue(request.param)
    return found


@contextmanager
def locked(house: House, sql: str, sqlite: str = "BEGIN IMMEDIATE") -> Iterator[None]:
    """Another session holds a lock."""
    if house.url.startswith("sqlite"):
        line: Any = sqlite3.connect(house.url.removeprefix("sqlite:///"), isolation_level=None)
        line.execute(sqlite)
    else:
        line = psycopg.connect(house.url)
        line.execute(sql)
    try:
        yield
    finally:
        line.rollback()
        line.close()


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
        store.profiles.add(f"ann{kill}", 1.0)
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
        return store.append(code, Pulse(0, 2, 0), Move(0, "c"), 9.0, end=won)
    if deed == "take back":
        return store.take_back(code, Pulse(0, 2, 0), 1, [], 9.0)
    store.sit(code, two_seats()[0])
    return True


def written(store: SqlStore, deed: str, code: str, profile: str) -> bool:
    if deed == "open":
        return len(store.seats(code)) == 2 and len(store.moves(code)) == 1
    if deed == "end":
        row = store.table(code)
        return len(store.moves(code)) == 3 and row is not None and row.over and bool(store.profiles.keepsakes(profile))
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
    assert store.append(code, Pulse(0, 0, 0), Move(0, "pass"), 1.0, end=Ending())
    assert lost
    row = store.table(code)
    assert row is not None
    assert row.over
    assert store.moves(code) == [Move(0, "pass")]


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


async def until(true: Any) -> None:
    """Until something is so, in the database's own time."""
    for _ in range(2000):
        if await asyncio.to_thread(true):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came to that")


def test_a_clerk_who_hangs_is_given_up_and_his_line_cut(monkeypatch: pytest.MonkeyPatch):
    told: list[str] = []
    gone = asyncio.Event()

    class Line:
        """Neither SQLite's nor PostgreSQL's."""

    monkeypatch.setattr(clerks, "cut", lambda line: told.append(type(line).__name__))
    crew = clerks.Clerks(1, 0.01)

    def hang(task: clerks.Task) -> None:
        task.uses(Line())
        while not task.given_up:
            pass

    async def meet() -> None:
        with pytest.raises(StoreBusyError, match="no answer"):
            await within(crew.do, hang)
        gone.set()

    asyncio.run(meet())
    crew.close()
    assert told == ["Line"]
    assert gone.is_set()
