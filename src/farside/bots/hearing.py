"""Hearing: two witnesses of what an answer cost. Searches look closely, but not far; playing on looks far, not closely.

What was played is compared with the turn that searches like best (or next, if they like best what was played) and with
the one that the learnt policy likes best: a search that is taken in by its own taste does not even think of that. Each
witness says by how much another turn is better, and counts as far as it was found out that it can be trusted (`Trust`).
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from farside.bots.appeal import Appeal, at_a_glance
from farside.bots.gauge import Case
from farside.bots.judging import ROUGH, SLIP, STEEP, Judgement, Look, Verdict, most_looked_at
from farside.bots.tree import key_of
from farside.core.actions import Action, Seat

BATCH: Final = 8  # games of each turn between two looks at what is certain
HOPED: Final = 1.5  # errors by which another turn may still turn out better than it has seemed so far
PART: Final = 0.4  # of its roughness, to which luck is worth being averaged out
FAR_ROUGH: Final = 0.1  # how far playing on errs, where nobody has found out
HARDLY: Final = 0.15  # how far a search errs beside that about a turn it has hardly looked at


class Trust:
    """How much of what each witness says is true, and how far it errs beside that."""

    def __init__(self, case: Case | None) -> None:
        origin: dict[str, Any] = {} if case is None else case.origin
        self.steep: float = float(origin.get("steep", STEEP))
        self.rough: float = float(origin.get("rough", ROUGH))
        self.far_steep: float = float(origin.get("far_steep", 1.0))
        self.far_rough: float = float(origin.get("far_rough", FAR_ROUGH))


class Said:
    """By how much a turn is better than what was played, and how far that can be trusted."""

    def __init__(self, loss: float, doubt: float) -> None:
        self.loss: float = loss
        self.doubt: float = doubt

    def beside(self, other: Said) -> Said:
        """Both together, each as far as it can be trusted."""
        one, two = 1.0 / (self.doubt * self.doubt), 1.0 / (other.doubt * other.doubt)
        return Said((one * self.loss + two * other.loss) / (one + two), 1.0 / sqrt(one + two))


class Hearing:
    """One decision: what was played, and the turns that it is compared with."""

    def __init__(self, sight: Any, found: Judgement, played: int, answers: list[Action], trust: Trust) -> None:
        self.found: Judgement = found
        self.trust: Trust = trust
        self.keys: list[int] = [played]
        self.turns: list[list[int]] = [self.turn(played, answers)]
        best = found.best(played)
        if best.key != played:
            self.add(best.key, best.answers)
        else:
            self.add_next(played)
        liked = at_a_glance(sight)
        if len(liked) > 1 or (liked and liked[0] in found.options()):  # not bargains, which nobody judges
            self.add(name(sight.seat, liked), liked)
        self.appeal: Appeal = Appeal(sight, self.turns)

    def add_next(self, played: int) -> None:
        """Where searches like best what was played, the turn that they like next."""
        top, most = played, -1.0
        for key in self.found.options():
            chance = self.found.chance(key)
            if key != played and chance > most and self.found.has_both(key):
                top, most = key, chance
        self.add(top, [top])

    def add(self, key: int, turn: list[Action]) -> None:
        if key not in self.keys:
            self.keys.append(key)
            self.turns.append(self.turn(key, turn))

    def turn(self, key: int, otherwise: list[Action]) -> list[Action]:
        """As the search that looked at it more goes on with it."""
        turns = [look.found[key] for look in (self.found.first, self.found.second) if key in look.found]
        return otherwise if not turns else max(turns, key=most_looked_at).answers

    # -- the witnesses ---------------------------------------------------------------------------------

    def hear(self, pairs: int) -> None:
        """Play on for as long as something may come of it, but not more than so many games of each turn."""
        while len(self.keys) > 1 and self.appeal.pairs < pairs and self.is_open():
            self.appeal.hear(BATCH)

    def is_open(self) -> bool:
        """Whether another turn may still be better, by as much as a mark is given for, and more games could say so."""
        return self.appeal.pairs == 0 or any(self.may_matter(at) for at in range(1, len(self.keys)))

    def may_matter(self, at: int) -> bool:
        """Luck that is small beside how far playing on errs anyway is not worth more games."""
        error = self.appeal.error(at, 0)
        return error > PART * self.trust.far_rough and self.far(at).loss + HOPED * error > SLIP

    def far(self, at: int) -> Said:
        """What playing on says."""
        error, rough = self.appeal.error(at, 0), self.trust.far_rough
        return Said(self.trust.far_steep * self.appeal.gap(at, 0), sqrt(error * error + rough * rough))

    def near(self, at: int) -> Said:
        """What the searches say."""
        trust = self.trust
        if self.keys[at] == self.found.best(self.keys[0]).key:
            verdict = self.found.verdict(self.keys[0], trust.steep, trust.rough)
            return Said(verdict.loss, verdict.doubt)
        said = ahead(self.found, self.keys[at], self.keys[0], trust)
        if self.found.has_both(self.keys[at]):
            return said
        return Said(said.loss, sqrt(said.doubt * said.doubt + HARDLY * HARDLY))

    def both(self, at: int) -> Said:
        return self.near(at) if self.appeal.pairs == 0 else self.near(at).beside(self.far(at))

    # -- what they agree on ----------------------------------------------------------------------------

    def best(self) -> int:
        """The turn that is ahead of what was played by most; 0 where none is."""
        top, most = 0, 0.0
        for at in range(1, len(self.keys)):
            said = self.both(at).loss
            if said > most:
                top, most = at, said
        return top

    def verdict(self) -> Verdict:
        at = self.best()
        chance = self.found.chance(self.keys[at])
        if at > 0:
            said = self.both(at)
            return Verdict(self.turns[at], said.loss, said.doubt, chance)
        return Verdict(self.turns[0], 0.0, self.trust.rough if len(self.keys) == 1 else self.both(1).doubt, chance)


def ahead(found: Judgement, other: Action, played: Action, trust: Trust) -> Said:
    """By how much any turn is better than what was played, in the eyes of two searches that did not choose it."""
    one, two = lead_of(found.first, other, played), lead_of(found.second, other, played)
    loss = 0.5 * trust.steep * (one + two)
    apart = 0.5 * trust.steep * (one - two)
    drift = 0.0
    if found.halves is not None:
        early = lead_of(found.halves[0], other, played) + lead_of(found.halves[1], other, played)
        drift = loss - 0.5 * trust.steep * early
    return Said(loss, sqrt(apart * apart + drift * drift + trust.rough * trust.rough))


def lead_of(search: Look, other: Action, played: Action) -> float:
    """Nothing, where it has not looked at both."""
    own = search.chance(played, search.chance(other, 0.0))
    return search.chance(other, own) - own


def name(seat: Seat, turn: list[Action]) -> int:
    """What searches call a turn: by its first answer, or by all of them where several are one decision."""
    return turn[0] if len(turn) == 1 else key_of(seat, sorted(turn))
