"""What a position of Skymines is worth: the score to come, with everybody's shares at the value they may reach."""

from __future__ import annotations

from typing import Final

from farside.bots.tastes.taste import Taste, lead
from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import State
from farside.games.skymines.actions import PUT
from farside.games.skymines.components import (
    CARD_COUNT,
    CARD_TYPE,
    CARD_VALUE,
    ENERGY,
    ENGINEER,
    FIRMS,
    LAB,
    LAB_LAST,
    LAB_UNLOCK,
    LAB_VALUE,
    RESEARCHER,
    RESOURCES,
    ROUNDS,
    SHARE,
    SLOTS,
    TANK_LAST,
    TANK_UNLOCK,
    TANK_VALUE,
)
from farside.games.skymines.rules.planning import PLAN_ROUND
from farside.games.skymines.rules.research import PUT_PLAN
from farside.games.skymines.rules.scoring import card_shares, owner_of, special_points
from farside.games.skymines.rules.turn import TURN
from farside.games.skymines.rules.upload import meets
from farside.games.skymines.setup import STARTING_TILE
from farside.games.skymines.state import HAND, SkyminesState
from farside.games.skymines.tracks import FIRST_TILE_SPACE, FIRST_TRACK_SPACE, LAST, SHARES, WIDTH

TIERS: Final = (0.0, 0.0, 0.6, 0.6, 1.6, 1.6, 2.6)  # by face-up total: what a majority may bring besides


class Weights:
    """Points; those for what is still to be used melt away with the rounds."""

    def __init__(self) -> None:
        self.growth = 0.75  # what a share's value may still rise a round
        self.coin = 1.0
        self.spare_coin = 0.25  # a coin while barriers and spaces are still ahead, up to a few
        self.tank = 0.45  # share of the way to the next value that counts
        self.slot = 4.0  # an outer slot, a round
        self.plan = 1.3  # a plan next in line
        self.special = 0.4  # of a special plan's value when it lies ahead
        self.unit = 1.15  # a face-up unit of a resource
        self.point = 1.6  # a face-up energy point
        self.scholar = 1.5  # a face-up research scientist, and more for each research point
        self.insight = 0.9
        self.way = 2.2  # if the next plan can be entered
        self.field = 4.0  # a face-up field scientist
        self.marker = 1.5  # a bonus marker still to be placed this round
        self.tile = 1.6  # a tile reserved
        self.owned = 0.32  # a card's use a round, as a part of its worth face up
        self.in_hand = 0.12  # more if it lies in hand for the next round
        self.lead_marker = 0.5  # to start the next round


class SkyminesTaste(Taste):
    """What everybody would score, and what cards, plans and slots may still bring."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, SkyminesState)
        if state.over:
            return lead([float(points) for points in standing(state, self.weights, 0.0)], seat)
        left = time_left(state)
        worths = standing(state, self.weights, left)
        for other in range(state.seats):
            worths[other] += prospects(state, other, self.weights, left)
        add_cards(state, worths, self.weights, left)
        return lead(worths, seat)

    def follow_ups(self, state: State, seat: Seat) -> list[Action]:
        """An action is thought through to its end; plans and turns are new decisions."""
        assert isinstance(state, SkyminesState)
        question = state.question()
        if question is TURN or question is PLAN_ROUND or question is STARTING_TILE:
            return []
        if question is PUT_PLAN:
            return places_in_line(state, seat)
        return state.options(seat)


def time_left(state: SkyminesState) -> float:
    """Rounds still to be planned."""
    return float(ROUNDS - max(state.round, 1)) + (1.0 if state.round == 0 or state.turn_of == NOBODY else 0.0)


def places_in_line(state: SkyminesState, seat: Seat) -> list[Action]:
    """For each plan the first empty position ahead that takes it."""
    found: list[Action] = []
    done = 0
    for action in state.options(seat):
        plan, position = PUT.arg(action), PUT.arg2(action) + 1
        if state.plans[seat * LAB + position] == NOBODY and not done >> (plan % 60) & 1:
            done |= 1 << (plan % 60)
            found.append(action)
    return found or state.options(seat)[:1]


# -- what would be scored ----------------------------------------------------------------------------


def standing(state: SkyminesState, weights: Weights, left: float) -> list[float]:
    """The final score as far as it can be foreseen: shares at the value they may reach, steps on the way counted."""
    on_cards = card_shares(state)
    found: list[float] = []
    values = [state.share_value(firm) + weights.growth * left for firm in range(FIRMS)]
    for seat in range(state.seats):
        worth = weights.coin * state.coins[seat] + special_points(state, seat)
        worth += along(TANK_VALUE, state.helium[seat], TANK_LAST, weights.tank if left > 0 else 0.0)
        worth += along(LAB_VALUE, state.upload[seat], LAB_LAST, weights.tank if left > 0 else 0.0)
        for firm in range(FIRMS):
            worth += (on_cards[seat * FIRMS + firm] + holding(state, seat, firm, left)) * values[firm]
        found.append(worth)
    return found


def along(values: list[int], space: int, last: int, part: float) -> float:
    """A track's value, and a part of what lies between it and an even way to its end."""
    even = values[last] * space / last
    return values[space] + part * max(0.0, even - values[space]) + part * 0.5 * min(0.0, even - values[space])


