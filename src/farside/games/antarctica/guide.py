"""What the guide of Antarctica speaks of: numbers of the box, by name."""

from __future__ import annotations

from farside.core.phrases import Voice
from farside.games.antarctica.components import PLACES, STAFF

FEWEST = 2


def numbers(voice: Voice) -> dict[str, str | int]:
    """What one begins with, and how long a queue may be."""
    return {"staff": STAFF[FEWEST], "queue": PLACES}
