"""Every game with every number of players, and with the first other value of each variant."""

from __future__ import annotations

import farside
from farside.core.game import Value

TABLES = [(key, seats) for key in farside.shelf() for seats in farside.game(key).seats]
VARIANTS: list[tuple[str, dict[str, Value]]] = [
    (key, {name: value})
    for key in farside.shelf()
    for name, values in farside.game(key).variants.items()
    for value in values[1:2]
]
