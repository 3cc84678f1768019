"""Action 2: use all energy cards and expand one company over the Moon.

The Belt side replaces this module's reach, cost and rewards (see `belt`); the frame of the action stays.
"""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import OPEN, Step
from farside.core.verbs import Question, Verb
from farside.games.skymines.actions import ENTER, EXPAND, STOP
from farside.games.skymines.components import (
    ADVANCE_EXPANDED,
    DOCKS,
    DOMES,
    ENERGY,
    NEIGHBOURS,
    RIVAL_COST,
    SECTOR_REWARD,
    SECTORS,
    TRIPLE,
)
from farside.games.skymines.modules import OUSTED
from farside.games.skymines.rules import belt
from farside.games.skymines.rules.clauses import NO_OUTPOST, TOO_FAR
from farside.games.skymines.rules.gain import collect
from farside.games.skymines.rules.stations import HOME_COLUMN, LIFT_COLUMN, Entering, homes
from farside.games.skymines.state import TILE_BIT, SkyminesState
from farside.games.skymines.tracks import ENERGY_TILE

FAR: Final = 99  # more than any energy total


def holds(state: SkyminesState, firm: int, sector: int) -> bool:
    """SKY-EXP-16  An outpost of the company lies there, or has just been put up."""
    return state.holders[sector] == firm or (state.firm == firm and state.raised >> sector & 1 == 1)


def entry_cost(state: SkyminesState, firm: int, sector: int) -> int:
    """SKY-EXP-4 to 6  Points to enter a sector over the cheapest border; FAR if it is out of reach."""
    found = DOCKS[firm * SECTORS + sector]
    if found == 0:
        found = FAR
    for border in NEIGHBOURS[sector]:
        if (border & 3) < found and holds(state, firm, border >> 2):
            found = border & 3
    if found < FAR and state.holders[sector] != NOBODY:
        found += RIVAL_COST
    return found


def domes(state: SkyminesState, firm: int) -> int:
    """SKY-FLD-2, SKY-AST-27  The domes in sectors, or on asteroids, holding an outpost of the company."""
    if state.belt:
        return belt.domes(state, firm)
    found = 0
    for sector in range(SECTORS):
        if state.holders[sector] == firm:
            found += DOMES[sector]
    return found


def use_energy(state: SkyminesState, seat: Seat, slots: int) -> None:
    """SKY-EXP-1, SKY-EXP-2  All face-up energy cards and the tile are used together."""
    state.energy = state.total(seat, ENERGY)
    state.using = slots | (TILE_BIT << ENERGY_TILE if state.has_tile(seat, ENERGY_TILE) else 0)
    state.tell("energy", seat, state.energy)
    state.ask(CHOOSE_FIRM, seat)


class Expand(Verb[SkyminesState]):
    """SKY-EXP-3  All points go to one company, whichever."""

    def take(self, state: SkyminesState, seat: Seat, firm: int) -> None:
        state.firm = firm
        state.raised = 0
        state.tell("expand", seat, firm, state.energy)
        if state.belt:
            state.ask(belt.ENTER_BELT, seat)
        else:
            state.ask(ENTER_SECTOR, seat)


class EnterSector(Entering):
    """SKY-EXP-4, SKY-EXP-8  Sector after sector, until the player stops."""

    def candidates(self, state: SkyminesState, seat: Seat) -> list[Action]:
        found: list[Action] = []
        for sector in range(SECTORS):
            if not holds(state, state.firm, sector) and entry_cost(state, state.firm, sector) < FAR:
                found.append(ENTER.first + sector)
        found.append(STOP.first)
        return found

    def refusal(self, state: SkyminesState, seat: Seat, action: Action) -> int:
        if STOP.has(action):
            return OPEN
        if state.in_station(state.firm) == 0:
            return NO_OUTPOST
        return TOO_FAR if entry_cost(state, state.firm, ENTER.arg(action)) > state.energy else OPEN

    def numbers(self, state: SkyminesState, seat: Seat, action: Action, clause: int) -> tuple[int, ...]:
        if clause == NO_OUTPOST:
            return (state.firm,)
        return (entry_cost(state, state.firm, ENTER.arg(action)), state.energy)

    def options(self, state: SkyminesState, seat: Seat) -> list[Action]:
        found: list[Action] = []
        firm = state.firm
        if state.in_station(firm) > 0 and state.energy > 0:
            for sector in range(SECTORS):
                if not holds(state, firm, sector) and entry_cost(state, firm, sector) <= state.energy:
                    found.append(ENTER.first + sector)
        found.append(STOP.first)
        return found

    def enter(self, state: SkyminesState, seat: Seat, action: Action) -> None:
        sector = ENTER.arg(action)
        state.energy -= entry_cost(state, state.firm, sector)
        state.ask(LIFT_COLUMN, seat, sector)

    def rewards(self) -> Step[SkyminesState]:
        return COLLECT


class Collect(Step[SkyminesState]):
    """SKY-EXP-14, SKY-REW-6  Rewards of all sectors entered: coins, helium, research points, track steps."""

    def run(self, state: SkyminesState) -> None:
        sums = [0] * (ADVANCE_EXPANDED + 1)
        for sector in range(SECTORS):
            if state.raised >> sector & 1:
                reward = SECTOR_REWARD[sector]
                for at in range(0, len(reward), TRIPLE):
                    sums[reward[at]] += reward[at + 1]
        collect(state, sums)
        state.then(SETTLE)


class Settle(Step[SkyminesState]):
    """SKY-EXP-14  Rival outposts go home, the new ones are laid flat."""

    def run(self, state: SkyminesState) -> None:
        for sector in range(SECTORS):
            if state.raised >> sector & 1:
                rival = state.holders[sector]
                if rival != NOBODY and rival != state.firm:
                    state.feats[OUSTED] += 1
                if rival != NOBODY and rival != state.firm and homes(state, rival):
                    state.ask(HOME_COLUMN, state.turn_of, sector)
                    state.then(SETTLE)
                    return
                if rival != NOBODY and rival != state.firm:
                    state.lost[rival] += 1  # SKY-STA-5
                    state.tell("no-home", state.turn_of, rival)
                state.holders[sector] = state.firm
        state.entered, state.expander = state.raised, state.turn_of
        state.raised = 0
        state.firm = NOBODY


CHOOSE_FIRM: Final = Question(Expand(EXPAND), name="choosefirm")
ENTER_SECTOR: Final = EnterSector()
COLLECT: Final = Collect()
SETTLE: Final = Settle()
