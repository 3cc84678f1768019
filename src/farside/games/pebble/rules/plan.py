"""Planning: all at once, face down."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import OPEN, Step
from farside.games.pebble.actions import PLAN as VERB
from farside.games.pebble.components import BIRDS, CATCH, RANK
from farside.games.pebble.rules.clauses import NOT_HELD
from farside.games.pebble.rules.turn import TURN
from farside.games.pebble.state import PebbleState


class Plan(Step[PebbleState]):
    """PEB-PLAN-1  All players put one bird of their hand face down in front of them."""

    def candidates(self, state: PebbleState, seat: Seat) -> list[Action]:
        return [VERB.of(bird) for bird in range(len(BIRDS))]

    def refusal(self, state: PebbleState, seat: Seat, action: Action) -> int:
        return OPEN if state.held(seat, VERB.arg(action)) else NOT_HELD

    def numbers(self, state: PebbleState, seat: Seat, action: Action, clause: int) -> tuple[int, ...]:
        return (VERB.arg(action),)

    def take(self, state: PebbleState, seat: Seat, action: Action) -> None:
        bird = VERB.arg(action)
        state.hold(seat, bird, -1)
        state.sealed[seat] = bird
        state.tell("plan", seat, bird, eyes=(seat,))

    def run(self, state: PebbleState) -> None:
        """PEB-PLAN-3  When all have planned, the birds are turned up together."""
        state.reveal()
        for seat in range(state.seats):
            turn_up(state, seat)
        for seat in order(state):
            state.ask(TURN, seat)


def turn_up(state: PebbleState, seat: Seat) -> None:
    """PEB-PLAN-4  Each player takes the pebbles that the bird shows."""
    bird = state.sealed[seat]
    state.sealed[seat] = NOBODY
    state.birds[seat] = bird
    state.tell("bird", seat, bird, state.take_from_river(seat, CATCH[bird]))


def order(state: PebbleState) -> list[Seat]:
    """PEB-PLAN-5  The lowest rank goes first; among equals, clockwise from the first player."""
    places: list[tuple[int, int, Seat]] = []
    for seat in range(state.seats):
        places.append((RANK[state.birds[seat]], (seat - state.first) % state.seats, seat))
    return [seat for _rank, _away, seat in sorted(places)]


PLAN: Final = Plan()
