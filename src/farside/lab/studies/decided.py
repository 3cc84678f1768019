"""When is a game decided?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from farside.lab import charts
from farside.lab.figures import Estimate, decided
from farside.lab.scribe import MARKS
from farside.lab.studies.study import Harvest, Section, Study

SAFE: Final = 0.9
HALF: Final = MARKS // 2


class Decided(Study):
    """How often whoever is ahead at some moment goes on to win."""

    key = "decided"

    def answer(self, harvest: Harvest) -> list[Section]:
        prose, games = harvest.prose, harvest.played()
        by_points, by_taste = decided(games, "leaders"), decided(games, "favourites")
        half = by_points[HALF]
        title = prose.say("decided-title")
        if half is None:
            claim, sure = prose.say("decided-unknown"), prose.say("decided-few")
        else:
            at = safe_from(by_points)
            late = prose.say("decided-late", at=prose.percent(at, 0)) if at is not None else prose.say("decided-never")
            claim = f"{prose.say('decided-claim', rate=prose.percent(half.value, 0))} {late}"
            sure = prose.say("decided-sure", interval=prose.interval(half))
        lines = [
            charts.Curve(prose.say("decided-points"), by_points, "main"),
            charts.Curve(prose.say("decided-taste"), by_taste, "soft"),
        ]
        fair = 1 / harvest.plan.places()
        figure = charts.curves(lines, fair, prose.say("decided-fair"), prose.say("decided-unit"), title)
        return [Section("decided", title, claim, sure, figure)]


def safe_from(found: Sequence[Estimate | None]) -> float | None:
    """The first moment from which nine leaders in ten win, to the end."""
    at = len(found)
    while at > 0:
        each = found[at - 1]
        if each is None or each.value < SAFE:
            break
        at -= 1
    return at / len(found) if at < len(found) else None
