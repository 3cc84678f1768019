"""Reads a position for a view: built up from nothing, only what a seat may know."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import FRAME
from farside.games.mars.actions import CLOSE
from farside.games.mars.components import (
    CALLS,
    CARD_COUNT,
    CHAIN_COUNT,
    CONTRACT_COST,
    DOMAINS,
    GOODS,
    LEVELS,
    MILITARY_DOMAIN,
    MINE_COST,
    MINES,
    MOST,
    PROPOSALS,
    RND_FIRST2,
    SWAPS,
)
from farside.games.mars.rules.arrange import ARRANGING, settle_in
from farside.games.mars.rules.build import INSTALLING
from farside.games.mars.rules.bundles import BUNDLES, TERMS, partners
from farside.games.mars.rules.confrontation import stronger
from farside.games.mars.rules.deals import CHOICE, HEAR
from farside.games.mars.rules.drafts import addressee
from farside.games.mars.rules.solver import best_arrangement
from farside.games.mars.sight import kept_of, looked_at, sees_hand
from farside.games.mars.state import ACCEPTED, OFFERED, MarsState
from farside.games.mars.view import Change, Colony, Purchase, Row, Talk

MINE_ITEM: Final = CHAIN_COUNT
CONTRACT_ITEM: Final = CHAIN_COUNT + 1


def colony(state: MarsState, owner: Seat, seat: Seat | None) -> Colony:
    at = owner * CHAIN_COUNT
    return Colony(
        built=tuple(state.built[at : at + CHAIN_COUNT]),
        running=tuple(state.running[at : at + CHAIN_COUNT]),
        mines=tuple(state.mines[owner * MINES : (owner + 1) * MINES]),
        mining=tuple(state.mining[owner * MINES : (owner + 1) * MINES]),
        colonists=state.colonists[owner],
        free=state.free(owner),
        used=state.energy_used(owner),
        energy=state.energy_max(owner),
        points=state.points(owner),
        cards=state.hand_size(owner),
        limit=state.hand_limit(owner),
        hand=hand(state, owner) if sees_hand(state, seat, owner) else None,
        kept=(kept_of(state.kept[owner], 0, RND_FIRST2), kept_of(state.kept[owner], RND_FIRST2, CARD_COUNT)),
        laid=tuple([card for card in range(CARD_COUNT) for _one in range(state.laid[owner * CARD_COUNT + card])]),
        science=state.science(owner),
        contracts=contracts(state, owner),
        contract_limit=state.contract_limit(owner),
        strength=tuple([state.strength(owner, domain) for domain in range(len(DOMAINS))]),
        bonus=tuple([state.bonus(owner, domain) for domain in range(len(DOMAINS))]),
        rate=state.earth_rate(owner),
    )


def hand(state: MarsState, seat: Seat) -> Row:
    return tuple(state.hands[seat * GOODS : (seat + 1) * GOODS])


def kept(state: MarsState, seat: Seat) -> Row:
    return tuple([card for card in range(CARD_COUNT) if state.kept[seat] >> card & 1])


def contracts(state: MarsState, owner: Seat) -> tuple[tuple[int, int], ...]:
    pairs = [divmod(pair, GOODS) for pair in range(GOODS * GOODS) if state.contracts[pair] == owner]
    return tuple([pair for pair in pairs if pair[0] != pair[1]])


def is_asked(state: MarsState, number: int) -> bool:
    """Whether this step's question is the one now open."""
    return not state.over and state.stack[-FRAME] == number


# -- trade -------------------------------------------------------------------------------------------


def talk(state: MarsState) -> Talk | None:
    """MARS-NEG-20  A sent proposal is open to all."""
    if state.offer[0] == NOBODY:
        return None
    terms = state.offer[TERMS:]
    return Talk(author=state.offer[0], to=state.offer[1], given=tuple(terms[:GOODS]), wanted=tuple(terms[GOODS:]))


def draft(state: MarsState, seat: Seat | None) -> tuple[Row, Row]:
    if seat is None:
        return (), ()
    return bundles(state, seat)


def draft_for(state: MarsState, seat: Seat | None) -> int:
    """MARS-NEG-19  Nobody else is told that, or for whom, a seat drafts."""
    return NOBODY if seat is None or not state.asked(seat) else addressee(state, seat)


def bundles(state: MarsState, seat: Seat) -> tuple[Row, Row]:
    at = seat * BUNDLES
    return tuple(state.drafts[at : at + GOODS]), tuple(state.drafts[at + GOODS : at + BUNDLES])


def are_shown(state: MarsState) -> bool:
    """MARS-INFO-8  Answers are seen once all have answered."""
    return is_asked(state, CHOICE.number) or is_asked(state, HEAR.number)


