"""Opponents: the bots that a house offers. A host has its own list of them."""

from __future__ import annotations

from typing import Any, Protocol

from farside.bots import roster
from farside.core.actions import Action
from farside.core.game import Sight


class Player(Protocol):
    """What the table needs of a bot."""

    def choose(self, sight: Sight[Any, Any]) -> Action: ...


class Opponents:
    """The bots that are installed."""

    def names(self) -> list[str]:
        return roster.opponents()

    def bot(self, name: str) -> Player:
        return roster.bot(name)

    def patience(self, name: str) -> float:
        """Seconds a bot takes for an answer; 0 for those that answer at once, and for strangers."""
        return roster.bot(name).patience if name in roster.bots() else 0.0
