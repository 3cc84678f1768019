"""What the lesson of Pebble asks about and speaks of: facts of a view, by name."""

from __future__ import annotations

from farside.core.phrases import Voice
from farside.games.pebble.view import PebbleView


def facts(view: PebbleView, voice: Voice) -> dict[str, str | int]:
    """The round, and what the reader has."""
    seat = view.seat or 0
    return {
        "round": view.round,
        "rounds": view.rounds,
        "pebbles": view.pebbles[seat],
        "sites": sum(owner == seat for owner in view.owner),
    }
