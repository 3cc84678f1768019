"""The picture of Skymines: a view becomes SVG and HTML. The drawing itself is in `drawing/`, the art in `art/`."""

from __future__ import annotations

from farside.core import marks
from farside.core.actions import Action
from farside.core.phrases import Voice
from farside.core.view import Part
from farside.games.skymines.drawing import board, laboratory, market, mine, orbits, players, strip
from farside.games.skymines.drawing import details as beside
from farside.games.skymines.drawing import forecast as ahead
from farside.games.skymines.drawing import words as told
from farside.games.skymines.drawing.scene import Scene
from farside.games.skymines.view import SkyminesView

PACKAGE = "farside.games.skymines"


def paint(view: SkyminesView, voice: Voice) -> list[Part]:
    """The table, part by part; the board comes first."""
    scene = Scene(view, voice)
    return [
        Part("board", "board", scene.say("board"), board.board(scene)),
        Part("strip", "strip", scene.say("strip"), strip.strip(scene)),
        Part("mine", "below", scene.say("mine"), mine.mine(scene)),
        Part("market", "left", scene.say("market"), market.market(scene)),
        Part("laboratory", "right", scene.say("research"), laboratory.laboratory(scene)),
        Part("tracks", "small", scene.say("companies"), orbits.straight(scene)),
        Part("players", "players", scene.say("players"), players.players(scene)),
    ]


def details(view: SkyminesView, voice: Voice, action: Action) -> str:
    """What stands beside an option's text."""
    return beside.details(Scene(view, voice), action)


def forecast(view: SkyminesView, voice: Voice) -> str:
    """What stands under the question."""
    return ahead.forecast(Scene(view, voice))


def words(view: SkyminesView, voice: Voice) -> list[tuple[str, list[str]]]:
    """The position in words, by section."""
    return told.words(Scene(view, voice))


def headline(view: SkyminesView, voice: Voice) -> str:
    """The round."""
    return told.headline(Scene(view, voice))


def style() -> str:
    """The palette and the style of all parts."""
    return marks.art(PACKAGE, "style.css")


def symbols() -> str:
    """The pictograms and the scenery."""
    return (
        marks.symbols(PACKAGE, "symbols.svg") + marks.symbols(PACKAGE, "moon.svg") + marks.symbols(PACKAGE, "belt.svg")
    )
