"""Turns, rotations and rounds."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import OPEN, Step
from farside.games.magnastorm.actions import CREW, TAKE
from farside.games.magnastorm.components import FP, NEUTRAL, ROUNDS, SHADES
from farside.games.magnastorm.rules.administration import administer
from farside.games.magnastorm.rules.clauses import ALREADY_YOURS, COLUMN_DEAR, NO_CREW, NOT_YOUR_CREW
from farside.games.magnastorm.rules.crew import PLACE
from farside.games.magnastorm.rules.deed import Deed
from farside.games.magnastorm.rules.ending import finish
from farside.games.magnastorm.rules.objectives import OBJECTIVE
from farside.games.magnastorm.rules.purse import payable
from farside.games.magnastorm.rules.take import column_price, take_column
from farside.games.magnastorm.state import AFTER_LAST_ROUND, BY_GOAL, IN_ADMINISTRATION, MagnaState, of_kind


class Turn(Deed):
    """MAG-TURN-1  Take a commander or the token, or place a crew member."""

    alone = False  # whose turn it is should be seen even when little is left to choose

    def choices(self, state: MagnaState, seat: Seat) -> list[Action]:
        found: list[Action] = []
        for column in range(state.panel.columns):
            found.append(TAKE.first + column)
        for column in range(state.panel.columns):
            group = state.upper[column]
            if group:
                for kind in range(SHADES):
                    if of_kind(group, kind):
                        found.append(CREW.first + column * SHADES + kind)
        return found

    def closed(self, state: MagnaState, seat: Seat, action: Action) -> int:
        if action < TAKE.end:
            return column_closed(state, seat, action - TAKE.first)
        kind = (action - CREW.first) % SHADES
        if kind in (NEUTRAL, seat):
            return OPEN
        return NOT_YOUR_CREW if has_choice(state, seat) else OPEN

    def numbers(self, state: MagnaState, seat: Seat, action: Action, clause: int) -> tuple[int, ...]:
        if clause == NOT_YOUR_CREW:
            return (CREW.arg2(action),)
        return (TAKE.arg(action),) if clause == NO_CREW else ()

    def do(self, state: MagnaState, seat: Seat, action: Action) -> None:
        if TAKE.has(action):
            take_column(state, seat, action - TAKE.first)
        else:
            state.ask(PLACE, seat, action - CREW.first)
        state.ask(OBJECTIVE, seat)  # MAG-TURN-2
        state.then(NEXT)


def column_closed(state: MagnaState, seat: Seat, column: int) -> int:
    """MAG-CMD-7, MAG-CMD-8, MAG-CMD-12"""
    if state.upper[column] == 0:
        return NO_CREW
    if column != FP and state.holder[state.chiefs[column]] == seat:
        return ALREADY_YOURS
    return OPEN if payable(state, seat, column_price(state, seat, column)) else COLUMN_DEAR


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


TURN: Final = Turn()
NEXT: Final = Next()
START: Final = Start()
