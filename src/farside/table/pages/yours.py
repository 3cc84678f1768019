"""Your tables: those on this browser's keyring and those it remembers, in order, however many there are.

The store is asked once which seats hang on the ring, and once how the tables stand that are not over. Those in memory
are compared with that; of the others a few are read at a time, so that nobody waits for hundreds: until then a table
counts as one that runs and waits for somebody else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from starlette.requests import Request

from farside.core.actions import Seat
from farside.table import doors
from farside.table.playing import Playing
from farside.table.rows import Held
from farside.table.store import StoreBusyError
from farside.table.trouble import RestsError, TroubleError
from farside.table.visitor import host_of, ring_of, ring_secret, tables_of, tokens_of

Found = TypeVar("Found")

READ = 48  # tables at a time that are not in memory


NEVER = float("inf")


class Standing(NamedTuple):
    """A table, and what its place in the list follows from."""

    table: str
    mine: bool  # one of this browser's seats is asked
    over: bool
    created: float
    played: float = 0.0  # when the last move was made, as far as it is known
    game: str = ""
    rests: bool = False  # this version cannot play it
    until: float = NEVER  # when one's time is up


def in_order(request: Request) -> list[Standing]:
    """Your turn first, where least time is left; then the running ones, the finished and those that rest; the youngest
    first."""
    return sorted(standing(request), key=lambda one: (not one.mine, one.over, one.until, -one.created))


def standing(request: Request) -> Sequence[Standing]:
    """All of them in any order; worked out once a request."""
    found: Sequence[Standing] | None = getattr(request.state, "standing", None)
    if found is None:
        found = request.state.standing = worked_out(request)
    return found


def waiting(request: Request) -> int:
    """How many wait for this browser's owner."""
    return within_reach(lambda: sum(one.mine for one in standing(request)), 0) if anybody(request) else 0


def anybody(request: Request) -> bool:
    """Whether this browser has ever sat anywhere."""
    return bool(ring_secret(request) or tables_of(request))


def within_reach(ask: Callable[[], Found], otherwise: Found) -> Found:
    """What the tables say; pages that are good without them do not wait for tables that are out of reach."""
    try:
        return ask()
    except StoreBusyError:
        return otherwise


def worked_out(request: Request) -> list[Standing]:
    host, ring = host_of(request), ring_of(request)
    held = {one.table: one for one in (host.store.rings.seats(ring) if ring else ())}
    done = [Standing(one.table, False, True, one.created, one.played, one.game) for one in held.values() if one.over]
    running = [one.table for one in held.values() if not one.over]
    loose = [table for table in tables_of(request) if table not in held]
    found = host.tables.all_fresh([*running, *loose], READ)
    return [*done, *[stands(request, table, one, held) for table, one in found.items() if not left(request, one)]]


def left(request: Request, found: Playing | TroubleError | None) -> bool:
    """Whether this browser remembers a table where it has nothing any more: the seat was left, or given to another."""
    if not isinstance(found, Playing):
        return False
    return doors.opens(tokens_of(request, found.row.id), found.seats, found.row, ring_of(request)).spectator


def stands(
    request: Request, table: str, found: Playing | TroubleError | None, held: Mapping[str, Held] | None = None
) -> Standing:
    known = (held or {}).get(table)
    played, game = (known.played, known.game) if known else (0.0, "")
    if isinstance(found, Playing):
        held_here = doors.opens(tokens_of(request, table), found.seats, found.row, ring_of(request)).seats
        open_to = () if found.gathering or found.ended else found.state.waiting()
        asked = [seat for seat in held_here if seat in open_to and not found.bot_of(seat)]
        played = played or found.row.created
        until = until_of(request, found, asked)
        over = found.state.over or found.ended
        return Standing(table, bool(asked), over, found.row.created, played, found.title.key, until=until)
    if isinstance(found, RestsError):
        return Standing(table, False, True, found.created, played, found.game, rests=True)
    return Standing(table, False, False, known.created if known else 0.0, played, game)


def until_of(request: Request, playing: Playing, asked: Sequence[Seat]) -> float:
    """When the time of the first of these seats is up."""
    if playing.timing is None or not asked:
        return NEVER
    pacing = host_of(request).pacing
    return min((at for at in (pacing.up_at(playing, seat) for seat in asked) if at), default=NEVER)
