"""What the guide of Skymines speaks of: numbers of the box, by name."""

from __future__ import annotations

from farside.core.phrases import Voice
from farside.games.skymines.components import ALWAYS_ON, BORDER_COST, LAB_VALUE, ROUNDS, TANK_VALUE


def numbers(voice: Voice) -> dict[str, str | int]:
    """How long a game is, what is open from the start, and the most that tank and research are worth."""
    return {
        "rounds": ROUNDS,
        "slots": ALWAYS_ON.bit_count(),
        "double": BORDER_COST["double"],
        "tank": TANK_VALUE[-1],
        "lab": LAB_VALUE[-1],
    }
