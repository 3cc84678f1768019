"""The mind of Pebble: its taste, what is counted, and what was learnt."""

from __future__ import annotations

from typing import Final

from farside.bots.mind import Mind
from farside.bots.minds.pebble.features import FEATURES
from farside.bots.minds.pebble.policy import POLICY
from farside.bots.minds.pebble.taste import TASTE

MIND: Final = Mind(TASTE, FEATURES, "farside.bots.minds.pebble", policy=POLICY)
