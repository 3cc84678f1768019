"""What a learner is given: the table from one chair, as numbers with names. Everything lies open (MAG-INFO-1)."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.senses import COUNTING, Notes
from farside.games.magnastorm.cards import COMMANDERS, OBJECTIVES
from farside.games.magnastorm.components import (
    CALM_MASK,
    COLUMNS,
    CREW_EACH,
    EACH_COLOUR,
    GOAL,
    LABS_EACH,
    NEUTRAL,
    PAD,
    ROUNDS,
    ROWS,
    SECTORS,
    SHADES,
    SPACES,
    SPOTS,
    STATIONS_EACH,
    TOP,
    TRACKS,
    YELLOW,
)
from farside.games.magnastorm.state import MOST_TRACKS, OWNERS, MagnaState, of_kind

LOWER: Final = tuple([f"{column}-{row + 1}" for column in COLUMNS for row in range(ROWS)])
ROUND_KEYS: Final = COUNTING[1 : ROUNDS + 1]
BITS: Final = COUNTING[:12]
SHOWN: Final = 4  # objectives on display
STANDS: Final = (*SPACES, "pad")
BEST: Final = max(GOAL) + 15  # reputation; the goal ends the game soon


def sense(state: MagnaState, seat: Seat, notes: Notes) -> None:
    sense_turn(state, seat, notes)
    sense_panel(state, seat, notes)
    sense_planet(state, notes)
    sense_cards(state, notes)
    for turn in range(state.seats):
        sense_player(state, seat, notes.player(turn), notes)
    notes.table()


def sense_turn(state: MagnaState, seat: Seat, notes: Notes) -> None:
    notes.one_of("round", ROUND_KEYS, state.round - 1)
    notes.one_of("start", COUNTING[:2], state.start)
    notes.flag("triggered", state.triggered)
    notes.whose("token", state.token)
    notes.whose("turn", state.rotation[state.at] if 0 <= state.at < len(state.rotation) else NOBODY)
    notes.number("about", NOBODY if state.over else state.about(), 200, NOBODY)
    notes.one_of("space", LOWER, state.space)
    notes.number("steps_left", state.steps_left, 20)
    notes.some_of("used", BITS, state.used)
    notes.some_of("chosen", BITS, state.chosen)
    notes.some_of("led", SECTORS, state.led)
    notes.some_of("calm", SECTORS, state.calm())
    notes.some_of("calm_next", SECTORS, CALM_MASK[state.start][state.round] if state.round < ROUNDS else 0)
    notes.by_seat("supply", state.supply, EACH_COLOUR)
    notes.number("supply.yellow", state.supply[YELLOW], EACH_COLOUR)
    notes.by_seat("bag", state.bag, EACH_COLOUR)
    notes.number("bag.yellow", state.bag[YELLOW], EACH_COLOUR)


def sense_panel(state: MagnaState, seat: Seat, notes: Notes) -> None:
    """The crew in the columns above and in the spaces below, colour by colour from one's own on."""
    for column in range(len(COLUMNS)):
        notes.place("upper", COLUMNS, column)
        sense_crew(state, state.upper[column] if column < len(state.upper) else 0, notes)
    for space in range(len(LOWER)):
        notes.place("lower", LOWER, space)
        sense_crew(state, state.lower[space] if space < len(state.lower) else 0, notes)
    notes.table()


CREW_KEYS: Final = tuple([f"crew.{turn}" for turn in range(OWNERS)])


def sense_crew(state: MagnaState, group: int, notes: Notes) -> None:
    for turn in range(state.seats):
        notes.number(CREW_KEYS[turn], of_kind(group, (notes.seat + turn) % state.seats), CREW_EACH)
    notes.number("crew.neutral", of_kind(group, NEUTRAL), CREW_EACH)


def sense_planet(state: MagnaState, notes: Notes) -> None:
    for space in range(PAD):
        held = state.labs[space]
        notes.place("spaces", SPACES, space)
        notes.number("labs", held // OWNERS, 3)
        notes.whose("owner", held % OWNERS if held else NOBODY)
    for spot in range(len(SPOTS)):
        notes.place("spots", COUNTING, spot)
        notes.whose("station", state.stations[spot])
    notes.table()


def sense_cards(state: MagnaState, notes: Notes) -> None:
    for commander in range(len(COMMANDERS)):
        notes.place("commanders", COMMANDERS, commander)
        notes.whose("holder", state.holder[commander])
        notes.one_of("column", COLUMNS, find(state.chiefs, commander))
        notes.one_of("track", TRACKS, find(state.heads, commander))
    for shown in range(SHOWN):
        notes.place("goals", COUNTING, shown)
        notes.one_of("key", OBJECTIVES, state.goals[shown])
        for place in range(state.seats):
            notes.whose(CLAIM_KEYS[place], state.claims[shown * OWNERS + place])
    notes.table()


CLAIM_KEYS: Final = tuple([f"claim.{place + 1}" for place in range(OWNERS)])


def find(row: list[int], wanted: int) -> int:
    for at in range(len(row)):
        if row[at] == wanted:
            return at
    return NOBODY


def sense_player(state: MagnaState, seat: Seat, other: Seat, notes: Notes) -> None:
    notes.number("reputation", state.reputation[other], BEST)
    notes.one_of("order", COUNTING[: state.seats], find(state.order, other))
    notes.by_seat("cubes", state.hands, EACH_COLOUR, 0, other * SHADES)
    notes.number("cubes.yellow", state.hands[other * SHADES + YELLOW], EACH_COLOUR)
    notes.number("crew", state.crew[other], CREW_EACH)
    notes.number("labs_left", state.labs_left[other], LABS_EACH)
    notes.number("stations_left", state.stations_left[other], STATIONS_EACH)
    notes.counts("levels", TRACKS, state.levels, TOP, other * MOST_TRACKS)
    notes.one_of("scout", STANDS, state.scouts[other])
