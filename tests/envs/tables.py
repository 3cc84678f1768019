"""Every game with every number of players, and with the first other value of each variant."""

from __future__ import annotations

from contextlib import suppress

import farside
from farside.core.game import Value

TABLES = [
    (key, seats)
    for key in farside.shelf()
    for seats in farside.game(key).seats
    if seats >= farside.game(key).fewest()  # fewer need a variant
]


def allowed(key: str, name: str, value: Value) -> bool:
    """Whether a variant can be played by itself; some need another."""
    with suppress(ValueError):
        return bool(farside.game(key).settings(farside.game(key).fewest(), {name: value}))
    return False


VARIANTS: list[tuple[str, dict[str, Value]]] = [
    (key, {name: value})
    for key in farside.shelf()
    for name, values in farside.game(key).variants.items()
    for value in values[1:2]
    if allowed(key, name, value)
]
