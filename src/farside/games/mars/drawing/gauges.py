"""What is read in the sky: points, energy and colonists of the colony shown."""

from __future__ import annotations

from typing import Final

from farside.core.marks import Spot, escape, group, number
from farside.games.mars.drawing.plan import Layout
from farside.games.mars.drawing.scene import Scene

BLOCK: Final = 5  # energy comes in blocks of five
ENERGY: Final = 20  # the printed gauge


def gauges(scene: Scene, layout: Layout) -> str:
    return wide(scene) if layout.key == "wide" else phone(scene)


def wide(scene: Scene) -> str:
    colony = scene.colony
    plate = '<rect class="ma-plaque" x="10" y="6" width="756" height="42" rx="10"/>'
    drawn = plate + points(scene, Spot(24, 22), 216) + energy(scene, Spot(268, 22), 280)
    words = {"work": colony.colonists - colony.free, "free": colony.free, "all": colony.colonists}
    people = text(Spot(572, 22), scene.say("colonists"), "ma-label") + text(Spot(572, 41), scene.say("staff", words))
    return group(drawn + people, "ma-gauges", f'id="{scene.prefix}wide-gauges"')


def phone(scene: Scene) -> str:
    """Points and energy."""
    plate = '<rect class="ma-plaque" x="6" y="4" width="378" height="42" rx="10"/>'
    drawn = plate + points(scene, Spot(16, 19), 146) + energy(scene, Spot(176, 19), 198)
    return group(drawn, "ma-gauges", 'id="phone-gauges"')


def points(scene: Scene, at: Spot, width: float) -> str:
    target = scene.view.target
    have = scene.view.scores[scene.owner]
    shown = max(target, have)
    said = scene.say("of", {"n": have, "of": target})
    return gauge(at, width, scene.say("victory"), said, cells(at, width, shown, have, shown, shown), "ma-victory")


def energy(scene: Scene, at: Spot, width: float) -> str:
    colony = scene.colony
    shown = max(ENERGY, colony.energy, colony.used)
    said = scene.say("of", {"n": colony.used, "of": colony.energy})
    if colony.used == colony.energy:
        said = scene.say("full", {"gauge": said})
    drawn = cells(at, width, shown, colony.used, colony.energy, BLOCK)
    return gauge(at, width, scene.say("energy"), said, drawn, "ma-energy")


def gauge(at: Spot, width: float, label: str, said: str, drawn: str, classes: str) -> str:
    value = text(Spot(at.x + width, at.y), said, "ma-value")
    return group(text(at, label, "ma-label") + value + drawn, f"ma-gauge {classes}")


def cells(at: Spot, width: float, count: int, filled: int, most: int, block: int) -> str:
    """One cell a point; what lies above the maximum is dashed."""
    gaps = (count - 1) // block * 3
    step = (width - gaps) / count
    drawn = ""
    for cell in range(count):
        classes = "ma-cell ma-full" if cell < filled else "ma-cell" if cell < most else "ma-cell ma-beyond"
        x = at.x + cell * step + cell // block * 3
        corner = f'x="{number(x)}" y="{number(at.y + 7)}" width="{number(step - min(2.5, step * 0.22))}"'
        drawn += f'<rect class="{classes}" {corner} height="13" rx="3"/>'
    return drawn


def text(at: Spot, words: str, classes: str = "ma-plain") -> str:
    return f'<text class="{classes}" x="{number(at.x)}" y="{number(at.y)}">{escape(words)}</text>'
