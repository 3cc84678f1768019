"""The plan of the board: where things stand. One square of 848, its centre in the middle of the borehole."""

from __future__ import annotations

from math import degrees, hypot
from typing import Final, NamedTuple

from farside.core.marks import Spot, number, polar
from farside.games.antarctica.components import ANGLES

SIZE: Final = 848
CENTRE: Final = Spot(SIZE / 2, SIZE / 2)

HOLE: Final = 184  # radius of the borehole; the art files end there too
QUEUE: Final = 372
WAKE: Final = 406
SUN_SPACE: Final = -17.0  # degrees from a zone's axis, clockwise of its queue
PLACE_ANGLES: Final = (-6.0, 5.2, 16.4)  # the three places: the first is next to the sun

LEFTWARD: Final = (45, 90, 135)  # in these zones a growing angle runs to the left, so rows are laid the other way


def spot(radius: float, angle: float) -> Spot:
    """The place at this distance from the centre; 0 degrees is right, 90 is up."""
    return polar(CENTRE, radius, angle)


def berth(zone: int, place: int) -> Spot:
    """A place of a zone's queue, from 1."""
    return spot(QUEUE, ANGLES[zone] + PLACE_ANGLES[place - 1])


def sun_space(zone: int) -> Spot:
    return spot(QUEUE, ANGLES[zone] + SUN_SPACE)


def outside(zone: int, place: int, far: float = 31) -> Spot:
    """A place out at sea, behind a place of the queue."""
    return spot(QUEUE + far, ANGLES[zone] + PLACE_ANGLES[place - 1])


def along(zone: int, radius: float, offset: float) -> Spot:
    """A place on a zone's arc, so many units from its axis, counted from left to right."""
    way = -1 if ANGLES[zone] in LEFTWARD else 1
    return spot(radius, ANGLES[zone] + way * degrees(offset / radius))


class Row(NamedTuple):
    """One arc of buildings: how far out, how far apart."""

    radius: float
    pitch: float
    length: int


class Layout(NamedTuple):
    """How a zone's buildings and scientists are laid out; the fuller the zone, the smaller the pieces."""

    size: float
    rows: tuple[Row, ...]
    scientists: float  # radius of their arc


def layout(count: int) -> Layout:
    """ANT-COMP-1  A zone holds up to 14 buildings: one arc for a few, two for many."""
    if count <= 4:
        return Layout(38, (Row(290, 46.5, count),), 239)
    if count <= 6:
        return Layout(34, (Row(295, 39 if count == 5 else 35.5, count),), 241)
    outer = (count + 1) // 2
    if count <= 12:
        return Layout(30, (Row(305, 34.5, outer), Row(270, 33, count - outer)), 235)
    return Layout(27, (Row(307, 30, outer), Row(275, 29, count - outer)), 238)


def building_spots(zone: int, plan: Layout) -> list[Spot]:
    """Where the buildings of a zone stand, outer arc first."""
    found: list[Spot] = []
    for row in plan.rows:
        for at in range(row.length):
            found.append(along(zone, row.radius, (at - (row.length - 1) / 2) * row.pitch))
    return found


def shadow(foot: Spot, size: float, sun: Spot) -> str:
    """A piece's shadow: one stroke away from the sun."""
    far = hypot(foot.x - sun.x, foot.y - sun.y) or 1.0
    start = Spot(foot.x, foot.y + size * 0.38)
    end = Spot(start.x + (foot.x - sun.x) / far * size, start.y + (foot.y - sun.y) / far * size * 0.7)
    return f'<path class="shadow" d="M{start}L{end}" stroke-width="{number(size * 0.34)}"/>'
