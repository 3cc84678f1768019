"""A table in memory: its record, the position and the log, always derivable from the store."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Mapping, Sequence
from random import Random
from typing import NamedTuple

from farside.core import shelf
from farside.core.actions import Action, Seat
from farside.core.record import Move, NoUndoError, follow
from farside.core.state import Event, IllegalActionError, Refusal, State
from farside.table.pulse import Pulse
from farside.table.recorded import record_of, replayed, title_of
from farside.table.rows import SeatRow, TableRow, WordRow
from farside.table.timing import Timing
from farside.table.trouble import (
    NoPlyError,
    RefusedError,
)

HUMAN = "human"
NO_NOTES: Mapping[int, str] = {}
BOT = "bot"
BY_ITSELF = "by-itself"  # what the log says of an answer that the table gave for somebody
PLAYED_FOR = "played-for"  # the note of an answer that a bot gave for a person; the log says once why it plays
MOST_TRIED = 40  # options looked into
DREAMS = 6  # looks into what others may think a seat could answer
SHUT = Refusal("FAR-UNDO-2")  # the end reveals everything, decks included


class News(NamedTuple):
    """How a table stands for somebody: the ply as he counts, and a mark that tells one position from another."""

    ply: int
    mark: str


class Playing:
    """One table's game, as it stands. Whoever holds it keeps what he saw: a move makes the next one."""

    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        moves: list[Move],
        named: int,
        notes: Mapping[int, str] = NO_NOTES,
        campaign: str = "",
        title: shelf.AnyGame | None = None,
        words: Sequence[WordRow] = (),
        timing: Timing | None = None,
        circle: str = "",
        listed: bool = False,
    ) -> None:
        """`title`: the one of the table's own box, where it is another than the server's; `words`: what was said."""
        self.row = row
        self.seats = seats
        self.title = title_of(row) if title is None else title
        self.record = record_of(row, moves, self.title)
        self.events: list[Event] = []
        self.state: State = replayed(self.record, self.events)
        for ply, note in notes.items():
            if note != PLAYED_FOR:
                self.events.append(Event(note, moves[ply].seat, ply=ply + 1))
        self.timing = timing
        self.events.extend(self.tellings())
        self.events.sort(key=lambda event: (event.ply, event.kind not in notes.values()))  # a note comes first
        self.named = named
        self.campaign = campaign  # the campaign this table is a chapter of
        self.words = tuple(words)
        self.circle = circle  # the circle this table belongs to
        self.listed = listed  # whoever wants to watch finds it
        self.bots = frozenset(seat.seat for seat in seats if seat.kind == BOT)
        self.count_seats()
        self.told: dict[tuple[Seat | None, str], list[str]] = {}  # log lines already put into words, by reader
        self.passed = frozenset(ply for ply, note in notes.items() if note == BY_ITSELF)  # places of such answers
        self.lent = frozenset(ply for ply, note in notes.items() if note == PLAYED_FOR)  # and of those a bot gave
        self.answered = [0] * row.seats  # the ply after each seat's last move of its own
        for ply, move in enumerate(moves, 1):
            if ply - 1 not in self.passed and ply - 1 not in self.lent:
                self.answered[move.seat] = ply

    @property
    def pulse(self) -> Pulse:
        return Pulse(self.row.era, self.state.ply, self.named)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    def count_seats(self) -> None:
        """What a move asks of all seats, once for all moves."""
        self.gathering = any(seat.brings for seat in self.seats)  # it begins once all have sat down and brought theirs
        self.quiet = any(seat.quiet for seat in self.seats)  # the table declines for somebody
        swift = any(seat.swift for seat in self.seats)  # somebody wants no idle questions
        lends = self.timing is not None and self.timing.lends
        self.answers = bool(self.bots) or self.quiet or swift or lends  # somebody may be answered for

    def bot_to_move(self) -> Seat | None:
        """The first that is asked of the bots, and of those whom the table answers for."""
        if not self.answers or self.state.over or self.gathering or self.ended:
            return None
        asked = self.state.waiting()
        return next((seat for seat in asked if self.bot_of(seat) or self.stands_in(seat) is not None), None)

    def bot_of(self, seat: Seat) -> str:
        """The bot that answers for a seat: its own, or one that plays for a person; empty: the person does."""
        if seat in self.bots or self.timing is None:
            return self.seats[seat].bot
        return self.timing.hands[seat].bot

    @property
    def ended(self) -> bool:
        """People have ended it without a result."""
        return self.timing is not None and self.timing.ended

    def tellings(self) -> list[Event]:
        """The lines of the log that are no moves, at the ply they were said."""
        told = () if self.timing is None else self.timing.told
        return [Event(one.kind, one.seat, (one.other,), ply=min(one.ply, self.state.ply)) for one in told]

    def stands_in(self, seat: Seat) -> tuple[Action, str] | None:
        """What the table answers for a person, and what the log says about it; None: the person must."""
        declined = self.declines(seat)
        if declined is not None:
            return declined, ""
        only = self.only(seat)
        return None if only is None else (only, BY_ITSELF)

    def only(self, seat: Seat) -> Action | None:
        """The one answer of a person who wants no idle questions; None where it reveals or betrays something."""
        if not self.seats[seat].swift or self.state.over or self.state.opened >= 0:
            return None
        options = self.state.options(seat)
        if len(options) != 1 or options[0] in self.final(seat) or self.betrays(seat, options[0]):
            return None
        return options[0]

    def lapses(self, seat: Seat) -> Action | None:
        """What ends a turn in which hardly anything is left; None where there is more, or where it reveals."""
        if self.state.over or not self.state.asked(seat):
            return None
        end = self.title.lapses(self.state, seat)
        return None if end in self.final(seat) else end

    def betrays(self, seat: Seat, only: Action) -> bool:
        """Whether other people would learn something from an answer that comes at once: that there was no other."""
        people = sum(row.kind == HUMAN for row in self.seats)
        if people == 1 or not self.title.has_secrets(self.state):
            return False
        dreams = [self.title.imagine(self.state, None, Random(f"{self.state.ply} {at}")) for at in range(DREAMS)]
        return any(dream.options(seat) != [only] for dream in dreams)

    def declines(self, seat: Seat) -> Action | None:
        """What the table answers for a person who declines everything; None: the person must."""
        return self.title.quiet(self.state, seat) if self.seats[seat].quiet else None

    def late(self, seat: Seat) -> list[Seat]:
        """Whom this seat waits for in a bargain, and nobody else: the table could answer for them all."""
        if self.state.over or self.gathering:
            return []
        waiting = self.state.waiting()
        if seat in waiting or any(other in self.bots for other in waiting):
            return []
        return [other for other in waiting if self.title.quiet(self.state, other, late=True) is not None]

    # -- moving on -------------------------------------------------------------------------------

    def meets(self, seat: Seat, ply: int) -> bool:
        """Whether an answer given at this ply is still an answer to what is asked now.

        While several seats answer one question, the others' answers change nothing for this seat.
        """
        now, opened = self.state.ply_for(seat), self.state.opened
        return ply == now or (opened >= 0 and max(opened, self.known_ply(seat, self.answered[seat])) <= ply < now)

    def after(self, seat: Seat, action: Action, note: str = "") -> Playing:
        """The table after an action, with what the log says about it; RefusedError by clause."""
        found = self.copy()
        if note and note != PLAYED_FOR:
            found.events.append(Event(note, seat, ply=self.state.ply + 1))
        try:
            found.record.add(found.state, seat, action)
        except IllegalActionError as error:
            raise self.refused(seat, error.refusal) from error
        found.given(seat, note)
        return found

    def given(self, seat: Seat, note: str) -> None:
        """Whose answer the last one was: the seat's own, or one given for it."""
        place = len(self.record.moves) - 1
        if note == BY_ITSELF:
            self.passed |= {place}
        elif note == PLAYED_FOR:
            self.lent |= {place}
        else:
            self.answered[seat] = self.state.ply

    def goes_on_to(self, pulse: Pulse) -> bool:
        """Whether nothing but moves lies between this and how the table stands now."""
        return pulse.ply > self.state.ply and pulse == self.pulse._replace(ply=pulse.ply)

    def followed(
        self, moves: Iterable[Move], notes: Mapping[int, str] = NO_NOTES, timing: Timing | None = None
    ) -> Playing:
        """The table after moves that another server has written down, and how its clocks stand then."""
        found = self.copy()
        found.timing = timing
        for move in moves:
            note = notes.get(found.state.ply)
            if note and note != PLAYED_FOR:
                found.events.append(Event(note, move.seat, ply=found.state.ply + 1))
            follow(found.state, self.title.actions, [move])
            found.record.moves.append(move)
            found.given(move.seat, note or "")
        found.count_seats()
        return found

    def timed(self, timing: Timing) -> Playing:
        """The table with other clocks, and with what the log says about it."""
        found = self.copy()
        new = len(timing.told) - (0 if self.timing is None else len(self.timing.told))
        found.timing = timing
        found.events.extend(found.tellings()[-new:] if new > 0 else ())
        found.say_anew()
        return found

    def seated(self, row: SeatRow) -> Playing:
        """The table after somebody has sat down or has a new name: what was said is to be said anew."""
        found = self.copy()
        found.seats[row.seat] = row
        found.say_anew()
        return found

    def say_anew(self) -> None:
        """Who sits here, or who plays for them, is another: nothing that was said about it holds."""
        self.count_seats()
        self.named += 1
        self.told = {}

    def seen_by_all(self, listed: bool) -> Playing:
        """The table once whoever wants to watch finds it, or no longer."""
        found = self.copy()
        found.listed = listed
        found.named += 1
        return found

    def talked(self, words: Iterable[WordRow]) -> Playing:
        """The table after somebody has said something, or has taken it back."""
        found = self.copy()
        found.words = tuple(words)
        found.named += 1
        return found

    def copy(self) -> Playing:
        """The same table, to be changed before anybody else sees it."""
        found = Playing.__new__(Playing)
        found.__dict__.update(self.__dict__)
        found.record = self.record.branch()
        found.seats, found.events, found.answered = self.seats.copy(), self.events.copy(), self.answered.copy()
        found.state = self.state.clone()
        found.state.log = found.events
        return found

    def refused(self, seat: Seat, refusal: Refusal) -> RefusedError:
        """A refusal that can be said as things are called at this table."""
        return RefusedError(self.title.key, seat, refusal, self.names, self.title.called(self.state))

    # -- taking back -----------------------------------------------------------------------------

    def undo(self, seat: Seat) -> tuple[int, list[Move]]:
        """Where an undo cuts the record, and the moves after it that stand; RefusedError by clause."""
        refusal = self.no_undo(seat)
        if refusal is not None:
            raise self.refused(seat, refusal)
        at, alone = self.record.taken_back(self.state, seat, self.bots, self.passed)
        return at, self.record.moves[at + 1 :] if alone else []

    def withdraw(self, seat: Seat, answer: str) -> tuple[int, list[Move]]:
        """Where taking back an answer to a question still open cuts the record, and what stands: the others' answers,
        and this seat's later ones, given again; RefusedError by clause."""
        try:
            at = self.record.place_of(self.state, seat, answer)
        except NoUndoError as error:
            raise self.refused(seat, Refusal(error.clause)) from error
        return at, self.record.given_again(seat, at)

    def no_withdraw(self, seat: Seat, answer: str) -> Refusal | None:
        """FAR-UNDO-4  Why this seat cannot take that answer back by itself; None if it can."""
        try:
            self.record.place_of(self.state, seat, answer)
        except NoUndoError as error:
            return Refusal(error.clause)
        return None

    def no_undo(self, seat: Seat) -> Refusal | None:
        """Why this seat cannot take its last move back; None if it can."""
        if self.state.over:
            return SHUT
        try:
            at, _ = self.record.taken_back(self.state, seat, self.bots, self.passed)
        except NoUndoError as error:
            return Refusal(error.clause)
        given = self.row.parent_ply if self.row.lesson else 0  # nobody has played what a lesson begins with
        return Refusal("FAR-UNDO-1") if at < given or at in self.lent else None

    def final(self, seat: Seat) -> frozenset[Action]:
        """The options that reveal something or end the game. Tried in a dream, so that nothing is given away."""
        options = self.state.options(seat)
        if not 0 < len(options) <= MOST_TRIED:
            return frozenset()
        dream = self.title.imagine(self.state, seat, Random(self.state.ply))
        return frozenset(action for action in options if is_final(dream.clone(), seat, action))

    # -- looking back ----------------------------------------------------------------------------

    def at(self, seat: Seat | None, ply: int | None) -> State:
        """The position after so many moves, as this seat counts them (None: now)."""
        last = self.state.ply_for(seat)
        if ply is None or ply == last:
            return self.state
        if not 0 <= ply < last:
            raise NoPlyError
        return replayed(self.record, None, self.true_ply(seat, ply))

    def heard(self, seat: Seat | None, ply: int) -> tuple[Event, ...]:
        """The log up to a true ply as this seat may know it: without the numbers meant for other eyes."""
        found = [veiled(event, seat) for event in self.events if event.ply <= ply]
        for at in range(len(found) - 1, -1, -1):
            if not 0 <= self.state.opened < found[at].ply:
                break
            found[at] = found[at]._replace(ply=self.known_ply(seat, found[at].ply))
        return tuple(found)

    # -- how a seat counts while a question is open to several: see `State.ply_for` ----------------

    def known_ply(self, seat: Seat | None, ply: int) -> int:
        """What a seat calls this ply."""
        opened = self.state.opened
        return opened + sum(at < ply for at in self.counted(seat)) if 0 <= opened < ply else ply

    def true_ply(self, seat: Seat | None, ply: int) -> int:
        """The ply that a seat calls so."""
        opened = self.state.opened
        return self.counted(seat)[ply - opened - 1] + 1 if 0 <= opened < ply else ply

    def counted(self, seat: Seat | None) -> list[int]:
        """The places of the sealed answers that a seat counts: its own, and the last ones of those who are ready."""
        sealed = range(self.state.opened, len(self.record.moves))
        last = {self.record.moves[at].seat: at for at in sealed}
        return [at for at in sealed if self.is_counted(at, seat, last)]

    def is_counted(self, at: int, seat: Seat | None, last: dict[Seat, int]) -> bool:
        mover = self.record.moves[at].seat
        return mover == seat or (last[mover] == at and not self.state.asked(mover))

    def news(self, seats: Collection[Seat]) -> News:
        """What changes whenever something changes for these seats (none: a spectator), and only then."""
        opened = self.state.opened
        known: object = self.pulse
        if opened >= 0:
            sealed = [move for move in self.record.moves[opened:] if move.seat in seats]
            known = (self.record.moves[:opened], sealed, self.state.waiting(), self.named)
        mark = hashlib.sha256(f"{self.row.salt} {known}".encode()).hexdigest()[:16]
        return News(self.state.ply_for(min(seats, default=None)), mark)


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
