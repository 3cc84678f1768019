"""What the tests of the table share: a host with its own database, programs that play, and bots one can trust."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import httpx
from sqlalchemy import Engine
from starlette.types import ASGIApp

from farside.core import shelf
from farside.table.answers import Opened, SeatSpec
from farside.table.app import make
from farside.table.host import Host
from farside.table.opponents import Opponents
from farside.table.sql.store import SqlStore
from farside.table.store import Store
from farside.table.workers import Workers

PEOPLE = (SeatSpec(), SeatSpec())
WITH_BOT = (SeatSpec(), SeatSpec("bot", "chance"))
SEED = 7
V1 = "/api/v1"
T = TypeVar("T")
W = TypeVar("W", bound="Web")


@cache
def empty_database() -> bytes:
    """A new database, made once: bringing one up to date is the slow part of a test."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        SqlStore(f"sqlite:///{file}").close()
        return file.read_bytes()


def new_host(folder: Path, name: str = "tables.db") -> Host:
    """A host with its own database, or on the one that is there; what waits for disks has tests of its own."""
    file = folder / name
    if not file.exists():
        file.write_bytes(empty_database())
    return host_on(SqlStore(f"sqlite:///{file}", lasting=False))


def host_on(store: Store, opponents: Opponents | None = None) -> Host:
    """A host with the usual bots, or with these."""
    known = opponents or Opponents()
    return Host(store, known, Workers(known))


def held(host: Host) -> Iterator[Host]:
    """A host for the time of a test."""
    yield host
    host.thinking.close()
    host.store.close()


def visited(host: Host) -> Iterator[Web]:
    """The app around a host for the time of a test."""
    found = Web(host)
    yield found
    found.close()


def alone(found: W) -> Iterator[W]:
    """An app and its host for the time of a test."""
    yield found
    found.close()
    found.host.store.close()


def wake(host: Host) -> None:
    """Start a house and let its bots go on, until they have."""

    async def start() -> None:
        host.start()
        await asyncio.wait_for(host.woken(), 20)
        await host.close()

    asyncio.run(start())


def thoughts(host: Host) -> Workers:
    """Who thinks for a host."""
    assert isinstance(host.thinking, Workers)
    return host.thinking


def engine(host: Host) -> Engine:
    """The database behind a host."""
    assert isinstance(host.store, SqlStore)
    return host.store.engine


def first_move(host: Host, table: str) -> int:
    """The first open option of the first seat that is asked is taken; says whose."""
    state = host.see(table, None)
    seat = state.waiting[0]
    host.act(table, seat, state.ply, host.see(table, seat).view.options[0])
    return seat


def play_on(host: Host, table: str, plies: int = 10_000, seed: int = 1) -> None:
    """Random moves by people, until the game is over or so many moves are made."""
    dice = Random(seed)
    for _ in range(plies):
        info = host.table(table)
        if info.over:
            return
        seat, state = dice.choice(info.waiting), host.playing(table).state
        host.act(table, seat, state.ply_for(seat), dice.choice(state.options(seat)))


def a_table(host: Host, seats: tuple[SeatSpec, ...] = PEOPLE, seed: int = SEED) -> Opened:
    return host.create("pebble", seats, {}, seed)


def options_of(host: Host, table: str, seat: int) -> list[str]:
    """The notations of what a seat may answer."""
    name = shelf.game(host.table(table).game).actions.name
    return [name(action) for action in host.see(table, seat).view.options]


class Web:
    """The whole app as visitors meet it, without a network. Nothing happens between two calls."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.loop = asyncio.new_event_loop()
        transport = httpx.ASGITransport(self.app(), raise_app_exceptions=False)
        self.client = httpx.AsyncClient(transport=transport, base_url="http://farside")

    def app(self) -> ASGIApp:
        return make(self.host)

    def run(self, what: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(what)

    def get(self, path: str, **how: Any) -> httpx.Response:
        return self.run(self.client.get(path, **how))

    def post(self, path: str, **how: Any) -> httpx.Response:
        return self.run(self.client.post(path, **how))

    def settle(self, table: str) -> None:
        """Let the bots of a table answer."""
        self.run(self.host.settled(table))

    def close(self) -> None:
        self.run(self.client.aclose())
        self.run(self.host.close())
        self.loop.close()


class Program:
    """A program at the API, in one seat or none."""

    def __init__(self, client: Web, table: str, token: str = "") -> None:
        self.client = client
        self.path = f"{V1}/tables/{table}"
        self.headers = {"authorization": f"Bearer {token}"} if token else {}

    def look(self, query: str = "") -> dict[str, Any]:
        answer = self.client.get(self.path + query, headers=self.headers)
        assert answer.status_code == 200, answer.text
        seen: dict[str, Any] = answer.json()
        return seen

    def move(self, ply: object, action: object) -> httpx.Response:
        return self.client.post(f"{self.path}/moves", json={"ply": ply, "action": action}, headers=self.headers)

    def options(self) -> list[str]:
        """What this seat may answer, in notation."""
        return [option["name"] for option in self.look()["options"]]

    def answer(self, name: str) -> None:
        """A move that is taken."""
        told = self.move(self.look()["ply"], name)
        assert told.status_code == 200, told.text

    def undo(self, answer: str = "") -> httpx.Response:
        body = {"json": {"answer": answer}} if answer else {}
        return self.client.post(f"{self.path}/undo", headers=self.headers, **body)
