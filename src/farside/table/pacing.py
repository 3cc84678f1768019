"""Pacing: what people do about time. The host's hand for clocks, nudges, holidays, pauses, and seats in bots' hands.

How the clocks of a table stand is written with the move that changes them, or by itself from what they were: two who
change them at once cannot both win, and whoever comes second looks again.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from farside.core.actions import Seat
from farside.core.record import Move
from farside.table import spans, timing
from farside.table.answering import Answering
from farside.table.calls.rows import Call
from farside.table.clocks import Clock
from farside.table.happenings import ASKED, NUDGED, Happening
from farside.table.opponents import Opponents
from farside.table.playing import HUMAN, Playing
from farside.table.recorded import replayed
from farside.table.rows import SeatRow, TimingRow
from farside.table.spans import LONGEST_NIGHT, MIDNIGHT, Span
from farside.table.store import Store
from farside.table.terms import DAY, LIVE, Terms
from farside.table.timing import ABSENT, BOT_PLAYS, BY_WISH, STANDS_STILL, Away, Timing
from farside.table.trouble import (
    EndedError,
    HandedError,
    HolidayError,
    MovedOnError,
    NoPaceError,
    NotPossibleError,
    NudgeError,
)

STAND_IN = ("club", "beginner", "greedy")  # who takes a turn for somebody, the first that the house has
TRIES = 5  # others may change the clocks meanwhile
ROUNDING = 60.0  # seconds that a holiday may be longer than allowed
FARTHEST = 400 * DAY


class House(Protocol):
    """What is asked of the host."""

    store: Store
    opponents: Opponents
    clock: Clock
    answering: Answering

    def playing(self, table: str) -> Playing: ...

    def seat(self, playing: Playing, seat: Seat) -> SeatRow: ...

    def changed(self, before: Playing, after: Playing) -> None: ...

    def lost(self, table: str, expected: bool) -> None: ...

    def calls_of(self, told: Sequence[Happening], after: Playing) -> tuple[Call, ...]: ...

    def happened(self, told: Sequence[Happening], calls: Sequence[Call]) -> None: ...


Change = Callable[[Playing, Timing, float], Timing]
News = Callable[[Playing, Playing], Iterable[Happening]]  # of a table before and after


def silence(_before: Playing, _after: Playing) -> tuple[Happening, ...]:
    """Nobody hears of it who does not look."""
    return ()


@dataclass(slots=True)
class Pacing:
    """All clocks that this house looks after."""

    house: House
    gaps: tuple[Span, ...] = ()  # when the house was closed

    @property
    def now(self) -> float:
        return self.house.clock.now()

    # -- with a move -------------------------------------------------------------------------------

    def begins(self, table: str, agreed: Terms | None, seats: int) -> TimingRow | None:
        """The clocks of a new table; None where nobody counts."""
        return None if agreed is None else row_of(table, replace(timing.begun(agreed, seats), rev=1), self.gaps)

    def wound(self, before: Playing, after: Playing) -> None:
        """The clocks go on with a move."""
        if before.timing is not None:
            self._next(before.timing, before.timing.wound(asked(after), self.now, self.gaps), after)

    def follows(self, before: Playing, after: Playing) -> TimingRow | None:
        """How the clocks stand after all moves in between, to be written with them; None if they are as they were."""
        if before.timing is None or after.timing is None or after.timing is before.timing:
            return None
        after.timing = replace(after.timing, rev=before.timing.rev + 1)
        return row_of(after.row.id, after.timing, self.gaps)

    def taken_back(self, before: Playing, since: int, stand: Iterable[Move], seat: Seat) -> TimingRow | None:
        """The same after a seat took its move back."""
        if before.timing is None:
            return None
        after = before.copy()
        after.record.moves[since:] = stand
        after.state = replayed(after.record, None)
        self._next(before.timing, before.timing.taken_back(seat, asked(after), self.now, self.gaps), after)
        return self.follows(before, after)

    def _next(self, before: Timing, found: Timing, after: Playing) -> None:
        if found != before:
            after.timing = replace(found, rev=before.rev + 1)
            after.count_seats()

    # -- by itself ---------------------------------------------------------------------------------

    def change(self, table: str, change: Change, news: News = silence) -> Playing:
        """Change the clocks of a table; all who watch it are told. MovedOnError if others always are quicker.

        `news`: what people who are not here hear of it; who is to be called is written with the clocks.
        """
        for _ in range(TRIES):
            found = self.tried(self.house.playing(table), change, news)
            if found is not None:
                return found
        raise MovedOnError

    def tried(self, playing: Playing, change: Change, news: News = silence) -> Playing | None:
        """The table with other clocks; None if somebody else has changed them meanwhile."""
        old, now = playing.timing or timing.begun(None, playing.row.seats), self.now
        found = change(playing, old, now).wound(asked(playing), now, self.gaps)
        if found == old:
            return playing
        found = replace(found, rev=old.rev + 1)
        after, table = playing.timed(found), playing.row.id
        expected, told = after.bot_to_move() is not None, tuple(news(playing, after))
        calls = self.house.calls_of(told, after)
        if expected:
            self.house.answering.expect(table)
        done = False
        try:
            done = self.house.store.timings.put(row_of(table, found, self.gaps), calls)
        finally:
            if not done:
                self.house.lost(table, expected)
        if done:
            self.house.changed(playing, after)
            self.house.happened(told, calls)
        return after if done else None

    def happening(
        self, kind: str, playing: Playing, seat: Seat, by: Seat | None = None, hurry: bool = False
    ) -> Happening:
        """What concerns a seat of this table now; in a hurry, with the time when it is up."""
        until = self.up_at(playing, seat) if hurry else 0.0
        return Happening(kind, playing.row.id, seat, self.now, playing.state.ply_for(seat), by, until)

    def wind(self, table: str) -> None:
        """Somebody sat down: clocks that waited for it run."""
        if self.house.playing(table).timing is not None:
            self.change(table, lambda _playing, old, _now: old)

    def sat_down(self, table: str, seat: Seat) -> None:
        """The same; whoever sits down in a seat that a bot kept plays it."""

        def sit(_playing: Playing, old: Timing, _now: float) -> Timing:
            hand = old.hands[seat]
            return fresh(old, seat) if hand.gone or hand.handed else old

        if self.house.playing(table).timing is not None:
            self.change(table, sit)

    # -- what people ask for -----------------------------------------------------------------------

    def nudge(self, table: str, seat: Seat, whom: Seat) -> None:
        """Remind somebody who is asked, once a turn. NudgeError says when it is possible, 0 if not at all."""

        def nudged(playing: Playing, old: Timing, now: float) -> Timing:
            self.house.seat(playing, whom)
            at = self.may_nudge(old, seat, whom)
            if not 0 < at <= now:
                raise NudgeError(at)
            return old.having(whom, nudged=True).telling("nudged", seat, playing.state.ply, whom)

        self.change(table, nudged, lambda _, after: [self.happening(NUDGED, after, whom, seat, hurry=True)])

    def may_nudge(self, clocks: Timing, seat: Seat | None, whom: Seat) -> float:
        """From when on a seat may be nudged by another, not in its quiet hours; 0: never, or not in this turn."""
        live = clocks.terms is not None and clocks.terms.pace == LIVE
        at = clocks.nudge_at(whom, self.gaps) if seat not in (None, whom) and not live else 0.0
        return spans.goes_on(max(at, self.now), clocks.quiet_of(whom)) if at else 0.0

    def up_at(self, playing: Playing, seat: Seat) -> float:
        """When the time of a seat is up; 0: never, or not now."""
        return playing.timing.up_at(seat, self.gaps) if playing.timing is not None else 0.0

    def away(self, table: str, seat: Seat, until: float, how: str = STANDS_STILL) -> None:
        """Somebody is on holiday: the clock stands still, or a bot plays. HolidayError says how much is left."""
        if how not in (STANDS_STILL, BOT_PLAYS):
            raise NotPossibleError(f"how is {STANDS_STILL} or {BOT_PLAYS}, not '{how}'")

        def leaves(playing: Playing, old: Timing, now: float) -> Timing:
            agreed = paced(old)
            if agreed.pace == LIVE:
                raise NotPossibleError("at a live table the clock is paused, not left")
            if not now < until < now + FARTHEST:
                raise NotPossibleError("a holiday ends after it begins, and within a year")
            found = came_back(old, seat, now)
            hand = found.hands[seat]
            used = timing.added(hand.used, timing.by_year(now, until, hand.zone))
            over = [year for year, seconds in used if seconds > agreed.holiday * DAY + ROUNDING]
            if over and how == STANDS_STILL:
                raise HolidayError(left(hand.used, over[0], agreed))
            bot = stand_in(self.house) if how == BOT_PLAYS else ""
            standing = bot if bot and hand.asked and not hand.handed else hand.standing
            told = found.telling("away", seat, playing.state.ply, int(until))
            kept = used if how == STANDS_STILL else hand.used
            return told.having(seat, away=Away(now, until, how, bot), used=kept, standing=standing)

        self.change(table, leaves)

    def back(self, table: str, seat: Seat) -> None:
        """Somebody is back before the holiday is over: what is left of it can be taken later."""

        def comes(playing: Playing, old: Timing, now: float) -> Timing:
            away = old.hands[seat].away
            if away is None or away.until <= now:
                return old
            return came_back(old, seat, now).telling("back", seat, playing.state.ply)

        self.change(table, comes)

    def hand_over(self, table: str, seat: Seat, bot: str) -> None:
        """A bot plays for somebody until the seat is taken back."""

        def hands(playing: Playing, old: Timing, _now: float) -> Timing:
            try:
                self.house.opponents.check(bot, playing.row.game)
            except ValueError as error:
                raise NotPossibleError(str(error)) from error
            return given(own(self.house, playing, old, seat), seat, bot).telling("handed-over", seat, playing.state.ply)

        self.change(table, hands)

    def take_over(self, table: str, seat: Seat) -> None:
        """The person plays again."""

        def takes(playing: Playing, old: Timing, _now: float) -> Timing:
            if not own(self.house, playing, old, seat).hands[seat].handed:
                return old
            return fresh(old, seat).telling("taken-back", seat, playing.state.ply)

        def news(_: Playing, after: Playing) -> list[Happening]:
            return [self.happening(ASKED, after, seat, seat, hurry=True)] if after.state.asked(seat) else []

        self.change(table, takes, news)

    def leave(self, table: str, seat: Seat) -> None:
        """Somebody leaves for good: a bot plays on. The seat's token is the host's to take away."""

        def leaves(playing: Playing, old: Timing, _now: float) -> Timing:
            found = given(own(self.house, playing, old, seat), seat, stand_in(self.house))
            return found.having(seat, gone=True).telling("left", seat, playing.state.ply)

        self.change(table, leaves)

    def pause(self, table: str, seat: Seat, on: bool) -> None:
        """Somebody wants a pause: it begins once all people want it, and ends when anybody wants to go on."""

        def pauses(playing: Playing, old: Timing, _now: float) -> Timing:
            paced(own(self.house, playing, old, seat))
            if old.paused == BY_WISH:
                goes_on = replace(old, paused="", wishes=()).telling("goes-on", seat, playing.state.ply)
                return old if on else goes_on
            wishes = tuple(sorted({*old.wishes, seat} if on else {*old.wishes} - {seat}))
            if on and set(wishes) >= set(people(playing, old)):
                return replace(old, paused=BY_WISH, wishes=()).telling("pauses", seat, playing.state.ply)
            return replace(old, wishes=wishes)

        self.change(table, pauses)

    def live_at(
        self, table: str, seat: Seat, zone: str, quiet: tuple[int, int] | None = None, shares: bool = False
    ) -> None:
        """Where somebody lives, and when not to be called (minutes of the day); whether the others may know."""
        if not spans.is_zone(zone):
            raise NotPossibleError(f"there is no place '{zone[:64]}' with a time of its own; one is Europe/Rome")
        if quiet is not None and not (all(0 <= at < MIDNIGHT for at in quiet) and 0 < hours(quiet) <= LONGEST_NIGHT):
            raise NotPossibleError(f"quiet hours are two minutes of the day, at most {LONGEST_NIGHT // 60} hours apart")
        self.change(table, lambda _playing, old, _now: old.having(seat, zone=zone, quiet=quiet, shares=shares))


def hours(quiet: tuple[int, int]) -> int:
    return (quiet[1] - quiet[0]) % MIDNIGHT


def row_of(table: str, clocks: Timing, gaps: tuple[Span, ...]) -> TimingRow:
    """As it is written down."""
    agreed = "" if clocks.terms is None else json.dumps(clocks.terms.written())
    told = json.dumps(timing.packed(clocks), separators=(",", ":"))
    return TimingRow(table, agreed, told, clocks.due(gaps), clocks.rev)


def asked(playing: Playing) -> tuple[Seat, ...]:
    """The people whose turn it is; nobody's time begins before he has sat down, live before all have."""
    if playing.gathering or playing.state.over:
        return ()
    free = [row.seat for row in playing.seats if row.kind == HUMAN and not row.taken]
    agreed = playing.timing.terms if playing.timing is not None else None
    if free and agreed is not None and agreed.pace == LIVE:
        return ()
    return tuple(seat for seat in playing.state.waiting() if playing.seats[seat].kind == HUMAN and seat not in free)


