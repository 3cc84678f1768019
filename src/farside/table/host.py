"""The host: lets people and bots play, and is the only one who writes.

Call it from the loop's own thread, in a fibre (`waiting.py`) so that nobody else waits for the store. What it cannot do
it refuses with a TroubleError, and then nothing has changed.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Iterable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from math import ceil

from farside.core.actions import Action, Seat
from farside.core.phrases import Voice
from farside.table import doors, looking, reading
from farside.table.answering import Answering, Tables
from farside.table.answers import Moved, Paper, Revealed, Seen, TableInfo, moved
from farside.table.campaigning import Campaigning, result_of
from farside.table.coaching import Coaching
from farside.table.collecting import Collecting
from farside.table.doors import Door
from farside.table.keeper import Keeper
from farside.table.keeping import Keeping
from farside.table.live import Ears, Live
from farside.table.measures import Measures
from farside.table.opening import Opening
from farside.table.opponents import Opponents
from farside.table.playing import HUMAN, News, Playing, action_of
from farside.table.pulse import Pulse
from farside.table.rows import Ending, Keys, SeatRow
from farside.table.seating import plain_name, taken
from farside.table.shuffling import Shuffling
from farside.table.store import Store
from farside.table.thinking import Thinking
from farside.table.trouble import (
    GatheringError,
    MovedOnError,
    NotPossibleError,
    NotYourSeatError,
    RestsError,
    StillRunningError,
    TooSoonError,
)
from farside.table.turns import Askers
from farside.table.waiting import within

PATIENCE = 180.0  # seconds that an offer waits, if those who wait for its answer want to go on


@dataclass
class Host:
    """Everything a visitor can ask for."""

    store: Store
    opponents: Opponents
    thinking: Thinking
    advice: bool = True  # whether players of a new table may ask for advice, if nobody says so
    keeper: Keeper | None = None  # whoever keeps house, for the desk
    measures: Measures = field(default_factory=Measures)
    metrics: str = "secret"  # who may read them: see `health.py`

    def __post_init__(self) -> None:
        self.live = Live(self.store.pulses, self.store.news, self._read_again)
        self.collecting = Collecting(self.store)
        self.shuffling = Shuffling(self.store)
        self.coaching = Coaching()
        self.tables = Keeping(self.store, self.opponents)
        self.askers = Askers()
        tables = Tables(self._fresh, self.tables.known, self._play, self.askers.of)
        self.answering = Answering(self.store.leases, self.thinking, tables)
        self.opening = Opening(self, self.store, self.opponents.names(), self.shuffling, self.collecting)
        self.create, self.teach, self.fork = self.opening.create, self.opening.teach, self.opening.fork
        self.campaigning = Campaigning(self.store, self.opening, self.opponents.names())
        self.ears = Ears(self.store.news, self.live, self.campaigning.live)

    # -- finding tables, sitting down ----------------------------------------------------------------

    def table(self, table: str) -> TableInfo:
        """What everybody may know about a table."""
        return looking.known(self._fresh(table))

    def door(self, table: str, tokens: str | Iterable[str]) -> Door:
        """Who comes in with these tokens: the seats they open (several on one device), and whether it is the host."""
        playing = self._kept_or_read(table)
        given = (tokens,) if isinstance(tokens, str) else tokens
        return doors.opens(given, [seat.token for seat in playing.seats], playing.row.host)

    def claim(self, table: str, seat: Seat, name: str = "", profile: str = "", renew: bool = False) -> str:
        """Somebody sits down and brings a collection; an empty name keeps the one there. Nobody is invited any more.

        Whoever comes by an invitation gets a token of his own (`renew`), which is told once; if somebody else was
        quicker, or the invitation was withdrawn, NotYourSeatError.
        """
        playing = self._fresh(table)
        row, token = taken(self.seat(playing, seat), plain_name(name), renew)
        was = playing.seats[seat].keys
        variants = self.collecting.sits_down(playing, row, profile)
        if variants is None:
            self._renamed(playing, row, was)
            self.store.profiles.keep(self.collecting.won(playing))
        elif self.store.bring(table, playing.pulse, row, variants, was):
            self.tables.forget(table)
            self._told(self._kept_or_read(table))
        else:  # somebody moved or sat down meanwhile
            self.tables.forget(table)
            return self.claim(table, seat, name, profile, renew)
        return token

    def invite(self, table: str, seat: Seat, token: str) -> None:
        """Somebody else may sit here, by an invitation made with this token; without a token, nobody any more."""
        playing = self._fresh(table)
        row = self.seat(playing, seat)
        if row.kind != HUMAN:
            raise NotPossibleError(f"a bot sits in seat {seat}")
        times = row.offers + 1 if token else row.offers
        made = doors.mark(doors.invitation(token, table, seat, times)) if token else ""
        self._renamed(playing, replace(row, invite=made, offers=times), row.keys)

    def rename(self, table: str, seat: Seat, name: str) -> None:
        """A player wants to be called something else; an empty name means the seat's colour."""
        playing = self._fresh(table)
        self._renamed(playing, replace(self.seat(playing, seat), name=plain_name(name)))

    def decline_all(self, table: str, seat: Seat, on: bool) -> None:
        """From now on the table declines what others offer this seat, or no longer."""
        playing = self._fresh(table)
        self._renamed(playing, replace(self.seat(playing, seat), quiet=on and playing.title.bargains))

    def be_swift(self, table: str, seat: Seat, on: bool) -> None:
        """From now on the table answers for this seat what can be answered in one way only, or no longer."""
        playing = self._fresh(table)
        self._renamed(playing, replace(self.seat(playing, seat), swift=on))

    def wait_no_longer(self, table: str, seat: Seat) -> None:
        """Decline for those who keep a bargain waiting, once they have had their time; TooSoonError before."""
        playing = self._fresh(table)
        self.seat(playing, seat)
        late = playing.late(seat)
        left = PATIENCE - (time.time() - self.store.played(table))
        if late and left > 0:
            raise TooSoonError(what=str(ceil(left / 60)))
        for other in late:
            action = playing.title.quiet(playing.state, other, late=True)
            if action is not None:
                playing = self._play(playing, other, action)

    # -- looking -----------------------------------------------------------------------------------

    def see(self, table: str, seat: Seat | None, ply: int | None = None) -> Seen:
        """What a seat sees, now or after so many moves as it counts them."""
        playing = self._fresh(table)
        if seat is not None:
            self.seat(playing, seat)
        return looking.seen(playing, seat, ply)

    def voice(self, seen: Seen, lang: str = "en") -> Voice:
        """Somebody who tells this visitor about the table."""
        return looking.voice(self._kept_or_read(seen.table), seen.seat, lang)

    def lines(self, seen: Seen, lang: str = "en") -> list[str]:
        """The log in words, one line for each of `seen.events`."""
        return looking.lines(self._kept_or_read(seen.table), seen, self.voice(seen, lang), lang)

    def record(self, table: str) -> Revealed:
        """The record of a finished game; of a running one it would show the decks, so StillRunningError."""
        playing = self._fresh(table)
        if not playing.state.over:
            raise StillRunningError
        return Revealed(playing.record, playing.row.proof)

    def paper(self, table: str) -> Paper:
        """The same as text. A table that rests gives it too once it is over; before, it would show the decks."""
        try:
            self.record(table)
        except RestsError as error:
            if not error.over:
                raise
        return reading.paper(self.store, table)

    def playing(self, table: str) -> Playing:
        """The game itself, as the store has it now, for those of the house who may know everything."""
        return self._fresh(table)

    def kept(self, table: str) -> Playing:
        """The same as this process knows it, for those who have asked a moment ago."""
        return self._kept_or_read(table)

    def tell(self, table: str) -> None:
        """Something about a table has changed in the store: whoever watches it is told."""
        self._told(self._fresh(table))

    def runs(self, table: str) -> bool:
        """Whether a table is being played here, as far as this process knows."""
        kept = self.tables.known(table)
        return table in self.answering.busy or (kept is not None and not kept.state.over)

    def pulse(self, table: str) -> Pulse:
        """What tells that a table has changed. Counts sealed answers, so it is for the server alone."""
        return self._fresh(table).pulse

    def news(self, table: str, seats: Iterable[Seat] = ()) -> News:
        """What tells these seats (none: a spectator) that something has changed for them.

        Whoever watches has just been told, and a thousand watch: what was told is in memory.
        """
        known = self.tables.known(table)
        if known is None or known.pulse != self.live.latest(table):
            known = self._fresh(table)
        return known.news(tuple(seats))

    def watch(self, table: str) -> AsyncIterator[Pulse]:
        """How the table stands, then every change (`.ply`), until the server says goodbye."""
        return self.live.watch(table, self.pulse(table))

    # -- playing -----------------------------------------------------------------------------------

    def act(self, table: str, seat: Seat, ply: int, action: Action | str, then: bool = False) -> Moved:
        """Take an action at a ply. On disk when this returns; bots answer afterwards by themselves.

        `then`: whoever acts wants his turn to end if hardly anything is left to do in it.

        Whoever answers a question together with others, and is overtaken by one of them, answers once more.
        """
        playing = self._asked(table, seat, ply)
        try:
            number = action_of(playing.title, action)
        except ValueError as error:
            raise NotPossibleError(str(error)) from error
        for _ in playing.seats:
            with suppress(MovedOnError):
                played = self._play(playing, seat, number)
                return moved(self.answering.go_on(self._lapsed(played, seat) if then else played), seat)
            playing = self._asked(table, seat, ply)
        raise MovedOnError

    def _lapsed(self, playing: Playing, seat: Seat) -> Playing:
        """The table after a turn has been ended for somebody who has asked for it: a move like any other."""
        end = playing.lapses(seat)
        with suppress(MovedOnError):  # the move itself is made, whoever was quicker
            return playing if end is None else self._play(playing, seat, end)
        return playing

    def _asked(self, table: str, seat: Seat, ply: int) -> Playing:
        """The table, if this seat is still asked what it was asked at this ply."""
        playing = self._kept_or_read(table)
        self.seat(playing, seat)
        if not playing.meets(seat, ply):
            playing = self._fresh(table)
        if playing.gathering:
            raise GatheringError
        if not playing.meets(seat, ply):
            raise MovedOnError
        return playing

    def undo(self, table: str, seat: Seat, answer: str = "") -> Moved:
        """Take the seat's last move back, with what bots answered, or an answer named, if its question is still open;
        RefusedError says by clause why not."""
        playing = self._fresh(table)
        self.seat(playing, seat)
        since, stand = playing.withdraw(seat, answer) if answer else playing.undo(seat)
        done = self.store.take_back(table, playing.pulse, since, stand, time.time())
        self.tables.forget(table)
        if not done:
            raise MovedOnError
        playing = self._kept_or_read(table)
        self._told(playing)
        return moved(playing, seat)

    # -- bots --------------------------------------------------------------------------------------

    def start(self) -> None:
        """Continue where the last run ended, and where other servers end: bots whose turn it is go on."""
        self.answering.start()
        self.ears.start()

    async def close(self) -> None:
        """Let everything rest; nothing is lost."""
        self.live.close()
        self.campaigning.live.close()
        await self.ears.close()
        await self.answering.close()
        self.thinking.close()

    async def woken(self) -> None:
        """Wait until the bots of all tables have gone on."""
        await self.answering.woken()

    async def settled(self, table: str) -> None:
        """Wait until the bots of a table have answered."""
        await self.answering.settled(table)

    # -- within ------------------------------------------------------------------------------------

    def _play(self, playing: Playing, seat: Seat, action: Action, note: str = "") -> Playing:
        """Judge, write down, tell. If anything fails, what is in memory is forgotten and the store is right."""
        table, after = playing.row.id, playing.after(seat, action, note)
        asked = after.bot_to_move() is not None
        if asked:
            self.answering.expect(table)
        end = Ending(self.collecting.won(after), result_of(after)) if after.state.over else None
        accepted = False
        try:
            accepted = self.store.append(table, playing.pulse, after.record.moves[-1], time.time(), note, end)
        finally:
            if not accepted:
                self.tables.forget(table)
                if asked:
                    self.answering.begin(table)
        if not accepted:
            raise MovedOnError
        self._next(playing, after)
        return after

    def _told(self, playing: Playing) -> None:
        self.store.news.tell(playing.row.id, playing.pulse)
        self.live.nudge(playing.row.id, playing.pulse)
        self._woken(playing)

    def _next(self, before: Playing, after: Playing) -> None:
        """The store has written a change down: it is kept, and told."""
        self.tables.changed(before, after)
        self._told(after)

    def _fresh(self, table: str) -> Playing:
        """The table as the store has it now, whoever wrote last. Reading a table wakes its bots."""
        return self._woken(self.tables.fresh(table))

    async def _read_again(self, table: str) -> Pulse:
        """Another server has changed a table: it is read once, before all who watch it are told."""
        return (await within(self.tables.fresh, table)).pulse

    def _kept_or_read(self, table: str) -> Playing:
        return self._woken(self.tables.get(table))

    def _woken(self, playing: Playing) -> Playing:
        if playing.answers:
            self.answering.wake(playing)
        return playing

    def seat(self, playing: Playing, seat: Seat) -> SeatRow:
        """A seat of a table; NotPossibleError if there is none."""
        if not 0 <= seat < len(playing.seats):
            raise NotPossibleError(f"there is no seat {seat}; seats run from 0 to {len(playing.seats) - 1}")
        return playing.seats[seat]

    def _renamed(self, playing: Playing, row: SeatRow, was: Keys | None = None) -> None:
        if not self.store.sit(playing.row.id, row, was):
            self.tables.forget(playing.row.id)
            raise NotYourSeatError  # somebody else has just sat down, or may sit down no more
        self._next(playing, playing.seated(row))
