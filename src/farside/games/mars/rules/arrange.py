"""Phase 7, step (b): colonists and power are arranged, switch by switch or all at once."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import OPEN, Step
from farside.games.mars.actions import ARRANGE, CLOSE, CLOSE_COLONY, OFF, ON
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


class Arranging(Step[MarsState]):
    """MARS-END-9  One switch: the next level of a chain, a mine or the spaceport, the next housing; or done."""

    def candidates(self, state: MarsState, seat: Seat) -> list[Action]:
        found = [CLOSE.of(CLOSE_COLONY)]
        if not state.arranged:
            found.append(ARRANGE.of())
        for chain in range(CHAIN_COUNT):
            at = seat * CHAIN_COUNT + chain
            if state.running[at] < state.built[at]:
                found.append(ON.of(chain))
            if state.running[at] > least(chain):
                found.append(OFF.of(chain))
        for place in range(MINES):
            at = seat * MINES + place
            if state.mines[at] != NOBODY:
                found.append(OFF.of(FIRST_MINE + place) if state.mining[at] else ON.of(FIRST_MINE + place))
        return found

    def refusal(self, state: MarsState, seat: Seat, action: Action) -> int:
        if ARRANGE.has(action):
            return OPEN
        spare = state.energy_max(seat) - state.energy_used(seat)
        if CLOSE.has(action):
            return OPEN if spare >= 0 else REPAIR_FIRST
        if ON.has(action):
            return why_not_on(state, seat, ON.arg(action), spare)
        return why_not_off(state, seat, OFF.arg(action), spare)

    def numbers(self, state: MarsState, seat: Seat, action: Action, clause: int) -> tuple[int, ...]:
        if clause in (NO_ENERGY, REPAIR_FIRST):
            return (state.energy_used(seat), state.energy_max(seat))
        if clause == PLANT_NEEDED:
            return (state.energy_used(seat), state.energy_max(seat) - PLANT_GIVES)
        if clause == HOUSING_NEEDS_FREE:
            return (state.brought[seat * LEVELS + state.runs(seat, HOUSING) - 1], state.free(seat))
        if clause == ENOUGH_SWITCHES:
            return (TURNS,)
        return ()

    def take(self, state: MarsState, seat: Seat, action: Action) -> None:
        if CLOSE.has(action):
            state.switched = []
            return
        state.ask_again(seat)
        if ARRANGE.has(action):
            state.arranged = True  # MARS-END-13
            settle_in(state, seat, best_arrangement(state, seat))
            state.tell("arrange", seat)
        elif ON.has(action):
            switch_on(state, seat, ON.arg(action))
            state.tell("on", seat, ON.arg(action))
        else:
            switch_off(state, seat, OFF.arg(action))
            state.tell("off", seat, OFF.arg(action))


def least(chain: int) -> int:
    """MARS-SHORT-7, MARS-HOUS-5  Housing 0 and Power plant 0 always run."""
    return 1 if chain in (HOUSING, PLANT) else 0


def why_not_on(state: MarsState, seat: Seat, item: int, spare: int) -> int:
    """MARS-END-9, MARS-END-10  Staffing needs a free colonist, consumers and housings need energy."""
    if item != HOUSING and state.free(seat) == 0:
        return NO_COLONIST
    if item != PLANT and spare <= 0:
        return NO_ENERGY if spare == 0 else REPAIR_FIRST
    return OPEN if state.switched[switch_of(state, seat, item, 0)] < TURNS else ENOUGH_SWITCHES


def why_not_off(state: MarsState, seat: Seat, item: int, spare: int) -> int:
    """MARS-END-9  A plant must be dispensable, a housing's colonists must be free."""
    if item == PLANT and spare < PLANT_GIVES:
        return PLANT_NEEDED
    if item == HOUSING:
        if state.free(seat) < state.brought[seat * LEVELS + state.runs(seat, HOUSING) - 1]:
            return HOUSING_NEEDS_FREE
    return OPEN if state.switched[switch_of(state, seat, item, 1)] < TURNS else ENOUGH_SWITCHES


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
ARRANGING: Final = Arranging()
