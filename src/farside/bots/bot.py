"""Bot: somebody who answers. All it knows is in the sight it is given, the dice included."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from farside.core.actions import Action
from farside.core.game import Sight

AnySight = Sight[Any, Any]  # a bot plays games of every kind


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player without a memory: the same sight with the same dice gets the same answer."""

    key: str = ""
    patience: float = 0.0  # seconds it takes for an answer; 0: it answers at once
    level: int = 100  # bots are listed by it, the weakest first
    yardstick: bool = False  # for the lab; a person has better ones to play with

    former: str = ""  # the name of whoever took its place; it plays on where it sits, and is offered no more

    def with_temper(self, temper: str) -> Bot | None:
        """The same bot with a temper, as strong; None if it has none to choose from."""
        return None

    def choose(self, sight: AnySight) -> Action:
        """One of the sight's options."""
        raise NotImplementedError(self.key)
