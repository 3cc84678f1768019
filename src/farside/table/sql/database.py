"""The database: opened, checked and brought to the newest shape; the store reads and writes it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from farside.table.store import StoreError

# The shapes of the database we know, oldest first.
REVISIONS = tuple([f"{number:04}" for number in range(1, 22)])
PRIVATE = 0o600  # a file's mode: its owner's alone
BESIDE = ("-wal", "-shm", "-journal")  # what SQLite keeps beside a file
MIGRATIONS = Path(__file__).parent / "migrations"
BUSY = 450  # milliseconds to wait while another process writes
HASTY = 50  # the same for whoever has waited for somebody else who waited
MODEST = 150  # the same for what can be said again a second later
SLOW = 800  # milliseconds for an answer from afar: less than a visitor waits
LIMITS = {  # milliseconds; for a lock a little less than for a whole statement, so that it is said what was waited for
    "lock_timeout": SLOW - 100,
    "statement_timeout": SLOW,
    "idle_in_transaction_session_timeout": 5000,
}
FAR = {  # a server that is gone without a word is missed after two seconds
    "connect_timeout": 2,
    "tcp_user_timeout": 2000,
    "keepalives_idle": 5,
    "keepalives_interval": 1,
    "keepalives_count": 2,
}
IS_OFF = "current_setting('synchronous_commit') IN ('off', 'false', 'no', '0')"
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


def open_engine(
    url: URL, lasting: bool = True, lines: int = 1, at_once: bool = False, patient: bool = False, busy: int = BUSY
) -> Engine:
    """Where connections come from; `lasting`: see `set_up_sqlite`; `patient`: for work that may take its time; `busy`:
    how many milliseconds another process may keep the file, if it is one.

    `at_once`: each statement is written by itself. That is said to the engine and never to a connection, which forgets
    it when it is lost and opened anew. On SQLite these connections stay with the loop, so they never wait: a locked
    file is left to a clerk, and so is the copying of the log into the file where it is not lasting (it syncs).
    """
    try:  # parameters are hidden, because they may be tokens
        engine = create_engine(url, hide_parameters=True, **manner(url, lines, at_once))
    except (NoSuchModuleError, ModuleNotFoundError) as error:
        raise StoreError(
            f"the driver of {url.drivername} is not installed; try: pip install farside[postgres]"
        ) from error
    if is_sqlite(url):
        busy = 0 if at_once else busy
        event.listen(engine, "connect", lambda connection, _entry: set_up_sqlite(connection, lasting, busy))
    elif not patient:
        event.listen(engine, "connect", lambda connection, _entry: set_up_postgresql(connection, lasting))
    return engine


def manner(url: URL, lines: int, at_once: bool) -> dict[str, Any]:
    """How connections are made and kept."""
    how: dict[str, Any] = {"isolation_level": "AUTOCOMMIT", "pool_reset_on_return": None} if at_once else {}
    if is_sqlite(url):
        return how
    far = {name: value for name, value in FAR.items() if name not in url.query}
    return {**how, "pool_size": lines, "pool_timeout": 1, "connect_args": far}


def set_up_sqlite(connection: sqlite3.Connection, lasting: bool, busy: int) -> None:
    """Every connection: write ahead, wait so long for other writers, keep seats and moves with their table.

    What lasts is synced to the disk at every commit (on a Mac out of the drive's own cache too). Else it is left to the
    operating system: a killed program loses nothing, a power cut takes the last commits, and no file is damaged.
    """
    synced = ("synchronous = FULL", "fullfsync = ON") if lasting else ("synchronous = NORMAL",)
    left = () if busy or lasting else ("wal_autocheckpoint = 0",)
    pragmas = ("journal_mode = WAL", *synced, *left, f"busy_timeout = {busy}", "foreign_keys = ON")
    for pragma in (f"busy_timeout = {BUSY}", *pragmas):  # the first one may meet others who open the file
        connection.execute(f"PRAGMA {pragma}")


def set_up_postgresql(connection: Any, lasting: bool) -> None:
    """Every connection: no question takes longer than visitors wait, and no lock outlives a server that hangs.

    What lasts is on the server's disk when it is answered, whatever the database's own setting allows (a stricter one,
    that of a replica, stays); else the last moments before a power cut may be lost.
    """
    with connection.cursor() as cursor:
        for name, value in LIMITS.items():
            cursor.execute(f"SET {name} = {value}")
        if not lasting:
            cursor.execute("SET synchronous_commit = off")
        else:
            cursor.execute("SELECT set_config('synchronous_commit', 'on', false) WHERE " + IS_OFF)
    connection.commit()


def refuse_newer(url: URL) -> None:
    """A database of a newer Farside stays as it is. Looked at before anything is written, its mode included."""
    if not is_sqlite(url):
        return
    file = Path(url.database or "")
    keep_to_ourselves(file)
    if not file.exists() or not file.stat().st_size:
        return
    try:
        revision = known_revision(file)
    except sqlite3.DatabaseError as error:
        raise StoreError(f"{file} cannot be read as a database: {error}") from error
    check_revision(url, revision)


def keep_to_ourselves(file: Path) -> None:
    """A new file is made, and nobody but its owner may read it, nor what SQLite keeps beside it: it holds the decks."""
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with suppress(OSError):  # somebody else's file, or a disk that nobody may write to: whoever opens it will say so
        os.close(os.open(file, os.O_CREAT | os.O_RDONLY, PRIVATE))
    for one in (file, *(Path(f"{file}{end}") for end in BESIDE)):
        with suppress(OSError):
            if one.stat().st_mode & ~PRIVATE & 0o777:
                one.chmod(PRIVATE)


def known_revision(file: Path) -> str | None:
    """The shape of a database in a file; None if it has none yet. What waits in its log is left there if it can be.

    After a power cut nobody has an index of the log, and who only reads may not make one.
    """
    if Path(f"{file}-wal").exists():
        with suppress(sqlite3.OperationalError):
            return ask_revision(file, "ro")
    return ask_revision(file, "rw")


def ask_revision(file: Path, mode: str) -> str | None:
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode={mode}", uri=True)) as connection:
        known = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
        rows = connection.execute(GET_REVISION.text).fetchall() if known else []
    return str(rows[0][0]) if rows else None


def check_revision(url: URL, revision: str | None) -> None:
    if revision is not None and revision not in REVISIONS:
        shown = url.render_as_string(hide_password=True)
        raise StoreError(
            f"{shown} was written by a newer version of Farside (its shape is {revision}, this version knows "
            f"{REVISIONS[-1]}). It has not been touched. Install the newer version, or name another --database."
        )


def bring_up_to_date(url: URL) -> None:
    """Whatever the database needs to be used, for as long as it takes."""
    refuse_newer(url)
    engine = open_engine(url, patient=True)
    try:
        upgrade(engine)
    finally:
        engine.dispose()


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


def migrate(engine: Engine, shape: str = REVISIONS[-1]) -> None:
    from alembic import command  # a quarter of a second that a start without migrations need not spend
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, shape)
