"""The mind of Mars: its taste, what is counted, and what was learnt."""

from __future__ import annotations

from typing import Final

from farside.bots.mind import Mind
from farside.bots.minds.mars.features import FEATURES
from farside.bots.minds.mars.policy import POLICY
from farside.bots.minds.mars.taste import TASTE
from farside.bots.minds.mars.tempers import TEMPERS

MIND: Final = Mind(TASTE, FEATURES, "farside.bots.minds.mars", TEMPERS, POLICY, grain=0.25)
