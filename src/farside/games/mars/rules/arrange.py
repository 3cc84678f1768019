"""Phase 7, step (b): colonists and power are arranged, switch by switch or all at once."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import OPEN, Step
from farside.core.verbs import HIDDEN, Question, Verb
from farside.games.mars.actions import ARRANGE, CLOSE_COLONY, OFF, ON
from farside.games.mars.components import (
    CHAIN_COUNT,
    FIRST_MINE,
    HOUSING,
    HOUSING_BRINGS,
    ITEMS,
    LEVELS,
    MINES,
    PLANT,
    PLANT_GIVES,
    SWITCHES,
    TURNS,
)
from farside.games.mars.rules.clauses import (
    ENOUGH_SWITCHES,
    HOUSING_NEEDS_FREE,
    NO_COLONIST,
    NO_ENERGY,
    PLANT_NEEDED,
    REPAIR_FIRST,
)
from farside.games.mars.rules.closing import Close
from farside.games.mars.rules.solver import best_arrangement
from farside.games.mars.state import MarsState, tile_at


class Arrangement(Step[MarsState]):
    """MARS-END-2  The active player may move any colonists; only the final arrangement counts."""

    def run(self, state: MarsState) -> None:
        state.switched = [0] * SWITCHES
        for tile in range(LEVELS):
            state.cut[tile] = NOBODY
        state.arranged = False
        state.ask(ARRANGING, state.active)


class Finish(Close):
    """MARS-END-10  Done, unless more energy is used than there is."""

    def refusal(self, state: MarsState, seat: Seat, _at: int) -> int:
        return OPEN if state.spare(seat) >= 0 else REPAIR_FIRST

    def numbers(self, state: MarsState, seat: Seat, _at: int, clause: int) -> tuple[int, ...]:
        return gauges(state, seat)

    def take(self, state: MarsState, seat: Seat, _at: int) -> None:
        state.switched = []


class ArrangeBest(Verb[MarsState]):
    """MARS-END-13  Once, the table finds a good arrangement."""

    again = True

    def gate(self, state: MarsState, seat: Seat) -> int:
        return HIDDEN if state.arranged else OPEN

    def take(self, state: MarsState, seat: Seat, _at: int) -> None:
        state.arranged = True
        settle_in(state, seat, best_arrangement(state, seat))
        state.tell("arrange", seat)


class Switch(Verb[MarsState]):
    """MARS-END-9  The next level of a chain, a mine or the spaceport, the next housing."""

    again = True

    def shows(self, state: MarsState, seat: Seat, item: int) -> bool:
        raise AssertionError(f"{type(self).__name__} does not say what can be switched")

    def offers(self, state: MarsState, seat: Seat) -> list[int]:
        return [item for item in self.all if self.shows(state, seat, item)]


class SwitchOn(Switch):
    """MARS-END-9, MARS-END-10  Staffing needs a free colonist, consumers and housings need energy."""

    def shows(self, state: MarsState, seat: Seat, item: int) -> bool:
        if item >= FIRST_MINE:
            at = seat * MINES + item - FIRST_MINE
            return state.mines[at] != NOBODY and not state.mining[at]
        return state.running[seat * CHAIN_COUNT + item] < state.built[seat * CHAIN_COUNT + item]

    def refusal(self, state: MarsState, seat: Seat, item: int) -> int:
        if item != HOUSING and state.free(seat) == 0:
            return NO_COLONIST
        spare = state.spare(seat)
        if item != PLANT and spare <= 0:
            return NO_ENERGY if spare == 0 else REPAIR_FIRST
        return OPEN if state.switched[switch_of(state, seat, item, 0)] < TURNS else ENOUGH_SWITCHES

    def numbers(self, state: MarsState, seat: Seat, item: int, clause: int) -> tuple[int, ...]:
        if clause == ENOUGH_SWITCHES:
            return (TURNS,)
        return () if clause == NO_COLONIST else gauges(state, seat)

    def take(self, state: MarsState, seat: Seat, item: int) -> None:
        switch_on(state, seat, item)
        state.tell("on", seat, item)


class SwitchOff(Switch):
    """MARS-END-9  A plant must be dispensable, a housing's colonists must be free."""

    def shows(self, state: MarsState, seat: Seat, item: int) -> bool:
        if item >= FIRST_MINE:
            return state.mining[seat * MINES + item - FIRST_MINE] != 0
        return state.running[seat * CHAIN_COUNT + item] > least(item)

    def refusal(self, state: MarsState, seat: Seat, item: int) -> int:
        if item == PLANT and state.spare(seat) < PLANT_GIVES:
            return PLANT_NEEDED
        if item == HOUSING and state.free(seat) < last_brought(state, seat):
            return HOUSING_NEEDS_FREE
        return OPEN if state.switched[switch_of(state, seat, item, 1)] < TURNS else ENOUGH_SWITCHES

    def numbers(self, state: MarsState, seat: Seat, item: int, clause: int) -> tuple[int, ...]:
        if clause == PLANT_NEEDED:
            return (state.energy_used(seat), state.energy_max(seat) - PLANT_GIVES)
        return (TURNS,) if clause == ENOUGH_SWITCHES else (last_brought(state, seat), state.free(seat))

    def take(self, state: MarsState, seat: Seat, item: int) -> None:
        switch_off(state, seat, item)
        state.tell("off", seat, item)


