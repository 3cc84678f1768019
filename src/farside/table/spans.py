"""Spans: which time counts. Nights and weekends where somebody lives, holidays, and times when the house was closed do
not; summer time comes and goes by the rules of each place.

All times are seconds since 1970. `counted` says how much of a stretch counts, `reached` when so much will have.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import datetime, time, timedelta
from functools import lru_cache
from heapq import merge
from math import inf
from typing import NamedTuple
from zoneinfo import ZoneInfo

Span = tuple[float, float]
NO_SPANS: tuple[Span, ...] = ()
UTC = "UTC"
SATURDAY = 5
MIDNIGHT = 24 * 60
LONGEST_NIGHT = 14 * 60  # minutes; some of each day must count


class Still(NamedTuple):
    """What does not count for somebody."""

    zone: str = UTC
    night: tuple[int, int] | None = None  # minutes of the day, from and to
    weekends: bool = False
    gaps: tuple[Span, ...] = NO_SPANS  # in order: holidays, and when the house was closed

    @property
    def regular(self) -> bool:
        return self.night is not None or self.weekends


@lru_cache(1000)
def zone_of(name: str) -> ZoneInfo:
    """A place's rules of time; those of Greenwich where nobody knows the place."""
    try:
        return ZoneInfo(name)
    except (OSError, ValueError, KeyError):
        return ZoneInfo(UTC)


def is_zone(name: str) -> bool:
    """Whether there is such a place."""
    return name == UTC or (len(name) < 64 and zone_of(name).key == name)


def year_of(now: float, zone: str) -> int:
    """Which year it is at a place."""
    return datetime.fromtimestamp(now, zone_of(zone or UTC)).year


def moment(day: datetime, minutes: int, zone: ZoneInfo) -> float:
    """When it is so late on a day at a place; midnight belongs to the next."""
    days, rest = divmod(minutes, MIDNIGHT)
    return datetime.combine(day.date() + timedelta(days), time(rest // 60, rest % 60), zone).timestamp()


def closed_days(start: float, still: Still) -> Iterator[Span]:
    """The nights and weekends from the day before `start` on, for ever, by their beginning."""
    zone = zone_of(still.zone)
    day = datetime.fromtimestamp(start, zone) - timedelta(2)
    while True:
        if still.weekends and day.weekday() == SATURDAY:
            yield moment(day, 0, zone), moment(day, 2 * MIDNIGHT, zone)
        if still.night is not None:
            since, until = still.night
            yield moment(day, since, zone), moment(day, until if until > since else until + MIDNIGHT, zone)
        day += timedelta(1)


def closed(start: float, still: Still) -> Iterator[Span]:
    """All that does not count, by its beginning; spans may overlap."""
    regular: Iterable[Span] = closed_days(start, still) if still.regular else ()
    return merge(regular, still.gaps)


def counting(start: float, still: Still) -> Iterator[Span]:
    """The stretches that count, from `start` on; the last one may never end."""
    at = start
    for since, until in closed(start, still):
        if since > at:
            yield at, since
        at = max(at, until)
    yield at, inf


def counted(since: float, until: float, still: Still) -> float:
    """How much of a stretch counts; nothing of one that ends before it begins, because somebody has set the clock."""
    if until <= since:
        return 0.0
    found = 0.0
    for begin, end in counting(since, still):
        if begin >= until:
            break
        found += min(end, until) - begin
    return found


def reached(since: float, seconds: float, still: Still) -> float:
    """When so many seconds will have counted."""
    left = max(0.0, seconds)
    for begin, end in counting(since, still):
        if end - begin >= left:
            return begin + left
        left -= end - begin
    raise AssertionError("time goes on for ever")


def is_still(now: float, still: Still) -> bool:
    """Whether time does not count now."""
    return next(counting(now, still))[0] > now


def goes_on(now: float, still: Still) -> float:
    """When time counts again: now, if it does."""
    return next(counting(now, still))[0]
