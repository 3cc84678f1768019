"""Time at the table: whose turn has how long, as a ring and in words; what can be done about it; what was agreed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from farside.core.actions import Seat
from farside.core.phrases import Voice
from farside.table import dates, timetable
from farside.table.answers import Seen
from farside.table.pacing import stand_in
from farside.table.pages.levels import offered
from farside.table.pages.paper import Reader
from farside.table.terms import DAY, FREE, LIVE, Terms
from farside.table.timetable import SeatTime, TableTime
from farside.table.timing import ABSENT, BY_WISH, CHANGE
from farside.table.visit import Visit


class Clock(NamedTuple):
    """The time of one person who is asked, or everybody's where a chess clock runs."""

    seat: Seat
    name: str
    me: bool
    head: str  # how long is left
    line: str  # since when, and what stands still
    ring: int  # per cent of the time that is left
    short: bool
    left: float  # seconds, for a clock that ticks
    runs: bool
    ticks: bool
    asked: bool


class Nudge(NamedTuple):
    """Somebody who may be nudged, or will be able to."""

    seat: Seat
    label: str
    open: bool


class Asked(NamedTuple):
    """What all are asked: the sentence, and what can be answered (nothing: somebody else is asked)."""

    text: str
    more: str
    choices: tuple[tuple[str, str], ...]


class Level(NamedTuple):
    """A bot that a seat may be handed over to."""

    key: str
    label: str
    on: bool


class Going(NamedTuple):
    """Holidays of the reader."""

    away: str  # away until then
    may: bool
    holiday: str  # how many days are left
    days: str  # the same for a glance
    soonest: str  # the first and the last day that a holiday may end, as forms write them
    latest: str


@dataclass(frozen=True, slots=True)
class Time:
    """All that the page says about time and manners."""

    agreement: str = ""
    rule: str = ""  # what happens when time is up
    pace: str = ""
    clocks: tuple[Clock, ...] = ()
    state: str = ""  # why nothing runs
    nudges: tuple[Nudge, ...] = ()
    going: Going | None = None
    pause: str = ""  # want, wanted, on: what the reader may do about a pause; empty: nothing
    wish: str = ""  # who wants a pause
    asked: Asked | None = None
    handed: bool = False  # a bot plays for the reader
    levels: tuple[Level, ...] = ()  # who might
    ended: bool = False
    zone: str | None = None  # where the reader is thought to live; None: nobody wants to know
    mine: bool = False  # one of the clocks is the reader's


def time_of(here: Visit, seen: Seen, voice: Voice, reader: Reader) -> Time | None:
    """What is said about time at this table; None where there is nobody to say it to."""
    people = sum(seat.kind == "human" for seat in here.info.seats)
    found = timetable.of_table(here.host.pacing, here.playing)
    if seen.over or here.playing.row.lesson or (found is None and (seen.seat is None or not here.host.place.friends)):
        return None
    names = offered(here.host) or here.host.opponents.names()[:1]
    usual = stand_in(here.host)
    levels = tuple(Level(name, reader.say("bot-level", bot=name), name == usual or len(names) == 1) for name in names)
    if found is None:
        return Time(levels=levels) if people > 1 else None
    me = found.of(seen.seat)
    agreed = found.terms
    return Time(
        agreement="" if agreed is None else dates.agreement(agreed, here.info.advice, reader.lang),
        rule="" if agreed is None or not agreed.limited else reader.say(f"agree-up-{agreed.up}"),
        pace="" if agreed is None else reader.say(f"pace-{agreed.pace}"),
        clocks=clocks(found, seen, voice, reader),
        state=state(here, found, voice, reader),
        nudges=nudges(found, seen, voice, reader),
        going=None if me is None else going(found, me, reader),
        pause=pause(found, seen.seat),
        wish=reader.say("wait-pause-asked", name=voice.name(found.wishes[0])) if found.wishes else "",
        asked=asked(here, found, seen, voice, reader),
        handed=me is not None and me.handed,
        levels=() if found.ended else levels,
        ended=found.ended,
        zone=me.zone if me is not None and agreed is not None and agreed.pace != LIVE else None,
        mine=me is not None and me.asked and not me.bot,
    )


