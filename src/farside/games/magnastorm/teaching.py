"""What the lessons of Magnastorm ask about and speak of: facts of a view, by name."""

from __future__ import annotations

from farside.core.phrases import Voice
from farside.games.magnastorm.components import ROWS
from farside.games.magnastorm.view import MagnaView


def facts(view: MagnaView, voice: Voice) -> dict[str, str | int]:
    """The round, what is in hand, who is left above, and whether the row that costs nothing has room."""
    player = view.players[view.seat or 0]
    return {
        "round": view.round,
        "goal": view.goal,
        "rounds": view.rounds,
        "cubes": sum(player.cubes),
        "above": view.crew_above,
        "commanders": len(player.commanders),
        "reputation": player.reputation,
        "row1": int(any(not sum(crew) for crew in view.lower[::ROWS])),
    }
