"""The plan of the planet: where things stand. The centre is 0 0, the radius 300; angles run clockwise from the top."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import cos, hypot, radians, sin
from typing import Final, NamedTuple

from farside.core.marks import Spot, number
from farside.games.magnastorm.cards import SECTOR_ANGLE
from farside.games.magnastorm.components import CALM, PAD, PLANETS

HALF: Final = 346  # the board is a square of twice this
WIDE_BOARD: Final = 4  # players who use the larger side
RIM: Final = 277.5  # where the bands with names and income lie
RING: Final = 322  # the reputation track
CELLS: Final = 30  # of the reputation track; further on it is walked round again
CELL: Final = 360 / CELLS
ZERO: Final = 186  # degrees: where 0 reputation stands
SPREAD: Final = 1.24  # areas of three spaces, or their circles would touch
TRIPLE: Final = 3
DIRECTIONS: Final = 16


class Measure(NamedTuple):
    """How large things are on one side of the board."""

    unit: float  # the radius of the planet's map
    space: float  # the radius of a space


MEASURES: Final = (Measure(300, 14.5), Measure(279, 12.5))


def side(seats: int) -> int:
    return 1 if seats == WIDE_BOARD else 0


def spot(angle: float, radius: float) -> Spot:
    turn = radians(angle)
    return Spot(radius * sin(turn), -radius * cos(turn))


def band(start: float, end: float, inner: float, outer: float) -> str:
    """The path of a piece of a ring."""
    big = 1 if end - start > 180 else 0
    far, near = number(outer), number(inner)
    return (
        f"M{spot(start, outer)}A{far} {far} 0 {big} 1 {spot(end, outer)}"
        f"L{spot(end, inner)}A{near} {near} 0 {big} 0 {spot(start, inner)}Z"
    )


def upright(angle: float) -> float:
    """How far a word at this angle is turned so that it follows the ring and can still be read."""
    turn = angle % 360
    return turn if turn <= 100 or turn >= 260 else turn - 180


def leaning(angle: float) -> bool:
    """In the lower half words run the other way round."""
    return 100 < angle % 360 < 260


def turned(start: int, at: int) -> int:
    """How far the centre tile has turned in a round: the storm's advancing edge, in degrees that only ever grow."""
    return SECTOR_ANGLE[CALM[start][0][0]] - 30 + 60 * (at - 1)


def track_place(reputation: int) -> float:
    """The angle of a cell of the reputation track."""
    return ZERO + (reputation % CELLS) * CELL


# -- spaces ----------------------------------------------------------------------------------------


@cache
def places(at: int) -> tuple[Spot, ...]:
    """Where the spaces of a side lie; a space of the other side lies at the centre."""
    planet, unit = PLANETS[at], MEASURES[at].unit
    found = [Spot(x * unit, y * unit) for x, y in zip(planet.x, planet.y, strict=True)]
    for inside in planet.inside:
        if len(inside) == TRIPLE:
            middle = mean([found[space] for space in inside])
            for space in inside:
                found[space] = apart(middle, found[space])
    return tuple(found)


def mean(spots: Sequence[Spot]) -> Spot:
    return Spot(sum(at.x for at in spots) / len(spots), sum(at.y for at in spots) / len(spots))


def apart(middle: Spot, at: Spot) -> Spot:
    return Spot(middle.x + (at.x - middle.x) * SPREAD, middle.y + (at.y - middle.y) * SPREAD)


@cache
def centres(at: int) -> tuple[Spot, ...]:
    """The middle of each area of a side."""
    spaces = places(at)
    return tuple([mean([spaces[space] for space in inside] or [Spot(0, 0)]) for inside in PLANETS[at].inside])


@cache
def station_spots(at: int) -> tuple[Spot, ...]:
    planet, unit = PLANETS[at], MEASURES[at].unit
    return tuple([Spot(x * unit, y * unit) for x, y in zip(planet.spot_x, planet.spot_y, strict=True)])


def pad(at: int, start: int) -> Spot:
    """The landing pad lies on the rim, in the middle of its sector."""
    return spot(SECTOR_ANGLE[PLANETS[at].pad_sector[start]], RIM)


# -- beside a space --------------------------------------------------------------------------------


@cache
def beside(at: int, space: int, far: float) -> tuple[Spot, ...]:
    """Places around a space at a distance, those with the most room first."""
    home = places(at)[space]
    around = [away(home, step * 360 / DIRECTIONS, far) for step in range(DIRECTIONS)]
    return tuple(sorted(around, key=lambda place: -room(at, space, place)))


def away(home: Spot, angle: float, far: float) -> Spot:
    step = spot(angle, far)
    return Spot(home.x + step.x, home.y + step.y)


def room(at: int, space: int, place: Spot) -> float:
    """How far the nearest other space, station spot or edge is."""
    planet, spaces, stations = PLANETS[at], places(at), station_spots(at)
    near = [distance(place, spaces[other]) for other in planet.spaces if other != space]
    near += [distance(place, stations[other]) for other in planet.spots]
    out = hypot(place.x, place.y)
    return min([*near, 272 - out, out - 72])


def distance(one: Spot, other: Spot) -> float:
    return hypot(one.x - other.x, one.y - other.y)


def scout_spots(seats: int, start: int, scouts: tuple[int, ...]) -> list[Spot]:
    """Where the scouts stand: beside their spaces, none upon another; before their first move on the pad."""
    at = side(seats)
    taken: list[Spot] = []
    for seat, space in enumerate(scouts):
        if space == PAD:
            taken.append(on_pad(at, start, seat))
            continue
        free = [place for place in beside(at, space, MEASURES[at].space + 14) if clear(place, taken)]
        taken.append(free[0] if free else places(at)[space])
    return taken


def clear(place: Spot, taken: list[Spot]) -> bool:
    return all(distance(place, other) > 27 for other in taken)


def on_pad(at: int, start: int, seat: int) -> Spot:
    """Four scouts stand on the pad two by two."""
    angle = SECTOR_ANGLE[PLANETS[at].pad_sector[start]]
    return spot(angle + (-2.6, 2.6)[seat % 2], RIM + (9.5, -9.5)[seat // 2])
