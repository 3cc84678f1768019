"""What a position of Pebble is worth."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Final

from farside.bots.parts import Ledger, Part
from farside.bots.taste import Taste, lead
from farside.core.actions import NOBODY, Seat
from farside.core.state import State
from farside.games.pebble.components import CATCH, DISCOUNT, RANK, ROUNDS
from farside.games.pebble.state import PebbleState

SPENDABLE: Final = 6  # pebbles beyond this find no site


@dataclass
class Weights:
    """Points: as they were first written down."""

    pebble: float = 0.75  # while it can still be spent; less, the more there are
    soon: float = 0.1  # a place earlier in the order of turns
    last_pebble: float = 0.01  # breaks ties


class PebbleTaste(Taste):
    """Points, and what pebbles and birds may still become."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, PebbleState)
        return lead([worth(state, other, self.weights) for other in range(state.seats)], seat)

    def parts(self, state: State) -> list[Part]:
        assert isinstance(state, PebbleState)
        ledger = Ledger(state.seats)
        for seat in range(state.seats):
            ledger.add("points", seat, float(state.points(seat)))
            ledger.add("pebbles", seat, purse(state, seat, self.weights))
            ledger.add("bird", seat, plan(state, seat, self.weights))
        return ledger.parts(state.seats)

    def numbers(self) -> dict[str, float]:
        return asdict(self.weights)

    def with_numbers(self, numbers: dict[str, float]) -> PebbleTaste:
        return PebbleTaste(replace(self.weights, **numbers))


def worth(state: PebbleState, seat: Seat, weights: Weights) -> float:
    return state.points(seat) + purse(state, seat, weights) + plan(state, seat, weights)


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


def purse(state: PebbleState, seat: Seat, weights: Weights) -> float:
    """Pebbles are worth what they will buy."""
    pebbles = state.pebbles[seat]
    if turns_left(state, seat) == 0:
        return weights.last_pebble * pebbles
    return weights.pebble * min(pebbles, SPENDABLE) + weights.last_pebble * pebbles


def plan(state: PebbleState, seat: Seat, weights: Weights) -> float:
    """A bird that lies face down is worth what it will bring."""
    bird = state.sealed[seat]
    if bird == NOBODY:
        return 0.0
    return weights.pebble * (CATCH[bird] + DISCOUNT[bird]) - weights.soon * RANK[bird]


TASTE: Final = PebbleTaste(Weights())
