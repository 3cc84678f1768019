"""A good arrangement in one click.

Every consumer costs one colonist and one unit of energy, whatever it is; so for each number of powered housings and
staffed plants it is enough to know how many consumers can run, and to run the most useful ones.
"""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.games.mars.components import (
    CHAIN_COUNT,
    COMMUNICATION,
    FIRST_MINE,
    HOUSING,
    HOUSING_BRINGS,
    LEVELS,
    MILITARY,
    MINES,
    PLANT,
    PLANT_GIVES,
    RND,
    SILO,
    SPACEPORT,
)
from farside.games.mars.state import MarsState

# What a running tile is worth to the solver. The first silo keeps the hand, mines keep the cards coming.
POINT: Final = 100
FIRST_SILO: Final = 130
MINE: Final = 60
COLONIST: Final = 4  # free colonists win ties
ROOM: Final = (0, 20, 35, 48, 58, 66)  # unused energy: without any, nothing new can run
VALUABLE: Final = (MILITARY, COMMUNICATION, RND, SPACEPORT)


def best_arrangement(state: MarsState, seat: Seat) -> list[int]:
    """Tiles that run by chain, then mines: points first if they win, else points, hand and production in balance."""
    winning = search(state, seat, 0, 1)
    if state.points(seat) - tile_points(current(state, seat)) + tile_points(winning) >= state.target:
        return winning
    return search(state, seat, FIRST_SILO, MINE)


def search(state: MarsState, seat: Seat, silo: int, mine: int) -> list[int]:
    best: list[int] = []
    most = -1
    for housings in range(1, state.stands(seat, HOUSING) + 1):
        people = colonists_with(state, seat, housings)
        for plants in range(1, min(state.stands(seat, PLANT), people) + 1):
            energy = state.energy_max(seat) + PLANT_GIVES * (plants - state.runs(seat, PLANT))
            consumers = min(people - plants, energy - housings)
            if consumers < 0:
                continue
            plan = fill(state, seat, housings, plants, consumers, silo, mine)
            value = worth(plan, silo, mine) + COLONIST * (people - plants - running(plan))
            if mine > 1:
                value += ROOM[min(len(ROOM) - 1, energy - housings - running(plan))]
            if value > most:
                most = value
                best = plan
    return best


def colonists_with(state: MarsState, seat: Seat, housings: int) -> int:
    """MARS-END-8  Colonists owned once so many housings are powered."""
    now = state.runs(seat, HOUSING)
    people = state.colonists[seat]
    for tile in range(housings, now):
        people -= state.brought[seat * LEVELS + tile]
    supply = state.colonist_supply
    for tile in range(now, housings):
        came = min(supply, HOUSING_BRINGS if state.cut[tile] == NOBODY else state.cut[tile])
        supply -= came
        people += came
    return people


def fill(state: MarsState, seat: Seat, housings: int, plants: int, left: int, silo: int, mine: int) -> list[int]:
    """Run the most useful consumers, as many as there can be."""
    plan = [0] * (CHAIN_COUNT + MINES)
    plan[HOUSING] = housings
    plan[PLANT] = plants
    if silo > 0 and left > 0:
        plan[SILO] = 1
        left -= 1
    for chain in VALUABLE:
        plan[chain] = min(left, state.stands(seat, chain))
        left -= plan[chain]
    silos = state.stands(seat, SILO)
    if silo > 0 or silos > 1:  # the upper silos count points, the first one has to run for them
        if left > 1 or plan[SILO]:
            more = min(left, silos - plan[SILO])
            plan[SILO] += more
            left -= more
    return dig(state, seat, plan, left)


def dig(state: MarsState, seat: Seat, plan: list[int], left: int) -> list[int]:
    """Mines with what is left; then the first silo, if it was left out."""
    if plan[SILO] == 0 and left > 0:
        plan[SILO] = 1
        left -= 1
    for place in range(MINES):
        if left > 0 and state.mines[seat * MINES + place] != NOBODY:
            plan[FIRST_MINE + place] = 1
            left -= 1
    return plan


def worth(plan: list[int], silo: int, mine: int) -> int:
    mines = plan[FIRST_MINE] + plan[FIRST_MINE + 1] + plan[FIRST_MINE + 2] + plan[FIRST_MINE + 3]
    return POINT * tile_points(plan) + (silo if plan[SILO] else 0) + mine * mines


def tile_points(plan: list[int]) -> int:
    """Victory points of the tiles that run."""
    points = plan[HOUSING] - 1 + max(0, plan[SILO] - 1)
    return points + plan[COMMUNICATION] + plan[MILITARY] + plan[RND] + plan[SPACEPORT]


def running(plan: list[int]) -> int:
    """Colonists at work apart from the plants."""
    return sum(plan) - plan[HOUSING] - plan[PLANT]


def current(state: MarsState, seat: Seat) -> list[int]:
    """The arrangement as it is."""
    at = seat * CHAIN_COUNT
    return state.running[at : at + CHAIN_COUNT] + state.mining[seat * MINES : (seat + 1) * MINES]
