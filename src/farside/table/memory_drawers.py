"""Drawers of a store in memory; those of people, circles and clocks have files of their own."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from farside.core.actions import Seat
from farside.table.memory_rings import Kept
from farside.table.pulse import Pulse
from farside.table.rows import AnalysisRow, BoxRow, CampaignRow, ChapterRow, Promise, Result, WordRow


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
class MemoryAnalyses:
    """One of each table: what is true of other rules or tastes makes room."""

    tables: Mapping[str, Kept]
    rows: dict[str, AnalysisRow] = field(default_factory=dict)

    def get(self, table: str, mark: str) -> AnalysisRow | None:
        found = self.rows.get(table)
        return found if found is not None and found.mark == mark else None

    def put(self, row: AnalysisRow) -> None:
        if row.table in self.tables:
            self.rows[row.table] = row

    def unfinished(self, most: int, before: float) -> list[str]:
        found = [row for row in self.rows.values() if not row.done and row.touched < before]
        return [row.table for row in sorted(found, key=lambda row: row.touched)[:most]]


@dataclass(slots=True)
class MemoryTalk:
    """What was said, table by table."""

    tables: Mapping[str, Kept]

    def of(self, table: str) -> list[WordRow]:
        found = self.tables.get(table)
        return [] if found is None else [word for word in found.words if not word.gone]

    def add(self, word: WordRow, most: int) -> WordRow | None:
        found = self.tables.get(word.table)
        if found is None or len(found.words) >= most:
            return None
        found.words.append(word._replace(number=len(found.words) + 1))
        found.named += 1
        return found.words[-1]

    def drop(self, table: str, number: int, seat: Seat) -> bool:
        found = self.tables.get(table)
        if found is None or not any((word.number, word.seat) == (number, seat) for word in self.of(table)):
            return False
        found.words[number - 1] = found.words[number - 1]._replace(reaction="", text="")
        found.named += 1
        return True


@dataclass(slots=True)
class MemoryWatchable:
    """Since when tables are listed."""

    tables: Mapping[str, Kept]
    since: dict[str, float] = field(default_factory=dict)

    def has(self, table: str) -> bool:
        return table in self.since

    def put(self, table: str, on: bool, since: float) -> bool:
        found = self.tables.get(table)
        if found is None:
            return False
        if on:
            self.since[table] = since
        else:
            self.since.pop(table, None)
        found.named += 1
        return True

    def running(self, most: int) -> list[str]:
        found = [table for table in self.since if table in self.tables and not self.tables[table].row.over]
        return sorted(found, key=lambda table: -self.since[table])[:most]


class MemoryBoxes:
    """By digest; a box is written once and never changes."""

    def __init__(self) -> None:
        self._kept: dict[str, BoxRow] = {}

    def get(self, digest: str) -> BoxRow | None:
        return self._kept.get(digest)

    def has(self, digest: str) -> bool:
        return digest in self._kept

    def put(self, row: BoxRow) -> None:
        self._kept.setdefault(row.digest, row)


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
