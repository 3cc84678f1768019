"""Timing: the clocks of one table, as frozen data. Each change makes the next one; what time it is comes from outside.

A turn lasts from when somebody is asked until others are asked instead: all answers that it takes have one time. What a
turn needs beyond its own time comes from the bank. While nothing counts (nights, holidays, a pause) no hand moves.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, fields, replace
from datetime import datetime
from typing import Any, Final, NamedTuple

from farside.core.actions import Seat
from farside.table import spans, terms
from farside.table.spans import NO_SPANS, Span, Still
from farside.table.terms import LIVE, NIGHT, WEEK, Terms

SHORT: Final = 0.3  # the share of the time that is short
HALF: Final = 0.5  # the share after which somebody may be nudged
ROW: Final = 3  # turns in a row that a bot takes before everybody is asked
PATIENCE: Final = 7 * terms.DAY  # after which silence means: go on with the bot
MOST_TOLD: Final = 300  # lines of the log that are not moves
STANDS_STILL, BOT_PLAYS = "still", "bot"  # what happens while somebody is away
BY_WISH, ABSENT = "wish", "absent"  # why a game pauses
GO_ON, WAIT, END = "bot", "wait", "end"  # what people may answer when somebody does not come
YES, NO = "yes", "no"
CHANGE = "change"


class Away(NamedTuple):
    """A holiday."""

    since: float
    until: float
    how: str = STANDS_STILL
    bot: str = ""  # who plays meanwhile


class Turn(NamedTuple):
    """A turn that is over, in case that it is taken back."""

    begun: float
    since: float
    spent: float
    bank: float


class Told(NamedTuple):
    """A line of the log that is no move: its kind, whom it is about, who else, and after which ply."""

    kind: str
    seat: Seat
    other: int
    ply: int


@dataclass(frozen=True, slots=True)
class Hand:
    """The clock of one seat."""

    begun: float = 0.0  # when the turn began; 0: it is not asked
    since: float = 0.0  # since when it runs; 0: it stands
    spent: float = 0.0  # of this turn, before that
    bank: float = 0.0
    missed: int = 0  # turns in a row that a bot took because time was up
    standing: str = ""  # the bot that takes this turn
    handed: str = ""  # the bot that plays until the person takes the seat back
    gone: bool = False  # the person has left
    warned: bool = False
    late: bool = False  # the time of this turn is up
    patient: bool = False  # the others have said that they wait: no bot stands in
    nudged: bool = False
    away: Away | None = None
    used: tuple[tuple[int, float], ...] = ()  # seconds of holiday by year
    zone: str = ""
    quiet: tuple[int, int] | None = None  # own quiet hours, minutes of the day
    shares: bool = False  # the others may know them
    was: Turn | None = None

    @property
    def bot(self) -> str:
        """Who answers for this person now."""
        return self.handed or self.standing

    @property
    def asked(self) -> bool:
        return self.begun > 0

    @property
    def absent(self) -> bool:
        """The game waits for this person."""
        return self.late and not self.bot


@dataclass(frozen=True, slots=True)
class Asking:
    """A question to all people: how to go on without somebody, or whether the terms change."""

    kind: str  # ABSENT or CHANGE
    about: Seat
    until: float
    votes: tuple[tuple[Seat, str], ...] = ()
    terms: Terms | None = None

    def with_vote(self, seat: Seat, choice: str) -> Asking:
        return replace(self, votes=(*[vote for vote in self.votes if vote[0] != seat], (seat, choice)))


@dataclass(frozen=True, slots=True)
class Timing:
    """All clocks of a table. Without terms nobody counts, but seats may be in a bot's hands."""

    terms: Terms | None
    hands: tuple[Hand, ...]
    rev: int = 0  # how often it was written
    paused: str = ""
    wishes: tuple[Seat, ...] = ()  # who wants a pause
    asking: Asking | None = None
    told: tuple[Told, ...] = ()
    ended: bool = False  # without a result

    # -- what is known -----------------------------------------------------------------------------

    @property
    def lends(self) -> bool:
        """Whether a bot answers for somebody."""
        return any(hand.bot for hand in self.hands)

    def still(self, seat: Seat, gaps: tuple[Span, ...] = NO_SPANS) -> Still:
        """What does not count for a seat."""
        hand, agreed = self.hands[seat], self.terms
        holiday = (hand.away[:2],) if hand.away else NO_SPANS
        if agreed is None or agreed.pace == LIVE:
            return Still(gaps=tuple(sorted((*gaps, *holiday))))
        night = NIGHT if agreed.nights else None
        return Still(hand.zone or spans.UTC, night, agreed.weekends, tuple(sorted((*gaps, *holiday))))

    def spent(self, seat: Seat, now: float, gaps: tuple[Span, ...] = NO_SPANS) -> float:
        """How much of its time a seat has used in this turn."""
        hand = self.hands[seat]
        return hand.spent + (spans.counted(hand.since, now, self.still(seat, gaps)) if hand.since else 0.0)

    def allowed(self, seat: Seat) -> float:
        """How much it has for this turn; 0: nobody counts."""
        return self.terms.turn + self.hands[seat].bank if self.terms is not None and self.terms.limited else 0.0

    def left(self, seat: Seat, now: float, gaps: tuple[Span, ...] = NO_SPANS) -> float:
        return max(0.0, self.allowed(seat) - self.spent(seat, now, gaps))

    def when(self, seat: Seat, seconds: float, gaps: tuple[Span, ...] = NO_SPANS) -> float:
        """When a seat whose clock runs will have used so much of its time."""
        hand = self.hands[seat]
        return spans.reached(hand.since, seconds - hand.spent, self.still(seat, gaps))

    def up_at(self, seat: Seat, gaps: tuple[Span, ...] = NO_SPANS) -> float:
        """When the time of a seat is up; 0: never, or it does not run."""
        runs = self.hands[seat].since > 0 and self.terms is not None and self.terms.limited
        return self.when(seat, self.allowed(seat), gaps) if runs else 0.0

    def warns_at(self, seat: Seat, gaps: tuple[Span, ...] = NO_SPANS) -> float:
        """When somebody is told that little time is left, or that a week is over; 0: never."""
        hand, agreed = self.hands[seat], self.terms
        if agreed is None or hand.warned or not hand.since or agreed.pace == LIVE or not agreed.nudges:
            return 0.0
        return self.when(seat, (1 - SHORT) * self.allowed(seat) if agreed.limited else WEEK, gaps)

    def due(self, gaps: tuple[Span, ...] = NO_SPANS) -> float:
        """When somebody has to look at this table again; 0: nothing will happen by itself."""
        found = [self.asking.until] if self.asking is not None else []
        for seat, hand in enumerate(self.hands):
            found.append(self.warns_at(seat, gaps))
            if not hand.late and not hand.standing and self.terms is not None and self.terms.up != terms.NOTHING:
                found.append(self.up_at(seat, gaps))
        return min((one for one in found if one > 0 and not self.ended), default=0.0)

    def nudge_at(self, seat: Seat, gaps: tuple[Span, ...] = NO_SPANS) -> float:
        """From when on a seat that is asked may be nudged, quiet hours aside; 0: not in this turn."""
        hand, agreed = self.hands[seat], self.terms
        if agreed is None or not agreed.nudges or hand.nudged or not hand.since or hand.bot:
            return 0.0
        return self.when(seat, HALF * (agreed.turn or self.allowed(seat)) if agreed.limited else WEEK, gaps)

    def quiet_of(self, seat: Seat) -> Still:
        """The hours in which somebody does not want to be called."""
        hand = self.hands[seat]
        night = hand.quiet or (NIGHT if self.terms is not None and self.terms.nights else None)
        return Still(hand.zone or spans.UTC, night)

    # -- who plays on --------------------------------------------------------------------------------

    def having(self, seat: Seat, **change: Any) -> Timing:
        """The same with another hand."""
        hands = list(self.hands)
        hands[seat] = replace(hands[seat], **change)
        return replace(self, hands=tuple(hands))

    def telling(self, kind: str, seat: Seat, ply: int, other: int = -1) -> Timing:
        return replace(self, told=(*self.told, Told(kind, seat, other, ply))[-MOST_TOLD:])

    def wound(self, asked: Collection[Seat], now: float, gaps: tuple[Span, ...] = NO_SPANS) -> Timing:
        """The clocks once these people are asked, and no others."""
        found = self
        for seat, hand in enumerate(self.hands):
            if seat in asked and not hand.asked:
                found = found._begun(seat, now)
            elif hand.asked and seat not in asked:
                found = found._done(seat, now, gaps)
        return found._run(now, gaps)

    def _begun(self, seat: Seat, now: float) -> Timing:
        hand = self.hands[seat]
        away = hand.away if hand.away is not None and hand.away.until > now else None
        fresh = {"begun": now, "since": 0.0, "spent": 0.0, "warned": False, "late": False, "nudged": False}
        standing = away.bot if away is not None and not hand.handed else ""
        return self.having(seat, **fresh, standing=standing, away=away)

    def _done(self, seat: Seat, now: float, gaps: tuple[Span, ...]) -> Timing:
        """A turn is over: what it took beyond its own time is taken from the bank."""
        hand, agreed = self.hands[seat], self.terms
        used, bank = self.spent(seat, now, gaps), hand.bank
        if agreed is not None and agreed.limited:
            bank = max(0.0, bank - max(0.0, used - agreed.turn)) + agreed.gain
        missed = hand.missed if hand.bot else 0
        was = Turn(hand.begun, hand.since, hand.spent, hand.bank)
        done = {"begun": 0.0, "since": 0.0, "spent": 0.0, "standing": "", "late": False}
        found = self.having(seat, **done, bank=bank, missed=missed, was=was)
        return found if hand.bot else found._came(seat, hand.late)

    def _came(self, seat: Seat, late: bool) -> Timing:
        """The person has played: nobody waits any more, and nobody is asked how to go on."""
        asking = self.asking
        about = asking is not None and asking.kind == ABSENT and asking.about == seat
        paused = "" if late and self.paused == ABSENT else self.paused
        return replace(self, asking=None if about else asking, paused=paused).having(seat, patient=False)

    def _run(self, now: float, gaps: tuple[Span, ...]) -> Timing:
        """Every clock runs or stands as it should."""
        found = self
        for seat, hand in enumerate(self.hands):
            runs = hand.asked and not hand.bot and not self.paused and not self.ended
            if runs and not hand.since:
                found = found.having(seat, since=now)
            elif hand.since and not runs:
                found = found.having(seat, since=0.0, spent=self.spent(seat, now, gaps))
        return found

    def taken_back(self, seat: Seat, asked: Collection[Seat], now: float, gaps: tuple[Span, ...] = NO_SPANS) -> Timing:
        """The clocks after a seat took its move back: its turn goes on as if it had never ended."""
        hand = self.hands[seat]
        found = self
        for other, one in enumerate(self.hands):  # turns that never were cost nothing
            if other != seat and one.asked and other not in asked:
                found = found.having(other, begun=0.0, since=0.0, spent=0.0, standing="")
        if seat in asked and not hand.asked and hand.was is not None:
            begun, since, spent, bank = hand.was
            found = found.having(seat, begun=begun, since=since, spent=spent, bank=bank, was=None)
        return found.wound(asked, now, gaps)

    def ended_now(self, now: float) -> Timing:
        """No clock runs any more."""
        return replace(self, ended=True, asking=None).wound((), now)


