"""A store in memory: everything is there until the program ends. For tests, and where there is no database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from farside.core.game import Value
from farside.core.record import Move
from farside.table.calls.memory import MemoryCalls
from farside.table.memory_circles import MemoryCircles
from farside.table.memory_drawers import (
    MemoryAnalyses,
    MemoryBoxes,
    MemoryCampaigns,
    MemoryLeases,
    MemoryPromises,
    MemoryTalk,
    MemoryWatchable,
)
from farside.table.memory_rings import Kept, MemoryRings, Written
from farside.table.memory_timings import MemoryTimings
from farside.table.news import Looking
from farside.table.plans import MemoryPlans
from farside.table.pulse import Pulse
from farside.table.rows import ALONE, NOTHING_MORE, Along, Ending, Keys, SeatRow, TableRow, Tie


class MemoryStore:
    """Everything in dictionaries. Rows are copied on their way in and out, as a database would."""

    def __init__(self) -> None:
        self._tables: dict[str, Kept] = {}
        self.rings = MemoryRings(self._tables)
        self.campaigns = MemoryCampaigns(self._tables)
        self.promises = MemoryPromises()
        self.analyses = MemoryAnalyses(self._tables)
        self.talk = MemoryTalk(self._tables)
        self.circles = MemoryCircles()
        self.watchable = MemoryWatchable(self._tables)
        self.boxes = MemoryBoxes()
        self.calls = MemoryCalls()
        self.timings = MemoryTimings(self._tables, self.calls)
        self.plans = MemoryPlans()
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
        chapter, follows, circle, timing = tie
        if table.id in self._tables or (chapter is not None and not self.campaigns.may_open(chapter)):
            return False
        if follows and not self._follow(follows, table.id):
            return False
        written = [Written(move, table.created) for move in moves]
        row = replace(table, variants=dict(table.variants), era=0)
        self._tables[table.id] = Kept(row, [replace(seat) for seat in seats], written)
        self.timings.write(timing)
        if chapter is not None:
            self.campaigns.open(chapter, table.id)
        self.circles.open(circle, table)
        return True

    def _follow(self, table: str, after: str) -> bool:
        found = self._tables.get(table)
        if found is None or found.row.rematch:
            return False
        found.row.rematch = after
        found.named += 1
        return True

    def append(self, table: str, pulse: Pulse, move: Move, played: float, along: Along = NOTHING_MORE) -> bool:
        found = self._tables.get(table)
        if found is None or not found.stands(pulse) or not self.timings.follows(along.timing):
            return False
        if not self.plans.stand(table, along.plans):
            return False
        found.moves.append(Written(move, played, along.note))
        found.moves.extend(Written(more.move, played, more.note) for more in along.moves)
        self.timings.write(along.timing)
        self.plans.settle(table, along.plans)
        self.calls.add_all(along.calls)
        if along.end is not None:
            self._end(found, along.end)
        return True

    def _end(self, found: Kept, end: Ending) -> None:
        found.row.over = True
        self.rings.keep(end.won)
        if end.result is not None:
            self.campaigns.end(found.row.id, end.result)
        if end.circle is not None:
            self.circles.end(end.circle)

    def take_back(
        self, table: str, pulse: Pulse, since: int, stand: Sequence[Move], played: float, along: Along = NOTHING_MORE
    ) -> bool:
        found = self._tables.get(table)
        if found is None or not found.stands(pulse) or not self.timings.follows(along.timing):
            return False
        found.row.era += 1
        self.timings.write(along.timing)
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
