"""What a turn is made of, and its one action."""

from __future__ import annotations

from farside.core.actions import Seat
from farside.core.state import OPEN
from farside.core.verbs import Verb
from farside.games.antarctica.rules.clauses import ACTED_ALREADY
from farside.games.antarctica.state import AntarcticaState


class InTurn(Verb[AntarcticaState]):
    """What is done once and leaves the rest of the turn to be decided."""

    again = True


class OneAction(InTurn):
    """ANT-ACT-1  Build a building or a ship, recruit, or research, in the target zone."""

    def gate(self, state: AntarcticaState, seat: Seat) -> int:
        return ACTED_ALREADY if state.acted else OPEN

    def take(self, state: AntarcticaState, seat: Seat, at: int) -> None:
        state.acted = True
        self.act(state, seat, at)

    def act(self, state: AntarcticaState, seat: Seat, at: int) -> None:
        raise AssertionError(f"{type(self).__name__} does nothing")
