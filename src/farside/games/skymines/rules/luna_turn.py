"""Luna's turn: the card of her next slot, line by line from top to bottom."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY
from farside.core.state import Step
from farside.games.skymines.components import CARD_SHARE, FIRMS, FIRST_SPECIAL, MARKET, SLOTS, SPECIAL_ROUND, SPECIALS
from farside.games.skymines.luna import (
    COINS,
    DISCARD,
    DISCARD_SPECIAL,
    EXPAND,
    HELIUM,
    INVEST,
    LEAD,
    LEFT,
    LINE,
    LINE_ABOUT,
    LINE_AMOUNT,
    LINE_SPACES,
    LINE_SPOT,
    LINES,
    LUNA,
    PUT_MARKER,
    RIGHT,
    TAKE_CARDS,
    TAKE_SHARE,
    TWO_LEADS,
    UPLOAD,
)
from farside.games.skymines.rules.advance import cross, is_at_end
from farside.games.skymines.rules.gain import add_coins
from farside.games.skymines.rules.luna_deck import (
    SEEN,
    STREAM,
    add_luna_helium,
    add_luna_upload,
    discard_majority,
    pay_beyond,
)
from farside.games.skymines.rules.luna_expand import expand
from farside.games.skymines.rules.luna_value import decided, margin, picked, sorted_out, tie_of, value_order
from farside.games.skymines.rules.research import has_special, refill
from farside.games.skymines.state import TAKEN, SkyminesState
from farside.games.skymines.tracks import BARRIER, THRESHOLD, THRESHOLD_COINS, THRESHOLDS, WIDTH

NEITHER: Final = 2  # of her majority cards


class LunaTurn(Step[SkyminesState]):
    """SKY-LUNA-17, SKY-LUNA-55  Her leftmost card is turned up and carried out; she decides nothing."""

    def run(self, state: SkyminesState) -> None:
        slot = next_slot(state)
        card = state.luna_slots[slot] % SEEN
        state.luna_slots[slot] = card
        state.luna_up |= 1 << slot
        state.reveal()
        state.tell("luna-turn", LUNA, slot, card, card)
        follow(state, slot, card)
        if next_slot(state) == NOBODY:
            wind_up(state)


def next_slot(state: SkyminesState) -> int:
    """SKY-LUNA-17  The leftmost slot with a card face down."""
    for slot in range(SLOTS):
        if state.luna_slots[slot] != NOBODY and state.luna_up >> slot & 1 == 0:
            return slot
    return NOBODY


def follow(state: SkyminesState, slot: int, card: int) -> None:
    """SKY-LUNA-17, SKY-LUNA-30, SKY-R-M29, SKY-R-M53  All lines; companies just invested in are expanded."""
    chosen: list[int] = []
    for line in range(card * LINES, card * LINES + LINES):
        kind, amount = LINE[line], LINE_AMOUNT[line]
        if kind == COINS:
            add_coins(state, LUNA, amount)
        elif kind == HELIUM:
            add_luna_helium(state, amount)
        elif kind == UPLOAD:
            add_luna_upload(state, amount)
        elif kind == INVEST:
            chosen = invest(state, LINE_ABOUT[line], amount)
        elif kind == EXPAND:
            chosen = sorted_out(state, chosen)
            for at in range(len(chosen) - 1, -1, -1):
                expand(state, chosen[at], amount, LINE_ABOUT[line])
        else:
            at_spot(state, line * SLOTS + slot, kind)


def at_spot(state: SkyminesState, at: int, kind: int) -> None:
    """Lines that name something for her slot's letter, and those without numbers."""
    if kind == PUT_MARKER:
        put_marker(state, LINE_SPOT[at])
    elif kind == TAKE_CARDS:
        for space in LINE_SPACES[at]:
            take_card(state, space)
    elif kind == TAKE_SHARE:
        take_share(state)
    elif kind == DISCARD:
        discard_plan(state, LINE_SPOT[at])
    elif kind == DISCARD_SPECIAL:
        discard_special(state)


# -- investing ---------------------------------------------------------------------------------------


def invest(state: SkyminesState, pick: int, amount: int) -> list[int]:
    """SKY-LUNA-23, SKY-LUNA-48, SKY-R-M30  Each of the tracks picked now, the more valuable first."""
    chosen = sorted_out(state, picked(state, pick))
    if state.log is not None:
        by_lead = pick in (LEAD, TWO_LEADS)
        for firm in chosen:
            number = margin(state, firm) if by_lead else state.share_value(firm)
            state.tell("luna-pick", LUNA, firm, pick, number, tie_of(state, pick, firm))
    for firm in chosen:
        go(state, firm, amount)
    return chosen


def go(state: SkyminesState, firm: int, steps: int) -> None:
    """SKY-LUNA-23  Her marker advances; steps beyond the last space pay."""
    made = 0
    while made < steps and not is_at_end(state, LUNA, firm):
        go_one(state, firm)
        made += 1
    if made > 0:
        state.tell("advance", LUNA, firm, made, state.marks[LUNA * FIRMS + firm])
    pay_beyond(state, steps - made)


