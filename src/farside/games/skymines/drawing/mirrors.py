"""Options as a mirror of the panels: plans by letter and place, cards of the display by surcharge; resources to use
and bonus spaces for a marker as rows of kinds."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

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
    TYPES,
)
from farside.games.skymines.drawing.faces import card_face, plan_face
from farside.games.skymines.drawing.laboratory import row_head, space_sign
from farside.games.skymines.drawing.scene import Scene
from farside.games.skymines.tracks import FIRST_STANDARD, SPACE_KEYS

IN_A_ROW: Final = 6  # chips that are large enough for a finger


def mirrors(scene: Scene) -> list[Mirror]:
    found = [plans(scene)] if in_question(scene, "take") else []
    found += [cards(scene)] if in_question(scene, "buy") else []
    return [*found, uses(scene), *markers(scene)] if scene.view.asks == "turn" else found


def in_question(scene: Scene, verb: str) -> bool:
    return any(name.startswith(f"{verb}:") for name in scene.numbers)


def dressed(inside: str, classes: str = "") -> str:
    return element("span", inside, f"skymines sky-mirror {classes}".rstrip())


def uses(scene: Scene) -> Mirror:
    """The resources one card or several of which are ready, with their units."""
    kinds = [name.partition(":")[2] for name in scene.found("use")]
    have = scene.player(scene.focus()).totals
    faces = [scene.icon(kind, 18) + element("b", str(have[TYPES.index(kind)])) for kind in kinds if kind in TYPES]
    names = [f"use:{kind}" for kind in kinds if kind in TYPES]
    return row_of(scene, "use", list(zip(names, faces, strict=True)))


def markers(scene: Scene) -> list[Mirror]:
    """The bonus spaces that are open, as many in each row; who leads is told where majorities stand."""
    spaces = [at for at, key in enumerate(SPACE_KEYS) if at >= FIRST_STANDARD and f"bonus:{key}" in scene.numbers]
    cells = [(f"bonus:{SPACE_KEYS[at]}", space_sign(scene, at)) for at in spaces]
    rows = -(-len(cells) // IN_A_ROW)
    ends = [at * len(cells) // rows for at in range(rows + 1)] if rows else []
    return [row_of(scene, "bonus", cells[start:end]) for start, end in pairwise(ends)]


def row_of(scene: Scene, verb: str, cells: list[tuple[str, str]]) -> Mirror:
    """Kinds side by side: `picture-kinds-<verb>` says what is done with them."""
    drawn = [Cell(name, at, 0, dressed(face)) for at, (name, face) in enumerate(cells)]
    return Mirror((), (scene.html(f"kinds-{verb}"),), tuple(drawn))


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
