"""The spaces of a track of values: a box each, what it is worth above it where that rises."""

from __future__ import annotations

from typing import NamedTuple

from farside.core.marks import Spot, box, word


class Size(NamedTuple):
    """Of the boxes of a track, and how far down the points stand."""

    wide: float
    high: float
    edge: float
    points: float


def step(place: Spot, size: Size, values: list[int], space: int, reached: int) -> str:
    worth = space > 0 and values[space] > values[space - 1]
    classes = "sky-space" + (" sky-worth" if worth else "") + (" sky-past" if space <= reached else "")
    drawn = box(place, size.wide, size.high, size.edge, classes)
    if worth:
        drawn += word(Spot(place.x, size.points), str(values[space]), "sky-points")
    return drawn
