"""Lit places: what an open option looks like on the board, and how quiet a closed one is."""

from __future__ import annotations

from typing import Final, NamedTuple

from farside.core.marks import Spot, colours, escape, number, use
from farside.games.antarctica.components import PLACES, ZONES
from farside.games.antarctica.drawing.plan import berth, outside
from farside.games.antarctica.drawing.scene import Scene

TO_ZONE: Final = ("place", "sail", "drop")  # options that are a zone


class Lit(NamedTuple):
    """What makes a part a target."""

    classes: str
    attributes: str
    markup: str


DARK: Final = Lit("", "", "")


def halo(spot: Spot, text: int) -> str:
    """The yellow ring with an option's number."""
    x, y = number(spot.x), number(spot.y)
    rings = f'<circle class="halo" cx="{x}" cy="{y}" r="32"/><circle class="ring" cx="{x}" cy="{y}" r="24"/>'
    return rings + f'<g class="badge"><circle cx="{x}" cy="{y}" r="13"/><text x="{x}" y="{y}" dy=".36em">{text}</text></g>'


def small_badge(scene: Scene, notation: str, size: float) -> str:
    """An option's number at the upper right of a piece drawn around 0 0."""
    off = number(size * 0.46)
    text = scene.number(notation)
    return f'<g class="badge small"><circle cx="{off}" cy="-{off}" r="9"/><text x="{off}" y="-{off}" dy=".36em">{text}</text></g>'


def lock(spot: Spot, attributes: str, reason: str) -> str:
    """A closed option: a small lock that says why."""
    disc = f'<circle cx="{number(spot.x)}" cy="{number(spot.y)}" r="10"/>'
    return f'<g class="lock" {attributes}><title>{escape(reason)}</title>{disc}{use("lock", spot, 12)}</g>'


def zone_target(scene: Scene, at: int) -> Lit:
    """A zone where a ship may be placed, sail or be moved to: the exact place it would take is lit."""
    for verb in TO_ZONE:
        notation = f"{verb}:{ZONES[at]}"
        if scene.number(notation):
            return open_zone(scene, at, notation)
        if notation in scene.closed:
            return shut_zone(scene, at, notation)
    return DARK


def open_zone(scene: Scene, at: int, notation: str) -> Lit:
    place = min(len(scene.view.zones[at].queue) + 1, PLACES)
    spot = berth(at, place)
    ghost = f'<g class="ghost {colours(scene.active_seat())}">{use("ant-ship", spot, 46)}</g>'
    lit = scene.prompt(notation) + halo(spot, scene.number(notation)).replace('<g class="badge">', ghost + '<g class="badge">')
    return Lit(" target", " " + scene.target(notation), lit)


def shut_zone(scene: Scene, at: int, notation: str) -> Lit:
    """No lock on the zone the ship must leave: that it cannot stay goes without saying."""
    if at == scene.view.sun and not notation.startswith("place"):
        return DARK
    return Lit(" refused", "", lock(outside(at, PLACES, 30), scene.shut(notation), scene.reason(notation)))
