"""The keeper of a house in a database: what `farside admin` can do, for the desk of a running server."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import text

from farside.table import doors
from farside.table.keeper import Kept, Strange, Tried
from farside.table.sql.database import is_sqlite, read_url
from farside.table.sql.house import checking, copying, counting, pruning, tables
from farside.table.sql.house.opened import database
from farside.table.store import StoreError

FRESH = 30.0  # seconds for which numbers are good enough
SHOWN = 100  # tables
TRIED, QUICK = 3, 50_000_000  # backups that are opened again, and how many bytes of one do not take long
DESK = "desk"  # the name of the desk's secret
KIND = "farside-*.jsonl.gz"
SET = text("INSERT INTO house (name, value) VALUES (:name, :value)")
DROP = text("DELETE FROM house WHERE name = :name")
GET = text("SELECT value FROM house WHERE name = :name")
WAITING = text("""
SELECT id, game FROM tables WHERE over = 0 AND created < :then
AND NOT EXISTS (SELECT 1 FROM moves WHERE table_id = id AND played >= :then) ORDER BY created LIMIT :most
""")
T = TypeVar("T")


def new_secret(url: str) -> str:
    """A new secret for the desk; the one before opens nothing any more. The database keeps its hash alone."""
    secret = doors.new_token()
    with database(url) as engine, engine.begin() as connection:
        connection.execute(DROP, {"name": DESK})
        connection.execute(SET, {"name": DESK, "value": doors.desk_of(secret)})
    return secret


class SqlKeeper:
    """Works beside the store, with connections of its own and in threads of its own."""

    def __init__(self, url: str, folder: Path | None = None) -> None:
        self.url = url
        self.folder = folder
        self.tried: Tried | None = None
        self._opened: dict[tuple[Path, float], int | None] = {}  # backups and their times
        self._numbers: tuple[float, dict[str, Any]] = (-FRESH, {})
        self._busy = asyncio.Lock()

    async def _done(self, job: Callable[[], T]) -> T:
        """One thing at a time: whoever keeps house leaves the database to those who play."""
        async with self._busy:
            return await asyncio.to_thread(job)

    async def opens(self, secret: str) -> bool:
        return bool(secret) and doors.same(doors.desk_of(secret), await asyncio.to_thread(self._desk))

    def _desk(self) -> str:
        with database(self.url, as_it_is=True) as engine, engine.connect() as connection:
            return str(connection.execute(GET, {"name": DESK}).scalar() or "-")

    async def numbers(self) -> dict[str, Any]:
        if time.monotonic() - self._numbers[0] > FRESH:
            found = await self._done(lambda: counting.stats(self.url))
            self._numbers = (time.monotonic(), found)
        return self._numbers[1]

    async def room(self) -> tuple[int, int] | None:
        address = read_url(self.url)
        if not is_sqlite(address):
            return None
        found = await asyncio.to_thread(shutil.disk_usage, Path(address.database or ".").absolute().parent)
        return found.free, found.total

    async def waiting(self) -> list[Strange]:
        return await self._done(self._waiting)

    def _waiting(self) -> list[Strange]:
        given = {"then": time.time() - counting.LONG, "most": SHOWN}
        with database(self.url, as_it_is=True) as engine, engine.connect() as connection:
            return [Strange(code, game, False, "") for code, game in connection.execute(WAITING, given)]

    async def try_all(self) -> Tried:
        found = await self._done(lambda: checking.check(self.url, only_open=True))
        self.tried = Tried(time.time(), found.tables, tuple(Strange(*one) for one in found.found))
        return self.tried

    async def back_up(self) -> Kept:
        return await self._done(self._back_up)

    def _back_up(self) -> Kept:
        if self.folder is None:
            raise StoreError("nobody has said where backups go: farside serve --backups FOLDER")
        made = time.time()
        name = time.strftime("farside-%Y-%m-%d-%H%M%S.jsonl.gz", time.gmtime(made))
        file = self.folder / name
        copied = copying.backup(self.url, file)
        self._opened[file, made] = copying.opened_again(file)
        return Kept(name, copied.bytes, made, self._opened[file, made])

    async def backups(self) -> list[Kept]:
        return await asyncio.to_thread(self._backups)

    def _backups(self) -> list[Kept]:
        if self.folder is None or not self.folder.is_dir():
            return []
        found = [(file, file.stat()) for file in self.folder.glob(KIND)]
        kept = sorted((Kept(file.name, one.st_size, one.st_mtime) for file, one in found), key=lambda one: -one.made)
        return [*(one._replace(tables=self._whole(self.folder / one.name, one)) for one in kept[:TRIED]), *kept[TRIED:]]

    def _whole(self, file: Path, kept: Kept) -> int | None:
        """How many tables a backup holds, if it is whole: opened again once, unless it takes long."""
        if (file, kept.made) not in self._opened and kept.bytes <= QUICK:
            self._opened[file, kept.made] = copying.opened_again(file)
        return self._opened.get((file, kept.made))

    async def apart(self) -> bool | None:
        address = read_url(self.url)
        if self.folder is None or not self.folder.is_dir() or not is_sqlite(address):
            return None
        return self.folder.stat().st_dev != Path(address.database or ".").absolute().parent.stat().st_dev

    async def close(self, codes: Sequence[str]) -> None:
        await self._done(lambda: pruning.close(self.url, codes))

    async def record(self, table: str) -> str:
        return await self._done(lambda: tables.record(self.url, table))
