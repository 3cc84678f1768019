"""Action 1: use resource cards of one type, acquire a card, advance on company tracks."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import OPEN, Step
from farside.core.verbs import HIDDEN, Decline, Question, Verb
from farside.games.skymines.actions import BUY, MIX, PAY, SKIP, SPEND, STEP, STOP
from farside.games.skymines.components import CARD_COST, CARD_TYPE, FIRMS, MARKET, RESOURCES, SLOTS, SURCHARGE
from farside.games.skymines.rules.advance import barrier, is_at_end, report, step
from farside.games.skymines.rules.clauses import (
    AT_THE_END,
    FREE_STEP,
    NOT_PAYABLE,
    ONE_TYPE,
    SHOP_PRICE,
    TOO_DEAR,
)
from farside.games.skymines.state import FOR_SALE, HAND, SkyminesState
from farside.games.skymines.tracks import ANY_MIX, DISCOUNT, DISCOUNT_ON, LEVELS

SETS: Final = 1 << SLOTS
MANY: Final = 99  # no card costs as much


# -- what lies face up -------------------------------------------------------------------------------


def face_up(state: SkyminesState, seat: Seat, payment: int) -> int:
    """The slots with face-up cards of a resource (MIX: of any), as bits."""
    found = 0
    for slot in range(SLOTS):
        card = state.slots[seat * SLOTS + slot]
        if card != NOBODY and state.used[seat] >> slot & 1 == 0:
            kind = CARD_TYPE[card]
            if kind < RESOURCES and (kind == payment or payment == MIX):
                found |= 1 << slot
    return found


def types_in(state: SkyminesState, seat: Seat, slots: int) -> int:
    """The types of resource in a set of slots, as bits."""
    found = 0
    for slot in range(SLOTS):
        if slots >> slot & 1:
            found |= 1 << CARD_TYPE[state.slots[seat * SLOTS + slot]]
    return found


def worth(state: SkyminesState, seat: Seat, slots: int) -> int:
    """SKY-RES-2  The total value of a set of cards."""
    found = 0
    for slot in range(SLOTS):
        if slots >> slot & 1:
            found += state.value_in(seat, slot)
    return found


# -- prices ------------------------------------------------------------------------------------------


def may_mix(state: SkyminesState, seat: Seat) -> bool:
    """SKY-TB-B1  With the second bonus any mix of resources pays for a card."""
    for firm in range(FIRMS):
        if DISCOUNT_ON[state.sides[firm] * LEVELS + state.active[seat * FIRMS + firm]] & ANY_MIX:
            return True
    return False


def discount(state: SkyminesState, seat: Seat, paying: int) -> int:
    """SKY-R-29, SKY-R-43  Discounts of different tracks add up; each asks that all cards paid are of its resource."""
    found = 0
    for firm in range(FIRMS):
        at = state.sides[firm] * LEVELS + state.active[seat * FIRMS + firm]
        if DISCOUNT_ON[at] == ANY_MIX or (DISCOUNT_ON[at] == paying and paying != 0):
            found += DISCOUNT[at]
    return found


def cost(state: SkyminesState, space: int, off: int) -> int:
    """SKY-RES-4  Printed cost and surcharge less discounts, never below 0."""
    return max(0, CARD_COST[state.market[space]] + SURCHARGE[space] - off)


def cheapest(state: SkyminesState, off: int) -> int:
    """The lowest total cost on display."""
    found = MANY
    for space in range(MARKET):
        if state.market[space] != NOBODY:
            found = min(found, cost(state, space, off))
    return found


def acquire(state: SkyminesState, seat: Seat, space: int, price: int) -> None:
    """SKY-RES-5  The card goes to hand; its space stays empty until the end of the round."""
    card = state.market[space]
    assert state.place[card] == FOR_SALE, "a card of the display is for sale"
    state.market[space] = NOBODY
    state.place[card] = HAND + seat
    state.tell("buy", seat, card, price)


# -- the steps of the action -------------------------------------------------------------------------


class Spend(Verb[SkyminesState]):
    """SKY-RES-1  One or more face-up cards of the chosen resource; all of them come first."""

    def offers(self, state: SkyminesState, seat: Seat) -> list[int]:
        payment = state.about()
        slots = face_up(state, seat, payment)
        found: list[int] = []
        part = slots
        while part > 0:
            if payment != MIX or is_mixed(types_in(state, seat, part)):
                found.append(part - 1)
            part = (part - 1) & slots
        return found

    def refusal(self, state: SkyminesState, seat: Seat, at: int) -> int:
        if state.about() != MIX:
            return OPEN
        off = discount(state, seat, types_in(state, seat, at + 1))
        return ONE_TYPE if worth(state, seat, at + 1) < cheapest(state, off) else OPEN

    def take(self, state: SkyminesState, seat: Seat, at: int) -> None:
        slots = at + 1
        state.using = slots
        state.paying = types_in(state, seat, slots)
        state.units = worth(state, seat, slots)
        state.tell("use", seat, state.about(), state.units)
        state.ask(ACQUIRE, seat)


def is_mixed(types: int) -> bool:
    return types & (types - 1) != 0


class Acquire(Step[SkyminesState]):
    """SKY-RES-3, SKY-RES-10  First at most one card of the display, then the steps."""

    alone = True

    def candidates(self, state: SkyminesState, seat: Seat) -> list[Action]:
        found = [BUY.first + space for space in range(MARKET) if state.market[space] != NOBODY]
        found.append(SKIP.first)
        return found

    def refusal(self, state: SkyminesState, seat: Seat, action: Action) -> int:
        if SKIP.has(action):
            return ONE_TYPE if is_mixed(state.paying) else OPEN
        off = discount(state, seat, state.paying)
        return TOO_DEAR if cost(state, BUY.arg(action), off) > state.units else OPEN

    def numbers(self, state: SkyminesState, seat: Seat, action: Action, clause: int) -> tuple[int, ...]:
        if clause == ONE_TYPE:
            return ()
        return (cost(state, BUY.arg(action), discount(state, seat, state.paying)), state.units)

    def options(self, state: SkyminesState, seat: Seat) -> list[Action]:
        found: list[Action] = []
        off = discount(state, seat, state.paying)
        for space in range(MARKET):
            if state.market[space] != NOBODY and cost(state, space, off) <= state.units:
                found.append(BUY.first + space)
        if not is_mixed(state.paying):
            found.append(SKIP.first)
        return found

    def take(self, state: SkyminesState, seat: Seat, action: Action) -> None:
        if BUY.has(action):
            price = cost(state, BUY.arg(action), discount(state, seat, state.paying))
            state.units -= price
            acquire(state, seat, BUY.arg(action), price)
        if state.units > 0:
            state.ask(INVEST, seat)


class Invest(Step[SkyminesState]):
    """SKY-RES-6  Each unit left moves a track marker one space; a unit is lost only where no step is free."""

    alone = True

    def candidates(self, state: SkyminesState, seat: Seat) -> list[Action]:
        found: list[Action] = []
        for firm in range(FIRMS):
            found.append(PAY.first + firm if has_barrier(state, seat, firm) else STEP.first + firm)
        found.append(STOP.first)
        return found

    def refusal(self, state: SkyminesState, seat: Seat, action: Action) -> int:
        if STOP.has(action):
            return FREE_STEP if can_step_freely(state, seat) else OPEN
        if PAY.has(action):
            return NOT_PAYABLE if barrier(state, seat, PAY.arg(action)) > state.coins[seat] else OPEN
        return AT_THE_END if is_at_end(state, seat, STEP.arg(action)) else OPEN

    def numbers(self, state: SkyminesState, seat: Seat, action: Action, clause: int) -> tuple[int, ...]:
        if clause == NOT_PAYABLE:
            return (barrier(state, seat, PAY.arg(action)), state.coins[seat])
        return (STEP.arg(action),) if clause == AT_THE_END else ()

    def take(self, state: SkyminesState, seat: Seat, action: Action) -> None:
        if STOP.has(action):
            state.tell("lost-units", seat, state.units)
            state.units = 0
            return
        firm = PAY.arg(action) if PAY.has(action) else STEP.arg(action)
        step(state, seat, firm)
        report(state, seat, firm, 1)
        state.units -= 1
        if state.units > 0:
            state.ask_again(seat)


def has_barrier(state: SkyminesState, seat: Seat, firm: int) -> bool:
    return barrier(state, seat, firm) > 0


def can_step_freely(state: SkyminesState, seat: Seat) -> bool:
    """SKY-R-03  Whether some track allows a step without paying."""
    return any(not is_at_end(state, seat, firm) and barrier(state, seat, firm) == 0 for firm in range(FIRMS))


class Buy(Verb[SkyminesState]):
    """SKY-STD-3  Buy a display card in crypcoins; what a shop is about: its discount, and whether it may be left."""

    def offers(self, state: SkyminesState, seat: Seat) -> list[int]:
        return [space for space in range(MARKET) if state.market[space] != NOBODY]

    def refusal(self, state: SkyminesState, seat: Seat, space: int) -> int:
        return SHOP_PRICE if cost(state, space, state.about() // 2) > state.coins[seat] else OPEN

    def numbers(self, state: SkyminesState, seat: Seat, space: int, clause: int) -> tuple[int, ...]:
        return (cost(state, space, state.about() // 2), state.coins[seat])

    def take(self, state: SkyminesState, seat: Seat, space: int) -> None:
        price = cost(state, space, state.about() // 2)
        state.coins[seat] -= price
        acquire(state, seat, space, price)
        state.tell("paid", seat, price)


class Leave(Decline[SkyminesState]):
    """SKY-STD-5  Some shops may be left without a card."""

    def gate(self, state: SkyminesState, seat: Seat) -> int:
        return OPEN if state.about() & OPTIONAL else HIDDEN


OPTIONAL: Final = 1  # a shop's card may be left; the discount is counted in twos
SPEND_CARDS: Final = Question(Spend(SPEND), name="spend", alone=True)
ACQUIRE: Final = Acquire()
INVEST: Final = Invest()
SHOP: Final = Question(Buy(BUY), Leave(SKIP), name="shop", alone=True)
