"""The picture of Antarctica: a view becomes SVG and HTML. The drawing itself is in `drawing/`, the art in `art/`."""

from __future__ import annotations

from farside.core import marks
from farside.core.actions import Action
from farside.core.phrases import Voice
from farside.core.view import Part
from farside.games.antarctica.drawing import board, cards, players, scoring, strip
from farside.games.antarctica.drawing import details as beside
from farside.games.antarctica.drawing import words as told
from farside.games.antarctica.drawing.scene import Scene
from farside.games.antarctica.view import AntarcticaView

PACKAGE = "farside.games.antarctica"


def paint(view: AntarcticaView, voice: Voice) -> list[Part]:
    """The table, part by part; the board comes first."""
    scene = Scene(view, voice)
    parts = [Part("board", "board", scene.say("board"), board.board(scene))]
    if view.over:
        parts.append(Part("scoring", "aside", scene.say("scoring"), scoring.scoring(scene)))
    else:
        parts.append(Part("strip", "strip", scene.say("strip"), strip.strip(scene)))
        parts.append(Part("cards", "aside", scene.say("cards"), cards.cards(scene)))
    parts.append(Part("players", "players", scene.say("players"), players.players(scene)))
    return parts


def details(view: AntarcticaView, voice: Voice, action: Action) -> str:
    """What stands beside an option's text."""
    return beside.details(Scene(view, voice), action)


def words(view: AntarcticaView, voice: Voice) -> list[tuple[str, list[str]]]:
    """The position in words, by section."""
    return told.words(Scene(view, voice))


def style() -> str:
    """The palette and the style of all parts."""
    return marks.art(PACKAGE, "style.css")


def symbols() -> str:
    """The pictograms and the scenery."""
    return marks.symbols(PACKAGE, "symbols.svg") + marks.symbols(PACKAGE, "continent.svg")
