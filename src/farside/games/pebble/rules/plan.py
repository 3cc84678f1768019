"""Planning: all at once, face down."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.state import OPEN
from farside.core.verbs import Question, Verb
from farside.games.pebble.actions import PLAN as VERB
from farside.games.pebble.components import CATCH, RANK
from farside.games.pebble.rules.clauses import NOT_HELD
from farside.games.pebble.rules.turn import TURN
from farside.games.pebble.state import PebbleState


class PlanBird(Verb[PebbleState]):
    """PEB-PLAN-1  All players put one bird of their hand face down in front of them."""

    def refusal(self, state: PebbleState, seat: Seat, bird: int) -> int:
        return OPEN if state.held(seat, bird) else NOT_HELD

    def numbers(self, state: PebbleState, seat: Seat, bird: int, clause: int) -> tuple[int, ...]:
        return (bird,)

    def take(self, state: PebbleState, seat: Seat, bird: int) -> None:
        state.hold(seat, bird, -1)
        state.sealed[seat] = bird
        state.tell("plan", seat, bird, eyes=(seat,))


class BirdPlan(Question[PebbleState]):
    """PEB-PLAN-3  When all have planned, the birds are turned up together."""

    def run(self, state: PebbleState) -> None:
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


PLAN: Final = BirdPlan(PlanBird(VERB), name="plan")
