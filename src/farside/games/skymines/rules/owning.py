"""Whose a card is, and what it is a share of."""

from __future__ import annotations

from farside.core.actions import NOBODY, Seat
from farside.games.skymines.components import CARD_COUNT, CARD_FACE, CARD_SHARE, FIRMS, SLOTS
from farside.games.skymines.state import HAND, PLAYED, RESTING, SkyminesState


def owner_of(state: SkyminesState, card: int) -> Seat:
    """SKY-END-6  Whose card it is, wherever it lies; NOBODY's if nobody owns it."""
    place = state.place[card]
    if place >= RESTING:
        return (place - RESTING) // SLOTS
    if place >= PLAYED:
        return place - PLAYED
    return place - HAND if place >= HAND else NOBODY


def card_shares(state: SkyminesState) -> list[int]:
    """SKY-END-2  By seat * FIRMS + company: share icons on cards."""
    found = [0] * (len(state.coins) * FIRMS)
    for card in range(CARD_COUNT):
        if CARD_SHARE[card] != NOBODY:
            seat = owner_of(state, card)
            if seat != NOBODY:
                found[seat * FIRMS + CARD_SHARE[card]] += 1
    return found


def shares_of(state: SkyminesState, seat: Seat, firm: int) -> int:
    """SKY-END-4  A player's shares of a company, on the track and on cards."""
    return state.track_shares(seat, firm) + card_shares(state)[seat * FIRMS + firm]


def different_cards(state: SkyminesState, place: int) -> list[int]:
    """The cards in a place; of those that read alike, one."""
    found: list[int] = []
    seen = 0
    for card in range(CARD_COUNT):
        if state.place[card] == place and seen >> CARD_FACE[card] & 1 == 0:
            seen |= 1 << CARD_FACE[card]
            found.append(card)
    return found
