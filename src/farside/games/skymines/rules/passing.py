"""Action 6: pass."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.state import OPEN, Step
from farside.core.verbs import Question, Verb
from farside.games.skymines.actions import LAY, PILE
from farside.games.skymines.components import CARD_COUNT, RESTS_ALL, ROUNDS, SLOTS
from farside.games.skymines.rules.clauses import SLOT_FILLED, SLOT_SHUT
from farside.games.skymines.state import HAND, RESTING, SkyminesState
from farside.games.skymines.tracks import BONUS_TILES, PLUS_TILE


def drop_out(state: SkyminesState, seat: Seat) -> None:
    """SKY-PASS-1 to 4  Cards up, one pile to hand, each card to a resting slot, tiles back."""
    state.passed |= 1 << seat
    state.used[seat] = 0
    state.tell("pass", seat)
    return_tiles(state, seat)
    if state.round == ROUNDS:  # SKY-PASS-7
        return
    state.chosen = 0
    if any_pile(state, seat):
        state.ask(TAKE_PILE, seat)
    for slot in range(SLOTS):
        if state.slots[seat * SLOTS + slot] != NOBODY:
            if state.constrained:
                state.then(REST_FACING, seat * SLOTS + slot)
            else:
                state.ask(LAY_CARD, seat, slot)


def return_tiles(state: SkyminesState, seat: Seat) -> None:
    """SKY-TILE-6  All bonus tiles go back to the board."""
    for tile in range(len(BONUS_TILES)):
        if state.holder[tile] == seat:
            state.holder[tile] = NOBODY
            if tile == PLUS_TILE:
                state.plus_slot = NOBODY


def any_pile(state: SkyminesState, seat: Seat) -> bool:
    low = RESTING + seat * SLOTS
    return any(low <= state.place[card] < low + SLOTS for card in range(CARD_COUNT))


def rest(state: SkyminesState, seat: Seat, slot: int, resting: int) -> None:
    """A played card goes to a resting slot."""
    card = state.slots[seat * SLOTS + slot]
    state.slots[seat * SLOTS + slot] = NOBODY
    state.place[card] = RESTING + seat * SLOTS + resting
    state.tell("rest", seat, card, resting)


class TakePile(Verb[SkyminesState]):
    """SKY-PASS-2, SKY-R-02  Exactly one resting pile, all its cards; one that is not empty."""

    def offers(self, state: SkyminesState, seat: Seat) -> list[int]:
        piles = 0
        low = RESTING + seat * SLOTS
        for card in range(CARD_COUNT):
            at = state.place[card] - low
            if 0 <= at < SLOTS:
                piles |= 1 << at
        return [slot for slot in range(SLOTS) if piles >> slot & 1]

    def take(self, state: SkyminesState, seat: Seat, slot: int) -> None:
        cards = 0
        pile = RESTING + seat * SLOTS + slot
        for card in range(CARD_COUNT):
            if state.place[card] == pile:
                state.place[card] = HAND + seat
                cards += 1
        state.tell("pile", seat, slot, cards)


class LayCard(Verb[SkyminesState]):
    """SKY-PASS-3  Each played card to a resting slot of choice, at most one a slot and pass."""

    def refusal(self, state: SkyminesState, seat: Seat, slot: int) -> int:
        if not RESTS_ALL and not state.open_slots(seat) >> slot & 1:  # SKY-R-01
            return SLOT_SHUT
        return SLOT_FILLED if state.chosen >> slot & 1 else OPEN

    def take(self, state: SkyminesState, seat: Seat, slot: int) -> None:
        state.chosen |= 1 << slot
        rest(state, seat, state.about(), slot)


class RestFacing(Step[SkyminesState]):
    """SKY-VAR-1  With the variant each card goes to the resting slot facing its action slot."""

    def run(self, state: SkyminesState) -> None:
        seat, slot = state.about() // SLOTS, state.about() % SLOTS
        rest(state, seat, slot, slot)


TAKE_PILE: Final = Question(TakePile(PILE), name="takepile", alone=True)
LAY_CARD: Final = Question(LayCard(LAY), name="laycard", alone=True)
REST_FACING: Final = RestFacing()
