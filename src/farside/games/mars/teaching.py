"""What the lessons of Mars ask about and speak of: facts of a view, by name."""

from __future__ import annotations

from farside.core.actions import Seat
from farside.core.phrases import Voice
from farside.games.mars.components import EVENT_DOMAIN, MATERIALS
from farside.games.mars.view import MarsView


def facts(view: MarsView, voice: Voice) -> dict[str, str | int]:
    """The round, the way to the goal, and what the hand will lose."""
    seat = view.seat or 0
    found: dict[str, str | int] = {
        "round": view.round,
        "target": view.target,
        "points": view.scores[seat],
        "cards": sum(view.hand),
        "too_many": view.over_limit,
        "partners": len(view.partners),
        "limit": view.colonies[seat].limit,
    }
    found |= {f"have_{key}": count for key, count in zip(MATERIALS, view.hand, strict=False)}
    return found | rivalry(view, voice, seat)


def rivalry(view: MarsView, voice: Voice, me: Seat) -> dict[str, str | int]:
    """Of the event's kind of building: how many of mine run, and how many of the weakest and of the strongest rival."""
    domain = EVENT_DOMAIN[view.event] if view.event >= 0 else 0
    rivals = sorted(
        [seat for seat in range(view.seats) if seat != me],
        key=lambda seat: (view.colonies[seat].strength[domain], view.colonies[seat].free),
    )
    weak, strong = rivals[0], rivals[-1]
    return {
        "strength": view.colonies[me].strength[domain],
        "weak": voice.name(weak),
        "weak_strength": view.colonies[weak].strength[domain],
        "strong": voice.name(strong),
        "strong_strength": view.colonies[strong].strength[domain],
        "free": view.colonies[me].free,
        "strong_free": view.colonies[strong].free,
    }
