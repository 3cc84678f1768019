"""The drawers of a store as the host knows them: people, campaigns, talk, clocks and more, wherever they are kept."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, Protocol

from farside.core.actions import Seat
from farside.table.calls.rows import Call
from farside.table.pulse import Pulse
from farside.table.rows import (
    AnalysisRow,
    BoxRow,
    CampaignRow,
    ChapterRow,
    CircleGame,
    CircleRow,
    Device,
    Held,
    Keepsake,
    Member,
    Promise,
    Ring,
    TimingRow,
    WordRow,
)


class Rings(Protocol):
    """People without accounts: keyrings, the browsers that open them, and what belongs to them."""

    def of(self, secret: str) -> str:
        """The ring that a browser opens with the secret of this mark (`doors.ring_mark`); "" if it opens none."""

    def get(self, ring: str) -> Ring | None: ...

    def add(self, ring: Ring, device: Device) -> None:
        """A new ring with the browser that has it; one that is there stays as it is."""

    def rename(self, ring: str, name: str) -> None: ...

    # -- devices ---------------------------------------------------------------------------------

    def devices(self, ring: str) -> list[Device]:
        """Those that open a ring, the one that came last first."""

    def join(self, device: Device) -> bool:
        """One more browser opens a ring; False if there is no such ring."""

    def saw(self, secret: str, seen: float) -> None:
        """A browser came."""

    def part(self, ring: str, secrets: Collection[str]) -> int:
        """These browsers open the ring no longer; says how many did."""

    def carry(self, had: str, ring: str) -> None:
        """Who opened one ring opens another from now on, and so do those who opened its tables. Codes are used up."""

    # -- settings --------------------------------------------------------------------------------

    def settings(self, ring: str) -> dict[str, Any]:
        """What somebody has set, by key; each value is what JSON can say."""

    def setting(self, ring: str, key: str) -> Any:
        """One of them; None if it is not set."""

    def put(self, ring: str, key: str, value: Any) -> None:
        """Set one, and leave the others as they are; None takes it away. Of a ring that is not there, nothing."""

    # -- seats -----------------------------------------------------------------------------------

    def seats(self, ring: str) -> list[Held]:
        """All seats on a ring, the table last played at first."""

    def take(self, table: str, seats: Collection[Seat], ring: str, host: bool = False) -> bool:
        """Hang these seats on a ring (""; on none), and the table itself with `host`; whoever watches is told.

        False if there is no such table.
        """

    def relock(self, ring: str) -> list[str]:
        """No token opens the ring's seats and tables any longer, only the ring does. The tables' codes."""

    # -- collections -----------------------------------------------------------------------------

    def keepsakes(self, ring: str) -> list[Keepsake]:
        """What somebody owns, by game, the oldest first."""

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


class Analyses(Protocol):
    """What was found out about finished games."""

    def get(self, table: str, mark: str) -> AnalysisRow | None: ...

    def put(self, row: AnalysisRow) -> None:
        """Write it down in place of what was there; of a table that is not there, nothing."""

    def unfinished(self, most: int, before: float) -> list[str]:
        """Some of the tables on whose analysis nobody has worked since that time, the oldest first."""


class Watchable(Protocol):
    """The tables that are listed for whoever wants to watch; none is, unless somebody says so."""

    def has(self, table: str) -> bool: ...

    def put(self, table: str, on: bool, since: float) -> bool:
        """List a table, or no longer; whoever watches is told. False if there is no such table."""

    def running(self, most: int) -> list[str]:
        """Some of those that are played, the last listed first."""


class Circles(Protocol):
    """Groups of people, and what came of the games they played together. Results outlive their tables."""

    def get(self, circle: str) -> CircleRow | None: ...

    def of(self, ring: str) -> list[CircleRow]:
        """The circles somebody is in, by name."""

    def of_tables(self, tables: Sequence[str]) -> dict[str, str]:
        """The circles these tables belong to; other tables are left out."""

    def members(self, circle: str) -> list[Member]:
        """Everybody who was ever in it, in order; those who left without ring and name."""

    def games(self, circle: str) -> list[CircleGame]:
        """Its tables, the oldest first."""

    def add(self, row: CircleRow, member: Member) -> bool:
        """A new circle with its first member; False if its name is taken."""

    def join(self, member: Member, most: int) -> int:
        """Somebody comes in; his number, which the store gives. 0 if there is no such circle, or it has `most`.

        Whoever is in already keeps his number and has a new name.
        """

    def part(self, circle: str, number: int) -> bool:
        """Somebody goes: neither ring nor name is left. With the last one the circle goes too, and all its results."""

    def relink(self, circle: str, joining: str, reading: str) -> bool:
        """Other links; the old ones open nothing. False if there is no such circle."""

    def carry(self, had: str, ring: str) -> None:
        """A member is known by another ring now. Who was in a circle twice is in it once, with the results of both;
        where both played one game, the one who goes is somebody who has left."""


class Talk(Protocol):
    """What people say at their tables. It goes with its table."""

    def of(self, table: str) -> list[WordRow]:
        """All that was said there and stands, in order."""

    def add(self, word: WordRow, most: int) -> WordRow | None:
        """Write it down and tell that the table has changed; None if there is no such table, or all is said there.

        The store gives the number; a table holds so many words `most`, those taken back included.
        """

    def drop(self, table: str, number: int, seat: Seat) -> bool:
        """Somebody takes his own words back: nothing is left of them. False if there are none."""


class Boxes(Protocol):
    """The boxes that tables were opened with, by digest."""

    def get(self, digest: str) -> BoxRow | None: ...

    def has(self, digest: str) -> bool: ...

    def put(self, row: BoxRow) -> None:
        """Write it down, unless it is there."""


class Timings(Protocol):
    """The clocks of tables, each a row that is written only from what it was; and when the house was closed."""

    def get(self, table: str) -> TimingRow | None: ...

    def put(self, row: TimingRow, calls: Sequence[Call] = ()) -> bool:
        """Write a row that follows the one with the number before; False if that is not there (any more).

        Whoever watches the table is told, as of a renaming. Who is to be called of it is written with it.
        """

    def redate(self, table: str, rev: int, due: float) -> bool:
        """Look at this table at another time; nothing else has changed, and nobody is told."""

    def due(self, now: float, most: int) -> list[str]:
        """Some of the tables that somebody has to look at by now, the longest due first."""

    def looked(self, now: float) -> float:
        """Somebody looks now; says when anybody looked last, 0 if nobody ever did."""

    def gaps(self, since: float) -> list[tuple[float, float]]:
        """The stretches in which the house was closed and that ended after this time, in order."""

    def add_gap(self, since: float, until: float) -> None:
        """The house was closed. To say it twice does no harm."""


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