def may_act(playing: Playing, seat: Seat) -> None:
    """EndedError where people have ended the game, HandedError while a bot plays for this person."""
    if playing.ended:
        raise EndedError
    if playing.timing is not None and playing.timing.hands[seat].handed:
        raise HandedError


def people(playing: Playing, clocks: Timing) -> list[Seat]:
    """Who decides about the table: people who sit there and play themselves."""
    return [row.seat for row in playing.seats if row.kind == HUMAN and row.taken and not clocks.hands[row.seat].handed]


def stand_in(house: House) -> str:
    names = house.opponents.names()
    return next((name for name in STAND_IN if name in names), names[0])


def paced(clocks: Timing) -> Terms:
    """The terms of a table; NoPaceError where nobody has agreed to any."""
    if clocks.terms is None:
        raise NoPaceError
    return clocks.terms


def own(house: House, playing: Playing, clocks: Timing, seat: Seat) -> Timing:
    """The clocks, if a person sits there whose game still runs."""
    if house.seat(playing, seat).kind != HUMAN or playing.state.over or clocks.ended:
        raise NotPossibleError("a bot sits there, or the game is over")
    return clocks


def given(clocks: Timing, seat: Seat, bot: str) -> Timing:
    """A seat in a bot's hands; nobody waits for the person any more."""
    paused = "" if clocks.paused == ABSENT and clocks.hands[seat].absent else clocks.paused
    asking = clocks.asking if clocks.asking is not None and clocks.asking.about != seat else None
    found = replace(clocks, paused=paused, asking=asking, wishes=tuple(one for one in clocks.wishes if one != seat))
    return found.having(seat, handed=bot, standing="", late=False, missed=0, patient=False)


def fresh(clocks: Timing, seat: Seat) -> Timing:
    """A seat in a person's own hands."""
    return clocks.having(seat, handed="", standing="", gone=False, missed=0, patient=False, away=None, late=False)


def came_back(clocks: Timing, seat: Seat, now: float) -> Timing:
    """A seat whose holiday, if any, is over now; what is left of it is not used."""
    hand = clocks.hands[seat]
    if hand.away is None or hand.away.until <= now:
        return clocks.having(seat, away=None)
    rest = timing.by_year(now, hand.away.until, hand.zone) if hand.away.how == STANDS_STILL else {}
    standing = "" if hand.away.how == BOT_PLAYS else hand.standing
    spent = clocks.spent(seat, now)
    since = now if hand.since else 0.0
    used = timing.added(hand.used, rest, -1)
    return clocks.having(seat, away=None, used=used, standing=standing, spent=spent, since=since)


def left(used: tuple[tuple[int, float], ...], year: int, agreed: Terms) -> int:
    """Whole days of holiday that are left in a year."""
    return max(0, int((agreed.holiday * DAY - dict(used).get(year, 0.0) + ROUNDING) // DAY))
