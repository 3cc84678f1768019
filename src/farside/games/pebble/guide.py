"""What the guide of Pebble speaks of: numbers of the box, by name."""

from __future__ import annotations

from farside.core.phrases import Voice
from farside.games.pebble.components import (
    CATCH,
    HAND,
    NEIGHBOURS_WORTH,
    PASS_WORTH,
    PEBBLES,
    POINTS,
    ROUNDS,
    SITES,
    START,
)


def numbers(voice: Voice) -> dict[str, str | int]:
    """What one begins with, what things bring, and how long a game is."""
    return {
        "sites": len(SITES),
        "pebbles": START,
        "hand": HAND,
        "all": PEBBLES,
        "pass": PASS_WORTH,
        "neighbours": NEIGHBOURS_WORTH,
        "catch": max(CATCH),
        "least": min(POINTS),
        "most": max(POINTS),
        "rounds2": ROUNDS[2],
        "rounds3": ROUNDS[3],
    }
