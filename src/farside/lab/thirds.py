"""Thirds: where a game is decided. In each third of it, how far everybody's win chance moved, and how far by luck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from farside.bots.chances import chances_for, result, time_of
from farside.bots.mind import features_for
from farside.core.actions import Action, Seat
from farside.core.shelf import AnyGame
from farside.core.state import State
from farside.lab.evened import Purse

THIRDS: Final = 3


class Course:
    """Watches one game: what chance gave each seat, and what the seat's chance came to, third by third."""

    def __init__(self, game: AnyGame, state: State, seed: int) -> None:
        self.game = game
        self.chances = chances_for(game)
        self.features = features_for(game)
        self.seats = state.seats
        self.purse = Purse(game, state.seats, seed)
        self.luck = [0.0] * (THIRDS * state.seats)  # by third, then by seat
        self.moved = [0.0] * (THIRDS * state.seats)
        self.third = 0
        self.last = self.told(state)

    def told(self, state: State) -> list[float]:
        """Everybody's chance; the result once the game is over."""
        found = result(self.game, state) if state.over else self.chances.of(state)
        assert found is not None, f"{self.game.key}: luck is measured only where chances are told"
        return found[: self.seats]

    def watch(self, before: State, seat: Seat, action: Action, after: State) -> None:
        """Somebody has moved."""
        had = list(self.purse.luck)
        self.purse.watch(before, seat, action, after)
        for at, now in enumerate(self.purse.luck):
            self.luck[self.third * self.seats + at] += now - had[at]
        third = THIRDS - 1 if after.over else min(THIRDS - 1, int(THIRDS * time_of(self.features, after)))
        if after.over or third > self.third:
            self.turn_over(after, third)

    def turn_over(self, state: State, third: int) -> None:
        """A third is over: what it has moved."""
        now = self.told(state)
        for at, chance in enumerate(now):
            self.moved[self.third * self.seats + at] += chance - self.last[at]
        self.last, self.third = now, third


def squares(parts: Sequence[float], third: int) -> float:
    """How much a third has moved, over all seats."""
    seats = len(parts) // THIRDS
    return sum(part * part for part in parts[third * seats : (third + 1) * seats])


def whole(parts: Sequence[float], seat: Seat) -> float:
    """What a seat was given in the whole game."""
    seats = len(parts) // THIRDS
    return sum(parts[third * seats + seat] for third in range(THIRDS))
