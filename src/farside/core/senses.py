"""Senses: what a learner is given of a position, as a row of small numbers, each with a name and its limits.

A title writes one function, `sense(state, seat, notes)`, that notes entry after entry. The same function gives the
numbers at full speed and, asked by name, the names: the two cannot fall out of step. Seats are counted from the one who
looks: `players.0` is oneself, `players.1` the next to the left.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Final, NamedTuple

from farside.core.actions import NOBODY, Keys, Seat
from farside.core.state import FRAME, State
from farside.core.view import View

MOST: Final = 255  # an entry fits into a byte
ROW: Final = 24  # entries for a row of numbers in a view whose length nobody has told
SINGLE: Final = ("int", "Seat", "bool")
ROWS: Final = ("tuple[int, ...]", "tuple[Seat, ...]")
COUNTING: Final = tuple([str(number) for number in range(MOST + 1)])  # keys of things that have none
BYTE: Final[list[bytes]] = [bytes([number]) for number in range(MOST + 1)]
HOT: Final[list[list[bytes]]] = [[] for _places in range(MOST + 1)]
SPREAD: Final[dict[int, bytes]] = {}
MOST_SPREAD: Final = 20_000


class Sense(NamedTuple):
    """One entry: what it is called, and between which whole numbers it lies (beyond them it stays at the limit)."""

    name: str
    low: int
    high: int


class Notes:
    """What one seat senses. Numbers are noted as their distance from the lowest they can be."""

    def __init__(self, seat: Seat, seats: int, named: bool = False) -> None:
        self.seat: Seat = seat
        self.seats: int = seats
        self._parts: list[bytes] = []  # a byte an entry
        self.senses: list[Sense] = []  # filled only by notes with names
        self._named: bool = named
        self._path: str = ""

    def row(self) -> bytes:
        """All that was noted, a byte an entry."""
        return b"".join(self._parts)

    # -- where we are ------------------------------------------------------------------------------

    def place(self, part: str, keys: Keys, at: int) -> None:
        """What follows is about one of several things: `zones.cape`."""
        if self._named:
            self._path = f"{part}.{keys[at]}."

    def player(self, turn: int) -> Seat:
        """What follows is about the player who sits so many places to the left; that seat."""
        if self._named:
            self._path = f"players.{turn}."
        return (self.seat + turn) % self.seats

    def table(self) -> None:
        """What follows is about the whole table."""
        self._path = ""

    # -- entries -----------------------------------------------------------------------------------

    def number(self, name: str, number: int, high: int, low: int = 0) -> None:
        """One entry: how many, how far, how much."""
        if self._named:
            self._name(name, low, high)
        if number > high:
            number = high
        self._parts.append(BYTE[number - low if number > low else 0])

    def flag(self, name: str, true: bool) -> None:
        if self._named:
            self._name(name, 0, 1)
        self._parts.append(BYTE[1 if true else 0])

    def one_of(self, name: str, keys: Keys, at: int) -> None:
        """An entry for each key: 1 for the one it is (NOBODY: none)."""
        if self._named:
            self._name_all(name, keys, 1)
        self._parts.append(hot(len(keys), at))

    def some_of(self, name: str, keys: Keys, bits: int) -> None:
        """An entry for each key: 1 where its bit is set."""
        if self._named:
            self._name_all(name, keys, 1)
        self._parts.append(spread(len(keys), bits))

    def counts(self, name: str, keys: Keys, counts: list[int], high: int, start: int = 0) -> None:
        """An entry for each key: so many, from `start` on in a list."""
        if self._named:
            self._name_all(name, keys, high)
        parts = self._parts
        for at in range(start, start + len(keys)):
            count = counts[at]
            parts.append(BYTE[0 if count < 0 else high if count > high else count])

    def whose(self, name: str, owner: Seat) -> None:
        """An entry for each player from oneself on: 1 for the owner (NOBODY: none)."""
        if self._named:
            self._name_all(name, COUNTING[: self.seats], 1)
        turn = (owner - self.seat) % self.seats if 0 <= owner < self.seats else NOBODY  # or no seat at all
        self._parts.append(hot(self.seats, turn))

    def by_seat(self, name: str, counts: list[int], high: int, low: int = 0, start: int = 0) -> None:
        """An entry for each player from oneself on; the list has seat 0 at `start`."""
        if self._named:
            for turn in range(self.seats):
                self._name(f"{name}.{turn}", low, high)
        parts, seats = self._parts, self.seats
        at = self.seat
        for _turn in range(seats):
            count = counts[start + at]
            if count > high:
                count = high
            parts.append(BYTE[count - low if count > low else 0])
            at += 1
            if at == seats:
                at = 0

    def bits_by_seat(self, name: str, bits: int) -> None:
        """An entry for each player from oneself on: 1 where the seat's bit is set."""
        if self._named:
            self._name_all(name, COUNTING[: self.seats], 1)
        bits &= (1 << self.seats) - 1
        self._parts.append(spread(self.seats, bits >> self.seat | bits << (self.seats - self.seat)))

    def _name(self, name: str, low: int, high: int) -> None:
        assert 0 < high - low <= MOST, f"{self._path}{name}: from {low} to {high} is no byte"
        self.senses.append(Sense(self._path + name, low, high))

    def _name_all(self, name: str, keys: Keys, high: int) -> None:
        for key in keys:
            self._name(f"{name}.{key}", 0, high)


def hot(places: int, at: int) -> bytes:
    """So many places with a 1 in one of them (none, if it is none of them); made once."""
    rows = HOT[places]
    if not rows:
        for one in range(places + 1):
            rows.append(bytes([1 if place == one else 0 for place in range(places)]))
    return rows[at] if 0 <= at < places else rows[places]


def spread(places: int, bits: int) -> bytes:
    """So many bits, the lowest first; made once for each number that comes."""
    bits &= (1 << places) - 1
    key = bits << 8 | places
    found = SPREAD.get(key)
    if found is None:
        found = bytes([bits >> place & 1 for place in range(places)])
        if len(SPREAD) < MOST_SPREAD:
            SPREAD[key] = found
    return found


def note_question(state: State, steps: Keys, notes: Notes) -> None:
    """What every game's entries begin with: which question is open, and to whom."""
    over = state.over
    notes.flag("over", over)
    notes.one_of("asks", steps, NOBODY if over else state.stack[-FRAME])
    notes.bits_by_seat("asked", 0 if over else state.stack[-2])


def note_view(view: View, notes: Notes) -> None:
    """The numbers of a view and its rows of numbers, for a title that does not say what a learner is given."""
    shared = [field.name for field in fields(View)]
    for field in fields(view):
        if field.name in shared:
            continue
        if field.type in SINGLE:
            notes.number(field.name, int(getattr(view, field.name)), MOST - 1, NOBODY)
        elif field.type in ROWS:
            row: list[int] = list(getattr(view, field.name))
            for at in range(ROW):
                notes.number(f"{field.name}.{at}", row[at] if at < len(row) else NOBODY, MOST - 1, NOBODY)
