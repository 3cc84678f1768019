"""A decision of the acting player, with the exchange always at hand."""

from __future__ import annotations

from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import OPEN, Step
from farside.games.magnastorm.actions import EXCHANGE
from farside.games.magnastorm.components import EXCHANGE as CUBES_GIVEN
from farside.games.magnastorm.rules.purse import OFFER
from farside.games.magnastorm.state import MagnaState


class Deed(Step[MagnaState]):
    """MAG-XCH-3  Wherever you decide something in your own turn, you may exchange first."""

    alone = True

    def choices(self, state: MagnaState, seat: Seat) -> list[Action]:
        """Every answer worth showing but the exchange."""
        raise AssertionError(f"{type(self).__name__} offers nothing")

    def closed(self, state: MagnaState, seat: Seat, action: Action) -> int:
        """OPEN, or the number of the clause that closes a choice."""
        return OPEN

    def do(self, state: MagnaState, seat: Seat, action: Action) -> None:
        """Carry out a choice."""
        raise AssertionError(f"{type(self).__name__} does nothing")

    def options(self, state: MagnaState, seat: Seat) -> list[Action]:
        found: list[Action] = []
        for action in self.choices(state, seat):
            if self.closed(state, seat, action) == OPEN:
                found.append(action)
        if len(found) > 1 and may_exchange(state, seat):
            found.append(EXCHANGE.first)
        return found

    def candidates(self, state: MagnaState, seat: Seat) -> list[Action]:
        found = self.choices(state, seat)
        if may_exchange(state, seat):
            if len([action for action in found if self.closed(state, seat, action) == OPEN]) > 1:
                found.append(EXCHANGE.first)
        return found

    def refusal(self, state: MagnaState, seat: Seat, action: Action) -> int:
        return OPEN if action == EXCHANGE.first else self.closed(state, seat, action)

    def take(self, state: MagnaState, seat: Seat, action: Action) -> None:
        if action == EXCHANGE.first:
            state.ask(OFFER, seat)
            state.ask_again(seat)
        else:
            self.do(state, seat, action)


def may_exchange(state: MagnaState, seat: Seat) -> bool:
    """MAG-RUL-31  In your own turn, with three cubes in hand."""
    return state.at != NOBODY and state.hand(seat) >= CUBES_GIVEN
