"""Pulse: what tells whether something has changed."""

from __future__ import annotations

from typing import NamedTuple


class Pulse(NamedTuple):
    """Of a table: how often moves were taken back, how many there are, renamings. Of a campaign: see `Campaigns`."""

    era: int
    ply: int
    named: int
