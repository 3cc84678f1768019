"""What is written down of a table, brought to life: its title, its record, the position after its moves."""

from __future__ import annotations

from farside.core import shelf
from farside.core.actions import Action
from farside.core.record import Move, Record
from farside.core.setting import SettingError
from farside.core.state import Event, State
from farside.table.rows import TableRow
from farside.table.trouble import (
    OldEditionError,
    UnknownGameError,
    UnknownMoveError,
    UnknownSettingError,
)


def title_of(row: TableRow) -> shelf.AnyGame:
    try:
        return shelf.game(row.game)
    except ValueError as error:  # the package that brought the game is gone
        raise UnknownGameError(what=row.game) from error


def record_of(row: TableRow, moves: list[Move], title: shelf.AnyGame) -> Record:
    """The game on paper, if it is of an edition that is still played."""
    if not title.plays(row.edition):
        raise OldEditionError
    try:
        return Record(title.key, row.seats, row.seed, row.variants, moves, row.edition, boxless=not row.box)
    except ValueError as error:
        raise UnknownSettingError from error


def replayed(record: Record, log: list[Event] | None, upto: int | None = None) -> State:
    try:
        return record.replay(upto, log)
    except SettingError as error:  # they no longer go together
        raise UnknownSettingError from error
    except ValueError as error:  # recorded under rules that are no longer played
        raise UnknownMoveError from error


def action_of(game: shelf.AnyGame, action: Action | str) -> Action:
    """The number of an action given as number or notation; ValueError says what is possible."""
    if isinstance(action, str):
        return game.actions.parse(action)
    game.actions.owner(action)
    return action
