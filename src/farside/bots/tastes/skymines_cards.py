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
from farside.games.skymines.state import HAND, PLAYED, RESTING, TAKEN, SkyminesState
from farside.games.skymines.tracks import LAST

KINDS: Final = SHARE  # of action cards
PLACES: Final = SLOTS + 1  # of a seat's cards: the hand, then the resting slots
MAJORITY_STEPS: Final = [0, 0, 2, 2, 3, 3, 4]  # by total
FIRM_OF: Final = [COMPANIES.index(firm) for firm in ("tawac", "minerva", "astrogo", "skymine")]  # by type
STEPS_A_SHARE: Final = 2.7  # on any track, about


@dataclass
class Weights:
    """Points, unless they are parts: as they were first written down."""

    growth: float = 1.0  # what a share's value may still rise a round
    pull: float = 0.6  # the part of it that goes where somebody has much
    along: float = 0.75  # how much of an even way to a track's end counts while there is time
    spare_coin: float = 0.25  # a coin while barriers and spaces are still ahead, up to a few
    slot_way: float = 1.5  # the way to an outer slot, a round
    bonus: float = 0.6  # track bonuses, of what they may bring a round
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
        self.common = 1.6 * self.unit  # what a card brings that it takes the place of


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


def sort_cards(state: SkyminesState, powers: list[int]) -> list[list[int]]:
    """By seat * PLACES + place: the action cards in hand and in the resting slots; a played card is in none.

    `powers` gets the best two values of each type, by (seat * KINDS + type) * 2; of scientists how many there are.
    """
    found: list[list[int]] = []
    for at in range(state.seats * PLACES):
        found.append([])
    for card in range(CARD_COUNT):
        place = state.place[card]
        if place < HAND or place == TAKEN or CARD_TYPE[card] == SHARE:
            continue
        if place < PLAYED:
            seat = place - HAND
            if not is_planned(state, seat, card):
                found[seat * PLACES].append(card)
        elif place < RESTING:
            seat = place - PLAYED
        else:
            seat = (place - RESTING) // SLOTS
            found[seat * PLACES + 1 + (place - RESTING) % SLOTS].append(card)
        note_power(powers, seat, card)
    return found


def note_power(powers: list[int], seat: Seat, card: int) -> None:
    kind = CARD_TYPE[card]
    if kind > ENERGY:
        powers[(seat * KINDS + RESEARCHER) * 2] += 1
        return
    at = (seat * KINDS + kind) * 2
    value = CARD_VALUE[card]
    if value > powers[at]:
        powers[at + 1] = powers[at]
        powers[at] = value
    elif value > powers[at + 1]:
        powers[at + 1] = value


def is_planned(state: SkyminesState, seat: Seat, card: int) -> bool:
    return any(state.planned[at] == card for at in range(seat * SLOTS, seat * SLOTS + SLOTS))


def cards_to_come(
    state: SkyminesState, seat: Seat, cards: list[list[int]], prices: Prices, weights: Weights, left: int, resting: bool
) -> float:
    """The next round with the hand (and a pile, for who has yet to pass), one more with a pile, then what is best."""
    slots = open_count(state, seat)
    piles: list[list[float]] = []
    every: list[float] = []
    for at in range(PLACES):
        pile: list[float] = []
        for card in cards[seat * PLACES + at]:
            use = use_of(state, seat, card, prices)
            insert(pile, use)
            insert(every, use)
        piles.append(pile)
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        card = state.slots[slot] if state.slots[slot] != NOBODY else state.planned[slot]
        if card != NOBODY:
            insert(every, use_of(state, seat, card, prices))
    hand = piles[0]
    taken = 0
    if not resting:
        taken = best_pile(hand, piles, slots, 0)
        hand = merged(hand, piles[taken]) if taken > 0 else hand
    worth = weights.next * top(hand, slots)
    if left > 1:
        rest = hand[slots:]
        second = best_pile(rest, piles, slots, taken)
        worth += weights.second * top(merged(rest, piles[second]) if second > 0 else rest, slots)
    if left > 2:
        cycle = cycle_of(slots)
        worth += weights.later * (left - 2) * slots * top(every, cycle) / cycle
    return worth


def cycle_of(slots: int) -> int:
    """So many cards are played again and again: one rests for a round at least."""
    return 2 * slots + 1


def open_count(state: SkyminesState, seat: Seat) -> int:
    found = 0
    bits = state.open_slots(seat)
    for slot in range(SLOTS):
        found += bits >> slot & 1
    return found


def insert(uses: list[float], use: float) -> None:
    """The dearest first."""
    at = len(uses)
    uses.append(use)
    while at > 0 and uses[at - 1] < use:
        uses[at] = uses[at - 1]
        at -= 1
    uses[at] = use


def merged(one: list[float], other: list[float]) -> list[float]:
    found = one.copy()
    for use in other:
        insert(found, use)
    return found


def top(uses: list[float], count: int) -> float:
    worth = 0.0
    for at in range(min(count, len(uses))):
        worth += uses[at]
    return worth


def best_pile(hand: list[float], piles: list[list[float]], slots: int, but: int) -> int:
    """The resting slot whose cards best fill the slots that the hand leaves, 0 if all are empty."""
    found = 0
    most = 0.0
    for at in range(1, PLACES):
        if at == but or not piles[at]:
            continue
        worth = top(merged(hand, piles[at]), slots) + 0.2 * top(piles[at], SLOTS)
        if worth > most:
            most = worth
            found = at
    return found
