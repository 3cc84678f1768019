"""Advice: what a seat might do, in whole turns and in groups, with its win chance as far as that can be told.

Two half searches judge each other (`judging.py`), so what is printed is what the order is made from. Turns that end in
the same position are one line. Inside the doubt there is no ranking: level turns stand in the order of the options.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from farside.bots.bot import AnySight
from farside.bots.chances import chances_for, time_of
from farside.bots.judging import FEW, NOTHING, ROUGH, STEEP, Judgement, Verdict, judge
from farside.bots.mind import features_for
from farside.bots.thought import Effort
from farside.core.actions import Action
from farside.core.state import Frozen, State

MOST: Final = 3  # turns shown
LEVEL: Final = "level"
BEST: Final = "best"  # clearly
PERHAPS: Final = "perhaps"  # probably weaker
WORSE: Final = "weaker"
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
        case = chances_for(sight.game).case(self.dream)
        self.steep: float = STEEP if case is None else float(case.origin.get("steep", STEEP))
        self.rough: float = ROUGH if case is None else float(case.origin.get("rough", ROUGH))
        early = case is not None and self.time() < float(case.origin.get("known_from", 0.0))
        self.silent: str = UNKNOWN if case is None else EARLY if early else ""

    def time(self) -> float:
        return time_of(features_for(self.sight.game), self.dream)

    def lines(self) -> list[Hint]:
        """Level turns in the order of the options, then what is weaker, the better first."""
        every = [self.line(action) for action in self.options()]
        every.sort(key=lambda hint: (GROUPS.index(hint.group), 0.0 if hint.group == LEVEL else hint.loss, hint.action))
        level = [hint for hint in every if hint.group == LEVEL]
        if len(level) == 1:
            every[every.index(level[0])] = level[0]._replace(group=BEST)
        return short(self.without_twins(every))

    def options(self) -> list[Action]:
        """All that was looked at enough to be spoken of, the best of all among them."""
        best = self.found.best().answers[0]
        return [action for action in self.found.options() if action == best or self.spoken(action)]

    def spoken(self, action: Action) -> bool:
        looks = 0
        for search in (self.found.first, self.found.second):
            turn = search.found.get(action)
            looks += 0 if turn is None else turn.looks
        return looks >= FEW

    def line(self, action: Action) -> Hint:
        verdict = self.found.verdict(action, self.steep, self.rough)
        chance = None if self.silent else self.found.chance(action)
        return Hint(action, self.turn(action), group_of(verdict), chance, verdict.doubt, verdict.loss, self.silent)

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
