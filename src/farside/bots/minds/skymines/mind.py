"""The mind of Skymines: its taste, what is counted, and what was learnt."""

from __future__ import annotations

from typing import Final

from farside.bots.mind import Mind
from farside.bots.minds.skymines.features import FEATURES
from farside.bots.minds.skymines.policy import POLICY
from farside.bots.minds.skymines.taste import TASTE
from farside.bots.minds.skymines.tempers import TEMPERS

MIND: Final = Mind(TASTE, FEATURES, "farside.bots.minds.skymines", TEMPERS, POLICY)
