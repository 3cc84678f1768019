"""What lies within reach at Skymines: face-up cards, majorities, tiles, and the action under way."""

from __future__ import annotations

from typing import Final

from farside.bots.minds.skymines.cards import FIRM_OF, MAJORITY_STEPS, Prices, Weights, buy_worth, use_of
from farside.bots.minds.skymines.plans import reach, way_ahead
from farside.core.actions import NOBODY, Seat
from farside.games.skymines.components import (
    ADVANCE_EXPANDED,
    CARD_COST,
    CARD_TYPE,
    CARD_VALUE,
    COINS,
    ENERGY,
    ENGINEER,
    FIRMS,
    HELIUM,
    MARKET,
    RESEARCHER,
    RESOURCES,
    RP,
    SECTOR_REWARD,
    SECTORS,
    SHARE,
    SLOTS,
    SURCHARGE,
    TRIPLE,
)
from farside.games.skymines.rules.expand import ENTER_SECTOR
from farside.games.skymines.rules.luna_value import luna_demand
from farside.games.skymines.rules.stations import LIFT_COLUMN
from farside.games.skymines.state import SkyminesState
from farside.games.skymines.tracks import (
    BARRIER,
    BONUS_TILES,
    ENERGY_TILE,
    ENERGY_TILE_POINTS,
    ENGINEER_TILE,
    ENGINEER_TILE_HELIUM,
    FIRST_TILE_SPACE,
    LAST,
    MEASURE,
    PLUS_TILE,
    RESEARCHER_TILE,
    THRESHOLD,
    THRESHOLD_COINS,
    THRESHOLDS,
    WIDTH,
)

MEASURES: Final = 4  # carbon, minerals, titanium and energy, which move a track marker
SPACE_OF: Final = [MEASURE.index(kind) for kind in range(MEASURES)]
SCHOLARS: Final = MEASURE.index(RESEARCHER)
TOP: Final = len(MAJORITY_STEPS) - 1

# -- the action area ---------------------------------------------------------------------------------------


def face_up(state: SkyminesState, seat: Seat, prices: Prices, weights: Weights) -> float:
    """What the unused cards and tiles, or the cards planned, may bring this round, and the markers with them.

    Cards used before they have met a plan or won a majority, which they could have done first, are regretted.
    """
    totals = [0] * (SHARE + 1)
    shown = [0] * (SHARE + 1)  # with what has been used
    worth = 0.0
    for slot in range(SLOTS):
        card = unused(state, seat, slot)
        if card == NOBODY:
            card = state.slots[seat * SLOTS + slot]
            if card != NOBODY and CARD_TYPE[card] <= ENERGY:
                shown[CARD_TYPE[card]] += CARD_VALUE[card]
            continue
        kind = CARD_TYPE[card]
        totals[kind] += CARD_VALUE[card] if kind <= ENERGY else 1
        if kind == ENGINEER:
            worth += use_of(state, seat, card, prices)
        elif kind == RESEARCHER:
            worth += weights.scholar + prices.rp * CARD_VALUE[card]
    worth += tiles(state, seat, prices, weights, totals)
    way = way_ahead(state, seat, totals, prices) if totals[RESEARCHER] > 0 else 0.0
    best = majorities(state, seat, totals, prices, weights)
    worth += way + best + units_worth(state, seat, totals, prices) + prices.point * totals[ENERGY]
    if not any(shown):
        return worth
    for kind in range(SHARE + 1):
        shown[kind] += totals[kind]
    if totals[RESEARCHER] > 0:
        worth -= weights.spoilt * max(0.0, way_ahead(state, seat, shown, prices) - way)
    return worth - weights.spoilt * max(0.0, majorities(state, seat, shown, prices, weights) - best)


def reachable(state: SkyminesState, seat: Seat) -> int:
    """Plans that a research scientist lying face up, or planned, could reach this round."""
    totals = [0] * (SHARE + 1)
    for slot in range(SLOTS):
        card = unused(state, seat, slot)
        if card != NOBODY:
            totals[CARD_TYPE[card]] += CARD_VALUE[card] if CARD_TYPE[card] <= ENERGY else 1
    for tile in range(len(BONUS_TILES)):
        if state.holder[tile] == seat and state.has_tile(seat, tile):
            if tile == ENERGY_TILE:
                totals[ENERGY] += ENERGY_TILE_POINTS
            elif tile != PLUS_TILE:
                totals[RESEARCHER if tile == RESEARCHER_TILE else ENGINEER] += 1
    return reach(state, seat, totals) if totals[RESEARCHER] > 0 else 0


def units_worth(state: SkyminesState, seat: Seat, totals: list[int], prices: Prices) -> float:
    """What resources face up may bring: steps, or a card of the display where that is more."""
    units = totals[0] + totals[1] + totals[2]
    worth = steps_worth(state, seat, units, prices)
    if prices.left == 0 or units == 0:
        return worth
    first, second = 0.0, 0.0
    for kind in range(RESOURCES):
        if totals[kind] > 0:
            gain = best_buy(state, seat, totals[kind], prices)
            if gain > first:
                second = first
                first = gain
            elif gain > second:
                second = gain
    return worth + first + 0.5 * second


def best_buy(state: SkyminesState, seat: Seat, units: int, prices: Prices) -> float:
    """How much more than steps the best card brings that so many units can pay."""
    most = 0.0
    for space in range(MARKET):
        card = state.market[space]
        if card != NOBODY:
            cost = CARD_COST[card] + SURCHARGE[space]
            if cost <= units:
                most = max(most, buy_worth(state, seat, card, prices) - prices.unit * cost)
    return most


