"""Episode: a position and all that was said and done to reach it, copied as one thing."""

from __future__ import annotations

from random import Random
from typing import Any
from zlib import crc32

from farside.core.actions import Action, Seat
from farside.core.state import Event, State
from farside.envs.codec import Codec, begin


class Episode:
    """A game under way, as each seat has lived it."""

    __slots__ = ("_seen", "_told", "answers", "codec", "log", "state")

    def __init__(self, codec: Codec, state: State, log: list[Event], answers: list[tuple[Seat, Action]]) -> None:
        self.codec = codec
        self.state = state
        self.log = log
        self.answers = answers
        state.log = log
        self._told: dict[Seat, tuple[int, str]] = {}  # by seat: lines of the log read so far, and what they say
        self._seen: dict[Seat, tuple[int, str]] = {}  # by seat: the ply at which it looked, and what it saw

    @staticmethod
    def start(codec: Codec, seed: int) -> Episode:
        log: list[Event] = []
        return Episode(codec, begin(codec, seed, log), log, [])

    def options(self, seat: Seat) -> list[Action]:
        """What a seat may answer, in the order of their numbers."""
        found = self.state.options(seat)
        found.sort()
        return found

    def answer(self, action: Action) -> None:
        """An open answer of the seat whose turn it is."""
        seat = self.state.turn()
        self.answers.append((seat, action))
        self.state.push(seat, action)

    def answers_of(self, seat: Seat) -> list[Action]:
        return [action for other, action in self.answers if other == seat]

    # -- what a seat knows ---------------------------------------------------------------------------

    def seen(self, seat: Seat) -> str:
        """What a seat sees now: the entries of its vector, two digits each."""
        ply, text = self._seen.get(seat, (-1, ""))
        if ply != self.state.ply:
            text = self.codec.bytes(self.state, seat).hex()
            self._seen[seat] = (self.state.ply, text)
        return text

    def told(self, seat: Seat) -> str:
        """The log as a seat may read it."""
        read, text = self._told.get(seat, (0, ""))
        if read < len(self.log):
            text += "".join([line(event, seat) for event in self.log[read:]])
            self._told[seat] = (len(self.log), text)
        return text

    def recalled(self, seat: Seat) -> str:
        """All that a seat has answered and was told, and what it sees now."""
        return f"{seat}|{self.answers_of(seat)}|{self.told(seat)}|{self.seen(seat)}"

    def imagine(self, seat: Seat, dice: Random) -> Episode:
        """The same game as far as a seat knows; what others were told in secret is not told."""
        game = self.codec.game
        log = [veiled(event, seat) for event in self.log] if game.has_secrets(self.state) else self.log.copy()
        twin = Episode(self.codec, game.imagine(self.state, seat, dice), log, self.answers.copy())
        twin._told[seat] = (len(log), self.told(seat))
        return twin

    # -- copies --------------------------------------------------------------------------------------

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        twin = Episode(self.codec, self.state.clone(), self.log.copy(), self.answers.copy())
        twin._told = self._told.copy()
        twin._seen = self._seen.copy()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return Episode, (self.codec, self.state, self.log, self.answers)

    def __str__(self) -> str:
        key, ply, scores = self.codec.game.key, self.state.ply, self.codec.game.scores(self.state)
        return f"{key}, ply {ply}, points {scores}, position {crc32(repr(self.state.freeze_all()).encode()):08x}"


def line(event: Event, seat: Seat) -> str:
    numbers = event.args if event.eyes is None or seat in event.eyes else "?"
    return f"{event.kind} {event.seat} {numbers};"


def veiled(event: Event, seat: Seat) -> Event:
    return event if event.eyes is None or seat in event.eyes else event._replace(args=())
