"""Zones that a ship may come to."""

from __future__ import annotations

from farside.core.state import OPEN
from farside.games.antarctica.components import OPEN_ZONE_BITS
from farside.games.antarctica.rules.clauses import CLOSED_ZONE
from farside.games.antarctica.state import AntarcticaState


def judge_room(state: AntarcticaState, zone: int, full: int) -> int:
    """ANT-SET-1  Only zones that are open with so many players, and with room: else the clause that says so."""
    if OPEN_ZONE_BITS[state.seats] >> zone & 1 == 0:
        return CLOSED_ZONE
    return full if state.is_full(zone) else OPEN
