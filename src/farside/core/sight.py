"""Sight: all that a bot is given, and how sights and positions travel to other processes."""

from __future__ import annotations

import copyreg
from collections.abc import Callable, MutableSequence
from random import Random
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from farside.core.actions import Action, Seat
from farside.core.boxes import GameBox
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
        """A sight can be sent to another process; the game itself is found there on the shelf, its box goes along."""
        box = None if self.game.box.key != self.game.key else Parcel(self.game.box)
        return see_again, (box, self.game.key, self.seat, self._view, self._dream, self.dice)

    @property
    def options(self) -> list[Action]:
        return self._dream.options(self.seat) if self._view is None else list(self._view.options)

    @property
    def dream(self) -> S:
        """The dream that it holds: to be read. Whoever wants to try something out asks for one with `imagine`."""
        return self._dream

    def imagine(self) -> S:
        """A fresh position that this seat cannot tell from the real one."""
        return self.game.imagine(self._dream, self.seat, self.dice)


class Tidy(Random):
    """Dice that shuffle into order: what a seat cannot know is dealt the same however it lay. For looking back."""

    def shuffle(self, x: MutableSequence[Any]) -> None:
        x[:] = sorted(x)


class Parcel:
    """A box on its way to another process: unpacked first, it is known there before anything is made from it."""

    def __init__(self, box: GameBox) -> None:
        self.box = box

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return unpack, self.box.packed()


def unpack(*packed: Any) -> str:
    """Let a box be known here (unpickling)."""
    from farside.core import shelf  # the shelf knows boxes

    return shelf.put(GameBox(*packed))


def see_again(_box: object, key: str, seat: Seat, view: View | None, dream: State, dice: Random) -> Sight[Any, Any]:
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
