"""The company that expands, in one line under the Moon: on a phone, where its station is too small to be read."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY
from farside.core.marks import Spot, element, escape, group, word
from farside.core.scene import Words
from farside.games.skymines.components import COLUMNS, COMPANIES
from farside.games.skymines.drawing.orbits import on_belt
from farside.games.skymines.drawing.scene import Scene, hue
from farside.games.skymines.drawing.stations import coins_of, covered, post, tall
from farside.games.skymines.modules import SHUTTLES

EXPANDING: Final = ("enter", "enter-belt", "lift")
LIFT: Final = "lift"  # an outpost leaves the station: from which column?
PITCH: Final = 34  # from column to column
FOOT: Final = 24  # below them, for their numbers


def firm(scene: Scene) -> str:
    """Its value, shares, what it has at home, and the energy left or its columns; empty while nobody expands."""
    view = scene.view
    if view.asks not in EXPANDING or view.firm == NOBODY:
        return ""
    name = element("b", escape(scene.company(view.firm))) + element("small", escape(line(scene)))
    energy = element("span", scene.icon("energy", 18) + str(view.energy), "sky-left")
    inside = scene.logo(view.firm, 26) + element("span", name, "sky-called")
    inside += columns(scene) if view.asks == LIFT else energy
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


def columns(scene: Scene) -> str:
    """The columns that an outpost may leave, with their numbers; the next to go is on top."""
    drawn = "".join([column(scene, at) for at in range(COLUMNS)])
    high = max([len(coins_of(scene, at)) for at in range(COLUMNS)]) * tall(scene) + FOOT
    return element("svg", drawn, "sky-columns", f'viewBox="0 0 {COLUMNS * PITCH} {high}" aria-hidden="true"')


def column(scene: Scene, at: int) -> str:
    firm, spaces, high = scene.view.firm, len(coins_of(scene, at)), tall(scene)
    full, x = covered(scene.view.companies[firm].columns[at], spaces), (at + 0.5) * PITCH
    drawn = "".join([post(scene, Spot(x, (one + 0.5) * high), at, one, one in full) for one in range(spaces)])
    drawn += word(Spot(x, spaces * high + FOOT / 2), str(at + 1))
    return group(drawn, "", f'id="phone-column-{COMPANIES[firm]}-{at + 1}"')
