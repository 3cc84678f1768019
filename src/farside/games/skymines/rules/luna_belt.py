"""How Luna enters the Belt: one point at a time, three choices one after the other."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY
from farside.games.skymines.components import COLUMNS
from farside.games.skymines.luna import LUNA, MAX
from farside.games.skymines.modules import (
    BELT_SPACES,
    OUTPOST_SPACES,
    PAIRED,
    ROCK_FIRST,
    ROCK_OF,
    ROCK_SIZE,
    ROCKS,
    ROUTES,
    SHUTTLES,
    TARGET,
)
from farside.games.skymines.rules.belt import FAR, is_on, oust, shuttles_left, way_to_rock, way_to_route
from farside.games.skymines.rules.luna_columns import main_column, take_home
from farside.games.skymines.rules.luna_value import farthest_behind, margin
from farside.games.skymines.rules.stations import lift
from farside.games.skymines.state import SkyminesState

FIRST_CHOICE: Final = 36  # the clauses that name the choices
SECOND_CHOICE: Final = 37
THIRD_CHOICE: Final = 38


def better(one: int, other: int, order: int) -> bool:
    """Whether a target comes before another; equal numbers leave the lower space."""
    if other == NOBODY:
        return True
    return TARGET[one] > TARGET[other] if order == MAX else TARGET[one] < TARGET[other]


def vacant_on(state: SkyminesState, rock: int) -> int:
    """SKY-R-M33  A vacant outpost space of an asteroid: first those not joined, then the lowest; NOBODY if none."""
    found = NOBODY
    for space in range(ROCK_FIRST[rock], ROCK_FIRST[rock] + ROCK_SIZE[rock]):
        if state.holders[space] == NOBODY:
            if not PAIRED[space]:
                return space
            if found == NOBODY:
                found = space
    return found


def best_vacant(state: SkyminesState, firm: int, order: int, again: bool) -> int:
    """The best vacant space of the asteroids where the company is (`again`), or of those in reach where it is not."""
    found = NOBODY
    if state.in_station(firm) > 0:
        for rock in range(ROCKS):
            if is_on(state, firm, rock) == again and (again or way_to_rock(state, firm, rock) < FAR):
                space = vacant_on(state, rock)
                if space != NOBODY and better(space, found, order):
                    found = space
    return found


def new_target(state: SkyminesState, firm: int, order: int) -> int:
    """SKY-LUNA-36  A vacant shuttle space, or an asteroid without the company; only for pieces the station has."""
    found = best_vacant(state, firm, order, again=False)
    if shuttles_left(state, firm) > 0:
        for route in range(ROUTES):
            space = OUTPOST_SPACES + route
            vacant = state.holders[space] == NOBODY and way_to_route(state, firm, route) < FAR
            if vacant and better(space, found, order):
                found = space
    return found


def more_room(state: SkyminesState, firm: int, order: int) -> int:
    """SKY-LUNA-37  A vacant space of an asteroid where the company already is."""
    return best_vacant(state, firm, order, again=True)


def has_rival(state: SkyminesState, firm: int, space: int) -> bool:
    """SKY-LUNA-38, SKY-R-M32  A rival piece in reach, of a kind that the station can still send."""
    if state.holders[space] == NOBODY or state.holders[space] == firm:
        return False
    if space < OUTPOST_SPACES:
        return state.in_station(firm) > 0 and way_to_rock(state, firm, ROCK_OF[space]) < FAR
    return shuttles_left(state, firm) > 0 and way_to_route(state, firm, space - OUTPOST_SPACES) < FAR


def rival_target(state: SkyminesState, firm: int, order: int) -> int:
    """SKY-LUNA-38, SKY-R-M34  The piece of the rival on whose track Luna is farthest behind; the lowest slot."""
    rivals = 0
    for space in range(BELT_SPACES):
        if has_rival(state, firm, space):
            rivals |= 1 << state.holders[space]
    rival = farthest_behind(state, rivals)
    found = NOBODY
    for space in range(BELT_SPACES):
        if state.holders[space] == rival and rival != NOBODY and has_rival(state, firm, space):
            if better(space, found, order):
                found = space
    return found


def send_away(state: SkyminesState, space: int) -> None:
    """SKY-LUNA-38  The rival piece goes home: an outpost to its main column."""
    rival = state.holders[space]
    state.tell("luna-drive-out", LUNA, rival, TARGET[space], margin(state, rival))
    if space < OUTPOST_SPACES:
        take_home(state, rival)
    else:
        oust(state, rival, space)


def enter_belt(state: SkyminesState, firm: int, order: int) -> int:
    """SKY-LUNA-36 to 38  One point on the Belt: the space entered, NOBODY if it is lost."""
    choice = FIRST_CHOICE
    space = new_target(state, firm, order)
    if space == NOBODY:
        choice = SECOND_CHOICE
        space = more_room(state, firm, order)
    if space == NOBODY:
        choice = THIRD_CHOICE
        space = rival_target(state, firm, order)
        if space == NOBODY:
            return NOBODY
        send_away(state, space)
    column = main_column(state, firm, False) if space < OUTPOST_SPACES else SHUTTLES
    assert 0 <= column < COLUMNS, "only pieces that the station has are sent"
    lift(state, firm, column)
    state.holders[space] = firm
    kind = "luna-land" if space < OUTPOST_SPACES else "luna-dock"
    state.tell(kind, LUNA, firm, TARGET[space], column + 1, state.share_value(firm), choice)
    return space
