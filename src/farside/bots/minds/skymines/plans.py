"""The research track at Skymines: what plans in line are worth, and how far a scientist would get."""

from __future__ import annotations

from typing import Final

from farside.bots.minds.skymines.cards import Prices, Weights
from farside.core.actions import NOBODY, Action, Seat
from farside.games.skymines.actions import PUT
from farside.games.skymines.components import (
    ANY_ONE,
    ENGINEER,
    FIRST_PRINTED,
    FIRST_SPECIAL,
    FLIP_COST,
    LAB,
    NEED_KIND,
    NEED_VALUE,
    NO_A,
    PLAN_LETTER,
    PLAN_REWARD,
    PLANS,
    RESEARCHER,
    RESOURCES,
    SCIENTIST,
    SPECIAL_COST,
    SPECIAL_LETTER,
    SPECIAL_VALUE,
    TRIPLE,
)
from farside.games.skymines.state import SkyminesState

NONE: Final = -9  # neither a kind of need nor NOBODY
REWARDS: Final = [1.0, 1.8, 1.3, 2.0, 2.0, 2.0, 3.0, 2.0]  # by kind: what one is worth, about


def reward_of(plan: int) -> float:
    """What it is worth to stop at a plan, or to pass a special one."""
    if FIRST_SPECIAL <= plan < FIRST_PRINTED:
        return 1.5 * (SPECIAL_VALUE[plan - FIRST_SPECIAL] - SPECIAL_COST[plan - FIRST_SPECIAL])
    worth = 0.0
    for at in range(0, len(PLAN_REWARD[plan]), TRIPLE):
        worth += REWARDS[PLAN_REWARD[plan][at]] * max(1, PLAN_REWARD[plan][at + 1])
    return worth


REWARD: Final = [reward_of(plan) for plan in range(len(PLANS))]


def places_in_line(state: SkyminesState, seat: Seat, options: list[Action]) -> list[Action]:
    """For each plan the first empty position ahead that takes it."""
    found: list[Action] = []
    done = 0
    for action in options:
        plan, position = PUT.arg(action), PUT.arg2(action) + 1
        if state.plans[seat * LAB + position] == NOBODY and not done >> (plan % 60) & 1:
            done |= 1 << (plan % 60)
            found.append(action)
    return found or options[:1]


def plans_ahead(
    state: SkyminesState, seat: Seat, powers: list[int], weights: Weights, left: int, reached: int
) -> float:
    """Plans without a gap ahead of the marker, those still aside where they fit; a need like the last one's is easy.

    So many of them as can be reached this round are not counted: what that brings is known better.
    """
    aside = state.aside if state.turn_of == seat else []
    put = 0
    worth = 0.0
    part = weights.plan * min(1.0, (left + 0.3) / 2.0)
    before = NONE
    for position in range(state.upload[seat] + 1 + reached, LAB):
        plan = state.plans[seat * LAB + position]
        if plan == NOBODY:
            at = 0
            while at < len(aside) and (put >> at & 1 or not fits(aside[at], position)):
                at += 1
            if at == len(aside):
                break
            put |= 1 << at
            plan = aside[at]
        if state.turned[seat] >> position & 1:
            worth += part * 1.3
        else:
            kind = NEED_KIND[plan * 2]
            worth += part * (ease_of(powers, plan) * (1.0 + 0.06 * REWARD[plan]) + (0.2 if kind == before else 0.0))
            before = kind
        part *= 0.9
    for at in range(len(aside)):  # what finds no place in line serves later
        if not put >> at & 1:
            worth += 0.3 * part
    return worth


def ease_of(powers: list[int], plan: int) -> float:
    """How easily a plan can be entered with the cards a seat owns: with one card, two, or not yet."""
    if FIRST_SPECIAL <= plan < FIRST_PRINTED:
        return 0.8
    ease = 1.0
    for at in (plan * 2, plan * 2 + 1):
        kind, needed = NEED_KIND[at], NEED_VALUE[at]
        if kind == NOBODY:
            continue
        first, second = 0, 0
        if kind == ANY_ONE:
            for resource in range(RESOURCES):
                if powers[resource * 2] > first:
                    first = powers[resource * 2]
                    second = powers[resource * 2 + 1]
        elif kind == SCIENTIST:
            second = powers[kind * 2] + powers[kind * 2 + 1] - 1
        else:
            first = powers[kind * 2]
            second = powers[kind * 2 + 1]
        ease *= 1.0 if needed <= first else 0.6 if needed <= first + second else 0.2
    return ease


def fits(plan: int, position: int) -> bool:
    """SKY-RP-6  A and special plans do not go where an A is crossed out."""
    return NO_A >> position & 1 == 0 or (PLAN_LETTER[plan] != 0 and PLAN_LETTER[plan] != SPECIAL_LETTER)


def reach(state: SkyminesState, seat: Seat, totals: list[int]) -> int:
    """How many plans can be entered with what lies face up; one may be turned for coins, special ones cost some."""
    coins = state.coins[seat]
    flip = True
    position = state.upload[seat] + 1
    while position < LAB:
        plan = state.plans[seat * LAB + position]
        if plan == NOBODY:
            break
        if state.turned[seat] >> position & 1 == 0:
            cost = 0
            if FIRST_SPECIAL <= plan < FIRST_PRINTED:
                cost = SPECIAL_COST[plan - FIRST_SPECIAL]
            elif not is_met(totals, plan):
                if not flip:
                    break
                flip = False
                cost = FLIP_COST
            if cost > coins:
                break
            coins -= cost
        position += 1
    return position - state.upload[seat] - 1


def way_ahead(state: SkyminesState, seat: Seat, totals: list[int], prices: Prices) -> float:
    """What moving on with what lies face up would bring; one plan may be turned for coins."""
    worth = 0.0
    coins = state.coins[seat]
    flip = coins >= FLIP_COST
    position = state.upload[seat] + 1
    last = 0.0
    while position < LAB and worth < 5.0 * prices.position:
        plan = state.plans[seat * LAB + position]
        if plan == NOBODY:
            break
        last = 0.0
        if state.turned[seat] >> position & 1 == 0:
            if FIRST_SPECIAL <= plan < FIRST_PRINTED:
                cost = SPECIAL_COST[plan - FIRST_SPECIAL]
                if cost > coins:
                    break
                coins -= cost
                worth += SPECIAL_VALUE[plan - FIRST_SPECIAL] - cost
            elif is_met(totals, plan):
                last = 1.5
            elif flip and coins >= FLIP_COST:
                flip = False
                coins -= FLIP_COST
                worth -= FLIP_COST
            else:
                break
        worth += prices.position
        position += 1
    return max(0.0, worth + last)


def is_met(totals: list[int], plan: int) -> bool:
    """Whether totals of each type meet a plan."""
    for at in (plan * 2, plan * 2 + 1):
        kind, needed = NEED_KIND[at], NEED_VALUE[at]
        if kind == SCIENTIST:
            found = totals[RESEARCHER] + totals[ENGINEER] - 1
        elif kind == ANY_ONE:
            found = max(totals[0], totals[1], totals[2])
        else:
            found = totals[kind] if kind != NOBODY else 0
        if found < needed:
            return False
    return True
