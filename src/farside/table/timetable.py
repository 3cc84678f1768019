"""The time of a table as everybody may know it: who has how long, what stands still, what all are asked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from farside.core.actions import Seat
from farside.table import spans
from farside.table.pacing import Pacing
from farside.table.playing import HUMAN, Playing
from farside.table.terms import DAY, Terms
from farside.table.timing import SHORT, Asking, Timing
from farside.table.voting import voters


@dataclass(frozen=True, slots=True)
class SeatTime:
    """The clock of one person."""

    seat: Seat
    asked: bool
    runs: bool
    since: float  # when the turn began; 0: it is not asked
    left: float  # seconds; of no meaning where nobody counts
    allowed: float  # seconds for this turn, bank included; 0: nobody counts
    up_at: float  # when time will be up; 0: never, or it stands
    bank: float
    up: bool  # the time is over
    nudge_at: float  # from when on others may nudge; 0: not in this turn
    nudged: bool
    away_until: float  # on holiday; 0: not
    quiet_until: float  # quiet hours that somebody shares; 0: not now
    still_until: float  # time does not count before; 0: it does
    bot: str  # who plays for this person
    handed: bool  # until the person takes the seat back
    gone: bool
    zone: str
    holiday: int  # whole days that are left this year

    @property
    def share(self) -> float:
        """How much of the time is left, from 0 to 1."""
        return min(1.0, self.left / self.allowed) if self.allowed else 1.0

    @property
    def short(self) -> bool:
        return bool(self.allowed) and self.share < SHORT


class Asked(NamedTuple):
    """What all people are asked."""

    asking: Asking
    voters: tuple[Seat, ...]
    voted: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TableTime:
    """All clocks of a table."""

    terms: Terms | None
    now: float
    seats: tuple[SeatTime, ...]  # of people
    paused: str
    wishes: tuple[Seat, ...]
    asked: Asked | None
    ended: bool

    def of(self, seat: Seat | None) -> SeatTime | None:
        return next((one for one in self.seats if one.seat == seat), None)


def of_table(pacing: Pacing, playing: Playing) -> TableTime | None:
    """How the time of a table stands; None where nobody ever said anything about it."""
    clocks = playing.timing
    if clocks is None:
        return None
    people = tuple(of_seat(pacing, clocks, row.seat) for row in playing.seats if row.kind == HUMAN)
    asked = None
    if clocks.asking is not None:
        who = tuple(voters(playing, clocks, clocks.asking))
        asked = Asked(clocks.asking, who, tuple(seat for seat, _ in clocks.asking.votes))
    return TableTime(clocks.terms, pacing.now, people, clocks.paused, clocks.wishes, asked, clocks.ended)


def of_seat(pacing: Pacing, clocks: Timing, seat: Seat) -> SeatTime:
    hand, now, gaps = clocks.hands[seat], pacing.now, pacing.gaps
    counts, quiet = hand.since > 0, clocks.quiet_of(seat)
    goes_on = spans.goes_on(now, clocks.still(seat)) if counts else 0.0
    return SeatTime(
        seat=seat,
        asked=hand.asked,
        runs=counts and not hand.bot,
        since=hand.begun,
        left=clocks.left(seat, now, gaps),
        allowed=clocks.allowed(seat),
        up_at=clocks.up_at(seat, gaps),
        bank=hand.bank,
        up=hand.asked and clocks.allowed(seat) > 0 and clocks.left(seat, now, gaps) <= 0,
        nudge_at=pacing.may_nudge(clocks, -1, seat),
        nudged=hand.nudged,
        away_until=hand.away.until if hand.away is not None and hand.away.until > now else 0.0,
        quiet_until=spans.goes_on(now, quiet) if hand.shares and spans.is_still(now, quiet) else 0.0,
        still_until=goes_on if goes_on > now else 0.0,
        bot=hand.bot,
        handed=bool(hand.handed),
        gone=hand.gone,
        zone=hand.zone,
        holiday=days_left(clocks, seat, now),
    )


def days_left(clocks: Timing, seat: Seat, now: float) -> int:
    """Whole days of holiday that somebody has left in the year that it is where he lives."""
    if clocks.terms is None:
        return 0
    hand = clocks.hands[seat]
    year = spans.year_of(now, hand.zone)
    return max(0, int((clocks.terms.holiday * DAY - dict(hand.used).get(year, 0.0)) // DAY))
