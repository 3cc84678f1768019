"""The keyrings of a tab: one document a ring, with what it owns, what is set, and the browsers that open it."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any

from farside.core.actions import Seat
from farside.table.memory_rings import Kept, MemoryRings
from farside.table.rows import Device, Held, Keepsake, Ring

Save = Callable[[str, str | None], None]
RING = "profile/"  # what documents are called since all that anybody kept was a collection


class TabRings(MemoryRings):
    """What is changed is written down."""

    def __init__(self, tables: Mapping[str, Kept], table_written: Callable[[str], object], save: Save) -> None:
        super().__init__(tables)
        self._table_written = table_written
        self._save = save
        self.unreadable: Collection[str] = ()  # tables that are kept here, and cannot be read

    def add(self, ring: Ring, device: Device) -> None:
        if self.get(ring.id) is None:
            super().add(ring, device)
            self._written(ring.id)

    def rename(self, ring: str, name: str) -> None:
        super().rename(ring, name)
        self._written(ring)

    def join(self, device: Device) -> bool:
        done = super().join(device)
        self._written(device.ring)
        return done

    def saw(self, secret: str, seen: float) -> None:
        super().saw(secret, seen)
        self._written(self.of(secret))

    def part(self, ring: str, secrets: Collection[str]) -> int:
        gone = super().part(ring, secrets)
        self._written(ring)
        return gone

    def carry(self, had: str, ring: str) -> None:
        opened = [table for table, kept in self._tables.items() if kept.row.ring == had]
        super().carry(had, ring)
        for one in (had, ring):
            self._written(one)
        for table in opened:
            self._table_written(table)

    def put(self, ring: str, key: str, value: Any) -> None:
        super().put(ring, key, value)
        self._written(ring)

    def keep(self, won: Iterable[Keepsake]) -> int:
        things = list(won)
        new = super().keep(things)
        for ring in {one.profile for one in things}:
            self._written(ring)
        return new

    def seats(self, ring: str) -> list[Held]:
        """Whose an unreadable table is nobody knows: whoever uses this browser sees that it is there."""
        return super().seats(ring) + [Held(table, 0, "", False, 0.0, 0.0) for table in self.unreadable]

    def take(self, table: str, seats: Collection[Seat], ring: str, host: bool = False) -> bool:
        done = super().take(table, seats, ring, host)
        if done:
            self._table_written(table)
        return done

    def relock(self, ring: str) -> list[str]:
        found = super().relock(ring)
        for table in found:
            self._table_written(table)
        return found

    # -- documents -------------------------------------------------------------------------------

    def _written(self, ring: str) -> None:
        if ring in self._rings:
            self._save(RING + ring, self.text(ring))

    def text(self, ring: str) -> str:
        found = self._rings[ring]
        devices = [list(one) for one in self.devices(ring)]
        told = {"ring": list(found.row), "settings": found.settings, "devices": devices}
        return json.dumps(told | {"keepsakes": [list(one) for one in self.keepsakes(ring)]})

    def texts(self) -> dict[str, str]:
        return {ring: self.text(ring) for ring in self._rings}

    def read(self, ring: str, text: str) -> None:
        """A document; of an earlier version, a list of what somebody owns under the mark of the secret."""
        told = json.loads(text)
        if isinstance(told, list):
            told = {"ring": [ring, "", 0.0], "settings": {}, "devices": [[ring, ring, "", 0.0, 0.0]], "keepsakes": told}
        row = Ring(*told["ring"])
        for device in told["devices"]:
            super().add(row, Device(*device))
        for key, value in told["settings"].items():
            super().put(row.id, key, value)
        super().keep(Keepsake(*one) for one in told["keepsakes"])
