"""The picture of Mars: a view becomes SVG and HTML. The drawing itself is in `drawing/`, the art in `art/`."""

from __future__ import annotations

from farside.core import marks
from farside.core.actions import Action
from farside.core.phrases import Voice
from farside.core.view import Part
from farside.games.mars.drawing import board, hand, market, planner, players, scoring, strip
from farside.games.mars.drawing import details as beside
from farside.games.mars.drawing import words as told
from farside.games.mars.drawing.scene import Scene
from farside.games.mars.view import MarsView

PACKAGE = "farside.games.mars"


def paint(view: MarsView, voice: Voice) -> list[Part]:
    """The table, part by part; the board comes first."""
    scene = Scene(view, voice)
    parts = [Part("board", "board", scene.say("board"), board.board(scene))]
    parts.append(Part("strip", "strip", scene.say("strip"), strip.strip(scene)))
    parts.append(Part("hand", "below", scene.say("panel"), panel(scene)))
    parts.append(Part("market", "below", scene.say("market"), marks.element("div", market.market(scene), "mars")))
    parts.append(Part("players", "players", scene.say("players"), players.players(scene)))
    return parts


def panel(scene: Scene) -> str:
    """The hand, and below it plans, a proposal, contracts or the final count."""
    below = scoring.scoring(scene) if scene.view.over else planner.planner(scene)
    return marks.element("div", hand.hand(scene) + below, "mars ma-panel")


def alone(view: MarsView, voice: Voice) -> str:
    """The wide board as a document of its own."""
    drawing = board.wide(Scene(view, voice))
    return marks.alone(drawing, marks.shared_style() + style(), marks.shared_symbols() + symbols())


def details(view: MarsView, voice: Voice, action: Action) -> str:
    """What stands beside an option's text."""
    return beside.details(Scene(view, voice), action)


def words(view: MarsView, voice: Voice) -> list[tuple[str, list[str]]]:
    """The position in words, by section."""
    return told.words(Scene(view, voice))


def style() -> str:
    """The palette and the style of all parts."""
    return marks.art(PACKAGE, "style.css")


def symbols() -> str:
    """The pictograms and the land."""
    return marks.symbols(PACKAGE, "symbols.svg") + marks.symbols(PACKAGE, "land.svg")