def steps_worth(state: SkyminesState, seat: Seat, units: int, prices: Prices) -> float:
    """The best steps that so many units may make, one by one."""
    marks = state.marks[seat * FIRMS : seat * FIRMS + FIRMS]
    coins = state.coins[seat]
    worth = 0.0
    while units > 0:
        units -= 1
        best = NOBODY
        most = 0.0
        for firm in range(FIRMS):
            side = state.sides[firm]
            space = marks[firm]
            cost = BARRIER[side * WIDTH + space]
            if space < LAST[side] and cost <= coins:
                gain = prices.steps[firm] - cost
                if space == THRESHOLD[side * THRESHOLDS]:
                    gain += THRESHOLD_COINS[side * THRESHOLDS] + prices.first_bonus[firm]
                elif space == THRESHOLD[side * THRESHOLDS + 1]:
                    gain += THRESHOLD_COINS[side * THRESHOLDS + 1] + prices.second_bonus[firm]
                if gain > most:
                    most = gain
                    best = firm
        if best == NOBODY:
            break
        coins -= BARRIER[state.sides[best] * WIDTH + marks[best]]
        marks[best] += 1
        worth += most
    return worth


def tiles(state: SkyminesState, seat: Seat, prices: Prices, weights: Weights, totals: list[int]) -> float:
    """Tiles at hand and tiles reserved."""
    worth = 0.0
    for tile in range(len(BONUS_TILES)):
        if prices.left > 0 and state.bonus[FIRST_TILE_SPACE + tile] == seat:
            worth += weights.tile * tile_worth(tile, prices)
        if state.holder[tile] != seat or not state.has_tile(seat, tile):
            continue
        if tile == PLUS_TILE:
            worth += prices.unit if state.plus_slot == NOBODY else 0.0
        else:
            worth += tile_worth(tile, prices) if tile != ENERGY_TILE else 0.0
            if tile == ENERGY_TILE:
                totals[ENERGY] += ENERGY_TILE_POINTS
            else:
                totals[RESEARCHER if tile == RESEARCHER_TILE else ENGINEER] += 1
    return worth


def tile_worth(tile: int, prices: Prices) -> float:
    if tile == PLUS_TILE:
        return prices.unit
    if tile == ENERGY_TILE:
        return prices.point * ENERGY_TILE_POINTS
    if tile == ENGINEER_TILE:
        return prices.helium * ENGINEER_TILE_HELIUM
    return prices.rp + prices.scholar


def majorities(state: SkyminesState, seat: Seat, totals: list[int], prices: Prices, weights: Weights) -> float:
    """The best majorities that the totals allow, as many as there are markers; other markers bring a little."""
    markers = state.spare_markers(seat)
    if markers <= 0:
        return 0.0
    found = [0.0] * (MEASURES + 1)
    for kind in range(MEASURES):
        if state.bonus[SPACE_OF[kind]] == NOBODY and totals[kind] >= 2:
            steps = prices.steps[FIRM_OF[kind]] * MAJORITY_STEPS[min(TOP, totals[kind])]
            found[kind] = steps * chance(state, seat, kind, totals[kind], weights)
    if totals[RESEARCHER] > 0 and state.bonus[SCHOLARS] == NOBODY:
        found[MEASURES] = weights.majority * (0.7 + 1.3 * min(3, totals[RESEARCHER] + totals[ENGINEER]))
    worth = 0.0
    for marker in range(markers):
        best = 0
        for at in range(1, MEASURES + 1):
            if found[at] > found[best]:
                best = at
        worth += max(weights.marker, found[best])
        found[best] = 0.0
    return worth


def chance(state: SkyminesState, seat: Seat, kind: int, total: int, weights: Weights) -> float:
    """How likely a majority can be taken: in the action phase it is plain to see."""
    if state.turn_of == NOBODY:
        return weights.majority
    for other in range(state.seats):
        if other != seat and state.total(other, kind) > total:
            return 0.5 * weights.majority
    if state.has_luna() and luna_demand(state, kind) > total:
        return 0.3 * weights.majority
    return 0.9


def unused(state: SkyminesState, seat: Seat, slot: int) -> int:
    """The card that lies face up in a slot, or is planned for it; NOBODY if none."""
    card = state.slots[seat * SLOTS + slot]
    if card == NOBODY:
        return state.planned[seat * SLOTS + slot]
    if state.used[seat] >> slot & 1 or (state.turn_of == seat and state.using >> slot & 1):
        return NOBODY
    return card


# -- the action under way ----------------------------------------------------------------------------------


def under_way(state: SkyminesState, seat: Seat, prices: Prices) -> float:
    """What the action has brought and is still to be spent or collected: units, points, the sectors entered."""
    worth = prices.unit * state.units + prices.rp * state.rp
    if state.energy > 0:
        worth += prices.point * state.energy
    lifting = state.question() is LIFT_COLUMN
    if lifting or state.question() is ENTER_SECTOR:
        entered = state.raised | (1 << state.about() if lifting else 0)
        for sector in range(SECTORS):
            if entered >> sector & 1:
                reward = SECTOR_REWARD[sector]
                for at in range(0, len(reward), TRIPLE):
                    worth += price_of(reward[at], state.firm, prices) * reward[at + 1]
    return worth


def price_of(kind: int, firm: int, prices: Prices) -> float:
    """What one of a sector's reward is worth."""
    if kind == COINS:
        return 1.0
    if kind == HELIUM:
        return prices.helium
    if kind == RP:
        return prices.rp
    return prices.steps[firm] if kind == ADVANCE_EXPANDED and firm != NOBODY else 0.0
