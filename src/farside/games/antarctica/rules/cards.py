"""Playing shipyard cards, the icebreaker among them."""

from __future__ import annotations

from farside.core.actions import Action, Seat
from farside.core.state import OPEN
from farside.games.antarctica.actions import LAY, PLAY
from farside.games.antarctica.components import FLEET, HELD, ICEBREAKER, OPEN_ZONES, PLACES, PLAYABLE_CARD
from farside.games.antarctica.rules.clauses import CARD_LIMIT, NOT_IN_ICEBREAKER_TURN, NOT_SECOND
from farside.games.antarctica.rules.effects import CARD_DEEDS
from farside.games.antarctica.state import AntarcticaState


def add_cards(state: AntarcticaState, seat: Seat, found: list[Action]) -> None:
    """The shipyard cards of a hand, and for an icebreaker every open zone."""
    for at in range(len(PLAYABLE_CARD)):
        if state.hands[seat * HELD + PLAYABLE_CARD[at]] > 0:
            found.append(PLAY.first + at)
    if state.hands[seat * HELD + ICEBREAKER] > 0:
        for zone in OPEN_ZONES[state.seats]:
            found.append(LAY.first + zone)


def add_open(state: AntarcticaState, seat: Seat, found: list[Action]) -> None:
    """The same without what is refused."""
    if state.carded >> seat & 1:
        return
    for at in range(len(PLAYABLE_CARD)):
        if state.hands[seat * HELD + PLAYABLE_CARD[at]] > 0:
            if judge_play(state, seat, at) == OPEN:
                found.append(PLAY.first + at)
    if state.hands[seat * HELD + ICEBREAKER] > 0:
        for zone in OPEN_ZONES[state.seats]:
            if judge_lay(state, seat, zone) == OPEN:
                found.append(LAY.first + zone)


def judge_play(state: AntarcticaState, seat: Seat, at: int) -> int:
    """ANT-CARD-2  One card per player and sun step; the rest is for the card's effect to say."""
    if state.carded >> seat & 1:
        return CARD_LIMIT
    return CARD_DEEDS[PLAYABLE_CARD[at]].refusal(state, seat)


def judge_lay(state: AntarcticaState, seat: Seat, zone: int) -> int:
    """ANT-ICE-1  A zone whose second ship is yours; in the sun zone, the second ship of this step."""
    if state.carded >> seat & 1:
        return CARD_LIMIT
    if zone == state.sun and state.breaking:
        return NOT_IN_ICEBREAKER_TURN
    second = state.second if zone == state.sun else state.queues[zone * PLACES + 1]
    mine = seat * FLEET <= second < (seat + 1) * FLEET
    return OPEN if mine and state.icebreakers[zone] >> seat & 1 == 0 else NOT_SECOND


def use(state: AntarcticaState, seat: Seat, card: int) -> None:
    """ANT-TURN-2  The one card of this step leaves the hand."""
    state.hands[seat * HELD + card] -= 1
    state.carded |= 1 << seat
    state.changed = True


def play(state: AntarcticaState, seat: Seat, at: int) -> None:
    """ANT-CARD-1  A used shipyard card leaves the game."""
    card = PLAYABLE_CARD[at]
    use(state, seat, card)
    state.lose(card, 1)
    state.tell("play", seat, card)
    CARD_DEEDS[card].happen(state, seat)


def lay(state: AntarcticaState, seat: Seat, zone: int) -> None:
    """ANT-ICE-2  The icebreaker lies open in the zone and waits for the sun."""
    use(state, seat, ICEBREAKER)
    state.icebreakers[zone] |= 1 << seat
    state.tell("lay", seat, zone)
