"""Leasing: the tables whose bots this server thinks for, and that it says in time that it lives.

Two servers never think for one table, because the store gives its lease to one of them. A server that is silent too
long, be it stopped or cut off from the store, is taken for dead, and others think for its tables. It knows so as well,
by its own clock and sooner than they do; then it comes back under a new name and holds nothing.
"""

from __future__ import annotations

import secrets
import time

from farside.table.drawers import Leases
from farside.table.store import StoreBusyError

LIFE = 5.0  # seconds after which somebody silent is taken for dead
BEAT = 1.0  # seconds between two signs of life
CAUTION = 0.5  # seconds that one takes oneself for dead before others do


class Leasing:
    """What one server holds."""

    def __init__(self, leases: Leases) -> None:
        self.leases = leases
        self.name = ""
        self._joined = ""  # the name under which the store knows us
        self._until = 0.0  # on the clock of `time.monotonic`
        self._held: dict[str, str] = {}  # by table, under which name
        self._unsure: dict[str, str] = {}  # leases that may be ours in the store, though we think for nobody there
        self._returned: set[str] = set()  # those of them that are being given back

    @property
    def alive(self) -> bool:
        return time.monotonic() < self._until

    def beat(self) -> None:
        """Say that we live. Who was taken for dead, or must be, comes anew; several may say so at once."""
        now = time.monotonic()
        if not self.name or (self._joined and not self.alive):
            self._come_anew()
        name = self.name
        if self._joined == name:
            known = self.leases.live_on(name, LIFE)
        else:
            self.leases.join(name, LIFE)
            known = True
        if self.name != name:
            return
        if known:
            self._joined, self._until = name, max(self._until, now + LIFE - CAUTION)
        else:
            self._come_anew()
            self.beat()

    def _come_anew(self) -> None:
        self.name, self._joined, self._until = secrets.token_hex(8), "", 0.0

    def take(self, table: str) -> bool:
        """Think for a table; False if another server does."""
        if not self.alive:
            self.beat()
        name = self.name
        if self._held.get(table) == name:
            return True
        if table in self._returned or not self._given(table, name):
            return False
        self._unsure.pop(table, None)
        self._held[table] = name
        return True

    def _given(self, table: str, name: str) -> bool:
        """A store that is late may give a lease after nobody has waited for it any longer."""
        try:
            return self.leases.take(table, name)
        except StoreBusyError:
            self._unsure[table] = name
            raise

    def holds(self, table: str) -> bool:
        """Whether it is still ours."""
        return self.alive and self._held.get(table) == self.name

    def end(self, table: str) -> None:
        """Nobody is asked any more."""
        name = self._held.pop(table, "")
        if name:
            self.leases.end(table, name)

    def free(self, table: str) -> None:
        """We do not go on, somebody else may."""
        name = self._held.pop(table, "")
        if name:
            self._unsure[table] = name
            self._give_back(table)

    def settle(self) -> None:
        """Leases that may be ours without our knowing are given back, else nobody would ever think there."""
        for table in list(self._unsure):
            if table in self._held:
                self._unsure.pop(table, None)
            elif table not in self._returned:
                self._give_back(table)

    def _give_back(self, table: str) -> None:
        self._returned.add(table)
        try:
            self.leases.free(table, self._unsure[table])
            del self._unsure[table]
        finally:
            self._returned.discard(table)

    def leave(self) -> None:
        """Go; what we hold is free at once."""
        name, self.name, self._joined, self._until = self.name, "", "", 0.0
        self._held.clear()
        self._unsure.clear()
        if name:
            self.leases.leave(name)
