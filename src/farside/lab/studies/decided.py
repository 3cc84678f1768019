"""When is a game decided?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from farside.lab import charts
from farside.lab.figures import Estimate, decided
from farside.lab.prose import Prose
from farside.lab.scribe import MARKS
from farside.lab.studies.study import Harvest, Section, Study

SAFE: Final = 0.9
HALF: Final = 0.5
Moment = tuple[float, Estimate]  # how much of the game has been played, and how often whoever is ahead then wins
Found = Sequence[Estimate | None]


class Decided(Study):
    """How often whoever is ahead at some moment goes on to win."""

    key = "decided"

    def answer(self, harvest: Harvest) -> list[Section]:
        prose, games = harvest.prose, harvest.played()
        by_points, by_taste = decided(games, "leaders"), decided(games, "favourites")
        fair = 1 / harvest.design.places()
        title = prose.say("decided-title")
        lines = [
            charts.Curve(prose.say("decided-points"), by_points, "main"),
            charts.Curve(prose.say("decided-taste"), by_taste, "soft"),
        ]
        figure = charts.curves(lines, fair, prose.say("decided-fair"), prose.say("decided-unit"), title)
        claim, sure = claims(prose, by_points, by_taste)
        early = any(runaway(each, fair) for each in (by_points, by_taste))
        return [Section("decided", title, claim, sure, figure, found=early)]


def claims(prose: Prose, by_points: Found, by_taste: Found) -> tuple[str, str]:
    """What the two curves say, and how sure that is: of points where somebody is ahead, else of the favourite."""
    if known(by_points):
        told = course(prose, by_points, "points")
        if earlier(by_taste, by_points):
            told += " " + lasting(prose, by_taste, "taste")
        return told, how_sure(prose, middle(known(by_points)))
    if known(by_taste):
        return f"{prose.say('decided-no-leader')} {course(prose, by_taste, 'taste')}", how_sure(
            prose, middle(known(by_taste))
        )
    return prose.say("decided-unknown"), prose.say("decided-few")


def how_sure(prose: Prose, moment: Moment) -> str:
    at, found = moment
    return prose.say("decided-sure", at=prose.percent(at, 0), interval=prose.interval(found))


def course(prose: Prose, found: Found, by: str) -> str:
    """The rate half-way (or as near as it is known), and from when on a lead is safe."""
    at, half = middle(known(found))
    first = prose.say(
        "decided-claim", who=prose.say(f"decided-who-{by}"), at=prose.percent(at, 0), rate=prose.percent(half.value, 0)
    )
    return f"{first} {lasting(prose, found, by)}"


def lasting(prose: Prose, found: Found, by: str) -> str:
    """From when on nine in ten win; if that does not last or never comes, when most do."""
    from_then = safe_from(found)
    at, most = max(known(found), key=lambda moment: moment[1].value)
    who = prose.say(f"decided-who-{by}")
    if from_then is not None:
        start = from_then == known(found)[0][0]
        return prose.say("decided-start" if start else "decided-late", who=who, at=prose.percent(from_then, 0))
    key = "decided-once" if most.value >= SAFE else "decided-never"
    return prose.say(key, who=who, at=prose.percent(at, 0), rate=prose.percent(most.value, 0))


def known(found: Found) -> list[Moment]:
    """The moments at which often enough somebody alone is ahead; the chart draws these."""
    return [(at / MARKS, each) for at, each in enumerate(found) if each is not None]


def middle(moments: list[Moment]) -> Moment:
    return min(moments, key=lambda moment: abs(moment[0] - HALF))


def safe_from(found: Found) -> float | None:
    """The first moment from which nine leaders in ten win, at every later moment that is known."""
    safe: float | None = None
    for at, each in reversed(known(found)):
        if each.value < SAFE:
            break
        safe = at
    return safe


def earlier(by_taste: Found, by_points: Found) -> bool:
    """Whether the bots know the winner by half-time, and before the points tell."""
    taste, points = safe_from(by_taste), safe_from(by_points)
    return taste is not None and taste <= HALF and (points is None or taste < points)


def runaway(found: Found, fair: float) -> bool:
    """Whether a lead is safe by half-time, and that is no chance."""
    safe = safe_from(found)
    return safe is not None and safe <= HALF and middle(known(found))[1].leaves_out(fair)
