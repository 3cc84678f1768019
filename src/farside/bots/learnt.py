"""Learnt: a taste that prices a game's features. The prices are found by play and kept in `weights/<game>.toml`."""

from __future__ import annotations

from typing import Final

from farside.bots.abilities import haste_of, spread_of
from farside.bots.features import Features, Tally, blend, row_of
from farside.bots.parts import Ledger, Part, aside, by_points
from farside.bots.taste import Taste, Upon, lead
from farside.core.actions import Seat
from farside.core.state import State

UNKNOWN: Final = -1.0


class Learnt(Upon):
    """The sum of all features at their prices, compared with the others."""

    def __init__(
        self,
        features: Features,
        prices: list[float],
        hand: Taste,
        time: float = UNKNOWN,
        counts: list[int] | None = None,
    ) -> None:
        """`hand` knows how the game goes and values games of other counts of players: the hand-written taste, or what
        was learnt with as many, with that one behind it."""
        super().__init__(hand)
        self.features = features
        self.prices = prices
        self.spread = spread_of(hand)
        self.haste = haste_of(hand)
        self.counts = counts  # of players; None: any
        self.time = time  # how far the game is, for one decision
        self.now: list[float] = [] if time == UNKNOWN else blend(prices, time)  # the prices at that time

    def for_decision(self, state: State) -> Taste:
        """The time is the same for all outcomes of a decision, or else who has the better prospects would dawdle."""
        if self.features.leaves(state) or not self.knows(state):
            return self.below.for_decision(state)
        return self.at(self.features.time(state))

    def for_search(self, state: State) -> Taste:
        return self.at(self.features.time(state)) if self.knows(state) else self.below.for_search(state)

    def at(self, time: float) -> Taste:
        """With the prices of one time."""
        return Learnt(self.features, self.prices, self.below, time, self.counts)

    def knows(self, state: State) -> bool:
        """Whether a game of this kind, with so many players, is what was learnt."""
        counts = self.counts
        return (counts is None or state.seats in counts) and self.features.knows(state)

    def value(self, state: State, seat: Seat) -> float:
        if self.time == UNKNOWN and not self.knows(state):  # with a time it was made for a game that it knows
            return self.below.value(state, seat)
        if state.over:
            return lead([float(points) for points in self.features.points(state)], seat)
        return lead(self.worths(state), seat) + self.features.aside(state, seat)

    def values(self, state: State) -> list[float]:
        if self.time == UNKNOWN and not self.knows(state):
            return self.below.values(state)
        if state.over:
            return super().values(state)
        worths, features = self.worths(state), self.features
        return [lead(worths, seat) + features.aside(state, seat) for seat in range(state.seats)]

    def parts(self, state: State) -> list[Part]:
        features, seats = self.features, state.seats
        if self.time == UNKNOWN and not self.knows(state):
            return self.below.parts(state)
        if state.over:
            return by_points([float(points) for points in features.points(state)], seats)
        time = features.time(state) if self.time == UNKNOWN else self.time
        prices, row, ledger = blend(self.prices, time), row_of(features, state, time), Ledger(seats)
        for at, name in enumerate(features.names):
            for seat in range(seats):
                ledger.add(features.part_of(name), seat, prices[at] * row[seat * len(features.names) + at])
        return ledger.parts(seats) + aside([features.aside(state, seat) for seat in range(seats)])

    def worths(self, state: State) -> list[float]:
        """What everybody has, in points."""
        time, now = self.time, self.now
        if time == UNKNOWN:
            time = self.features.time(state)
            now = blend(self.prices, time)
        tally = Tally(state.seats, len(now), now)
        self.features.count(state, time, tally)
        return tally.total()
