"""The database: opened, checked and brought to the newest shape; the store reads and writes it."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from farside.table.store import StoreError

REVISIONS = ("0001", "0002", "0003", "0004", "0005", "0006")  # the shapes of the database we know, oldest first
MIGRATIONS = Path(__file__).parent / "migrations"
BUSY = 5000  # milliseconds to wait while another process writes
GET_REVISION = text("SELECT version_num FROM alembic_version")


def read_url(url: str) -> URL:
    """The database's address; a plain `postgresql://` means the driver that `farside[postgres]` installs."""
    try:
        found = make_url(url)
    except ArgumentError as error:
        raise StoreError(f"'{url}' is no address of a database; try sqlite:///tables.db") from error
    if found.drivername in ("postgres", "postgresql"):
        found = found.set(drivername="postgresql+psycopg")
    if found.get_backend_name() not in ("sqlite", "postgresql"):
        raise StoreError(f"'{found.drivername}' is not supported; possible: sqlite, postgresql")
    if is_sqlite(found) and found.database in (None, "", ":memory:"):
        raise StoreError("a database in memory would be lost with the server; name a file: sqlite:///tables.db")
    return found


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def open_engine(url: URL, at_once: bool = False, lasting: bool = True) -> Engine:
    """Where connections come from; `at_once`: each statement is written by itself; `lasting`: see `set_up_sqlite`.

    That is said to the engine and never to a connection, which forgets it when it is lost and opened anew.
    """
    how: dict[str, Any] = {"isolation_level": "AUTOCOMMIT"} if at_once else {}
    try:  # parameters are hidden, because they may be tokens
        engine = create_engine(url, pool_pre_ping=not is_sqlite(url), hide_parameters=True, **how)
    except (NoSuchModuleError, ModuleNotFoundError) as error:
        raise StoreError(
            f"the driver of {url.drivername} is not installed; try: pip install farside[postgres]"
        ) from error
    if is_sqlite(url):
        event.listen(engine, "connect", lambda connection, _entry: set_up_sqlite(connection, lasting))
    return engine


def set_up_sqlite(connection: sqlite3.Connection, lasting: bool) -> None:
    """Every connection: write ahead, wait for other writers, keep seats and moves with their table.

    What lasts is synced to the disk at every commit (on a Mac out of the drive's own cache too). Else it is left to the
    operating system: a killed program loses nothing, a power cut takes the last commits, and no file is damaged.
    """
    synced = ("synchronous = FULL", "fullfsync = ON") if lasting else ("synchronous = NORMAL",)
    for pragma in ("journal_mode = WAL", *synced, f"busy_timeout = {BUSY}", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")


def refuse_newer(url: URL) -> None:
    """A database of a newer Farside stays as it is. Looked at before anything is written, its mode included."""
    if not is_sqlite(url):
        return
    file = Path(url.database or "")
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        return
    mode = "ro" if Path(f"{file}-wal").exists() else "rw"
    try:
        with sqlite3.connect(f"{file.absolute().as_uri()}?mode={mode}", uri=True) as connection:
            known = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
            rows = connection.execute(GET_REVISION.text).fetchall() if known else []
        connection.close()
    except sqlite3.DatabaseError as error:
        raise StoreError(f"{file} cannot be read as a database: {error}") from error
    check_revision(url, rows[0][0] if rows else None)


def check_revision(url: URL, revision: str | None) -> None:
    if revision is not None and revision not in REVISIONS:
        shown = url.render_as_string(hide_password=True)
        raise StoreError(
            f"{shown} was written by a newer version of Farside (its shape is {revision}, this version knows "
            f"{REVISIONS[-1]}). It has not been touched. Install the newer version, or name another --database."
        )


def upgrade(engine: Engine) -> None:
    """Bring the database to the newest shape; Alembic is only woken when there is something to do."""
    try:
        with engine.connect() as connection:
            known = engine.dialect.has_table(connection, "alembic_version")
            revision = connection.execute(GET_REVISION).scalar() if known else None
        check_revision(engine.url, revision)
        if revision != REVISIONS[-1]:
            migrate(engine)
    except DBAPIError as error:
        shown = engine.url.render_as_string(hide_password=True)
        raise StoreError(f"{shown} cannot be opened: {error.orig}") from error


def migrate(engine: Engine) -> None:
    from alembic import command  # a quarter of a second that a start without migrations need not spend
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, REVISIONS[-1])
