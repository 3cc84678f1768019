"""Which panel of the picture a question is about, and the tabs of a phone."""

from __future__ import annotations

from typing import Final

from farside.core.panels import Focus, Tab, by_question

TABS: Final = (
    Tab("colony", "mars-housing", ("board",)),
    Tab("build", "mars-mine", ("hand", "market")),
    Tab("rivals", "mars-conflict", ("rivals",)),
    Tab("deals", "mars-deal", ("deals",)),
)
COMPANION: Final = (
    Tab("hand", "mars-hand", ("hand", "rivals")),
    Tab("deals", "mars-deal", ("deals",)),
    Tab("tiles", "mars-mine", ("market",)),
    Tab("players", "f-people", ("players",)),
)
FOCUSES: Final = {"": Focus(530, 330, 620)}
PANELS: Final = by_question(
    {
        "board hand": ["mine", "build"],
        "board": ["give-up", "save", "arrange", "vein"],
        "hand": [
            *("start", "return", "roll", "reroll", "draw", "spare", "sign", "discard"),
        ],
        "hand deals": ["trade", "fetch", "synthesize"],
        "deals rivals": ["opening", "draft", "offers"],
        "deals hand rivals": ["answer", "hear", "choice"],
        "rivals players": ["opponent", "raid", "spy", "borrow"],
        "rivals hand": ["parry"],
        "rivals": ["look", "seize", "claim", "destroy", "contest"],
    }
)
