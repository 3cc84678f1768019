"""The picture of Magnastorm: a view becomes SVG and HTML. The drawing itself is in `drawing/`, the art in `art/`."""

from __future__ import annotations

from farside.core.view import Part
from farside.games.magnastorm.drawing import board, goals, ladders, panels, players, research, strip
from farside.games.magnastorm.drawing.scene import Scene


def paint(scene: Scene) -> list[Part]:
    """The table, part by part; the planet comes first."""
    return [
        Part("planet", "board", scene.say("board"), board.board(scene)),
        Part("strip", "strip", scene.say("strip"), strip.strip(scene)),
        Part("panels", "aside", scene.say("panels"), panels.panels(scene)),
        Part("goals", "aside", scene.say("goals"), goals.goals(scene)),
        Part("research", "aside", scene.say("research"), research.research(scene), ladders.ladders(scene)),
        Part("players", "players", scene.say("players"), players.players(scene)),
    ]
