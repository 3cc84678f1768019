"""What the lessons of Skymines ask about and speak of: facts of a view, by name."""

from __future__ import annotations

from farside.core.actions import NOBODY
from farside.core.phrases import Voice
from farside.games.skymines.view import SkyminesView


def facts(view: SkyminesView, voice: Voice) -> dict[str, str | int]:
    """The round, how many cards are laid, what is left to do."""
    player = view.players[view.seat or 0]
    return {
        "round": view.round,
        "coins": player.coins,
        "laid": sum(card != NOBODY for card in view.planned),
        "slots": sum(slot.on for slot in player.slots),
        "markers": player.markers,
        "upload": player.upload,
    }
