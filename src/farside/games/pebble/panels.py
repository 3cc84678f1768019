"""Which panel of the picture a question is about, and the tabs of a phone."""

from __future__ import annotations

from typing import Final

from farside.core.panels import Focus, Tab, by_question

TABS: Final = (Tab("river", "peb-river", ("river",)), Tab("hand", "peb-bird", ("hand",)))
COMPANION: Final = (Tab("birds", "f-cards", ("hand", "players")),)
FOCUSES: Final = {"": Focus(480, 270, 700)}
PANELS: Final = by_question({"hand river": ["plan"], "river hand": ["turn"], "players": ["gift"]})
