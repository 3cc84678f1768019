"""What the lessons of Mars ask about and speak of: facts of a view, by name."""

from __future__ import annotations

from farside.core.phrases import Voice
from farside.games.mars.view import MarsView


def facts(view: MarsView, voice: Voice) -> dict[str, str | int]:
    """The round, the way to the goal, and what the hand will lose."""
    seat = view.seat or 0
    return {
        "round": view.round,
        "target": view.target,
        "points": view.scores[seat],
        "cards": sum(view.hand),
        "too_many": view.over_limit,
        "partners": len(view.partners),
    }
