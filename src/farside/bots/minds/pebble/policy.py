"""What is told of options at Pebble: the example to copy."""

from __future__ import annotations

from typing import Final

from farside.bots.policy import Look, Names, Pad, Policy
from farside.core.actions import Action, Seat
from farside.core.state import State
from farside.games.pebble.actions import GIVE, PLAN, SETTLE
from farside.games.pebble.components import (
    CATCH,
    DISCOUNT,
    NEIGHBOURS_WORTH,
    POINTS,
    RANK,
    ROUNDS,
    SITES,
)
from farside.games.pebble.state import PebbleState

LIKE: Final = ["nothing", "time", "pebbles", "last round"]

OWN: Final = Names(LIKE)
WORTH: Final = OWN.add("points")
WORTH_LATE: Final = OWN.add("points late")
COST: Final = OWN.add("price")
COST_LATE: Final = OWN.add("price late")
HOLDS_OFF: Final = OWN.add("points of a neighbour")
CATCHES: Final = OWN.add("catch")
SPARES: Final = OWN.add("discount")
WAITS: Final = OWN.add("rank")
CATCHES_RICH: Final = OWN.add("catch with pebbles")
RIVAL: Final = OWN.add("points of the other")
RIVAL_PURSE: Final = OWN.add("pebbles of the other")


class PebbleLook(Look):
    """One decision."""

    def __init__(self, state: PebbleState, seat: Seat) -> None:
        self.state: PebbleState = state
        self.seat: Seat = seat
        self.time: float = state.round / ROUNDS[state.seats]
        self.purse: float = min(state.pebbles[seat], 8) / 4.0
        last = 1.0 if state.round == ROUNDS[state.seats] else 0.0
        self.like: list[float] = [1.0, self.time, self.purse, last]

    def tell(self, action: Action, pad: Pad) -> None:
        if SETTLE.has(action):
            self.tell_site(action - SETTLE.first, pad)
        elif PLAN.has(action):
            self.tell_bird(action - PLAN.first, pad)
        elif GIVE.has(action):
            pad.add(RIVAL, float(self.state.points(action - GIVE.first)))
            pad.add(RIVAL_PURSE, float(self.state.pebbles[action - GIVE.first]))

    def tell_site(self, site: int, pad: Pad) -> None:
        """Its points, those of neighbours, and its price."""
        state, worth, kept = self.state, float(POINTS[site]), 0.0
        for beside in (site - 1, site + 1):
            if 0 <= beside < len(SITES):
                if state.owner[beside] == self.seat:
                    worth += NEIGHBOURS_WORTH
                elif state.owner[beside] >= 0:
                    kept += NEIGHBOURS_WORTH
        price = float(state.price(self.seat, site))
        pad.add(WORTH, worth)
        pad.add(WORTH_LATE, worth * self.time)
        pad.add(COST, price)
        pad.add(COST_LATE, price * self.time)
        pad.add(HOLDS_OFF, kept)

    def tell_bird(self, bird: int, pad: Pad) -> None:
        pad.add(CATCHES, float(CATCH[bird]))
        pad.add(CATCHES_RICH, CATCH[bird] * self.purse)
        pad.add(SPARES, float(DISCOUNT[bird]))
        pad.add(WAITS, float(RANK[bird]))


class PebblePolicy(Policy):
    """Sites and birds."""

    def look(self, state: State, seat: Seat) -> Look:
        assert isinstance(state, PebbleState)
        return PebbleLook(state, seat)


POLICY: Final = PebblePolicy(OWN)
