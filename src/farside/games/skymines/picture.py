"""The picture of Skymines: a view becomes SVG and HTML. The drawing itself is in `drawing/`, the art in `art/`."""

from __future__ import annotations

from farside.core.view import Part
from farside.games.skymines.drawing import board, laboratory, market, mine, orbits, players, strip
from farside.games.skymines.drawing.scene import Scene


def paint(scene: Scene) -> list[Part]:
    """The table, part by part; the board comes first."""
    return [
        Part("board", "board", scene.say("board"), board.board(scene)),
        Part("strip", "strip", scene.say("strip"), strip.strip(scene)),
        Part("mine", "below", scene.say("mine"), mine.mine(scene)),
        Part("market", "left", scene.say("market"), market.market(scene)),
        Part("laboratory", "right", scene.say("research"), laboratory.laboratory(scene)),
        Part("tracks", "small", scene.say("companies"), orbits.straight(scene)),
        Part("players", "players", scene.say("players"), players.players(scene)),
    ]
