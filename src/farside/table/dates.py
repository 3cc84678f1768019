"""Dates and lengths of time in words, and what people agree to as a few sentences: the same for pages and programs."""

from __future__ import annotations

from datetime import datetime
from math import ceil

from farside.table import spans, terms
from farside.table.speaking import phrases
from farside.table.terms import DAILY, DAY, HOUR, LIVE, Terms

MINUTE = 60
UNITS = ((DAY, "days"), (HOUR, "hours"), (MINUTE, "minutes"), (1, "seconds"))
FEW = 2  # from so many days on they are told as days


def day(when: float, lang: str, zone: str = spans.UTC) -> str:
    """`24 November`."""
    date, say = datetime.fromtimestamp(when, spans.zone_of(zone or spans.UTC)), phrases(lang).say
    return say("on-day", {"day": date.day, "month": say(f"month-{date.month}")})


def written(when: float, zone: str = spans.UTC) -> str:
    """`2026-11-24`, as forms want it."""
    return datetime.fromtimestamp(when, spans.zone_of(zone or spans.UTC)).date().isoformat()


def end_of(day: str, zone: str = spans.UTC) -> float:
    """When a day ends that a form names; ValueError if it is none."""
    found = datetime.fromisoformat(day).replace(tzinfo=spans.zone_of(zone or spans.UTC))
    return spans.moment(found, spans.MIDNIGHT, spans.zone_of(zone or spans.UTC))


def hour(when: float, zone: str = spans.UTC) -> str:
    """`7:00`."""
    date = datetime.fromtimestamp(when, spans.zone_of(zone or spans.UTC))
    return f"{date.hour}:{date.minute:02}"


def length(seconds: int, lang: str) -> str:
    """A length as a sentence says it, in the largest unit that it is whole in: `a day`, `36 hours`."""
    size, name = next(unit for unit in UNITS if seconds % unit[0] == 0)
    return phrases(lang).say(f"length-{name}", {"n": seconds // size})


def short(seconds: float, lang: str, exact: bool = False) -> str:
    """The same for a glance, roughly: `21 h`; `exact` for what somebody chooses."""
    if exact and not seconds:
        return phrases(lang).say("short-none")
    if exact:
        size, name = next(unit for unit in UNITS if not seconds % unit[0] and (unit[0] < DAY or seconds > DAY))
    elif seconds < MINUTE:
        return phrases(lang).say("short-now")
    else:
        least = ((FEW * DAY, DAY, "days"), (HOUR, HOUR, "hours"), (0, MINUTE, "minutes"))
        size, name = next((size, name) for floor, size, name in least if seconds >= floor)
    return phrases(lang).say(f"short-{name}", {"n": int(seconds // size)})


def until(seconds: float, lang: str) -> str:
    """How long it still takes, never too short: `9 h`."""
    step = DAY if seconds > FEW * DAY else HOUR if seconds > HOUR else MINUTE
    return short(ceil(seconds / step) * step, lang)


def counted_down(seconds: float) -> str:
    """What a chess clock shows: `4:05`."""
    whole = ceil(max(0.0, seconds))
    hours, rest = divmod(whole, HOUR)
    return f"{hours}:{rest // 60:02}:{rest % 60:02}" if hours else f"{rest // 60}:{rest % 60:02}"


def agreement(agreed: Terms, advice: bool, lang: str) -> str:
    """What people agree to, sentence by sentence."""
    say = phrases(lang).say
    found = [pace(agreed, lang)]
    if agreed.limited and agreed.pace != LIVE:
        found.append(say("agree-holiday", {"n": agreed.holiday}))
    if agreed.pace != LIVE and (agreed.nights or agreed.weekends) and agreed.limited:
        both = agreed.nights and agreed.weekends
        found.append(say("agree-both" if both else "agree-nights" if agreed.nights else "agree-weekends"))
    if agreed.limited:
        found.append(say(f"agree-up-{agreed.up}"))
    if not agreed.nudges and agreed.pace != LIVE:
        found.append(say("agree-no-nudge"))
    if not agreed.plans:
        found.append(say("agree-no-plans"))
    found += [say(f"agree-talk-{agreed.talk}"), say("agree-advice" if advice else "agree-no-advice")]
    return " ".join(found)


def pace(agreed: Terms, lang: str) -> str:
    """How quickly, in one sentence."""
    say = phrases(lang).say
    about: dict[str, str | int] = {
        name: length(getattr(agreed, name), lang) for name in ("turn", "bank", "gain") if getattr(agreed, name)
    }
    if agreed.pace == LIVE:
        return say("agree-live-gain" if agreed.gain else "agree-live-clock" if agreed.bank else "agree-live", about)
    if agreed.pace == DAILY:
        return say("agree-daily" if agreed.bank else "agree-daily-plain", about)
    return say("agree-daily-plain" if agreed.turn else "agree-free", about)


def usual(advice: bool, lang: str) -> str:
    """What is agreed where nobody says anything."""
    return agreement(terms.USUAL, advice, lang)
