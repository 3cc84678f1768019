"""Reasons: why one turn is better than another, in named parts of what positions are worth, in points.

Both turns are carried out in the same dreams, and where positions are best compared at the end of a round they are
played on to there by taste with the same luck. All parts together are the difference of the two exactly; told are at
most three, and none where they would not point the way the searches do: then a search sees further than we can say.
"""

from __future__ import annotations

from typing import Any, Final

from farside.bots.abilities import in_rounds
from farside.bots.judge import Judge
from farside.bots.mind import taste_for
from farside.bots.parts import ASIDE, WHOLE
from farside.bots.taste import Taste
from farside.bots.turns import Reflex
from farside.core.actions import Action
from farside.core.state import State

DREAMS: Final = 6
LONGEST: Final = 200  # answers after which a round is taken as over
POSITIONS: Final = 40  # looked at for each of them
MOST: Final = 3
SHARE: Final = 0.2  # of the whole: what is less goes without saying


class Reason:
    """A part, and by how much there is more of it: for whoever decides, and for the rivals as far as they count."""

    def __init__(self, key: str, own: float, rivals: float) -> None:
        self.key: str = key
        self.own: float = own
        self.rivals: float = rivals

    def worth(self) -> float:
        return self.own - self.rivals

    def row(self) -> dict[str, Any]:
        return {"key": self.key, "own": self.own, "rivals": self.rivals}


def reasons(
    sight: Any, better: list[Action], worse: list[Action], dreams: int = DREAMS, judged: Taste | None = None
) -> list[Reason]:
    """All parts of the difference between two turns, as they come; by the best taste there is, or somebody's own."""
    found: dict[str, Reason] = {}
    for _dream in range(dreams):
        dream: State = sight.imagine()
        luck = sight.dice.getrandbits(64)
        taste = (judged or taste_for(sight.game)).for_search(dream)
        for answers, sign in ((better, 1.0), (worse, -1.0)):
            end = ending(sight, dream, taste, answers, luck)
            for part in taste.parts(end):
                one = found.setdefault(part.key, Reason(part.key, 0.0, 0.0))
                one.own += sign * part.own[sight.seat] / dreams
                one.rivals += sign * part.rivals[sight.seat] / dreams
    return list(found.values())


def ending(sight: Any, dream: State, taste: Taste, answers: list[Action], luck: int) -> State:
    """Where a turn leads, as far as it can be carried out; on to the end of the round where that is compared."""
    state, seat = dream.clone(), sight.seat
    state.sow(luck, sight.game.luck)
    for action in answers:
        if state.over or not state.asked(seat) or action not in state.options(seat):
            break
        state.push(seat, action)
    pace = in_rounds(taste)
    if pace is None:
        return state
    reflex, given, now = Reflex(Judge(sight.game, taste, state, luck)), 0, pace.round_of(dream)
    while not state.over and pace.round_of(state) == now and given < LONGEST:
        reflex.answer(state, POSITIONS)
        given += 1
    return state


def total(found: list[Reason]) -> float:
    return sum([reason.worth() for reason in found])


def worth_telling(found: list[Reason]) -> list[Reason]:
    """At most three: own gains first, then what rivals lose, then the price; none where they say nothing."""
    whole = total(found)
    named = [one for one in found if one.key not in (ASIDE, WHOLE) and abs(one.worth()) >= SHARE * abs(whole)]
    named.sort(key=largest)
    told = [one for one in named[:MOST] if abs(one.worth()) > 0.0]
    if whole <= 0.0 or total(told) <= 0.0:
        return []
    told.sort(key=gains_first)
    return told


def largest(reason: Reason) -> float:
    return -abs(reason.worth())


def gains_first(reason: Reason) -> tuple[int, float]:
    if reason.worth() < 0.0:
        return 2, reason.worth()
    return (0 if reason.own >= -reason.rivals else 1), -reason.worth()