def go_one(state: SkyminesState, firm: int) -> None:
    """SKY-LUNA-23, SKY-R-M48  First the barrier, with what she has; then a threshold pays all who are beyond it."""
    at = LUNA * FIRMS + firm
    space, side = state.marks[at], state.sides[firm]
    cost = BARRIER[side * WIDTH + space]
    if cost > 0:
        paid = min(cost, state.coins[LUNA])
        state.coins[LUNA] -= paid
        state.tell("luna-barrier", LUNA, firm, paid, cost)
    state.marks[at] = space + 1
    for line in range(side * THRESHOLDS, side * THRESHOLDS + THRESHOLDS):
        if THRESHOLD[line] == space:
            cross(state, LUNA, firm, space, THRESHOLD_COINS[line])


# -- markers, cards and plans ------------------------------------------------------------------------


def put_marker(state: SkyminesState, space: int) -> None:
    """SKY-LUNA-26, SKY-R-M50  A marker without cost and reward; nothing if the space is taken."""
    if state.bonus[space] != NOBODY:
        state.tell("luna-blocked", LUNA, space, state.bonus[space])
        return
    state.bonus[space] = LUNA
    state.tell("luna-marker", LUNA, space)


def take_card(state: SkyminesState, space: int) -> None:
    """SKY-LUNA-27  The card of a space of the display, free; an empty space gives nothing."""
    card = state.market[space]
    if card == NOBODY:
        state.tell("luna-gap", LUNA, space + 1)
        return
    state.market[space] = NOBODY
    state.place[card] = TAKEN
    state.tell("luna-take", LUNA, card, space + 1)


def take_share(state: SkyminesState) -> None:
    """SKY-LUNA-28, SKY-R-M27  The displayed share of the most valuable company; of several, the lowest space."""
    shown = 0
    for space in range(MARKET):
        if share_at(state, space) != NOBODY:
            shown |= 1 << share_at(state, space)
    for firm in value_order(state):
        if shown >> firm & 1:
            state.tell("luna-share", LUNA, firm, state.share_value(firm), share_tie(state, firm, shown))
            take_card(state, share_space(state, firm))
            return
    state.tell("luna-no-share", LUNA)


def share_at(state: SkyminesState, space: int) -> int:
    card = state.market[space]
    return NOBODY if card == NOBODY else CARD_SHARE[card]


def share_space(state: SkyminesState, firm: int) -> int:
    for space in range(MARKET):
        if share_at(state, space) == firm:
            return space
    return NOBODY


def share_tie(state: SkyminesState, firm: int, shown: int) -> int:
    """What decided between this company and the others on display."""
    found = 0
    for other in range(FIRMS):
        if other != firm and shown >> other & 1:
            found = max(found, decided(state, firm, other))
    return found


def discard_plan(state: SkyminesState, place: int) -> None:
    """SKY-LUNA-29, SKY-R-M26  A plan leaves the game, the supplement coins are hers; then the display is refilled."""
    plan = state.shown[place]
    if plan == NOBODY:
        state.tell("luna-no-plan", LUNA, place)
    else:
        state.shown[place] = NOBODY
        state.gone = [*state.gone, plan]
        state.tell("luna-plan", LUNA, plan, place)
    if state.bounty > 0:
        state.coins[LUNA] += state.bounty
        state.tell("bounty", LUNA, state.bounty)
        state.bounty = 0
    refill(state)


def discard_special(state: SkyminesState) -> None:
    """SKY-LUNA-29  The newest special plan that lies open leaves the game."""
    for special in range(SPECIALS - 1, -1, -1):
        if has_special(state, special):
            state.taken |= 1 << special
            state.gone = [*state.gone, FIRST_SPECIAL + special]
            state.tell("luna-special", LUNA, SPECIAL_ROUND[special])
            return
    state.tell("luna-no-special", LUNA)


# -- the end of her round ----------------------------------------------------------------------------


def wind_up(state: SkyminesState) -> None:
    """SKY-LUNA-18, SKY-R-M25  Her slot cards are shuffled onto the discard pile; the top one strikes a majority."""
    cards = [card for card in state.luna_slots if card != NOBODY]
    state.shuffle(cards, STREAM)
    state.luna_discard.extend(cards)
    for slot in range(SLOTS):
        state.luna_slots[slot] = NOBODY
    state.luna_up = 0
    top = cards[-1]
    struck = NEITHER if LEFT[top] == RIGHT[top] else 0 if LEFT[top] > RIGHT[top] else 1
    state.tell("luna-strike", LUNA, top, LEFT[top], RIGHT[top], struck)
    if struck != NEITHER:
        discard_majority(state, struck)
    state.passed |= 1 << LUNA
    state.tell("luna-pass", LUNA)


LUNA_TURN: Final = LunaTurn()
