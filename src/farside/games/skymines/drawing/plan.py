"""The plan of the board: where sectors, orbits and stations lie in a square of 636."""

from __future__ import annotations

from functools import cache
from math import atan2, cos, degrees, hypot, radians, sin
from typing import Final

from farside.core.marks import Spot, number
from farside.games.skymines.components import (
    BORDER_COST,
    COMPANIES,
    DOCKS,
    FIRMS,
    LABELS,
    NEIGHBOURS,
    POLYGONS,
    SECTORS,
)
from farside.games.skymines.tracks import LAST

SIZE: Final = 636
CENTRE: Final = 318
RIM: Final = 232  # radius of the Moon
SCALE: Final = RIM / 460
GATE: Final = 251  # radius of the signs of thresholds and barriers
LANES: Final = 258  # where the lanes of an orbit begin
ORBIT: Final = 45  # width of all lanes
OUTSIDE: Final = 309.5  # radius of the share numbers
ENCLAVE: Final = 1.3  # enclaves are drawn larger
ARCS: Final = {"astrogo": (148, 223.2), "tawac": (226.8, 302), "skymine": (328, 403.2), "minerva": (46.8, 122)}
CORNERS: Final = {"astrogo": (0, 0), "tawac": (1, 0), "skymine": (1, 1), "minerva": (0, 1)}
MIRRORED: Final = {"astrogo": (316.8, 392), "tawac": (238, 313.2), "skymine": (136.8, 212), "minerva": (58, 133.2)}
NUDGED: Final = {8: (432, 300), 24: (575, 732), 13: (450, 546), 14: (552, 464), 23: (712, 842)}  # by sector number

Point = tuple[float, float]


def at(point: Point) -> Spot:
    """From the drawing coordinates of the components to the board."""
    return Spot(CENTRE + (point[0] - 500) * SCALE, CENTRE + (point[1] - 500) * SCALE)


def turned(radius: float, angle: float) -> Spot:
    """Around the centre, clockwise from the right."""
    turn = radians(angle)
    return Spot(CENTRE + radius * cos(turn), CENTRE + radius * sin(turn))


def is_enclave(sector: int) -> bool:
    return len(NEIGHBOURS[sector]) == 1


def label(sector: int) -> Spot:
    """Where a sector's signs stand."""
    x, y = NUDGED.get(sector + 1, (LABELS[sector][0], LABELS[sector][1]))
    return at((x, y))


def corners(sector: int) -> list[Point]:
    points: list[Point] = [(x, y) for x, y in POLYGONS[sector]]
    if not is_enclave(sector):
        return points
    x, y = LABELS[sector]
    return [(x + (px - x) * ENCLAVE, y + (py - y) * ENCLAVE) for px, py in points]


def on_rim(point: Point) -> bool:
    return abs(hypot(point[0] - 500, point[1] - 500) - 460) < 3


@cache
def outline(sector: int) -> str:
    """The path around a sector; between points of the rim it follows the rim."""
    points = corners(sector)
    count = len(points)
    turn = sum(
        points[i][0] * points[(i + 1) % count][1] - points[(i + 1) % count][0] * points[i][1] for i in range(count)
    )
    path = f"M{at(points[0])}"
    for i in range(count):
        one, other = points[i], points[(i + 1) % count]
        rim = on_rim(one) and on_rim(other)
        path += f"A{RIM} {RIM} 0 0 {1 if turn > 0 else 0} {at(other)}" if rim else f"L{at(other)}"
    return path + "Z"


def between(one: int, other: int) -> str:
    """The drawn border of two sectors: the sides they share, or the whole outline of an enclave."""
    for inner in (one, other):
        if is_enclave(inner):
            return outline(inner)
    points, shared = POLYGONS[one], set(POLYGONS[other])
    path = ""
    for i in range(len(points)):
        start, end = points[i], points[(i + 1) % len(points)]
        if start in shared and end in shared:
            path += f"M{at(start)}L{at(end)}"
    return path


@cache
def borders(kind: str) -> str:
    """All borders of a kind in one path."""
    path = ""
    for sector in range(SECTORS):
        for border in NEIGHBOURS[sector]:
            if border >> 2 > sector and border & 3 == BORDER_COST[kind]:
                path += between(sector, border >> 2)
    return path


def arc(radius: float, start: float, end: float) -> str:
    wide = 1 if end - start > 180 else 0
    return f"M{turned(radius, start)}A{number(radius)} {number(radius)} 0 {wide} 1 {turned(radius, end)}"


def angle(point: Point) -> float:
    return degrees(atan2(point[1] - 500, point[0] - 500)) % 360


@cache
def docks(firm: int) -> str:
    """The rim of each sector a station touches; twice where the border is double."""
    path = ""
    for sector in range(SECTORS):
        cost = DOCKS[firm * SECTORS + sector]
        if cost:
            start, end = rim_of(sector)
            path += arc(236.5, start + 1, end - 1)
            if cost == BORDER_COST["double"]:
                path += arc(241.5, start + 1, end - 1)
    return path


def rim_of(sector: int) -> tuple[float, float]:
    """From where to where a sector lies on the rim."""
    angles = sorted([angle(point) for point in corners(sector) if on_rim(point)])
    if angles[-1] - angles[0] > 180:
        angles = sorted([each - 360 if each > 180 else each for each in angles])
    return angles[0], angles[-1]


# -- orbits ------------------------------------------------------------------------------------------


def arc_of(firm: int, belt: bool) -> tuple[float, float]:
    """SKY-AST-3  From where to where a track goes; on the Belt all lies mirrored."""
    return (MIRRORED if belt else ARCS)[COMPANIES[firm]]


def corner_of(firm: int, belt: bool) -> tuple[int, int]:
    """Whether a station lies right, and whether it lies low."""
    right, low = CORNERS[COMPANIES[firm]]
    return (1 - right if belt else right), low


def stride(firm: int, side: int, belt: bool) -> float:
    """How many degrees a space of a track takes."""
    start, end = arc_of(firm, belt)
    return (end - start) / (LAST[side] + 1)


def edge(firm: int, side: int, space: int, belt: bool) -> float:
    """Where a space of a track begins."""
    return arc_of(firm, belt)[0] + space * stride(firm, side, belt)


def middle(firm: int, side: int, space: int, belt: bool) -> float:
    return edge(firm, side, space, belt) + stride(firm, side, belt) / 2


def segment(inner: float, outer: float, start: float, end: float) -> str:
    """A piece of a ring."""
    path = f"M{turned(inner, start)}L{turned(outer, start)}A{number(outer)} {number(outer)} 0 0 1 {turned(outer, end)}"
    return path + f"L{turned(inner, end)}A{number(inner)} {number(inner)} 0 0 0 {turned(inner, start)}Z"


def lane(seats: int, seat: int) -> float:
    """The radius of a player's lane."""
    return LANES + ORBIT / seats * (seat + 0.5)


assert len(ARCS) == len(CORNERS) == FIRMS
