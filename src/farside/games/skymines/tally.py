"""The final count of Skymines: shares of the four companies, the tank track, the research track, crypcoins."""

from __future__ import annotations

from typing import Final

from farside.core.phrases import Voice
from farside.core.steps import Event
from farside.core.tally import Count, Tally
from farside.games.skymines.components import COMPANIES, SCORING
from farside.games.skymines.luna import LUNA
from farside.games.skymines.view import SkyminesView

SHARES: Final = "shares"
LIT: Final = {"helium": ("part-tank",), "research": ("part-lab",)}


def tally(view: SkyminesView, voice: Voice) -> Tally:
    """SKY-END-3  The score pad, line by line; in the anomaly's loop, what the average of its games adds or takes."""
    order = [SCORING.index(key) for key in (*COMPANIES, "helium", "research", "coins")]
    counts = [line(view, voice, at) for at in order]
    sums = Tally(tuple(counts)).sums(len(view.scores))
    rest = tuple([score - told for score, told in zip(view.scores, sums, strict=True)])
    counts.append(Count("games", rest))
    return Tally(tuple([count for count in counts if any(count.points)]))


def line(view: SkyminesView, voice: Voice, at: int) -> Count:
    """One line of the pad, for everybody and for Luna."""
    points = tuple([sheet[at] for sheet in sheets(view)])
    roll = [*range(view.seats), *([LUNA] if view.luna else [])]
    reasons = tuple([voice.line(Event("score", seat, (at, points[place]))) for place, seat in enumerate(roll)])
    if SCORING[at] not in COMPANIES:
        return Count(SCORING[at], points, "", reasons, LIT.get(SCORING[at], ()))
    pieces = (f"station-{SCORING[at]}", f"orbit-{SCORING[at]}", f"line-{SCORING[at]}")
    return Count(SHARES, points, voice.member("company", COMPANIES.index(SCORING[at])), reasons, pieces)


def sheets(view: SkyminesView) -> list[tuple[int, ...]]:
    return [player.sheet for player in view.players] + ([view.luna.sheet] if view.luna else [])
