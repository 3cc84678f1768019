"""What the winner of a conflict or raid gets."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.verbs import Question, Verb
from farside.games.mars.actions import CLAIM, DESTROY, RETURN, SEIZE, TAKE
from farside.games.mars.components import (
    CARD_COUNT,
    CHAIN_COUNT,
    DESTROY_TILE,
    DRAW_AT_RANDOM,
    DRAW_RND,
    EVENT_SPOILS,
    GOODS,
    HOUSING,
    LOOK_AND_TAKE,
    LOOKING,
    PRINTED,
    RAID_CARD,
    SHIELD_CARDS,
    TAKE_CONTRACT,
    TAKE_RND,
)
from farside.games.mars.rules.research import award_magna, draw_card
from farside.games.mars.rules.shortage import REPAIR, evict
from farside.games.mars.state import HAND_LUCK, MarsState

WHO: Final = 8  # how a step's subject is packed: the other seat, and above it a number


class TakeSeen(Verb[MarsState]):
    """MARS-CONF-15  The winner sees the loser's whole hand and names a card; asked even if there is no choice."""

    def offers(self, state: MarsState, seat: Seat) -> list[int]:
        return state.goods_of(state.about() % WHO)

    def take(self, state: MarsState, seat: Seat, good: int) -> None:
        loser = state.about() % WHO
        steal(state, seat, loser, good)
        look(state, seat, loser, state.about() // WHO - 1)


class Seize(Verb[MarsState]):
    """MARS-CONF-9  The winner takes a contract of choice."""

    def offers(self, state: MarsState, seat: Seat) -> list[int]:
        return state.contracts_of(state.about())

    def take(self, state: MarsState, seat: Seat, pair: int) -> None:
        state.contract_to(pair, seat)
        state.tell("seize", seat, pair // GOODS, pair % GOODS, state.about())
        if state.contract_count(seat) > state.contract_limit(seat):  # MARS-CONF-12
            state.ask(GIVE_BACK, seat, NOBODY)


class GiveBack(Verb[MarsState]):
    """MARS-CONF-12, MARS-CONTR-5, MARS-CONTR-6  One contract returns to the open stock."""

    def offers(self, state: MarsState, seat: Seat) -> list[int]:
        new = state.about()  # a contract just bought cannot be the one that goes
        return [pair for pair in state.contracts_of(seat) if pair != new]

    def take(self, state: MarsState, seat: Seat, pair: int) -> None:
        state.contract_to(pair, NOBODY)
        state.tell("return", seat, pair // GOODS, pair % GOODS)


class Destroy(Verb[MarsState]):
    """MARS-DEST-2  The winner chooses the highest built level of a chain, or the spaceport."""

    def offers(self, state: MarsState, seat: Seat) -> list[int]:
        return destructible(state, state.about())

    def take(self, state: MarsState, seat: Seat, chain: int) -> None:
        destroy(state, seat, state.about(), chain)


class Claim(Verb[MarsState]):
    """MARS-CONF-13  The winner takes a face-up R&D card of choice; it works for its new owner from now on."""

    def offers(self, state: MarsState, seat: Seat) -> list[int]:
        loser = state.about()
        return [card for card in range(CARD_COUNT) if state.laid[loser * CARD_COUNT + card]]

    def take(self, state: MarsState, seat: Seat, card: int) -> None:
        loser = state.about()
        state.lay(loser, card, -1)
        state.lay(seat, card, 1)
        state.tell("claim", seat, card, loser)
        award_magna(state)
        state.then(REPAIR, loser)


def plunder(state: MarsState, winner: Seat, loser: Seat, card: int) -> None:
    """MARS-CONF-9, MARS-CONF-17  The winner applies the effect, or its fallback if the effect is impossible."""
    if card == RAID_CARD:
        plunder_raid(state, winner, loser)
        return
    kind, count, other, other_count = EVENT_SPOILS[card]
    if is_possible(state, loser, kind):
        apply(state, winner, loser, kind, count)
    else:
        apply(state, winner, loser, other, other_count)


def plunder_raid(state: MarsState, winner: Seat, loser: Seat) -> None:
    """MARS-RAID-3, MARS-RAID-6, MARS-RAID-8  A random card; with the Military supremacy a look; a shield saves all."""
    shield = shielded(state, loser)
    if shield >= 0:
        state.tell("shield", loser, shield)
    elif state.reigns(winner, LOOKING):
        look(state, winner, loser, 1)
    else:
        draw_random(state, winner, loser, 1)


def shielded(state: MarsState, loser: Seat) -> int:
    """The card that saves a colony from raids, or -1."""
    for card in SHIELD_CARDS:
        if state.laid[loser * CARD_COUNT + card]:
            return card
    return -1


def is_possible(state: MarsState, loser: Seat, kind: int) -> bool:
    if kind == TAKE_CONTRACT:
        return state.contract_count(loser) > 0
    if kind == DESTROY_TILE:
        return len(destructible(state, loser)) > 0
    if kind == TAKE_RND:
        at = loser * CARD_COUNT
        return sum(state.laid[at : at + CARD_COUNT]) > 0
    return True


def apply(state: MarsState, winner: Seat, loser: Seat, kind: int, count: int) -> None:
    if kind == LOOK_AND_TAKE:
        look(state, winner, loser, count)
    elif kind == DRAW_AT_RANDOM:
        draw_random(state, winner, loser, count)
    elif kind == DRAW_RND:
        draw_card(state, winner, count)
    elif kind == TAKE_CONTRACT:
        state.ask(TAKE_A_CONTRACT, winner, loser)
    elif kind == DESTROY_TILE:
        state.ask(DESTROY_ONE, winner, loser)
    else:
        state.ask(TAKE_A_CARD, winner, loser)


def look(state: MarsState, winner: Seat, loser: Seat, count: int) -> None:
    """MARS-CONF-15  A look lasts until its last card is taken or the hand is empty."""
    if count > 0 and state.hand_size(loser) > 0:
        state.reveal()
        state.ask(LOOK, winner, loser + WHO * count)


def draw_random(state: MarsState, winner: Seat, loser: Seat, count: int) -> None:
    """MARS-CONF-11, MARS-CONF-16  One by one, every card with equal chance, as far as the hand goes."""
    for _card in range(count):
        size = state.hand_size(loser)
        if size == 0:
            state.tell("nothing", winner, loser)
            return
        nth = state.below(size, HAND_LUCK)
        good = 0
        while nth >= state.held(loser, good):
            nth -= state.held(loser, good)
            good += 1
        steal(state, winner, loser, good)


def steal(state: MarsState, winner: Seat, loser: Seat, good: int) -> None:
    """MARS-RAID-5, MARS-INFO-3  Only the two see which card moved."""
    state.slip(loser, winner, good)
    state.reveal()
    state.tell("steal", winner, loser)
    state.tell("stolen", winner, good, loser, eyes=(winner, loser))


def destructible(state: MarsState, seat: Seat) -> list[int]:
    """MARS-DEST-1  Chains with a tile above the printed ones; mines never."""
    return [chain for chain in range(CHAIN_COUNT) if state.built[seat * CHAIN_COUNT + chain] > PRINTED[chain]]


def destroy(state: MarsState, winner: Seat, loser: Seat, chain: int) -> None:
    """MARS-DEST-3 to 6  The tile returns to the stock, its colonist is free; then losses and shortage are settled."""
    at = loser * CHAIN_COUNT + chain
    state.move_tile(loser, chain, -1)
    tile = state.built[at]
    state.tell("destroy", winner, chain, tile - PRINTED[chain] + 1, loser)
    if state.running[at] > tile:
        state.running[at] = tile
        if chain == HOUSING:
            evict(state, loser, tile)
    state.then(REPAIR, loser)


LOOK: Final = Question(TakeSeen(TAKE), name="look")
TAKE_A_CONTRACT: Final = Question(Seize(SEIZE), name="takecontract", alone=True)
GIVE_BACK: Final = Question(GiveBack(RETURN), name="giveback", alone=True)
DESTROY_ONE: Final = Question(Destroy(DESTROY), name="destroy", alone=True)
TAKE_A_CARD: Final = Question(Claim(CLAIM), name="takecard", alone=True)
