"""Which panel of the picture a question is about, and the tabs of a phone."""

from __future__ import annotations

from typing import Final

from farside.core.panels import Tab, by_question

TABS: Final = (
    Tab("ice", "ant-sun", ("board",)),
    Tab("cards", "f-cards", ("cards", "scoring")),
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
