"""What the columns of the action board are called: by the commanders who stand above them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from farside.core.actions import NOBODY
from farside.games.magnastorm.cards import COMMANDERS
from farside.games.magnastorm.components import COLUMNS


def named_after(chiefs: Sequence[int]) -> Mapping[str, str]:
    """For each column with a commander, the text that names it after him."""
    there = [(at, chief) for at, chief in enumerate(chiefs) if chief != NOBODY]
    return {f"column-{COLUMNS[at]}": f"chief-{COMMANDERS[chief]}" for at, chief in there}
