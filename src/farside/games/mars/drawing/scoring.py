"""The end: every colony's points, by what brings them."""

from __future__ import annotations

from typing import Final

from farside.core.actions import Seat
from farside.core.marks import badge, element, escape, sign
from farside.games.mars.components import (
    CHAINS,
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
    """MARS-END-4, MARS-END-5  A table: one row a player, one column a source."""
    heads = "".join(head(scene, symbol, words) for symbol, words in sources(scene))
    total = element("th", sign("mars-vp", scene.say("total"), 20), "", scene.tip(scene.say("total")))
    rows = "".join(row(scene, seat) for seat in ranked(scene))
    table = element("table", element("thead", element("tr", f"<th></th>{heads}{total}")) + element("tbody", rows))
    words = scene.say("won", {"people": scene.people(scene.view.winners), "n": len(scene.view.winners)})
    return element("section", element("header", f"<b>{escape(words)}</b>", "ma-header") + table, "ma-scoring")


def head(scene: Scene, symbol: str, words: str) -> str:
    return element("th", sign(f"mars-{symbol}", words, 20, "ma-kind"), "", scene.tip(words))


def sources(scene: Scene) -> list[tuple[str, str]]:
    """What brings points: its pictogram and its name."""
    chains = [(CHAINS[chain], scene.short(chain)) for chain in EARNING]
    more = (("supremacy", "supremacies"), ("magna", "magna"), ("card", "discoveries"))
    return [*chains, *[(symbol, scene.say(key)) for symbol, key in more]]


def ranked(scene: Scene) -> list[Seat]:
    return sorted(scene.seats, key=lambda seat: (seat not in scene.view.winners, -scene.view.scores[seat]))


def row(scene: Scene, seat: Seat) -> str:
    name = element("th", f"{badge(seat, '', 22)} {escape(scene.who(seat))}")
    cells = "".join(element("td", str(count) if count else "·") for count in split(scene, seat))
    total = element("td", str(scene.view.scores[seat]), "ma-sum")
    return element("tr", name + cells + total, "ma-winner" if seat in scene.view.winners else "")


def split(scene: Scene, seat: Seat) -> list[int]:
    """A player's points, source by source."""
    running, view = scene.view.colonies[seat].running, scene.view
    found = [max(0, running[chain] - PRINTED[chain]) for chain in EARNING]
    cards = sum(RND_VP[card] for card in view.colonies[seat].laid)
    return [*found, view.holders.count(seat), int(view.magna == seat), cards]
