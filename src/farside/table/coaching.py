"""Coaching: the coach of each table that is a lesson. All that a coach knows follows from the moves."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, NamedTuple

from farside.core import lessons
from farside.core.coach import Coach
from farside.core.record import Move, Record
from farside.core.state import State
from farside.table.playing import Playing

KEPT: Final = 200  # lessons held in memory


class Followed(NamedTuple):
    """How far a coach has followed a game."""

    coach: Coach
    state: State
    moves: tuple[Move, ...]


class Coaching:
    """The coaches of the lessons that are being played."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Followed] = OrderedDict()

    def coach(self, table: Playing) -> Coach | None:
        """The coach of a table, as far as its game has gone; None where there is no lesson, or it is not known here."""
        if not table.row.lesson:
            return None
        try:
            lesson = lessons.lesson(table.title, table.row.lesson)
        except ValueError:  # the game goes on without its coach
            return None
        kept, moves = self._kept.pop(table.row.id, None), tuple(table.record.moves)
        if kept is None or moves[: len(kept.moves)] != kept.moves:
            given = table.row.parent_ply  # what was played before the lesson began
            kept = Followed(Coach(lesson, table.title), beginning(table.record, given), moves[:given])
        kept.coach.follow(kept.state, moves[len(kept.moves) :])
        self._kept[table.row.id] = Followed(kept.coach, kept.state, moves)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return kept.coach


def beginning(record: Record, given: int) -> State:
    return record.branch().replay(given)
