"""Circles in memory; the rest of that store is in `memory.py`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from farside.table.rows import CircleGame, CircleRow, Member, TableRow


@dataclass(slots=True)
class MemoryCircles:
    """Circles, those who are in them, and their games."""

    rows: dict[str, CircleRow] = field(default_factory=dict)
    people: dict[str, list[Member]] = field(default_factory=dict)
    played: dict[str, list[CircleGame]] = field(default_factory=dict)

    def get(self, circle: str) -> CircleRow | None:
        return self.rows.get(circle)

    def of(self, ring: str) -> list[CircleRow]:
        found = [self.rows[key] for key, people in self.people.items() if any(one.ring == ring for one in people)]
        return sorted(found, key=lambda row: (row.name, row.id)) if ring else []

    def of_tables(self, tables: Sequence[str]) -> dict[str, str]:
        return {one.table: key for key, games in self.played.items() for one in games if one.table in tables}

    def members(self, circle: str) -> list[Member]:
        return list(self.people.get(circle, ()))

    def games(self, circle: str) -> list[CircleGame]:
        return sorted(self.played.get(circle, ()), key=lambda one: (one.opened, one.table))

    def add(self, row: CircleRow, member: Member) -> bool:
        if row.id in self.rows:
            return False
        self.rows[row.id], self.played[row.id] = row, []
        self.people[row.id] = [member._replace(number=1)]
        return True

    def join(self, member: Member, most: int) -> int:
        people = self.people.get(member.circle)
        if people is None:
            return 0
        known = next((at for at, one in enumerate(people) if one.ring == member.ring), None)
        if known is not None:
            people[known] = people[known]._replace(name=member.name)
            return people[known].number
        if len(people) >= most:
            return 0
        people.append(member._replace(number=len(people) + 1))
        return len(people)

    def part(self, circle: str, number: int) -> bool:
        people = self.people.get(circle, [])
        if not any(one.number == number and one.ring for one in people):
            return False
        people[number - 1] = people[number - 1]._replace(ring="", name="")
        if all(one.former for one in people):
            for shelf in (self.rows, self.people, self.played):
                shelf.pop(circle)
        return True

    def relink(self, circle: str, joining: str, reading: str) -> bool:
        row = self.rows.get(circle)
        if row is not None:
            self.rows[circle] = row._replace(joining=joining, reading=reading)
        return row is not None

    def carry(self, had: str, ring: str) -> None:
        for row in self.of(had):
            known = {one.ring: one.number for one in self.people[row.id]}
            if ring in known:
                games = self.played[row.id]
                games[:] = [one.counted_for(known[had], known[ring]) for one in games]
                self.part(row.id, known[had])
            else:
                at = known[had] - 1
                self.people[row.id][at] = self.people[row.id][at]._replace(ring=ring)

    # -- part of opening and ending tables -------------------------------------------------------

    def open(self, circle: str, table: TableRow) -> None:
        if circle in self.rows:
            self.played[circle].append(CircleGame(circle, table.id, table.game, table.name, table.created))

    def end(self, game: CircleGame) -> None:
        games = self.played.get(game.circle, [])
        games[:] = [game if one.table == game.table else one for one in games]