class Arranging(Question[MarsState]):
    """MARS-END-9  One switch after the other, or done. Items are offered as they stand, on before off."""

    def candidates(self, state: MarsState, seat: Seat) -> list[Action]:
        found = [FINISH.first + CLOSE_COLONY]
        if not state.arranged:
            found.append(ARRANGE_BEST.first)
        for item in range(len(ITEMS)):
            if SWITCH_ON.shows(state, seat, item):
                found.append(SWITCH_ON.first + item)
            if SWITCH_OFF.shows(state, seat, item):
                found.append(SWITCH_OFF.first + item)
        return found

    def options(self, state: MarsState, seat: Seat) -> list[Action]:
        return [action for action in self.candidates(state, seat) if self.refusal(state, seat, action) == OPEN]


def least(chain: int) -> int:
    """MARS-SHORT-7, MARS-HOUS-5  Housing 0 and Power plant 0 always run."""
    return 1 if chain in (HOUSING, PLANT) else 0


def gauges(state: MarsState, seat: Seat) -> tuple[int, ...]:
    """Energy used, and energy there is."""
    return (state.energy_used(seat), state.energy_max(seat))


def last_brought(state: MarsState, seat: Seat) -> int:
    """The colonists that the top powered housing brought."""
    return state.brought[seat * LEVELS + state.runs(seat, HOUSING) - 1]


def switch_of(state: MarsState, seat: Seat, item: int, below: int) -> int:
    """The switch of the tile that goes on (below 0) or off (below 1)."""
    if item >= FIRST_MINE:
        return CHAIN_COUNT * LEVELS + item - FIRST_MINE
    return tile_at(item, state.running[seat * CHAIN_COUNT + item] - below)


def switch_on(state: MarsState, seat: Seat, item: int) -> None:
    state.switched[switch_of(state, seat, item, 0)] += 1
    if item >= FIRST_MINE:
        state.mining[seat * MINES + item - FIRST_MINE] = 1
        return
    if item == HOUSING:
        power(state, seat, state.runs(seat, HOUSING))
    state.running[seat * CHAIN_COUNT + item] += 1


def switch_off(state: MarsState, seat: Seat, item: int) -> None:
    state.switched[switch_of(state, seat, item, 1)] += 1
    if item >= FIRST_MINE:
        state.mining[seat * MINES + item - FIRST_MINE] = 0
        return
    state.running[seat * CHAIN_COUNT + item] -= 1
    if item == HOUSING:
        darken(state, seat, state.runs(seat, HOUSING))


def power(state: MarsState, seat: Seat, tile: int) -> None:
    """MARS-HOUS-6, MARS-HOUS-8, MARS-END-11  Three new colonists; a housing cut in this step gets its own back."""
    wanted = HOUSING_BRINGS if state.cut[tile] == NOBODY else state.cut[tile]
    state.remember_brought(seat, tile, state.welcome(seat, wanted))


def darken(state: MarsState, seat: Seat, tile: int) -> None:
    """MARS-HOUS-6, MARS-HOUS-7  The owner cuts a housing on purpose; its colonists leave."""
    brought = state.brought[seat * LEVELS + tile]
    state.cut[tile] = brought
    state.remember_brought(seat, tile, 0)
    state.colonists[seat] -= brought
    state.colonist_supply += brought


def settle_in(state: MarsState, seat: Seat, wanted: list[int]) -> None:
    """Bring a colony into an arrangement: so many tiles of each chain, and these mines."""
    at = seat * CHAIN_COUNT
    for chain in range(1, CHAIN_COUNT):
        state.running[at + chain] = wanted[chain]
    for place in range(MINES):
        state.mining[seat * MINES + place] = wanted[FIRST_MINE + place]
    while state.running[at + HOUSING] > wanted[HOUSING]:
        state.running[at + HOUSING] -= 1
        darken(state, seat, state.running[at + HOUSING])
    while state.running[at + HOUSING] < wanted[HOUSING]:
        power(state, seat, state.running[at + HOUSING])
        state.running[at + HOUSING] += 1


assert len(ITEMS) == CHAIN_COUNT + MINES, "every chain and every mine place is an item"
ARRANGEMENT: Final = Arrangement()
FINISH: Final = Finish(CLOSE_COLONY)
ARRANGE_BEST: Final = ArrangeBest(ARRANGE)
SWITCH_ON: Final = SwitchOn(ON)
SWITCH_OFF: Final = SwitchOff(OFF)
ARRANGING: Final = Arranging(FINISH, ARRANGE_BEST, SWITCH_ON, SWITCH_OFF)
