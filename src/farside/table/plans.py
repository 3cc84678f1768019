"""Plans as they are kept: sealed, one a seat, as text that only the host's hand for plans reads."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Protocol


class Settled(NamedTuple):
    """What becomes of a plan when its turn has come, if it still is what it was."""

    seat: int
    was: str
    left: str = ""  # why it was not played, as text; empty: it was, and nothing is left of it


class Plans(Protocol):
    """By table and seat; what is not there is empty."""

    def get(self, table: str, seat: int) -> str: ...

    def put(self, table: str, seat: int, text: str) -> None:
        """Write a plan down in place of the one that was there; of a table that is not there, nothing."""

    def drop(self, table: str, seat: int) -> bool:
        """Delete a plan; False if there is none."""


class MemoryPlans:
    """Plans until the program ends."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, int], str] = {}

    def get(self, table: str, seat: int) -> str:
        return self._kept.get((table, seat), "")

    def put(self, table: str, seat: int, text: str) -> None:
        self._kept[table, seat] = text

    def drop(self, table: str, seat: int) -> bool:
        return self._kept.pop((table, seat), None) is not None

    def stand(self, table: str, plans: Iterable[Settled]) -> bool:
        """Whether all of these are what they were."""
        return all(self.get(table, one.seat) == one.was for one in plans)

    def settle(self, table: str, plans: Iterable[Settled]) -> None:
        """Part of a larger change."""
        for one in plans:
            self.put(table, one.seat, one.left) if one.left else self.drop(table, one.seat)
