"""What is counted at Magnastorm: reputation, cubes, levels, majorities, objectives, crew and commanders."""

from __future__ import annotations

from typing import Final

from farside.bots.features import Features, Sheet, Tally
from farside.bots.minds.magnastorm.taste import best_value, chiefs, nearness, time_left, waste
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


class MagnaFeatures(Features):
    """Reputation, and what it grows from."""

    def count(self, state: State, time: float, tally: Tally) -> None:
        assert isinstance(state, MagnaState)
        strength = state.strength()
        spendable = time_left(state)
        for seat in range(state.seats):
            tally.turn_to(seat)
            tally.add(FAME, state.reputation[seat])
            count_cubes(state, seat, tally, spendable)
            count_planet(state, seat, tally, strength)
            count_objectives(state, seat, tally, own_labs(state, seat, strength), 0.4 + 0.6 * spendable)
            tally.add(CREW, spendable * state.crew[seat])
            tally.add(CHIEFS, spendable * chiefs(state, seat))
            tally.add(COMMANDERS, spendable * state.commanders(seat))
            tally.add(LABS, spendable * state.labs_out(seat))
            tally.add(STATIONS, spendable * state.stations_out(seat))
        count_research(state, tally)

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


def count_cubes(state: MagnaState, seat: Seat, tally: Tally, spendable: float) -> None:
    own, yellow = state.hands[seat * SHADES + seat], state.hands[seat * SHADES + YELLOW]
    cubes = state.hand(seat)
    tally.add(OWN, spendable * min(own, PLENTY))
    tally.add(NEUTRAL, spendable * min(yellow, PLENTY))
    tally.add(RIVAL, spendable * min(cubes - own - yellow, PLENTY))
    tally.add(CUBES, spendable * cubes)


def count_research(state: MagnaState, tally: Tally) -> None:
    """Levels, and the commanders that the tracks will bring."""
    for track in range(state.tracks()):
        for seat in range(state.seats):
            tally.turn_to(seat)
            tally.add(LEVELS, state.levels[seat * MOST_TRACKS + track])
        wisest = state.wisest(track)
        if wisest != NOBODY:
            tally.turn_to(wisest)
            tally.add(KEEPS if state.holder[state.heads[track]] == wisest else LEADS, 1.0)


def count_planet(state: MagnaState, seat: Seat, tally: Tally, strength: list[int]) -> None:
    """Income and majorities of the coming administration, and of the one after it."""
    sectors = state.calm_sectors()
    for phase in range(len(PHASES)):
        labs = strength[seat * SECTOR_COUNT + sectors[phase]]
        if labs:
            tally.add(CALM, labs)
            if state.round < ROUNDS:
                own, yellow = INCOME[phase * INCOME_ROWS + min(labs, INCOME_ROWS) - 1]
                tally.add(INCOMES, own + yellow)
            if state.leader(strength, sectors[phase]) == seat:
                tally.add(MAJORITIES, 1.0)
                if state.round < ROUNDS:
                    tally.add(MAJORITIES_TO_COME, phase)
    if not state.calm() >> state.sector(seat) & 1:
        tally.add(STORM, 1.0)


def count_objectives(state: MagnaState, seat: Seat, tally: Tally, labs: list[int], hope: float) -> None:
    """What is there of each objective still to be completed."""
    for slot in range(len(state.goals)):
        if not claimed(state, seat, slot):
            share = nearness(state, seat, state.goals[slot], labs)
            value = hope * best_value(state, slot)
            tally.add(OBJECTIVES, value * share * share)
            tally.add(BEGUN, value * share)


FEATURES: Final = MagnaFeatures(SHEET)
