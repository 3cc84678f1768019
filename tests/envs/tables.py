"""Every game with every number of players, and with the first other value of each variant."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import farside
from farside.core.game import Value

TABLES = [(key, seats) for key in farside.shelf() for seats in farside.game(key).seats]


def needed(key: str, seats: int) -> dict[str, Any]:
    """The variants that so many people need to play at all."""
    return farside.game(key).usual(seats)


def possible() -> list[tuple[str, dict[str, Value]]]:
    found = []
    for key in farside.shelf():
        game = farside.game(key)
        for name, values in game.variants.items():
            for value in values[1:2]:
                for more in ({}, {"side": "belt"}):  # a threat needs it
                    with suppress(ValueError):
                        game.settings(game.fewest(), {name: value, **more})
                        found.append((key, {name: value, **more}))
                        break
    return found


VARIANTS = possible()
