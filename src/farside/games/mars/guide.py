"""What the guide of Mars speaks of: numbers of the box, by name."""

from __future__ import annotations

from farside.core.phrases import Voice
from farside.games.mars.components import (
    EARTH_RATE,
    HOUSING_BRINGS,
    MAX_ROUNDS,
    PLANT_GIVES,
    RND_VP,
    SILO_HOLDS,
    SPACEPORT_RATE,
    START_COLONISTS,
    START_MINES,
    TARGETS,
)


def numbers(voice: Voice) -> dict[str, str | int]:
    """What one starts with, what is wanted, and what buildings give."""
    return {
        **{f"target{at}": target for at, target in enumerate(TARGETS, start=1)},
        "rounds": MAX_ROUNDS,
        "colonists": START_COLONISTS,
        "mines": START_MINES,
        "earth": EARTH_RATE,
        "port": SPACEPORT_RATE,
        "brings": HOUSING_BRINGS,
        "energy": PLANT_GIVES,
        "holds": SILO_HOLDS[0],
        "more": SILO_HOLDS[1],
        "discoveries": sum(points > 0 for points in RND_VP),
    }
