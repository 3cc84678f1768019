"""The main outpost column of a station: where Luna takes outposts from, and sends them home to."""

from __future__ import annotations

from farside.core.actions import NOBODY
from farside.games.skymines.components import BARED, COLUMNS, HEIGHT, LOGO_ORDER, SHOWN
from farside.games.skymines.luna import LUNA
from farside.games.skymines.modules import BELT_HEIGHT, BELT_LOGO_ORDER, BELT_SHOWN, KINDS
from farside.games.skymines.rules.stations import send_home
from farside.games.skymines.state import SkyminesState


def column_coins(state: SkyminesState, at: int) -> int:
    """The coins visible in a column whose barred space is bare."""
    if state.belt:
        return BELT_SHOWN[at % COLUMNS * KINDS + state.column_state(at)]
    return SHOWN[state.station[at] + BARED]


def main_column(state: SkyminesState, firm: int, back: bool) -> int:
    """SKY-LUNA-32, SKY-R-M31  The main outpost column to take from, or to give back to; NOBODY if none can.

    Most vacant spaces among columns whose final space is covered; only without such a column all count.
    """
    found, best = NOBODY, -1
    for column in BELT_LOGO_ORDER if state.belt else LOGO_ORDER:
        at = firm * COLUMNS + column
        if (state.room_in(at) if back else state.station[at]) <= 0:
            continue
        height = BELT_HEIGHT[column] if state.belt else HEIGHT
        bared = state.bared >> at & 1
        worth = (height - state.station[at]) * 100 + (99 - column_coins(state, at) if bared else 10000)
        if worth > best:
            found, best = column, worth
    return found


def take_home(state: SkyminesState, rival: int) -> None:
    """SKY-LUNA-35, SKY-R-M31  An outpost returns to its main column; without room it leaves the game."""
    column = main_column(state, rival, True)
    if column == NOBODY:
        state.lost[rival] += 1
        state.tell("no-home", LUNA, rival)
    else:
        send_home(state, LUNA, rival, column)
