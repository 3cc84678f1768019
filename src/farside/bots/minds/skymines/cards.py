"""What cards bring at Skymines: prices of a moment, and the rounds to come, pile after pile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.games.skymines.components import (
    CARD_COINS,
    CARD_COUNT,
    CARD_FIRM,
    CARD_HELIUM,
    CARD_SHARE,
    CARD_TYPE,
    CARD_VALUE,
    COMPANIES,
    ENERGY,
    ENGINEER,
    FIRMS,
    LAB,
    RESEARCHER,
    RESOURCES,
    SHARE,
    SLOTS,
)
from farside.games.skymines.rules.field import pairs
from farside.games.skymines.state import HAND, PLAYED, RESTING, SkyminesState
from farside.games.skymines.tracks import LAST, LEVELS, SIDES

KINDS: Final = SHARE  # of action cards
PLACES: Final = SLOTS + 1  # of a seat's cards: the hand, then the resting slots
AREA: Final = PLACES  # and those played or planned
PART: Final = 8  # of a point: small whole numbers cost no memory, and every position is looked at so
DEAREST: Final = 250
MAJORITY_STEPS: Final = [0, 0, 2, 2, 3, 3, 4]  # by total
FIRM_OF: Final = [COMPANIES.index(firm) for firm in ("tawac", "minerva", "astrogo", "skymine")]  # by type
STEPS_A_SHARE: Final = 2.7  # on any track, about
# By side and level: what a track bonus brings a round.
BONUS_WORTH: Final = {
    "A1": (1.5, 3.0),
    "A2": (1.2, 2.4),
    "B1": (0.6, 1.2),
    "B2": (1.5, 3.0),
    "C1": (1.0, 2.0),
    "C2": (0.6, 2.0),
    "D1": (1.5, 3.0),
    "D2": (0.6, 1.2),
    "E1": (4.0, 6.0),
    "E2": (1.0, 2.0),
}
BONUS: Final = [worth for side in SIDES for worth in (0.0, *BONUS_WORTH[side])]
A1: Final = SIDES.index("A1")
B1: Final = SIDES.index("B1")
C1: Final = SIDES.index("C1")
D1: Final = SIDES.index("D1")


@dataclass
class Weights:
    """Points, unless they are parts: as they were first written down."""

    growth: float = 1.0  # what a share's value may still rise a round
    pull: float = 0.6  # the part of it that goes where somebody has much
    along: float = 0.75  # how much of an even way to a track's end counts while there is time
    spare_coin: float = 0.25  # a coin while barriers and spaces are still ahead, up to a few
    slot_way: float = 1.5  # the way to the outer slot of the tank track, a round
    slot_lab: float = 1.5  # to that of the research track
    halfway: float = 0.8  # of a share, when its icon is all but reached
    common: float = 1.6  # units, what a card brings that a better one takes the place of
    bonus: float = 0.6  # track bonuses, of what they may bring a round
    bonus_a1: float = 1.0  # of the same, those of a side
    bonus_b1: float = 1.0
    bonus_c1: float = 1.0
    bonus_d1: float = 1.0
    second_bonus: float = 1.0  # what the second one adds
    suit: float = 0.05  # a round, a unit of the best two cards of one resource
    unit: float = 0.9  # a unit, of the best step it may make
    least_unit: float = 0.5
    flow: float = 9.0  # steps a round
    sector: float = 1.2  # the reward of a sector, a point
    outpost: float = 0.5  # what a share may rise by a point
    rival: float = 0.6  # how much the best rival's shares take away from that
    helium: float = 1.8  # a step
    rp: float = 1.3
    position: float = 3.0  # an upload step
    scholar: float = 0.5  # a research scientist, besides its points and steps
    line: float = 0.5  # of the steps that the plans lined up may allow a scientist
    plan: float = 1.6  # a plan next in line
    majority: float = 0.65  # how likely a majority can be taken
    spoilt: float = 0.6  # of what cards could have brought, had they not been used too soon
    marker: float = 1.0  # a bonus marker still to be placed this round
    tile: float = 0.75  # a tile reserved, of what it brings
    next: float = 0.85  # the cards of the next round, of what they bring
    second: float = 0.75  # those of the round after it
    later: float = 0.8  # and of all others
    lead_marker: float = 0.5  # to start the next round
    luna: float = 0.4  # what Luna's worth counts
    once: float = 1.6  # a one-time marker in the reserve
    own_space: float = 1.5  # a personal bonus space, a round
    dread: float = 0.45  # how likely a threat stays to the end while there is time


class Prices:
    """What a seat gets for things, now."""

    def __init__(
        self, state: SkyminesState, seat: Seat, held: list[float], values: list[float], weights: Weights, left: int
    ) -> None:
        self.values = values
        self.left = left
        self.bonus = weights.bonus * left
        self.first_bonus: list[float] = []  # by company: what its first track bonus brings in the rounds to come
        self.second_bonus: list[float] = []  # and what the second adds
        for firm in range(FIRMS):
            side = state.sides[firm]
            part = self.bonus * side_part(weights, side)
            self.first_bonus.append(part * BONUS[side * LEVELS + 1])
            more = BONUS[side * LEVELS + 2] - BONUS[side * LEVELS + 1]
            self.second_bonus.append(part * weights.second_bonus * more)
        self.steps: list[float] = []  # by company: a step on its track
        edge = 0.0
        for firm in range(FIRMS):
            at = seat * FIRMS + firm
            step = values[firm] / STEPS_A_SHARE if state.marks[at] < LAST[state.sides[firm]] else 0.0
            self.steps.append(step)
            rival = 0.0
            for other in range(firm, len(held), FIRMS):
                if other != at and held[other] > rival:
                    rival = held[other]
            edge = max(edge, held[at] - weights.rival * rival)
        flow = weights.flow * (left + 1)
        self.unit = max(weights.least_unit, weights.unit * even_step(state, seat, self.steps, flow))
        self.point = weights.sector + weights.outpost * edge
        self.helium = weights.helium
        self.rp = weights.rp
        self.position = weights.position
        self.scholar = weights.scholar + weights.line * weights.position * min(3, line_of(state, seat))
        self.majority = weights.majority
        slots = open_count(state, seat)
        self.uses = 0.0  # how often a card bought now may be played
        if left > 0:
            self.uses = weights.next + (weights.second * 0.3 if left > 1 else 0.0)
            self.uses += weights.later * max(0, left - 2) * slots / cycle_of(slots)
        self.common = weights.common * self.unit


def side_part(weights: Weights, side: int) -> float:
    if side == A1:
        return weights.bonus_a1
    if side == B1:
        return weights.bonus_b1
    if side == C1:
        return weights.bonus_c1
    return weights.bonus_d1 if side == D1 else 1.0


def even_step(state: SkyminesState, seat: Seat, steps: list[float], count: float) -> float:
    """What a step brings on average if so many are made where they bring most: tracks come to an end."""
    worth = 0.0
    made = 0.0
    done = 0
    while made < count:
        best = NOBODY
        for firm in range(FIRMS):
            if done >> firm & 1 == 0 and (best == NOBODY or steps[firm] > steps[best]):
                best = firm
        if best == NOBODY:
            break
        done |= 1 << best
        some = min(count - made, float(LAST[state.sides[best]] - state.marks[seat * FIRMS + best]))
        made += some
        worth += some * steps[best]
    return worth / count


def line_of(state: SkyminesState, seat: Seat) -> int:
    """Plans ahead of the marker without a gap."""
    position = state.upload[seat] + 1
    while position < LAB and state.plans[seat * LAB + position] != NOBODY:
        position += 1
    return position - state.upload[seat] - 1


def use_of(state: SkyminesState, seat: Seat, card: int, prices: Prices) -> float:
    """What a card brings when it is played."""
    kind = CARD_TYPE[card]
    value = CARD_VALUE[card]
    if kind < RESOURCES:
        return prices.unit * value + prices.majority * prices.steps[FIRM_OF[kind]] * MAJORITY_STEPS[value]
    if kind == ENERGY:
        return prices.point * value + 0.5 * prices.majority * prices.steps[FIRM_OF[kind]] * MAJORITY_STEPS[value]
    if kind == ENGINEER:
        more = pairs(state, seat, card) if CARD_FIRM[card] != NOBODY else 0
        return prices.helium * (CARD_HELIUM[card] + more) + CARD_COINS[card]
    return prices.scholar + prices.rp * value


def buy_worth(state: SkyminesState, seat: Seat, card: int, prices: Prices) -> float:
    """What a card may bring to whoever acquires it now."""
    worth = prices.values[CARD_SHARE[card]] if CARD_SHARE[card] != NOBODY else 0.0
    if CARD_TYPE[card] == SHARE:
        return worth
    return worth + prices.uses * max(0.0, use_of(state, seat, card, prices) - prices.common)


# -- the rounds to come ----------------------------------------------------------------------------------


def sort_cards(state: SkyminesState, seat: Seat, prices: Prices, powers: list[int]) -> list[list[int]]:
    """What the action cards of a seat bring: those in hand, in the resting slots, and those played or planned.

    `powers` gets the best two values of each type, by type * 2; of scientists how many there are.
    """
    found: list[list[int]] = [[], [], [], [], [], [], []]
    hand, played, resting = HAND + seat, PLAYED + seat, RESTING + seat * SLOTS
    for card in range(CARD_COUNT):
        place = state.place[card]
        if place == hand:
            if CARD_TYPE[card] == SHARE:
                continue
            at = AREA if is_planned(state, seat, card) else 0
        elif resting <= place < resting + SLOTS:
            at = 1 + place - resting
        elif place == played:
            at = AREA
        else:
            continue
        note_power(powers, card)
        insert(found[at], min(DEAREST, int(PART * use_of(state, seat, card, prices))))
    return found


def note_power(powers: list[int], card: int) -> None:
    kind = CARD_TYPE[card]
    if kind > ENERGY:
        powers[RESEARCHER * 2] += 1
        return
    at = kind * 2
    value = CARD_VALUE[card]
    if value > powers[at]:
        powers[at + 1] = powers[at]
        powers[at] = value
    elif value > powers[at + 1]:
        powers[at + 1] = value


def is_planned(state: SkyminesState, seat: Seat, card: int) -> bool:
    found = False
    for at in range(seat * SLOTS, seat * SLOTS + SLOTS):
        found = found or state.planned[at] == card
    return found


def cards_to_come(piles: list[list[int]], slots: int, weights: Weights, left: int, taking: bool) -> float:
    """The rounds to come, played in thought: the best cards of the hand, then a pile is taken and the cards rest."""
    if taking:
        take_best(piles, slots)
    rest(piles, piles[AREA])
    worth = weights.next * top(piles[0], slots)
    for later in range(1, left):
        hand = piles[0]
        played = hand[:slots]
        piles[0] = hand[slots:]
        take_best(piles, slots)
        worth += (weights.second if later == 1 else weights.later) * top(piles[0], slots)
        if later + 1 < left:
            rest(piles, played)
    return worth / PART


def take_best(piles: list[list[int]], slots: int) -> None:
    """The hand takes the resting pile that best fills the slots it leaves."""
    taken = best_pile(piles[0], piles, slots)
    if taken > 0:
        piles[0] = merged(piles[0], piles[taken])
        piles[taken] = []


def rest(piles: list[list[int]], played: list[int]) -> None:
    """The best card on the best pile, so that they come back together."""
    done = 0
    for use in played:
        best = NOBODY
        most = -1
        for at in range(1, PLACES):
            if done >> at & 1 == 0:
                worth = top(piles[at], SLOTS)
                if worth > most:
                    most = worth
                    best = at
        done |= 1 << best
        insert(piles[best], use)


def cycle_of(slots: int) -> int:
    """So many cards are played again and again: one rests for a round at least."""
    return 2 * slots + 1


def open_count(state: SkyminesState, seat: Seat) -> int:
    found = 0
    bits = state.open_slots(seat)
    for slot in range(SLOTS):
        found += bits >> slot & 1
    return found


def insert(uses: list[int], use: int) -> None:
    """The dearest first."""
    at = len(uses)
    uses.append(use)
    while at > 0 and uses[at - 1] < use:
        uses[at] = uses[at - 1]
        at -= 1
    uses[at] = use


def merged(one: list[int], other: list[int]) -> list[int]:
    found = one.copy()
    for use in other:
        insert(found, use)
    return found


def top(uses: list[int], count: int) -> int:
    worth = 0
    for at in range(min(count, len(uses))):
        worth += uses[at]
    return worth


def best_pile(hand: list[int], piles: list[list[int]], slots: int) -> int:
    """The resting slot whose cards best fill the slots that the hand leaves, 0 if all are empty."""
    found = 0
    most = 0
    for at in range(1, PLACES):
        if piles[at]:
            worth = 5 * top_of_both(hand, piles[at], slots) + top(piles[at], SLOTS)
            if worth > most:
                most = worth
                found = at
    return found


def top_of_both(one: list[int], other: list[int], count: int) -> int:
    """The best of two piles together."""
    worth = at = there = 0
    while at + there < count and (at < len(one) or there < len(other)):
        if there == len(other) or (at < len(one) and one[at] >= other[there]):
            worth += one[at]
            at += 1
        else:
            worth += other[there]
            there += 1
    return worth
