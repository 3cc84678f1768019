"""The store as the host knows it: tables, seats and moves, people and campaigns, wherever they are kept.

`sql/` keeps them in a database, `memory.py` until the program ends; `tests/table/test_stores.py` holds both to the same
promises. Only the host calls a store. What a method writes is safe when it returns, all of it or nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Protocol

from farside.core.game import Value
from farside.core.record import Move
from farside.table.pulse import Pulse
from farside.table.rows import ALONE, CampaignRow, ChapterRow, Ending, Keepsake, Keys, Promise, SeatRow, TableRow, Tie


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


class Profiles(Protocol):
    """People without accounts. A profile's name is the hash of its secret, which only its owner has."""

    def known(self, profile: str) -> bool: ...

    def keepsakes(self, profile: str) -> list[Keepsake]:
        """What somebody owns, by game, the oldest first."""

    def add(self, profile: str, created: float) -> None: ...

    def keep(self, won: Iterable[Keepsake]) -> int:
        """Put things into collections; says how many are new there. Strangers own nothing."""


class Campaigns(Protocol):
    """Campaigns by their code."""

    def get(self, campaign: str) -> CampaignRow | None: ...

    def chapters(self, campaign: str) -> list[ChapterRow]:
        """The chapters opened so far, in order."""

    def of_tables(self, tables: Sequence[str]) -> dict[str, str]:
        """The campaigns these tables belong to; other tables are left out."""

    def pulses(self, campaigns: Sequence[str]) -> dict[str, Pulse]:
        """Of each of these campaigns: how many chapters are over, how many were opened, renamings at their tables."""

    def add(self, row: CampaignRow) -> bool:
        """Begin a campaign; False if its name is taken."""


class Promises(Protocol):
    """Numbers drawn for tables to come, by what commits the house to them."""

    def add(self, promise: Promise, before: float) -> None:
        """Put a promise down; those made before that time are forgotten."""

    def get(self, commitment: str) -> Promise | None: ...

    def drop(self, commitment: str) -> bool:
        """Take a promise away; False if it is not there (any more)."""


class Leases(Protocol):
    """Which server thinks for the bots of a table: one at a time, and none that no longer says that it lives.

    A lease is there while bots are asked, so whoever comes next knows where to go on. A name is given to one run of one
    server, and never again once it was taken for dead.
    """

    def join(self, server: str, seconds: float) -> None:
        """A server comes and lives for so many seconds; to say it twice does no harm."""

    def live_on(self, server: str, seconds: float) -> bool:
        """The same server lives for so many seconds from now on; False if it is taken for dead and holds nothing."""

    def leave(self, server: str) -> None:
        """A server goes; what it holds is free."""

    def servers(self) -> int:
        """How many live."""

    def ask(self, table: str) -> None:
        """The bots of a table are asked, and nobody thinks yet."""

    def take(self, table: str, server: str) -> bool:
        """Think for a table from now on; False if another server that lives does."""

    def free(self, table: str, server: str) -> None:
        """Think no longer, though bots are asked: somebody else may."""

    def end(self, table: str, server: str) -> None:
        """Think no longer, because nobody is asked."""

    def all_free(self, most: int) -> list[str]:
        """Some of the tables whose bots are asked while nobody alive thinks for them, the youngest first."""


class News(Protocol):
    """How servers on one store hear of each other's changes: they are told, or look from time to time."""

    @property
    def look_every(self) -> float:
        """Seconds between two looks; may change while a server runs."""

    def mark(self) -> object:
        """Stays the same as long as no other server can have changed anything; None if that is not known."""

    def tell(self, table: str, pulse: Pulse) -> None:
        """This server has changed a table, and has written it down."""

    async def run(self, hear: Callable[[str, Pulse], None], missed: Callable[[], None]) -> None:
        """Until cancelled: tell others, and `hear` of what they changed; `missed` if something may not be heard."""


class Store(Protocol):
    """Where everything is kept. Seed and moves are the truth."""

    @property
    def profiles(self) -> Profiles: ...

    @property
    def campaigns(self) -> Campaigns: ...

    @property
    def promises(self) -> Promises: ...

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
        """Put a new table up, as a chapter or as the rematch of another if it is one.

        False if its code is taken, the chapter is open, or the other table has its rematch.
        """

    def append(
        self, table: str, pulse: Pulse, move: Move, played: float, note: str = "", end: Ending | None = None
    ) -> bool:
        """Write a move down; False if the table is no longer where it was.

        What people win with the last move, and what a chapter brings, is written with it or not at all.
        """

    def take_back(self, table: str, pulse: Pulse, since: int, stand: Sequence[Move], played: float) -> bool:
        """Delete the moves from `since` on, and write those that stand again; False if the table has moved on."""

    def sit(self, table: str, seat: SeatRow, was: Keys | None = None) -> bool:
        """Somebody has taken a seat or has a new name. The seat's keys stay, unless whoever changes them says what
        they were; False if they are no longer."""

    def bring(
        self, table: str, pulse: Pulse, seat: SeatRow, variants: Mapping[str, Value], was: Keys | None = None
    ) -> bool:
        """Somebody has taken a seat and brought a collection; False if the table or the keys are no longer the same."""

    def close(self) -> None: ...
