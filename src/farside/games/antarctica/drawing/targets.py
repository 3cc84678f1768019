"""Lit places: what an open option looks like on the board, and how quiet a closed one is."""

from __future__ import annotations

from typing import Final, NamedTuple

from farside.core.marks import ORIGIN, Spot, colours, disc, group, title, use, word
from farside.games.antarctica.components import PLACES, ZONES
from farside.games.antarctica.drawing.plan import berth, outside
from farside.games.antarctica.drawing.scene import Scene

TO_ZONE: Final = ("place", "sail", "drop")  # options that are a zone
SHIP: Final = 46


class Lit(NamedTuple):
    """What makes a part a target: more classes and attributes, and what is drawn on it."""

    classes: str
    attributes: str
    markup: str


DARK: Final = Lit("", "", "")


def numbered(at: Spot, number: int, radius: float, classes: str = "") -> str:
    """An option's number on a yellow disc."""
    return group(disc(at, radius) + word(at, str(number)), f"badge {classes}".strip())


def glow(at: Spot, size: float = 1.0) -> str:
    """The yellow rings around a place that may be chosen."""
    return disc(at, 32 * size, "halo") + disc(at, 24 * size, "ring")


def beside(scene: Scene, notation: str, size: float) -> str:
    """An option's number at the upper right of a piece drawn around the origin."""
    return numbered(Spot(size * 0.46, -size * 0.46), scene.number(notation), 9, "small")


def ghost_ship(scene: Scene, at: Spot) -> str:
    """The ship that would lie there, seen when pointed at."""
    return group(use("ant-ship", at, SHIP), f"ghost {colours(scene.active_seat())}")


def lock(scene: Scene, notation: str, at: Spot, radius: float = 10) -> str:
    """A closed option: a small lock that says why."""
    inside = title(scene.reason(notation)) + disc(at, radius) + use("lock", at, radius * 1.2)
    return group(inside, "lock", scene.barred(notation))


def zone_target(scene: Scene, at: int) -> Lit:
    """A zone where a ship may be placed, sail or be moved to: the exact place it would take is lit."""
    notation = scene.in_question(*[f"{verb}:{ZONES[at]}" for verb in TO_ZONE])
    if not notation:
        return DARK
    return open_zone(scene, at, notation) if scene.number(notation) else shut_zone(scene, at, notation)


def open_zone(scene: Scene, at: int, notation: str) -> Lit:
    spot = berth(at, min(len(scene.view.zones[at].queue) + 1, PLACES))
    lit = glow(spot) + ghost_ship(scene, spot) + numbered(spot, scene.number(notation), 13)
    return Lit(" target", scene.target(notation), lit)


def shut_zone(scene: Scene, at: int, notation: str) -> Lit:
    """No lock on the zone the ship must leave, nor on pack ice: that goes without saying."""
    if scene.view.zones[at].closed or (at == scene.view.sun and notation.startswith("sail")):
        return Lit("", scene.barred(notation), "")
    return Lit("", "", lock(scene, notation, outside(at, PLACES, 30)))


def piece(inside: str, classes: str, place: str, scene: Scene, notation: str) -> str:
    """A piece that answers with an open option."""
    return group(scene.prompt(notation) + inside, f"{classes} target".strip(), f"{place} {scene.target(notation)}")


def ring(size: float) -> str:
    """The ring around a piece drawn at the origin."""
    return disc(ORIGIN, size, "ring")
