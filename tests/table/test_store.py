"""The store: what is written is there, two writers cannot both win, and a newer database stays as it is."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from farside.core.game import Value
from farside.core.record import Move
from farside.table.database import MIGRATIONS, REVISIONS, StoreError
from farside.table.pulse import Pulse
from farside.table.store import SeatRow, Store, TableRow

BIG = 2**64 - 1


@pytest.fixture
def store(tmp_path: Path):
    found = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    yield found
    found.close()


def a_row(code: str = "abcdef") -> TableRow:
    variants: dict[str, Value] = {"river": "calm", "tracks": (("a", "b"), ("c",))}
    return TableRow(code, "pebble", 1, 2, BIG, "salt", variants, True, "host", 12.5, False, 0, "parent", 3)


def two_seats() -> list[SeatRow]:
    return [SeatRow(0, "human", "", "Ann", "token", True), SeatRow(1, "bot", "greedy", "", "", True)]


def test_a_table_comes_back_as_it_was_put(store: Store):
    assert store.add(a_row(), two_seats(), [Move(0, "pass")])
    assert store.table("abcdef") == a_row()
    assert store.seats("abcdef") == two_seats()
    assert store.moves("abcdef") == [Move(0, "pass")]
    assert store.pulse("abcdef") == Pulse(0, 1, 0)
    assert store.table("other") is None
    assert store.pulse("other") is None


def test_a_code_is_given_once(store: Store):
    assert store.add(a_row(), two_seats(), [])
    assert not store.add(a_row(), two_seats(), [])


def test_moves_are_appended_one_by_one_and_no_ply_is_written_twice(store: Store):
    store.add(a_row(), two_seats(), [])
    assert store.append("abcdef", Pulse(0, 0, 0), Move(0, "pass"), 1.0, False)
    assert not store.append("abcdef", Pulse(0, 0, 0), Move(1, "settle:ford"), 2.0, False)
    assert not store.append("abcdef", Pulse(0, 0, 0), Move(1, "settle:ford"), 2.0, True)
    assert store.append("abcdef", Pulse(0, 1, 0), Move(1, "pass"), 3.0, False)
    assert store.moves("abcdef") == [Move(0, "pass"), Move(1, "pass")]
    assert store.moves("abcdef", 1) == [Move(1, "pass")]


def test_nothing_is_appended_to_a_position_that_was_taken_back(store: Store):
    store.add(a_row(), two_seats(), [Move(0, "a"), Move(1, "b"), Move(0, "c")])
    assert store.take_back("abcdef", Pulse(0, 3, 0), 1, [Move(0, "c")], 4.0)
    assert store.moves("abcdef") == [Move(0, "a"), Move(0, "c")]
    assert store.pulse("abcdef") == Pulse(1, 2, 0)
    assert not store.append("abcdef", Pulse(0, 2, 0), Move(1, "d"), 5.0, False)
    assert not store.append("abcdef", Pulse(0, 2, 0), Move(1, "d"), 5.0, True)
    assert store.append("abcdef", Pulse(1, 2, 0), Move(1, "d"), 5.0, False)


def test_nothing_is_taken_back_from_a_table_that_has_moved_on(store: Store):
    store.add(a_row(), two_seats(), [Move(0, "a"), Move(1, "b")])
    assert not store.take_back("abcdef", Pulse(0, 1, 0), 0, [], 4.0)
    assert not store.take_back("abcdef", Pulse(5, 2, 0), 0, [], 4.0)
    assert store.moves("abcdef") == [Move(0, "a"), Move(1, "b")]
    assert store.pulse("abcdef") == Pulse(0, 2, 0)


def test_the_last_move_ends_the_game_in_the_same_breath(store: Store):
    store.add(a_row(), two_seats(), [])
    assert store.with_bots() == ["abcdef"]
    assert store.append("abcdef", Pulse(0, 0, 0), Move(0, "pass"), 1.0, True)
    assert store.with_bots() == []
    found = store.table("abcdef")
    assert found is not None
    assert found.over


def test_who_sits_down_is_remembered(store: Store):
    store.add(a_row(), two_seats(), [])
    store.sit("abcdef", SeatRow(0, "human", "", "Bea", "", True))
    assert store.seats("abcdef")[0] == SeatRow(0, "human", "", "Bea", "token", True)
    assert store.pulses(["abcdef", "none"]) == {"abcdef": Pulse(0, 0, 1)}


def test_it_writes_ahead_so_that_a_killed_server_loses_nothing(store: Store):
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 1
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1


def test_a_second_start_finds_everything(tmp_path: Path):
    for expected in (True, False):
        store = Store(f"sqlite:///{tmp_path / 'deep' / 'er' / 'tables.db'}")
        assert store.add(a_row(), two_seats(), []) is expected
        store.close()


def test_the_known_revisions_are_those_of_the_scripts():
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    found = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    assert tuple(reversed(found)) == REVISIONS


def a_newer_database(file: Path) -> bytes:
    Store(f"sqlite:///{file}").close()
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    return file.read_bytes()


def test_a_database_of_a_newer_version_is_refused_and_untouched(tmp_path: Path):
    file = tmp_path / "tables.db"
    before = a_newer_database(file)
    with pytest.raises(StoreError, match=r"newer version of Farside.*9999.*not been touched"):
        Store(f"sqlite:///{file}")
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
        Store(f"sqlite:///{file}")
    assert file.read_bytes() == before


@pytest.mark.parametrize("url", ["nonsense", "mysql://a/b", "sqlite://", "sqlite:///:memory:"])
def test_an_address_that_cannot_be_used_is_refused(url: str):
    with pytest.raises(StoreError):
        Store(url)
