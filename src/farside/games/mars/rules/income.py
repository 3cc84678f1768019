"""Phases 3 and 4: resupply and mine production."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.state import Step
from farside.core.verbs import Question, Verb
from farside.games.mars.actions import TAKE
from farside.games.mars.components import CARD_COUNT, DECK_CARDS, GOODS, MINES, VEIN_CARDS
from farside.games.mars.state import SUPPLY_LUCK, MarsState


class Resupply(Step[MarsState]):
    """MARS-SUPPLY-1  The active player draws the top card of the supply deck, unseen by the others."""

    def run(self, state: MarsState) -> None:
        state.phase = 3
        draw_supply(state, state.active)
        state.then(PRODUCTION)


class Production(Step[MarsState]):
    """MARS-PROD-1  Each active mine of the active player gives 1 card of its material."""

    def run(self, state: MarsState) -> None:
        state.phase = 4
        dig(state, state.active)
        for card in VEIN_CARDS:
            for _copy in range(state.laid[state.active * CARD_COUNT + card]):
                state.then(VEIN, card)


class Vein(Step[MarsState]):
    """MARS-PROD-4  Asked where an active mine's material is left in the reserve."""

    def run(self, state: MarsState) -> None:
        if veins(state, state.active):
            state.ask(RICH_VEIN, state.active, state.about())


class RichVein(Verb[MarsState]):
    """MARS-PROD-4  Rich veins: one more card of a material that an active mine produces."""

    def offers(self, state: MarsState, seat: Seat) -> list[int]:
        return veins(state, seat)

    def take(self, state: MarsState, seat: Seat, good: int) -> None:
        state.earn(seat, good)
        state.tell("vein", seat, good, state.about())


def draw_supply(state: MarsState, seat: Seat) -> None:
    """MARS-SUPPLY-2 to 4  The deck is rebuilt when a card has to be drawn and none is left."""
    if not state.supply:
        make_supply_deck(state)
    if not state.supply:
        state.tell("no-supply", seat)
        return
    good = state.supply[-1]
    state.supply = state.supply[:-1]
    state.hands[seat * GOODS + good] += 1
    state.reveal()
    state.tell("draw", seat, good, eyes=(seat,))


def make_supply_deck(state: MarsState) -> None:
    """MARS-SETUP-6, MARS-SUPPLY-2, MARS-SUPPLY-4  Five cards of each material, or all that the reserve has."""
    deck: list[int] = []
    for good in range(GOODS):
        cards = min(DECK_CARDS, state.reserve[good])
        state.reserve[good] -= cards
        deck.extend([good] * cards)
    state.shuffle(deck, SUPPLY_LUCK)
    state.supply = deck
    state.tell("rebuild", NOBODY, len(state.supply))


def dig(state: MarsState, seat: Seat) -> None:
    """MARS-PROD-1, MARS-PROD-2  An empty pile gives nothing."""
    mined = 0
    for place in range(MINES):
        at = seat * MINES + place
        if state.mining[at] and state.earn(seat, state.mines[at]):
            mined += 16 ** state.mines[at]
    if mined:
        state.tell("dig", seat, mined)


def veins(state: MarsState, seat: Seat) -> list[int]:
    """The materials of active mines that the reserve still has."""
    found: list[int] = []
    for place in range(MINES):
        at = seat * MINES + place
        if state.mining[at] and state.reserve[state.mines[at]] and state.mines[at] not in found:
            found.append(state.mines[at])
    return sorted(found)


RESUPPLY: Final = Resupply()
PRODUCTION: Final = Production()
VEIN: Final = Vein()
RICH_VEIN: Final = Question(RichVein(TAKE), name="richvein", alone=True)
