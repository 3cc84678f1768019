"""What is counted at Magnastorm: reputation, cubes, levels, majorities, objectives, crew and commanders."""

from __future__ import annotations

from typing import Final

from farside.bots.features.features import Features, Sheet
from farside.bots.tastes.magnastorm import best_value, chiefs, nearness, time_left, waste
from farside.core.actions import NOBODY, Seat
from farside.core.state import State
from farside.games.magnastorm.components import (
    GOAL,
    INCOME,
    INCOME_ROWS,
    PHASES,
    ROUNDS,
    SECTOR_COUNT,
    SHADES,
    YELLOW,
)
from farside.games.magnastorm.rules.objectives import claimed, own_labs
from farside.games.magnastorm.state import MOST_TRACKS, MagnaState

PLENTY: Final = 7  # cubes beyond this are worth little

SHEET: Final = Sheet()
FAME: Final = SHEET.steady("reputation", 1.0)
OWN: Final = SHEET.steady("own cubes", 0.4)  # up to plenty
NEUTRAL: Final = SHEET.steady("yellow cubes", 0.5)
RIVAL: Final = SHEET.steady("rivals' cubes", 0.3)
CUBES: Final = SHEET.steady("cubes", 0.05)  # all of them
LEVELS: Final = SHEET.steady("levels", 0.2)
LEADS: Final = SHEET.steady("tracks led", 1.2)  # the next administration brings their commander
KEEPS: Final = SHEET.steady("tracks kept", 0.8)
MAJORITIES: Final = SHEET.steady("majorities", 0.8)  # in calm sectors
MAJORITIES_TO_COME: Final = SHEET.steady("majorities to come", 0.3)
INCOMES: Final = SHEET.steady("income", 0.3)
STORM: Final = SHEET.steady("scout in the storm", -0.4)
OBJECTIVES: Final = SHEET.steady("objectives", 0.75)  # by value; the nearer, the more
BEGUN: Final = SHEET.steady("objectives begun", 0.0)  # by value
CREW: Final = SHEET.steady("crew", 0.15)
CHIEFS: Final = SHEET.steady("administration commanders", 0.6)
COMMANDERS: Final = SHEET.steady("commanders", 0.0)
LABS: Final = SHEET.steady("labs built", 0.0)
STATIONS: Final = SHEET.steady("stations built", 0.0)
CALM: Final = SHEET.steady("labs in calm sectors", 0.0)
WIDTH: Final = len(SHEET.names)


class MagnaFeatures(Features):
    """Reputation, and what it grows from."""

    def fill(self, state: State, time: float, row: list[float]) -> None:
        assert isinstance(state, MagnaState)
        strength = state.strength()
        spendable = time_left(state)
        for seat in range(state.seats):
            at = seat * WIDTH
            row[at + FAME] = state.reputation[seat]
            count_cubes(state, seat, row, spendable)
            count_planet(state, seat, row, strength)
            count_objectives(state, seat, row, own_labs(state, seat, strength), 0.4 + 0.6 * spendable)
            row[at + CREW] = spendable * state.crew[seat]
            row[at + CHIEFS] = spendable * chiefs(state, seat)
            row[at + COMMANDERS] = spendable * state.commanders(seat)
            row[at + LABS] = spendable * state.labs_out(seat)
            row[at + STATIONS] = spendable * state.stations_out(seat)
        count_research(state, row)

    def time(self, state: State) -> float:
        """By rounds or by reputation, whichever is nearer to the end."""
        assert isinstance(state, MagnaState)
        if state.over:
            return 1.0
        rounds = (state.round - 1) / ROUNDS
        return min(1.0, max(rounds, max(state.reputation) / GOAL[state.seats]))

    def points(self, state: State) -> list[int]:
        assert isinstance(state, MagnaState)
        return state.reputation.copy()

    def aside(self, state: State, seat: Seat) -> float:
        assert isinstance(state, MagnaState)
        return -waste(state)


def count_cubes(state: MagnaState, seat: Seat, row: list[float], spendable: float) -> None:
    at = seat * WIDTH
    own, yellow = state.hands[seat * SHADES + seat], state.hands[seat * SHADES + YELLOW]
    cubes = state.hand(seat)
    row[at + OWN] = spendable * min(own, PLENTY)
    row[at + NEUTRAL] = spendable * min(yellow, PLENTY)
    row[at + RIVAL] = spendable * min(cubes - own - yellow, PLENTY)
    row[at + CUBES] = spendable * cubes


def count_research(state: MagnaState, row: list[float]) -> None:
    """Levels, and the commanders that the tracks will bring."""
    for track in range(state.tracks()):
        for seat in range(state.seats):
            row[seat * WIDTH + LEVELS] += state.levels[seat * MOST_TRACKS + track]
        wisest = state.wisest(track)
        if wisest != NOBODY:
            row[wisest * WIDTH + (KEEPS if state.holder[state.heads[track]] == wisest else LEADS)] += 1.0


def count_planet(state: MagnaState, seat: Seat, row: list[float], strength: list[int]) -> None:
    """Income and majorities of the coming administration, and of the one after it."""
    at = seat * WIDTH
    sectors = state.calm_sectors()
    for phase in range(len(PHASES)):
        labs = strength[seat * SECTOR_COUNT + sectors[phase]]
        if labs:
            row[at + CALM] += labs
            if state.round < ROUNDS:
                own, yellow = INCOME[phase * INCOME_ROWS + min(labs, INCOME_ROWS) - 1]
                row[at + INCOMES] += own + yellow
            if state.leader(strength, sectors[phase]) == seat:
                row[at + MAJORITIES] += 1.0
                if state.round < ROUNDS:
                    row[at + MAJORITIES_TO_COME] += phase
    if not state.calm() >> state.sector(seat) & 1:
        row[at + STORM] = 1.0


def count_objectives(state: MagnaState, seat: Seat, row: list[float], labs: list[int], hope: float) -> None:
    """What is there of each objective still to be completed."""
    at = seat * WIDTH
    for slot in range(len(state.goals)):
        if not claimed(state, seat, slot):
            share = nearness(state, seat, state.goals[slot], labs)
            value = hope * best_value(state, slot)
            row[at + OBJECTIVES] += value * share * share
            row[at + BEGUN] += value * share


FEATURES: Final = MagnaFeatures(SHEET)
