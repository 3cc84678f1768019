"""A power cut: the files as they were at their last sync hold every move that was acknowledged.

`synced.c` stands between SQLite and the system, and copies each file aside whenever it is synced. Then the server is
killed and its files are thrown away; what was copied is opened in their place.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.table.test_crash import TABLES, Player, Server

from farside.table.sql.store import SqlStore

MOVES = 60  # acknowledged, at least
SHIM = Path(__file__).parent / "synced.c"


@pytest.fixture(scope="module")
def shim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    compiler = shutil.which("cc")
    if sys.platform != "linux" or compiler is None:
        assert not os.environ.get("CI"), "in CI a C compiler is no matter of luck"
        pytest.skip("what is synced is looked at with a C compiler, on Linux")
    found = tmp_path_factory.mktemp("shim") / "synced.so"
    subprocess.run([compiler, "-shared", "-fPIC", "-o", str(found), str(SHIM), "-ldl"], check=True)
    return found


def cut(folder: Path, shim: Path, durability: str) -> tuple[dict[str, list[str]], SqlStore]:
    """Played until the power is cut: what was acknowledged, and the store on what had reached the disk."""
    disk, now = folder / "disk", folder / "now"
    disk.mkdir()
    now.mkdir()
    env = {"LD_PRELOAD": str(shim), "FARSIDE_SYNCED": str(disk), "FARSIDE_DURABILITY": durability}
    server = Server(now / "tables.db", env=env)
    players = [Player(server, at) for at in range(TABLES)]
    for player in players:
        player.start()
    while sum(len(moves) for player in players for moves in list(player.accepted.values())) < MOVES:
        assert all(player.is_alive() for player in players)
    server.kill()
    for player in players:
        player.join()
    for file in disk.iterdir():
        if not (now / file.name).exists():  # a copy that was not finished, or a file that was deleted long ago
            file.unlink()
    accepted = {table: moves for player in players for table, moves in player.accepted.items()}
    return accepted, SqlStore(f"sqlite:///{disk / 'tables.db'}")


def test_every_acknowledged_move_had_reached_the_disk(tmp_path: Path, shim: Path):
    accepted, store = cut(tmp_path, shim, "full")
    for table, moves in accepted.items():
        assert [move.name for move in store.moves(table)][: len(moves)] == moves
    store.close()


def test_fast_leaves_it_to_the_system_and_the_file_is_sound(tmp_path: Path, shim: Path):
    """The same cut takes something: so the test above would notice."""
    accepted, store = cut(tmp_path, shim, "fast")
    kept = sum(len(store.moves(table)) for table in accepted)
    assert kept < sum(map(len, accepted.values()))
    with store.engine.connect() as line:
        assert line.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
    store.close()
