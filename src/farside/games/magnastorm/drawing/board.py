"""The board: the planet under its storm, one square SVG."""

from __future__ import annotations

from farside.core.marks import Spot, disc, escape, group, title
from farside.games.magnastorm.drawing.corners import corners
from farside.games.magnastorm.drawing.plan import HALF, spot, turned
from farside.games.magnastorm.drawing.rim import rim
from farside.games.magnastorm.drawing.ring import reputation
from farside.games.magnastorm.drawing.scene import Scene
from farside.games.magnastorm.drawing.scouts import pads, routes, scouts, trail
from farside.games.magnastorm.drawing.spaces import areas, lines, spaces
from farside.games.magnastorm.drawing.stations import stations
from farside.games.magnastorm.drawing.tile import tile


def board(scene: Scene) -> str:
    """Everything on the planet, from the sky down."""
    size = 2 * HALF
    head = '<svg xmlns="http://www.w3.org/2000/svg" class="magnastorm mag-board" role="group"'
    head += f' viewBox="-{HALF} -{HALF} {size} {size}" aria-label="{escape(scene.say("board"))}">'
    layers = [
        '<use href="#mag-sky"/><use href="#mag-planet"/>',
        storm(scene),
        edges(),
        rim(scene),
        lines(scene),
        areas(scene),
        trail(scene),
        routes(scene),
        pads(scene),
        stations(scene),
        spaces(scene),
        scouts(scene),
        tile(scene),
        reputation(scene),
        corners(scene),
    ]
    return f"{head}{''.join(layers)}</svg>"


def storm(scene: Scene) -> str:
    """MAG-ADM-9  The storm lies over three sectors and turns with the centre tile."""
    words = ", ".join(scene.sector(at) for at in range(6) if not scene.calm(at))
    inside = title(scene.say("storm", {"sectors": words})) + '<use href="#mag-tempest"/>'
    return group(inside, "piece sweep", f'id="storm" {turning(scene)}')


def turning(scene: Scene) -> str:
    """The attribute of what turns with the tile."""
    return f'transform="rotate({turned(scene.view.start, scene.view.round)})"'


def edges() -> str:
    """The borders of the sectors."""
    path = "".join(f"M{spot(angle, 90)}L{spot(angle, 300)}" for angle in range(0, 360, 60))
    return f'<path class="edge" d="{path}"/>' + disc(Spot(0, 0), 300, "limb")
