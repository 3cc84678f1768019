"""What is counted at Pebble: the example to copy."""

from __future__ import annotations

from typing import Final

from farside.bots.features import Features, Sheet, Tally
from farside.bots.minds.pebble.taste import SPENDABLE, Weights, turns_left
from farside.core.actions import NOBODY
from farside.core.state import State
from farside.games.pebble.components import CATCH, DISCOUNT, RANK, ROUNDS
from farside.games.pebble.state import PebbleState

FIRST: Final = Weights()
SHEET: Final = Sheet()
POINTS: Final = SHEET.steady("points", 1.0)
PEBBLES: Final = SHEET.steady("pebbles", FIRST.last_pebble)
PURSE: Final = SHEET.steady("pebbles to spend", FIRST.pebble)
CAUGHT: Final = SHEET.steady("catch planned", FIRST.pebble)
LATE: Final = SHEET.steady("rank planned", -FIRST.soon)


class PebbleFeatures(Features):
    """Points, pebbles, and the bird that lies face down."""

    def count(self, state: State, time: float, tally: Tally) -> None:
        assert isinstance(state, PebbleState)
        for seat in range(state.seats):
            tally.turn_to(seat)
            tally.add(POINTS, state.points(seat))
            tally.add(PEBBLES, state.pebbles[seat])
            if turns_left(state, seat) > 0:
                tally.add(PURSE, min(state.pebbles[seat], SPENDABLE))
            bird = state.sealed[seat]
            if bird != NOBODY:
                tally.add(CAUGHT, CATCH[bird] + DISCOUNT[bird])
                tally.add(LATE, RANK[bird])

    def time(self, state: State) -> float:
        assert isinstance(state, PebbleState)
        return 1.0 if state.over else (state.round - 1) / ROUNDS[state.seats]

    def points(self, state: State) -> list[int]:
        assert isinstance(state, PebbleState)
        return [state.points(seat) for seat in range(state.seats)]


FEATURES: Final = PebbleFeatures(SHEET)
