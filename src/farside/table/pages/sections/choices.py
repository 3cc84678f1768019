"""The choices: the options with their numbers, why others are closed, and whether a move can be taken back."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from markupsafe import Markup

from farside.core import shelf
from farside.core.actions import Action, Seat
from farside.core.phrases import Voice
from farside.core.view import Mirror
from farside.table.answers import Seen
from farside.table.pages.keys import option_key
from farside.table.visit import Visit

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


@dataclass(frozen=True, slots=True)
class Grid:
    """Options as they lie on the board; `kinds`: in one row."""

    columns: list[Markup]
    rows: list[Markup]
    places: list[Place]
    wide: int
    kinds: bool


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
    def mirrored(self) -> bool:
        """There is a grid that could also be read as a list."""
        return any(row.grid is not None and not row.grid.kinds for row in self.rows)


def choices(here: Visit, seen: Seen, voice: Voice) -> Choices:
    final = frozenset() if seen.seat is None else here.playing.final(seen.seat)
    shown, folds = sorted_out(options(seen, voice, final), seen, voice)
    closed = [_shut(seen, voice, at) for at in range(len(seen.view.closed))]
    return Choices(shown, rows(shown, closed, seen, voice), folds, closed, _undo(here, seen, voice))


def rows(shown: list[Option], closed: list[Shut], seen: Seen, voice: Voice) -> list[Row]:
    """The options one under the other; those of a grid where its first one would stand."""
    found: list[Row] = []
    grids = {option.name: grid for grid in _grids(shown, closed, seen, voice) for option in _open(grid)}
    for option in shown:
        grid = grids.get(option.name)
        if grid is None:
            found.append(Row(option))
        elif not any(row.grid is grid for row in found):
            found.append(Row(grid=grid))
    return found


def _open(grid: Grid) -> list[Option]:
    return [place.option for place in grid.places if place.option is not None]


def _grids(shown: list[Option], closed: list[Shut], seen: Seen, voice: Voice) -> list[Grid]:
    """The mirrors of the game that are worth it: rows of kinds, and grids too large for a list."""
    by_name, shut = {option.name: option for option in shown}, {one.name: one for one in closed}
    found = [_grid(mirror, by_name, shut) for mirror in shelf.game(seen.game).mirrors(seen.view, voice)]
    return [grid for grid in found if len(_open(grid)) > 1 and (grid.kinds or len(grid.places) > MANY)]


def _grid(mirror: Mirror, options: dict[str, Option], shut: dict[str, Shut]) -> Grid:
    cells = [cell for cell in mirror.cells if cell.name in options or cell.name in shut]
    places = [
        Place(options.get(cell.name), shut.get(cell.name), Markup(cell.sign), f"c{cell.column + 1} r{cell.row + 1}")
        for cell in cells
    ]
    wide = max((cell.column for cell in mirror.cells), default=0) + 1
    return Grid([*map(Markup, mirror.columns)], [*map(Markup, mirror.rows)], places, wide, mirror.kinds)


def options(seen: Seen, voice: Voice, final: frozenset[Action]) -> list[Option]:
    """The open options, numbered in the view's order, as the picture numbers them."""
    game = shelf.game(seen.game)
    return [
        Option(
            name=game.actions.name(action),
            text=game.label(seen.view, voice, action),
            label=voice.option(action),
            details=game.details(seen.view, voice, action),
            number=at + 1,
            key=option_key(at),
            final=action in final,
        )
        for at, action in enumerate(seen.view.options)
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
    return Shut(name, voice.option(closed.action), label, voice.reason(closed.clause, closed.args), closed.clause)


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
