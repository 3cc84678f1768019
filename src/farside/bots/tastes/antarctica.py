"""What a position of Antarctica is worth: the score if the game ended now, and what may still become of the pieces."""

from __future__ import annotations

from typing import Final

from farside.bots.tastes.taste import Taste, lead
from farside.core.actions import NOBODY, Seat
from farside.core.state import State
from farside.games.antarctica.components import (
    CARD_NEEDS,
    CARD_SCIENTISTS,
    DECK_END,
    DECKS,
    FLEET,
    HAND,
    HELD,
    NEXT_ZONE,
    OPEN_ZONES,
    PLACES,
    RESERVE,
    STAFF,
)
from farside.games.antarctica.rules.scoring import scores
from farside.games.antarctica.rules.sun import ICEBREAKER_TURN
from farside.games.antarctica.rules.turn import SAIL_AWAY
from farside.games.antarctica.state import AntarcticaState

# Points at the start of the game; they melt away as the end comes nearer.
READY: Final = [0.0, 2.4, 4.2, 5.6, 6.6, 7.4, 8.0]  # by scientists in the staff
READY_MORE: Final = 0.4
RESERVED: Final = 0.3  # a scientist in the reserve
SHIP: Final = 3.0  # a ship on the board
TURN: Final = 4.0  # a ship that acts at once; one that waits long is worth nothing more than a ship
SPARE_SHIP: Final = 0.5
SPARE_CUBE: Final = 1.0
OPEN_CARD: Final = 1.0  # an open card whose needs are covered
CARDS: Final = {
    "icebreaker": 1.2,
    "place_scientist": 1.2,
    "plus_two": 2.0,
    "fast_research": 2.5,
    "simple": 1.0,
    "expertise": 1.5,
}


class AntarcticaTaste(Taste):
    """The score now, and what may still become of staff, ships, cubes and cards."""

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, AntarcticaState)
        points = scores(state)
        left = time_left(state)
        worths: list[float] = []
        for other in range(state.seats):
            worths.append(points[other] + left * prospects(state, other))
        return lead(worths, seat)

    def goes_on(self, state: State, seat: Seat) -> bool:
        """A turn goes on until its end; the next sailing of the same seat is another matter."""
        assert isinstance(state, AntarcticaState)
        question = state.question()
        if question is SAIL_AWAY:
            return state.given
        return question is not ICEBREAKER_TURN


def time_left(state: AntarcticaState) -> float:
    """1 at the start, 0 at the end: cards in the decks, or scientists of whoever has the fewest."""
    cards = 0
    for deck in range(len(DECKS)):
        cards += state.left(deck)
    fewest = 99
    for seat in range(state.seats):
        fewest = min(fewest, state.staff[seat] + state.reserve[seat])
    return min(cards / DECK_END[state.seats][-1], fewest / (STAFF[state.seats] + RESERVE[state.seats]))


def prospects(state: AntarcticaState, seat: Seat) -> float:
    return people(state, seat) + fleet(state, seat) + building(state, seat) + hand(state, seat)


def people(state: AntarcticaState, seat: Seat) -> float:
    """Scientists in the staff can build at once; those in the reserve wait for a camp."""
    ready = state.staff[seat]
    worth = RESERVED * state.reserve[seat] + SPARE_CUBE * state.spare_cubes[seat]
    if ready < len(READY):
        return worth + READY[ready]
    return worth + READY[-1] + READY_MORE * (ready - len(READY) + 1)


def fleet(state: AntarcticaState, seat: Seat) -> float:
    """Every ship brings turns, the sooner the better."""
    zones = len(OPEN_ZONES[state.seats])
    worth = SPARE_SHIP * state.spare_ships[seat]
    zone = state.sun
    for away in range(1, zones + 1):
        zone = NEXT_ZONE[state.seats][zone]
        for place in range(PLACES):
            ship = state.queues[zone * PLACES + place]
            if ship == NOBODY:
                break
            if ship // FLEET == seat:
                wait = away + place * zones
                worth += SHIP + TURN * (1.0 - wait / (PLACES * zones))
    return worth


def building(state: AntarcticaState, seat: Seat) -> float:
    """Open cards whose needs are covered, and scientists enough for them."""
    access = state.access(seat)
    worth = 0.0
    for deck in range(len(DECKS)):
        if state.left(deck) > 0:
            card = state.top(deck)
            if CARD_NEEDS[card] & ~access == 0 and state.staff[seat] >= CARD_SCIENTISTS[card]:
                worth += OPEN_CARD
    return worth


def hand(state: AntarcticaState, seat: Seat) -> float:
    worth = 0.0
    for card in range(HELD):
        worth += CARD_WORTH[card] * state.hands[seat * HELD + card]
    return worth


CARD_WORTH: Final = [CARDS[key] for key in HAND]
TASTE: Final = AntarcticaTaste()
