"""The mind of Antarctica: its taste, what is counted, and what was learnt."""

from __future__ import annotations

from typing import Final

from farside.bots.mind import Mind
from farside.bots.minds.antarctica.features import FEATURES
from farside.bots.minds.antarctica.policy import POLICY
from farside.bots.minds.antarctica.taste import TASTE
from farside.bots.minds.antarctica.tempers import HABIT, TEMPERS

MIND: Final = Mind(TASTE, FEATURES, "farside.bots.minds.antarctica", TEMPERS, POLICY, HABIT)
