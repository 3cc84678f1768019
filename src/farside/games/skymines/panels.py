"""Which panel of the picture a question is about, and the tabs of a phone."""

from __future__ import annotations

from typing import Final

from farside.core.panels import Focus, Panel, Tab, by_question
from farside.games.skymines.actions import ACTIONS
from farside.games.skymines.view import SkyminesView

TABS: Final = (
    Tab("moon", "sky-moon", ("board", "firm")),
    Tab("tracks", "f-tracks", ("tracks",)),
    Tab("market", "sky-cards", ("cards", "majorities", "bonus")),
    Tab("lab", "sky-rp", ("plans", "lab")),
    Tab("mine", "sky-engineer", ("slots", "hand", "tank")),
)
COMPANION: Final = (
    Tab("bonus", "sky-cards", ("majorities", "bonus")),
    Tab("score", "f-people", ("players",)),
    Tab("tracks", "f-tracks", ("tracks",)),
)
FOCUSES: Final = {"": Focus(318, 210, 400)}
PANELS: Final = by_question(
    {
        "slots": ["rest", "lay", "spend", "pile"],
        "slots plans": ["set-up", "tile"],
        "hand cards": ["plan", "destroy", "bridge"],
        "slots plans cards": ["turn"],
        "slots tracks": ["part"],
        "cards": ["shop", "recover"],
        "cards tracks": ["acquire"],
        "majorities tracks": ["tier"],
        "bonus tracks": ["gift"],
        "bonus": ["marker"],
        "tracks": ["invest", "onward", "track"],
        "board tracks": ["expand", "enter", "enter-belt"],
        "board": ["lift", "home", "remove"],
        "plans": ["rp"],
        "lab": ["put"],
        "lab slots": ["upload"],
        "players board": ["last-tasks"],
        "players": ["again"],
    }
)
MARKERS: Final = Panel("bonus", ("majorities", "cards", "slots"))  # when only markers are left to place
OWN: Final = ("use", "energy", "plus", "research", "field", "flip")  # verbs of what lies on the own board


def panel(view: SkyminesView) -> Panel | None:
    """On one's turn the own board while a card of it can be used, else where markers are placed."""
    if view.asks == "turn" and view.options and not any(_verb(action) in OWN for action in view.options):
        return MARKERS if any(_verb(action) == "bonus" for action in view.options) else PANELS["turn"]
    return PANELS.get(view.asks)


def _verb(action: int) -> str:
    return ACTIONS.name(action).partition(":")[0]
