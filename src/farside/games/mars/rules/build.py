"""Phase 6: installations and contracts."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import OPEN, Step
from farside.games.mars.actions import BUILD, CLOSE, CLOSE_BUILD, CONTRACT, MINE, PLAY, SIGN, SPARE
from farside.games.mars.components import (
    CARD_COUNT,
    CHAIN_COUNT,
    CONTRACT_COST,
    COST,
    GOODS,
    HOUSING,
    HOUSING_BRINGS,
    LEVELS,
    MINE_COST,
    MINES,
    MOST,
    NANO_SPARES,
    NANOFABRICATION,
    PREFAB_SPARES,
    PREFABRICATION,
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
from farside.games.mars.rules.research import play_kept
from farside.games.mars.rules.spoils import GIVE_BACK
from farside.games.mars.state import MarsState

ITEM: Final = 16  # how the purchase under way is packed: the item, and above it the cards still to be spared


class BuildPhase(Step[MarsState]):
    """MARS-BUILD-11  The phase always asks the active player."""

    def run(self, state: MarsState) -> None:
        state.phase = 6
        state.discount = 0
        state.nano_used = False
        state.ask(BUILDING, state.active)


class Building(Step[MarsState]):
    """MARS-BUILD-1  Any number of installations and contracts, one after the other, as long as they can be paid."""

    def candidates(self, state: MarsState, seat: Seat) -> list[Action]:
        found = [BUILD.of(chain) for chain in range(CHAIN_COUNT)]
        for good in range(GOODS):
            found.append(MINE.of(good))
        found.append(CONTRACT.of())
        if state.laid[seat * CARD_COUNT + NANOFABRICATION] and not state.nano_used:
            found.append(PLAY.of(NANOFABRICATION))
        if state.kept[seat] >> PREFABRICATION & 1:
            found.append(PLAY.of(PREFABRICATION))
        found.append(CLOSE.of(CLOSE_BUILD))
        return found

    def refusal(self, state: MarsState, seat: Seat, action: Action) -> int:
        if BUILD.has(action):
            return why_not_build(state, seat, BUILD.arg(action), state.discount)
        if MINE.has(action):
            return why_not_mine(state, seat, MINE.arg(action), state.discount)
        if CONTRACT.has(action):
            return why_not_contract(state, seat)
        if PLAY.has(action):
            return why_not_announce(state, seat, PLAY.arg(action))
        return OPEN

    def numbers(self, state: MarsState, seat: Seat, action: Action, clause: int) -> tuple[int, ...]:
        if clause == TOO_DEAR:
            return (missing_heap(state, seat, price_of(state, seat, action)),)
        if clause == CHAIN_FULL:
            return (BUILD.arg(action),)
        return ()

    def take(self, state: MarsState, seat: Seat, action: Action) -> None:
        if CLOSE.has(action):
            return
        state.ask_again(seat)
        if BUILD.has(action):
            buy(state, seat, BUILD.arg(action))
        elif MINE.has(action):
            buy(state, seat, CHAIN_COUNT + MINE.arg(action))
        elif CONTRACT.has(action):
            state.ask(SIGNING, seat)
        else:
            announce(state, seat, PLAY.arg(action))


class Sparing(Step[MarsState]):
    """MARS-BUILD-9  With a discount the builder names the spared materials one by one, so that the rest can be paid."""

    def candidates(self, state: MarsState, seat: Seat) -> list[Action]:
        return [SPARE.of(good) for good in range(GOODS) if state.bill[good]]

    def refusal(self, state: MarsState, seat: Seat, action: Action) -> int:
        good = SPARE.arg(action)
        short = shortfall(state, seat, state.bill)
        if state.bill[good] > state.held(seat, good):
            short -= 1
        return OPEN if short <= state.about() // ITEM - 1 else CANNOT_SPARE

    def numbers(self, state: MarsState, seat: Seat, action: Action, clause: int) -> tuple[int, ...]:
        return (missing_heap(state, seat, state.bill),)

    def take(self, state: MarsState, seat: Seat, action: Action) -> None:
        state.bill[SPARE.arg(action)] -= 1
        settle_bill(state, seat, state.about() % ITEM, state.about() // ITEM - 1)


class Signing(Step[MarsState]):
    """MARS-CONTR-4  A contract is bought from the open stock."""

    def candidates(self, state: MarsState, seat: Seat) -> list[Action]:
        pairs = [pair for pair in range(GOODS * GOODS) if pair // GOODS != pair % GOODS]
        return [SIGN.first + pair for pair in pairs]

    def refusal(self, state: MarsState, seat: Seat, action: Action) -> int:
        return OPEN if state.contracts[action - SIGN.first] == NOBODY else OUT_OF_STOCK

    def take(self, state: MarsState, seat: Seat, action: Action) -> None:
        sign(state, seat, action - SIGN.first)


def why_not_build(state: MarsState, seat: Seat, chain: int, discount: int) -> int:
    """MARS-BUILD-2, MARS-BUILD-10  The next level only, its tile in stock, its price held."""
    tile = state.built[seat * CHAIN_COUNT + chain]
    if tile == MOST[chain]:
        return ONE_SPACEPORT if chain == SPACEPORT else CHAIN_FULL
    if state.stock[chain * LEVELS + tile] == 0:
        return OUT_OF_STOCK
    at = (chain * LEVELS + tile) * GOODS
    hand = seat * GOODS
    short = 0
    size = 0
    for good in range(GOODS):
        cost = COST[at + good]
        if cost:
            size += cost
            held = state.hands[hand + good]
            if held < cost:
                short += cost - held
    return OPEN if short <= min(discount, size - 1) else TOO_DEAR


def why_not_mine(state: MarsState, seat: Seat, good: int, discount: int) -> int:
    """MARS-BUILD-10, MARS-MINE-1  A free mine place, a tile of its type in stock, its price held."""
    if state.mines[seat * MINES + MINES - 1] != NOBODY:
        return FOUR_MINES
    if state.mine_stock[good] == 0:
        return OUT_OF_STOCK
    short = 0
    size = 0
    for material in range(GOODS):
        cost = MINE_COST[material]
        size += cost
        short += max(0, cost - state.hands[seat * GOODS + material])
    return OPEN if short <= min(discount, size - 1) else TOO_DEAR


def why_not_contract(state: MarsState, seat: Seat) -> int:
    for good in range(GOODS):
        if state.hands[seat * GOODS + good] < CONTRACT_COST[good]:
            return TOO_DEAR
    for pair in range(GOODS * GOODS):
        if state.contracts[pair] == NOBODY and pair // GOODS != pair % GOODS:
            return OPEN
    return OUT_OF_STOCK


def why_not_announce(state: MarsState, seat: Seat, card: int) -> int:
    """MARS-BUILD-8  Announced only if with it at least one installation can be paid."""
    discount = state.discount + (NANO_SPARES if card == NANOFABRICATION else PREFAB_SPARES)
    for chain in range(CHAIN_COUNT):
        if why_not_build(state, seat, chain, discount) == OPEN:
            return OPEN
    for good in range(GOODS):
        if why_not_mine(state, seat, good, discount) == OPEN:
            return OPEN
    return NO_USE


def price_of(state: MarsState, seat: Seat, action: Action) -> list[int]:
    """What a candidate of the build menu costs, discounts aside."""
    if BUILD.has(action):
        chain = BUILD.arg(action)
        at = (chain * LEVELS + state.stands(seat, chain)) * GOODS
        return list(COST[at : at + GOODS])
    return list(MINE_COST if MINE.has(action) else CONTRACT_COST)


def shortfall(state: MarsState, seat: Seat, bill: list[int]) -> int:
    """How many cards of a bill a hand lacks."""
    short = 0
    for good in range(GOODS):
        short += max(0, bill[good] - state.hands[seat * GOODS + good])
    return short


def missing_heap(state: MarsState, seat: Seat, bill: list[int]) -> int:
    """What a hand lacks, as one number for the texts."""
    packed = 0
    for good in range(GOODS):
        packed += max(0, bill[good] - state.held(seat, good)) * 16**good
    return packed


def announce(state: MarsState, seat: Seat, card: int) -> None:
    """MARS-BUILD-8  The discount waits for the next installation bought in this phase."""
    if card == NANOFABRICATION:
        state.nano_used = True
        state.discount += NANO_SPARES
        state.tell("nano", seat)
    else:
        play_kept(state, seat, card)
        state.discount += PREFAB_SPARES


def buy(state: MarsState, seat: Seat, item: int) -> None:
    """MARS-BUILD-5, MARS-BUILD-9  The bill, less exactly what the discount spares."""
    size = 0
    at = (item * LEVELS + state.built[seat * CHAIN_COUNT + item]) * GOODS if item < CHAIN_COUNT else 0
    for good in range(GOODS):
        cost = COST[at + good] if item < CHAIN_COUNT else MINE_COST[good]
        state.bill[good] = cost
        size += cost
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


def sign(state: MarsState, seat: Seat, pair: int) -> None:
    """MARS-CONTR-5  At the limit, or above it, the purchase replaces one owned contract."""
    replaces = state.contract_count(seat) >= state.contract_limit(seat)
    for good in range(GOODS):
        if CONTRACT_COST[good]:
            state.spend(seat, good, CONTRACT_COST[good])
    state.contract_to(pair, seat)
    state.tell("sign", seat, pair // GOODS, pair % GOODS)
    if replaces:
        state.ask(GIVE_BACK, seat, pair)


BUILD_PHASE: Final = BuildPhase()
BUILDING: Final = Building()
SPARING: Final = Sparing()
SIGNING: Final = Signing()
