"""Advice: what a seat might do, in whole turns and in groups, with its win chance as far as that can be told.

Two half searches judge each other (`judging.py`), so what is printed is what the order is made from. Turns that end in
the same position are one line. Inside the doubt there is no ranking: level turns stand in the order of the options.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from farside.bots.bot import AnySight
from farside.bots.chances import HEED, Chances, between, chances_for, time_of
from farside.bots.judging import FEW, NOTHING, ROUGH, STEEP, Judgement, Verdict, judge
from farside.bots.means import mean
from farside.bots.mind import features_for
from farside.bots.reasons import reasons, worth_telling
from farside.bots.thought import Effort
from farside.core.actions import Action
from farside.core.state import Frozen, State

MOST: Final = 3  # turns shown
LEVEL: Final = "level"
BEST: Final = "best"  # clearly
PERHAPS: Final = "perhaps"  # probably weaker
WORSE: Final = "weaker"
GLANCES: Final = 6  # dreams in which the position is valued as it stands
LEAST: Final = 0.01  # nobody is told that there is no chance left
UNSEEN: Final = 1.0  # the loss of what was hardly looked at, so that it stands last
EARLY: Final = "early"
UNKNOWN: Final = "unknown"
GROUPS: Final = (BEST, LEVEL, PERHAPS, WORSE)


class Hint(NamedTuple):
    """A turn worth a thought, and the option that it begins with."""

    action: Action
    turn: tuple[Action, ...]
    group: str  # one of GROUPS
    chance: float | None = None  # to win, after it; None where it is too early to tell, or nobody can
    doubt: float = 0.0  # of the chance
    loss: float = 0.0  # less than the best
    parts: tuple[tuple[str, float, float], ...] = ()  # why it is clearly best: key, more for oneself, more for rivals
    silent: str = ""  # why no chance is told: it is EARLY, or the kind of game is UNKNOWN to those who measure


def hints(sight: AnySight, seconds: float = 0.0, iterations: int = 0) -> list[Hint]:
    """The best turns first, by groups; none if this seat is not asked."""
    options = sight.options
    if not options:
        return []
    if len(options) == 1:
        return [Hint(options[0], (options[0],), BEST)]
    found = judge(lambda: sight, Effort(iterations // 2, seconds / 2))
    return [] if found is None else Adviser(sight, found).lines()


class Adviser:
    """What two searches of a decision have to say to a person."""

    def __init__(self, sight: AnySight, found: Judgement) -> None:
        self.sight: Any = sight
        self.found = found
        self.dream: State = sight.imagine()
        chances = chances_for(sight.game)
        case = chances.case(self.dream)
        self.steep: float = STEEP if case is None else float(case.origin.get("steep", STEEP))
        self.rough: float = ROUGH if case is None else float(case.origin.get("rough", ROUGH))
        early = case is not None and self.time() < float(case.origin.get("known_from", 0.0))
        self.silent: str = UNKNOWN if case is None else EARLY if early else ""
        self.heed: float = HEED if case is None else float(case.origin.get("heed", HEED))
        self.level: float = 0.0 if self.silent else self.of_best(chances)

    def of_best(self, chances: Chances) -> float:
        """The chance of the best turn: what the position promises as it stands, and what the searches see."""
        seat: int = self.sight.seat
        told = [chances.of(self.sight.imagine()) for _glance in range(GLANCES)]
        glance = mean([each[seat] for each in told if each is not None])
        return between(glance, self.found.chance(self.found.best().key), self.heed)

    def time(self) -> float:
        return time_of(features_for(self.sight.game), self.dream)

    def lines(self) -> list[Hint]:
        """Level turns in the order of the options, then what is weaker, the better first."""
        every = [self.line(action) for action in self.options()]
        every.sort(key=lambda hint: (GROUPS.index(hint.group), 0.0 if hint.group == LEVEL else hint.loss, hint.action))
        level = [hint for hint in every if hint.group == LEVEL]
        if len(level) == 1:
            every[every.index(level[0])] = level[0]._replace(group=BEST)
        return self.with_reasons(short(self.without_twins(every)))

    def with_reasons(self, found: list[Hint]) -> list[Hint]:
        """Why the best is better than the next; among level turns there is no reason to prefer one."""
        if len(found) < 2 or found[0].group != BEST:
            return found
        told = worth_telling(reasons(self.sight, list(found[0].turn), list(found[1].turn)))
        return [found[0]._replace(parts=tuple([(one.key, one.own, one.rivals) for one in told])), *found[1:]]

    def options(self) -> list[Action]:
        """All that was looked at enough to be spoken of, the best of all among them."""
        best = self.found.best().key
        every = self.found.options()
        found = [action for action in every if action == best or self.looks(action) >= FEW]
        if len(found) > 1 or len(every) == 1:
            return found
        others = sorted([action for action in every if action != best], key=self.unlikely)
        return [best, *others[: MOST - 1]]

    def unlikely(self, action: Action) -> tuple[int, float]:
        """What was looked at most comes first."""
        return -self.looks(action), -self.found.chance(action)

    def looks(self, action: Action) -> int:
        found = 0
        for search in (self.found.first, self.found.second):
            turn = search.found.get(action)
            found += 0 if turn is None else turn.looks
        return found

    def line(self, action: Action) -> Hint:
        """What was hardly looked at seems weaker to the taste, and no number is told of it."""
        if action != self.found.best().key and self.looks(action) < FEW:
            turn = self.turn(action)
            return Hint(turn[0], turn, PERHAPS, None, 0.0, UNSEEN, (), self.silent)
        verdict = self.found.verdict(action, self.steep, self.rough)
        chance = None if self.silent else max(LEAST, self.level - verdict.loss)
        turn = self.turn(action)
        return Hint(turn[0], turn, group_of(verdict), chance, verdict.doubt, verdict.loss, (), self.silent)

    def turn(self, action: Action) -> tuple[Action, ...]:
        """As the search that looked at it more thought of it."""
        turns = [look.found[action] for look in (self.found.first, self.found.second) if action in look.found]
        return tuple(max(turns, key=lambda turn: turn.looks).answers)

    def without_twins(self, every: list[Hint]) -> list[Hint]:
        """Of turns that end in one and the same position only the first; the shorter one if it is as good."""
        ends: dict[tuple[tuple[int, ...], Frozen], int] = {}
        kept: list[Hint] = []
        for hint in every:
            end = self.end(hint.turn)
            if end not in ends:
                ends[end] = len(kept)
                kept.append(hint)
            elif len(hint.turn) < len(kept[ends[end]].turn) and hint.group == kept[ends[end]].group:
                kept[ends[end]] = hint
        return kept

    def end(self, turn: tuple[Action, ...]) -> tuple[tuple[int, ...], Frozen]:
        """Where a turn leads, in a dream: the position, and what is asked next."""
        state, seat = self.dream.clone(), self.sight.seat
        for action in turn:
            if state.over or not state.asked(seat) or action not in state.options(seat):
                break
            state.push(seat, action)
        return tuple(state.stack), state.freeze()


def group_of(verdict: Verdict) -> str:
    """Level with the best inside the doubt; weaker only where that is certain."""
    if verdict.loss < NOTHING or verdict.loss <= verdict.doubt:
        return LEVEL
    return WORSE if verdict.is_sure() else PERHAPS


def short(every: list[Hint]) -> list[Hint]:
    """Not too many; one that is weaker, if there are any, shows what level means."""
    level = [hint for hint in every if hint.group == LEVEL]
    if len(level) >= MOST:
        return level[:MOST]
    return every[:MOST]
