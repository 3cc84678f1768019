"""Turns, rotations and rounds."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import OPEN, Step
from farside.core.verbs import Verb
from farside.games.magnastorm.actions import CREW, TAKE
from farside.games.magnastorm.components import FP, NEUTRAL, ROUNDS, SHADES
from farside.games.magnastorm.rules.administration import administer
from farside.games.magnastorm.rules.clauses import ALREADY_YOURS, COLUMN_DEAR, NO_CREW, NOT_YOUR_CREW
from farside.games.magnastorm.rules.crew import PLACE
from farside.games.magnastorm.rules.decision import Decision
from farside.games.magnastorm.rules.ending import finish
from farside.games.magnastorm.rules.objectives import OBJECTIVE
from farside.games.magnastorm.rules.purse import Priced
from farside.games.magnastorm.rules.take import column_price, take_column
from farside.games.magnastorm.state import AFTER_LAST_ROUND, BY_GOAL, IN_ADMINISTRATION, MagnaState, of_kind


class TakeColumn(Priced):
    """MAG-CMD-1  A commander or the token, for cubes in the colours of the crew below it."""

    def price(self, state: MagnaState, seat: Seat, column: int) -> int:
        return column_price(state, seat, column)

    def offers(self, state: MagnaState, seat: Seat) -> list[int]:
        return list(range(state.panel.columns))

    def add_open(self, state: MagnaState, seat: Seat, found: list[Action]) -> None:
        for column in range(state.panel.columns):
            if self.refusal(state, seat, column) == OPEN:
                found.append(self.first + column)

    def refusal(self, state: MagnaState, seat: Seat, column: int) -> int:
        """MAG-CMD-7, MAG-CMD-8, MAG-CMD-12"""
        if state.upper[column] == 0:
            return NO_CREW
        if column != FP and state.holder[state.chiefs[column]] == seat:
            return ALREADY_YOURS
        return super().refusal(state, seat, column)

    def numbers(self, state: MagnaState, seat: Seat, column: int, clause: int) -> tuple[int, ...]:
        return (column,) if clause == NO_CREW else ()

    def take(self, state: MagnaState, seat: Seat, column: int) -> None:
        take_column(state, seat, column)
        end_turn(state, seat)


class PlaceCrew(Verb[MagnaState]):
    """MAG-ACT-2  A crew member of the upper panel: neutral or your own, another's only if there is neither."""

    def offers(self, state: MagnaState, seat: Seat) -> list[int]:
        found: list[int] = []
        for column in range(state.panel.columns):
            group = state.upper[column]
            if group:
                for kind in range(SHADES):
                    if of_kind(group, kind):
                        found.append(column * SHADES + kind)
        return found

    def add_open(self, state: MagnaState, seat: Seat, found: list[Action]) -> None:
        choice = has_choice(state, seat)
        for at in self.offers(state, seat):
            if not choice or at % SHADES in (NEUTRAL, seat):
                found.append(self.first + at)

    def refusal(self, state: MagnaState, seat: Seat, at: int) -> int:
        kind = at % SHADES
        if kind in (NEUTRAL, seat):
            return OPEN
        return NOT_YOUR_CREW if has_choice(state, seat) else OPEN

    def numbers(self, state: MagnaState, seat: Seat, at: int, clause: int) -> tuple[int, ...]:
        return (at % SHADES,)

    def take(self, state: MagnaState, seat: Seat, at: int) -> None:
        state.ask(PLACE, seat, at)
        end_turn(state, seat)


def end_turn(state: MagnaState, seat: Seat) -> None:
    """MAG-TURN-2  An objective may be completed, then the next player follows."""
    state.ask(OBJECTIVE, seat)
    state.then(NEXT)


def has_choice(state: MagnaState, seat: Seat) -> bool:
    """MAG-RUL-17  The upper panel holds a neutral crew member or one of yours."""
    return any(of_kind(group, NEUTRAL) or of_kind(group, seat) for group in state.upper)


class Next(Step[MagnaState]):
    """MAG-ROUND-5  After every turn: the end, administration, or the next player."""

    def run(self, state: MagnaState) -> None:
        empty = state.crew_above() == 0
        last = state.at == state.seats - 1
        if state.triggered and (last or empty):  # MAG-END-2, MAG-END-7
            finish(state, BY_GOAL)
        elif empty:
            end_round(state)
        elif last:
            begin_rotation(state)
        else:
            state.at += 1
            begin_turn(state)


def end_round(state: MagnaState) -> None:
    """MAG-END-3, MAG-END-4  The game ends after an administration phase, or another round begins."""
    over = state.round == ROUNDS
    administer(state)
    if over or state.triggered:
        finish(state, IN_ADMINISTRATION if state.triggered else AFTER_LAST_ROUND)
    else:
        begin_rotation(state)


def begin_rotation(state: MagnaState) -> None:
    """MAG-ROUND-4  The order of a rotation is copied from the turn-order track."""
    state.rotation = state.order.copy()
    state.at = 0
    begin_turn(state)


def begin_turn(state: MagnaState) -> None:
    state.used = 0
    state.space = NOBODY
    state.steps_left = 0
    state.ask(TURN, state.actor())


class Start(Step[MagnaState]):
    """MAG-ROUND-1  The first rotation of the first round."""

    def run(self, state: MagnaState) -> None:
        state.tell("start", state.order[0], state.round)
        begin_rotation(state)


TAKING: Final = TakeColumn(TAKE, COLUMN_DEAR)
# MAG-TURN-1: whose turn it is should be seen even when little is left to choose.
TURN: Final = Decision(TAKING, PlaceCrew(CREW), name="turn", alone=False)
NEXT: Final = Next()
START: Final = Start()
