"""What a position of Pebble is worth."""

from __future__ import annotations

from typing import Final

from farside.bots.tastes.taste import Taste, lead
from farside.core.actions import NOBODY, Seat
from farside.core.state import State
from farside.games.pebble.components import CATCH, DISCOUNT, RANK, ROUNDS
from farside.games.pebble.state import PebbleState

PEBBLE: Final = 0.75  # a pebble while it can still be spent; less, the more there are
SPENDABLE: Final = 6  # pebbles beyond this find no site
SOON: Final = 0.1  # a place earlier in the order of turns
LAST_PEBBLE: Final = 0.01  # breaks ties


class PebbleTaste(Taste):
    """Points, and what pebbles and birds may still become."""

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, PebbleState)
        return lead([worth(state, other) for other in range(state.seats)], seat)


def worth(state: PebbleState, seat: Seat) -> float:
    return state.points(seat) + purse(state, seat) + plan(state, seat)


def turns_left(state: PebbleState, seat: Seat) -> int:
    """How often the seat can still settle; its turn of this round counts until its bird has flown."""
    free = state.owner.count(NOBODY)
    return min(free, ROUNDS[state.seats] - state.round + (1 if is_to_come(state, seat) else 0))


def is_to_come(state: PebbleState, seat: Seat) -> bool:
    """Whether the seat's turn of this round is still pending on the stack."""
    for at in range(len(state.stack) - 2, 0, -3):
        if state.stack[at] >> seat & 1:
            return True
    return state.sealed[seat] != NOBODY


def purse(state: PebbleState, seat: Seat) -> float:
    """Pebbles are worth what they will buy."""
    pebbles = state.pebbles[seat]
    if turns_left(state, seat) == 0:
        return LAST_PEBBLE * pebbles
    return PEBBLE * min(pebbles, SPENDABLE) + LAST_PEBBLE * pebbles


def plan(state: PebbleState, seat: Seat) -> float:
    """A bird that lies face down is worth what it will bring."""
    bird = state.sealed[seat]
    if bird == NOBODY:
        return 0.0
    return PEBBLE * (CATCH[bird] + DISCOUNT[bird]) - SOON * RANK[bird]


TASTE: Final = PebbleTaste()
