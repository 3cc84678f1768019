"""Mcts: thinks ahead for all seats, as long as it is given time. Its levels differ in time and in care; none cheats."""

from __future__ import annotations

from typing import Any, Final

from farside.bots.abilities import bargaining
from farside.bots.bot import AnySight, Bot
from farside.bots.greedy import Greedy
from farside.bots.mind import taste_for
from farside.bots.rounds import think
from farside.bots.taste import Taste
from farside.bots.thought import Effort, Thought
from farside.bots.tree import Edge, Node
from farside.core.actions import Action
from farside.core.state import State

HASTY: Final = Greedy()
REMEMBERED: Final = 8  # turns under way whose trees are kept
LONGEST: Final = 3.0  # seconds, where an effort counts iterations


class Mcts(Bot):
    """Monte Carlo tree search. While its turn goes on it remembers what it has thought of."""

    def __init__(self, key: str, effort: Effort, taste: Taste | None = None, temper: str = "") -> None:
        self.key = key
        self.effort = effort
        self.taste = taste
        self.temper = temper
        self.hasty: Greedy = Greedy(temper=temper) if temper else HASTY  # for what is not worth a search
        self.patience = effort.seconds or LONGEST
        self.memories: list[Memory] = []

    def with_temper(self, temper: str) -> Bot | None:
        return Mcts(self.key, self.effort, temper=temper)

    def choose(self, sight: AnySight) -> Action:
        options = sight.options
        if len(options) == 1:
            return options[0]
        taste = self.taste or taste_for(sight.game, self.temper)
        search = think(sight, taste, self.effort, self.recall(sight))
        if search.goes_without_saying():
            return self.hasty.choose(sight)
        if bargaining(taste.for_decision(search.dreams[0])) is not None:
            answer = self.hasty.choose(sight)
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


def of_level(level: int, key: str, effort: Effort, noise: float = 0.0, former: str = "") -> Mcts:
    """A bot of this kind; with noise it misjudges what it sees."""
    effort.noise = noise
    found = Mcts(key, effort)
    found.level = level
    found.former = former
    return found


# The first levels: they stay what they were, for tables and records that name them.
EASY: Final = of_level(40, "mcts-easy", Effort(iterations=40, seconds=2.0), noise=0.15, former="beginner")
NORMAL: Final = of_level(50, "mcts-normal", Effort(iterations=400, seconds=2.0), former="club")
HARD: Final = of_level(60, "mcts-hard", Effort(seconds=3.0), former="expert")
BOT: Final = of_level(70, "mcts", Effort(seconds=1.0))  # plays as well as it can in a second
