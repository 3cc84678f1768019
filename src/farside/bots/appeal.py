"""Appeal: two answers played on to the end of the game by taste, in the same dreams and with the same luck.

Far dearer than a search, but without a horizon: the court of appeal where a loss is large and not certain. Points speak
more clearly than wins, so a win is told from the final lead.
"""

from __future__ import annotations

from typing import Any, Final

from farside.bots.abilities import spread_of
from farside.bots.judge import Judge
from farside.bots.means import error, mean
from farside.bots.mind import taste_for
from farside.bots.taste import lead, squashed
from farside.bots.turns import Reflex
from farside.core.actions import Action, Seat
from farside.core.state import State

BATCH: Final = 16  # pairs between two looks at what is certain
LONGEST: Final = 2000  # answers after which a game is taken as over
RENEWED: Final = 8  # answers after which it is asked again how far the game is
POSITIONS: Final = 30  # looked at for each of them


class Appeal:
    """A decision, and two answers to it."""

    def __init__(self, sight: Any, one: list[Action], other: list[Action]) -> None:
        self.sight: Any = sight
        self.one: list[int] = one
        self.other: list[int] = other
        self.gaps: list[float] = []  # how much better the first one came out, by pair

    def hear(self, pairs: int = BATCH) -> None:
        for _pair in range(pairs):
            dream: State = self.sight.imagine()
            luck = self.sight.dice.getrandbits(64)
            self.gaps.append(self.end(dream, self.one, luck) - self.end(dream, self.other, luck))

    def end(self, dream: State, answers: list[Action], luck: int) -> float:
        """What a turn comes to at the end of the game, from lost to won."""
        game, seat = self.sight.game, self.sight.seat
        state = dream.clone()
        state.sow(luck, game.luck)
        for action in answers:
            if not state.over and state.asked(seat) and action in state.options(seat):
                state.push(seat, action)
        taste = taste_for(game)
        reflex = Reflex(Judge(game, taste, state, luck))
        given = 0
        while not state.over and given < LONGEST:
            if given % RENEWED == 0:
                reflex.judge.taste = taste.for_search(state)
            reflex.answer(state, POSITIONS)
            given += 1
        return won(game, state, seat)

    def mean(self) -> float:
        return mean(self.gaps)

    def error(self) -> float:
        return error(self.gaps)


def won(game: Any, state: State, seat: Seat) -> float:
    """From the final lead, as far as leads of this game scatter."""
    points = [float(each) for each in game.scores(state)]
    return squashed(lead(points, seat) / spread_of(taste_for(game)))
