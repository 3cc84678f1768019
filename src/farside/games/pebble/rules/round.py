"""The rounds, from the flood to the end of the game."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY
from farside.core.state import Step
from farside.games.pebble.components import ROUNDS, SITES
from farside.games.pebble.rules.plan import PLAN
from farside.games.pebble.setup import WATER
from farside.games.pebble.state import PebbleState


class Dawn(Step[PebbleState]):
    """PEB-ROUND-1  A round: all plan, then each takes a turn."""

    def run(self, state: PebbleState) -> None:
        state.round += 1
        state.tell("round", NOBODY, state.round)
        if state.floods:
            flood(state)
        state.ask_all(PLAN, list(range(state.seats)))
        state.then(DUSK)


class Dusk(Step[PebbleState]):
    """PEB-END-1  The game ends after the last round, or with the round in which the last site is settled."""

    def run(self, state: PebbleState) -> None:
        put_away(state)
        if state.round == ROUNDS[state.seats] or NOBODY not in state.owner:
            state.finish()
            state.tell("end", NOBODY)
            return
        draw(state)
        state.first = (state.first + 1) % state.seats  # PEB-ROUND-3
        state.then(DAWN)


def flood(state: PebbleState) -> None:
    """PEB-ROUND-4  Variant flood: one free site, drawn by lot, is under water for this round."""
    free = [site for site in range(len(SITES)) if state.owner[site] == NOBODY]
    state.flooded = free[state.below(len(free), WATER)]
    state.reveal()
    state.tell("flood", NOBODY, state.flooded)


def put_away(state: PebbleState) -> None:
    """PEB-ROUND-2  The birds of the round fly away for good."""
    for seat in range(state.seats):
        state.flown[state.birds[seat]] += 1
        state.birds[seat] = NOBODY
    state.flooded = NOBODY


def draw(state: PebbleState) -> None:
    """PEB-ROUND-2  Each player draws a bird."""
    state.reveal()
    for seat in range(state.seats):
        bird = state.deck.pop()
        state.hold(seat, bird, 1)
        state.tell("draw", seat, bird, eyes=(seat,))


DAWN: Final = Dawn()
DUSK: Final = Dusk()
