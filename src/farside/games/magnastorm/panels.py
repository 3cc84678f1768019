"""Which panel of the picture a question is about, and the tabs of a phone."""

from __future__ import annotations

from typing import Final

from farside.core.panels import Focus, Tab, by_question
from farside.games.magnastorm.cards import SECTOR_ANGLE
from farside.games.magnastorm.drawing.plan import spot
from farside.games.magnastorm.view import MagnaView

TABS: Final = (
    Tab("planet", "mag-storm", ("planet",)),
    Tab("crew", "mag-crew", ("panels",)),
    Tab("research", "f-tracks", ("research",)),
    Tab("goals", "mag-goal", ("goals",)),
)
COMPANION: Final = (Tab("players", "f-people", ("players", "goals")),)
PANELS: Final = by_question(
    {
        "panels": ["first-crew", "with-b", "new-crew", "lay", "pick", "fame"],
        "panels goals": ["turn"],
        "panels planet": ["place", "action", "after-lab"],
        "panels players": ["payment", "barter", "offer"],
        "research": ["first-track", "track", "redirect", "lowest", "how-many"],
        "research players": ["cube", "return"],
        "research goals": ["lower"],
        "planet": ["drive", "leave-storm", "pushed", "from-station", "go-on", "extra-step"],
        "planet players": ["fee", "foreign"],
        "planet research": ["station", "lab", "second-lab"],
        "planet goals": ["retrieve"],
        "goals": ["card-order"],
        "goals planet research": ["objective"],
    }
)


def focus(view: MagnaView) -> Focus:
    """The middle of the calm sectors: there scouts drive and laboratories are built."""
    place = spot(SECTOR_ANGLE[view.calm[1]], 150)
    return Focus(place.x, place.y, 430)