# -- how it is written down ----------------------------------------------------------------------------


def begun(agreed: Terms | None, seats: int) -> Timing:
    """The clocks of a new table."""
    bank = float(agreed.bank) if agreed is not None else 0.0
    return Timing(agreed, tuple(Hand(bank=bank) for _ in range(seats)))


def written(hand: Hand) -> dict[str, Any]:
    """A hand without what is as usual."""
    plain = Hand()
    return {
        one.name: getattr(hand, one.name) for one in fields(Hand) if getattr(hand, one.name) != getattr(plain, one.name)
    }


def packed(timing: Timing) -> dict[str, Any]:
    """All but the terms, for JSON."""
    asking = timing.asking
    found: dict[str, Any] = {"hands": [written(hand) for hand in timing.hands]}
    if asking is not None:
        changed = None if asking.terms is None else asking.terms.written()
        found["asking"] = [asking.kind, asking.about, asking.until, asking.votes, changed]
    for name in ("paused", "wishes", "told", "ended"):
        if getattr(timing, name):
            found[name] = getattr(timing, name)
    return found


def unpacked(agreed: Mapping[str, Any] | None, told: Mapping[str, Any], rev: int) -> Timing:
    """A timing from what was written."""
    return Timing(
        None if not agreed else terms.kept(agreed),
        tuple(hand_of(one) for one in told["hands"]),
        rev,
        told.get("paused", ""),
        tuple(told.get("wishes", ())),
        asking_of(told["asking"]) if told.get("asking") else None,
        tuple(Told(*one) for one in told.get("told", ())),
        bool(told.get("ended", False)),
    )


