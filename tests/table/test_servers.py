"""Several real servers on one database: all games end, nothing is thought twice, and who is killed is replaced."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.table.helpers import empty_database, host_on
from tests.table.postgres import Cluster

from farside.table.answers import SeatSpec
from farside.table.sql.store import SqlStore

PATIENCE = 180.0  # seconds; a busy machine is slow
TABLES = 12
BOTS = [SeatSpec("bot", "chance"), SeatSpec("bot", "chance")]
SERVER = """
import asyncio, os, sys
from farside.table import answering
from farside.table.host import Host
from farside.table.opponents import Opponents
from farside.table.sql.store import SqlStore
from farside.table.workers import Workers

answering.AT_ONCE = {at_once}

class Noting(Workers):
    async def choose(self, table, seat, asker):
        os.write(notes, f"{{os.getpid()}} {{table.row.id}} {{table.state.ply}}\\n".encode())
        await asyncio.sleep(0.02)
        return await super().choose(table, seat, asker)

async def serve():
    host = Host(SqlStore({url!r}), Opponents(), Noting(Opponents()))
    host.start()
    print("open", flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)  # until told to go
    await host.close()
    host.store.close()

notes = os.open({notes!r}, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
asyncio.run(serve())
"""


class Thought(NamedTuple):
    """A server that begins to think about a ply of a table."""

    server: int
    table: str
    ply: int


class House:
    """A database, and the servers on it."""

    def __init__(self, url: str, folder: Path) -> None:
        self.url = url
        self.notes = folder / "notes"
        self.store = SqlStore(url)
        self.servers: list[subprocess.Popen[str]] = []

    def serve(self, at_once: int = TABLES) -> subprocess.Popen[str]:
        code = SERVER.format(url=self.url, notes=str(self.notes), at_once=at_once)
        server = subprocess.Popen(
            [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.servers.append(server)
        assert server.stdout is not None
        assert server.stdout.readline() == "open\n"
        return server

    def tables(self) -> list[str]:
        host = host_on(self.store)  # without a loop: nobody thinks yet
        return [host.create("pebble", BOTS, seed=seed).id for seed in range(TABLES)]

    def thoughts(self) -> list[Thought]:
        if not self.notes.exists():
            return []
        lines = [line.split() for line in self.notes.read_text().splitlines()]
        return [Thought(int(server), table, int(ply)) for server, table, ply in lines]

    def over(self, table: str) -> bool:
        row = self.store.table(table)
        assert row is not None
        return row.over

    def wait_for(self, tables: list[str]) -> None:
        until = time.monotonic() + PATIENCE
        while not all(map(self.over, tables)):
            assert time.monotonic() < until, "the games do not end"
            time.sleep(0.05)

    def wait_for_thoughts(self, count: int) -> None:
        until = time.monotonic() + PATIENCE
        while len(self.thoughts()) < count:
            assert time.monotonic() < until, "nobody thinks"
            time.sleep(0.01)

    def stop(self, server: subprocess.Popen[str]) -> None:
        """Not while it writes: nobody could write into a file that it keeps to itself."""
        hold(server)
        while not self.is_free():
            server.send_signal(signal.SIGCONT)
            time.sleep(0.003)
            hold(server)

    def is_free(self) -> bool:
        if not self.url.startswith("sqlite"):
            return True
        own = sqlite3.connect(self.url.removeprefix("sqlite:///"), timeout=0.2)
        try:
            own.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:
            return False
        finally:
            own.close()
        return True

    def close(self) -> None:
        for server in self.servers:
            if server.poll() is None:
                os.kill(server.pid, signal.SIGCONT)
            server.communicate("go\n", timeout=PATIENCE)
        self.store.close()


def hold(server: subprocess.Popen[str]) -> None:
    """Until it stands still: on a busy machine a thread may take the file's lock while the signal is on its way."""
    server.send_signal(signal.SIGSTOP)
    os.waitpid(server.pid, os.WUNTRACED)


@pytest.fixture(params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    if request.param == "sqlite":
        (tmp_path / "tables.db").write_bytes(empty_database())
        url = f"sqlite:///{tmp_path / 'tables.db'}"
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        url = cluster.prepared("servers")
    with closing(House(url, tmp_path)) as found:
        yield found


@contextmanager
def closing(house: House) -> Iterator[House]:
    try:
        yield house
    finally:
        house.close()


def test_three_servers_share_the_tables_and_nothing_is_thought_twice(house: House):
    for _ in range(3):
        house.serve(at_once=1)
    tables = house.tables()
    house.wait_for(tables)
    thoughts = house.thoughts()
    assert max(Counter((one.table, one.ply) for one in thoughts).values()) == 1
    assert len(thoughts) == sum(len(house.store.moves(table)) for table in tables)
    assert len({one.server for one in thoughts}) > 1, "they share"


def test_whoever_is_killed_is_replaced_and_only_his_last_thoughts_are_thought_again(house: House):
    tables = house.tables()
    first = house.serve()
    house.wait_for_thoughts(TABLES)
    for _ in range(2):
        house.serve()
    house.wait_for_thoughts(3 * TABLES)
    first.kill()
    house.wait_for(tables)
    check_only_twice_after(first.pid, house, tables)


def test_whoever_is_stopped_and_comes_back_changes_nothing_that_others_did(house: House):
    """A pause of the process, or of its network: it is replaced meanwhile, and what it comes back with is too late."""
    tables = house.tables()
    first = house.serve()
    house.wait_for_thoughts(TABLES)
    house.stop(first)
    house.serve()
    house.wait_for(tables)
    first.send_signal(signal.SIGCONT)
    check_only_twice_after(first.pid, house, tables)


def check_only_twice_after(lost: int, house: House, tables: list[str]) -> None:
    """Every ply was thought about once, but for those that the lost server was thinking about; all are played once."""
    by_ply: dict[tuple[str, int], list[int]] = {}
    for one in house.thoughts():
        by_ply.setdefault((one.table, one.ply), []).append(one.server)
    twice = [servers for servers in by_ply.values() if len(servers) > 1]
    assert all(len(servers) == 2 and lost in servers for servers in twice), twice  # it may write when it is back
    assert len(twice) <= TABLES
    assert set(by_ply) == {(table, ply) for table in tables for ply in range(len(house.store.moves(table)))}
