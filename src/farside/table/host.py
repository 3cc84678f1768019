"""The host: lets people and bots play, and is the only one who writes.

Call it from the loop's own thread, in a fibre (`fibres.py`) so that nobody else waits for the store. What it cannot do
it refuses with a TroubleError, and then nothing has changed.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from math import ceil
from typing import TYPE_CHECKING

from farside.core.actions import Action, Seat
from farside.core.phrases import Voice
from farside.table import doors, looking, reading
from farside.table.analysing import Analysing
from farside.table.answering import Answering, Tables
from farside.table.answers import Moved, Paper, Revealed, Seen, TableInfo, moved
from farside.table.campaigning import Campaigning, result_of
from farside.table.chairs import Chairs
from farside.table.circling import Circling
from farside.table.clocks import Clock
from farside.table.coaching import Coaching
from farside.table.collecting import Collecting
from farside.table.deadlines import Deadlines
from farside.table.doors import Door
from farside.table.happenings import Happening, Happenings
from farside.table.keeper import Keeper
from farside.table.keeping import Keeping
from farside.table.live import Ears, Live
from farside.table.measures import Measures
from farside.table.opening import Opening
from farside.table.opponents import Opponents
from farside.table.pacing import Pacing, may_act
from farside.table.place import SERVER, Place
from farside.table.planning import Planning
from farside.table.playing import News, Playing
from farside.table.printing.press import Press
from farside.table.pulse import Pulse
from farside.table.recorded import action_of
from farside.table.ringing import Ringing
from farside.table.rows import Along, Ending, SeatRow
from farside.table.shuffling import Shuffling
from farside.table.store import Store
from farside.table.strokes import Strokes
from farside.table.talking import Talking
from farside.table.thinking import Thinking
from farside.table.trouble import (
    GatheringError,
    MovedOnError,
    NotPossibleError,
    RestsError,
    StillRunningError,
    TooSoonError,
)
from farside.table.turns import Askers
from farside.table.voting import Voting
from farside.table.waiting import within
from farside.table.watching import Watching

if TYPE_CHECKING:
    from farside.table.calls.making import Telephone
    from farside.table.calls.rows import Call

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
    place: Place = SERVER
    clock: Clock = field(default_factory=Clock)  # what people are held to
    talk: bool = True  # whether people may talk at their tables

    def __post_init__(self) -> None:
        self.happenings = Happenings()
        self.planning = Planning(self, self.store)
        self.strokes = Strokes(self, self.store, self.planning)
        self.happenings.listen(self.strokes.hear)
        self.planned = self.strokes.planned
        self.telephone: Telephone | None = None  # who calls people that are not here; a tab has none
        self.live = Live(self.store.pulses, self.store.news, self._read_again)
        self.ringing = Ringing(self, self.store)
        self.collecting = Collecting(self.store)
        self.shuffling = Shuffling(self.store)
        self.coaching = Coaching()
        self.tables = Keeping(self.store, self.opponents)
        self.askers = Askers()
        tables = Tables(self._fresh, self.tables.known, self._play, self.askers.of)
        self.answering = Answering(self.store.leases, self.thinking, tables)
        self.analysing = Analysing(self.store, self.thinking.analysts(), self.thinking, self._fresh)
        self.talking = Talking(self.store, self.talk and self.place.friends, self._fresh, self.changed)
        self.circling = Circling(self.store)
        self.watching = Watching(self.store, self.place.friends, self._fresh, self.changed)
        self.pacing = Pacing(self)
        self.voting = Voting(self.pacing)
        self.deadlines = Deadlines(self.pacing, self.voting)
        self.press = Press(self.thinking.printer)
        self.opening = Opening(self, self.store, self.opponents, self.shuffling, self.collecting)
        self.create, self.teach, self.fork = self.opening.create, self.opening.teach, self.opening.fork
        self.chairs = Chairs(self, self.store, self.collecting)
        self.claim, self.invite, self.leave = self.chairs.claim, self.chairs.invite, self.chairs.leave
        self.rename, self.show_turns = self.chairs.rename, self.chairs.show_turns
        self.decline_all, self.be_swift = self.chairs.decline_all, self.chairs.be_swift
        self.campaigning = Campaigning(self.store, self.opening, self.opponents)
        self.ears = Ears(self.store.news, self.live, self.campaigning.live)

    # -- finding tables, coming in -------------------------------------------------------------------

    def table(self, table: str) -> TableInfo:
        """What everybody may know about a table."""
        return looking.known(self._fresh(table))

    def door(self, table: str, tokens: str | Iterable[str], ring: str = "") -> Door:
        """Who comes in with these tokens and this keyring: the seats they open (several on one device), and whether it
        is the host."""
        playing = self._kept_or_read(table)
        given = (tokens,) if isinstance(tokens, str) else tokens
        return doors.opens(given, playing.seats, playing.row, ring)

    def wait_no_longer(self, table: str, seat: Seat) -> None:
        """Decline for those who keep a bargain waiting, once they have had their time; TooSoonError before."""
        playing = self._fresh(table)
        self.seat(playing, seat)
        late = playing.late(seat)
        left = PATIENCE - (self.clock.now() - self.store.played(table))
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

    def renewed(self, table: str) -> None:
        """The same where who sits there has changed: what is in memory may no longer be right."""
        self.tables.forget(table)
        self.tell(table)

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

    def noticed(self, table: str, seats: Iterable[Seat]) -> None:
        """Somebody hears of a change from these seats."""
        if self.telephone is not None:
            self.telephone.calling.here(table, seats)

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
                mine = played.state.ply == playing.state.ply + 1  # else somebody's plan was played: the turn is over
                return moved(self.answering.go_on(self._lapsed(played, seat) if then and mine else played), seat)
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
        may_act(playing, seat)
        if not playing.meets(seat, ply):
            raise MovedOnError
        return playing

    def undo(self, table: str, seat: Seat, answer: str = "") -> Moved:
        """Take the seat's last move back, with what bots answered, or an answer named, if its question is still open;
        RefusedError says by clause why not."""
        playing = self._fresh(table)
        self.seat(playing, seat)
        may_act(playing, seat)
        since, stand = playing.withdraw(seat, answer) if answer else playing.undo(seat)
        clocks = self.pacing.taken_back(playing, since, stand, seat) if playing.timing else None
        done = self.store.take_back(table, playing.pulse, since, stand, self.clock.now(), Along(timing=clocks))
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
        self.deadlines.start()
        self.ears.start()
        self.analysing.start()
        if self.telephone is not None:
            self.telephone.calling.start()

    async def close(self) -> None:
        """Let everything rest; nothing is lost."""
        self.live.close()
        self.campaigning.live.close()
        await self.ears.close()
        if self.telephone is not None:
            await self.telephone.calling.close()
        await self.analysing.close()
        await self.deadlines.close()
        await self.answering.close()
        self.thinking.close()
        self.press.close()

    async def woken(self) -> None:
        """Wait until the bots of all tables have gone on."""
        await self.answering.woken()

    async def settled(self, table: str) -> None:
        """Wait until the bots of a table have answered."""
        await self.answering.settled(table)

    # -- within ------------------------------------------------------------------------------------

    def _play(self, playing: Playing, seat: Seat, action: Action, note: str = "") -> Playing:
        """Judge, write down, tell. If anything fails, what is in memory is forgotten and the store is right."""
        return self.strokes.play(playing, seat, action, note)

    def calls_of(self, told: Sequence[Happening], after: Playing) -> tuple[Call, ...]:
        """Who is to be called of what happens, to be written with it."""
        return self.telephone.calling.calls_of(told, after) if told and self.telephone is not None else ()

    def happened(self, told: Sequence[Happening], calls: Sequence[Call]) -> None:
        """It is written: whoever listens hears of it, and calls go out."""
        for one in told:
            self.happenings.tell(one)
        if calls and self.telephone is not None:
            self.telephone.calling.wake()

    def ending(self, playing: Playing) -> Ending:
        """What is written with the last move."""
        return Ending(self.collecting.won(playing), result_of(playing), self.circling.result(playing))

    def _told(self, playing: Playing) -> None:
        self.store.news.tell(playing.row.id, playing.pulse)
        self.live.nudge(playing.row.id, playing.pulse)
        self._woken(playing)

    def lost(self, table: str, asked: bool) -> None:
        """A change was not written: the store is right. If bots were expected to be asked, somebody has a look."""
        self.tables.forget(table)
        if asked:
            self.answering.begin(table)

    def changed(self, before: Playing, after: Playing) -> None:
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
