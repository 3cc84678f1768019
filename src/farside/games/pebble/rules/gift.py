"""The gift that follows a settlement."""

from __future__ import annotations

from typing import Final

from farside.core.actions import Action, Seat
from farside.core.state import Step
from farside.games.pebble.actions import GIVE
from farside.games.pebble.state import PebbleState


class Gift(Step[PebbleState]):
    """PEB-GIFT-1  Another player of your choice gets one pebble from the river."""

    alone = True  # PEB-GIFT-2: with two players there is nothing to choose

    def candidates(self, state: PebbleState, seat: Seat) -> list[Action]:
        return [GIVE.of(other) for other in range(state.seats) if other != seat]

    def take(self, state: PebbleState, seat: Seat, action: Action) -> None:
        other = GIVE.arg(action)
        state.tell("gift", seat, other, state.take_from_river(other, 1))


GIFT: Final = Gift()
