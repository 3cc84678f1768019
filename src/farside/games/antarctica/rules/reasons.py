"""What the reason for a refusal names."""

from __future__ import annotations

from farside.games.antarctica.components import KINDS


def kinds(mask: int) -> list[int]:
    """The kinds of building in a set."""
    return [kind for kind in range(len(KINDS)) if mask >> kind & 1]
