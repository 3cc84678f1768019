"""A store in memory: everything is there until the program ends. For tests, and where there is no database."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from farside.core.game import Value
from farside.core.record import Move
from farside.table.news import Looking
from farside.table.pulse import Pulse
from farside.table.rows import (
    ALONE,
    CampaignRow,
    ChapterRow,
    Ending,
    Keepsake,
    Keys,
    Promise,
    Result,
    SeatRow,
    TableRow,
    Tie,
)


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


class MemoryProfiles:
    """Who owns what."""

    def __init__(self) -> None:
        self._owned: dict[str, dict[tuple[str, str], Keepsake]] = {}

    def known(self, profile: str) -> bool:
        return profile in self._owned

    def keepsakes(self, profile: str) -> list[Keepsake]:
        found = self._owned.get(profile, {}).values()
        return sorted(found, key=lambda one: (one.game, one.won, one.key))

    def add(self, profile: str, created: float) -> None:
        self._owned.setdefault(profile, {})

    def keep(self, won: Iterable[Keepsake]) -> int:
        return sum(self._keep(one) for one in won)

    def _keep(self, one: Keepsake) -> bool:
        owned = self._owned.get(one.profile)
        if owned is None or (one.game, one.key) in owned:
            return False
        owned[one.game, one.key] = one
        return True


@dataclass(slots=True)
class MemoryCampaigns:
    """Campaigns, and the chapters opened of each."""

    tables: Mapping[str, Kept]
    rows: dict[str, CampaignRow] = field(default_factory=dict)
    opened: dict[str, list[ChapterRow]] = field(default_factory=dict)

    def get(self, campaign: str) -> CampaignRow | None:
        return self.rows.get(campaign)

    def chapters(self, campaign: str) -> list[ChapterRow]:
        return list(self.opened.get(campaign, ()))

    def of_tables(self, tables: Sequence[str]) -> dict[str, str]:
        return {one.table: one.campaign for row in self.opened.values() for one in row if one.table in tables}

    def pulses(self, campaigns: Sequence[str]) -> dict[str, Pulse]:
        return {campaign: self._pulse(self.opened[campaign]) for campaign in campaigns if self.opened.get(campaign)}

    def _pulse(self, chapters: Sequence[ChapterRow]) -> Pulse:
        over = sum(one.result is not None for one in chapters)
        return Pulse(over, len(chapters), sum(self.tables[one.table].named for one in chapters))

    def add(self, row: CampaignRow) -> bool:
        if row.id in self.rows:
            return False
        self.rows[row.id] = row
        self.opened[row.id] = []
        return True

    def may_open(self, chapter: ChapterRow) -> bool:
        opened = self.opened.get(chapter.campaign)
        return opened is not None and all(one.number != chapter.number for one in opened)

    def open(self, chapter: ChapterRow, table: str) -> None:
        self.opened[chapter.campaign].append(chapter._replace(table=table))
        self.opened[chapter.campaign].sort(key=lambda one: one.number)

    def end(self, table: str, result: Result) -> None:
        for chapters in self.opened.values():
            chapters[:] = [one._replace(result=result) if one.table == table else one for one in chapters]


class MemoryPromises:
    """Promises by their commitment."""

    def __init__(self) -> None:
        self._made: dict[str, Promise] = {}

    def add(self, promise: Promise, before: float) -> None:
        self._made = {key: one for key, one in self._made.items() if one.created >= before}
        self._made[promise.commitment] = promise

    def get(self, commitment: str) -> Promise | None:
        return self._made.get(commitment)

    def drop(self, commitment: str) -> bool:
        return self._made.pop(commitment, None) is not None


@dataclass(slots=True)
class MemoryLeases:
    """Who thinks for whom; several hosts may share a store."""

    tables: Mapping[str, Kept]
    living: dict[str, float] = field(default_factory=dict)
    held: dict[str, str] = field(default_factory=dict)  # by table; by nobody where the name is empty

    def join(self, server: str, seconds: float) -> None:
        self.living[server] = time.monotonic() + seconds

    def live_on(self, server: str, seconds: float) -> bool:
        alive = self._lives(server)
        if alive:
            self.join(server, seconds)
        return alive

    def leave(self, server: str) -> None:
        self.living.pop(server, None)

    def servers(self) -> int:
        return sum(map(self._lives, self.living))

    def ask(self, table: str) -> None:
        self.held.setdefault(table, "")

    def take(self, table: str, server: str) -> bool:
        holder = self.held.get(table, "")
        if holder != server and self._lives(holder):
            return False
        self.held[table] = server
        return True

    def free(self, table: str, server: str) -> None:
        if self.held.get(table) == server:
            self.held[table] = ""

    def end(self, table: str, server: str) -> None:
        if self.held.get(table) == server:
            del self.held[table]

    def all_free(self, most: int) -> list[str]:
        found = [table for table, server in self.held.items() if not self._lives(server)]
        return sorted(found, key=self._age)[:most]

    def _lives(self, server: str) -> bool:
        return time.monotonic() < self.living.get(server, 0.0)

    def _age(self, table: str) -> float:
        return -self.tables[table].row.created if table in self.tables else 0.0


class MemoryStore:
    """Everything in dictionaries. Rows are copied on their way in and out, as a database would."""

    def __init__(self) -> None:
        self._tables: dict[str, Kept] = {}
        self.profiles = MemoryProfiles()
        self.campaigns = MemoryCampaigns(self._tables)
        self.promises = MemoryPromises()
        self.leases = MemoryLeases(self._tables)
        self.news = Looking()

    def close(self) -> None:
        """Nothing to give back."""

    # -- reading ---------------------------------------------------------------------------------

    def table(self, table: str) -> TableRow | None:
        found = self._tables.get(table)
        return None if found is None else replace(found.row, variants=dict(found.row.variants))

    def seats(self, table: str) -> list[SeatRow]:
        found = self._tables.get(table)
        return [] if found is None else [replace(seat) for seat in found.seats]

    def moves(self, table: str, since: int = 0) -> list[Move]:
        return [one.move for one in self._written(table)[since:]]

    def notes(self, table: str) -> dict[int, str]:
        return {ply: one.note for ply, one in enumerate(self._written(table)) if one.note}

    def played(self, table: str) -> float:
        return max((one.played for one in self._written(table)), default=0.0)

    def pulse(self, table: str) -> Pulse | None:
        found = self._tables.get(table)
        return None if found is None else found.pulse

    def pulses(self, tables: Sequence[str]) -> dict[str, Pulse]:
        return {table: self._tables[table].pulse for table in tables if table in self._tables}

    def _written(self, table: str) -> list[Written]:
        found = self._tables.get(table)
        return [] if found is None else found.moves

    # -- writing ---------------------------------------------------------------------------------

    def add(self, table: TableRow, seats: Sequence[SeatRow], moves: Sequence[Move], tie: Tie = ALONE) -> bool:
        chapter, follows = tie
        if table.id in self._tables or (chapter is not None and not self.campaigns.may_open(chapter)):
            return False
        if follows and not self._follow(follows, table.id):
            return False
        written = [Written(move, table.created) for move in moves]
        row = replace(table, variants=dict(table.variants), era=0)
        self._tables[table.id] = Kept(row, [replace(seat) for seat in seats], written)
        if chapter is not None:
            self.campaigns.open(chapter, table.id)
        return True

    def _follow(self, table: str, after: str) -> bool:
        found = self._tables.get(table)
        if found is None or found.row.rematch:
            return False
        found.row.rematch = after
        found.named += 1
        return True

    def append(
        self, table: str, pulse: Pulse, move: Move, played: float, note: str = "", end: Ending | None = None
    ) -> bool:
        found = self._tables.get(table)
        if found is None or not found.stands(pulse):
            return False
        found.moves.append(Written(move, played, note))
        if end is not None:
            found.row.over = True
            self.profiles.keep(end.won)
            if end.result is not None:
                self.campaigns.end(table, end.result)
        return True

    def take_back(self, table: str, pulse: Pulse, since: int, stand: Sequence[Move], played: float) -> bool:
        found = self._tables.get(table)
        if found is None or not found.stands(pulse):
            return False
        found.row.era += 1
        found.moves[since:] = [Written(move, played) for move in stand]
        return True

    def sit(self, table: str, seat: SeatRow, was: Keys | None = None) -> bool:
        found = self._tables.get(table)
        if found is None or not found.may_sit(seat, was):
            return found is None
        found.sit(seat, was)
        return True

    def bring(
        self, table: str, pulse: Pulse, seat: SeatRow, variants: Mapping[str, Value], was: Keys | None = None
    ) -> bool:
        found = self._tables.get(table)
        if found is None or not found.stands(pulse) or not found.may_sit(seat, was):
            return False
        found.row.era += 1
        found.row.variants = dict(variants)
        found.sit(seat, was)
        return True