def bids(state: MarsState) -> tuple[tuple[Seat, Row, Row], ...]:
    if not are_shown(state):
        return ()
    seats = [seat for seat in range(state.seats) if state.answers[seat] == OFFERED]
    return tuple([(seat, *bundles(state, seat)) for seat in seats])


def accepted(state: MarsState) -> tuple[Seat, ...]:
    if not are_shown(state):
        return ()
    return tuple([seat for seat in range(state.seats) if state.answers[seat] == ACCEPTED])


def trade_left(state: MarsState) -> dict[str, int]:
    return {
        "proposals_left": PROPOSALS - state.proposals,
        "calls_left": CALLS - state.calls,
        "swaps_left": SWAPS - state.swaps,
        "exchange_left": 0 if state.exchanged else 1,
    }


def trade_partners(state: MarsState) -> tuple[Seat, ...]:
    return tuple(partners(state)) if state.phase else ()


# -- plans -------------------------------------------------------------------------------------------


def plans(state: MarsState, seat: Seat | None) -> tuple[Purchase, ...]:
    """The next tile of each chain, a mine and a contract: price, and what is missing."""
    if seat is None or not state.phase:
        return ()
    found = [plan(state, seat, chain) for chain in range(CHAIN_COUNT) if state.stands(seat, chain) < MOST[chain]]
    if NOBODY in state.mines[seat * MINES : (seat + 1) * MINES]:
        found.append(plan(state, seat, MINE_ITEM))
    return (*found, plan(state, seat, CONTRACT_ITEM))


def plan(state: MarsState, seat: Seat, item: int) -> Purchase:
    cost = price(state, seat, item)
    missing = tuple([max(0, cost[good] - state.held(seat, good)) for good in range(GOODS)])
    return Purchase(item=item, cost=cost, missing=missing, in_stock=in_stock(state, seat, item))


def price(state: MarsState, seat: Seat, item: int) -> Row:
    if item == MINE_ITEM:
        return MINE_COST
    if item == CONTRACT_ITEM:
        return CONTRACT_COST
    return INSTALLING.price(state, seat, item)


def in_stock(state: MarsState, seat: Seat, item: int) -> bool:
    if item == MINE_ITEM:
        return sum(state.mine_stock) > 0
    if item == CONTRACT_ITEM:
        return len(contracts(state, NOBODY)) > 0
    return state.stock[item * LEVELS + state.stands(seat, item)] > 0


# -- the end of a turn -------------------------------------------------------------------------------


def odds(state: MarsState, seat: Seat | None) -> Row:
    """By seat: 1 if a raid there would be won, -1 if lost, 0 if nobody wins. All of it is open."""
    one = state.active if seat is None else seat
    found = []
    for other in range(state.seats):
        winner = NOBODY if other == one else stronger(state, one, other, MILITARY_DOMAIN)
        found.append(0 if winner == NOBODY else 1 if winner == one else -1)
    return tuple(found)


def over_limit(state: MarsState, seat: Seat | None) -> int:
    if seat is None:
        return 0
    return max(0, state.hand_size(seat) - state.hand_limit(seat))


def changes(state: MarsState, seat: Seat | None) -> tuple[Change, ...]:
    """What each open switch would gain or lose."""
    if seat is None or not is_asked(state, ARRANGING.number) or not state.asked(seat):
        return ()
    return tuple([change(state, seat, action) for action in state.options(seat) if not CLOSE.has(action)])


def change(state: MarsState, seat: Seat, action: Action) -> Change:
    twin = state.clone()
    twin.push(seat, action)
    return Change(
        action=action,
        points=twin.points(seat) - state.points(seat),
        used=twin.energy_used(seat) - state.energy_used(seat),
        energy=twin.energy_max(seat) - state.energy_max(seat),
        colonists=twin.free(seat) - state.free(seat),
        production=twin.mines_running(seat) - state.mines_running(seat),
        limit=twin.hand_limit(seat) - state.hand_limit(seat),
    )


def best(state: MarsState, seat: Seat | None) -> tuple[Row, int]:
    """The arrangement the table proposes, and the points it gives."""
    if seat is None or not is_asked(state, ARRANGING.number) or not state.asked(seat):
        return (), 0
    twin = state.clone()
    plan = best_arrangement(state, seat)
    settle_in(twin, seat, plan)
    return tuple(plan), twin.points(seat)


def seen(state: MarsState, seat: Seat | None) -> tuple[Seat, Row]:
    """MARS-INFO-7  The hand this seat is looking at."""
    owner = looked_at(state, seat)
    return owner, () if owner == NOBODY else hand(state, owner)