def hand_of(told: Mapping[str, Any]) -> Hand:
    known = {one.name for one in fields(Hand)}
    found = {name: value for name, value in told.items() if name in known}
    if found.get("away"):
        found["away"] = Away(*found["away"])
    if found.get("was"):
        found["was"] = Turn(*found["was"])
    if found.get("quiet"):
        found["quiet"] = tuple(found["quiet"])
    found["used"] = tuple((year, seconds) for year, seconds in found.get("used", ()))
    return Hand(**found)


def asking_of(told: Iterable[Any]) -> Asking:
    kind, about, until, votes, changed = told
    return Asking(kind, about, until, tuple((seat, choice) for seat, choice in votes), changed and terms.kept(changed))


# -- holidays -------------------------------------------------------------------------------------------


def by_year(since: float, until: float, zone: str) -> dict[int, float]:
    """The seconds of a holiday, by the year in which they fall where somebody lives."""
    found: dict[int, float] = {}
    place = spans.zone_of(zone or spans.UTC)
    while since < until:
        year = datetime.fromtimestamp(since, place).year
        end = min(until, datetime(year + 1, 1, 1, tzinfo=place).timestamp())
        found[year] = found.get(year, 0.0) + end - since
        since = end
    return found


def added(used: Iterable[tuple[int, float]], more: Mapping[int, float], sign: int = 1) -> tuple[tuple[int, float], ...]:
    """Holidays used, with more (or less) of them."""
    found = dict(used)
    for year, seconds in more.items():
        found[year] = max(0.0, found.get(year, 0.0) + sign * seconds)
    return tuple(sorted(found.items()))
