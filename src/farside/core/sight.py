"""Sight: all that a bot is given, and how sights and positions travel to other processes."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from farside.core.actions import Action, Seat
from farside.core.state import Frozen, State
from farside.core.view import View

if TYPE_CHECKING:
    from farside.core.game import Game  # a game hands out sights of itself

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Sight(Generic[S, V]):
    """All that a bot is given: what its seat sees, what it may answer, and dreams that agree with both."""

    def __init__(self, game: Game[S, V], seat: Seat, view: V | None, dream: S, dice: Random) -> None:
        """Without a view it is made of the dream, once somebody looks: its seat cannot tell that from the game."""
        self.game = game
        self.seat = seat
        self.dice = dice
        self._view = view
        self._dream = dream

    @property
    def view(self) -> V:
        if self._view is None:
            self._view = self.game.view(self._dream, self.seat)
        return self._view

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        """A sight can be sent to another process; the game itself is found there on the shelf."""
        return see_again, (self.game.key, self.seat, self._view, self._dream, self.dice)

    @property
    def options(self) -> list[Action]:
        return self._dream.options(self.seat) if self._view is None else list(self._view.options)

    def imagine(self) -> S:
        """A fresh position that this seat cannot tell from the real one."""
        return self.game.imagine(self._dream, self.seat, self.dice)


def see_again(key: str, seat: Seat, view: View | None, dream: State, dice: Random) -> Sight[Any, Any]:
    """A sight as it was sent (unpickling)."""
    from farside.core import shelf  # the shelf knows games

    return Sight(shelf.game(key), seat, view, dream, dice)


def revive(key: str, frozen: Frozen) -> State:
    """A position from its frozen form (unpickling)."""
    from farside.core import shelf  # the shelf knows games

    game = shelf.game(key)
    state: State = game.blank()
    game.equip(state)
    state.thaw_all(frozen)
    return state


def freezes(kind: type[S], key: str) -> None:
    """Teach pickle and copy about a game's states."""
    copyreg.pickle(kind, _Freezer(key))


class _Freezer:
    """Says to pickle how a position of one game is made again."""

    def __init__(self, key: str) -> None:
        self.key = key

    def __call__(self, state: State) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return revive, (self.key, state.freeze_all())
