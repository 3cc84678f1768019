"""The company that expands, in one line under the Moon: on a phone, where its station is too small to be read."""

from __future__ import annotations

from farside.core.actions import NOBODY
from farside.core.marks import element, escape
from farside.core.scene import Words
from farside.games.skymines.drawing.orbits import on_belt
from farside.games.skymines.drawing.scene import Scene, hue
from farside.games.skymines.modules import SHUTTLES

EXPANDING = ("enter", "enter-belt", "lift")


def firm(scene: Scene) -> str:
    """Its value, the reader's shares, what it has at home, and the energy left; empty while nobody expands."""
    view = scene.view
    if view.asks not in EXPANDING or view.firm == NOBODY:
        return ""
    name = element("b", escape(scene.company(view.firm))) + element("small", escape(line(scene)))
    energy = element("span", scene.icon("energy", 18) + str(view.energy), "sky-left")
    inside = scene.logo(view.firm, 26) + element("span", name, "sky-called") + energy
    return element("div", inside, f"skymines sky-firm {hue(view.firm)}")


def line(scene: Scene) -> str:
    """`0 a share, you hold 2 · 15 outposts at home`."""
    company = scene.view.companies[scene.view.firm]
    home = [column.outposts for column in company.columns]
    mine = scene.player(scene.focus()).marks[scene.view.firm]
    words: Words = {"value": company.value, "shares": mine.shares + mine.card_shares, "left": sum(home)}
    if not on_belt(scene):
        return scene.say("firm-line", words)
    return scene.say("firm-line-belt", words | {"left": sum(home) - home[SHUTTLES], "shuttles": home[SHUTTLES]})
