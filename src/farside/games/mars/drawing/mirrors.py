"""Options as a row of kinds: the five materials side by side, with how many there are."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY
from farside.core.marks import element, sign
from farside.core.view import Cell, Mirror
from farside.games.mars.components import MATERIALS
from farside.games.mars.drawing.scene import Scene
from farside.games.mars.view import Row

KINDS: Final = ("mine", "take", "spare", "discard")  # verbs that are answered with a material


SIDES: Final = ("give", "want")  # verbs that lay a card on a side of a draft


def mirrors(scene: Scene) -> list[Mirror]:
    found = [kinds(scene, verb) for verb in KINDS if any(name.startswith(f"{verb}:") for name in scene.numbers)]
    if scene.view.draft_for != NOBODY:
        found += [side(scene, verb, row) for verb, row in zip(SIDES, scene.view.draft, strict=True)]
    return found


def side(scene: Scene, verb: str, row: Row) -> Mirror:
    """One side of a draft: a plus and a minus for each material."""
    cells = [
        Cell(f"{verb}:{key}", at, 0, dressed(sign(f"mars-{key}", "", 18) + having(scene, verb, at)), row[at])
        for at, key in enumerate(MATERIALS)
    ]
    return Mirror((), (scene.html(f"kinds-{verb}"),), tuple(cells))


def having(scene: Scene, verb: str, good: int) -> str:
    """How many of it are in hand; nobody knows how many the other has."""
    return element("b", str(scene.held(good))) if verb == "give" else ""


def kinds(scene: Scene, verb: str) -> Mirror:
    cells = [
        Cell(f"{verb}:{key}", at, 0, dressed(sign(f"mars-{key}", "", 18) + element("b", str(stock(scene, verb, at)))))
        for at, key in enumerate(MATERIALS)
    ]
    return Mirror((), (scene.html(f"kinds-{verb}"),), tuple(cells))


def dressed(inside: str) -> str:
    return element("span", inside, "mars ma-mirror")


def stock(scene: Scene, verb: str, good: int) -> int:
    """How many there are: mines in the stock, cards in the reserve or in the hand one looks at, cards in hand."""
    if verb == "mine":
        return scene.view.mine_stock[good]
    if verb == "take":
        return scene.view.seen[good] if scene.view.seen else scene.view.reserve[good]
    return scene.held(good)
