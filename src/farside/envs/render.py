"""Render: a position for people, in words or as a picture."""

from __future__ import annotations

from farside.core.actions import Seat
from farside.core.shelf import AnyGame
from farside.core.state import State

MODES = ("ansi", "svg")


def render(game: AnyGame, state: State, seat: Seat | None, mode: str) -> str:
    """What a seat (None: a spectator) sees."""
    view = game.view(state, seat)
    if mode == "svg":
        return game.picture(view)
    voice = game.voice("en", (), seat)
    sections = [
        f"{heading}\n" + "".join(f"  {line}\n" for line in lines) for heading, lines in game.describe(view, voice)
    ]
    return "".join([f"{game.headline(view, voice)}\n", *sections]).lstrip()