def holding(state: SkyminesState, seat: Seat, firm: int, left: float) -> float:
    """Shares on a track; while there is time, steps towards the next icon count."""
    side = state.sides[firm]
    space = state.marks[seat * FIRMS + firm]
    shares = SHARES[side * WIDTH + space]
    if left <= 0.0 or space >= LAST[side]:
        return float(shares)
    ahead = space
    while SHARES[side * WIDTH + ahead] == shares and ahead < LAST[side]:
        ahead += 1
    behind = space
    while behind > 0 and SHARES[side * WIDTH + behind - 1] == shares:
        behind -= 1
    return shares + 0.8 * (space - behind) / max(1, ahead - behind)


# -- what may still come -------------------------------------------------------------------------------


def prospects(state: SkyminesState, seat: Seat, weights: Weights, left: float) -> float:
    worth = weights.spare_coin * min(state.coins[seat], 6) * min(1.0, left / 2.0)
    if state.helium[seat] >= TANK_UNLOCK:
        worth += weights.slot * left
    if state.upload[seat] >= LAB_UNLOCK:
        worth += weights.slot * left
    worth += lined_up(state, seat, weights) * min(1.0, left)
    if not state.is_out(seat):
        worth += face_up(state, seat, weights) + weights.marker * state.spare_markers(seat)
    if left > 0:
        worth += weights.tile * reserved(state, seat) + (weights.lead_marker if state.marker == seat else 0.0)
    return worth


def lined_up(state: SkyminesState, seat: Seat, weights: Weights) -> float:
    """Plans without a gap ahead of the marker; the fourth and later ones bring little more."""
    worth = 0.0
    part = 1.0
    position = state.upload[seat] + 1
    while position < LAB and state.plans[seat * LAB + position] != NOBODY and part > 0.1:
        worth += part * weights.plan
        part *= 0.8
        position += 1
    return worth


def reserved(state: SkyminesState, seat: Seat) -> int:
    found = 0
    for space in range(FIRST_TILE_SPACE, FIRST_TRACK_SPACE):
        if state.bonus[space] == seat:
            found += 1
    return found


def face_up(state: SkyminesState, seat: Seat, weights: Weights) -> float:
    """What the unused cards of the action area, or those planned, may bring this round."""
    totals = [0.0] * (ENERGY + 1)
    worth = 0.0
    for slot in range(SLOTS):
        card = state.slots[seat * SLOTS + slot]
        if card == NOBODY:
            card = state.planned[seat * SLOTS + slot]
        elif state.used[seat] >> slot & 1 or (state.turn_of == seat and state.using >> slot & 1):
            continue
        if card == NOBODY:
            continue
        kind = CARD_TYPE[card]
        if kind <= ENERGY:
            totals[kind] += CARD_VALUE[card]
        elif kind == RESEARCHER:
            worth += weights.scholar + weights.insight * CARD_VALUE[card] + way_ahead(state, seat, weights)
        elif kind == ENGINEER:
            worth += weights.field
    for kind in range(RESOURCES):
        worth += weights.unit * totals[kind] + TIERS[min(6, int(totals[kind]))]
    return worth + weights.point * totals[ENERGY] + 0.5 * TIERS[min(6, int(totals[ENERGY]))]


def way_ahead(state: SkyminesState, seat: Seat, weights: Weights) -> float:
    """Whether the next plan could be entered with what lies face up."""
    position = state.upload[seat] + 1
    if position >= LAB or state.plans[seat * LAB + position] == NOBODY:
        return 0.0
    plan = state.plans[seat * LAB + position]
    return weights.way if meets(state, seat, plan) else 0.0


def add_cards(state: SkyminesState, worths: list[float], weights: Weights, left: float) -> None:
    """Cards are worth what they will bring in the rounds to come; those at hand come sooner."""
    if left <= 0.0:
        return
    for card in range(CARD_COUNT):
        seat = owner_of(state, card)
        if seat != NOBODY and CARD_TYPE[card] != SHARE:
            use = brings(card, weights)
            worths[seat] += weights.owned * use * left
            if state.place[card] == HAND + seat:
                worths[seat] += weights.in_hand * use


def brings(card: int, weights: Weights) -> float:
    """What a card brings when it is used; small ones also take up a slot."""
    kind = CARD_TYPE[card]
    if kind < RESOURCES:
        return weights.unit * (CARD_VALUE[card] - 1)
    if kind == ENERGY:
        return weights.point * (CARD_VALUE[card] - 1)
    return weights.field - 1.0 if kind == ENGINEER else weights.insight * CARD_VALUE[card]


TASTE: Final = SkyminesTaste(Weights())
