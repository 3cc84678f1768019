"""How positions are written down in tests, whatever the game: see each game's `given`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Words = Mapping[str, str]
Position = dict[str, Any]  # some of the arguments of `given`
