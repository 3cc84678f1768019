"""Taste: what a position is worth to a seat. A game has its own, or else the lead in points will do."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from farside.bots.tastes.horizon import Horizon
from farside.core.actions import NOBODY, Action, Seat
from farside.core.shelf import AnyGame
from farside.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Taste:
    """Values positions, in points: 0 is an even game."""

    spread: float = 10.0  # so many points ahead, and a win is 2.7 times as likely as a loss
    short: bool = False  # it compares the answers to one question; looking further ahead with it says nothing more
    rounds: bool = False  # the game is played in rounds, and positions are best compared when one is over
    haste: bool = True  # to end the game while ahead; not where it ends by itself and points are still to be had

    def value(self, state: State, seat: Seat) -> float:
        """How much better off this seat is than the best of the others."""
        raise NotImplementedError(type(self).__name__)

    def glance(self, state: State, seat: Seat) -> float:
        """The same in a hurry, to compare what this seat could do right now."""
        return self.value(state, seat)

    def for_decision(self, state: State) -> Taste:
        """The taste for one decision in this position: what all its outcomes are judged by alike."""
        return self

    def for_search(self, state: State) -> Taste:
        """The same for a decision that is looked further ahead from."""
        return self.for_decision(state)

    def foresees(self, state: State, seat: Seat) -> bool:
        """Whether `value` knows what the others' answers to an open question may bring: then nobody guesses at them."""
        return False

    def numbers(self) -> dict[str, float]:
        """The numbers its author has chosen, by name, to be tuned by play; none if there is nothing to tune."""
        return {}

    def with_numbers(self, numbers: dict[str, float]) -> Taste:
        """The same taste with other numbers, for all names or some of them."""
        return self

    def with_alone(self, numbers: dict[str, float], horizon: Horizon | None) -> Taste:
        """The same taste, with other numbers for a person alone with an automa, and what rounds are worth then."""
        return self

    def when_alone(self) -> Taste:
        """The taste of a person alone with an automa."""
        return self

    def with_horizon(self, horizon: Horizon) -> Taste:
        """The same taste, and what rounds are worth among people, in games of as many as it was learnt from."""
        return self

    def round_features(self, seats: int) -> list[str]:
        """What is counted when a round begins, by how many people play (one: with an automa); may be nothing."""
        return []

    def count_round(self, state: State, seat: Seat, left: int) -> list[float]:
        """How much there is of each of these, with so many rounds left."""
        return []

    def end_value(self, state: State, seat: Seat) -> float:
        """What a position is worth in which the round of the decision has been played on to its end."""
        return self.value(state, seat)

    def beats(self, state: State, seat: Seat, less: float) -> float:
        """The chance to end before an automa, for a seat that plays on well after a turn so many points too bad."""
        return 1.0

    def turn_of(self, state: State) -> Seat:
        """Whose turn it is, where positions can only be compared at the end of a turn; nobody's if they always can."""
        return NOBODY

    def round_of(self, state: State) -> int:
        """The number of the round, in a game that is played in rounds."""
        return 0

    def rounds_left(self, state: State) -> int:
        """How many rounds are still to be played, the one that begins included."""
        return 0

    def next_round(self) -> Taste:
        """The taste of a decision, for decisions of the round after it."""
        return self

    def goes_without_saying(self, state: State) -> bool:
        """Whether a question only follows from a turn that was thought through when it began."""
        return False

    def follow_ups(self, state: State, seat: Seat) -> list[Action]:
        """The answers worth thinking through now that the same seat is asked again; none if a new turn begins."""
        return state.options(seat)

    def openings(self, state: State, seat: Seat, options: list[Action]) -> list[list[Action]]:
        """What a seat may answer, and what it will then answer next where several answers are one decision."""
        return [[action] for action in options]

    def choices(self, state: State, seat: Seat) -> list[Action]:
        """The answers worth a thought to the question that is thought about now."""
        return self.later(state, seat)

    def later(self, state: State, seat: Seat) -> list[Action]:
        """The answers worth a thought to a question that lies further ahead."""
        return state.options(seat)


class Lead(Taste):
    """The lead in points, if the game ended now."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def value(self, state: State, seat: Seat) -> float:
        return lead([float(points) for points in self.game.scores(state)], seat)


def lead(worths: list[float], seat: Seat) -> float:
    """How far a seat is ahead of the best of the others; the rest of the others count a little."""
    if len(worths) == 1:
        return worths[0]
    best, rest = worths[1 if seat == 0 else 0], 0.0
    for other in range(len(worths)):
        if other != seat:
            worth = worths[other]
            rest += worth
            if worth > best:
                best = worth
    return worths[seat] - 0.75 * best - 0.25 * rest / (len(worths) - 1)


def squashed(value: float) -> float:
    """From 0 to 1."""
    if value > 30.0:
        return 1.0
    return 0.0 if value < -30.0 else 1.0 / (1.0 + exp(-value))


TASTES: Final[dict[str, Taste]] = {}  # by game, once somebody has asked


def taste_for(game: AnyGame) -> Taste:
    """The best taste there is for a game: learnt if `weights/<game>.toml` is there, else written by hand."""
    if game.key not in TASTES:
        found = import_module("farside.bots.tastes.lesson").learnt_for(game)
        assert found is None or isinstance(found, Taste), f"{game.key}: what was learnt is no Taste"
        best = handmade_for(game) if found is None else found
        told = import_module("farside.bots.tastes.foresight").foresighted(game, best)
        assert isinstance(told, Taste), f"{game.key}: what was found out about rounds is no Taste"
        TASTES[game.key] = told
    return TASTES[game.key]


def handmade_for(game: AnyGame) -> Taste:
    """TASTE of `tastes/<game>.py`, or else the lead."""
    place = f"farside.bots.tastes.{game.key}"
    found = import_module(place).TASTE if find_spec(place) else Lead(game)
    assert isinstance(found, Taste), f"{place}.TASTE is no Taste"
    return found
