"""Features: what is counted of a position, by name. A learnt taste is a price for each of them, by phase."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from farside.core.actions import Seat
from farside.core.state import State

OF_CARD: Final = "held "  # how the names of features begin that count a card of the box
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


class Tally:
    """Adds up what everybody has: in points where there are prices, else feature by feature, to learn from."""

    def __init__(self, seats: int, width: int, prices: list[float] | None = None) -> None:
        """`width` features a seat; with prices, one for each of them."""
        self.width: int = width
        self.prices: list[float] = [] if prices is None else prices
        self.row: list[float] | None = [0.0] * (seats * width) if prices is None else None  # one seat after another
        self.worths: list[float] = [0.0] * seats
        self.seat: Seat = 0
        self.worth: float = 0.0  # of that seat, not yet in the list: a list keeps its numbers boxed

    def turn_to(self, seat: Seat) -> None:
        """What is added from now on is this seat's."""
        self.worths[self.seat] = self.worth
        self.seat = seat
        self.worth = self.worths[seat]

    def add(self, feature: int, much: float) -> None:
        """The seat has so much of a feature; what is told twice is added up."""
        row = self.row
        if row is None:
            self.worth += self.prices[feature] * much
        else:
            row[self.seat * self.width + feature] += much

    def total(self) -> list[float]:
        """What everybody has, in points."""
        self.worths[self.seat] = self.worth
        return self.worths


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """Counts what matters in a game. A game's own are in `features/<game>.py`, as FEATURES."""

    def __init__(self, sheet: Sheet) -> None:
        self.names: list[str] = sheet.names
        self.prices: list[float] = sheet.prices

    def count(self, state: State, time: float, tally: Tally) -> None:
        """Tell a tally what every seat has of each feature; a decision has one time."""
        raise NotImplementedError(type(self).__name__)

    def time(self, state: State) -> float:
        """How far the game is: 0 at the start, 1 at the end."""
        raise NotImplementedError(type(self).__name__)

    def points(self, state: State) -> list[int]:
        """Everybody's score once the game is over."""
        raise NotImplementedError(type(self).__name__)

    def part_of(self, name: str) -> str:
        """The part of a position's worth that a feature belongs to, as people are told it: a key of the texts."""
        return name.partition(",")[0].replace(" ", "-")

    def aside(self, state: State, seat: Seat) -> float:
        """What no price can say, for the seat that decides: a question not worth asking."""
        return 0.0

    def knows(self, state: State) -> bool:
        """Whether a game of this kind is counted in full; other variants are left to the hand-written taste."""
        return True

    def leaves(self, state: State) -> bool:
        """Whether a decision is left to the hand-written taste: a bargain is judged by what it brings both sides."""
        return False


def row_of(features: Features, state: State, time: float) -> list[float]:
    """Every seat's features, one seat after another."""
    tally = Tally(state.seats, len(features.names))
    features.count(state, time, tally)
    assert tally.row is not None, "a tally without prices has a row"
    return tally.row


def blend(prices: list[float], time: float) -> list[float]:
    """The price of each feature at a time, between the phases before and after it."""
    place = min(max(time, 0.0), 1.0) * (PHASES - 1)
    phase = min(int(place), PHASES - 2)
    part = place - phase
    found: list[float] = []
    for at in range(phase, len(prices), PHASES):
        found.append(prices[at] * (1.0 - part) + prices[at + 1] * part)
    return found
