"""Growing: the picture of growth, as SVG that is read in light and in dark."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

WIDE, HIGH, GAP, LEFT = 250, 90, 46, 16
COLUMNS = 3
HEAD = 34
STYLE = """
text { font: 12px sans-serif; fill: #24303c } .soft { fill: #5b6875 } .name { font-weight: bold }
.frame { fill: none; stroke: #c9d1d9 } .line { fill: none; stroke: #0b6e99; stroke-width: 2 }
.far { stroke-dasharray: 5 4 } .limit { stroke: #b4441c; stroke-width: 1.5 } .paper { fill: #ffffff }
@media (prefers-color-scheme: dark) {
text { fill: #e6edf3 } .soft { fill: #9aa7b4 } .frame { stroke: #3a444e } .line { stroke: #58b6dd }
.limit { stroke: #f0824f } .paper { fill: #12181e } }
"""


class Chart(NamedTuple):
    """One small chart: what it shows, its points, and whether they are reckoned instead of measured."""

    name: str
    unit: str
    points: Sequence[tuple[float, float]]
    across: str
    reckoned: bool = False
    limit: float | None = None


def picture(found: dict[str, Any], cores: Sequence[tuple[float, float]]) -> str:
    """What was measured over time; then how many cores so many tables need, reckoned from it."""
    seconds = f"{found['seconds']} s"
    series = found["series"]
    charts = [
        Chart("moves", "a second", [(one["at"], one["moves"] / found["step"]) for one in series], seconds),
        Chart("processor", "cores", [(one["at"], one["cores"]) for one in series], seconds),
        Chart("waiting, p99", "ms", [(one["at"], one["p99_ms"]) for one in series], seconds),
        Chart("memory of the server", "MB", [(one["at"], one["memory_mb"]) for one in series], seconds),
        Chart("database", "MB", [(one["at"], one["database_mb"]) for one in series], seconds),
        Chart("reckoned: cores needed", "cores", cores, f"{cores[-1][0]:,.0f} tables", reckoned=True, limit=1.0),
    ]
    rows = -(-len(charts) // COLUMNS)
    width, height = LEFT + COLUMNS * (WIDE + LEFT), HEAD + rows * (HIGH + GAP)
    title = f"{found['tables']:,} running tables, {found['live']} of them played live, for {found['seconds']} seconds"
    parts = [drawn(chart, *place(number)) for number, chart in enumerate(charts)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="{title}">'
        f'<style>{STYLE}</style><rect class="paper" width="{width}" height="{height}"/>'
        f'<text class="name" x="{LEFT}" y="20">{title}</text>{"".join(parts)}</svg>\n'
    )


def place(number: int) -> tuple[float, float]:
    return LEFT + number % COLUMNS * (WIDE + LEFT), HEAD + number // COLUMNS * (HIGH + GAP) + 16


def drawn(chart: Chart, x: float, y: float) -> str:
    most = max([value for _, value in chart.points] + [chart.limit or 0.0]) * 1.1 or 1.0
    far = chart.points[-1][0]
    at = [f"{x + WIDE * one / far:.1f},{y + HIGH * (1 - value / most):.1f}" for one, value in chart.points]
    last = chart.points[-1][1]
    found = (
        f'<text class="name" x="{x}" y="{y - 5}">{chart.name}</text>'
        f'<text class="soft" x="{x + WIDE}" y="{y - 5}" text-anchor="end">{shown(last)} {chart.unit}</text>'
        f'<rect class="frame" x="{x}" y="{y}" width="{WIDE}" height="{HIGH}"/>'
        f'<polyline class="line{" far" if chart.reckoned else ""}" points="{" ".join(at)}"/>'
        f'<text class="soft" x="{x}" y="{y + HIGH + 15}">0</text>'
        f'<text class="soft" x="{x + WIDE}" y="{y + HIGH + 15}" text-anchor="end">{chart.across}</text>'
    )
    if chart.limit is not None:
        high = y + HIGH * (1 - chart.limit / most)
        found += f'<line class="limit" x1="{x}" x2="{x + WIDE}" y1="{high:.1f}" y2="{high:.1f}"/>'
        found += f'<text class="soft" x="{x + 4}" y="{high - 4:.1f}">one process</text>'
    return found


def shown(number: float) -> str:
    return f"{number:,.0f}" if number >= 100 else f"{number:.1f}" if number >= 10 else f"{number:.2f}"
