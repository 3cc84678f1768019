"""Giving up a resource."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import OPEN
from farside.games.antarctica.actions import GIVE, GIVE_CUBE, GIVE_SHIP, SCRAP
from farside.games.antarctica.components import FLEET
from farside.games.antarctica.rules.action import InTurn
from farside.games.antarctica.rules.clauses import GIVEN_ALREADY, NOT_MOVED_YET
from farside.games.antarctica.rules.recruit import recruit
from farside.games.antarctica.state import AntarcticaState


class GiveUp(InTurn):
    """ANT-TURN-3, ANT-DISC-2  One resource a turn; a scientist comes from reserve to staff."""

    def gate(self, state: AntarcticaState, seat: Seat) -> int:
        return GIVEN_ALREADY if state.given else OPEN

    def take(self, state: AntarcticaState, seat: Seat, at: int) -> None:
        state.given = True
        state.changed = True
        self.discard(state, seat, at)

    def discard(self, state: AntarcticaState, seat: Seat, at: int) -> None:
        raise AssertionError(f"{type(self).__name__} gives up nothing")


class Give(GiveUp):
    """ANT-DISC-1  An available cube or ship goes to the discarded box."""

    def offers(self, state: AntarcticaState, seat: Seat) -> list[int]:
        found: list[int] = []
        if state.spare_cubes[seat] > 0:
            found.append(GIVE_CUBE)
        if state.spare_ships[seat] > 0:
            found.append(GIVE_SHIP)
        return found

    def add_open(self, state: AntarcticaState, seat: Seat, found: list[Action]) -> None:
        if state.spare_cubes[seat] > 0:
            found.append(GIVE.first + GIVE_CUBE)
        if state.spare_ships[seat] > 0:
            found.append(GIVE.first + GIVE_SHIP)

    def discard(self, state: AntarcticaState, seat: Seat, piece: int) -> None:
        if piece == GIVE_CUBE:
            state.spare_cubes[seat] -= 1
            state.given_cubes[seat] += 1
        else:
            state.spare_ships[seat] -= 1
            state.given_ships[seat] += 1
        state.tell("give", seat, piece, recruit(state, seat, 1))


class Scrap(GiveUp):
    """ANT-DISC-1  Any own ship in a zone goes to the discarded box."""

    def offers(self, state: AntarcticaState, seat: Seat) -> list[int]:
        queues = state.queues
        return [at for at in range(len(queues)) if seat * FLEET <= queues[at] < seat * FLEET + FLEET]

    def refusal(self, state: AntarcticaState, seat: Seat, at: int) -> int:
        """ANT-DISC-4  The active ship only after it has moved."""
        return NOT_MOVED_YET if state.target == NOBODY and state.queues[at] == state.ship else OPEN

    def add_open(self, state: AntarcticaState, seat: Seat, found: list[Action]) -> None:
        queues = state.queues
        low = seat * FLEET
        high = low + FLEET
        kept = state.ship if state.target == NOBODY else NOBODY
        first = SCRAP.first
        for at in range(len(queues)):
            if low <= queues[at] < high and queues[at] != kept:
                found.append(first + at)

    def discard(self, state: AntarcticaState, seat: Seat, at: int) -> None:
        zone, place = self.pair(at)
        state.leave(zone, place)
        state.given_ships[seat] += 1
        state.tell("scrap", seat, zone, recruit(state, seat, 1))


GIVING: Final = Give(GIVE)
SCRAPPING: Final = Scrap(SCRAP)
