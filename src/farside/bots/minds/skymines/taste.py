"""What a position of Skymines is worth: the score to come, at the value that shares may reach, and what cards bring."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Final

from farside.bots.horizon import Horizon
from farside.bots.minds.skymines import rounds
from farside.bots.minds.skymines.cards import Weights
from farside.bots.minds.skymines.choices import CAREFUL, whole_plans, worth_a_thought
from farside.bots.minds.skymines.outlook import outlook, outlook_parts
from farside.bots.parts import Part, by_points
from farside.bots.taste import Taste, lead
from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import State
from farside.games.skymines.components import (
    ROUNDS,
)
from farside.games.skymines.modules import (
    THREAT_END,
)
from farside.games.skymines.rules.planning import PLAN_ROUND
from farside.games.skymines.rules.scoring import scores
from farside.games.skymines.rules.turn import TURN
from farside.games.skymines.state import SkyminesState

UNKNOWN: Final = -1
EARLY: Final = "_early"  # behind the name of a number, for the first round


class SkyminesTaste(Taste):
    """What everybody would score, and what cards, plans and slots may still bring."""

    def __init__(self, weights: Weights, by_left: list[Weights], now: int = UNKNOWN, left: int = UNKNOWN) -> None:
        self.haste = False
        self.weights = weights  # in the last round, or in that of the decision
        self.by_left = by_left  # those of each round, by the rounds after it
        self.now = now  # the round of the decision
        self.left = left  # rounds after it
        self.alone: SkyminesTaste | None = None  # for games with Luna and nobody else
        self.horizon: Horizon | None = None

    def for_decision(self, state: State) -> SkyminesTaste:
        """The time left is the same for all outcomes of a decision."""
        assert isinstance(state, SkyminesState)
        if self.alone is not None and state.seats == 1:
            return self.alone.for_decision(state)
        return self.at(max(1, state.round), rounds_after(state))

    def at(self, now: int, left: int) -> SkyminesTaste:
        """For decisions of one round."""
        found = SkyminesTaste(self.by_left[left], self.by_left, now, left)
        found.horizon = self.horizon
        return found

    def numbers(self) -> dict[str, float]:
        early = {name + EARLY: number for name, number in asdict(self.by_left[-1]).items()}
        return asdict(self.by_left[0]) | early

    def with_numbers(self, numbers: dict[str, float]) -> SkyminesTaste:
        return taste_with(self, numbers)

    def with_alone(self, numbers: dict[str, float], horizon: Horizon | None) -> SkyminesTaste:
        """The same taste, with others for games alone with Luna."""
        found = taste_of(self.by_left[0], self.by_left[-1])
        found.horizon = self.horizon
        found.alone = taste_with(found, numbers)
        found.alone.horizon = horizon
        return found

    def with_horizon(self, horizon: Horizon) -> SkyminesTaste:
        """The same taste, for games of two without Luna."""
        found = taste_of(self.by_left[0], self.by_left[-1])
        found.horizon = horizon
        found.alone = self.alone
        return found

    def when_alone(self) -> SkyminesTaste:
        return self if self.alone is None else self.alone

    def round_features(self, seats: int) -> list[str]:
        return rounds.names(seats)

    def count_round(self, state: State, seat: Seat, left: int) -> list[float]:
        assert isinstance(state, SkyminesState)
        return rounds.count(state, seat, left)

    def end_value(self, state: State, seat: Seat) -> float:
        """It was learnt what the beginning of a round is worth, alone with Luna and to one of two."""
        assert isinstance(state, SkyminesState)
        horizon = self.horizon
        if horizon is None or state.over or state.round <= self.now or not rounds.knows(state):
            return self.value(state, seat)
        return horizon.value(rounds.count(state, seat, self.left), self.left)

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, SkyminesState)
        if state.over:
            return self.ahead(state, [float(points) for points in scores(state)], seat)
        if self.left == UNKNOWN:
            return self.for_decision(state).value(state, seat)
        return self.ahead(state, outlook(state, self.weights, self.now, self.left), seat)

    def values(self, state: State) -> list[float]:
        assert isinstance(state, SkyminesState)
        if state.over:
            return super().values(state)
        if self.left == UNKNOWN:
            return self.for_decision(state).values(state)
        worths = outlook(state, self.weights, self.now, self.left)
        return [self.ahead(state, worths, seat) for seat in range(state.seats)]

    def parts(self, state: State) -> list[Part]:
        assert isinstance(state, SkyminesState)
        part = 1.0 if self.left == 0 or state.over else self.weights.luna
        if state.over:
            return by_points([float(points) for points in scores(state)], state.seats, part)
        if self.left == UNKNOWN:
            return self.for_decision(state).parts(state)
        return outlook_parts(state, self.weights, self.now, self.left).parts(state.seats, part)

    def glance(self, state: State, seat: Seat) -> float:
        """Of the others only what can be scored: what their cards may bring is their own business."""
        assert isinstance(state, SkyminesState)
        if state.over or self.left == UNKNOWN:
            return self.value(state, seat)
        return self.ahead(state, outlook(state, self.weights, self.now, self.left, seat), seat)

    def ahead(self, state: SkyminesState, worths: list[float], seat: Seat) -> float:
        """The lead among the people, less a part of what Luna is worth."""
        if not state.has_luna():
            return lead(worths, seat)
        part = 1.0 if self.left == 0 or state.over else self.weights.luna
        return lead(worths[: state.seats], seat) - part * worths[state.seats]

    def kind_of(self, state: State) -> str:
        """The modules that are played with."""
        assert isinstance(state, SkyminesState)
        return kind_of(state)

    def strength_of(self, state: State) -> float:
        """Luna's level."""
        assert isinstance(state, SkyminesState)
        return float(state.level) if state.has_luna() else 0.0

    def rounds_left(self, state: State) -> int:
        assert isinstance(state, SkyminesState)
        return rounds_after(state) + 1

    def next_round(self) -> SkyminesTaste:
        return self.at(self.now + 1, max(0, self.left - 1))

    def round_of(self, state: State) -> int:
        assert isinstance(state, SkyminesState)
        return max(1, state.round)

    def goes_without_saying(self, state: State) -> bool:
        """How an action is carried out, once it is chosen."""
        assert isinstance(state, SkyminesState)
        question = state.question()
        return question is not TURN and question is not PLAN_ROUND and question not in CAREFUL

    def openings(self, state: State, seat: Seat, options: list[Action]) -> list[list[Action]]:
        """The cards of a round are planned together."""
        assert isinstance(state, SkyminesState)
        if state.question() is not PLAN_ROUND or state.constrained:
            return [[action] for action in options]
        return whole_plans(state, seat)

    def later(self, state: State, seat: Seat) -> list[Action]:
        assert isinstance(state, SkyminesState)
        question = state.question()
        if question is TURN or question is PLAN_ROUND:
            return state.options(seat)
        return worth_a_thought(state, seat, self.weights, max(0, self.left)) or state.options(seat)

    def choices(self, state: State, seat: Seat) -> list[Action]:
        """What is thought about again is thought about with all its answers."""
        assert isinstance(state, SkyminesState)
        return state.options(seat) if state.question() in CAREFUL else self.later(state, seat)

    def follow_ups(self, state: State, seat: Seat) -> list[Action]:
        """An action is thought through to its end; plans and turns are new decisions."""
        assert isinstance(state, SkyminesState)
        return worth_a_thought(state, seat, self.weights, max(0, self.left))


