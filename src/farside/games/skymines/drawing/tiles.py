"""Bonus tiles and starting research tiles."""

from __future__ import annotations

from typing import Final

from farside.core.marks import element
from farside.games.skymines.components import FIRST_PRINTED, FIRST_STARTER, TANK, TILE_BONUS, TILE_REST, TILES
from farside.games.skymines.drawing.faces import chip, plan_line, told
from farside.games.skymines.drawing.scene import Scene, numbered
from farside.games.skymines.tracks import BONUS_TILES

SYMBOLS: Final = {
    "tile_plus1": "plus",
    "tile_researcher": "researcher",
    "tile_energy": "energy",
    "tile_engineer": "engineer",
}
ANSWERS: Final = {"tile_researcher": ("research:tile",), "tile_energy": ("energy",), "tile_engineer": ("field:tile",)}


def bonus_tile(scene: Scene, tile: int, used: bool) -> str:
    """A tile in front of its owner; its action is an option like that of a card."""
    key = BONUS_TILES[tile]
    lit = scene.lit(*ANSWERS.get(key, ())) if not used else scene.lit()
    inside = numbered(lit) + scene.icon(SYMBOLS[key], 16)
    classes = lit.dress("sky-tile sky-used" if used else "sky-tile")
    return element("span", inside, classes, lit.more(told(scene.member("bonus", tile), lit.words)))


def starting_tile(scene: Scene, tile: int) -> str:
    """SKY-SET-16  What it gives, which cards rest, and its plan."""
    lit = scene.lit(f"keep:{TILES[tile]}")
    gains = "".join([gain(scene, track, steps) for track, steps in TILE_BONUS[tile]])
    rest = "".join([chip(scene, FIRST_STARTER + card) for card in TILE_REST[tile]])
    inside = (
        numbered(lit)
        + element("span", gains)
        + element("span", rest)
        + element("span", plan_line(scene, FIRST_PRINTED + tile, 14))
    )
    words = told(scene.member("tile", tile), lit.words)
    return element("div", inside, lit.dress("sky-choice sky-starter"), lit.more(words))


def gain(scene: Scene, track: int, steps: int) -> str:
    sign = scene.icon("helium", 15) if track == TANK else scene.logo(track, 15)
    return element("span", f"{sign}+{steps}", "sky-chip")
