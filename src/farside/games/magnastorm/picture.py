"""The picture of Magnastorm: a view becomes SVG and HTML. The drawing itself is in `drawing/`, the art in `art/`."""

from __future__ import annotations

from farside.core import marks
from farside.core.actions import Action
from farside.core.phrases import Voice
from farside.core.view import Part
from farside.games.magnastorm.drawing import board, goals, panels, players, research, strip
from farside.games.magnastorm.drawing import details as beside
from farside.games.magnastorm.drawing import words as told
from farside.games.magnastorm.drawing.scene import Scene
from farside.games.magnastorm.view import MagnaView

PACKAGE = "farside.games.magnastorm"


def paint(view: MagnaView, voice: Voice) -> list[Part]:
    """The table, part by part; the planet comes first."""
    scene = Scene(view, voice)
    return [
        Part("planet", "board", scene.say("board"), board.board(scene)),
        Part("strip", "strip", scene.say("strip"), strip.strip(scene)),
        Part("panels", "aside", scene.say("panels"), panels.panels(scene)),
        Part("goals", "aside", scene.say("goals"), goals.goals(scene)),
        Part("research", "aside", scene.say("research"), research.research(scene)),
        Part("players", "players", scene.say("players"), players.players(scene)),
    ]


def details(view: MagnaView, voice: Voice, action: Action) -> str:
    """What stands beside an option's text."""
    return beside.details(Scene(view, voice), action)


def headline(view: MagnaView, voice: Voice) -> str:
    """The round, and the reputation that ends the game."""
    return voice.say("picture-headline", {"n": view.round, "of": view.rounds, "goal": view.goal})


def words(view: MagnaView, voice: Voice) -> list[tuple[str, list[str]]]:
    """The position in words, by section."""
    return told.words(Scene(view, voice))


def style() -> str:
    """The palette and the style of all parts."""
    return marks.art(PACKAGE, "style.css")


def symbols() -> str:
    """The pictograms and the scenery."""
    return marks.symbols(PACKAGE, "symbols.svg") + marks.symbols(PACKAGE, "planet.svg")
