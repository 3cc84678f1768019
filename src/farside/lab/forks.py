"""Forks: two options of one decision, each played on to the end of the game, show what makes the difference.

Positions of different games differ in more than is counted, so what goes with winning need not be what brings it. Two
options of one decision share everything but what follows from them.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from farside.bots.abilities import counted, rounds_of
from farside.bots.bot import Bot
from farside.bots.judge import Judge
from farside.bots.rounds import LONGEST
from farside.bots.taste import Taste
from farside.bots.thought import Effort
from farside.bots.turns import Reflex
from farside.core.actions import Action
from farside.core.shelf import AnyGame
from farside.core.state import State

ONWARD = Effort().onward  # positions looked at for an answer while a round is played on
THOUGHT = 200  # the same, to find out which options are worth a fork
WIDE = 6  # options of which two are played on


@dataclass(frozen=True)
class Fork:
    """What one option leads to more than another."""

    left: int  # rounds after that of the decision
    row: list[float]  # features when the next one begins
    lead: float  # points, when the game is over


class Lookout:
    """Watches a game alone, and keeps one decision of one round by lot: each is as likely as any other."""

    def __init__(self, taste: Taste, rounds: int, dice: Random) -> None:
        self.taste = taste
        self.rounds = rounds_of(taste)
        self.dice = dice
        self.round = 1 + dice.randrange(max(1, rounds - 1))
        self.seen = 0
        self.kept: State | None = None

    def watch(self, state: State) -> None:
        if self.rounds.round_of(state) != self.round or len(state.options(0)) < 2:
            return
        if not rounds_of(self.taste.for_decision(state)).goes_without_saying(state):
            self.seen += 1
            if self.dice.random() * self.seen < 1.0:
                self.kept = state.clone()


def fork(game: AnyGame, taste: Taste, bot: Bot, state: State, dice: Random) -> Fork | None:
    """Two options by lot, of those that taste best: by taste to the end of the round, then as a bot plays."""
    options = openings(game, taste, state)
    if len(options) < 2:
        return None
    dream: State = game.sight(state, 0, dice).imagine()
    luck, later = dice.getrandbits(64), dice.getrandbits(64)
    rounds, counts = rounds_of(taste), counted(taste)
    left = rounds.rounds_left(state) - 1
    rows: list[list[float]] = []
    leads: list[int] = []
    for answers in dice.sample(options, 2):
        end = dream.clone()
        for action in answers:
            end.push(0, action)
        end = played_on(game, end, taste, rounds.round_of(state), luck)
        if end.over:
            return None
        rows.append(counts.count_round(end, 0, left))
        leads.append(lead_of(game, bot, end, later))
    row = [one - other for one, other in zip(rows[0], rows[1], strict=True)]
    return Fork(left, row, float(leads[0] - leads[1]))


def openings(game: AnyGame, taste: Taste, state: State) -> list[list[Action]]:
    """The options that taste best, each with what goes with it."""
    here = taste.for_decision(state)
    rounds = rounds_of(here)
    found = rounds.openings(state, 0, rounds.choices(state, 0))
    if any(len(answers) > 1 for answers in found):
        worths = []
        for answers in found:
            twin = state.clone()
            for action in answers[:-1]:
                twin.push(0, action)
            worths.append(here.glance(twin, 0))
    else:
        worths = Reflex(Judge(game, taste, state, 1)).weigh(state, 0, [answers[0] for answers in found], THOUGHT)
    best = sorted(range(len(found)), key=lambda at: -worths[at])
    return [found[at] for at in best[:WIDE]]


def played_on(game: AnyGame, state: State, taste: Taste, last: int, luck: int) -> State:
    """A copy in which a round is over, played on by taste as a search does."""
    twin = state.clone()
    twin.sow(luck, game.luck)
    reflex = Reflex(Judge(game, taste, twin, luck))
    rounds = rounds_of(taste)
    given = 0
    while not twin.over and rounds.round_of(twin) <= last and given < LONGEST:
        reflex.answer(twin, ONWARD)
        given += 1
    return twin


def lead_of(game: AnyGame, bot: Bot, state: State, luck: int) -> int:
    """How a game ends that a bot plays on, with other luck."""
    dice = Random(luck)
    twin: State = game.sight(state, 0, dice).imagine()
    twin.sow(luck, game.luck)
    while not twin.over:
        twin.push(0, bot.choose(game.sight(twin, 0, dice)))
    own, hers = game.scores(twin)
    return own - hers
