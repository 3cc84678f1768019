"""The plan of a colony: where its chains stand. One table for a wide screen, one for a phone."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final, NamedTuple

from farside.core.marks import Spot, number
from farside.games.mars.components import (
    CHAIN_COUNT,
    COMMUNICATION,
    HOUSING,
    MILITARY,
    MINES,
    MOST,
    PLANT,
    RND,
    SILO,
    SPACEPORT,
)


class Row(NamedTuple):
    """A chain: the centre of its first place, its ground line, the way to the next place, the size of a dome."""

    x: float
    ground: float
    pitch: float
    width: float
    height: float


class Layout(NamedTuple):
    """One drawing of a colony."""

    key: str  # also the prefix of its ids
    width: int
    height: int
    rows: tuple[Row, ...]  # by chain, then the mines
    chip: float  # the size of a price chip
    number: float  # the radius of an option's number


def rows(found: dict[int, Row]) -> tuple[Row, ...]:
    return tuple([found[chain] for chain in range(CHAIN_COUNT + 1)])


MINE_ROW: Final = CHAIN_COUNT
WIDE: Final = Layout(
    "wide",
    1060,
    568,
    rows(
        {
            HOUSING: Row(84, 182, 148, 120, 104),
            SPACEPORT: Row(980, 182, 122, 92, 86),
            PLANT: Row(70, 296, 122, 92, 78),
            SILO: Row(736, 296, 122, 92, 78),
            COMMUNICATION: Row(70, 410, 122, 92, 78),
            MILITARY: Row(464, 410, 122, 92, 78),
            RND: Row(858, 410, 122, 92, 78),
            MINE_ROW: Row(70, 552, 122, 104, 84),
        }
    ),
    17,
    10.5,
)
PHONE: Final = Layout(
    "phone",
    390,
    444,
    rows(
        {
            HOUSING: Row(44, 118, 75, 60, 47),
            PLANT: Row(44, 186, 75, 60, 46),
            SPACEPORT: Row(344, 186, 75, 60, 46),
            SILO: Row(44, 252, 75, 60, 46),
            RND: Row(269, 252, 75, 60, 46),
            COMMUNICATION: Row(37, 318, 62, 52, 46),
            MILITARY: Row(231, 318, 62, 52, 46),
            MINE_ROW: Row(44, 384, 75, 62, 50),
        }
    ),
    11.5,
    9.5,
)


def place(layout: Layout, chain: int, tile: int) -> Spot:
    """The middle of a tile's ground line."""
    row = layout.rows[chain]
    return Spot(row.x + tile * row.pitch, row.ground)


def length(chain: int) -> int:
    return MINES if chain == MINE_ROW else MOST[chain]


def dome(at: Spot, row: Row) -> str:
    """A straight wall, and half an ellipse on it."""
    half, wall = row.width / 2, row.height * 0.3
    left, right, top = number(at.x - half), number(at.x + half), number(at.y - wall)
    arc = f"A{number(half)} {number(row.height - wall)} 0 0 1 {right} {top}"
    return f"M{left} {number(at.y)}V{top}{arc}V{number(at.y)}Z"


def cave(at: Spot, row: Row) -> str:
    """A hexagon around a place."""
    corners = [
        f"{number(at.x + row.width * 0.46 * cos(radians(60 * step)))} "
        f"{number(at.y + row.height * 0.51 * sin(radians(60 * step)))}"
        for step in range(6)
    ]
    return f"M{'L'.join(corners)}Z"


def cave_centre(layout: Layout, tile: int) -> Spot:
    at = place(layout, MINE_ROW, tile)
    return Spot(at.x, at.y - layout.rows[MINE_ROW].height * 0.5 + 4)
