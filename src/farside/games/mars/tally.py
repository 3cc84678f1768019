"""The final count of Mars: what runs, who leads, what was found out."""

from __future__ import annotations

from typing import Final

from farside.core.actions import Seat
from farside.core.marks import LETTERS
from farside.core.phrases import Voice
from farside.core.tally import Count, Tally, Tie, level
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
from farside.games.mars.view import MarsView

EARNING: Final = (HOUSING, SILO, COMMUNICATION, MILITARY, RND, SPACEPORT)
DRAWN: Final = ("wide-chain", "phone-chain")  # the reader's colony, and the others' in their letter
SMALL: Final = ("two", "three")


def tally(view: MarsView, voice: Voice) -> Tally:
    """MARS-END-4, MARS-END-5  Installations that run, supremacies and Magna Scientia, R&D cards."""
    scene = Scene(view, voice)
    counts = [installation(scene, chain) for chain in EARNING]
    counts.append(Count("supremacies", tuple([view.holders.count(seat) for seat in scene.seats])))
    counts.append(Count("supremacies", tuple([int(view.magna == seat) for seat in scene.seats]), scene.say("magna")))
    counts.append(Count("discoveries", tuple([discovered(view, seat) for seat in scene.seats])))
    return Tally(tuple([count for count in counts if any(count.points)]), tuple(ties(scene)), "", tuple(lower(scene)))


def installation(scene: Scene, chain: int) -> Count:
    points = tuple([max(0, scene.view.colonies[seat].running[chain] - PRINTED[chain]) for seat in scene.seats])
    return Count("installations", points, scene.short(chain), (), tuple(pieces(scene, CHAINS[chain])))


def pieces(scene: Scene, key: str) -> list[str]:
    """A chain wherever it is drawn: in one's own colony, and in the others' large and small."""
    found = [f"{place}-{key}" for place in DRAWN]
    for seat in scene.seats:
        found += [f"{LETTERS[seat]}-{place}-{key}" for place in (DRAWN[0], *SMALL)]
    return found


def discovered(view: MarsView, seat: Seat) -> int:
    return sum([RND_VP[card] for card in view.colonies[seat].laid])


def lower(scene: Scene) -> list[Tie]:
    """MARS-WIN-3  Equal losers are ranked by free colonists."""
    view = scene.view
    losers = [seat for seat in scene.seats if seat not in view.winners]
    groups = [
        [seat for seat in losers if view.scores[seat] == points] for points in {view.scores[seat] for seat in losers}
    ]
    name = scene.voice.say("tally-tie-free")
    return [Tie(name, {seat: view.colonies[seat].free for seat in group}) for group in groups if len(group) > 1]


def ties(scene: Scene) -> list[Tie]:
    """MARS-WIN-4  Free colonists, where they decide."""
    view, even = scene.view, level(scene.view.scores)
    free = {seat: view.colonies[seat].free for seat in even}
    most = [seat for seat in even if free[seat] == max(free.values())]
    decided = len(even) > 1 and tuple(most) == view.winners
    return [Tie(scene.voice.say("tally-tie-free"), free)] if decided else []
