"""The set-up chapter."""

from __future__ import annotations

from farside.core.actions import NOBODY
from farside.games.magnastorm.cards import ADMINISTRATION, COMMANDERS, IS_SECTOR, OBJECTIVES, SCIENCE
from farside.games.magnastorm.components import (
    BAG_COLOUR,
    BAG_YELLOW,
    COLUMNS_USED,
    CREW_EACH,
    EACH_COLOUR,
    LABS_EACH,
    NEUTRAL,
    NEUTRAL_PER_COLUMN,
    PAD,
    ROWS,
    SHADES,
    SPOTS,
    START_CUBES,
    STATIONS_EACH,
    YELLOW,
)
from farside.games.magnastorm.rules.objectives import MOST_PLACES
from farside.games.magnastorm.rules.opening import SETUP_STREAM
from farside.games.magnastorm.state import MOST_TRACKS, MagnaState, one

OBJECTIVES_EACH = 2  # MAG-SETUP-7


def set_up(state: MagnaState, start: int, advanced: bool, collections: tuple[tuple[int, ...], ...]) -> None:
    """MAG-SETUP-1 to MAG-SETUP-14"""
    state.lay_boards()
    state.start = start
    clear_table(state)
    lay_commanders(state)
    lay_objectives(state)
    place_crew(state)
    share_cubes(state)
    equip_players(state)
    state.collections = collections
    if advanced:
        draw_artefacts(state)


def clear_table(state: MagnaState) -> None:
    """Nothing has happened yet."""
    state.round = 1
    state.at = state.token = state.space = state.trail = NOBODY
    state.steps_left = state.used = state.chosen = state.led = state.ended = 0
    state.triggered = False
    state.order = []
    state.rotation = []
    state.won = [NOBODY] * state.seats
    state.drawn = ()


def lay_commanders(state: MagnaState) -> None:
    """MAG-SETUP-3, MAG-SETUP-4  Research commanders on the tracks, administration commanders above the columns."""
    science, chiefs = list(SCIENCE), list(ADMINISTRATION)
    state.shuffle(science, SETUP_STREAM)
    state.shuffle(chiefs, SETUP_STREAM)
    state.heads = science[: state.tracks()]
    state.chiefs = [NOBODY, *chiefs[: COLUMNS_USED[state.seats] - 1]]
    state.holder = [NOBODY] * len(COMMANDERS)


def lay_objectives(state: MagnaState) -> None:
    """MAG-SETUP-7  Two research and two sector objectives."""
    found: list[int] = []
    for kind in (False, True):
        goals = [goal for goal in range(len(OBJECTIVES)) if IS_SECTOR[goal] == kind]
        state.shuffle(goals, SETUP_STREAM)
        found += sorted(goals[:OBJECTIVES_EACH])
    state.goals = found
    state.claims = [NOBODY] * (MOST_PLACES * len(state.goals))


def place_crew(state: MagnaState) -> None:
    """MAG-SETUP-6  Three neutral crew members in every used column of the upper panel."""
    columns = COLUMNS_USED[state.seats]
    state.upper = [NEUTRAL_PER_COLUMN * one(NEUTRAL)] * columns
    state.lower = [0] * (columns * ROWS)


def share_cubes(state: MagnaState) -> None:
    """MAG-SETUP-9, MAG-SETUP-11  The bag, two own cubes each, and the rest as the supply."""
    state.bag = [BAG_COLOUR if colour < state.seats else 0 for colour in range(SHADES)]
    state.bag[YELLOW] = BAG_YELLOW
    state.supply = [EACH_COLOUR - cubes if cubes else 0 for cubes in state.bag]
    state.hands = [0] * (SHADES * state.seats)
    for seat in range(state.seats):
        state.supply[seat] -= START_CUBES
        state.hands[seat * SHADES + seat] = START_CUBES


def equip_players(state: MagnaState) -> None:
    """MAG-SETUP-10, MAG-SETUP-11  Player boards; markers on 0; scouts on the starting area."""
    seats = state.seats
    state.crew = [CREW_EACH] * seats
    state.labs_left = [LABS_EACH] * seats
    state.stations_left = [STATIONS_EACH] * seats
    state.reputation = [0] * seats
    state.levels = [0] * (MOST_TRACKS * seats)
    state.labs = [0] * PAD
    state.stations = [NOBODY] * len(SPOTS)
    state.scouts = [PAD] * seats


def draw_artefacts(state: MagnaState) -> None:
    """MAG-ADV-2  Each player draws two of his cards at random. MAG-RUL-24  Without two cards each: the normal start."""
    if min([len(cards) for cards in state.collections], default=0) < 2:
        state.tell("normal-start", NOBODY)
        return
    drawn: list[int] = []
    for cards in state.collections:
        hand = list(cards)
        state.shuffle(hand, SETUP_STREAM)
        drawn += hand[:2]
    state.drawn = tuple(drawn)
