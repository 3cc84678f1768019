"""Luna's cards: her set-up, what is dealt in the planning phase, and where cards go afterwards."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY
from farside.games.skymines.components import FIRMS, SLOTS, TANK, TILE_BONUS
from farside.games.skymines.luna import (
    HAS_END_SLOTS,
    HAS_RANK_2,
    HELIUM_LAST,
    HELIUM_OPENS,
    HELIUM_TOKENS,
    ICONS,
    LEFT,
    LUNA,
    OVERFLOW,
    RANK_1,
    RANK_2,
    RIGHT,
    SHOWS_HELIUM,
    SHOWS_UPLOAD,
    START_COINS,
    START_HELIUM,
    START_UPLOAD,
    UPLOAD_LAST,
    UPLOAD_OPENS,
    UPLOAD_TOKENS,
)
from farside.games.skymines.state import SkyminesState

STREAM: Final = 7  # of chance: her cards
SEEN: Final = 32  # added to a card of rank 2 that was put on the deck openly: its rank is known, its face is not


# -- set-up ------------------------------------------------------------------------------------------


def seat_luna(state: SkyminesState) -> None:
    """SKY-LUNA-3, SKY-LUNA-4, SKY-LUNA-7, SKY-LUNA-10  Luna sits at the first player's right, with two decks."""
    state.luna_deck, state.luna_pile, state.luna_discard = [], [], []
    state.luna_slots, state.luna_majority = [], []
    state.luna_up = 0
    state.beside = NOBODY
    if not state.has_luna():
        return
    state.beside = (state.first - 1) % state.seats
    state.coins[LUNA] = START_COINS
    state.helium[LUNA] = START_HELIUM[state.level]
    state.upload[LUNA] = START_UPLOAD[state.level]
    state.luna_deck = RANK_1.copy()
    state.luna_pile = RANK_2.copy()
    state.shuffle(state.luna_deck, STREAM)
    state.shuffle(state.luna_pile, STREAM)
    state.luna_slots = [NOBODY] * SLOTS
    state.luna_majority = [NOBODY, NOBODY]


def start_luna(state: SkyminesState, tile: int) -> None:
    """SKY-LUNA-6, SKY-LUNA-47, SKY-R-M36  The bonus of a tile that nobody was dealt; the tile goes back to the box."""
    state.tell("luna-tile", LUNA, tile)
    for track, steps in TILE_BONUS[tile]:
        if track == TANK:
            add_luna_helium(state, steps)
        else:
            state.marks[LUNA * FIRMS + track] += steps
            state.tell("advance", LUNA, track, steps, state.marks[LUNA * FIRMS + track])


# -- the planning phase ------------------------------------------------------------------------------


def draw(state: SkyminesState) -> int:
    """SKY-LUNA-14, SKY-R-M22  The top card; an empty deck is renewed from the discard pile when a card is needed."""
    state.reveal()
    if not state.luna_deck:
        added = 0
        state.luna_deck, state.luna_discard = state.luna_discard, []
        if HAS_RANK_2[state.level] and state.luna_pile:  # SKY-R-M23
            state.luna_deck.append(state.luna_pile.pop())
            added = 1
        state.shuffle(state.luna_deck, STREAM)
        state.tell("luna-shuffle", LUNA, len(state.luna_deck), added)
    return state.luna_deck.pop()


def deal_slots(state: SkyminesState) -> None:
    """SKY-LUNA-12, SKY-LUNA-20, SKY-R-M24  A card face down on each slot that is ON, from left to right."""
    opened = state.luna_open()
    state.luna_up = 0
    dealt = 0
    for slot in range(SLOTS):
        if opened >> slot & 1:
            state.luna_slots[slot] = draw(state)
            dealt += 1
    state.tell("luna-deal", LUNA, dealt)


def show_majorities(state: SkyminesState) -> None:
    """SKY-LUNA-13  Two cards face up, left and right; then the icon at the bottom of each."""
    for side in (0, 1):
        card = draw(state) % SEEN
        state.luna_majority[side] = card
        state.tell("luna-majority", LUNA, side, card, LEFT[card], RIGHT[card], ICONS[card])
    for side in (0, 1):
        card = state.luna_majority[side]
        add_luna_helium(state, SHOWS_HELIUM[card])
        add_luna_upload(state, SHOWS_UPLOAD[card])


def clear_majorities(state: SkyminesState) -> None:
    """SKY-LUNA-39  In the preparation phase the majority cards that are left go to the discard pile."""
    if state.has_luna():
        discard_majority(state, 0)
        discard_majority(state, 1)


def discard_majority(state: SkyminesState, side: int) -> None:
    if state.luna_majority[side] != NOBODY:
        state.luna_discard.append(state.luna_majority[side])
        state.luna_majority[side] = NOBODY


# -- her own tracks ----------------------------------------------------------------------------------


def push_rank_2(state: SkyminesState) -> None:
    """SKY-LUNA-11, SKY-LUNA-50  At a token the top card of the pile of rank 2 goes on top of the deck, face down."""
    if state.luna_pile:
        state.luna_deck.append(state.luna_pile.pop() + SEEN)
        state.reveal()
        state.tell("luna-token", LUNA, len(state.luna_pile))


def add_luna_helium(state: SkyminesState, steps: int) -> None:
    """SKY-LUNA-22  Her helium marker unlocks slot a."""
    climb(state, state.helium, steps, HELIUM_LAST, HELIUM_OPENS, HELIUM_TOKENS[state.level], "helium", "unlock-left")


def add_luna_upload(state: SkyminesState, steps: int) -> None:
    """SKY-LUNA-22  Her upload marker needs no plans."""
    climb(state, state.upload, steps, UPLOAD_LAST, UPLOAD_OPENS, UPLOAD_TOKENS[state.level], "upload", "unlock-right")


def climb(
    state: SkyminesState, markers: list[int], steps: int, last: int, opens: int, tokens: list[int], told: str, slot: str
) -> None:
    """SKY-LUNA-22, SKY-R-M49  Step by step: the slot, tokens, and two coins for each step beyond the end."""
    if steps <= 0:
        return
    before = markers[LUNA]
    after = min(before + steps, last)
    markers[LUNA] = after
    state.tell(told, LUNA, after - before, after)
    if before < opens <= after and HAS_END_SLOTS[state.level]:
        state.tell(slot, LUNA)
    for token in tokens:
        if before < token <= after:
            push_rank_2(state)
    pay_beyond(state, before + steps - last)


def pay_beyond(state: SkyminesState, steps: int) -> None:
    """SKY-LUNA-22, SKY-LUNA-23  Steps beyond the last space of a track."""
    if steps > 0:
        state.coins[LUNA] += OVERFLOW * steps
        state.tell("luna-beyond", LUNA, steps, OVERFLOW * steps)