def going(found: TableTime, me: SeatTime, reader: Reader) -> Going:
    """What the reader may do about holidays."""
    may = found.terms is not None and found.terms.pace != LIVE and not me.handed and not found.ended
    return Going(
        away=dates.day(me.away_until, reader.lang, me.zone) if me.away_until else "",
        may=may,
        holiday=reader.say("wait-away-left", n=me.holiday),
        days=reader.say("wait-away-days", n=me.holiday),
        soonest=dates.written(found.now + DAY, me.zone),
        latest=dates.written(found.now + 366 * DAY, me.zone),
    )


def clocks(found: TableTime, seen: Seen, voice: Voice, reader: Reader) -> tuple[Clock, ...]:
    """Of those who are asked; where a chess clock runs, of everybody. The reader's own time comes first."""
    agreed = found.terms
    if agreed is None or found.ended or (agreed.pace == LIVE and not agreed.ticks):
        return ()
    shown = [one for one in found.seats if (one.asked or agreed.ticks) and not one.gone]
    if any(one.seat == seen.seat and one.asked for one in shown) and not agreed.ticks:
        shown = [one for one in shown if one.seat == seen.seat]
    made = [clock(one, agreed, seen, voice, reader, found.now) for one in shown]
    return tuple(sorted(made, key=lambda one: (not one.me, one.seat)))


def clock(one: SeatTime, agreed: Terms, seen: Seen, voice: Voice, reader: Reader, now: float) -> Clock:
    lang, name = reader.lang, reader.say("you") if one.seat == seen.seat else voice.name(one.seat)
    counted = one.allowed > 0
    if not counted:
        head = reader.say("wait-no-hurry") if agreed.pace == FREE else ""
    elif one.up:
        head = reader.say("wait-up")
    else:
        head = reader.say("wait-left", left=dates.short(own_time(one, agreed) or one.left, lang))
    whole = agreed.turn if own_time(one, agreed) else one.allowed
    ring = round(100 * (own_time(one, agreed) or one.left) / whole) if counted else 100
    line = about(one, agreed, voice, reader, now, mine=one.seat == seen.seat)
    left = dates.counted_down(one.left) if agreed.ticks else ""
    runs, me = one.runs, one.seat == seen.seat
    return Clock(one.seat, name, me, left or head, line, ring, one.short, one.left, runs, agreed.ticks, one.asked)


def own_time(one: SeatTime, agreed: Terms) -> float:
    """What is left of a turn's own time, before the bank is needed."""
    return max(0.0, one.left - one.bank) if agreed.turn else 0.0


def about(one: SeatTime, agreed: Terms, voice: Voice, reader: Reader, now: float, mine: bool = False) -> str:
    """Since when, and why a clock stands."""
    if one.away_until:
        return reader.say("wait-away", date=dates.day(one.away_until, reader.lang, one.zone))
    if agreed.pace == LIVE:
        return ""
    parts = [reader.say("wait-since", since=dates.short(max(0.0, now - one.since), reader.lang))] if one.since else []
    if agreed.bank and one.allowed and not one.up:
        parts.append(reader.say("wait-bank", bank=dates.short(min(one.bank, one.left), reader.lang)))
    told = ", ".join(parts)
    if one.quiet_until:
        hour = dates.hour(one.quiet_until, one.zone)
        quiet = reader.say("wait-quiet-mine" if mine else "wait-quiet", name=voice.name(one.seat), hour=hour)
        return f"{told}. {quiet}"
    if one.still_until:
        return f"{told}. {reader.say('wait-still', hour=dates.hour(one.still_until, one.zone))}"
    return told


