"""What is shown: the base of every view, and the parts a picture is made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypedDict

from farside.core.actions import Action, Seat


class Closed(NamedTuple):
    """A refused candidate with its reason: the clause and the numbers its text shows."""

    action: Action
    clause: str
    args: tuple[int, ...]


class Part(NamedTuple):
    """One piece of a table's picture. `place` says where the page puts it:

    `board`: the large picture; `strip`: a line above it; `aside`: panels beside it, `below`: panels under it (tabs on a
    phone); `left` and `right`: panels on either side of it, where `below` runs under all three, and `small` is left to
    narrow screens; `players`: the list of players in the right-hand column.
    """

    key: str
    place: str
    label: str
    markup: str
    narrow: str = ""  # another drawing of the same for the stage of a phone; its ids are its own


class Cell(NamedTuple):
    """A place of a mirror: the notation it answers with, its column and row from 0, and its sign as markup."""

    name: str
    column: int
    row: int
    sign: str = ""
    laid: int = -1  # so many are laid already, and each can be taken back (FAR-UNDO-4); -1: nothing is laid here


class Mirror(NamedTuple):
    """Options whose places form a grid on the board: the list of options is the same grid. Heads are markup.

    One row without column heads is a row of kinds: materials, cubes.
    """

    columns: tuple[str, ...]
    rows: tuple[str, ...]
    cells: tuple[Cell, ...]

    @property
    def kinds(self) -> bool:
        return len(self.rows) == 1


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """All that one seat (None: a spectator) may know, and what it may answer now. Built up from nothing."""

    game: str
    seats: int
    seat: Seat | None
    ply: int
    waiting: tuple[Seat, ...]
    asks: str  # the key of the question that is open ("" when over)
    about: tuple[int, ...]  # numbers the question's sentence shows
    over: bool
    options: tuple[Action, ...]  # what this seat may answer now
    closed: tuple[Closed, ...]  # what it may not, and why
    scores: tuple[int, ...]  # if the game ended now (final once over)
    winners: tuple[Seat, ...]  # empty until over
    steady: bool = False  # a refused answer keeps its number, so that the others keep theirs

    def numbers(self) -> dict[Action, int]:
        """The numbers of the answers, from 1: on buttons, keys and pictures, and in the terminal."""
        every = sorted([*self.options, *[closed.action for closed in self.closed]]) if self.steady else self.options
        return {action: at for at, action in enumerate(every, start=1)}

    def _repr_svg_(self) -> str:
        """A notebook shows the table."""
        from farside.core import shelf  # the shelf knows games, games know views

        return shelf.game(self.game).picture(self)


class Common(TypedDict):
    """What a view says in every game, by name: `Game.common` fills it in, a title's `look` adds what is its own."""

    game: str
    seats: int
    seat: Seat | None
    ply: int
    waiting: tuple[Seat, ...]
    asks: str
    about: tuple[int, ...]
    over: bool
    options: tuple[Action, ...]
    closed: tuple[Closed, ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    steady: bool
