"""The set-up chapter."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY
from farside.games.pebble.components import BIRDS, COPIES, HAND, PEBBLES, SITES, START
from farside.games.pebble.state import PebbleState

CARDS: Final = 0  # the stream of chance that shuffles
WATER: Final = 1  # the stream of chance that floods


def set_up(state: PebbleState, floods: bool) -> None:
    """PEB-SET-1  Lay out the river, hand out pebbles and birds, draw the first player."""
    seats = state.seats
    state.floods = floods
    state.round = 0
    state.flooded = NOBODY
    state.owner = [NOBODY] * len(SITES)
    state.pebbles = [START] * seats
    state.river = PEBBLES - START * seats
    state.sealed = [NOBODY] * seats
    state.birds = [NOBODY] * seats
    state.flown = [0] * len(BIRDS)
    state.first = state.below(seats, CARDS)
    shuffle_deck(state)
    deal_hands(state)


def shuffle_deck(state: PebbleState) -> None:
    """PEB-SET-2  All birds form a face-down deck."""
    state.deck = []
    for bird in range(len(BIRDS)):
        state.deck.extend([bird] * COPIES[bird])
    state.shuffle(state.deck, CARDS)


def deal_hands(state: PebbleState) -> None:
    """PEB-SET-3  Each player draws three birds and keeps them secret."""
    state.hands = [0] * (len(BIRDS) * state.seats)
    for seat in range(state.seats):
        for _card in range(HAND):
            state.hold(seat, state.deck.pop(), 1)
