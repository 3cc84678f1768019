"""The choices: the options with their numbers, why others are closed, and whether a move can be taken back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple

from markupsafe import Markup

from farside.core import shelf
from farside.core.actions import Action, Seat
from farside.core.phrases import Voice
from farside.core.state import Refusal
from farside.core.view import Cell, Mirror
from farside.table.answers import Seen
from farside.table.pages.keys import option_key
from farside.table.visit import Visit

Stands = Callable[[str], Refusal | None]

CROWD = 7  # more rows than this stand closer together
MANY = 9  # more places than this are shown as they lie on the board


@dataclass(frozen=True, slots=True)
class Option:
    """A button."""

    name: str
    text: str  # short, as the question has said the rest
    label: str  # in full
    details: str
    number: int
    key: str
    gap: bool = False  # another verb begins here
    final: bool = False  # it cannot be undone


class Fold(NamedTuple):
    """Options put away under a heading."""

    head: str
    options: list[Option]


@dataclass(frozen=True, slots=True)
class Shut:
    """A quiet line: what cannot be done, and why."""

    name: str
    text: str
    label: str  # short, as the question has said the rest
    reason: str
    clause: str
    number: int = 0  # where refused answers keep theirs
    key: str = ""


class Back(NamedTuple):
    """A piece of what is being put together: how many are laid, what takes one back, and why that cannot be."""

    name: str
    text: str
    laid: int
    key: str
    shut: Shut | None


class Undo(NamedTuple):
    """Whose move would be taken back, and why it cannot be (empty: it can)."""

    seat: Seat
    reason: str


class Place(NamedTuple):
    """A place of a grid: what it answers with, open or refused, its sign, and where it lies, as the styles call it."""

    option: Option | None
    shut: Shut | None
    sign: Markup
    where: str
    back: Back | None = None


class Grid(NamedTuple):
    """Options as they lie on the board; `kinds`: in one row."""

    columns: list[Markup]
    rows: list[Markup]
    places: list[Place]
    wide: int
    kinds: bool

    @property
    def pieces(self) -> bool:
        """Something is put together here, by plus and minus."""
        return any(place.back is not None for place in self.places)


@dataclass(frozen=True, slots=True)
class Row:
    """What stands in the list one under the other: an option, or several as a grid."""

    option: Option | None = None
    grid: Grid | None = None


@dataclass(frozen=True, slots=True)
class Choices:
    """All that can be done now, and what cannot; `rows`: the options in the open, as they are laid out."""

    options: list[Option]
    rows: list[Row]
    folds: list[Fold]
    closed: list[Shut]
    undo: Undo | None
    heads: tuple[str, ...] = ()  # over the columns of the rows
    then: str = ""  # what a ticked box does after the answer, if nothing else is left

    @property
    def count(self) -> int:
        return len(self.options) + sum(len(fold.options) for fold in self.folds)

    @property
    def every(self) -> list[Option]:
        """All options, those under a heading too."""
        return [*self.options, *[option for fold in self.folds for option in fold.options]]

    @property
    def crowd(self) -> bool:
        return len(self.rows) > CROWD

    @property
    def stuck(self) -> list[Shut]:
        """The pieces of which none is laid that could be taken back."""
        backs = [place.back for row in self.rows if row.grid is not None for place in row.grid.places]
        return [back.shut for back in backs if back is not None and back.shut is not None]

    @property
    def mirrored(self) -> bool:
        """There is a grid that could also be read as a list."""
        return any(row.grid is not None and not row.grid.kinds for row in self.rows)


def choices(here: Visit, seen: Seen, voice: Voice) -> Choices:
    final = frozenset() if seen.seat is None else here.playing.final(seen.seat)
    shown, folds = sorted_out(options(seen, voice, final), seen, voice)
    closed = [_shut(seen, voice, at) for at in range(len(seen.view.closed))]
    listed = rows(shown, closed, seen, voice, partial(_stands, here, seen))
    heads = shelf.game(seen.game).heads(seen.view, voice)
    return Choices(shown, listed, folds, closed, _undo(here, seen, voice), heads, _then(seen, voice))


def _stands(here: Visit, seen: Seen, answer: str) -> Refusal | None:
    """FAR-UNDO-4  Why an answer cannot be taken back by itself; the record says so."""
    return None if seen.seat is None else here.playing.no_withdraw(seen.seat, answer)


def _then(seen: Seen, voice: Voice) -> str:
    """`then-<verb>`: `then end the turn`."""
    action = shelf.game(seen.game).then(seen.view)
    return "" if action is None else voice.say(f"then-{voice.actions.owner(action).verb}")


def rows(
    shown: list[Option], closed: list[Shut], seen: Seen, voice: Voice, stands: Stands = lambda answer: None
) -> list[Row]:
    """What is put together comes first; then the options one under the other, those of a grid where its first one
    would stand. `stands`: why an answer cannot be taken back."""
    grids = Grids(seen, voice, shown, closed, stands).found()
    found = [Row(grid=grid) for grid in grids if grid.pieces]
    by_name = {option.name: grid for grid in grids for option in _open(grid)}
    for option in shown:
        grid = by_name.get(option.name)
        if grid is None:
            found.append(Row(option))
        elif not any(row.grid is grid for row in found):
            found.append(Row(grid=grid))
    return found


def _open(grid: Grid) -> list[Option]:
    return [place.option for place in grid.places if place.option is not None]


class Grids:
    """The mirrors of the game with what their places answer."""

    def __init__(self, seen: Seen, voice: Voice, shown: list[Option], closed: list[Shut], stands: Stands) -> None:
        self.seen, self.voice, self.stands = seen, voice, stands
        self.options = {option.name: option for option in shown}
        self.shut = {one.name: one for one in closed}

    def found(self) -> list[Grid]:
        """Those that are worth it: what is put together, rows of kinds, and grids too large for a list."""
        mirrors = shelf.game(self.seen.game).mirrors(self.seen.view, self.voice)
        return [grid for grid in map(self.grid, mirrors) if grid.pieces or is_worth_it(grid)]

    def grid(self, mirror: Mirror) -> Grid:
        places = [self.place(cell) for cell in mirror.cells if cell.name in self.options or cell.name in self.shut]
        wide = max((cell.column for cell in mirror.cells), default=0) + 1
        return Grid([*map(Markup, mirror.columns)], [*map(Markup, mirror.rows)], places, wide, mirror.kinds)

    def place(self, cell: Cell) -> Place:
        option, shut = self.options.get(cell.name), self.shut.get(cell.name)
        back = self.back(cell, option or shut) if cell.laid >= 0 else None
        return Place(option, shut, Markup(cell.sign), f"c{cell.column + 1} r{cell.row + 1}", back)

    def back(self, cell: Cell, more: Option | Shut | None) -> Back:
        """FAR-UNDO-4  What takes back what a place has laid, or why it cannot."""
        text = self.voice.back(self.voice.actions.parse(cell.name))
        no = self.stands(cell.name)
        shut = Shut(f"back-{cell.name}", text, text, self.voice.reason(no.clause, no.args), no.clause) if no else None
        return Back(cell.name, text, cell.laid, more.key if more else "", shut)


def is_worth_it(grid: Grid) -> bool:
    return len(_open(grid)) > 1 and (grid.kinds or len(grid.places) > MANY)


def options(seen: Seen, voice: Voice, final: frozenset[Action]) -> list[Option]:
    """The open options, numbered in the view's order, as the picture numbers them."""
    game, numbers = shelf.game(seen.game), seen.view.numbers()
    return [
        Option(
            name=game.actions.name(action),
            text=game.label(seen.view, voice, action),
            label=voice.option(action),
            details=game.details(seen.view, voice, action),
            number=numbers[action],
            key=option_key(numbers[action] - 1),
            final=action in final,
        )
        for action in seen.view.options
    ]


