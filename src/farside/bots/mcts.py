"""Mcts: thinks ahead for all seats, as long as it is given time. Its levels differ in time and in care; none cheats."""

from __future__ import annotations

from typing import Any, Final

from farside.bots.bot import AnySight, Bot
from farside.bots.greedy import Greedy
from farside.bots.rounds import think
from farside.bots.tastes.taste import Taste, taste_for
from farside.bots.thought import Plan, Thought
from farside.bots.tree import Edge, Node
from farside.core.actions import Action
from farside.core.state import State

HASTY: Final = Greedy()
REMEMBERED: Final = 8  # turns under way whose trees are kept
LONGEST: Final = 3.0  # seconds, where a plan counts iterations


class Mcts(Bot):
    """Monte Carlo tree search. While its turn goes on it remembers what it has thought of."""

    def __init__(self, key: str, plan: Plan, taste: Taste | None = None) -> None:
        self.key = key
        self.plan = plan
        self.taste = taste
        self.patience = plan.seconds or LONGEST
        self.memories: list[Memory] = []

    def choose(self, sight: AnySight) -> Action:
        options = sight.options
        if len(options) == 1:
            return options[0]
        taste = self.taste or taste_for(sight.game)
        search = think(sight, taste, self.plan, self.recall(sight))
        if search.judge.taste.goes_without_saying(search.dreams[0]):
            return HASTY.choose(sight)
        if taste.for_decision(search.dreams[0]).short:
            answer = HASTY.choose(sight)
            if answer not in search.options:
                return answer
        if len(search.options) == 1:
            return search.options[0]
        search.run()
        best = search.best_answer()
        self.remember(search, best)
        return best.action

    def remember(self, search: Thought, best: Edge) -> None:
        """Keep what was thought of for the questions that follow, if the answer is as expected."""
        node = search.heir(best.action)
        if node is None:
            return
        expected: State = search.dreams[0].clone()
        expected.push(search.seat, best.action)
        if not expected.over and expected.asked(search.seat):
            self.memories.append(Memory(search.sight.game.view(expected, search.seat), node))
            del self.memories[:-REMEMBERED]

    def recall(self, sight: AnySight) -> Node | None:
        """The part of the tree that leads on from exactly what this seat sees now."""
        for at in range(len(self.memories)):
            if self.memories[at].view == sight.view:
                return self.memories.pop(at).node
        return None


class Memory:
    """What a seat expects to see next, and the tree from there."""

    def __init__(self, view: Any, node: Node) -> None:
        self.view = view
        self.node = node


def levels() -> list[Bot]:
    """The bots of this kind, the weakest first; the last one plays as well as it can in a second."""
    easy = Plan(iterations=40, seconds=2.0)
    easy.noise = 0.15
    normal = Plan(iterations=400, seconds=2.0)
    return [
        Mcts("mcts-easy", easy),
        Mcts("mcts-normal", normal),
        Mcts("mcts-hard", Plan(seconds=3.0)),
        Mcts("mcts", Plan(seconds=1.0)),
    ]
