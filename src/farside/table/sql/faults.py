"""Faults: what a driver raises becomes an error of the house that says what is the matter."""

from __future__ import annotations

import sqlite3

from sqlalchemy import ExceptionContext
from sqlalchemy.exc import IntegrityError

from farside.table.store import StoreBusyError, StoreDamagedError, StoreFullError, StoreReadOnlyError

LOW_BITS = 0xFF  # of an extended code of SQLite: the plain code
SQLITE = {  # plain codes
    sqlite3.SQLITE_FULL: StoreFullError,
    sqlite3.SQLITE_READONLY: StoreReadOnlyError,
    sqlite3.SQLITE_CORRUPT: StoreDamagedError,
    sqlite3.SQLITE_NOTADB: StoreDamagedError,
}
POSTGRESQL = {  # codes, and the classes they begin with
    "53100": StoreFullError,
    "25006": StoreReadOnlyError,
    "XX001": StoreDamagedError,
    "XX002": StoreDamagedError,
}


def house_error(context: ExceptionContext) -> Exception | None:
    """The house's error for a driver's; that a row is there already is an answer and no error."""
    found = context.sqlalchemy_exception
    if found is None or isinstance(found, IntegrityError) or context.is_pre_ping:
        return None
    error = named(context.original_exception)
    error.lost = context.is_disconnect or context.connection is None
    return error


def named(error: BaseException) -> StoreBusyError:
    """The same, by what the driver says of it."""
    code = getattr(error, "sqlite_errorcode", None)
    kind = POSTGRESQL.get(getattr(error, "sqlstate", None) or "") if code is None else SQLITE.get(code & LOW_BITS)
    return (kind or StoreBusyError)(str(error))
