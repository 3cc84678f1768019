"""A house whose database is made to fail, and people who play there. No clock is asked: whoever must not wait is
answered while the fault lasts, and it ends only after that."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import psycopg
from tests.table.helpers import V1, Web, a_table, host_on, options_of

from farside.table.answers import Opened
from farside.table.sql.store import SqlStore

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


async def until(true: Any) -> None:
    """Until something is so, in the database's own time."""
    for _ in range(2000):
        if await asyncio.to_thread(true):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came to that")
