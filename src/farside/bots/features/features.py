"""Features: what is counted of a position, by name. A learnt taste is a price for each of them, by phase."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from farside.core.actions import Seat
from farside.core.state import State

PHASES: Final = 3  # early, middle, late; between two of them prices go over evenly


class Sheet:
    """The names of a game's features, and the price of each by phase that learning starts from."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.prices: list[float] = []  # PHASES numbers a feature

    def add(self, name: str, early: float, middle: float, late: float) -> int:
        """A feature's number."""
        self.names.append(name)
        self.prices.extend((early, middle, late))
        return len(self.names) - 1

    def steady(self, name: str, price: float) -> int:
        """A feature that is worth the same all the time."""
        return self.add(name, price, price, price)

    def melting(self, name: str, price: float) -> int:
        """A feature whose worth melts away towards the end."""
        return self.add(name, price, price / 2, 0.0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """Counts what matters in a game. A game's own are in `features/<game>.py`, as FEATURES."""

    def __init__(self, sheet: Sheet) -> None:
        self.names: list[str] = sheet.names
        self.prices: list[float] = sheet.prices

    def fill(self, state: State, time: float, row: list[float]) -> None:
        """Write every seat's features into a row of zeros, one seat after another; a decision has one time."""
        raise NotImplementedError(type(self).__name__)

    def time(self, state: State) -> float:
        """How far the game is: 0 at the start, 1 at the end."""
        raise NotImplementedError(type(self).__name__)

    def points(self, state: State) -> list[int]:
        """Everybody's score once the game is over."""
        raise NotImplementedError(type(self).__name__)

    def aside(self, state: State, seat: Seat) -> float:
        """What no price can say, for the seat that decides: a question not worth asking."""
        return 0.0

    def knows(self, state: State) -> bool:
        """Whether a game of this kind is counted in full; other variants are left to the hand-written taste."""
        return True

    def leaves(self, state: State) -> bool:
        """Whether a decision is left to the hand-written taste: a bargain is judged by what it brings both sides."""
        return False


def blend(prices: list[float], time: float) -> list[float]:
    """The price of each feature at a time, between the phases before and after it."""
    place = min(max(time, 0.0), 1.0) * (PHASES - 1)
    phase = min(int(place), PHASES - 2)
    part = place - phase
    found: list[float] = []
    for at in range(phase, len(prices), PHASES):
        found.append(prices[at] * (1.0 - part) + prices[at + 1] * part)
    return found
