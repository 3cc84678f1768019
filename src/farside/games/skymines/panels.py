"""Which panel of the picture a question is about, and the tabs of a phone."""

from __future__ import annotations

from typing import Final

from farside.core.panels import Panel, Tab, by_question
from farside.games.skymines.actions import ACTIONS
from farside.games.skymines.view import SkyminesView

TABS: Final = (
    Tab("moon", "sky-moon", ("board",)),
    Tab("tracks", "f-tracks", ("tracks",)),
    Tab("market", "sky-cards", ("market",)),
    Tab("lab", "sky-rp", ("laboratory",)),
    Tab("mine", "sky-sci", ("mine",)),
)
COMPANION: Final = (
    Tab("market", "sky-cards", ("market",)),
    Tab("score", "f-people", ("players",)),
    Tab("tracks", "f-tracks", ("tracks",)),
)
PANELS: Final = by_question(
    {
        "mine": ["rest", "lay", "spend", "pile"],
        "mine laboratory": ["set-up", "tile"],
        "mine market": ["plan", "destroy", "bridge"],
        "mine laboratory market": ["turn"],
        "mine tracks": ["part"],
        "market": ["shop", "recover", "marker"],
        "market tracks": ["acquire", "tier", "gift"],
        "tracks": ["invest", "onward", "track"],
        "board tracks": ["expand", "enter", "enter-belt"],
        "board": ["lift", "home", "remove"],
        "laboratory": ["rp", "put"],
        "laboratory mine": ["upload"],
        "players board": ["last-tasks"],
        "players": ["again"],
    }
)
MARKERS: Final = Panel("market", ("laboratory", "mine"))  # when only markers are left to place
OWN: Final = ("use", "energy", "plus", "research", "field", "flip")  # verbs of what lies on the own board


def panel(view: SkyminesView) -> Panel | None:
    """On one's turn the own board while a card of it can be used, else where markers are placed."""
    if view.asks == "turn" and view.options and not any(_verb(action) in OWN for action in view.options):
        return MARKERS if any(_verb(action) == "bonus" for action in view.options) else PANELS["turn"]
    return PANELS.get(view.asks)


def _verb(action: int) -> str:
    return ACTIONS.name(action).partition(":")[0]
