"""Who may know what."""

from __future__ import annotations

from random import Random

from farside.core.actions import NOBODY, Seat
from farside.games.pebble.components import BIRDS
from farside.games.pebble.state import PebbleState
from farside.games.pebble.view import SEALED


def hand(state: PebbleState, seat: Seat) -> list[int]:
    """The birds a seat holds, in the order of the box."""
    return [bird for bird in range(len(BIRDS)) for _copy in range(state.held(seat, bird))]


def hide(dream: PebbleState, seat: Seat | None, dice: Random) -> None:
    """PEB-INFO-2  Hidden from a seat: the deck, the other hands, and what the others have planned."""
    others = [other for other in range(dream.seats) if other != seat]
    unknown = dream.deck.copy()
    for other in others:
        unknown += hand(dream, other)
        if dream.sealed[other] != NOBODY:
            unknown.append(dream.sealed[other])
    dice.shuffle(unknown)
    for other in others:
        redeal(dream, other, unknown)
    dream.deck = unknown


def redeal(dream: PebbleState, seat: Seat, unknown: list[int]) -> None:
    """As many birds as before, but others."""
    for bird in hand(dream, seat):
        dream.hold(seat, bird, -1)
        dream.hold(seat, unknown.pop(), 1)
    if dream.sealed[seat] != NOBODY:
        dream.sealed[seat] = unknown.pop()


def planned(state: PebbleState, other: Seat, seat: Seat | None) -> int:
    """PEB-INFO-2  A planned bird is seen by its owner only, until all are turned up."""
    if state.sealed[other] == NOBODY:
        return state.birds[other]
    return state.sealed[other] if other == seat else SEALED
