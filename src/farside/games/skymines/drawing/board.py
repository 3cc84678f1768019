"""The board: the Moon or the Belt with its orbits and stations, one square SVG."""

from __future__ import annotations

from farside.core.marks import Spot, box, disc, escape, group, use, word
from farside.games.skymines.drawing.belt import belt
from farside.games.skymines.drawing.moon import moon
from farside.games.skymines.drawing.orbits import numbers, orbits
from farside.games.skymines.drawing.plan import SIZE
from farside.games.skymines.drawing.scene import Scene
from farside.games.skymines.drawing.stations import stations


def board(scene: Scene) -> str:
    """Everything on the board, from the stars up."""
    frame = f'xmlns="http://www.w3.org/2000/svg" class="skymines sky-board" viewBox="0 0 {SIZE} {SIZE}" role="group"'
    label = f'aria-label="{escape(scene.say("board-belt" if scene.view.belt else "board"))}"'
    layers = [
        '<rect class="sky-night" x="-400" y="-60" width="1436" height="760"/><use href="#sky-stars"/>',
        f'<g id="orbits" class="sky-wide">{orbits(scene)}</g>',
        belt(scene) if scene.view.belt else moon(scene),
        numbers(scene),
        stations(scene),
        belt_legend(scene) if scene.view.belt else legend(scene),
    ]
    return f"<svg {frame} {label}>{''.join(layers)}</svg>"


def legend(scene: Scene) -> str:
    """What borders and gates cost."""
    x, y = 554, 112
    drawn = f'<path class="sky-l1" d="M{x} {y}h16"/>' + word(Spot(x + 21, y), scene.say("legend-single"))
    drawn += f'<path class="sky-l2" d="M{x} {y + 16}h16"/><path class="sky-l3" d="M{x} {y + 16}h16"/>'
    drawn += word(Spot(x + 21, y + 16), scene.say("legend-double"))
    drawn += use("sky-outpost", Spot(x + 8, y + 32), 12) + word(Spot(x + 21, y + 32), scene.say("legend-rival"))
    return group(drawn + gates(scene, 14, 500), "sky-legend sky-wide", 'aria-hidden="true"')


def belt_legend(scene: Scene) -> str:
    """What spaces, energy icons and gates cost; the Belt is mirrored (SKY-AST-3)."""
    x, y = 14, 116
    drawn = use("sky-outpost", Spot(x + 8, y), 12) + word(Spot(x + 19, y), scene.say("legend-space"))
    drawn += use("sky-energy", Spot(x + 8, y + 16), 12) + word(Spot(x + 19, y + 16), scene.say("legend-bolt"))
    drawn += use("sky-shuttle", Spot(x + 8, y + 32), 12) + word(Spot(x + 19, y + 32), scene.say("legend-piece"))
    return group(drawn + gates(scene, 532, 500), "sky-legend sky-wide", 'aria-hidden="true"')


def gates(scene: Scene, x: int, y: int) -> str:
    """The signs across the tracks."""
    one, two = Spot(x + 7, y), Spot(x + 7, y + 16)
    drawn = group(disc(one, 6.6) + word(one, "1"), "sky-threshold sky-done")
    drawn += word(Spot(x + 19, y), scene.say("legend-threshold"))
    drawn += group(box(two, 12.8, 12.8, 3) + word(two, "1"), "sky-barrier")
    return drawn + word(Spot(x + 19, y + 16), scene.say("legend-barrier"))
