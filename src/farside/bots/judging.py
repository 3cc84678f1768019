"""Judging: what an answer was worth beside the best one, and how far that can be trusted.

A decision is searched twice, with other dreams and other dice. Each search chooses the best turn, the *other* one says
what it is worth, so that the luckiest estimate does not win by its luck:

    loss    = g/2 [ (q2(best_1) - q2(x)) + (q1(best_2) - q1(x)) ]
    doubt^2 = (d1 - d2)^2 / 4 + drift^2 + m^2

d1 and d2 are the two brackets, drift is by how much the loss moved between half of the effort and all of it. How steep
(g) and how rough (m) a search of this game is was found by playing on to the end; `weights/chances.toml` has it.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from farside.bots.mind import taste_for
from farside.bots.rounds import think
from farside.bots.search import Search
from farside.bots.thought import Effort, Thought
from farside.bots.tree import Found
from farside.core.actions import NOBODY, Action

TRIED: Final = 0.02  # part of a search that a turn must have been worth to be spoken of
FEWEST: Final = 30  # looks that it must have had, in a tree
FEW: Final = 3  # the same where each look plays a round on
SURE: Final = 1.64  # doubts that a loss must exceed to be certain
NOTHING: Final = 0.02  # a loss that nobody need think of
SLIP: Final = 0.05
MISTAKE: Final = 0.10
BLUNDER: Final = 0.20
BEST: Final = "best"
FAIR: Final = "fair"
STEEP: Final = 1.0  # where nobody has found out how far a search exaggerates
ROUGH: Final = 0.05  # and how far it errs


class Look:
    """One search of a decision: what it thinks of every option, by the best turn that begins with it."""

    def __init__(self, found: dict[int, Found], looks: int) -> None:
        self.found: dict[int, Found] = found  # by key: the first answer, or all of them together
        self.looks: int = looks

    def best(self, least: int, played: Action) -> Found:
        """The best of what was looked at enough; what was played always counts."""
        top: Found | None = None
        for turn in self.found.values():
            spoken = turn.key == played or (turn.looks >= least and turn.looks >= TRIED * self.looks)
            if spoken and (top is None or turn.chance > top.chance):
                top = turn
        if top is not None:
            return top
        return max(self.found.values(), key=most_looked_at)

    def chance(self, action: Action, otherwise: float) -> float:
        found = self.found.get(action)
        return otherwise if found is None or found.looks == 0 else found.chance


def most_looked_at(turn: Found) -> tuple[int, float]:
    return turn.looks, turn.chance


class Verdict:
    """How an answer compares with the best one."""

    def __init__(self, best: list[Action], loss: float, doubt: float, chance: float) -> None:
        self.best: list[int] = best  # the whole turn
        self.loss: float = loss  # of win chance
        self.doubt: float = doubt
        self.chance: float = chance  # of the best answer

    def is_sure(self) -> bool:
        return self.loss > SURE * self.doubt

    def grade(self) -> str:
        """In one word; `perhaps` only where playing on could not decide it."""
        if self.loss < NOTHING or self.loss <= self.doubt:
            return BEST
        if self.loss < SLIP:
            return FAIR
        if not self.is_sure():
            return "perhaps"
        if self.loss < MISTAKE:
            return "slip"
        return "mistake" if self.loss < BLUNDER else "blunder"


class Judgement:
    """A decision, searched twice."""

    def __init__(self, first: Look, second: Look, halves: tuple[Look, Look] | None, least: int) -> None:
        self.first = first
        self.second = second
        self.halves = halves  # the same searches when they had used half of their effort
        self.least = least

    def chance(self, action: Action) -> float:
        """Of whoever answers so, by both searches."""
        one, two = self.first.found.get(action), self.second.found.get(action)
        if one is None or one.looks == 0:
            return 0.0 if two is None else two.chance
        return one.chance if two is None or two.looks == 0 else 0.5 * (one.chance + two.chance)

    def options(self) -> list[Action]:
        """All that either has looked at, by key, in order of their numbers."""
        return sorted(set(self.first.found) | set(self.second.found))

    def key_of(self, played: Action, whole: list[Action]) -> int:
        """What the searches call what was played."""
        for search in (self.first, self.second):
            for turn in search.found.values():
                if turn.key != turn.answers[0] and sorted(turn.answers) == sorted(whole):
                    return turn.key
        return played

    def verdict(self, action: Action, steep: float = STEEP, rough: float = ROUGH) -> Verdict:
        """What an answer costs."""
        one, two = brackets(self.first, self.second, action, self.least)
        loss = 0.5 * steep * (one + two)
        drift = 0.0
        if self.halves is not None:
            early, late = brackets(self.halves[0], self.halves[1], action, self.least // 2)
            drift = loss - 0.5 * steep * (early + late)
        doubt = sqrt(0.25 * steep * steep * (one - two) ** 2 + drift * drift + rough * rough)
        best = self.best(action)
        if best.key == action:
            return Verdict(best.answers, 0.0, doubt, self.chance(action))
        return Verdict(best.answers, max(0.0, loss), doubt, self.chance(best.key))

    def best(self, played: Action = NOBODY) -> Found:
        """The turn that both together think best."""
        one, two = self.first.best(self.least, played), self.second.best(self.least, played)
        return one if self.chance(one.key) >= self.chance(two.key) else two

    def has_both(self, action: Action) -> bool:
        """Whether both have looked at it."""
        one, two = self.first.found.get(action), self.second.found.get(action)
        return one is not None and two is not None and one.looks > 0 and two.looks > 0

    def has_seen(self, action: Action) -> bool:
        """Whether either search has looked at it at all."""
        for search in (self.first, self.second):
            turn = search.found.get(action)
            if turn is not None and turn.looks > 0:
                return True
        return False


def brackets(first: Look, second: Look, action: Action, least: int) -> tuple[float, float]:
    """How far the best of each search is ahead of an answer in the eyes of the other."""
    return gap(first, second, action, least), gap(second, first, action, least)


def gap(chooser: Look, measurer: Look, action: Action, least: int) -> float:
    best = chooser.best(least, action)
    own = measurer.chance(action, chooser.chance(action, 0.0))
    return measurer.chance(best.key, best.chance) - own


def judge(
    sight_of: Any, effort: Effort, played: Action = NOBODY, whole: list[Action] | None = None
) -> Judgement | None:
    """Search a decision twice; `sight_of` gives a sight with dice of its own each time it is asked.

    `whole`: what was played, and the answers that went with it where several are one decision. None if that is nothing
    that a search thinks of: bargains are not judged.
    """
    looks: list[Look] = []
    halves: list[Look] = []
    least = FEWEST
    for _run in range(2):
        sight = sight_of()
        search = think(sight, taste_for(sight.game), told_effort(effort, played, whole))
        if played != NOBODY and played not in search.options:
            return None
        if isinstance(search, Search) and effort.iterations > 1:
            search.effort.iterations = effort.iterations // 2
            search.run()
            halves.append(look(search))
            search.effort.iterations = effort.iterations
        else:
            least = FEW
        search.run()
        looks.append(look(search))
    return Judgement(looks[0], looks[1], (halves[0], halves[1]) if len(halves) == 2 else None, least)


def told_effort(effort: Effort, played: Action, whole: list[Action] | None) -> Effort:
    """As a judge searches: to tell chances, to the end of its time, and with a look at what was played."""
    found = Effort(effort.iterations, effort.seconds)
    found.tells = found.patient = True
    found.must = played
    found.whole = [] if whole is None else whole
    return found


def look(search: Thought) -> Look:
    """What a search has found so far."""
    found: dict[int, Found] = {}
    looks = 0
    for turn in search.turns_found():
        looks += turn.looks
        old = found.get(turn.key)
        if old is None or most_looked_at(turn) > most_looked_at(old):
            found[turn.key] = turn
    return Look(found, looks)
