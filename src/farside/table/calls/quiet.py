"""Quiet hours: when somebody is not called. They follow the clocks of a place, through summer time and back."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

SETTING = "quiet"  # under which a keyring keeps them
DAY = 24 * 60  # minutes


class Quiet(NamedTuple):
    """From when to when, in minutes of a day at this place; the same twice: never."""

    begin: int = 0
    end: int = 0
    zone: str = "UTC"
    shown: bool = False  # to people at the same tables

    def __bool__(self) -> bool:
        return self.begin != self.end


NEVER = Quiet()


def read(told: Any) -> Quiet:
    """What a keyring keeps; what cannot be read is never quiet."""
    try:
        found = Quiet(int(told["begin"]), int(told["end"]), str(told["zone"]), bool(told.get("shown")))
        place(found.zone)
    except (TypeError, KeyError, ValueError, AttributeError):
        return NEVER
    return found if 0 <= found.begin < DAY and 0 <= found.end < DAY else NEVER


def place(zone: str) -> ZoneInfo:
    """A place by the name of its clocks; ValueError if there is none."""
    try:
        return ZoneInfo(zone)
    except (ZoneInfoNotFoundError, OSError, ValueError) as error:
        raise ValueError(f"there is no time zone '{zone[:40]}'; one is Europe/Berlin") from error


def ends(quiet: Quiet, now: float) -> float:
    """When the quiet ends that is now, in seconds since 1970; 0 if it is not quiet."""
    if not quiet:
        return 0.0
    here = datetime.fromtimestamp(now, place(quiet.zone))
    minute, across = here.hour * 60 + here.minute, quiet.begin > quiet.end
    late, early = minute >= quiet.begin, minute < quiet.end
    if not (late or early if across else late and early):
        return 0.0
    day = here.date() + timedelta(days=int(across and late))
    end = datetime.combine(day, time(quiet.end // 60, quiet.end % 60), here.tzinfo)
    if end.timestamp() <= now:  # the hour that comes twice
        end = end.replace(fold=1)
    return max(end.timestamp(), now + 1.0)
