"""The mind of Magnastorm: its taste, what is counted, and what was learnt."""

from __future__ import annotations

from typing import Final

from farside.bots.mind import Mind
from farside.bots.minds.magnastorm.features import FEATURES
from farside.bots.minds.magnastorm.policy import POLICY
from farside.bots.minds.magnastorm.taste import TASTE
from farside.bots.minds.magnastorm.tempers import TEMPERS

MIND: Final = Mind(TASTE, FEATURES, "farside.bots.minds.magnastorm", TEMPERS, POLICY)
