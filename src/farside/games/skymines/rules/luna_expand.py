"""How Luna expands a company: point by point, by numbers, without rewards."""

from __future__ import annotations

from farside.core.actions import NOBODY
from farside.games.skymines.components import DOCKS, NEIGHBOURS, SECTORS
from farside.games.skymines.luna import LUNA, MAX
from farside.games.skymines.rules.luna_belt import enter_belt
from farside.games.skymines.rules.luna_columns import main_column, take_home
from farside.games.skymines.rules.luna_value import farthest_behind, margin
from farside.games.skymines.rules.stations import lift
from farside.games.skymines.state import SkyminesState


def expand(state: SkyminesState, firm: int, points: int, order: int) -> None:
    """SKY-LUNA-30, SKY-LUNA-31  One piece a point; points that cannot be used are lost."""
    state.tell("luna-expand", LUNA, firm, points, order)
    entered = 0
    while points > 0:
        space = enter_belt(state, firm, order) if state.belt else enter_sector(state, firm, order)
        if space == NOBODY:
            state.tell("luna-lost", LUNA, firm, points)
            break
        entered |= 1 << space
        points -= 1
    if entered:
        state.entered = entered if state.expander != LUNA else state.entered | entered
        state.expander = LUNA


def in_reach(state: SkyminesState, firm: int, sector: int) -> bool:
    """SKY-LUNA-33  Beside the station or an outpost of the company, and without one; borders make no difference."""
    if state.holders[sector] == firm:
        return False
    if DOCKS[firm * SECTORS + sector] > 0:
        return True
    return any(state.holders[border >> 2] == firm for border in NEIGHBOURS[sector])


def enter_sector(state: SkyminesState, firm: int, order: int) -> int:
    """SKY-LUNA-33 to 35, SKY-LUNA-48  One point on the Moon; NOBODY if it is lost."""
    column = main_column(state, firm, False)
    if column == NOBODY:
        return NOBODY
    sector = best_sector(state, firm, NOBODY, order)
    if sector == NOBODY:
        sector = oust(state, firm, order)
        if sector == NOBODY:
            return NOBODY
    lift(state, firm, column)
    state.holders[sector] = firm
    state.tell("luna-enter", LUNA, firm, sector + 1, column + 1, state.share_value(firm))
    return sector


def best_sector(state: SkyminesState, firm: int, holder: int, order: int) -> int:
    """SKY-LUNA-34  The lowest or highest sector in reach with this holder (NOBODY: vacant)."""
    found = NOBODY
    for sector in range(SECTORS):
        if state.holders[sector] == holder and in_reach(state, firm, sector):
            found = sector
            if order != MAX:
                return found
    return found


def oust(state: SkyminesState, firm: int, order: int) -> int:
    """SKY-LUNA-35  Without a vacant sector in reach: that of the rival on whose track Luna is farthest behind."""
    rivals = 0
    for sector in range(SECTORS):
        if state.holders[sector] != NOBODY and in_reach(state, firm, sector):
            rivals |= 1 << state.holders[sector]
    rival = farthest_behind(state, rivals)
    if rival == NOBODY:
        return NOBODY
    sector = best_sector(state, firm, rival, order)
    state.tell("luna-oust", LUNA, rival, sector + 1, margin(state, rival))
    take_home(state, rival)
    return sector
