"""Options as a mirror of the panels: plans by letter and place, cards of the display by surcharge."""

from __future__ import annotations

from farside.core.actions import NOBODY
from farside.core.marks import element
from farside.core.view import Cell, Mirror
from farside.games.skymines.components import (
    MARKET_KEYS,
    PLACE_KEYS,
    PLAN_COST,
    PLAN_ROWS,
    ROWS,
    SHOWN_A_ROW,
    SURCHARGE,
)
from farside.games.skymines.drawing.faces import card_face, plan_face
from farside.games.skymines.drawing.laboratory import row_head
from farside.games.skymines.drawing.scene import Scene


def mirrors(scene: Scene) -> list[Mirror]:
    found = [plans(scene)] if in_question(scene, "take") else []
    return [*found, cards(scene)] if in_question(scene, "buy") else found


def in_question(scene: Scene, verb: str) -> bool:
    return any(name.startswith(f"{verb}:") for name in scene.numbers)


def dressed(inside: str, classes: str = "") -> str:
    return element("span", inside, f"skymines sky-mirror {classes}".rstrip())


def plans(scene: Scene) -> Mirror:
    """Four plans of each letter, needs above, rewards below."""
    heads = tuple([dressed(row_head(scene, PLAN_ROWS[at], PLAN_COST[at])) for at in range(len(PLAN_ROWS))])
    cells = [
        Cell(f"take:{key}", at % SHOWN_A_ROW, at // SHOWN_A_ROW, dressed(plan_face(scene, plan), "sky-tall"))
        for at, (key, plan) in enumerate(zip(PLACE_KEYS, scene.view.shown, strict=True))
        if plan != NOBODY
    ]
    return Mirror((), heads, tuple(cells))


def cards(scene: Scene) -> Mirror:
    """Three columns, the dearest on the left, as on the display."""
    count = len(MARKET_KEYS) // ROWS
    heads = tuple([dressed(f"<b>+{SURCHARGE[column * ROWS]}</b>") for column in range(count - 1, -1, -1)])
    cells = [
        Cell(f"buy:{key}", count - 1 - at // ROWS, at % ROWS, dressed(face(scene, at)))
        for at, key in enumerate(MARKET_KEYS)
        if scene.view.market[at].card != NOBODY
    ]
    return Mirror(heads, ("",) * ROWS, tuple(cells))


def face(scene: Scene, at: int) -> str:
    seen = scene.view.market[at]
    return card_face(scene, seen.card, size=18) + element("small", str(seen.price))
