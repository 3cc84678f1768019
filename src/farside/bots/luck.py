"""Luck: what chance gave a seat, from what that seat could know.

Before the reveal many dreams are pushed on by the answer that was given; after it as many dreams of what really came.
All are played on by taste, with the same dice for both, until what was turned up has had time to matter: some plies, or
to the end of the round. The difference of the two means is luck, and says how far it can be trusted.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from farside.bots.abilities import InRounds, in_rounds
from farside.bots.chances import Chances
from farside.bots.judge import Judge
from farside.bots.means import error, mean
from farside.bots.turns import Reflex
from farside.core.actions import Action, Seat
from farside.core.state import State

DREAMS: Final = 48
PLIES: Final = 18  # played on, where there are no rounds
LONGEST: Final = 200  # answers after which a round is taken as over
POSITIONS: Final = 40  # looked at for each of them
TRIES: Final = 3  # dreams that may be dreamt for each one in which the answer can be given
PROBES: Final = 3  # dreams that are compared to find out whether chance was at work


class Luck:
    """How much a reveal changed, for one seat."""

    def __init__(self, gain: float, doubt: float) -> None:
        self.gain: float = gain
        self.doubt: float = doubt


class Fortune:
    """Measures luck in the positions of one game."""

    def __init__(self, game: Any, chances: Chances, seed: int, dreams: int = 0) -> None:
        """`dreams` for each of before and after; usually as many as an analysis needs."""
        self.dreams: int = dreams or DREAMS
        self.game: Any = game
        self.chances: Chances = chances
        self.seed: int = seed

    def of(self, before: State, mover: Seat, action: Action, after: State, seat: Seat) -> Luck | None:
        """None if no dream of this seat lets the other do what he did: he knew too much more."""
        dice = Random(f"luck {self.seed} {before.ply} {seat}")
        hoped: list[float] = []
        came: list[float] = []
        for _dream in range(self.dreams):
            luck = dice.getrandbits(64)
            dream = self.pushed(before, mover, action, seat, dice)
            if dream is None:
                return None
            hoped.append(self.played_on(dream, luck, seat))
            real = self.game.imagine(after, seat, dice)
            came.append(self.played_on(real, luck, seat))
        return difference(hoped, came)

    def pushed(self, before: State, mover: Seat, action: Action, seat: Seat, dice: Random) -> State | None:
        """A dream of a seat in which the mover does what he did."""
        for _try in range(TRIES):
            dream: State = self.game.imagine(before, seat, dice)
            if dream.asked(mover) and action in dream.options(mover):
                dream.push(mover, action)
                return dream
        return None

    def played_on(self, state: State, luck: int, seat: Seat) -> float:
        """A seat's chance once things have taken their course."""
        state.sow(luck, self.game.luck)
        judge = Judge(self.game, self.chances.taste, state, luck)
        reflex = Reflex(judge)
        pace = in_rounds(judge.taste)
        begun = 0 if pace is None else pace.round_of(state)
        given = 0
        while not state.over and given < far(pace) and (pace is None or pace.round_of(state) == begun):
            reflex.answer(state, POSITIONS)
            given += 1
        told = self.chances.of(state)
        return 0.0 if told is None else told[seat]

    def chancy(self, before: State, mover: Seat, action: Action) -> bool:
        """Whether anything was up to chance: dreams of whoever moved go on differently, for all to see."""
        dice = Random(f"chance {self.seed} {before.ply}")
        views: list[Any] = []
        for _probe in range(PROBES):
            dream: State = self.game.imagine(before, mover, dice)
            dream.push(mover, action)
            views.append(self.game.view(dream, mover))
        return any(view != views[0] for view in views)


def far(pace: InRounds | None) -> int:
    return PLIES if pace is None else LONGEST


def difference(hoped: list[float], came: list[float]) -> Luck:
    """The mean of what came less that of what was to be hoped for."""
    gaps = [came[at] - hoped[at] for at in range(len(hoped))]
    return Luck(mean(gaps), error(gaps))
