"""The board: the continent from above, one square SVG."""

from __future__ import annotations

from farside.core.marks import escape
from farside.games.antarctica.components import ANGLES, ZONES
from farside.games.antarctica.drawing.corners import corners
from farside.games.antarctica.drawing.plan import HOLE, SIZE, spot, sun_space
from farside.games.antarctica.drawing.queues import docks, icebreakers, new_ship, ships, sun, wakes
from farside.games.antarctica.drawing.scene import Scene
from farside.games.antarctica.drawing.tracks import research
from farside.games.antarctica.drawing.zones import zones


def board(scene: Scene) -> str:
    """Everything on the board, from the sea up."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="antarctica ant-board" viewBox="0 0 {SIZE} {SIZE}" role="group"'
    )
    label = f'aria-label="{escape(scene.say("board"))}"'
    ground = '<use href="#ant-sea"/><use href="#ant-aurora" class="aurora"/><use href="#ant-continent"/>'
    ground += light(scene) + '<use href="#ant-ridges"/>'
    layers = [
        ground,
        f'<g id="docks">{docks(scene)}</g>',
        f'<g id="zones">{zones(scene)}</g>',
        rim(scene),
        sun(scene),
        f'<g id="wakes">{wakes(scene)}</g>',
        f'<g id="ships">{ships(scene)}</g>',
        new_ship(scene),
        f'<g id="icebreakers">{icebreakers(scene)}</g>',
        research(scene),
        corners(scene),
    ]
    return f"{head} {label}>{''.join(layers)}</svg>"


def light(scene: Scene) -> str:
    """The sun lights the zone that acts, and throws a cone of light across it."""
    source = sun_space(scene.view.sun)
    centre = f'gradientUnits="userSpaceOnUse" cx="{source.x:.1f}" cy="{source.y:.1f}"'
    lit = stops("ant-lt", (0, 0.95), (0.55, 0.5), (1, 0.12))
    cone = stops("ant-u1", (0, 0.9), (0.5, 0.3), (1, 0))
    defs = f'<radialGradient id="ant-g-lit" {centre} r="300">{lit}</radialGradient>'
    defs += f'<radialGradient id="ant-g-cone" {centre} r="280">{cone}</radialGradient>'
    wedge = f'<use href="#ant-wedge-{ZONES[scene.view.sun]}" fill="url(#ant-g-lit)"/>'
    axis = ANGLES[scene.view.sun]
    inner = HOLE - 2
    beam = f"M{source}L{spot(inner, axis - 22.5)}A{inner} {inner} 0 0 0 {spot(inner, axis + 22.5)}"
    beam += f"L{spot(330, axis + 22.5)}Z"
    return f'<g id="light"><defs>{defs}</defs>{wedge}<path d="{beam}" fill="url(#ant-g-cone)"/></g>'


def stops(colour: str, *steps: tuple[float, float]) -> str:
    return "".join(f'<stop offset="{offset}" class="{colour}" stop-opacity="{opacity}"/>' for offset, opacity in steps)


def rim(scene: Scene) -> str:
    """The edge of the borehole shines where the sun stands."""
    axis = ANGLES[scene.view.sun]
    edge = HOLE + 0.5
    return f'<path class="rimlit" d="M{spot(edge, axis - 22)}A{edge} {edge} 0 0 0 {spot(edge, axis + 22)}"/>'
