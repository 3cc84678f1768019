"""News of a circle's tables on one line, for whoever may see the circle: what a spectator of each may know, no more."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator, Sequence

from farside.table.host import Host
from farside.table.pulse import Pulse
from farside.table.trouble import TroubleError

MOST = 12  # running tables of a circle that are shown, and listened to


def running(host: Host, circle: str) -> list[str]:
    """The tables of a circle that are played now; of many, those opened last."""
    return [one.table for one in host.store.circles.games(circle) if not one.finished][-MOST:]


def stream(host: Host, circle: str) -> AsyncIterator[bytes]:
    """A line at once, and whenever something has changed at one of them that everybody may know.

    Whoever listens here is not at a table: he is called all the same.
    """
    tables = running(host, circle)
    there = {table: pulse for table in tables if (pulse := pulse_of(host, table)) is not None}
    return host.live.stream_all(there, lambda: told(host, tables))


def pulse_of(host: Host, table: str) -> Pulse | None:
    """How a table stands; None if it is gone, or rests."""
    try:
        return host.pulse(table)
    except TroubleError:
        return None


def told(host: Host, tables: Sequence[str]) -> bytes:
    marks = hashlib.sha256(" ".join([mark(host, table) for table in tables]).encode()).hexdigest()[:16]
    return b'id: %s\ndata: {"tables":%d}\n\n' % (marks.encode(), len(tables))


def mark(host: Host, table: str) -> str:
    try:
        return host.news(table).mark
    except TroubleError:
        return ""
