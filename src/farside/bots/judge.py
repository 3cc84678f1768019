"""Judge: what a position of a search is worth to each seat, as a win chance, by the game's taste."""

from __future__ import annotations

from typing import Any

from farside.bots.abilities import spread_of
from farside.bots.taste import Taste, squashed
from farside.core import chance
from farside.core.actions import Action, Seat
from farside.core.state import State


class Judge:
    """Judges the outcomes of one decision, all by the same measure."""

    def __init__(self, game: Any, taste: Taste, state: State, seed: int) -> None:
        self.game: Any = game
        self.taste: Taste = taste.for_search(state)
        self.spread: float = spread_of(taste)
        self.seats: int = state.seats
        self.words: list[int] = chance.sow(seed, 0)
        scores: list[int] = game.scores(state)
        self.duel: bool = len(scores) == 2 == state.seats  # what one of two wins the other loses
        self.automa: bool = len(scores) > state.seats
        self.base: float = 0.0
        if self.automa:  # it may be far ahead or behind: what is looked for is what is better than things stand
            for other in range(self.seats):
                self.base += self.taste.value(state, other) / self.seats

    def lot(self) -> float:
        """From 0 to 1."""
        return chance.draw(self.words, 0) / 4294967296.0

    def seed(self) -> int:
        """64 bits, to sow other luck with."""
        return chance.draw(self.words, 0) << 32 | chance.draw(self.words, 0)

    def below(self, limit: int) -> int:
        return chance.below(self.words, 0, limit)

    def hope(self, state: State, seat: Seat) -> float:
        """The win chance of a seat; against an automa, were it even now."""
        if state.over and not self.automa:
            return self.result(state)[seat]
        hope = self.squash(self.taste.value(state, seat))
        return 0.5 * (hope + self.result(state)[seat]) if state.over else hope

    def squash(self, value: float) -> float:
        """Points as a win chance."""
        return squashed((value - self.base) / self.spread)

    def told(self, state: State) -> list[float] | None:
        """Everybody's win chance as people may be told it; None for a judge who only compares."""
        return None

    def hopes(self, state: State, last: Seat) -> list[float]:
        """The win chances of all, once this seat has answered."""
        if state.over and not self.automa:
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
