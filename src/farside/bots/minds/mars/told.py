"""What is told of options at Mars, by name: the colony, the hand, and others."""

from __future__ import annotations

from typing import Final

from farside.bots.policy import Names
from farside.games.mars.components import CHAINS

LIKE: Final = [
    "nothing",
    "time",
    "near the target",
    "arranged",
    "hand",
    "hand beyond the silos",
    "free colonists",
    "unused energy",
    "energy short",
    "three or four",
]

OWN: Final = Names(LIKE, {"chain": CHAINS})
GAIN: Final = OWN.add("gain of the colony")
GAIN_NEAR: Final = OWN.add("gain of the colony near the target")
RUNS: Final = OWN.add("runs at once")
POINT: Final = OWN.add("builds {chain} with room")
HAND: Final = OWN.add("hand is good for more")
HAND_LOST: Final = OWN.add("hand is good for less")
HELD: Final = OWN.add("held of it")
SECOND: Final = OWN.add("second mine of it")
ASKED: Final = OWN.add("demand for it")
STRONGER: Final = OWN.add("stronger there")
WEAKER: Final = OWN.add("weaker there")
LEADER: Final = OWN.add("against the leader")
POINTS: Final = OWN.add("points of the other")
CARDS: Final = OWN.add("cards of the other")
DEAL: Final = OWN.add("deal, better hand")
DEAL_LOST: Final = OWN.add("deal, worse hand")
OTHER_NEAR: Final = OWN.add("deal with somebody near the target")
