"""How Luna compares: the value of companies, her lead on their tracks, what she demands of majorities."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY
from farside.games.skymines.components import COLUMNS, FIRMS, HEIGHT
from farside.games.skymines.luna import (
    ICONS,
    LEAD,
    LEAST,
    LEFT,
    LUNA,
    MOST,
    NUMBER_OF,
    RIGHT,
    SECOND,
    TWO_LEADS,
    TWO_MOST,
)
from farside.games.skymines.modules import BELT_HEIGHT
from farside.games.skymines.state import SkyminesState

BELT_HOMES: Final = sum(BELT_HEIGHT)

# What decided between two companies.
TIE_KEYS: Final = ("value", "vacant", "track", "lead", "lead-value", "lead-vacant", "lead-track")
BY_VALUE: Final = 0
BY_VACANT: Final = 1
BY_TRACK: Final = 2
BY_LEAD: Final = 3  # and then by value, vacant spaces or track


def vacant_homes(state: SkyminesState, firm: int) -> int:
    """SKY-LUNA-49  Every empty space of a station, barred ones and shuttle spaces too."""
    at = firm * COLUMNS
    pieces = state.station[at] + state.station[at + 1] + state.station[at + 2]
    return (BELT_HOMES if state.belt else COLUMNS * HEIGHT) - pieces


def decided(state: SkyminesState, one: int, other: int) -> int:
    """SKY-LUNA-24  What makes one company more or less valuable than another."""
    if state.share_value(one) != state.share_value(other):
        return BY_VALUE
    return BY_VACANT if vacant_homes(state, one) != vacant_homes(state, other) else BY_TRACK


def worth_key(state: SkyminesState, firm: int) -> int:
    """SKY-LUNA-24, SKY-R-M28  Coins, then vacant spaces, then the track's id: the smaller, the more valuable.

    The sides stand in the order of their ids, A1 to E2.
    """
    return ((99 - state.share_value(firm)) * 100 + 99 - vacant_homes(state, firm)) * 100 + state.sides[firm]


def margin(state: SkyminesState, firm: int) -> int:
    """SKY-LUNA-25  Luna's space less that of the best other player."""
    best = 0
    for seat in range(state.seats):
        best = max(best, state.marks[seat * FIRMS + firm])
    return state.marks[LUNA * FIRMS + firm] - best


def sorted_by(keys: list[int]) -> list[int]:
    """The companies, the smallest key first. Four of them: no need for more."""
    found: list[int] = []
    for firm in range(FIRMS):
        at = len(found)
        while at > 0 and keys[found[at - 1]] > keys[firm]:
            at -= 1
        found.insert(at, firm)
    return found


def value_order(state: SkyminesState) -> list[int]:
    """SKY-LUNA-24  The most valuable company first."""
    return sorted_by([worth_key(state, firm) for firm in range(FIRMS)])


def lead_order(state: SkyminesState) -> list[int]:
    """SKY-LUNA-25  The biggest lead first; of equal ones the more valuable."""
    return sorted_by([(99 - margin(state, firm)) * 1000000 + worth_key(state, firm) for firm in range(FIRMS)])


def picked(state: SkyminesState, pick: int) -> list[int]:
    """SKY-LUNA-24, SKY-LUNA-25  The companies a line names."""
    if pick in (LEAD, TWO_LEADS):
        return lead_order(state)[: 1 if pick == LEAD else 2]
    order = value_order(state)
    if pick == MOST:
        return order[:1]
    if pick == SECOND:
        return order[1:2]
    if pick == TWO_MOST:
        return order[:2]
    return order[3:] if pick == LEAST else order


def sorted_out(state: SkyminesState, firms: list[int]) -> list[int]:
    """SKY-R-M30  The same companies, the more valuable first."""
    return [firm for firm in value_order(state) if firm in firms]


def farthest_behind(state: SkyminesState, firms: int) -> int:
    """SKY-LUNA-25, SKY-LUNA-35  Of these companies (as bits) the one with the smallest margin; NOBODY of none."""
    found, least = NOBODY, 0
    for firm in value_order(state):
        if firms >> firm & 1:
            here = margin(state, firm)
            if found == NOBODY or here < least:
                found, least = firm, here
    return found


def tie_of(state: SkyminesState, pick: int, firm: int) -> int:
    """What decided that this company was picked: the finest comparison with those that were not."""
    chosen = picked(state, pick)
    found = BY_VALUE
    for other in range(FIRMS):
        if other not in chosen:
            found = max(found, parted(state, pick, firm, other))
    return found


def parted(state: SkyminesState, pick: int, one: int, other: int) -> int:
    if pick != LEAD and pick != TWO_LEADS:
        return decided(state, one, other)
    if margin(state, one) != margin(state, other):
        return BY_LEAD
    return BY_LEAD + 1 + decided(state, one, other)


# -- majorities --------------------------------------------------------------------------------------


def luna_demand(state: SkyminesState, measure: int) -> int:
    """SKY-LUNA-15, SKY-LUNA-19  What her majority cards show of a resource, of energy or of scientists."""
    number = NUMBER_OF[measure]
    if number == NOBODY:
        return icons(state.luna_majority[0]) + icons(state.luna_majority[1])
    card = state.luna_majority[number // 2]
    if card == NOBODY:
        return 0
    return LEFT[card] if number % 2 == 0 else RIGHT[card]


def icons(card: int) -> int:
    return 0 if card == NOBODY else ICONS[card]
