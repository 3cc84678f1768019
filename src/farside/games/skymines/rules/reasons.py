"""The numbers that the reasons for a refusal show."""

from __future__ import annotations

from farside.core.actions import Seat
from farside.games.skymines.rules import bonus
from farside.games.skymines.rules.clauses import (
    LUNA_HAS_MORE,
    NO_TIER,
    NOT_MOST,
    NOT_YET,
    OCCUPIED,
    OTHER_SPACE,
    SPACE_PRICE,
)
from farside.games.skymines.rules.luna_value import luna_demand
from farside.games.skymines.state import SkyminesState
from farside.games.skymines.tracks import MEASURE, TIER_MIN, TIERS


def why_no_bonus(state: SkyminesState, seat: Seat, space: int, clause: int) -> tuple[int, ...]:
    """Why a marker cannot be placed there, in numbers."""
    if clause == OCCUPIED:
        return (state.bonus[space],)
    if clause == SPACE_PRICE:
        return (bonus.price(state, space), state.coins[seat])
    if clause == NOT_MOST:
        return (bonus.best_rival(state, seat, space), bonus.measure(state, seat, space))
    if clause == LUNA_HAS_MORE:
        return (luna_demand(state, MEASURE[space]), bonus.against_luna(state, seat, space))
    if clause == NO_TIER:
        return (TIER_MIN[space * TIERS], bonus.strength(state, seat, space))
    if clause in (NOT_YET, OTHER_SPACE):
        return (bonus.firm_of(space),)
    return ()
