"""The store in a database: how it is opened, and that a newer or a strange one stays as it is."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from tests.table.postgres import Cluster
from tests.table.stores.rows import a_row, two_seats

from farside.core.record import Move
from farside.table.pulse import Pulse
from farside.table.rows import Along, Ending
from farside.table.sql import clerks
from farside.table.sql.database import MIGRATIONS, REVISIONS
from farside.table.sql.store import SqlStore
from farside.table.store import StoreBusyError, StoreError

NORMAL_SYNC, FULL_SYNC = 1, 2  # as SQLite numbers them
TEN_MOVES = """
import os
from contextlib import suppress
from farside.core.record import Move
from farside.table.pulse import Pulse
from farside.table.sql.store import SqlStore

store = SqlStore({url!r}, lasting={lasting})
assert store.append("abcdef", Pulse(0, 0, 0), Move(0, "pass"), 1.0)  # the log of changes begins
with suppress(OSError):
    os.unlink("/begin")
for ply in range(1, 11):
    assert store.append("abcdef", Pulse(0, ply, 0), Move(0, "pass"), 1.0)
with suppress(OSError):
    os.unlink("/end")
"""


@pytest.fixture
def store(tmp_path: Path):
    found = SqlStore(f"sqlite:///{tmp_path / 'tables.db'}")
    yield found
    found.close()


def test_it_writes_ahead_so_that_a_killed_server_loses_nothing(store: SqlStore):
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1


@pytest.mark.parametrize(("lasting", "level"), [(True, FULL_SYNC), (False, NORMAL_SYNC)])
def test_every_connection_that_writes_syncs_as_it_was_told(tmp_path: Path, lasting: bool, level: int):
    store = SqlStore(f"sqlite:///{tmp_path / 'tables.db'}", lasting=lasting)
    assert store._driver is not None
    assert store._driver.execute("PRAGMA synchronous").fetchone() == (level,)
    assert store._driver.execute("PRAGMA fullfsync").fetchone() == (int(lasting),)
    for engine in (store.engine, store.desk.at_once):
        with engine.connect() as one, engine.connect() as two:  # those that come later are told the same
            assert [each.exec_driver_sql("PRAGMA synchronous").scalar() for each in (one, two)] == [level, level]
    store.close()


def test_it_lasts_unless_somebody_wants_it_otherwise(store: SqlStore):
    assert store._driver is not None
    assert store._driver.execute("PRAGMA synchronous").fetchone() == (FULL_SYNC,)


@pytest.mark.parametrize(
    ("lasting", "own", "found"), [(True, "off", "on"), (True, "remote_apply", "remote_apply"), (False, "on", "off")]
)
def test_postgresql_syncs_as_it_was_told_and_a_stricter_setting_stays(
    cluster: Cluster, lasting: bool, own: str, found: str
):
    url = cluster.prepared("synced")
    cluster.ask(f"ALTER DATABASE synced SET synchronous_commit = {own}")
    store = SqlStore(url, lasting=lasting)
    for engine in (store.engine, store.desk.at_once):
        with engine.connect() as one, engine.connect() as two:
            assert [each.exec_driver_sql("SHOW synchronous_commit").scalar() for each in (one, two)] == [found] * 2
    store.close()


def test_postgresql_gives_up_before_a_visitor_does(cluster: Cluster):
    store = SqlStore(cluster.prepared("limits"))
    with store.engine.connect() as line:
        for name in ("lock_timeout", "statement_timeout"):
            limit = line.exec_driver_sql(f"SELECT setting::int FROM pg_settings WHERE name = '{name}'").scalar_one()
            assert 0 < limit < 1000 * clerks.PATIENCE
    store.close()


@pytest.mark.skipif(shutil.which("strace") is None, reason="strace counts what is synced")
@pytest.mark.parametrize("lasting", [True, False])
def test_each_accepted_move_is_synced_once_if_it_is_to_last(tmp_path: Path, lasting: bool):
    counted, file = tmp_path / "syncs", tmp_path / "tables.db"
    store = SqlStore(f"sqlite:///{file}")
    store.add(a_row(), two_seats(), [])
    store.close()
    code = TEN_MOVES.format(url=f"sqlite:///{file}", lasting=lasting)
    command = ["strace", "-f", "-e", "trace=fsync,fdatasync,unlink", "-o", str(counted), sys.executable, "-c", code]
    done = subprocess.run(command, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=False)
    if "ptrace" in done.stderr.lower():
        pytest.skip("nobody may be traced here")
    assert done.returncode == 0, done.stderr
    between = counted.read_text().partition("/begin")[2].partition("/end")[0]
    assert between.count("sync(") == (10 if lasting else 0)


def test_a_connection_that_was_lost_and_found_writes_at_once_again(cluster: Cluster):
    """Said to a connection instead of the engine, it was forgotten: moves were answered and never committed."""
    store = SqlStore(cluster.prepared("lost"))
    store.add(a_row(), two_seats(), [])
    for ply in range(3):
        assert cluster.kill_lines("lost")
        assert store.append("abcdef", Pulse(0, ply, 0), Move(0, "pass"), 1.0)
        assert store.pulse("abcdef") == Pulse(0, ply + 1, 0)
    assert cluster.ask("SELECT count(*) FROM moves", "lost") == [(3,)]
    assert not cluster.ask("SELECT 1 FROM pg_stat_activity WHERE state LIKE 'idle in transaction%'")
    store.close()


def test_whatever_a_driver_says_is_an_error_of_the_house(store: SqlStore):
    with store.engine.begin() as connection:
        connection.exec_driver_sql("DROP TABLE moves")
    with pytest.raises(StoreBusyError, match="no such table"):
        store.pulse("abcdef")
    with pytest.raises(StoreBusyError, match="no such table"):
        store.append("abcdef", Pulse(0, 0, 0), Move(0, "pass"), 1.0)
    with pytest.raises(StoreBusyError, match="no such table"):
        store.append("abcdef", Pulse(0, 0, 0), Move(0, "pass"), 1.0, Along(end=Ending()))


def test_a_second_start_finds_everything(tmp_path: Path):
    for expected in (True, False):
        store = SqlStore(f"sqlite:///{tmp_path / 'deep' / 'er' / 'tables.db'}")
        assert store.add(a_row(), two_seats(), []) is expected
        store.close()


def test_the_known_revisions_are_those_of_the_scripts():
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    found = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    assert tuple(reversed(found)) == REVISIONS


def a_newer_database(file: Path) -> bytes:
    SqlStore(f"sqlite:///{file}").close()
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    return file.read_bytes()


def test_a_database_of_a_newer_version_is_refused_and_untouched(tmp_path: Path):
    file = tmp_path / "tables.db"
    before = a_newer_database(file)
    with pytest.raises(StoreError, match=r"newer version of Farside.*9999.*not been touched"):
        SqlStore(f"sqlite:///{file}")
    assert file.read_bytes() == before
    assert [found.name for found in tmp_path.iterdir()] == ["tables.db"]


def test_a_server_does_not_start_on_it(tmp_path: Path):
    file = tmp_path / "tables.db"
    before = a_newer_database(file)
    code = f"from farside.table import serve; serve.run(port=0, database={str(file)!r})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("farside: sqlite:///")
    assert "Traceback" not in done.stderr
    assert file.read_bytes() == before


def test_what_is_no_database_is_refused_and_untouched(tmp_path: Path):
    file = tmp_path / "holiday.jpg"
    file.write_bytes(b"\xff\xd8 a picture, not a database" * 50)
    before = file.read_bytes()
    with pytest.raises(StoreError, match="cannot be read as a database"):
        SqlStore(f"sqlite:///{file}")
    assert file.read_bytes() == before


@pytest.mark.parametrize("url", ["nonsense", "mysql://a/b", "sqlite://", "sqlite:///:memory:"])
def test_an_address_that_cannot_be_used_is_refused(url: str):
    with pytest.raises(StoreError):
        SqlStore(url)


def test_whether_a_table_without_plans_has_any_is_asked_once_in_a_while(store: SqlStore):
    asked: list[str] = []
    assert store.add(a_row("abcdef"), two_seats(), [])
    assert store.desk.driver is not None
    store.desk.driver.set_trace_callback(asked.append)
    assert [store.plans.get("abcdef", seat) for seat in (0, 1, 0)] == ["", "", ""]
    assert len(asked) == 1
    store.plans.put("abcdef", 1, "settle:ford")
    assert [store.plans.get("abcdef", seat) for seat in (0, 1)] == ["", "settle:ford"]


def test_what_is_wrong_with_a_file_is_said_at_a_glance_too(store: SqlStore):
    assert store.desk.driver is not None
    store.desk.driver.execute("DROP TABLE moves")
    with pytest.raises(StoreBusyError, match="no such table"):
        store.pulse("abcdef")
