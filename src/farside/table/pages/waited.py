"""Whom somebody waits for, as a row of My games tells it: who does what, and since when or until when."""

from __future__ import annotations

from typing import NamedTuple

from farside.table import dates, talking
from farside.table.answers import Seen
from farside.table.pages.lobby import MINUTE, ago
from farside.table.pages.paper import Reader
from farside.table.pages.sections.question import listed, winners
from farside.table.timetable import SeatTime, TableTime
from farside.table.visit import Visit


class Waited(NamedTuple):
    """Two lines: what is done, and the time of it."""

    doing: str
    line: str
    holiday: bool = False  # the table waits for somebody who is away


def waited(here: Visit, seen: Seen, who: Reader, prompt: str, times: TableTime | None, seconds: float) -> Waited:
    """Who is waited for and why; of a finished game, who won."""
    info, since = here.info, since_when(seconds, who)
    if info.over or info.ended:
        return Waited(ended(here, seen, who), since)
    if info.gathering or any(info.seats[at].free for at in info.waiting):
        return Waited(who.say("waiting-for-friends"), since)
    if len(info.waiting) > 1:
        return several(here, seen, who, since)
    late = times.of(info.waiting[0]) if times is not None and info.waiting else None
    return Waited(prompt, since) if late is None or late.seat == seen.seat else alone(here, late, who, prompt, since)


def ended(here: Visit, seen: Seen, who: Reader) -> str:
    """How it ended."""
    if not here.info.over:
        return who.say("wait-ended")
    voice = here.voice(seen.seat, who.lang)
    return who.say("games-winners", names=listed(winners(seen.winners, len(here.info.seats), voice), who))


def several(here: Visit, seen: Seen, who: Reader, since: str) -> Waited:
    """More than one is asked; where nobody sees the answers of the others, mine is given."""
    voice = here.voice(seen.seat, who.lang)
    doing = who.say("games-several", names=listed([voice.name(at) for at in here.info.waiting], who))
    return Waited(doing, who.say("games-ready", since=since) if talking.sealed(here.playing) else since)


def alone(here: Visit, late: SeatTime, who: Reader, prompt: str, since: str) -> Waited:
    """Somebody is away, or must not be disturbed and says so, or only has to answer."""
    if late.away_until:
        date = dates.day(late.away_until, who.lang, late.zone)
        name = here.voice(None, who.lang).name(late.seat)
        return Waited(who.say("games-on-holiday", name=name), who.say("games-until", date=date), True)
    if late.quiet_until:
        hour = dates.hour(late.quiet_until, late.zone)
        return Waited(prompt, who.say("games-quiet", since=since, hour=hour))
    return Waited(prompt, since)


def since_when(seconds: float, who: Reader) -> str:
    """How long somebody is waited for, in words."""
    told = ago(seconds, who)
    return told if seconds < MINUTE else who.say("games-since", ago=told)
