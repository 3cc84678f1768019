"""Greedy: looks one decision ahead, to the end of its own follow-up questions, and takes what tastes best."""

from __future__ import annotations

from typing import Final

from farside.bots.abilities import Bargains, bargaining, haste_of, is_resigned, spread_of
from farside.bots.bot import AnySight, Bot
from farside.bots.mind import handmade_for, manner_for
from farside.bots.taste import Taste
from farside.core.actions import Action, Seat
from farside.core.shelf import AnyGame
from farside.core.state import State

DREAMS: Final = 6  # where something is revealed, so many dreams are averaged
DEPTH: Final = 6  # follow-up questions that are thought through
BUDGET: Final = 600  # positions looked at for one answer in one dream
VICTORY: Final = 1000.0
BEHIND: Final = 0.05  # of a taste's spread: an option so far behind the best, a dream, is dreamt of no more


class Greedy(Bot):
    """One decision ahead, with a taste for each game."""

    key = "greedy"
    level = 20

    def __init__(
        self, taste: Taste | None = None, dreams: int = DREAMS, budget: int = BUDGET, temper: str = ""
    ) -> None:
        """With a taste, that one in every game; the lab compares tastes so, and may think less."""
        self.taste = taste
        self.dreams = dreams
        self.budget = budget
        self.temper = temper

    def with_temper(self, temper: str) -> Bot | None:
        return Greedy(temper=temper)

    def choose(self, sight: AnySight) -> Action:
        options = sight.options
        if len(options) == 1:
            return options[0]
        glance = Glance(sight, self.taste or self.usual(sight.game), self.budget)
        return sight.dice.choice(glance.best(options, self.dreams))

    def usual(self, game: AnyGame) -> Taste:
        """The taste it has in a game, unless it was given one."""
        return manner_for(game, self.temper)


class Handmade(Greedy):
    """Greedy with the tastes that were written by hand: the first greedy, and the one to beat."""

    key = "handmade"
    level = 30
    yardstick = True

    def with_temper(self, temper: str) -> Bot | None:
        return None

    def usual(self, game: AnyGame) -> Taste:
        return handmade_for(game)


class Glance:
    """A look ahead for one answer."""

    def __init__(self, sight: AnySight, taste: Taste, most: int = BUDGET, depth: int = DEPTH) -> None:
        self.sight = sight
        self.game: AnyGame = sight.game
        self.seat: Seat = sight.seat
        self.taste = taste
        self.bargain: Bargains | None = None
        self.haste: bool = haste_of(taste)
        self.fear = VICTORY  # of an end that is lost
        self.chancy = False  # an answer has revealed something, so one dream is not enough
        self.risky: list[Action] = []  # the options that this is true of
        self.guessed = False  # somebody else has answered by lot
        self.most = most  # positions looked at in one dream
        self.depth = depth  # follow-up questions thought through
        self.budget = 0

    def best(self, options: list[Action], dreams: int) -> list[Action]:
        """Those worth most. Where something is revealed, so many dreams are averaged; what falls behind is dropped."""
        left, width = options, len(options)
        values = self.weigh(left, width)
        for dreamt in range(1, dreams):
            left, values = self.kept(left, values, dreamt)
            if len(left) == 1 or not any(action in self.risky for action in left):
                break
            values = [value + more for value, more in zip(values, self.weigh(left, width), strict=True)]
        most = max(values)
        return [left[at] for at in range(len(left)) if values[at] == most]

    def kept(self, options: list[Action], values: list[float], dreamt: int) -> tuple[list[Action], list[float]]:
        """The options worth another dream, with what they have come to.

        All of them where others were guessed at, each time in another way, and where it is a bargain.
        """
        if self.guessed or self.bargain is not None:
            return options, values
        least = max(values) - BEHIND * spread_of(self.taste) * dreamt
        near = [at for at in range(len(options)) if values[at] >= least]
        return [options[at] for at in near], [values[at] for at in near]

    def weigh(self, options: list[Action], width: int = 0) -> list[float]:
        """What each option is worth in one dream, the same for all of them; `width`: how many there were at first."""
        dream: State = self.sight.imagine()
        self.fear = 0.0 if is_resigned(self.taste, dream) else VICTORY
        self.taste = self.taste.for_decision(dream)
        self.bargain = bargaining(self.taste)
        values: list[float] = []
        for action in options:
            self.budget = self.most // (width or len(options))
            self.chancy = False
            values.append(self.after(dream, action, self.depth))
            if self.chancy and action not in self.risky:
                self.risky.append(action)
        self.chancy = len(self.risky) > 0
        return values

    def after(self, state: State, action: Action, depth: int) -> float:
        """The worth of a position once this seat has answered."""
        twin = state.clone()
        twin.push(self.seat, action)
        self.budget -= 1
        if twin.barrier > state.barrier:
            self.chancy = True
        if self.bargain is None or not self.bargain.foresees(twin, self.seat):
            self.let_others_plan(twin)
        return self.worth(twin, depth)

    def worth(self, state: State, depth: int) -> float:
        if state.over:
            return self.outcome(state)
        if depth > 0 and self.budget > 0 and state.asked(self.seat):
            actions = self.taste.follow_ups(state, self.seat)
            if actions:
                return max([self.after(state, action, depth - 1) for action in actions])
        return self.taste.value(state, self.seat)

    def let_others_plan(self, state: State) -> None:
        """The others answer a sealed question by lot, once this seat has given its own answer."""
        while state.opened >= 0 and not state.asked(self.seat):
            self.chancy = self.guessed = True
            other = state.turn()
            state.push(other, self.sight.dice.choice(state.options(other)))

    def outcome(self, state: State) -> float:
        """Winning comes first; alone is better than shared; then the lead. Who cannot win goes on, while that helps."""
        if not self.haste:
            return self.taste.value(state, self.seat)
        winners = self.game.winners(state)
        won = VICTORY / len(winners) if self.seat in winners else -self.fear
        return won + self.taste.value(state, self.seat)


BOT: Final = Greedy()
HANDMADE: Final = Handmade()
