"""What only the guide of Mars shows: the five materials, a trade with Earth, and what buildings cost and are worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from farside.core.marks import element, escape, sign
from farside.core.view import Part
from farside.games.mars.components import (
    CHAIN_COUNT,
    CHAINS,
    COST,
    EARTH_RATE,
    GOODS,
    LEVELS,
    MATERIALS,
    MINE_COST,
    MOST,
    PLANT,
    PRINTED,
)
from farside.games.mars.drawing.scene import Scene

PLACE: Final = "sketch"
MINE: Final = "mine"
GIVEN, TAKEN = MATERIALS.index("silicon"), MATERIALS.index("water")
Says = Callable[[str], str]  # a text of the guide, by key


def sketches(scene: Scene, says: Says) -> list[Part]:
    return [
        Part("materials", PLACE, "", materials(scene)),
        Part("trade", PLACE, "", trade()),
        Part("prices", PLACE, "", prices(scene, says)),
    ]


def materials(scene: Scene) -> str:
    """The five raw materials with their names."""
    each = [sign(f"mars-{MATERIALS[good]}", "", 24) + escape(scene.material(good)) for good in range(GOODS)]
    return element("ul", "".join([element("li", one) for one in each]), "mars ma-materials")


def trade() -> str:
    """Cards of one kind go to Earth, one of another comes back."""
    given = element("span", card(GIVEN) * EARTH_RATE, "ma-given")
    arrow = "<span>→</span>"
    inside = given + arrow + sign("mars-earth", "", 44) + arrow + card(TAKEN)
    return element("div", inside, "mars ma-traded", 'aria-hidden="true"')


def card(good: int) -> str:
    return element("span", sign(f"mars-{MATERIALS[good]}", "", 26), "ma-sent")


def prices(scene: Scene, says: Says) -> str:
    """What can be built: its price, its points, what it gives."""
    rows = [row(scene, CHAINS[at], named(scene, at), cost(at), at != PLANT, says) for at in range(CHAIN_COUNT)]
    rows.insert(1, row(scene, MINE, says(MINE), MINE_COST, False, says))
    return element("ul", "".join(rows), "mars ma-costs")


def cost(chain: int) -> Sequence[int]:
    """The price of the first level that is built."""
    at = (chain * LEVELS + PRINTED[chain]) * GOODS
    return COST[at : at + GOODS]


def named(scene: Scene, chain: int) -> str:
    """A kind of building; where levels differ in price, the first of them."""
    name = scene.short(chain)
    levels = range(PRINTED[chain], MOST[chain])
    spans = [COST[(chain * LEVELS + tile) * GOODS : (chain * LEVELS + tile + 1) * GOODS] for tile in levels]
    return name if len(set(spans)) == 1 else f"{name} 1"


def row(scene: Scene, key: str, name: str, price: Sequence[int], scores: bool, says: Says) -> str:
    goods = [sign(f"mars-{MATERIALS[good]}", scene.material(good), 22) * price[good] for good in range(GOODS)]
    points = element("span", ("1" if scores else "0") + sign("mars-vp", says("star"), 15), "ma-points")
    head = sign(f"mars-{key}", "", 24) + element("b", escape(name))
    price_ = element("span", "".join(goods), "ma-price")
    return element("li", head + price_ + points + element("span", escape(says(f"gives-{key}")), "ma-gives"))
