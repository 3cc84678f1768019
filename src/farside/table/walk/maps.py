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
    nodes = nodes_of(room)
    lit = lit_by(entry, last, room)
    if not nodes:  # a part of a map that lies further inside: the sector of its areas
        room = next((each for each in room.values() if nodes_of(each)), {}) if isinstance(room, dict) else {}
        nodes = nodes_of(room)
        lit = {name for name, node in nodes.items() if str(node.get(last, "")) == entry.name}
    if not lit & set(nodes) and last != "lines":
        return None
    return drawn(nodes, joined(room), lit)


def nodes_of(room: Any) -> dict[str, dict[str, Any]]:
    """The places in a table that have a place on the drawing, by name."""
    return {str(name_of(each)): each for each in listed(room) if "polygon" in each or points(each)}


def points(node: dict[str, Any]) -> list[Point]:
    """Where a place is, or where the spaces in it are."""
    found = [each for each in (node, *listed(node)) if "x" in each and "y" in each]
    return [(float(each["x"]), float(each["y"])) for each in found]


def listed(room: Any) -> list[dict[str, Any]]:
    """The tables in the lists of a table."""
    lists = [value for value in room.values() if isinstance(value, list)] if isinstance(room, dict) else []
    return [each for value in lists for each in value if isinstance(each, dict)]


def name_of(node: dict[str, Any]) -> object:
    return next((node[key] for key in ("id", "number") if key in node), "")


def lit_by(entry: Entry, kind: str, room: Any) -> set[str]:
    """The places that an entry is, or speaks of."""
    spoken = {one for each in entry.fields if each.key in SPEAKS for one in several(each.value)}
    own = room.get(kind, []) if isinstance(room, dict) else []
    is_place = isinstance(own, list) and entry.name in nodes_of({kind: own})
    return spoken | {entry.name} if is_place or not spoken else spoken


def several(value: Any) -> list[str]:
    return [str(one) for one in (value if isinstance(value, list) else [value])]


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
    spots = points(node) or outline_of(node)
    return sum(x for x, _y in spots) / len(spots), sum(y for _x, y in spots) / len(spots)
