"""Thought: what thinking about one decision comes to, however it is done; and with how much effort."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from farside.bots.abilities import InRounds, in_rounds
from farside.bots.bot import AnySight
from farside.bots.judge import Judge
from farside.bots.taste import Taste
from farside.bots.teller import Teller
from farside.bots.tree import Edge, Found, Node
from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Effort:
    """How to search: budgets, and what was found by trying to play best."""

    def __init__(self, iterations: int = 0, seconds: float = 0.0) -> None:
        self.iterations: int = iterations  # 0: as many as there is time for
        self.seconds: float = seconds  # 0: as long as it takes
        self.primes: bool = True  # turns are thought through by taste; else single answers are tried, unweighed
        self.playout: int = 0  # decisions played by lot before a position is valued
        self.explore: float = 0.6
        self.warmth: float = 0.04  # win chance by which the taste must prefer an answer to look at it e times as much
        self.open: float = 0.1  # the part of the attention that all answers share alike
        self.narrow: int = 24  # answers weighed at once below the root
        self.wide: int = 6  # turns kept of them
        self.first: int = 600  # positions looked at to find the turns of the decision searched for, a dream
        self.later: int = 120  # the same below
        self.rounds: int = 1  # played on before positions are compared, in games that are played in rounds
        self.onward: int = 60  # the same to play on to where a position can be valued
        self.patient: bool = False  # goes on when the best answer is certain: others want their numbers too
        self.tells: bool = False  # win chances are those that people may be told, where there are any
        self.must: Action = NOBODY  # an option that is looked at whatever the taste says of it: it was played
        self.whole: list[Action] = []  # and what went with it, where several answers are one decision
        self.noise: float = 0.0  # by how much win chances are misjudged (for beginners)


class Thought:
    """One decision of one seat."""

    def __init__(self, sight: AnySight, taste: Taste, effort: Effort) -> None:
        self.sight: Any = sight
        self.luck: int = sight.game.luck
        self.seat: Seat = sight.seat
        self.effort: Effort = effort
        first: State = sight.imagine()
        self.dreams: list[State] = [first]
        seed: int = sight.dice.getrandbits(64)
        self.judge: Judge = (Teller if effort.tells else Judge)(sight.game, taste, first, seed)
        judged = self.judge.taste
        self.pace: InRounds | None = in_rounds(judged)
        thought_of = judged.later(first, self.seat) if self.pace is None else self.pace.choices(first, self.seat)
        self.options: list[Action] = [action for action in sight.options if action in thought_of] or sight.options
        self.done: int = 0  # iterations

    def run(self) -> None:
        """Think until the budget is used up, or no other answer can come first any more."""
        raise NotImplementedError(type(self).__name__)

    def answers(self) -> list[Edge]:
        """What was found out about the options."""
        raise NotImplementedError(type(self).__name__)

    def turns_found(self) -> list[Found]:
        """The turns that were looked at, each for itself."""
        raise NotImplementedError(type(self).__name__)

    def best_answer(self) -> Edge:
        raise NotImplementedError(type(self).__name__)

    def goes_without_saying(self) -> bool:
        """Whether the question only follows from what was thought through before."""
        return self.pace is not None and self.pace.goes_without_saying(self.dreams[0])

    def heir(self, action: Action) -> Node | None:
        """What is known of the decision that this seat is asked next, once it has answered so."""
        return None

    def weigh(self, state: State, seat: Seat, action: Action) -> float:
        """The win chance of a seat right after an answer, by taste."""
        return self.judge.hope(self.judge.after(state, seat, action), seat)
