"""The shelf: the installed games, found by entry point, so that other packages can add theirs."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from farside.core.game import Game

GROUP = "farside.games"
AnyGame = Game[Any, Any]  # a shelf holds games of every kind
OPENED: Final[set[str]] = set()  # the games that somebody has asked for: they are made, from one box


@cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def shelf() -> list[str]:
    """The keys of the installed games."""
    return sorted(_installed())


@cache
def game(key: str) -> AnyGame:
    """An installed game by its key; ValueError lists what is there."""
    point = _installed().get(key)
    if point is None:
        raise ValueError(f"there is no game '{key}'; possible: {', '.join(shelf())}")
    found = point.load()
    assert isinstance(found, Game), f"the entry point {key} of {GROUP} names no Game"
    OPENED.add(key)
    return found
