"""Taste: what a position is worth to a seat. A game has its own, or else the lead in points will do."""

from __future__ import annotations

from math import exp

from mypy_extensions import mypyc_attr

from farside.bots.parts import WHOLE, Part, by_points
from farside.core.actions import Action, Seat
from farside.core.shelf import AnyGame
from farside.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Taste:
    """Values positions, in points: 0 is an even game. What only some games need are abilities (`abilities.py`)."""

    spread: float = 10.0  # so many points ahead, and a win is 2.7 times as likely as a loss
    haste: bool = True  # to end the game while ahead; not where it ends by itself and points are still to be had

    def value(self, state: State, seat: Seat) -> float:
        """How much better off this seat is than the best of the others."""
        raise NotImplementedError(type(self).__name__)

    def values(self, state: State) -> list[float]:
        """The same for every seat."""
        return [self.value(state, seat) for seat in range(state.seats)]

    def parts(self, state: State) -> list[Part]:
        """The same taken apart, for people: the parts of every seat add up to its value."""
        return [Part(WHOLE, self.values(state), [0.0] * state.seats)]

    def glance(self, state: State, seat: Seat) -> float:
        """The same in a hurry, to compare what this seat could do right now."""
        return self.value(state, seat)

    def for_decision(self, state: State) -> Taste:
        """The taste for one decision in this position: what all its outcomes are judged by alike."""
        return self

    def for_search(self, state: State) -> Taste:
        """The same for a decision that is looked further ahead from: not one that bargains."""
        return self.for_decision(state)

    def follow_ups(self, state: State, seat: Seat) -> list[Action]:
        """The answers worth thinking through now that the same seat is asked again; none if a new turn begins."""
        return state.options(seat)

    def later(self, state: State, seat: Seat) -> list[Action]:
        """The answers worth a thought to a question that lies further ahead."""
        return state.options(seat)

    def by_hand(self) -> Taste:
        """The hand-written taste behind it, which knows how the game goes."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Upon(Taste):
    """A taste that stands upon another one, which knows how the game goes."""

    def __init__(self, below: Taste) -> None:
        self.below: Taste = below

    def follow_ups(self, state: State, seat: Seat) -> list[Action]:
        return self.below.follow_ups(state, seat)

    def later(self, state: State, seat: Seat) -> list[Action]:
        return self.below.later(state, seat)

    def by_hand(self) -> Taste:
        return self.below.by_hand()


class Lead(Taste):
    """The lead in points, if the game ended now."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def value(self, state: State, seat: Seat) -> float:
        return lead([float(points) for points in self.game.scores(state)], seat)

    def parts(self, state: State) -> list[Part]:
        scores = [float(points) for points in self.game.scores(state)]
        return by_points(scores, len(scores)) if len(scores) == state.seats else super().parts(state)


def lead(worths: list[float], seat: Seat) -> float:
    """How far a seat is ahead of the best of the others; the rest of the others count a little."""
    if len(worths) == 1:
        return worths[0]
    best, rest = worths[1 if seat == 0 else 0], 0.0
    for other in range(len(worths)):
        if other != seat:
            worth = worths[other]
            rest += worth
            if worth > best:
                best = worth
    return worths[seat] - 0.75 * best - 0.25 * rest / (len(worths) - 1)


def squashed(value: float) -> float:
    """From 0 to 1."""
    if value > 30.0:
        return 1.0
    return 0.0 if value < -30.0 else 1.0 / (1.0 + exp(-value))
