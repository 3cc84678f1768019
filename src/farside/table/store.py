"""The store as the host knows it: tables, seats and moves, people and campaigns, wherever they are kept.

`sql/` keeps them in a database, `memory.py` until the program ends; `tests/table/stores` holds both to the same
promises. Only the host calls a store. What a method writes is safe when it returns, all of it or nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from farside.core.game import Value
from farside.core.record import Move
from farside.table.calls.rows import Calls
from farside.table.drawers import (
    Analyses,
    Boxes,
    Campaigns,
    Circles,
    Leases,
    News,
    Promises,
    Rings,
    Talk,
    Timings,
    Watchable,
)
from farside.table.plans import Plans
from farside.table.pulse import Pulse
from farside.table.rows import ALONE, NOTHING_MORE, Along, Keys, SeatRow, TableRow, Tie


class StoreError(RuntimeError):
    """The store cannot be used: says which, why, and what to do. It has not been touched."""


class StoreBusyError(RuntimeError):
    """The store does not answer now; the next question may find it again. What was answered before is there.

    Whether a change that ends in this error was written is not known, if the way to the store was lost on it.
    """

    lost = False  # the way to the store is gone, be it while it was asked


class StoreFullError(StoreBusyError):
    """There is no room left to write. Nothing was written; what is there can be read."""


class StoreReadOnlyError(StoreBusyError):
    """The store takes no changes now. Nothing was written; what is there can be read."""


class StoreDamagedError(StoreBusyError):
    """What is kept cannot be read: somebody must repair it, or bring a backup."""


class Store(Protocol):
    """Where everything is kept. Seed and moves are the truth."""

    @property
    def rings(self) -> Rings: ...

    @property
    def campaigns(self) -> Campaigns: ...

    @property
    def promises(self) -> Promises: ...

    @property
    def analyses(self) -> Analyses: ...

    @property
    def talk(self) -> Talk: ...

    @property
    def circles(self) -> Circles: ...

    @property
    def watchable(self) -> Watchable: ...

    @property
    def boxes(self) -> Boxes: ...

    @property
    def timings(self) -> Timings: ...

    @property
    def calls(self) -> Calls: ...

    @property
    def plans(self) -> Plans: ...

    @property
    def leases(self) -> Leases: ...

    @property
    def news(self) -> News: ...

    # -- reading ---------------------------------------------------------------------------------

    def table(self, table: str) -> TableRow | None: ...

    def seats(self, table: str) -> list[SeatRow]: ...

    def moves(self, table: str, since: int = 0) -> list[Move]: ...

    def notes(self, table: str) -> dict[int, str]:
        """What is to be said about moves, by the ply before them."""

    def played(self, table: str) -> float:
        """When the last move was made; 0 before the first."""

    def pulse(self, table: str) -> Pulse | None: ...

    def pulses(self, tables: Sequence[str]) -> dict[str, Pulse]:
        """The pulse of each of these tables, for those who watch them."""

    # -- writing ---------------------------------------------------------------------------------

    def add(self, table: TableRow, seats: Sequence[SeatRow], moves: Sequence[Move], tie: Tie = ALONE) -> bool:
        """Put a new table up, as a chapter or as the rematch of another if it is one, and with its clocks.

        False if its code is taken, the chapter is open, or the other table has its rematch.
        """

    def append(self, table: str, pulse: Pulse, move: Move, played: float, along: Along = NOTHING_MORE) -> bool:
        """Write a move down; False if the table is no longer where it was, or its clocks or a plan are not.

        What people win with the last move, what a chapter brings, how the clocks stand then, who is to be called and a
        plan that is played with it are written with it or not at all.
        """

    def take_back(
        self, table: str, pulse: Pulse, since: int, stand: Sequence[Move], played: float, along: Along = NOTHING_MORE
    ) -> bool:
        """Delete the moves from `since` on, and write those that stand again; False if the table has moved on."""

    def sit(self, table: str, seat: SeatRow, was: Keys | None = None) -> bool:
        """Somebody has taken a seat or has a new name. The seat's keys stay, unless whoever changes them says what
        they were; False if they are no longer."""

    def bring(
        self, table: str, pulse: Pulse, seat: SeatRow, variants: Mapping[str, Value], was: Keys | None = None
    ) -> bool:
        """Somebody has taken a seat and brought a collection; False if the table or the keys are no longer the same."""

    def close(self) -> None: ...
