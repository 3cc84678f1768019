"""Ringing: keyrings, which is how the house knows people. No account: a ring is a secret that a browser keeps.

Every browser that took a ring has a secret of its own, kept as a mark, so that one of them can be shut out without the
others noticing. A seat on a ring is opened by the ring as well as by its token.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Protocol

from farside.table import doors
from farside.table.playing import Playing
from farside.table.rows import Device, Ring
from farside.table.store import Store
from farside.table.trouble import NoProfileError

BELIEVED = 2.0  # seconds for which what a secret opens is not asked again
MOST = 10_000  # secrets that are remembered
HOUR = 3600.0


class House(Protocol):
    """What is asked of the host."""

    def playing(self, table: str) -> Playing: ...

    def renewed(self, table: str) -> None: ...


class Ringing:
    """The host's hand for keyrings."""

    def __init__(self, house: House, store: Store) -> None:
        self.house = house
        self.store = store
        self._known: dict[str, tuple[str, float]] = {}  # by mark of a secret: its ring, and until when to believe it

    # -- secrets -----------------------------------------------------------------------------------

    def new(self, kind: str = "") -> str:
        """A new ring; the secret by which this browser opens it is told once and never kept."""
        secret, now = doors.new_token(), time.time()
        mark = doors.ring_mark(secret)
        self.store.rings.add(Ring(mark, "", now), Device(mark, mark, kind, now, now))
        return secret

    def of(self, secret: str) -> str:
        """The ring that a secret opens; "" if it opens none."""
        if not secret:
            return ""
        mark, now = doors.ring_mark(secret), time.monotonic()
        ring, until = self._known.get(mark, ("", 0.0))
        if now >= until:
            ring = self.store.rings.of(mark)
            if len(self._known) >= MOST:
                self._known.clear()
            self._known[mark] = ring, now + BELIEVED if ring else 0.0
        return ring

    def forget(self) -> None:
        """Secrets may open other rings than before."""
        self._known.clear()

    def opened(self, secret: str) -> str:
        """The same; NoProfileError if it opens none."""
        ring = self.of(secret)
        if not ring:
            raise NoProfileError
        return ring

    def another(self, ring: str, kind: str = "") -> str:
        """A secret for one more browser."""
        secret, now = doors.new_token(), time.time()
        if not self.store.rings.join(Device(doors.ring_mark(secret), ring, kind, now, now)):
            raise NoProfileError
        return secret

    def came(self, secret: str, ring: str) -> None:
        """A browser came; noted once an hour."""
        mark, now = doors.ring_mark(secret), time.time()
        if any(one.secret == mark and now - one.seen >= HOUR for one in self.store.rings.devices(ring)):
            self.store.rings.saw(mark, now)

    def shut_out(self, ring: str, secrets: Sequence[str]) -> int:
        """These browsers (by mark) open the ring no longer, nor do the tokens they may remember."""
        gone = self.store.rings.part(ring, secrets)
        self.forget()
        if gone:
            for table in self.store.rings.relock(ring):
                self.house.renewed(table)
        return gone

    # -- seats -------------------------------------------------------------------------------------

    def take_in(self, table: str, tokens: Iterable[str], ring: str) -> None:
        """Hang on a ring what these tokens open and nobody's ring holds yet."""
        playing = self.house.playing(table)
        door = doors.opens(tokens, playing.seats, playing.row)
        seats = [seat for seat in door.seats if not playing.seats[seat].ring]
        host = door.host and not playing.row.ring
        if (seats or host) and self.store.rings.take(table, seats, ring, host):
            self.house.renewed(table)
