"""Your tables: those that this browser remembers, in order, however many there are.

The store is asked once how all of them stand. Those in memory are compared with that; of the others a few are read at
a time, so that nobody waits for hundreds: until then a table counts as one that runs and waits for somebody else.
"""

from __future__ import annotations

from typing import NamedTuple

from starlette.requests import Request

from farside.table import doors
from farside.table.playing import Playing
from farside.table.trouble import RestsError, TroubleError
from farside.table.visitor import host_of, tables_of, tokens_of

READ = 24  # tables at a time that are not in memory


class Standing(NamedTuple):
    """A table, and what its place in the list follows from."""

    table: str
    mine: bool  # one of this browser's seats is asked
    over: bool
    created: float


def in_order(request: Request) -> list[Standing]:
    """Your turn first, then the running ones, then the finished and those that rest; the youngest first."""
    host = host_of(request)
    found = host.tables.all_fresh(tables_of(request), READ)
    standing = [stands(request, table, one) for table, one in found.items()]
    return sorted(standing, key=lambda one: (not one.mine, one.over, -one.created))


def stands(request: Request, table: str, found: Playing | TroubleError | None) -> Standing:
    if isinstance(found, Playing):
        door = doors.opens(tokens_of(request, table), [seat.token for seat in found.seats], found.row.host)
        asked = () if found.gathering else found.state.waiting()
        return Standing(table, any(seat in asked for seat in door.seats), found.state.over, found.row.created)
    if isinstance(found, RestsError):
        return Standing(table, False, True, found.created)
    return Standing(table, False, False, 0.0)
