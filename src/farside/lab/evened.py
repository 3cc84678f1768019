"""Evened: results less luck. Whoever had better cards is not the better player, and fewer games tell who is.

While a game is played, every time chance turns something up it is measured what that gave each seat (`bots/luck.py`,
with few dreams). Luck gives nothing on average, so a result less a part of its luck is the same result on average and
scatters less; the part is the one that takes most of the scatter away, fitted to the games of the match.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from farside.bots.chances import chances_for
from farside.bots.luck import Fortune
from farside.core.actions import Action, Seat
from farside.core.shelf import AnyGame
from farside.core.state import State

DREAMS: Final = 8


class Evened(NamedTuple):
    """Results less luck, and which part of all games need not be played because of it."""

    results: list[list[float]]  # by bot
    part: float  # of luck that was taken off
    saves: float


class Purse:
    """What chance has given every seat of one game."""

    def __init__(self, game: AnyGame, seats: int, seed: int) -> None:
        self.game = game
        self.fortune = Fortune(game, chances_for(game), seed, DREAMS)
        self.luck = [0.0] * seats

    def watch(self, before: State, seat: Seat, action: Action, after: State) -> None:
        """Somebody has moved."""
        if after.barrier <= before.barrier or before.opened >= 0 or not self.fortune.chancy(before, seat, action):
            return
        for eyes in range(len(self.luck)):
            found = self.fortune.of(before, seat, action, after, eyes)
            self.luck[eyes] += 0.0 if found is None else found.gain


def check(game: AnyGame, state: State) -> None:
    """ValueError where chances are not told, so luck cannot be."""
    if not chances_for(game).known(state):
        raise ValueError(
            f"{game.key} is not calibrated for {state.seats} players of this kind of game, so luck cannot be told; "
            f"leave --luck away, or see farside calibrate"
        )


def evened(won: Sequence[Sequence[float]], luck: Sequence[Sequence[float]]) -> Evened:
    """By bot and game: results less the part of luck that makes them scatter least."""
    gaps = [list(each) for each in won]
    means = [sum(each) / len(each) for each in gaps]
    along = across = 0.0
    for at, each in enumerate(gaps):
        for result, given in zip(each, luck[at], strict=True):
            along += (result - means[at]) * given
            across += given * given
    part = along / across if across > 0.0 else 0.0
    found = [
        [result - part * given for result, given in zip(each, luck[at], strict=True)] for at, each in enumerate(gaps)
    ]
    before, after = scatter(gaps), scatter(found)
    return Evened(found, part, max(0.0, 1.0 - after / before) if before > 0.0 else 0.0)


def scatter(results: Sequence[Sequence[float]]) -> float:
    total = 0.0
    for each in results:
        middle = sum(each) / len(each)
        total += sum((result - middle) ** 2 for result in each)
    return total
