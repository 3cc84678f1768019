"""Codec: a position as one seat senses it -> a vector with a name for every entry; options -> a mask.

Every entry lies between 0 and 1: a flag, one place of a one-hot row, or a number divided by the most it can be. Seats
are counted from the one who looks: `players.0` is oneself. The length depends on the game, the number of players and
the variants, never on the position.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from farside.envs.extra import need

need("numpy")

import numpy as np  # noqa: E402 - only once we know it is there
from numpy.typing import NDArray  # noqa: E402

from farside.core.actions import Action, Seat  # noqa: E402
from farside.core.game import Value  # noqa: E402
from farside.core.senses import Notes, Sense, note_question  # noqa: E402
from farside.core.shelf import AnyGame, game  # noqa: E402
from farside.core.state import Event, State  # noqa: E402

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]
Observation = dict[str, NDArray[Any]]  # `observation`: a Vector; `action_mask`: a Mask


class Codec:
    """The vectors of one game for one number of players."""

    def __init__(self, title: AnyGame, seats: int, variants: dict[str, Value]) -> None:
        self.game = title
        self.seats = seats
        self.variants = variants
        self.steps = tuple([step.name for step in title.steps])
        self.actions = len(title.actions)
        self.senses: tuple[Sense, ...] = tuple(self._notes(self.start(0), 0, named=True).senses)
        self.names = tuple([sense.name for sense in self.senses])
        self._scale = np.array([1 / (sense.high - sense.low) for sense in self.senses], dtype=np.float32)

    def __len__(self) -> int:
        return len(self.senses)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled and copied by name: there is one codec for each game, number of players and choice of variants."""
        return revive, (self.game.key, self.seats, tuple(sorted(self.variants.items())))

    def start(self, seed: int) -> State:
        """A new game of the kind this codec is for."""
        return begin(self, seed, None)

    def bytes(self, state: State, seat: Seat) -> bytes:
        """What a seat senses, a byte an entry: the number above the lowest it can be."""
        return self._notes(state, seat).row()

    def vector(self, state: State, seat: Seat) -> Vector:
        """What a seat senses, every entry between 0 and 1."""
        found: Vector = np.frombuffer(self.bytes(state, seat), dtype=np.uint8) * self._scale
        return found

    def mask(self, options: list[Action]) -> Mask:
        """One entry an action: 1 where it is open."""
        return np.frombuffer(self.game.actions.mask(options), dtype=np.int8)

    def read(self, vector: Vector) -> dict[str, int]:
        """A vector in words: the entries that are not at their lowest, by name."""
        numbers = np.rint(vector / self._scale).astype(int)
        return {sense.name: sense.low + int(n) for sense, n in zip(self.senses, numbers, strict=True) if n}

    def _notes(self, state: State, seat: Seat, named: bool = False) -> Notes:
        notes = Notes(seat, self.seats, named)
        note_question(state, self.steps, notes)
        self.game.sense(state, seat, notes)
        notes.table()
        return notes


def begin(book: Codec, seed: int, log: list[Event] | None) -> State:
    """A new game; with a list, all that is told goes there."""
    variants: dict[str, Any] = dict(book.variants)
    state: State = book.game.start(seats=book.seats, seed=seed, log=log, **variants)
    return state


@cache
def revive(key: str, seats: int, variants: tuple[tuple[str, Value], ...]) -> Codec:
    return Codec(game(key), seats, dict(variants))


def codec(key: str, seats: int | None = None, **variants: Value) -> Codec:
    """The codec of a game (the fewest players it is for, unless told); ValueError says what is possible."""
    return revive(key, game(key).fewest() if seats is None else seats, tuple(sorted(variants.items())))


def outcome(title: AnyGame, state: State) -> list[float]:
    """What a finished game is worth to each seat: 1 for winning alone, together 0; winners share."""
    players = len(title.scores(state))  # an opponent without a seat counts
    winners = title.winners(state)
    lost = -1 / (players - 1) if players > 1 else -1.0
    won = lost + (1 - lost) / len(winners)
    return [won if seat in winners else lost for seat in range(state.seats)]
