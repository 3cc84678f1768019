"""The clocks of tables in memory: what `store.Timings` promises, until the program ends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from farside.table.calls.memory import MemoryCalls
from farside.table.calls.rows import Call
from farside.table.rows import TimingRow


class Named(Protocol):
    """A table: whoever watches it is told when this number changes."""

    named: int


@dataclass(slots=True)
class MemoryTimings:
    """Clocks by table."""

    tables: Mapping[str, Named]
    calls: MemoryCalls
    rows: dict[str, TimingRow] = field(default_factory=dict)
    closed: dict[float, float] = field(default_factory=dict)
    last: float = 0.0

    def get(self, table: str) -> TimingRow | None:
        return self.rows.get(table)

    def follows(self, row: TimingRow | None) -> bool:
        """Whether a row may be written."""
        if row is None:
            return True
        last = self.rows.get(row.table)
        return row.rev == (0 if last is None else last.rev) + 1

    def write(self, row: TimingRow | None) -> None:
        if row is not None:
            self.rows[row.table] = row

    def put(self, row: TimingRow, calls: Sequence[Call] = ()) -> bool:
        if row.table not in self.tables or not self.follows(row):
            return False
        self.write(row)
        self.calls.add_all(calls)
        self.tables[row.table].named += 1
        return True

    def redate(self, table: str, rev: int, due: float) -> bool:
        row = self.rows.get(table)
        if row is None or row.rev != rev:
            return False
        self.rows[table] = row._replace(due=due)
        return True

    def due(self, now: float, most: int) -> list[str]:
        found = [row for row in self.rows.values() if 0 < row.due <= now]
        return [row.table for row in sorted(found, key=lambda row: (row.due, row.table))[:most]]

    def looked(self, now: float) -> float:
        last, self.last = self.last, now
        return last

    def gaps(self, since: float) -> list[tuple[float, float]]:
        return sorted(gap for gap in self.closed.items() if gap[1] > since)

    def add_gap(self, since: float, until: float) -> None:
        self.closed[since] = max(until, self.closed.get(since, until))
