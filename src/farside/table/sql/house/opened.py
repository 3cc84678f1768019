"""The database as those who keep house open it: patiently, and one connection at a time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, MetaData, create_engine, event, inspect
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, NoSuchModuleError
from sqlalchemy.pool import NullPool

from farside.table.sql.database import (
    GET_REVISION,
    REVISIONS,
    check_revision,
    is_sqlite,
    read_url,
    refuse_newer,
    upgrade,
)
from farside.table.store import StoreError

BUSY = 30_000  # milliseconds: whoever keeps house may wait


def engine_of(url: URL) -> Engine:
    try:  # parameters are hidden, because they may be tokens
        engine = create_engine(url, hide_parameters=True, poolclass=NullPool)
    except (NoSuchModuleError, ModuleNotFoundError) as error:
        raise StoreError(
            f"the driver of {url.drivername} is not installed; try: pip install farside[postgres]"
        ) from error
    if is_sqlite(url):
        event.listen(engine, "connect", set_up)
    return engine


def set_up(connection: Any, _entry: Any) -> None:
    for pragma in (f"busy_timeout = {BUSY}", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")


@contextmanager
def database(url: str, as_it_is: bool = False) -> Iterator[Engine]:
    """A database, brought to the newest shape unless it is to stay as it is.

    StoreError if it is not there, is newer than we are, or cannot be reached.
    """
    address = read_url(url)
    if is_sqlite(address) and not Path(address.database or "").is_file():
        raise StoreError(f"there is no database {address.database}")
    refuse_newer(address)
    engine = engine_of(address)
    try:
        with told(address):
            if as_it_is:
                check_revision(address, shape_of(engine) or None)
            else:
                upgrade(engine)
            yield engine
    finally:
        engine.dispose()


@contextmanager
def told(url: URL) -> Iterator[None]:
    """What a driver raises, in a sentence without passwords."""
    try:
        yield
    except DBAPIError as error:
        raise StoreError(f"{url.render_as_string(hide_password=True)}: {error.orig}") from error


@contextmanager
def snapshot(engine: Engine) -> Iterator[Connection]:
    """One moment of the database, however long it is looked at and whatever others write meanwhile."""
    if is_sqlite(engine.url):
        with engine.connect() as connection:
            connection.exec_driver_sql("BEGIN")
            yield connection
            connection.rollback()
    else:
        with engine.connect().execution_options(isolation_level="REPEATABLE READ") as connection:
            connection.exec_driver_sql("SET TRANSACTION READ ONLY")
            yield connection
            connection.rollback()


def drawn_up(engine: Engine) -> MetaData:
    """The tables of the database as they are, those that others refer to first."""
    found = MetaData()
    found.reflect(engine)
    return found


def shape_of(engine: Engine) -> str:
    """Which shape a database has; empty if it is not ours or new."""
    if not inspect(engine).has_table("alembic_version"):
        return ""
    with engine.connect() as connection:
        return str(connection.execute(GET_REVISION).scalar() or "")


def newest() -> str:
    return REVISIONS[-1]
