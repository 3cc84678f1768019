"""The course of a game: everybody's points and the round, after every move. Of one table it is reckoned once."""

from __future__ import annotations

from typing import NamedTuple
from weakref import WeakKeyDictionary

from farside.core.actions import Seat
from farside.table.playing import Playing


class Point(NamedTuple):
    """How a game stood after so many moves."""

    scores: tuple[int, ...]  # by place, if it had ended then
    lap: int
    mover: Seat  # who made the move that led here; -1 at the start


_kept: WeakKeyDictionary[Playing, tuple[Point, ...]] = WeakKeyDictionary()


def course(playing: Playing) -> tuple[Point, ...]:
    """From the first position to this one. What is sealed is left out: nobody may read it off a line."""
    found = _kept.get(playing)
    if found is None:
        found = _kept[playing] = tuple(walked(playing))
    return found


def walked(playing: Playing) -> list[Point]:
    game, state = playing.title, playing.record.start()
    opened = playing.state.opened
    moves = playing.record.moves if opened < 0 else playing.record.moves[:opened]
    found = [Point(tuple(game.scores(state)), game.lap(state), -1)]
    for move in moves:
        state.push(move.seat, game.actions.parse(move.name))
        found.append(Point(tuple(game.scores(state)), game.lap(state), move.seat))
    return found
