"""Greedy: looks one decision ahead, to the end of its own follow-up questions, and takes what tastes best."""

from __future__ import annotations

from typing import Final

from farside.bots.abilities import Bargains, bargaining, haste_of
from farside.bots.bot import AnySight, Bot
from farside.bots.mind import handmade_for, taste_for
from farside.bots.taste import Taste
from farside.core.actions import Action, Seat
from farside.core.shelf import AnyGame
from farside.core.state import State

DREAMS: Final = 6  # where something is revealed, so many dreams are averaged
DEPTH: Final = 6  # follow-up questions that are thought through
BUDGET: Final = 600  # positions looked at for one answer in one dream
VICTORY: Final = 1000.0


class Greedy(Bot):
    """One decision ahead, with a taste for each game."""

    key = "greedy"
    level = 20

    def __init__(self, taste: Taste | None = None, dreams: int = DREAMS, budget: int = BUDGET) -> None:
        """With a taste, that one in every game; the lab compares tastes so, and may think less."""
        self.taste = taste
        self.dreams = dreams
        self.budget = budget

    def choose(self, sight: AnySight) -> Action:
        options = sight.options
        if len(options) == 1:
            return options[0]
        glance = Glance(sight, self.taste or self.usual(sight.game), self.budget)
        values = glance.weigh(options)
        if glance.chancy:
            for dream in range(self.dreams - 1):
                values = [value + more for value, more in zip(values, glance.weigh(options), strict=True)]
        best = max(values)
        return sight.dice.choice([options[at] for at in range(len(options)) if values[at] == best])

    def usual(self, game: AnyGame) -> Taste:
        """The taste it has in a game, unless it was given one."""
        return taste_for(game)


class Handmade(Greedy):
    """Greedy with the tastes that were written by hand: the first greedy, and the one to beat."""

    key = "handmade"
    level = 30
    yardstick = True

    def usual(self, game: AnyGame) -> Taste:
        return handmade_for(game)


class Glance:
    """A look ahead for one answer."""

    def __init__(self, sight: AnySight, taste: Taste, most: int = BUDGET) -> None:
        self.sight = sight
        self.game: AnyGame = sight.game
        self.seat: Seat = sight.seat
        self.taste = taste
        self.bargain: Bargains | None = None
        self.haste: bool = haste_of(taste)
        self.chancy = False  # an answer has revealed something, so one dream is not enough
        self.most = most  # positions looked at in one dream
        self.budget = 0

    def weigh(self, options: list[Action]) -> list[float]:
        """What each option is worth in one dream, the same for all of them."""
        dream: State = self.sight.imagine()
        self.taste = self.taste.for_decision(dream)
        self.bargain = bargaining(self.taste)
        values: list[float] = []
        for action in options:
            self.budget = self.most // len(options)
            values.append(self.after(dream, action, DEPTH))
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
            self.chancy = True
            other = state.turn()
            state.push(other, self.sight.dice.choice(state.options(other)))

    def outcome(self, state: State) -> float:
        """Winning comes first; alone is better than shared; then the lead."""
        if not self.haste:
            return self.taste.value(state, self.seat)
        winners = self.game.winners(state)
        won = VICTORY / len(winners) if self.seat in winners else -VICTORY
        return won + self.taste.value(state, self.seat)


BOT: Final = Greedy()
HANDMADE: Final = Handmade()
