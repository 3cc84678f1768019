"""The sun, and the turns it brings."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import Step
from farside.games.antarctica.actions import CHOICES, GO, ICEBREAK
from farside.games.antarctica.components import FLEET, ICEBREAKER, NEXT_ZONE, PLACES, STALE
from farside.games.antarctica.rules.clauses import STALEMATE
from farside.games.antarctica.rules.end import END_TURN, count_still, finish
from farside.games.antarctica.rules.turn import SAIL_AWAY
from farside.games.antarctica.state import AntarcticaState


class SunStep(Step[AntarcticaState]):
    """ANT-SUN-4, ANT-SUN-5  The first ship has a turn, then perhaps the second; then the step is over."""

    def run(self, state: AntarcticaState) -> None:
        move_sun(state)
        state.changed = False
        state.carded = 0
        state.second = state.queues[state.sun * PLACES + 1]
        begin_turn(state, state.queues[state.sun * PLACES], False)
        state.then(SECOND_SHIP)
        state.then(END_STEP)


def move_sun(state: AntarcticaState) -> None:
    """ANT-SUN-1 to 3  One zone counterclockwise, and on to the next zone with a ship."""
    state.stride = 0
    while state.stride == 0 or state.queues[state.sun * PLACES] == NOBODY:
        state.sun = NEXT_ZONE[state.seats][state.sun]
        state.stride += 1
    state.way += state.stride
    state.tell("sun", NOBODY, state.sun)


def begin_turn(state: AntarcticaState, ship: int, breaking: bool) -> None:
    """ANT-TURN-6  Each turn has its own move, action and resource to give up."""
    state.ship = ship
    state.active = ship // FLEET
    state.breaking = breaking
    state.target = NOBODY
    state.acted = False
    state.given = False
    state.ask(SAIL_AWAY, state.active)
    state.then(END_TURN)


class SecondShip(Step[AntarcticaState]):
    """ANT-SUN-5, ANT-ICE-3  The second ship may act if it has not left and its owner's icebreaker lies there."""

    def run(self, state: AntarcticaState) -> None:
        if state.second != NOBODY and state.icebreakers[state.sun] >> state.second // FLEET & 1:
            state.ask(ICEBREAKER_TURN, state.second // FLEET)


class IcebreakerTurn(Step[AntarcticaState]):
    """ANT-ICE-4  The turn is optional."""

    def candidates(self, state: AntarcticaState, seat: Seat) -> list[Action]:
        return [ICEBREAK.of(choice) for choice in range(len(CHOICES))]

    def take(self, state: AntarcticaState, seat: Seat, action: Action) -> None:
        if ICEBREAK.arg(action) == GO:
            state.tell("icebreaker-go", seat, state.sun)
            begin_turn(state, state.second, True)
        else:
            state.tell("icebreaker-stay", seat, state.sun)


class EndStep(Step[AntarcticaState]):
    """ANT-SUN-7, ANT-ICE-4  The queue closes up, the zone's icebreakers leave the game, the next step begins."""

    def run(self, state: AntarcticaState) -> None:
        melt(state)
        count_still(state)
        if state.still >= STALE[state.seats]:
            finish(state, STALEMATE)
        else:
            state.then(SUN_STEP)


def melt(state: AntarcticaState) -> None:
    """ANT-ICE-4  All icebreakers in the sun zone leave the game, used or not."""
    for seat in range(state.seats):
        if state.icebreakers[state.sun] >> seat & 1:
            state.gone[ICEBREAKER] += 1
            state.changed = True
            state.tell("melt", seat, state.sun)
    state.icebreakers[state.sun] = 0


SUN_STEP: Final = SunStep()
SECOND_SHIP: Final = SecondShip()
ICEBREAKER_TURN: Final = IcebreakerTurn()
END_STEP: Final = EndStep()
