"""What the lessons of Skymines ask about and speak of: facts of a view, by name."""

from __future__ import annotations

from farside.core.actions import NOBODY
from farside.core.phrases import Voice
from farside.games.skymines.view import SkyminesView


def facts(view: SkyminesView, voice: Voice) -> dict[str, str | int]:
    """The round, how many cards are laid, what is left to do."""
    player = view.players[view.seat or 0]
    found: dict[str, str | int] = {
        "round": view.round,
        "coins": player.coins,
        "laid": sum(card != NOBODY for card in view.planned),
        "slots": sum(slot.on for slot in player.slots),
        "markers": player.markers,
        "upload": player.upload,
        "expanded": sum(max(company.sectors, -company.lost) for company in view.companies),
    }
    return found | of_luna(view) | of_threat(view)


def of_luna(view: SkyminesView) -> dict[str, str | int]:
    """How far Luna is in this round: whether her majorities lie open, what she has turned up, whether she is done."""
    luna = view.luna
    if luna is None:
        return {"dealt": 0, "turned": 0, "away": 0, "level": 0}
    return {
        "dealt": sum(card != NOBODY for card in luna.majority),
        "turned": sum(card >= 0 for card in luna.slots),
        "away": int(luna.passed),
        "level": luna.level,
    }


def of_threat(view: SkyminesView) -> dict[str, str | int]:
    """Whether a threat is on the board, whether what it asks for could be paid, whether it is being faced."""
    threat = view.threat
    if threat is None:
        return {"threat": 0, "rich": 0, "faced": 0}
    met = bool(threat.met) and threat.met[view.seat or 0]
    return {"threat": int(threat.wild == NOBODY), "rich": int(met), "faced": int(threat.facing)}