def sorted_out(found: list[Option], seen: Seen, voice: Voice) -> tuple[list[Option], list[Fold]]:
    """The options that stand in the open, with a gap between verbs, and those put away under a heading."""
    shown: list[Option] = []
    folds: dict[str, list[Option]] = {}
    before = ""
    for option, action in zip(found, seen.view.options, strict=True):
        head = voice.group(action)
        if head:
            folds.setdefault(head, []).append(option)
            continue
        verb = voice.actions.owner(action).verb
        shown.append(replace(option, gap=True) if before not in ("", verb) else option)
        before = verb
    return shown, [Fold(head, inside) for head, inside in folds.items()]


def _shut(seen: Seen, voice: Voice, at: int) -> Shut:
    closed, game = seen.view.closed[at], shelf.game(seen.game)
    name, label = game.actions.name(closed.action), game.label(seen.view, voice, closed.action)
    number = seen.view.numbers().get(closed.action, 0)
    reason, key = voice.reason(closed.clause, closed.args), option_key(number - 1) if number else ""
    return Shut(name, voice.option(closed.action), label, reason, closed.clause, number, key)


def _undo(here: Visit, seen: Seen, voice: Voice) -> Undo | None:
    """The seat's own; on a shared device without secrets, of whoever moved last."""
    if seen.seat is None or seen.over:
        return None
    if seen.no_undo is None:
        return Undo(seen.seat, "")
    shared = len(here.door.seats) > 1 and not shelf.game(seen.game).secrets
    other = next((seat for seat in here.door.seats if shared and here.playing.no_undo(seat) is None), None)
    reason = voice.reason(seen.no_undo.clause, seen.no_undo.args)
    return Undo(seen.seat, reason) if other is None else Undo(other, "")
