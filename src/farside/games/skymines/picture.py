"""The picture of Skymines: a view becomes SVG and HTML. The drawing itself is in `drawing/`, the art in `art/`."""

from __future__ import annotations

from farside.core.view import Part
from farside.games.skymines.drawing import board, firm, hand, laboratory, lines, market, mine, own, players, strip
from farside.games.skymines.drawing.scene import Scene


def paint(scene: Scene) -> list[Part]:
    """The table, part by part; the board comes first."""
    return [
        Part("board", "board", scene.say("board"), board.board(scene)),
        Part("strip", "strip", scene.say("strip"), strip.strip(scene)),
        Part("slots", "below", scene.say("mine"), mine.mine(scene)),
        Part("hand", "below", scene.say("hand-part"), hand.hand(scene)),
        Part("tank", "below", scene.say("tank"), own.tank(scene)),
        Part("lab", "below", scene.say("lab"), own.lab(scene)),
        Part("cards", "left", scene.say("market"), market.cards(scene)),
        Part("majorities", "left", scene.say("majorities"), market.majorities(scene)),
        Part("plans", "right", scene.say("research"), laboratory.plans(scene)),
        Part("bonus", "right", scene.say("bonus"), laboratory.bonus(scene)),
        Part("tracks", "small", scene.say("companies"), lines.straight(scene)),
        Part("firm", "small", scene.say("expanding"), firm.firm(scene)),
        Part("players", "players", scene.say("players"), players.players(scene)),
    ]
