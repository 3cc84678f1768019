"""Copying: all rows of a house from one database to another, or to a file and back.

A file is one moment of the whole house: one JSON object a line, packed. The first line says which shape the rows have;
they are put into a database of that shape, which is brought to the newest one afterwards. So a backup of an old version
can be restored by a new one, and a house can move from SQLite to PostgreSQL and back.
"""

from __future__ import annotations

import gzip
import json
import os
import sqlite3
import time
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from itertools import groupby, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, MetaData, insert, select

from farside.table.sql.database import REVISIONS, is_sqlite, migrate, read_url, upgrade
from farside.table.sql.house.opened import database, drawn_up, engine_of, newest, shape_of, snapshot, told
from farside.table.store import StoreError

HEAD = "house 1"
SQLITE = b"SQLite format 3\0"
PACKED = b"\x1f\x8b"
TOGETHER = 1000  # rows read and written at once
OURS = ("alembic_version", "servers")  # the database's own notes; servers that live now
PEOPLE_TABLES = ("tables", "profiles", "campaigns")  # an empty house has none of these
Row = dict[str, Any]
Written = tuple[str, Row]


class Copied(NamedTuple):
    """What was copied."""

    file: Path
    bytes: int
    rows: dict[str, int]  # by the database's tables


# -- backup ----------------------------------------------------------------------------------------


def backup(url: str, file: Path) -> Copied:
    """A copy of the house while it is in use. A file `*.db` becomes a database of SQLite, any other a packed text."""
    if file.exists():
        raise StoreError(f"{file} is there already; nothing is overwritten")
    with database(url, as_it_is=True) as engine:
        if file.suffix == ".db":
            if not is_sqlite(engine.url):
                raise StoreError("a backup of PostgreSQL is a packed text: name it, for example, house.jsonl.gz")
            copy_file(Path(engine.url.database or ""), file)
            return Copied(file, file.stat().st_size, counted_in(file))
        with snapshot(engine) as connection:
            counts = write(file, shape_of(engine), rows(connection, drawn_up(engine)))
    return Copied(file, file.stat().st_size, counts)


def copy_file(source: Path, target: Path) -> None:
    """SQLite's own online copy; what is half written is never seen under the name of the whole."""
    half = target.with_name(f"{target.name}.part")
    private(half)
    with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(half)) as there:
        here.backup(there)
        there.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
        (fine,) = there.execute("PRAGMA integrity_check").fetchone()
    if fine != "ok":
        half.unlink()
        raise StoreError(f"{source} is damaged: {fine}")
    half.replace(target)


def counted_in(file: Path) -> dict[str, int]:
    """The copy, opened again and counted."""
    engine = engine_of(read_url(f"sqlite:///{file}"))
    try:
        with snapshot(engine) as connection:
            return dict(Counter(name for name, _row in rows(connection, drawn_up(engine))))
    finally:
        engine.dispose()


def rows(connection: Connection, tables: MetaData) -> Iterator[Written]:
    """Every row of the house, those that others refer to first. No server looks after the bots of a copy."""
    for table in tables.sorted_tables:
        if table.name not in OURS:
            found = connection.execution_options(yield_per=TOGETHER).execute(select(table))
            for row in found.mappings():
                yield table.name, {**row, "server": ""} if table.name == "leases" else dict(row)


def write(file: Path, shape: str, found: Iterable[Written]) -> dict[str, int]:
    """The packed text; whole, or not there at all."""
    half, counts = file.with_name(f"{file.name}.part"), Counter[str]()
    with private(half).open("wb") as raw, gzip.open(raw, "wt", encoding="utf-8", compresslevel=6) as paper:
        paper.write(json.dumps({"farside": HEAD, "shape": shape, "made": time.time()}) + "\n")
        for name, row in found:
            paper.write(json.dumps([name, row], ensure_ascii=False, separators=(",", ":")) + "\n")
            counts[name] += 1
        paper.write(json.dumps({"end": sum(counts.values())}) + "\n")
    half.replace(file)
    return dict(counts)


def private(file: Path) -> Path:
    """An empty file that nobody else can read."""
    file.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
    return file


