"""The sun, and the turns it brings."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import Step
from farside.games.antarctica.actions import CHOICES, GO, ICEBREAK
from farside.games.antarctica.components import FLEET, ICEBREAKER, NEXT_ZONE, PLACES, STALE
from farside.games.antarctica.rules.clauses import STALEMATE
from farside.games.antarctica.rules.end import finish, reason_to_end
from farside.games.antarctica.rules.turn import SAIL_AWAY
from farside.games.antarctica.state import AntarcticaState


class SunStep(Step[AntarcticaState]):
    """ANT-SUN-1  The game is a chain of sun steps; this is the first of them."""

    def run(self, state: AntarcticaState) -> None:
        begin_step(state)


def begin_step(state: AntarcticaState) -> None:
    """ANT-SUN-4  The sun moves, and the first ship there has a turn."""
    move_sun(state)
    state.changed = False
    state.carded = 0
    state.second = state.queues[state.sun * PLACES + 1]
    begin_turn(state, state.queues[state.sun * PLACES], False)


def move_sun(state: AntarcticaState) -> None:
    """ANT-SUN-1 to 3  One zone counterclockwise, and on to the next zone with a ship."""
    after = NEXT_ZONE[state.seats]
    zone = after[state.sun]
    stride = 1
    while state.queues[zone * PLACES] == NOBODY:
        zone = after[zone]
        stride += 1
    state.sun = zone
    state.stride = stride
    state.way += stride
    state.tell("sun", NOBODY, zone)


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


class EndTurn(Step[AntarcticaState]):
    """ANT-END-1, ANT-SUN-5  After each turn: is this the end? Then the second ship may act, or the step is over."""

    def run(self, state: AntarcticaState) -> None:
        state.launched = 0
        reason = reason_to_end(state)
        if reason != 0:
            finish(state, reason)  # ANT-END-3: a waiting icebreaker turn is not taken
        elif second_may_act(state):
            state.ask(ICEBREAKER_TURN, state.second // FLEET)
        else:
            end_step(state)


def second_may_act(state: AntarcticaState) -> bool:
    """ANT-ICE-3, ANT-ICE-7  If it has not left (as it has after its turn) and its owner's icebreaker lies there."""
    second = state.second
    return second != NOBODY and state.icebreakers[state.sun] >> second // FLEET & 1 == 1


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
            end_step(state)


def end_step(state: AntarcticaState) -> None:
    """ANT-SUN-7, ANT-END-6  The zone's icebreakers leave, a stalemate is looked for, and the next step begins."""
    if state.icebreakers[state.sun] != 0:
        melt(state)
    state.still = 0 if state.changed else state.still + state.stride
    if state.still >= STALE[state.seats]:
        finish(state, STALEMATE)
    else:
        begin_step(state)


def melt(state: AntarcticaState) -> None:
    """ANT-ICE-4  All icebreakers in the sun zone leave the game, used or not."""
    for seat in range(state.seats):
        if state.icebreakers[state.sun] >> seat & 1:
            state.lose(ICEBREAKER, 1)
            state.tell("melt", seat, state.sun)
    state.icebreakers[state.sun] = 0
    state.changed = True


SUN_STEP: Final = SunStep()
END_TURN: Final = EndTurn()
ICEBREAKER_TURN: Final = IcebreakerTurn()
