"""Appeal: turns of one decision, played on to the end of the game in the same dreams and with the same luck.

It has no horizon, and the learnt policy plays for everybody (see `reflex.py`), so it is a witness beside the search
rather than its echo; where a game has learnt none, everybody plays by taste. A game takes some milliseconds. Points
speak more clearly than wins, so how often each turn wins is told from where the final leads lie and how far they
scatter.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any, Final

from farside.bots.abilities import spread_of
from farside.bots.instincts import POLICY, instinct_for
from farside.bots.judge import Judge
from farside.bots.means import error, mean
from farside.bots.mind import mind_for, taste_for
from farside.bots.policy import Instinct
from farside.bots.taste import lead, squashed
from farside.bots.turns import Reflex
from farside.core.actions import Action
from farside.core.state import State

LONGEST: Final = 2000  # answers after which a game is taken as over
POSITIONS: Final = 30  # looked at for each answer by taste
LOGISTIC: Final = 1.7  # times as steep as a normal curve is flat
CLOSE: Final = 0.5  # of the taste's spread: leads are never taken to scatter less
LEAST: Final = 0.05  # of how fast a chance moves with a lead


class Appeal:
    """A decision, and what some turns come to in the long run."""

    def __init__(self, sight: Any, turns: list[list[Action]], bot: Any = None) -> None:
        """With a bot, that one plays for everybody: dearer, for whoever asks how far the policy can be trusted."""
        self.sight: Any = sight
        self.turns: list[list[int]] = turns
        self.leads: list[list[float]] = [[] for _turn in turns]  # at the end of the game, by turn and pair
        self.bot: Any = bot
        self.instinct: Instinct | None = None
        if mind_for(sight.game).lesson(POLICY) is not None:
            self.instinct = instinct_for(sight.game)

    @property
    def pairs(self) -> int:
        return len(self.leads[0])

    def hear(self, pairs: int) -> None:
        """So many games more of each turn."""
        for _pair in range(pairs):
            dream: State = self.sight.imagine()
            luck: int = self.sight.dice.getrandbits(64)
            for at in range(len(self.turns)):
                self.leads[at].append(self.end(dream, self.turns[at], luck))

    def end(self, dream: State, turn: list[Action], luck: int) -> float:
        """The final lead after a turn, as far as that can be played in this dream."""
        game, seat = self.sight.game, self.sight.seat
        state = dream.clone()
        state.sow(luck, game.luck)
        for action in turn:
            if state.over or not state.asked(seat) or action not in state.options(seat):
                break
            state.push(seat, action)
        self.play_on(state, luck)
        return lead([float(each) for each in game.scores(state)], seat)

    def play_on(self, state: State, luck: int) -> None:
        """To the end of the game."""
        dice = Random(luck)
        reflex = Reflex(Judge(self.sight.game, taste_for(self.sight.game), state, luck))
        for _answer in range(LONGEST):
            if state.over:
                return
            seat = state.turn()
            if self.bot is not None:
                state.push(seat, self.bot.choose(self.sight.game.sight(state, seat, dice)))
            elif self.instinct is None:
                reflex.answer(state, POSITIONS)
            else:
                state.push(seat, self.instinct.answer(state, seat, dice))

    # -- what came of it -------------------------------------------------------------------------------

    def chance(self, at: int) -> float:
        """How likely a win is after a turn."""
        return squashed(mean(self.leads[at]) / self.scatter())

    def gap(self, one: int, other: int) -> float:
        """How much likelier a win is after one turn than after another."""
        return self.chance(one) - self.chance(other)

    def error(self, one: int, other: int) -> float:
        """How far luck alone may have moved that."""
        gaps = [self.leads[one][at] - self.leads[other][at] for at in range(self.pairs)]
        scatter = self.scatter()
        even = squashed(0.5 * (mean(self.leads[one]) + mean(self.leads[other])) / scatter)
        return error(gaps) * max(even * (1.0 - even), LEAST) / scatter

    def scatter(self) -> float:
        """How far final leads lie apart whatever was played, as a logistic curve counts it.

        Playing by one policy scatters less than people do, so it is not less than a part of what the taste counts on.
        """
        found = 0.0
        for leads in self.leads:
            middle = mean(leads)
            for each in leads:
                found += (each - middle) ** 2 / max(1, len(leads) - 1) / len(self.leads)
        return max(sqrt(found) / LOGISTIC, CLOSE * spread_of(taste_for(self.sight.game)))


def at_a_glance(sight: Any) -> list[Action]:
    """What the learnt policy likes best: one answer, or all those that are sealed together; none if there is none."""
    if mind_for(sight.game).lesson(POLICY) is None:
        return []
    instinct = instinct_for(sight.game)
    state: State = sight.imagine()
    seat, opened = sight.seat, state.opened
    found: list[int] = []
    while state.asked(seat) and state.opened == opened and (opened >= 0 or not found):
        options = state.options(seat)
        scores = instinct.scores(state, seat, options)
        found.append(options[scores.index(max(scores))])
        state.push(seat, found[-1])
    return found