def taste_of(late: Weights, early: Weights) -> SkyminesTaste:
    """With weights for the last round and for the first, and for those between them what lies between."""
    one, other = asdict(late), asdict(early)
    every: list[Weights] = []
    for left in range(ROUNDS):
        part = left / (ROUNDS - 1)
        every.append(Weights(**{name: one[name] + part * (other[name] - one[name]) for name in one}))
    return SkyminesTaste(late, every)


def taste_with(taste: SkyminesTaste, numbers: dict[str, float]) -> SkyminesTaste:
    """With other numbers; a number for the last round is that for the first one too, unless there is one for it."""
    late = {name: number for name, number in numbers.items() if not name.endswith(EARLY)}
    early = late | {name.removesuffix(EARLY): number for name, number in numbers.items() if name.endswith(EARLY)}
    return taste_of(replace(taste.by_left[0], **late), replace(taste.by_left[-1], **early))


def kind_of(state: SkyminesState) -> str:
    """What is added to the game on the Moon, in one word; a campaign is what its chapter adds."""
    added = [
        ("luna", state.has_luna()),
        ("belt", state.belt),
        ("missions", state.missions),
        ("threats", state.threat != NOBODY),
    ]
    return "+".join([name for name, here in added if here]) or "plain"


def rounds_after(state: SkyminesState) -> int:
    """Rounds after the one that is played or planned."""
    last = THREAT_END[state.at_large()] or ROUNDS
    return last - max(state.round, 1)


TASTE: Final = taste_of(Weights(), Weights())
