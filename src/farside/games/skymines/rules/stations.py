"""Stations: outposts leave from the top of a column and return to the bottom."""

from __future__ import annotations

from typing import Final

from farside.core.actions import Action, Seat
from farside.core.state import Step
from farside.games.skymines.actions import COLUMN
from farside.games.skymines.components import COLUMNS, FIRMS
from farside.games.skymines.modules import PLACED, SHUTTLES
from farside.games.skymines.state import SkyminesState


def alike(state: SkyminesState, firm: int, column: int) -> bool:
    """Whether an earlier column of the station is in the same state, so that choosing this one changes nothing."""
    kind = state.column_state(firm * COLUMNS + column)
    for earlier in range(column):
        if state.column_state(firm * COLUMNS + earlier) == kind and not is_for_shuttles(state, earlier):
            return True
    return False


def is_for_shuttles(state: SkyminesState, column: int) -> bool:
    """SKY-AST-2  On the Belt the middle column is that of the shuttles, which no outpost joins."""
    return state.belt and column == SHUTTLES


def sources(state: SkyminesState, firm: int) -> list[int]:
    """The columns an outpost can be taken from, one of each state."""
    found: list[int] = []
    for column in range(COLUMNS):
        if state.station[firm * COLUMNS + column] > 0 and not alike(state, firm, column):
            if not is_for_shuttles(state, column):
                found.append(column)
    return found


def homes(state: SkyminesState, firm: int) -> list[int]:
    """SKY-STA-5  The columns an outpost can return to, one of each state."""
    found: list[int] = []
    for column in range(COLUMNS):
        if state.room_in(firm * COLUMNS + column) > 0 and not alike(state, firm, column):
            if not is_for_shuttles(state, column):
                found.append(column)
    return found


def lift(state: SkyminesState, firm: int, column: int) -> None:
    """SKY-STA-1, SKY-STA-8  The top outpost leaves; the last of a column bares the barred space."""
    at = firm * COLUMNS + column
    state.station[at] -= 1
    if state.station[at] == 0:
        state.bared |= 1 << at


def send_home(state: SkyminesState, seat: Seat, firm: int, column: int) -> None:
    """SKY-STA-4  An outpost returns to the lowest empty space that is not barred."""
    state.station[firm * COLUMNS + column] += 1
    state.tell("home", seat, firm, state.share_value(firm))


class LiftColumn(Step[SkyminesState]):
    """SKY-EXP-7  The outpost comes from the top of any column of the station."""

    alone = True

    def candidates(self, state: SkyminesState, seat: Seat) -> list[Action]:
        return [COLUMN.of(state.firm, column) for column in sources(state, state.firm)]

    def take(self, state: SkyminesState, seat: Seat, action: Action) -> None:
        lift(state, state.firm, COLUMN.arg2(action))
        state.feats[PLACED] += 1
        state.raised |= 1 << state.about()
        state.tell("enter", seat, state.firm, state.about() + 1, state.share_value(state.firm))


class HomeColumn(Step[SkyminesState]):
    """SKY-STA-4, SKY-R-24  The active player chooses the column for an outpost sent home."""

    alone = True

    def candidates(self, state: SkyminesState, seat: Seat) -> list[Action]:
        rival = state.holders[state.about()]
        return [COLUMN.of(rival, column) for column in homes(state, rival)]

    def take(self, state: SkyminesState, seat: Seat, action: Action) -> None:
        send_home(state, seat, COLUMN.arg(action), COLUMN.arg2(action))
        state.holders[state.about()] = state.firm


class RemoveOutpost(Step[SkyminesState]):
    """SKY-STA-6  The top outpost of any column of any station leaves the game."""

    alone = True

    def candidates(self, state: SkyminesState, seat: Seat) -> list[Action]:
        found: list[Action] = []
        for firm in range(FIRMS):
            for column in sources(state, firm):
                found.append(COLUMN.of(firm, column))
        return found

    def take(self, state: SkyminesState, seat: Seat, action: Action) -> None:
        firm = COLUMN.arg(action)
        lift(state, firm, COLUMN.arg2(action))
        state.lost[firm] += 1
        state.tell("remove", seat, firm, state.share_value(firm))


class Removal(Step[SkyminesState]):
    """SKY-R-03, SKY-R-25  Removing is compulsory while any station has an outpost."""

    def run(self, state: SkyminesState) -> None:
        for firm in range(FIRMS):
            if state.in_station(firm) > 0:
                state.ask(REMOVE_OUTPOST, state.turn_of)
                return


LIFT_COLUMN: Final = LiftColumn()
HOME_COLUMN: Final = HomeColumn()
REMOVE_OUTPOST: Final = RemoveOutpost()
REMOVAL: Final = Removal()
