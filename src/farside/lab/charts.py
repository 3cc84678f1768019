"""Charts: figures as inline SVG that follows the page's colours, readable on a phone, each with a text for ears."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from typing import Final, NamedTuple

from farside.lab.figures import Estimate
from farside.lab.prose import safe

WIDE: Final = 390
HIGH: Final = 220
LEFT: Final = 42
RIGHT: Final = 12
TOP: Final = 14
FOOT: Final = 34


class Line(NamedTuple):
    """One row of a chart of intervals."""

    label: str
    shown: Estimate
    value: str  # what is written at the end
    tone: str = ""  # a class: good, bad, even, or pA ...
    note: str = ""  # smaller, beside the label
    use: float = -1.0  # 0 to 1: a bar of how much it is used; none if negative
    use_text: str = ""


@dataclass(frozen=True)
class Scale:
    low: float
    high: float

    def at(self, value: float) -> float:
        """In percent of the width."""
        return 100 * (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)


def around(estimates: Sequence[Estimate], centre: float, least: float, most: float = 1e9) -> Scale:
    """A scale with its centre in the middle, wide enough for all intervals."""
    reach = max([least, *(max(abs(each.low - centre), abs(each.high - centre)) for each in estimates)])
    reach = min(most, reach * 1.08)
    return Scale(centre - reach, centre + reach)


def intervals(lines: Sequence[Line], scale: Scale, centre: float, ends: tuple[str, str, str], used: str = "") -> str:
    """Rows of dots with intervals around a line; `ends` are the words below it: left, centre, right."""
    rows = "".join(interval_row(line, scale, centre) for line in lines)
    foot = "".join(f"<span>{safe(word)}</span>" for word in ends)
    has_use = " has-use" if any(line.use >= 0 for line in lines) else ""
    head = f'<div class="use-head">{safe(used)}</div>' if used and has_use else ""
    return f'<div class="rows{has_use}">{head}{rows}<div class="axis"><div>{foot}</div></div></div>'


def interval_row(line: Line, scale: Scale, centre: float) -> str:
    low, dot, high = scale.at(line.shown.low), scale.at(line.shown.value), scale.at(line.shown.high)
    middle = scale.at(centre)
    plot = (
        f'<svg class="plot {line.tone}" height="22" role="img" aria-label="{safe(f"{line.label}: {line.value}")}">'
        f'<line class="zero" x1="{middle:.2f}%" x2="{middle:.2f}%" y1="0" y2="22"/>'
        f'<line class="reach" x1="{low:.2f}%" x2="{high:.2f}%" y1="11" y2="11"/>'
        f'<circle class="dot" cx="{dot:.2f}%" cy="11" r="5.5"/></svg>'
    )
    note = f"<small>{safe(line.note)}</small>" if line.note else ""
    bar = ""
    if line.use >= 0:
        bar = (
            f'<span class="use" title="{safe(line.use_text)}"><svg height="10" aria-hidden="true">'
            f'<rect class="rail" width="100%" height="10" rx="5"/>'
            f'<rect class="fill" width="{100 * min(1.0, line.use):.1f}%" height="10" rx="5"/></svg>'
            f"<b>{safe(line.use_text)}</b></span>"
        )
    label = f'<span class="label"><span>{safe(line.label)}</span>{note}</span>'
    return f'<div class="row {line.tone}">{label}{bar}{plot}<b class="value">{safe(line.value)}</b></div>'


# -- histograms and curves ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Bars:
    """One set of whole numbers to count."""

    name: str
    values: Sequence[int]
    tone: str


def histogram(sets: Sequence[Bars], unit: str, title: str) -> str:
    """How often each value came up, in bins of a round width."""
    width, begin, count = bins([value for each in sets for value in each.values])
    shares = [counted(each.values, width, begin, count) for each in sets]
    top = max(max(each) for each in shares) or 1.0
    step = (WIDE - LEFT - RIGHT) / count
    body = ""
    for each, found in zip(sets, shares, strict=True):
        for at, share in enumerate(found):
            if share:
                high = (HIGH - TOP - FOOT) * share / top
                x, y = LEFT + at * step, HIGH - FOOT - high
                size = f'width="{max(1.0, step - 2):.1f}" height="{high:.1f}"'
                body += f'<rect class="bar {each.tone}" x="{x + 1:.1f}" y="{y:.1f}" {size}/>'
    middle = step / 2 if width == 1 else 0.0  # a bin of one number is named in its middle
    every = range(0, count + (width > 1), ceil(count / 7))
    marks = "".join(tick_x(LEFT + at * step + middle, f"{begin + at * width:,}") for at in every)
    return drawing(grid(top) + body + marks + axis_title(unit), title) + legend(
        [(each.name, each.tone) for each in sets]
    )


def bins(values: Sequence[int]) -> tuple[int, int, int]:
    """The width of a bin, where the first begins, and how many there are."""
    low, high = min(values), max(values)
    width = nice((high - low + 1) / 22)
    begin = low // width * width
    return width, begin, (high - begin) // width + 1


def nice(least: float) -> int:
    """The next of 1, 2, 5, 10, 20, 50 ..."""
    if least <= 1:
        return 1
    ten = 10 ** floor(log10(least))
    return next(int(step * ten) for step in (1, 2, 5, 10) if step * ten >= least)


def counted(values: Sequence[int], width: int, begin: int, count: int) -> list[float]:
    found = [0.0] * count
    for value in values:
        found[(value - begin) // width] += 1 / len(values)
    return found


@dataclass(frozen=True)
class Curve:
    """Estimates along the length of a game."""

    name: str
    found: Sequence[Estimate | None]
    tone: str


def curves(each: Sequence[Curve], fair: float, fair_name: str, unit: str, title: str) -> str:
    """Shares from 0 to 100 % along a game, each with a band of its interval."""
    body = f'<line class="fair" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{up(fair):.1f}" y2="{up(fair):.1f}"/>'
    body += f'<text class="tick" x="{WIDE - RIGHT}" y="{up(fair) - 5:.1f}" text-anchor="end">{safe(fair_name)}</text>'
    for curve in each:
        known = [(along(at / len(curve.found)), one) for at, one in enumerate(curve.found) if one is not None]
        if known:
            body += band(known, curve.tone)
    marks = "".join(tick_x(along(share), f"{share:.0%}") for share in (0, 0.25, 0.5, 0.75, 1))
    return drawing(grid(1.0) + body + marks + axis_title(unit), title) + legend([(one.name, one.tone) for one in each])


def band(known: list[tuple[float, Estimate]], tone: str) -> str:
    upper = [f"{x:.1f},{up(one.high):.1f}" for x, one in known]
    lower = [f"{x:.1f},{up(one.low):.1f}" for x, one in reversed(known)]
    line = " ".join(f"{x:.1f},{up(one.value):.1f}" for x, one in known)
    around_it = f'<polygon class="band {tone}" points="{" ".join(upper + lower)}"/>'
    return f'{around_it}<polyline class="curve {tone}" points="{line}"/>'


def along(share: float) -> float:
    return LEFT + (WIDE - LEFT - RIGHT) * share


def up(share: float) -> float:
    return HIGH - FOOT - (HIGH - TOP - FOOT) * share


def grid(top: float) -> str:
    """Lines across, at round shares."""
    step = next((each for each in (0.01, 0.02, 0.05, 0.1, 0.25) if top / each <= 5), 0.5)
    lines = ""
    for at in range(int(top / step + 1e-9) + 1):
        y = up(at * step / top)
        lines += f'<line class="grid" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
        lines += f'<text class="tick" x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{at * step:.0%}</text>'
    return lines


def tick_x(x: float, text: str) -> str:
    return f'<text class="tick" x="{x:.1f}" y="{HIGH - FOOT + 15}" text-anchor="middle">{text}</text>'


def axis_title(unit: str) -> str:
    return f'<text class="unit" x="{(WIDE + LEFT) / 2:.0f}" y="{HIGH - 3}" text-anchor="middle">{safe(unit)}</text>'


def drawing(body: str, title: str) -> str:
    return f'<svg class="chart" viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{safe(title)}">{body}</svg>'


def legend(names: Sequence[tuple[str, str]]) -> str:
    if len(names) < 2:
        return ""
    return (
        '<p class="legend">'
        + "".join(f'<span class="{tone}"><i></i>{safe(name)}</span>' for name, tone in names)
        + "</p>"
    )
