"""A decision of the acting player, with the exchange always at hand."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import NEVER
from farside.core.verbs import Question, Verb
from farside.games.magnastorm.actions import EXCHANGE
from farside.games.magnastorm.components import EXCHANGE as CUBES_GIVEN
from farside.games.magnastorm.rules.purse import OFFER
from farside.games.magnastorm.state import MagnaState


class Exchange(Verb[MagnaState]):
    """MAG-XCH-1  Three cubes for one, and then the decision."""

    again = True

    def take(self, state: MagnaState, seat: Seat, _at: int) -> None:
        state.ask(OFFER, seat)


class Decision(Question[MagnaState]):
    """MAG-XCH-3  Wherever you decide something in your own turn, you may exchange first."""

    def __init__(self, *verbs: Verb[MagnaState], name: str, alone: bool = True) -> None:
        super().__init__(*verbs, EXCHANGING, name=name, alone=alone)
        self.verbs.pop()  # it is answered like the others, but it never makes a choice of what is none

    def options(self, state: MagnaState, seat: Seat) -> list[Action]:
        found = super().options(state, seat)
        if len(found) > 1 and may_exchange(state, seat):
            found.append(EXCHANGE.first)
        return found

    def candidates(self, state: MagnaState, seat: Seat) -> list[Action]:
        found = super().candidates(state, seat)
        if may_exchange(state, seat) and self.sole(state, seat) == NEVER:
            found.append(EXCHANGE.first)
        return found


def may_exchange(state: MagnaState, seat: Seat) -> bool:
    """MAG-RUL-31  In your own turn, with three cubes in hand."""
    return state.at != NOBODY and state.hand(seat) >= CUBES_GIVEN


EXCHANGING: Final = Exchange(EXCHANGE)
