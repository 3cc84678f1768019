"""Stations: outposts leave from the top of a column and return to the bottom."""

from __future__ import annotations

from typing import Final

from farside.core.actions import Action, Seat
from farside.core.state import Step
from farside.core.verbs import Question, Verb
from farside.games.skymines.actions import COLUMN, STOP
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


class Entering(Step[SkyminesState]):
    """SKY-EXP-8, SKY-AST-18  Place after place, until the player stops: then the rest of the energy is lost."""

    alone = True

    def take(self, state: SkyminesState, seat: Seat, action: Action) -> None:
        if STOP.has(action):
            state.energy = 0
            state.then(self.rewards())
        else:
            self.enter(state, seat, action)
            state.ask_again(seat)

    def enter(self, state: SkyminesState, seat: Seat, action: Action) -> None:
        raise NotImplementedError

    def rewards(self) -> Step[SkyminesState]:
        """Which step gives what was entered brings."""
        raise NotImplementedError


class Lift(Verb[SkyminesState]):
    """SKY-EXP-7  The outpost of the company that expands comes from the top of any column of its station."""

    def offers(self, state: SkyminesState, seat: Seat) -> list[int]:
        return [self.place(state.firm, column) for column in sources(state, state.firm)]

    def take(self, state: SkyminesState, seat: Seat, at: int) -> None:
        firm, column = self.pair(at)
        lift(state, firm, column)
        state.feats[PLACED] += 1
        state.raised |= 1 << state.about()
        self.report(state, seat)

    def report(self, state: SkyminesState, seat: Seat) -> None:
        state.tell("enter", seat, state.firm, state.about() + 1, state.share_value(state.firm))


class GoHome(Verb[SkyminesState]):
    """SKY-STA-4, SKY-R-24, SKY-AST-25, SKY-R-M6  The active player chooses the column for an outpost sent home."""

    def offers(self, state: SkyminesState, seat: Seat) -> list[int]:
        rival = state.holders[state.about()]
        return [self.place(rival, column) for column in homes(state, rival)]

    def take(self, state: SkyminesState, seat: Seat, at: int) -> None:
        firm, column = self.pair(at)
        send_home(state, seat, firm, column)
        state.holders[state.about()] = state.firm


class Remove(Verb[SkyminesState]):
    """SKY-STA-6  The top outpost of any column of any station leaves the game."""

    def offers(self, state: SkyminesState, seat: Seat) -> list[int]:
        return [self.place(firm, column) for firm in range(FIRMS) for column in sources(state, firm)]

    def take(self, state: SkyminesState, seat: Seat, at: int) -> None:
        firm, column = self.pair(at)
        lift(state, firm, column)
        state.lost[firm] += 1
        state.tell("remove", seat, firm, state.share_value(firm))


class Removal(Step[SkyminesState]):
    """SKY-R-03, SKY-R-25  Removing is compulsory while any station has an outpost."""

    def run(self, state: SkyminesState) -> None:
        for firm in range(FIRMS):
            if state.in_station(firm) > 0:
                state.ask(REMOVE_OUTPOST, state.turn_of)
                return


LIFT_COLUMN: Final = Question(Lift(COLUMN), name="liftcolumn", alone=True)
HOME: Final = GoHome(COLUMN)
HOME_COLUMN: Final = Question(HOME, name="homecolumn", alone=True)
REMOVE_OUTPOST: Final = Question(Remove(COLUMN), name="removeoutpost", alone=True)
REMOVAL: Final = Removal()
