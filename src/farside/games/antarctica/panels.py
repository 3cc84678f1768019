"""Which panel of the picture a question is about, and the tabs of a phone."""

from __future__ import annotations

from typing import Final

from farside.core.panels import Focus, Tab, by_question
from farside.games.antarctica.components import ANGLES
from farside.games.antarctica.drawing.plan import QUEUE, spot
from farside.games.antarctica.view import AntarcticaView

TABS: Final = (
    Tab("ice", "ant-sun", ("board",)),
    Tab("cards", "f-cards", ("cards",)),
    Tab("tracks", "f-tracks", ("tracks",)),
)
COMPANION: Final = (Tab("players", "f-people", ("players",)),)
PANELS: Final = by_question(
    {
        "board": ["placement", "icebreaker", "lift", "drop"],
        "board cards": ["destination"],
        "board cards tracks": ["menu"],
        "tracks": ["track", "race"],
        "tracks board": ["free-cube"],
        "cards": ["pick", "draft"],
    }
)


def focus(view: AntarcticaView) -> Focus:
    """Where the sun stands, something is decided; where a ship goes, all of that side is looked at."""
    place = spot(QUEUE - 60, ANGLES[view.sun])
    return Focus(place.x, place.y, 520 if view.asks == "destination" else 440)
