"""Opponents: the bots that a house offers. A host has its own list of them."""

from __future__ import annotations

from math import inf
from typing import Any, Protocol

from farside.bots import roster
from farside.bots.mind import tempers_for
from farside.core import shelf
from farside.core.actions import Action
from farside.core.game import Sight


class Player(Protocol):
    """What the table needs of a bot."""

    def choose(self, sight: Sight[Any, Any]) -> Action: ...


class Opponents:
    """The bots that are installed, but for those who would think longer than the house lets them."""

    def __init__(self, longest: float = inf) -> None:
        self.longest = longest  # seconds a move

    def names(self) -> list[str]:
        """Who is offered, the weakest first."""
        return [name for name in roster.opponents() if roster.bot(name).patience <= self.longest]

    def check(self, name: str, game: str) -> None:
        """ValueError for somebody who cannot sit down to a game; those of old may, and whoever has a temper."""
        plain = roster.plain(name)
        if plain not in self.names() and roster.today(plain) not in self.names():
            raise ValueError(f"there is no bot '{name}'; possible: {', '.join(self.names())}")
        roster.check_temper(name, shelf.game(game))

    def tempers(self, game: str) -> list[str]:
        """How those may differ who play a game."""
        return tempers_for(shelf.game(game))

    def bot(self, name: str) -> Player:
        return roster.bot(name)

    def patience(self, name: str) -> float:
        """Seconds a bot takes for an answer; 0 for those that answer at once, and for strangers."""
        return roster.bot(name).patience if roster.plain(name) in roster.bots() else 0.0