@contextmanager
def brought_up(url: str) -> Iterator[str]:
    """The house for those who only look: itself, or a copy of the newest shape if it is of an older one."""
    with database(url, as_it_is=True) as engine:
        if shape_of(engine) == newest():
            yield url
            return
        with TemporaryDirectory(prefix="farside-") as folder, snapshot(engine) as connection:
            copy = f"sqlite:///{Path(folder) / 'copy.db'}"
            put(copy, shape_of(engine), rows(connection, drawn_up(engine)))
            yield copy


# -- restore ---------------------------------------------------------------------------------------


def restore(file: Path, url: str) -> Copied:
    """Put a backup into a new or empty database of either kind; a house that is in use is never overwritten."""
    address = read_url(url)
    with told(address):
        kind = head_of(file)
        if kind == SQLITE:
            return from_database(file, url)
        if kind[: len(PACKED)] == PACKED:
            with gzip.open(file, "rt", encoding="utf-8") as paper:
                return Copied(file, file.stat().st_size, put(url, *read(file, paper)))
    raise StoreError(f"{file} is no backup of a house")


def opened_again(file: Path) -> int | None:
    """How many tables a packed backup holds; None if it is not whole."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as paper:
            return sum(name == "tables" for name, _row in read(file, paper)[1])
    except (StoreError, OSError, EOFError, ValueError, zlib.error):
        return None


def head_of(file: Path) -> bytes:
    try:
        with file.open("rb") as found:
            return found.read(len(SQLITE))
    except OSError as error:
        raise StoreError(f"{file}: {error.strerror}") from error


def from_database(file: Path, url: str) -> Copied:
    engine = engine_of(read_url(f"sqlite:///{file}"))
    try:
        shape = shape_of(engine)
        with snapshot(engine) as connection:
            return Copied(file, file.stat().st_size, put(url, shape, rows(connection, drawn_up(engine))))
    finally:
        engine.dispose()


def read(file: Path, paper: Iterable[str]) -> tuple[str, Iterator[Written]]:
    """The shape of what was written, and the rows."""
    lines = iter(paper)
    try:
        head = json.loads(next(lines))
        if head["farside"] != HEAD:
            raise StoreError(f"{file} is no backup of a house")
        return str(head["shape"]), read_rows(file, lines)
    except (ValueError, KeyError, TypeError, StopIteration, EOFError, OSError) as error:
        raise StoreError(f"{file} is no backup of a house") from error


def read_rows(file: Path, lines: Iterator[str]) -> Iterator[Written]:
    at = 0
    with suppress(EOFError, gzip.BadGzipFile, zlib.error, ValueError):
        for line in lines:
            told = json.loads(line)
            if isinstance(told, dict):
                if told.get("end") == at:
                    return
                break
            at += 1
            yield told[0], told[1]
    raise StoreError(f"{file} is cut short after {at} rows; nothing was restored")


def put(url: str, shape: str, found: Iterator[Written]) -> dict[str, int]:
    """The rows in a database of their shape, which is brought up to date then."""
    if shape not in REVISIONS:
        raise StoreError(f"the backup has the shape {shape or '(none)'}, this version knows up to {newest()}")
    address = read_url(url)
    if is_sqlite(address):
        private_new(Path(address.database or ""))
    engine = engine_of(address)
    try:
        with told(address):
            clear(engine)
            migrate(engine, shape)
            counts = fill(engine, found)
            upgrade(engine)
    finally:
        engine.dispose()
    return counts


def private_new(file: Path) -> None:
    if not file.exists():
        private(file)


def clear(engine: Engine) -> None:
    """A database without a house in it; StoreError if somebody lives there."""
    tables = drawn_up(engine)
    with engine.begin() as connection:
        for name in PEOPLE_TABLES:
            if name in tables.tables and connection.execute(select(tables.tables[name]).limit(1)).first() is not None:
                shown = engine.url.render_as_string(hide_password=True)
                raise StoreError(f"{shown} has tables in it; restore into a new database, nothing was touched")
        tables.drop_all(connection)


def fill(engine: Engine, found: Iterator[Written]) -> dict[str, int]:
    tables, counts = drawn_up(engine), Counter[str]()
    with engine.begin() as connection:
        for table in tables.sorted_tables:
            if table.name not in OURS:
                connection.execute(table.delete())  # what the migrations have put there by themselves
        for name, group in groupby(found, key=lambda one: one[0]):
            while some := [row for _name, row in islice(group, TOGETHER)]:
                connection.execute(insert(tables.tables[name]), some)
                counts[name] += len(some)
    return dict(counts)
