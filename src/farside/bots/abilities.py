"""Abilities: what only some tastes can do. Nobody has to say which: whoever needs one looks whether it is there.

They are protocols: a taste has an ability as soon as it has the methods, compiled or in plain Python. What was learnt
is prices alone; how a game goes is known to the hand-written taste behind them (`Taste.by_hand`).
"""

from __future__ import annotations

from typing import Any, Final, Protocol, cast, runtime_checkable

from farside.bots.horizon import Horizon
from farside.bots.taste import Taste
from farside.core.actions import Action, Seat
from farside.core.state import State


@runtime_checkable
class Tunable(Protocol):
    """Has numbers that its author has chosen, and that play may better."""

    def numbers(self) -> dict[str, float]:
        """All of them, by name."""

    def with_numbers(self, numbers: dict[str, float]) -> Taste:
        """The same taste with other numbers, for all names or some of them."""


@runtime_checkable
class Bargains(Protocol):
    """Judges a bargain: compares the answers to one question; looking further ahead with it says nothing more."""

    def foresees(self, state: State, seat: Seat) -> bool:
        """Whether `value` knows what the others' answers to an open question may bring: then nobody guesses at them."""


@runtime_checkable
class Explains(Protocol):
    """Says why it answers as it does, where people would say so."""

    def reason(self, state: State, seat: Seat, action: Action) -> str:
        """A key of the game's texts, for what all may hear; "" where there is nothing to say."""


@runtime_checkable
class ByTurns(Protocol):
    """Can compare positions only at the end of a turn."""

    def turn_of(self, state: State) -> Seat:
        """Whose turn it is; nobody's where positions can be compared."""


@runtime_checkable
class InRounds(Protocol):
    """Of a game played in rounds, where positions are best compared when one is over."""

    def round_of(self, state: State) -> int:
        """The number of the round."""

    def rounds_left(self, state: State) -> int:
        """How many rounds are still to be played, the one that begins included."""

    def next_round(self) -> Taste:
        """The taste of a decision, for decisions of the round after it."""

    def end_value(self, state: State, seat: Seat) -> float:
        """What a position is worth in which the round of the decision has been played on to its end."""

    def goes_without_saying(self, state: State) -> bool:
        """Whether a question only follows from a turn that was thought through when it began."""

    def openings(self, state: State, seat: Seat, options: list[Action]) -> list[list[Action]]:
        """What a seat may answer, and what it will then answer next where several answers are one decision."""

    def choices(self, state: State, seat: Seat) -> list[Action]:
        """The answers worth a thought to the question that is thought about now."""


@runtime_checkable
class LearnsRounds(Protocol):
    """Counts what there is when a round begins, so that its worth can be learnt."""

    def round_features(self, seats: int) -> list[str]:
        """What is counted, by how many people play (one: with an automa); may be nothing."""

    def count_round(self, state: State, seat: Seat, left: int) -> list[float]:
        """How much there is of each of these, with so many rounds left."""

    def with_horizon(self, horizon: Horizon) -> Taste:
        """The same taste, and what rounds are worth among people, in games of as many as it was learnt from."""


@runtime_checkable
class MeetsAutoma(Protocol):
    """Knows an automa, which is never asked: how to play alone with it."""

    def when_alone(self) -> Taste:
        """The taste of a person alone with it."""

    def with_alone(self, numbers: dict[str, float], horizon: Horizon | None) -> Taste:
        """The same taste, with other numbers for a person alone with it, and what rounds are worth then."""


@runtime_checkable
class InKinds(Protocol):
    """Of a game that is played with modules or against an automa: what is true of one kind need not be of another."""

    def kind_of(self, state: State) -> str:
        """The name of the kind: plain, or what was added to it."""

    def strength_of(self, state: State) -> float:
        """How hard an automa is to beat, by its level; 0 without one."""


@runtime_checkable
class Resigns(Protocol):
    """Knows positions in which going on helps nobody: then a lost end is no worse than to go on."""

    def resigned(self, state: State) -> bool:
        """Whether a seat that cannot win may as well end the game."""


def spread_of(taste: Taste) -> float:
    """Asked here, in plain Python: compiled code would not see what a plain class says in its attributes."""
    return taste.spread


def haste_of(taste: Taste) -> bool:
    return taste.haste


SEEN: Final[dict[Any, bool]] = {}  # by kind of taste and ability


def has(kind: type[Taste], ability: Any) -> bool:
    """Whether tastes of a kind have an ability: to look takes as long as to value a position, so that is done once."""
    if (kind, ability) not in SEEN:
        SEEN[kind, ability] = issubclass(kind, ability)
    return SEEN[kind, ability]


def bargaining(taste: Taste) -> Bargains | None:
    return cast(Bargains, taste) if has(type(taste), Bargains) else None


def explaining(taste: Taste) -> Explains | None:
    return cast(Explains, taste) if has(type(taste), Explains) else None


def by_turns(taste: Taste) -> ByTurns | None:
    """How a game's turns are told, whatever prices there are."""
    hand = taste.by_hand()
    return cast(ByTurns, hand) if has(type(hand), ByTurns) else None


def in_kinds(taste: Taste) -> InKinds | None:
    """How a game's kinds are told, whatever prices there are."""
    hand = taste.by_hand()
    return cast(InKinds, hand) if has(type(hand), InKinds) else None


def is_resigned(taste: Taste, state: State) -> bool:
    """Whether going on helps nobody here, whatever prices there are."""
    hand = taste.by_hand()
    return has(type(hand), Resigns) and cast(Resigns, hand).resigned(state)


def in_rounds(taste: Taste) -> InRounds | None:
    """How a game's rounds are told; with a taste that was learnt, of no decision in particular."""
    hand = taste.by_hand()
    return cast(InRounds, hand) if has(type(hand), InRounds) else None


def next_round(taste: Taste) -> Taste:
    """The same taste, for decisions of the round after this one."""
    return cast(InRounds, taste).next_round() if has(type(taste), InRounds) else taste


def end_value(taste: Taste, state: State, seat: Seat) -> float:
    """What the end of a round is worth; prices that were learnt are those of any position."""
    known = has(type(taste), InRounds)
    return cast(InRounds, taste).end_value(state, seat) if known else taste.value(state, seat)


def numbers_of(taste: Taste) -> dict[str, float]:
    """The numbers to tune; none if it has none."""
    return taste.numbers() if isinstance(taste, Tunable) else {}


def with_numbers(taste: Taste, numbers: dict[str, float]) -> Taste:
    """The same taste with other numbers, if it has any."""
    return taste.with_numbers(numbers) if isinstance(taste, Tunable) else taste


def round_features(taste: Taste, seats: int) -> list[str]:
    """What is counted when a round begins; may be nothing."""
    return taste.round_features(seats) if isinstance(taste, LearnsRounds) else []


def when_alone(taste: Taste) -> Taste:
    """The taste of a person alone with an automa."""
    return taste.when_alone() if isinstance(taste, MeetsAutoma) else taste


def rounds_of(taste: Taste) -> InRounds:
    """How a game's rounds are told, where it is known to have some."""
    found = in_rounds(taste)
    assert found is not None, f"{type(taste).__name__} knows no rounds"
    return found


def counted(taste: Taste) -> LearnsRounds:
    """What is counted of rounds, where something is known to be."""
    assert isinstance(taste, LearnsRounds), f"{type(taste).__name__} counts nothing when a round begins"
    return taste
