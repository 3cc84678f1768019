"""How Luna expands a company: point by point, by numbers, without rewards."""

from __future__ import annotations

from farside.core.actions import NOBODY
from farside.games.skymines.components import BARED, COLUMNS, DOCKS, HEIGHT, LOGO_ORDER, NEIGHBOURS, SECTORS, SHOWN
from farside.games.skymines.luna import LUNA, MAX
from farside.games.skymines.rules.luna_value import farthest_behind, margin
from farside.games.skymines.rules.stations import lift, send_home
from farside.games.skymines.state import SkyminesState


def main_column(state: SkyminesState, firm: int, back: bool) -> int:
    """SKY-LUNA-32, SKY-R-M31  The main outpost column to take from, or to give back to; NOBODY if none can.

    Most vacant spaces among columns whose final space is covered; only without such a column all count.
    """
    found, best = NOBODY, -1
    for rank in range(COLUMNS):
        column = LOGO_ORDER[rank]
        at = firm * COLUMNS + column
        if (state.room_in(at) if back else state.station[at]) <= 0:
            continue
        bared = state.bared >> at & 1
        worth = (HEIGHT - state.station[at]) * 100 + (0 if bared else 10000)
        if bared:
            worth += 99 - SHOWN[state.station[at] + BARED]
        if worth > best:
            found, best = column, worth
    return found


def expand(state: SkyminesState, firm: int, points: int, order: int) -> None:
    """SKY-LUNA-30, SKY-LUNA-31  One piece a point; points that cannot be used are lost."""
    state.tell("luna-expand", LUNA, firm, points, order)
    entered = 0
    while points > 0:
        sector = enter_sector(state, firm, order)
        if sector == NOBODY:
            state.tell("luna-lost", LUNA, firm, points)
            break
        entered |= 1 << sector
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


def take_home(state: SkyminesState, rival: int) -> None:
    """SKY-LUNA-35, SKY-R-M31  An outpost returns to its main column; without room it leaves the game."""
    column = main_column(state, rival, True)
    if column == NOBODY:
        state.lost[rival] += 1
        state.tell("no-home", LUNA, rival)
    else:
        send_home(state, LUNA, rival, column)
