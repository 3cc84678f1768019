"""Giving up a resource."""

from __future__ import annotations

from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import OPEN
from farside.games.antarctica.actions import GIVE, GIVE_CUBE, SCRAP
from farside.games.antarctica.components import FLEET
from farside.games.antarctica.rules.clauses import GIVEN_ALREADY, NOT_MOVED_YET
from farside.games.antarctica.rules.recruit import recruit
from farside.games.antarctica.state import AntarcticaState


def add_pieces(state: AntarcticaState, seat: Seat, found: list[Action]) -> None:
    """ANT-DISC-1  An available cube or ship, or any own ship in a zone."""
    if state.spare_cubes[seat] > 0:
        found.append(GIVE.first)
    if state.spare_ships[seat] > 0:
        found.append(GIVE.first + 1)
    queues = state.queues
    low = seat * FLEET
    high = low + FLEET
    first = SCRAP.first
    for at in range(len(queues)):
        if low <= queues[at] < high:
            found.append(first + at)


def add_open(state: AntarcticaState, seat: Seat, found: list[Action]) -> None:
    """The same without what is refused."""
    if state.given:
        return
    if state.target != NOBODY:
        add_pieces(state, seat, found)
        return
    pieces: list[Action] = []
    add_pieces(state, seat, pieces)
    for action in pieces:
        if judge(state, action) == OPEN:
            found.append(action)


def judge(state: AntarcticaState, action: Action) -> int:
    """ANT-TURN-3, ANT-DISC-4  One resource a turn, and the active ship only after it has moved."""
    if state.given:
        return GIVEN_ALREADY
    if state.target == NOBODY and SCRAP.has(action) and state.queues[action - SCRAP.first] == state.ship:
        return NOT_MOVED_YET
    return OPEN


def give_up(state: AntarcticaState, seat: Seat, action: Action) -> None:
    """ANT-DISC-2  The piece goes to the discarded box, and a scientist comes from reserve to staff."""
    state.given = True
    state.changed = True
    if SCRAP.has(action):
        zone = SCRAP.arg(action)
        state.leave(zone, SCRAP.arg2(action))
        state.given_ships[seat] += 1
        state.tell("scrap", seat, zone, recruit(state, seat, 1))
        return
    if GIVE.arg(action) == GIVE_CUBE:
        state.spare_cubes[seat] -= 1
        state.given_cubes[seat] += 1
    else:
        state.spare_ships[seat] -= 1
        state.given_ships[seat] += 1
    state.tell("give", seat, GIVE.arg(action), recruit(state, seat, 1))
