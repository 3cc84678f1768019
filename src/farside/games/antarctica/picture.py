"""The picture of Antarctica: a view becomes SVG and HTML. The drawing itself is in `drawing/`, the art in `art/`."""

from __future__ import annotations

from farside.core.view import Part
from farside.games.antarctica.drawing import board, cards, players, strip, tracks
from farside.games.antarctica.drawing.scene import Scene


def paint(scene: Scene) -> list[Part]:
    """The table, part by part; the board comes first."""
    parts = [Part("board", "board", scene.say("board"), board.board(scene))]
    if not scene.view.over:
        parts.append(Part("strip", "strip", scene.say("strip"), strip.strip(scene)))
        parts.append(Part("cards", "aside", scene.say("cards"), cards.cards(scene)))
    parts.append(Part("tracks", "small", scene.say("research"), tracks.borehole(scene)))
    parts.append(Part("players", "players", scene.say("players"), players.players(scene)))
    return parts
