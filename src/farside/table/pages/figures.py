"""Figures: numbers, sizes and times as people write them, and small lines drawn of them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from farside.table.pages.paper import Reader

GAP = {"en": ",", "fr": "\u202f", "it": ".", "de": "."}  # between thousands
POINT = {"en": ".", "fr": ",", "it": ",", "de": ","}
UNITS = ("kB", "MB", "GB", "TB")
BYTES = {"fr": "o"}  # a French byte is an octet
WIDE, HIGH = 240, 36
MINUTE, HOUR, DAY = 60, 3600, 86400


@dataclass(frozen=True, slots=True)
class Line:
    """A line through the hours of a day, and the area below it, as paths."""

    line: str
    area: str


def amount(number: int, who: Reader) -> str:
    """12,345 as the reader writes it."""
    return f"{number:,}".replace(",", GAP.get(who.lang, ","))


def decimal(number: float, places: int, who: Reader) -> str:
    return f"{number:.{places}f}".replace(".", POINT.get(who.lang, "."))


def size(number: float, who: Reader) -> str:
    """Bytes, in the unit that fits."""
    for unit in UNITS:
        number /= 1000
        if number < 1000 or unit == UNITS[-1]:
            letter = BYTES.get(who.lang, "B")
            return f"{decimal(number, 0 if number >= 100 else 1, who)}\u00a0{unit[0]}{letter}"
    raise AssertionError("the last unit fits everything")


def duration(seconds: float, who: Reader) -> str:
    """Milliseconds below a second, else seconds."""
    if seconds < 1:
        return f"{seconds * 1000:.0f}\u00a0ms"
    return f"{decimal(seconds, 1, who)}\u00a0s"


def clock(when: float, who: Reader) -> str:
    """The time of today, or the day."""
    same = time.localtime(when)[:3] == time.localtime()[:3]
    return time.strftime("%H:%M" if same else "%d.%m.", time.localtime(when))


def ago(when: float, who: Reader) -> str:
    """How long something is past."""
    past = max(0, int(time.time() - when))
    for unit, key in ((DAY, "desk-days"), (HOUR, "desk-hours"), (MINUTE, "desk-minutes")):
        if past >= unit:
            return who.say(key, n=past // unit)
    return who.say("desk-just-now")


def line_of(values: Sequence[float]) -> Line:
    """A line through values, as high as the highest of them."""
    most = max(values, default=0.0) or 1.0
    step = WIDE / max(1, len(values) - 1)
    points = [f"{at * step:.1f} {HIGH - 2 - value / most * (HIGH - 6):.1f}" for at, value in enumerate(values)]
    line = "M" + "L".join(points)
    return Line(line, f"{line}L{WIDE} {HIGH}L0 {HIGH}Z")
