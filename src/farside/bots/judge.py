"""Judge: what a position of a search is worth to each seat, as a win chance, by the game's taste."""

from __future__ import annotations

from math import exp
from typing import Any

from farside.bots.tastes.taste import Taste
from farside.core import chance
from farside.core.actions import Action, Seat
from farside.core.state import State


class Judge:
    """Judges the outcomes of one decision, all by the same measure."""

    def __init__(self, game: Any, taste: Taste, state: State, seat: Seat, seed: int) -> None:
        self.game: Any = game
        self.taste: Taste = taste.for_search(state)
        self.spread: float = taste.spread
        self.seats: int = state.seats
        self.words: list[int] = chance.sow(seed, 0)
        scores: list[int] = game.scores(state)
        self.duel: bool = len(scores) == 2 == state.seats  # what one of two wins the other loses
        self.base: float = 0.0
        if len(scores) > state.seats:  # tastes compare people; how far one is ahead of an automa is in the scores
            self.base = self.taste.value(state, seat) - scores[seat] + scores[-1]

    def lot(self) -> float:
        """From 0 to 1."""
        return chance.draw(self.words, 0) / 4294967296.0

    def below(self, limit: int) -> int:
        return chance.below(self.words, 0, limit)

    def hope(self, state: State, seat: Seat) -> float:
        """The win chance of a seat."""
        if state.over:
            return self.result(state)[seat]
        return squashed((self.taste.value(state, seat) - self.base) / self.spread)

    def hopes(self, state: State, last: Seat) -> list[float]:
        """The win chances of all, once this seat has answered."""
        if state.over:
            return self.result(state)
        if self.duel:
            own = self.hope(state, last)
            return [own, 1.0 - own] if last == 0 else [1.0 - own, own]
        return [self.hope(state, seat) for seat in range(self.seats)]

    def result(self, state: State) -> list[float]:
        """1 for the winner, shared by several, 0 for the others."""
        found = [0.0] * self.seats
        winners: list[int] = self.game.winners(state)
        for seat in winners:
            if 0 <= seat < self.seats:
                found[seat] = 1.0 / len(winners)
        return found

    def after(self, state: State, seat: Seat, action: Action) -> State:
        """A copy in which a seat has answered; a sealed question is answered by the others too."""
        twin = state.clone()
        twin.push(seat, action)
        if not self.taste.foresees(twin, seat):
            self.let_others_plan(twin, seat)
        return twin

    def let_others_plan(self, state: State, seat: Seat) -> None:
        """The others answer a sealed question by lot, once this seat has given its own answer."""
        while state.opened >= 0 and not state.asked(seat):
            self.by_lot(state)

    def by_lot(self, state: State) -> None:
        seat = state.turn()
        options = state.options(seat)
        state.push(seat, options[self.below(len(options))])


def squashed(value: float) -> float:
    """From 0 to 1."""
    if value > 30.0:
        return 1.0
    return 0.0 if value < -30.0 else 1.0 / (1.0 + exp(-value))
