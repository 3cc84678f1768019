"""Playing shipyard cards, the icebreaker among them."""

from __future__ import annotations

from typing import Final

from farside.core.actions import Action, Seat
from farside.core.state import OPEN
from farside.games.antarctica.actions import LAY, PLAY
from farside.games.antarctica.components import FLEET, HELD, ICEBREAKER, OPEN_ZONES, PLACES, PLAYABLE_CARD
from farside.games.antarctica.rules.action import InTurn
from farside.games.antarctica.rules.clauses import CARD_LIMIT, NOT_IN_ICEBREAKER_TURN, NOT_SECOND
from farside.games.antarctica.rules.effects import CARD_DEEDS
from farside.games.antarctica.state import AntarcticaState


class OneCard(InTurn):
    """ANT-TURN-2, ANT-CARD-2  One card per player and sun step; it leaves the hand."""

    def gate(self, state: AntarcticaState, seat: Seat) -> int:
        return CARD_LIMIT if state.carded >> seat & 1 else OPEN


def use(state: AntarcticaState, seat: Seat, card: int) -> None:
    """ANT-TURN-2  The one card of this step leaves the hand."""
    state.hands[seat * HELD + card] -= 1
    state.carded |= 1 << seat
    state.changed = True


class Play(OneCard):
    """ANT-CARD-1  A used shipyard card leaves the game; whether it may be used is for its effect to say."""

    def offers(self, state: AntarcticaState, seat: Seat) -> list[int]:
        return [at for at in range(len(PLAYABLE_CARD)) if state.hands[seat * HELD + PLAYABLE_CARD[at]] > 0]

    def refusal(self, state: AntarcticaState, seat: Seat, at: int) -> int:
        return CARD_DEEDS[PLAYABLE_CARD[at]].refusal(state, seat)

    def add_open(self, state: AntarcticaState, seat: Seat, found: list[Action]) -> None:
        for at in range(len(PLAYABLE_CARD)):
            if state.hands[seat * HELD + PLAYABLE_CARD[at]] > 0 and self.refusal(state, seat, at) == OPEN:
                found.append(PLAY.first + at)

    def take(self, state: AntarcticaState, seat: Seat, at: int) -> None:
        card = PLAYABLE_CARD[at]
        use(state, seat, card)
        state.lose(card, 1)
        state.tell("play", seat, card)
        CARD_DEEDS[card].happen(state, seat)


class Lay(OneCard):
    """ANT-ICE-2  The icebreaker lies open in the zone and waits for the sun."""

    def offers(self, state: AntarcticaState, seat: Seat) -> list[int]:
        return OPEN_ZONES[state.seats] if state.hands[seat * HELD + ICEBREAKER] > 0 else NOWHERE

    def refusal(self, state: AntarcticaState, seat: Seat, zone: int) -> int:
        """ANT-ICE-1  A zone whose second ship is yours; in the sun zone, the second ship of this step."""
        if zone == state.sun and state.breaking:
            return NOT_IN_ICEBREAKER_TURN
        second = state.second if zone == state.sun else state.queues[zone * PLACES + 1]
        mine = seat * FLEET <= second < (seat + 1) * FLEET
        return OPEN if mine and state.icebreakers[zone] >> seat & 1 == 0 else NOT_SECOND

    def numbers(self, state: AntarcticaState, seat: Seat, zone: int, clause: int) -> tuple[int, ...]:
        if clause == NOT_SECOND:
            return (zone, state.icebreakers[zone] >> seat & 1)
        return (state.sun,) if clause == NOT_IN_ICEBREAKER_TURN else ()

    def add_open(self, state: AntarcticaState, seat: Seat, found: list[Action]) -> None:
        if state.hands[seat * HELD + ICEBREAKER] > 0:
            for zone in OPEN_ZONES[state.seats]:
                if self.refusal(state, seat, zone) == OPEN:
                    found.append(LAY.first + zone)

    def take(self, state: AntarcticaState, seat: Seat, zone: int) -> None:
        use(state, seat, ICEBREAKER)
        state.icebreakers[zone] |= 1 << seat
        state.tell("lay", seat, zone)


NOWHERE: Final[list[int]] = []
PLAYING: Final = Play(PLAY)
LAYING: Final = Lay(LAY)
