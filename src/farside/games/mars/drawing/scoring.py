"""The end: every colony's points, by what brings them."""

from __future__ import annotations

from typing import Final

from farside.core.actions import Seat
from farside.core.marks import badge, element, escape
from farside.games.mars.components import (
    COMMUNICATION,
    HOUSING,
    MILITARY,
    PRINTED,
    RND,
    RND_VP,
    SILO,
    SPACEPORT,
)
from farside.games.mars.drawing.scene import Scene

EARNING: Final = (HOUSING, SILO, COMMUNICATION, MILITARY, RND, SPACEPORT)


def scoring(scene: Scene) -> str:
    """MARS-END-4, MARS-END-5  A table: one row a source, one column a player."""
    heads = "".join(element("th", badge(seat, scene.who(seat), 22)) for seat in scene.seats)
    rows = "".join(row(scene, words, counts) for words, counts in sources(scene))
    total = "".join(element("td", str(scene.view.scores[seat])) for seat in scene.seats)
    foot = element("tfoot", element("tr", element("th", scene.html("total")) + total))
    table = element("table", element("thead", element("tr", "<th></th>" + heads)) + element("tbody", rows) + foot)
    words = scene.say("won", {"people": scene.people(scene.view.winners), "n": len(scene.view.winners)})
    return element("section", element("header", f"<b>{escape(words)}</b>", "ma-header") + table, "ma-scoring")


def row(scene: Scene, words: str, counts: list[int]) -> str:
    cells = "".join(element("td", str(count) if count else "·") for count in counts)
    return element("tr", element("th", escape(words)) + cells)


def sources(scene: Scene) -> list[tuple[str, list[int]]]:
    found = [(scene.short(chain), [chain_points(scene, seat, chain) for seat in scene.seats]) for chain in EARNING]
    found.append((scene.say("supremacies"), [scene.view.holders.count(seat) for seat in scene.seats]))
    found.append((scene.say("magna"), [int(scene.view.magna == seat) for seat in scene.seats]))
    found.append((scene.say("discoveries"), [card_points(scene, seat) for seat in scene.seats]))
    return found


def chain_points(scene: Scene, seat: Seat, chain: int) -> int:
    return max(0, scene.view.colonies[seat].running[chain] - PRINTED[chain])


def card_points(scene: Scene, seat: Seat) -> int:
    return sum(RND_VP[card] for card in scene.view.colonies[seat].laid)
