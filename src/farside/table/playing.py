"""A table in memory: its record, the position and the log, always derivable from the store."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from farside.core import shelf
from farside.core.actions import Action, Seat
from farside.core.record import Move, NoUndoError, Record
from farside.core.state import Event, IllegalActionError, Refusal, State
from farside.table.store import Pulse, SeatRow, TableRow
from farside.table.trouble import NoPlyError, OldEditionError, RefusedError

HUMAN = "human"
NO_NOTES: Mapping[int, str] = {}
BOT = "bot"
MOST_TRIED = 40  # options looked into
SHUT = Refusal("FAR-UNDO-2")  # the end reveals everything, decks included


class Playing:
    """One table's game."""

    def __init__(
        self, row: TableRow, seats: list[SeatRow], moves: list[Move], named: int, notes: Mapping[int, str] = NO_NOTES
    ) -> None:
        self.row = row
        self.seats = seats
        self.title = title_of(row)
        self.record = Record(row.game, row.seats, row.seed, row.variants, moves, row.edition)
        self.events: list[Event] = []
        self.state: State = replayed(self.record, self.events)
        for ply, note in notes.items():
            self.events.append(Event(note, moves[ply].seat, ply=ply + 1))
        self.events.sort(key=lambda event: (event.ply, event.kind not in notes.values()))  # a note comes first
        self.named = named
        self.bots = frozenset(seat.seat for seat in seats if seat.kind == BOT)
        self.told: dict[tuple[Seat | None, str], list[str]] = {}  # log lines already put into words, by reader
        self.answered = [0] * row.seats  # the ply after each seat's last move
        for ply, move in enumerate(moves, 1):
            self.answered[move.seat] = ply

    @property
    def pulse(self) -> Pulse:
        return Pulse(self.row.era, self.state.ply, self.named)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def gathering(self) -> bool:
        """The game begins once all have sat down and brought their collections."""
        return any(seat.brings for seat in self.seats)

    def bot_to_move(self) -> Seat | None:
        """The first bot that is asked."""
        if not self.bots or self.state.over or self.gathering:
            return None
        return next((seat for seat in self.state.waiting() if seat in self.bots), None)

    # -- moving on -------------------------------------------------------------------------------

    def meets(self, seat: Seat, ply: int) -> bool:
        """Whether an answer given at this ply is still an answer to what is asked now.

        While several seats answer one question, the others' answers change nothing for this seat.
        """
        if ply == self.state.ply:
            return True
        return 0 <= self.state.opened <= ply < self.state.ply and self.answered[seat] <= ply

    def act(self, seat: Seat, action: Action, note: str = "") -> Move:
        """Take an action and write it into the record, with what the log says about it; RefusedError by clause."""
        if note:
            self.events.append(Event(note, seat, ply=self.state.ply + 1))
        try:
            self.record.add(self.state, seat, action)
        except IllegalActionError as error:
            raise RefusedError(self.row.game, seat, error.refusal, self.names) from error
        self.answered[seat] = self.state.ply
        return self.record.moves[-1]

    # -- taking back -----------------------------------------------------------------------------

    def undo(self, seat: Seat) -> tuple[int, list[Move]]:
        """Where an undo cuts the record, and the moves after it that stand; RefusedError by clause."""
        refusal = self.no_undo(seat)
        if refusal is not None:
            raise RefusedError(self.row.game, seat, refusal, self.names)
        at, alone = self.record.taken_back(self.state, seat, self.bots)
        return at, self.record.moves[at + 1 :] if alone else []

    def no_undo(self, seat: Seat) -> Refusal | None:
        """Why this seat cannot take its last move back; None if it can."""
        if self.state.over:
            return SHUT
        try:
            self.record.taken_back(self.state, seat, self.bots)
        except NoUndoError as error:
            return Refusal(error.clause)
        return None

    def final(self, seat: Seat) -> frozenset[Action]:
        """The options that reveal something or end the game. Tried in a dream, so that nothing is given away."""
        options = self.state.options(seat)
        if not 0 < len(options) <= MOST_TRIED:
            return frozenset()
        dream = self.title.imagine(self.state, seat, Random(self.state.ply))
        return frozenset(action for action in options if is_final(dream.clone(), seat, action))

    # -- looking back ----------------------------------------------------------------------------

    def at(self, ply: int | None) -> State:
        """The position after so many moves (None: now)."""
        if ply is None or ply == self.state.ply:
            return self.state
        if not 0 <= ply < self.state.ply:
            raise NoPlyError
        return replayed(self.record, None, ply)

    def heard(self, seat: Seat | None, ply: int) -> tuple[Event, ...]:
        """The log up to a ply as this seat may know it: without the numbers meant for other eyes."""
        return tuple(veiled(event, seat) for event in self.events if event.ply <= ply)


def is_final(dream: State, seat: Seat, action: Action) -> bool:
    """Whether there is no way back after this action."""
    before = dream.barrier
    dream.push(seat, action)
    return dream.over or dream.barrier > before


def veiled(event: Event, seat: Seat | None) -> Event:
    """An event without its numbers, unless they are meant for this seat's eyes."""
    if event.eyes is None or seat in event.eyes:
        return event
    return event._replace(args=())


def title_of(row: TableRow) -> shelf.AnyGame:
    try:
        return shelf.game(row.game)
    except ValueError as error:  # the package that brought the game is gone
        raise OldEditionError from error


def replayed(record: Record, log: list[Event] | None, upto: int | None = None) -> State:
    try:
        return record.replay(upto, log)
    except ValueError as error:  # recorded under rules that are no longer played
        raise OldEditionError from error


def action_of(game: shelf.AnyGame, action: Action | str) -> Action:
    """The number of an action given as number or notation; ValueError says what is possible."""
    if isinstance(action, str):
        return game.actions.parse(action)
    game.actions.owner(action)
    return action
