"""The picture of Mars: a view becomes SVG and HTML. The drawing itself is in `drawing/`, the art in `art/`."""

from __future__ import annotations

from farside.core import marks
from farside.core.view import Part
from farside.games.mars.drawing import deals, hand, market, others, planner, players, rivals, strip
from farside.games.mars.drawing.scene import Scene


def paint(scene: Scene) -> list[Part]:
    """The table, part by part; the board comes first."""
    parts = [Part("board", "board", scene.say("board"), others.board(scene))]
    parts.append(Part("strip", "strip", scene.say("strip"), strip.strip(scene)))
    if scene.view.seat is not None or scene.view.over or scene.colony.hand is not None:
        parts.append(Part("hand", "below", scene.say("panel"), panel(scene)))
    parts.append(Part("rivals", "below", scene.say("rivals"), rivals.rivals(scene)))
    parts.append(Part("deals", "below", scene.say("deals"), deals.deals(scene)))
    parts.append(Part("market", "below", scene.say("market"), market.market(scene)))
    parts.append(Part("players", "players", scene.say("players"), players.players(scene)))
    return parts


def panel(scene: Scene) -> str:
    """The hand, and below it plans, a proposal or contracts, until the game is over; on a phone, above it the event."""
    if scene.view.over:
        return marks.element("div", hand.hand(scene), "mars ma-panel")
    return marks.element("div", strip.news(scene) + hand.hand(scene) + planner.planner(scene), "mars ma-panel")