def state(here: Visit, found: TableTime, voice: Voice, reader: Reader) -> str:
    """Why nothing runs; empty: it does."""
    if found.ended:
        return reader.say("wait-ended-line")
    if found.paused == BY_WISH:
        return reader.say("wait-paused")
    if found.paused == ABSENT:
        late = next((one.seat for one in found.seats if one.asked and one.up and not one.bot), None)
        return "" if late is None else reader.say("wait-absent", name=voice.name(late))
    bots = [one.seat for one in found.seats if one.asked and one.bot]
    if bots:
        return reader.say("wait-bot", name=voice.name(bots[0]))
    free = any(seat.free for seat in here.info.seats)
    ticks = found.terms is not None and found.terms.ticks
    return reader.say("wait-free-seat") if free and ticks else closed(here, reader)


def closed(here: Visit, reader: Reader) -> str:
    """That the house was closed, or its clock was set, while somebody was asked; empty: it was not."""
    clocks, pacing = here.playing.timing, here.host.pacing
    began = min((hand.since for hand in clocks.hands if hand.asked and hand.since), default=0.0) if clocks else 0.0
    spans = [min(end, pacing.now) - max(begin, began) for begin, end in pacing.gaps if began and end > began]
    seconds = sum(span for span in spans if span > 0)
    return reader.say("wait-closed", time=dates.short(seconds, reader.lang)) if seconds >= 1 else ""


def nudges(found: TableTime, seen: Seen, voice: Voice, reader: Reader) -> tuple[Nudge, ...]:
    """For those who sit here and wait: whom to remind, now or when."""
    agreed = found.terms
    if seen.seat is None or agreed is None or agreed.pace == LIVE or not agreed.nudges or found.ended:
        return ()
    late = [one for one in found.seats if one.asked and one.seat != seen.seat and not one.bot and one.runs]
    return tuple(nudge(one, len(late) > 1, found.now, voice, reader) for one in late if not one.away_until)


def nudge(one: SeatTime, several: bool, now: float, voice: Voice, reader: Reader) -> Nudge:
    if one.nudged:
        return Nudge(one.seat, reader.say("wait-nudged"), False)
    if not 0 < one.nudge_at <= now:
        return Nudge(one.seat, reader.say("wait-nudge-in", time=dates.until(one.nudge_at - now, reader.lang)), False)
    name = voice.name(one.seat)
    return Nudge(one.seat, reader.say("wait-nudge-named", name=name) if several else reader.say("wait-nudge"), True)


def pause(found: TableTime, seat: Seat | None) -> str:
    """What the reader may do about a pause: only where a clock ticks, or where one is on."""
    if seat is None or found.terms is None or found.ended:
        return ""
    if found.paused == BY_WISH:
        return "on"
    if not found.terms.ticks:
        return ""
    return "wanted" if seat in found.wishes else "want"


def asked(here: Visit, found: TableTime, seen: Seen, voice: Voice, reader: Reader) -> Asked | None:
    """What all are asked, as this reader is concerned."""
    if found.asked is None:
        if found.paused != ABSENT or found.of(seen.seat) is None:
            return None
        late = next((one.seat for one in found.seats if one.asked and one.up and not one.bot), None)
        if late is None or late == seen.seat:
            return None
        text = reader.say("wait-ask-absent", name=voice.name(late))
        return Asked(text, "", options(("bot", "end"), reader))
    asking, voters, voted = found.asked
    may = seen.seat in voters and seen.seat not in voted
    more = reader.say("wait-voted") if seen.seat in voted else ""
    name = voice.name(asking.about)
    if asking.kind == CHANGE and asking.terms is not None:
        mine = asking.about == seen.seat
        wanted = dates.agreement(asking.terms, here.info.advice, reader.lang)
        text = reader.say("wait-ask-change-mine") if mine else reader.say("wait-ask-change", name=name)
        return Asked(text, wanted, options(("yes", "no"), reader) if may else ())
    if asking.about == seen.seat:
        return Asked(reader.say("wait-ask-about"), "", ())
    text = reader.say("wait-ask-absent", name=name)
    return Asked(text, more, options(("bot", "wait", "end"), reader) if may else ())


def options(keys: tuple[str, ...], reader: Reader) -> tuple[tuple[str, str], ...]:
    return tuple((key, reader.say(f"wait-vote-{key}")) for key in keys)
