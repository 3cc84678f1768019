"""What is counted at Pebble: the example to copy."""

from __future__ import annotations

from typing import Final

from farside.bots.features.features import Features, Sheet
from farside.bots.tastes.pebble import LAST_PEBBLE, PEBBLE, SOON, SPENDABLE, turns_left
from farside.core.actions import NOBODY
from farside.core.state import State
from farside.games.pebble.components import CATCH, DISCOUNT, RANK, ROUNDS
from farside.games.pebble.state import PebbleState

SHEET: Final = Sheet()
POINTS: Final = SHEET.steady("points", 1.0)
PEBBLES: Final = SHEET.steady("pebbles", LAST_PEBBLE)
PURSE: Final = SHEET.steady("pebbles to spend", PEBBLE)
CAUGHT: Final = SHEET.steady("catch planned", PEBBLE)
LATE: Final = SHEET.steady("rank planned", -SOON)
WIDTH: Final = len(SHEET.names)


class PebbleFeatures(Features):
    """Points, pebbles, and the bird that lies face down."""

    def fill(self, state: State, time: float, row: list[float]) -> None:
        assert isinstance(state, PebbleState)
        for seat in range(state.seats):
            at = seat * WIDTH
            row[at + POINTS] = state.points(seat)
            row[at + PEBBLES] = state.pebbles[seat]
            if turns_left(state, seat) > 0:
                row[at + PURSE] = min(state.pebbles[seat], SPENDABLE)
            bird = state.sealed[seat]
            if bird != NOBODY:
                row[at + CAUGHT] = CATCH[bird] + DISCOUNT[bird]
                row[at + LATE] = RANK[bird]

    def time(self, state: State) -> float:
        assert isinstance(state, PebbleState)
        return 1.0 if state.over else (state.round - 1) / ROUNDS[state.seats]

    def points(self, state: State) -> list[int]:
        assert isinstance(state, PebbleState)
        return [state.points(seat) for seat in range(state.seats)]


FEATURES: Final = PebbleFeatures(SHEET)
