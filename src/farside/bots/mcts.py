"""Mcts: thinks ahead for all seats, as long as it is given time."""

from __future__ import annotations

from farside.bots.bot import AnySight, Bot
from farside.bots.search import Plan, Search
from farside.bots.tastes.taste import Taste, taste_for
from farside.core.actions import Action


class Mcts(Bot):
    """Monte Carlo tree search."""

    def __init__(self, key: str, plan: Plan, taste: Taste | None = None) -> None:
        self.key = key
        self.plan = plan
        self.taste = taste

    def choose(self, sight: AnySight) -> Action:
        options = sight.options
        if len(options) == 1:
            return options[0]
        search = Search(sight, self.taste or taste_for(sight.game), self.plan)
        search.run()
        best = options[0]
        most = -1.0
        for edge in search.top.edges.values():
            if edge.seat == sight.seat and edge.count + edge.chance() > most and edge.action in options:
                most = edge.count + edge.chance()
                best = edge.action
        return best
