"""Power shortage and loss of colonists."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.state import Step
from farside.core.verbs import Question, Verb
from farside.games.mars.actions import OFF
from farside.games.mars.components import (
    CHAIN_COUNT,
    COMMUNICATION,
    FIRST_MINE,
    HOUSING,
    LEVELS,
    MILITARY,
    MINES,
    PLANT,
    RND,
    SILO,
    SPACEPORT,
)
from farside.games.mars.state import MarsState

CONSUMERS: Final = (SILO, COMMUNICATION, MILITARY, RND, SPACEPORT)


class Repair(Step[MarsState]):
    """MARS-SHORT-8  One player: first all colonists due are given up, then energy is saved step by step."""

    def run(self, state: MarsState) -> None:
        seat = state.about()
        give_up_free(state, seat)
        if state.due > 0:
            state.ask(GIVE_UP, seat)
            state.then(REPAIR, seat)
        elif state.energy_used(seat) > state.energy_max(seat):
            state.ask(SAVE, seat)
            state.then(REPAIR, seat)


class GiveUp(Verb[MarsState]):
    """MARS-SHORT-4  When free colonists do not suffice, the owner empties an installation, the highest level first."""

    def offers(self, state: MarsState, seat: Seat) -> list[int]:
        found = emptied(state, seat)
        if state.runs(seat, PLANT) > 1:  # MARS-SHORT-7
            found.append(PLANT)
        return found

    def take(self, state: MarsState, seat: Seat, item: int) -> None:
        switch_off(state, seat, item)


class Save(Verb[MarsState]):
    """MARS-SHORT-2  Empty one active installation other than a plant, or cut the top powered housing."""

    def offers(self, state: MarsState, seat: Seat) -> list[int]:
        found = emptied(state, seat)
        if state.runs(seat, HOUSING) > 1:
            found.append(HOUSING)
        return found

    def take(self, state: MarsState, seat: Seat, item: int) -> None:
        if item == HOUSING:
            cut_housing(state, seat)
        else:
            switch_off(state, seat, item)


def emptied(state: MarsState, seat: Seat) -> list[int]:
    """The tops of all chains that consume energy, and the mines."""
    found = [chain for chain in CONSUMERS if state.running[seat * CHAIN_COUNT + chain] > 0]
    for place in range(MINES):
        if state.mining[seat * MINES + place]:
            found.append(FIRST_MINE + place)
    return found


def switch_off(state: MarsState, seat: Seat, item: int) -> None:
    """The colonist of an installation becomes free."""
    if item >= FIRST_MINE:
        state.mining[seat * MINES + item - FIRST_MINE] = 0
    else:
        state.running[seat * CHAIN_COUNT + item] -= 1
    state.tell("off", seat, item)


def cut_housing(state: MarsState, seat: Seat) -> None:
    """MARS-HOUS-7  The top powered housing goes dark, and the colonists it brought are due."""
    state.running[seat * CHAIN_COUNT + HOUSING] -= 1
    state.tell("off", seat, HOUSING)
    evict(state, seat, state.runs(seat, HOUSING))


def evict(state: MarsState, seat: Seat, tile: int) -> None:
    """MARS-HOUS-7, MARS-SHORT-9  The colonists a housing brought go back to the supply."""
    state.due = state.brought[seat * LEVELS + tile]
    state.heir = NOBODY
    state.remember_brought(seat, tile, 0)


def give_up_free(state: MarsState, seat: Seat) -> None:
    """MARS-HOUS-7, MARS-SUP-9  Free colonists leave first."""
    leaving = min(state.due, state.free(seat))
    if leaving <= 0:
        return
    state.due -= leaving
    state.colonists[seat] -= leaving
    if state.heir == NOBODY:
        state.colonist_supply += leaving
        state.tell("leave", seat, leaving)
    else:
        state.colonists[state.heir] += leaving
        state.tell("follow", seat, leaving, state.heir)


REPAIR: Final = Repair()
GIVE_UP: Final = Question(GiveUp(OFF), name="giveup", alone=True)
SAVE: Final = Question(Save(OFF), name="save", alone=True)
