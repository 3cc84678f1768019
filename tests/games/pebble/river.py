"""Positions of Pebble for tests: given in notation, played in notation."""

from __future__ import annotations

from tests.games.refusals import refused

from farside.core.actions import NOBODY
from farside.core.state import Event
from farside.games.pebble.components import BIRDS, SITES
from farside.games.pebble.game import GAME
from farside.games.pebble.state import PebbleState


def given(*hands: str, first: int = 0, log: list[Event] | None = None, river: str = "calm") -> PebbleState:
    """A new game in which each seat holds the birds named for it."""
    state = GAME.start(seats=len(hands), seed=1, log=log, river=river)
    state.first = first
    for seat in range(state.seats):
        for bird in range(len(BIRDS)):
            state.deck += [bird] * state.held(seat, bird)
            state.hold(seat, bird, -state.held(seat, bird))
    for seat, hand in enumerate(hands):
        for key in hand.split():
            state.deck.remove(BIRDS.index(key))
            state.hold(seat, BIRDS.index(key), 1)
    return state


def play(state: PebbleState, *names: str) -> PebbleState:
    """The lowest seat that is asked answers, name after name."""
    for name in names:
        state.play(name)
    return state


def owners(state: PebbleState) -> dict[str, int]:
    return {SITES[site]: seat for site, seat in enumerate(state.owner) if seat != NOBODY}


def names(state: PebbleState, seat: int) -> list[str]:
    return [GAME.actions.name(action) for action in state.options(seat)]


def why_not(state: PebbleState, name: str) -> tuple[str, tuple[int, ...]]:
    """The clause that closes an answer to the seat now asked, and its numbers."""
    return refused(state, name)
