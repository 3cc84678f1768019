"""What the guide of Magnastorm speaks of: numbers of the box, by name."""

from __future__ import annotations

from farside.core.phrases import Voice
from farside.games.magnastorm.cards import LOSS, WORTH
from farside.games.magnastorm.components import GOAL, PLACES, ROUNDS, STATION_WORTH

FEWEST = 2
INSIGHT = "RO2"


def numbers(voice: Voice) -> dict[str, str | int]:
    """What ends a game, and what brings reputation."""
    return {
        **{f"goal{seats}": GOAL[seats] for seats in range(FEWEST, len(GOAL))},
        "rounds": ROUNDS,
        "gain": WORTH[0],
        "loss": LOSS[0],
        "station": STATION_WORTH[0],
        "first": PLACES[FEWEST][0],
        "second": PLACES[FEWEST][1],
        "insight": voice.say(f"objective-{INSIGHT}"),
    }
