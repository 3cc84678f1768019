"""Maps: the places of a map as its box has them, so that whoever is asked about one sees which is meant."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from farside.core.boxes import NAMED, Entry, GameBox

WIDE: Final = 400  # of the drawing
SPEAKS: Final = ("between", "ends", "connects", "sector", "asteroid")  # fields that name places of the map
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Place:
    """A place of a map."""

    label: str
    at: Point
    outline: str  # points of a polygon; empty: a dot
    lit: bool


@dataclass(frozen=True, slots=True)
class Line:
    """Two places that are joined."""

    start: Point
    end: Point
    lit: bool


@dataclass(frozen=True, slots=True)
class Map:
    """The drawing."""

    places: list[Place]
    lines: list[Line]
    wide: int
    high: int


def map_of(box: GameBox, entry: Entry) -> Map | None:
    """The map that an entry lies on, with what it speaks of lit; None if it lies on none."""
    *way, last = NAMED.sub("", entry.id).split(".")
    room: Any = box.parts[entry.part]
    for key in way:
        room = room.get(key, {}) if isinstance(room, dict) else {}
    nodes = {str(name_of(each)): each for each in listed(room) if "polygon" in each or ("x" in each and "y" in each)}
    lit = lit_by(entry)
    if not lit & set(nodes) and last != "lines":
        return None
    return drawn(nodes, joined(room), lit)


def listed(room: Any) -> list[dict[str, Any]]:
    """The tables in the lists of a table."""
    lists = [value for value in room.values() if isinstance(value, list)] if isinstance(room, dict) else []
    return [each for value in lists for each in value if isinstance(each, dict)]


def name_of(node: dict[str, Any]) -> object:
    return next((node[key] for key in ("id", "number") if key in node), "")


def lit_by(entry: Entry) -> set[str]:
    """The places that an entry is, or speaks of."""
    found = {entry.name}
    spoken = [each.value for each in entry.fields if each.key in SPEAKS]
    if spoken:
        found = {str(one) for value in spoken for one in (value if isinstance(value, list) else [value])}
    return found


def joined(room: Any) -> list[tuple[str, str]]:
    """What is joined with what."""
    tables = listed(room) + listed(room.get("lines", {}))
    pairs = [(each["a"], each["b"]) for each in tables if "a" in each and "b" in each]
    pairs += [tuple(each["ends"]) for each in tables if len(each.get("ends", ())) == 2]
    return [(str(one), str(other)) for one, other in pairs]


def drawn(nodes: dict[str, dict[str, Any]], pairs: list[tuple[str, str]], lit: set[str]) -> Map:
    spots = [point for node in nodes.values() for point in outline_of(node) or [middle(node)]]
    across, down = [x for x, _y in spots], [y for _x, y in spots]
    low, high = (min(across), min(down)), (max(across), max(down))
    scale = (WIDE - 60) / max(high[0] - low[0], high[1] - low[1], 1e-9)

    def put(point: Point) -> Point:
        return round(30 + (point[0] - low[0]) * scale, 1), round(30 + (point[1] - low[1]) * scale, 1)

    places = [
        Place(name, put(middle(node)), " ".join(f"{x},{y}" for x, y in map(put, outline_of(node))), name in lit)
        for name, node in nodes.items()
    ]
    at = {each.label: each.at for each in places}
    lines = [Line(at[one], at[other], {one, other} <= lit) for one, other in pairs if one in at and other in at]
    bottom = put(high)
    return Map(places, lines, int(bottom[0]) + 30, int(bottom[1]) + 30)


def outline_of(node: dict[str, Any]) -> list[Point]:
    return [(float(x), float(y)) for x, y in node.get("polygon", ())]


def middle(node: dict[str, Any]) -> Point:
    """Where a place is written: at its label, at its own point, or in the middle of its outline."""
    if "label" in node and isinstance(node["label"], list):
        return float(node["label"][0]), float(node["label"][1])
    if "x" in node:
        return float(node["x"]), float(node["y"])
    corners = outline_of(node)
    return sum(x for x, _y in corners) / len(corners), sum(y for _x, y in corners) / len(corners)
