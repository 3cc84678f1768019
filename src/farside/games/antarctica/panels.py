"""Which panel of the picture a question is about, and the tabs of a phone."""

from __future__ import annotations

from typing import Final

from farside.core.panels import Tab, by_question

TABS: Final = (
    Tab("ice", "ant-sun", ("board",)),
    Tab("cards", "f-cards", ("cards", "scoring")),
)
COMPANION: Final = (Tab("players", "f-people", ("players",)),)
PANELS: Final = by_question(
    {
        "board": ["placement", "icebreaker", "lift", "drop", "track", "race", "free-cube"],
        "board cards": ["destination", "menu"],
        "cards": ["pick", "draft"],
    }
)
