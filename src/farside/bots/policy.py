"""Policy: what an answer is like, by name, and how much strong play likes that. It never looks ahead.

A game says what a position is like and what an option would do; both are told once, to a pad, which adds up prices in
play and writes the numbers down for learning. Which verb answers which question, and with what, is told for every game.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from farside.core.actions import Action, ActionSpace, Family, Seat
from farside.core.state import FRAME, State

JOINT: Final = 48  # a verb with so many answers has a price for each of them, a larger one for each argument
LEAST: Final = -1.0e300


class Pad:
    """Adds up what is told of one option: in prices where there are any, else feature by feature, to learn from."""

    def __init__(self, prices: list[float] | None) -> None:
        self.prices: list[float] = [] if prices is None else prices
        self.noting: bool = prices is None
        self.score: float = 0.0
        self.places: list[int] = []
        self.much: list[float] = []

    def add(self, feature: int, much: float) -> None:
        """The option has so much of a feature; what is told twice is added up."""
        if self.noting:
            self.note(feature, much)
        else:
            self.score += self.prices[feature] * much

    def note(self, feature: int, much: float) -> None:
        if much != 0.0:
            self.places.append(feature)
            self.much.append(much)


@mypyc_attr(allow_interpreted_subclasses=True)
class Look:
    """A position as one seat may know it, for one decision; it is read, never changed."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.like: list[float] = []  # what the position is like, in the order of the policy's names

    def tell(self, action: Action, pad: Pad) -> None:
        """What an option would do, in the numbers of the policy's own features."""


class Names:
    """All that a policy tells, by name: what positions are like, and its own features, each with its number."""

    def __init__(self, like: list[str], kinds: dict[str, Sequence[str]] | None = None) -> None:
        self.like: list[str] = like
        self.kinds: dict[str, Sequence[str]] = {} if kinds is None else kinds
        self.own: list[str] = []

    def add(self, name: str) -> int:
        """The number of a feature. `raises {kind}` is one for each kind, one after another: the number of the first."""
        first = len(self.own)
        self.own += self.spelt(name)
        return first

    def spelt(self, name: str) -> list[str]:
        for key, words in self.kinds.items():
            place = f"{{{key}}}"
            if place in name:
                return [name.replace(place, word) for word in words]
        return [name]


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """What is told of positions and options in a game. Without any of it, verbs and arguments are all."""

    def __init__(self, names: Names | None = None) -> None:
        self.like: list[str] = [] if names is None else names.like  # weighed verb by verb
        self.own: list[str] = [] if names is None else names.own

    def look(self, state: State, seat: Seat) -> Look:
        return Look(state, seat)


class Index:
    """All features of a game's options by number: the policy's own, verbs by position, verbs by question, answers."""

    def __init__(self, actions: ActionSpace, steps: list[str], policy: Policy) -> None:
        verbs = [family.verb for family in actions.families]
        self.verbs: int = len(verbs)
        self.wide: int = len(policy.like)
        self.names: list[str] = policy.own.copy()
        self.first_like: int = len(self.names)
        self.names += [f"{verb}, by {like}" for verb in verbs for like in policy.like]
        self.first_asked: int = len(self.names)
        self.names += [f"{verb} when asked {step}" for step in steps for verb in verbs]
        self.family: list[int] = []
        self.fixed: list[list[int]] = []  # by action: features that it always has
        for at, family in enumerate(actions.families):
            self.add_answers(at, family)

    def add_answers(self, at: int, family: Family) -> None:
        """The answers of one verb: each for itself, or argument by argument."""
        first = len(self.names)
        answers = range(family.first, family.end)
        self.family += [at] * family.size
        if not family.domains:
            self.fixed.append([])
        elif family.size <= JOINT:
            self.names += [family.name(action) for action in answers]
            self.fixed += [[first + action - family.first] for action in answers]
        else:
            starts: list[int] = []
            for place, keys in enumerate(family.domains):
                starts.append(len(self.names))
                self.names += [f"{family.verb}{':*' * place}:{key}" for key in keys]
            for action in answers:
                self.fixed.append([starts[place] + arg for place, arg in enumerate(family.args(action))])

    def note(self, policy: Policy, state: State, seat: Seat, options: list[Action]) -> list[Pad]:
        """All that is told of each option, written down."""
        look, found = policy.look(state, seat), []
        step = state.stack[-FRAME]
        for action in options:
            pad, family = Pad(None), self.family[action]
            look.tell(action, pad)
            for at in range(self.wide):
                pad.note(self.first_like + family * self.wide + at, look.like[at])
            pad.note(self.first_asked + step * self.verbs + family, 1.0)
            for feature in self.fixed[action]:
                pad.note(feature, 1.0)
            found.append(pad)
        return found


class Instinct:
    """A policy with its prices: how much each option is liked, at a glance."""

    def __init__(self, policy: Policy, index: Index, prices: list[float], warmth: float = 1.0) -> None:
        self.policy: Policy = policy
        self.index: Index = index
        self.prices: list[float] = prices
        self.warmth: float = warmth  # of the choice: at 0 the best option is always taken
        self.family: list[int] = index.family
        self.answers: list[float] = []  # by action: what it is liked for always
        for features in index.fixed:
            liked = 0.0
            for feature in features:
                liked += prices[feature]
            self.answers.append(liked)

    def scores(self, state: State, seat: Seat, options: list[Action]) -> list[float]:
        """How much each option is liked; only differences count."""
        look = self.policy.look(state, seat)
        pad = Pad(self.prices)
        found: list[float] = []
        asked = self.index.first_asked + state.stack[-FRAME] * self.index.verbs
        last, verb = -1, 0.0
        for action in options:
            family = self.family[action]
            if family != last:
                last = family
                verb = self.verb(family, look.like) + self.prices[asked + family]
            pad.score = verb + self.answers[action]
            look.tell(action, pad)
            found.append(pad.score)
        return found

    def verb(self, family: int, like: list[float]) -> float:
        """How much a verb is liked in a position like this."""
        at = self.index.first_like + family * self.index.wide
        prices, liked = self.prices, 0.0
        for much in like:
            liked += prices[at] * much
            at += 1
        return liked

    def answer(self, state: State, seat: Seat, dice: Random) -> Action:
        """One of the seat's options: the better it is liked, the likelier."""
        options = state.options(seat)
        return options[0] if len(options) == 1 else options[self.pick(self.scores(state, seat, options), dice)]

    def pick(self, scores: list[float], dice: Random) -> int:
        best, at = LEAST, 0
        for place in range(len(scores)):
            if scores[place] > best:
                best = scores[place]
                at = place
        return at if self.warmth <= 0.0 else drawn(scores, best, self.warmth, dice)


def drawn(scores: list[float], best: float, warmth: float, dice: Random) -> int:
    """By lot: an option that is liked less by the warmth is drawn e times as seldom."""
    total = 0.0
    shares: list[float] = []
    for score in scores:
        share = exp((score - best) / warmth)
        total += share
        shares.append(share)
    left = dice.random() * total
    for at in range(len(shares)):
        left -= shares[at]
        if left < 0.0:
            return at
    return len(shares) - 1
