"""Tables in memory, and the keyrings that hold their seats; the rest of that store is in `memory.py`."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from farside.core.actions import Seat
from farside.core.record import Move
from farside.table.pulse import Pulse
from farside.table.rows import CODE, Device, Held, Keepsake, Keys, Ring, SeatRow, TableRow, WordRow


@dataclass(slots=True)
class Written:
    """A move with what is known about it."""

    move: Move
    played: float
    note: str = ""


@dataclass(slots=True)
class Kept:
    """One table: its row, its seats and its moves."""

    row: TableRow
    seats: list[SeatRow]
    moves: list[Written]
    named: int = 0
    words: list[WordRow] = field(default_factory=list)

    @property
    def pulse(self) -> Pulse:
        return Pulse(self.row.era, len(self.moves), self.named)

    def stands(self, pulse: Pulse) -> bool:
        """Whether nobody has moved or taken back since; a new name changes nothing."""
        return self.pulse[:2] == pulse[:2]

    def may_sit(self, seat: SeatRow, was: Keys | None) -> bool:
        return was is None or self.seats[seat.seat].keys[:2] == was[:2]

    def sit(self, seat: SeatRow, was: Keys | None) -> None:
        old = self.seats[seat.seat]
        keys = old.keys if was is None else seat.keys
        self.seats[seat.seat] = replace(seat, kind=old.kind, bot=old.bot, **keys._asdict())
        self.named += 1


@dataclass(slots=True)
class OneRing:
    """A keyring with all that belongs to it but its seats."""

    row: Ring
    settings: dict[str, Any] = field(default_factory=dict)
    owned: dict[tuple[str, str], Keepsake] = field(default_factory=dict)


class MemoryRings:
    """What `store.Rings` promises."""

    def __init__(self, tables: Mapping[str, Kept]) -> None:
        self._tables = tables
        self._rings: dict[str, OneRing] = {}
        self._devices: dict[str, Device] = {}

    def of(self, secret: str) -> str:
        found = self._devices.get(secret)
        return "" if found is None else found.ring

    def get(self, ring: str) -> Ring | None:
        found = self._rings.get(ring)
        return None if found is None else found.row

    def add(self, ring: Ring, device: Device) -> None:
        self._rings.setdefault(ring.id, OneRing(ring))
        self._devices.setdefault(device.secret, device)

    def rename(self, ring: str, name: str) -> None:
        if ring in self._rings:
            self._rings[ring].row = self._rings[ring].row._replace(name=name)

    # -- devices ---------------------------------------------------------------------------------

    def devices(self, ring: str) -> list[Device]:
        found = [one for one in self._devices.values() if one.ring == ring]
        return sorted(found, key=lambda one: (-one.seen, -one.created, one.secret))

    def join(self, device: Device) -> bool:
        if device.ring not in self._rings or device.secret in self._devices:
            return False
        self._devices[device.secret] = device
        return True

    def saw(self, secret: str, seen: float) -> None:
        if secret in self._devices:
            self._devices[secret] = self._devices[secret]._replace(seen=seen)

    def part(self, ring: str, secrets: Collection[str]) -> int:
        gone = [one for one in secrets if self.of(one) == ring]
        for one in gone:
            del self._devices[one]
        return len(gone)

    def carry(self, had: str, ring: str) -> None:
        for one in self.devices(had):
            del self._devices[one.secret]
            if not one.kind.startswith(CODE):
                self._devices[one.secret] = one._replace(ring=ring)
        for kept in self._tables.values():
            kept.row.ring = ring if kept.row.ring == had else kept.row.ring

    # -- settings --------------------------------------------------------------------------------

    def settings(self, ring: str) -> dict[str, Any]:
        found = self._rings.get(ring)
        return {} if found is None else dict(sorted(found.settings.items()))

    def setting(self, ring: str, key: str) -> Any:
        return self.settings(ring).get(key)

    def put(self, ring: str, key: str, value: Any) -> None:
        found = self._rings.get(ring)
        if found is None:
            return
        if value is None:
            found.settings.pop(key, None)
        else:
            found.settings[key] = value

    # -- seats -----------------------------------------------------------------------------------

    def seats(self, ring: str) -> list[Held]:
        found = [held(kept, row) for kept in self._tables.values() for row in kept.seats if ring and row.ring == ring]
        return sorted(found, key=lambda one: (-one.played, one.table, one.seat))

    def take(self, table: str, seats: Collection[Seat], ring: str, host: bool = False) -> bool:
        kept = self._tables.get(table)
        if kept is None:
            return False
        for seat in seats:
            kept.seats[seat].ring = ring
        kept.row.ring = ring if host else kept.row.ring
        kept.named += 1
        return True

    def relock(self, ring: str) -> list[str]:
        return sorted(table for table, kept in self._tables.items() if relocked(kept, ring))

    # -- collections -----------------------------------------------------------------------------

    def keepsakes(self, ring: str) -> list[Keepsake]:
        found = self._rings[ring].owned.values() if ring in self._rings else ()
        return sorted(found, key=lambda one: (one.game, one.won, one.key))

    def keep(self, won: Iterable[Keepsake]) -> int:
        return sum(self._keep(one) for one in won)

    def _keep(self, one: Keepsake) -> bool:
        ring = self._rings.get(one.profile)
        if ring is None or (one.game, one.key) in ring.owned:
            return False
        ring.owned[one.game, one.key] = one
        return True


def held(kept: Kept, row: SeatRow) -> Held:
    played = max((one.played for one in kept.moves), default=kept.row.created)
    return Held(kept.row.id, row.seat, kept.row.game, kept.row.over, kept.row.created, played)


def relocked(kept: Kept, ring: str) -> bool:
    """Marks that belong to no token in place of those that did; False if nothing here is the ring's."""
    mine = [row for row in kept.seats if row.ring == ring]
    for row in mine:
        row.token, row.invite = secrets.token_hex(), ""
    opened = kept.row.ring == ring
    if opened:
        kept.row.host = secrets.token_hex()
    kept.named += bool(mine or opened)
    return bool(mine or opened)
