"""Under the question: what is left to spend, and what a chain of small choices will come to."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY
from farside.core.marks import element, hint
from farside.games.skymines.components import SECTOR_REWARD, SECTORS, TRIPLE
from farside.games.skymines.drawing.faces import rewards
from farside.games.skymines.drawing.scene import Scene

MOST: Final = 9  # of more, a number says how many


def forecast(scene: Scene) -> str:
    """Markup for the question now asked; empty where nothing is spent in parts."""
    view = scene.view
    left = {"energy": 0, "step": 0, "rp": 0}
    if view.asks in ("enter", "expand"):
        left["energy"] = view.energy
    elif view.asks in ("invest", "acquire"):
        left["step"] = view.units
    elif view.asks == "rp":
        left["rp"] = view.rp
    drawn = "".join([meter(scene, key, count) for key, count in left.items() if count > 0])
    if view.sectors and view.firm != NOBODY and view.asks in ("enter", "lift"):  # the Belt has no sectors
        drawn += outcome(scene)
    return element("div", drawn, "skymines sky-forecast") if drawn else ""


def meter(scene: Scene, key: str, count: int) -> str:
    """A pip for each thing left."""
    drawn = scene.icon(key, 18) * count if count <= MOST else scene.icon(key, 18) + f"<b>× {count}</b>"
    return element("span", drawn, "sky-meter", hint(scene.say("left", {"n": count})))


def outcome(scene: Scene) -> str:
    """What the sectors entered so far will pay, whom they oust, and what a share is worth by now."""
    raised = [at for at in range(SECTORS) if scene.view.sectors[at].raised]
    if not raised:
        return ""
    drawn = "".join(rewards(scene, summed(raised), 15))
    drawn += "".join([ousted(scene, scene.view.sectors[at].holder) for at in raised])
    value = scene.view.companies[scene.view.firm].value
    words = hint(scene.say("share-value", {"n": value}))
    drawn += element("b", scene.logo(scene.view.firm, 16) + str(value), "", words)
    return element("span", scene.html("at-the-end"), "sky-then") + drawn


def summed(raised: list[int]) -> list[int]:
    """The rewards of these sectors, each kind once."""
    sums: dict[tuple[int, int], int] = {}
    for sector in raised:
        reward = SECTOR_REWARD[sector]
        for at in range(0, len(reward), TRIPLE):
            kind = (reward[at], reward[at + 2])
            sums[kind] = sums.get(kind, 0) + reward[at + 1]
    return [number for (kind, which), count in sums.items() for number in (kind, count, which)]


def ousted(scene: Scene, rival: int) -> str:
    if rival in (NOBODY, scene.view.firm):
        return ""
    words = hint(scene.say("ousts", {"company": scene.company(rival)}))
    return element("span", "−" + scene.logo(rival, 16), "", words)
