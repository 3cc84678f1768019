"""Every game with every number of players, and with the first other value of each variant."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import farside
from farside.core.game import Value
from farside.envs.codec import usual_seats

TABLES = [(key, seats) for key in farside.shelf() for seats in farside.game(key).seats]


def needed(key: str, seats: int) -> dict[str, Any]:
    """The variant that a person alone needs: somebody to play against."""
    solo = farside.game(key).solo
    return {solo.variant: solo.usual} if seats == 1 and solo is not None else {}


def possible() -> list[tuple[str, dict[str, Value]]]:
    found = []
    for key in farside.shelf():
        game = farside.game(key)
        for name, values in game.variants.items():
            for value in values[1:2]:
                for more in ({}, {"side": "belt"}):  # a threat needs it
                    with suppress(ValueError):
                        game.settings(usual_seats(game), {name: value, **more})
                        found.append((key, {name: value, **more}))
                        break
    return found


VARIANTS = possible()
