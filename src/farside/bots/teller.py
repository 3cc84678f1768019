"""Teller: a judge whose win chances are those that people may be told. Searches that play are judged without it."""

from __future__ import annotations

from typing import Any

from farside.bots.chances import Chances, chances_for
from farside.bots.judge import Judge
from farside.bots.taste import Taste
from farside.core.actions import Seat
from farside.core.state import State


class Teller(Judge):
    """What to look at is decided by taste, as ever; what it comes to is told in chances, at the time of its end."""

    def __init__(self, game: Any, taste: Taste, state: State, seed: int) -> None:
        super().__init__(game, taste, state, seed)
        self.chances: Chances = chances_for(game)
        self.knows: bool = self.chances.known(state)

    def told(self, state: State) -> list[float] | None:
        return self.chances.of(state) if self.knows else None

    def hopes(self, state: State, last: Seat) -> list[float]:
        return super().hopes(state, last) if not self.knows else self.chances.of(state) or super().hopes(state, last)
