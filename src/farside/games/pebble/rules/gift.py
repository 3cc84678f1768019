"""The gift that follows a settlement."""

from __future__ import annotations

from typing import Final

from farside.core.actions import Seat
from farside.core.verbs import Question, Verb
from farside.games.pebble.actions import GIVE
from farside.games.pebble.state import PebbleState


class Give(Verb[PebbleState]):
    """PEB-GIFT-1  Another player of your choice gets one pebble from the river."""

    def offers(self, state: PebbleState, seat: Seat) -> list[int]:
        return [other for other in range(state.seats) if other != seat]

    def take(self, state: PebbleState, seat: Seat, other: Seat) -> None:
        state.tell("gift", seat, other, state.take_from_river(other, 1))


GIFT: Final = Question(Give(GIVE), name="gift", alone=True)  # PEB-GIFT-2: with two players there is no choice
