"""Phase 6: installations and contracts."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.state import OPEN, Step
from farside.core.verbs import Question, Verb
from farside.games.mars.actions import BUILD, CLOSE_BUILD, CONTRACT, MINE, PLAY, SIGN, SPARE
from farside.games.mars.components import (
    CARD_COUNT,
    CHAIN_COUNT,
    CONTRACT_COST,
    COST,
    GOODS,
    HOUSING,
    HOUSING_BRINGS,
    MINE_COST,
    MINES,
    MOST,
    NANO_CARDS,
    NANO_SPARES,
    PREFAB_CARDS,
    PREFAB_SPARES,
    PRINTED,
    SPACEPORT,
)
from farside.games.mars.rules.clauses import (
    CANNOT_SPARE,
    CHAIN_FULL,
    FOUR_MINES,
    NO_USE,
    ONE_SPACEPORT,
    OUT_OF_STOCK,
    TOO_DEAR,
)
from farside.games.mars.rules.closing import Close
from farside.games.mars.rules.research import play_kept
from farside.games.mars.rules.spoils import GIVE_BACK
from farside.games.mars.state import MarsState, tile_at

PRICES: Final = tuple([COST[at : at + GOODS] for at in range(0, len(COST), GOODS)])  # by tile
PAIRS: Final = [pair for pair in range(GOODS * GOODS) if pair // GOODS != pair % GOODS]  # contracts there are
ITEM: Final = 16  # how the purchase under way is packed: the item, and above it the cards still to be spared


class BuildPhase(Step[MarsState]):
    """MARS-BUILD-11  The phase always asks the active player."""

    def run(self, state: MarsState) -> None:
        state.phase = 6
        state.discount = 0
        state.nano_used = 0
        state.ask(BUILDING, state.active)


class Purchase(Verb[MarsState]):
    """MARS-BUILD-1  Any number of installations and contracts, one after the other, as long as they can be paid."""

    again = True

    def price(self, state: MarsState, seat: Seat, at: int) -> tuple[int, ...]:
        """Cards of each material, discounts aside."""
        raise AssertionError(f"{type(self).__name__} has no price")

    def numbers(self, state: MarsState, seat: Seat, at: int, clause: int) -> tuple[int, ...]:
        return (missing_heap(state, seat, self.price(state, seat, at)),) if clause == TOO_DEAR else ()


class Installation(Purchase):
    """MARS-BUILD-8  What a discount announced before makes cheaper."""

    def why_not(self, state: MarsState, seat: Seat, at: int, discount: int) -> int:
        raise AssertionError(f"{type(self).__name__} does not say what closes it")

    def refusal(self, state: MarsState, seat: Seat, at: int) -> int:
        return self.why_not(state, seat, at, state.discount)


class Build(Installation):
    """MARS-BUILD-2, MARS-BUILD-10  The next level only, its tile in stock, its price held."""

    def price(self, state: MarsState, seat: Seat, chain: int) -> tuple[int, ...]:
        return PRICES[tile_at(chain, state.stands(seat, chain))]

    def why_not(self, state: MarsState, seat: Seat, chain: int, discount: int) -> int:
        tile = state.stands(seat, chain)
        if tile == MOST[chain]:
            return ONE_SPACEPORT if chain == SPACEPORT else CHAIN_FULL
        at = tile_at(chain, tile)
        if state.stock[at] == 0:
            return OUT_OF_STOCK
        return OPEN if affords(state, seat, PRICES[at], discount) else TOO_DEAR

    def numbers(self, state: MarsState, seat: Seat, chain: int, clause: int) -> tuple[int, ...]:
        return (chain,) if clause == CHAIN_FULL else super().numbers(state, seat, chain, clause)

    def take(self, state: MarsState, seat: Seat, chain: int) -> None:
        buy(state, seat, chain, self.price(state, seat, chain))


class Dig(Installation):
    """MARS-BUILD-10, MARS-MINE-1  A free mine place, a tile of its type in stock, its price held."""

    def price(self, state: MarsState, seat: Seat, good: int) -> tuple[int, ...]:
        return MINE_COST

    def why_not(self, state: MarsState, seat: Seat, good: int, discount: int) -> int:
        if state.mines[seat * MINES + MINES - 1] != NOBODY:
            return FOUR_MINES
        if state.mine_stock[good] == 0:
            return OUT_OF_STOCK
        return OPEN if affords(state, seat, MINE_COST, discount) else TOO_DEAR

    def take(self, state: MarsState, seat: Seat, good: int) -> None:
        buy(state, seat, CHAIN_COUNT + good, MINE_COST)


class BuyContract(Purchase):
    """MARS-CONTR-4  A contract for the two materials named next; a discount does not concern it."""

    def price(self, state: MarsState, seat: Seat, _at: int) -> tuple[int, ...]:
        return CONTRACT_COST

    def refusal(self, state: MarsState, seat: Seat, _at: int) -> int:
        if not affords(state, seat, CONTRACT_COST, 0):
            return TOO_DEAR
        for pair in PAIRS:
            if state.contracts[pair] == NOBODY:
                return OPEN
        return OUT_OF_STOCK

    def take(self, state: MarsState, seat: Seat, _at: int) -> None:
        state.ask(SIGNING, seat)


class Announce(Verb[MarsState]):
    """MARS-BUILD-8  A discount, announced only if with it at least one installation can be paid."""

    again = True

    def offers(self, state: MarsState, seat: Seat) -> list[int]:
        found: list[int] = []
        for at in range(len(NANO_CARDS)):
            if state.laid[seat * CARD_COUNT + NANO_CARDS[at]] and not state.nano_used >> at & 1:
                found.append(NANO_CARDS[at])
        for card in PREFAB_CARDS:
            if state.kept[seat] >> card & 1:
                found.append(card)
        return found

    def refusal(self, state: MarsState, seat: Seat, card: int) -> int:
        discount = state.discount + NANO_SPARES[card] + PREFAB_SPARES[card]
        for verb in INSTALLATIONS:
            for at in verb.all:
                if verb.why_not(state, seat, at, discount) == OPEN:
                    return OPEN
        return NO_USE

    def take(self, state: MarsState, seat: Seat, card: int) -> None:
        """MARS-BUILD-8  The discount waits for the next installation bought in this phase."""
        if card in NANO_CARDS:
            state.nano_used |= 1 << NANO_CARDS.index(card)
            state.tell("nano", seat, NANO_SPARES[card], card)
        else:
            play_kept(state, seat, card)
        state.discount += NANO_SPARES[card] + PREFAB_SPARES[card]


class Spare(Verb[MarsState]):
    """MARS-BUILD-9  With a discount the builder names the spared materials one by one, so that the rest can be paid."""

    def offers(self, state: MarsState, seat: Seat) -> list[int]:
        return [good for good in range(GOODS) if state.bill[good]]

    def refusal(self, state: MarsState, seat: Seat, good: int) -> int:
        short = shortfall(state, seat, state.bill)
        if state.bill[good] > state.held(seat, good):
            short -= 1
        return OPEN if short <= state.about() // ITEM - 1 else CANNOT_SPARE

    def numbers(self, state: MarsState, seat: Seat, good: int, clause: int) -> tuple[int, ...]:
        return (missing_heap(state, seat, tuple(state.bill)),)

    def take(self, state: MarsState, seat: Seat, good: int) -> None:
        state.bill[good] -= 1
        settle_bill(state, seat, state.about() % ITEM, state.about() // ITEM - 1)


class Sign(Verb[MarsState]):
    """MARS-CONTR-4  A contract is bought from the open stock."""

    def offers(self, state: MarsState, seat: Seat) -> list[int]:
        return PAIRS

    def refusal(self, state: MarsState, seat: Seat, pair: int) -> int:
        return OPEN if state.contracts[pair] == NOBODY else OUT_OF_STOCK

    def take(self, state: MarsState, seat: Seat, pair: int) -> None:
        """MARS-CONTR-5  At the limit, or above it, the purchase replaces one owned contract."""
        replaces = state.contract_count(seat) >= state.contract_limit(seat)
        for good in range(GOODS):
            if CONTRACT_COST[good]:
                state.spend(seat, good, CONTRACT_COST[good])
        state.contract_to(pair, seat)
        state.tell("sign", seat, pair // GOODS, pair % GOODS)
        if replaces:
            state.ask(GIVE_BACK, seat, pair)


def affords(state: MarsState, seat: Seat, price: tuple[int, ...], discount: int) -> bool:
    """MARS-BUILD-9  What the hand lacks is spared; at least one card is paid."""
    short = 0
    size = 0
    for good in range(GOODS):
        cost = price[good]
        if cost:
            size += cost
            held = state.hands[seat * GOODS + good]
            if held < cost:
                short += cost - held
    return short <= min(discount, size - 1)


def shortfall(state: MarsState, seat: Seat, bill: list[int]) -> int:
    """How many cards of a bill a hand lacks."""
    short = 0
    for good in range(GOODS):
        short += max(0, bill[good] - state.hands[seat * GOODS + good])
    return short


def missing_heap(state: MarsState, seat: Seat, bill: tuple[int, ...]) -> int:
    """What a hand lacks, as one number for the texts."""
    packed = 0
    for good in range(GOODS):
        packed += max(0, bill[good] - state.held(seat, good)) * 16**good
    return packed


def buy(state: MarsState, seat: Seat, item: int, price: tuple[int, ...]) -> None:
    """MARS-BUILD-5, MARS-BUILD-9  The bill, less exactly what the discount spares."""
    size = 0
    for good in range(GOODS):
        state.bill[good] = price[good]
        size += price[good]
    spared = min(state.discount, size - 1)
    state.discount = 0
    settle_bill(state, seat, item, spared)


def settle_bill(state: MarsState, seat: Seat, item: int, spared: int) -> None:
    """Ask what is spared as long as the bill leaves a choice; then pay and build."""
    if spared > 0:
        state.ask(SPARING, seat, item + ITEM * spared)
        return
    for good in range(GOODS):
        if state.bill[good]:
            state.spend(seat, good, state.bill[good])
            state.bill[good] = 0
    if item < CHAIN_COUNT:
        build(state, seat, item)
    else:
        dig_mine(state, seat, item - CHAIN_COUNT)


def build(state: MarsState, seat: Seat, chain: int) -> None:
    """MARS-BUILD-3  The tile is laid on its place; it is inactive until a colonist stands on it."""
    at = seat * CHAIN_COUNT + chain
    tile = state.built[at]
    state.move_tile(seat, chain, 1)
    state.tell("build", seat, chain, tile - PRINTED[chain] + 1)
    if chain == HOUSING and state.running[at] == tile and state.energy_used(seat) < state.energy_max(seat):
        state.running[at] += 1  # MARS-HOUS-3
        came = state.welcome(seat, HOUSING_BRINGS)
        state.remember_brought(seat, tile, came)
        state.tell("move-in", seat, came)


def dig_mine(state: MarsState, seat: Seat, good: int) -> int:
    """MARS-SETUP-5, MARS-BUILD-3  The mine goes on the first free place, which is returned."""
    place = state.mines.index(NOBODY, seat * MINES)
    state.mines = state.mines.copy()
    state.mine_stock = state.mine_stock.copy()
    state.mines[place] = good
    state.mine_stock[good] -= 1
    state.tell("mine", seat, good)
    return place


BUILD_PHASE: Final = BuildPhase()
INSTALLING: Final = Build(BUILD)
DIGGING: Final = Dig(MINE)
INSTALLATIONS: Final[list[Installation]] = [INSTALLING, DIGGING]
BUILDING: Final = Question(*INSTALLATIONS, BuyContract(CONTRACT), Announce(PLAY), Close(CLOSE_BUILD), name="building")
SPARING: Final = Question(Spare(SPARE), name="sparing")
SIGNING: Final = Question(Sign(SIGN), name="signing")
