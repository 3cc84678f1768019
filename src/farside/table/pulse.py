"""Pulse: what tells whether something has changed."""

from __future__ import annotations

from typing import NamedTuple


class Pulse(NamedTuple):
    """Of a table: how often moves were taken back, how many there are, renamings. Of a campaign: see `Campaigns`."""

    era: int
    ply: int
    named: int

    @property
    def mark(self) -> str:
        """What a page has shown last, to compare with what is told."""
        return "-".join(map(str, self))
