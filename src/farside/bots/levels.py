"""Levels: the opponents that people choose from. They see more or less far, value more or less finely; none cheats.

A beginner looks at what an answer brings at once, and cannot tell apart what is nearly as good: it never takes what is
clearly worse. The others search, each further than the one below.
"""

from __future__ import annotations

from typing import Final

from farside.bots.abilities import bargaining, spread_of
from farside.bots.bot import AnySight, Bot
from farside.bots.greedy import Glance, Greedy
from farside.bots.mcts import of_level
from farside.bots.mind import mind_for
from farside.bots.thought import Effort
from farside.core.actions import Action

NEAR: Final = 1  # follow-up questions that a beginner thinks through
FEW: Final = 120  # positions that it looks at


class Beginner(Greedy):
    """Looks one step ahead, and values coarsely."""

    key = "beginner"
    level = 10

    def __init__(self, temper: str = "") -> None:
        super().__init__(dreams=1, budget=FEW, temper=temper)

    def with_temper(self, temper: str) -> Bot | None:
        return Beginner(temper)

    def choose(self, sight: AnySight) -> Action:
        options = sight.options
        if len(options) == 1:
            return options[0]
        glance = Glance(sight, self.usual(sight.game), self.budget, NEAR)
        values = glance.weigh(options)
        grain = mind_for(sight.game).grain  # what is less than that behind the best looks as good to it
        coarse = 0.0 if bargaining(glance.taste) is not None else grain * spread_of(glance.taste)
        enough = max(values) - coarse
        return sight.dice.choice([options[at] for at in range(len(options)) if values[at] >= enough])


BEGINNER: Final = Beginner()
CLUB: Final = of_level(42, "club", Effort(iterations=150, seconds=2.0))
EXPERT: Final = of_level(62, "expert", Effort(seconds=3.0))
MASTER: Final = of_level(80, "master", Effort(seconds=10.0))
