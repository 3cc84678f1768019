"""The verbs of Pebble. Append only: the numbers are part of what learners and records know."""

from __future__ import annotations

from typing import Final

from farside.core.actions import ActionSpace
from farside.games.pebble.components import BIRDS, PLAYERS, SITES

ACTIONS: Final = ActionSpace()
PLAN: Final = ACTIONS.family("plan", BIRDS)  # plan:heron
SETTLE: Final = ACTIONS.family("settle", SITES)  # settle:ford
PASS: Final = ACTIONS.family("pass")  # pass
GIVE: Final = ACTIONS.family("give", PLAYERS)  # give:sky
