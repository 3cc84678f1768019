"""The final count of Pebble: sites, and neighbours among them."""

from __future__ import annotations

from farside.core.actions import Seat
from farside.core.phrases import Voice
from farside.core.tally import Count, Tally, Tie, level
from farside.games.pebble.components import NEIGHBOURS_WORTH, POINTS, SITES
from farside.games.pebble.view import PebbleView


def tally(view: PebbleView, voice: Voice) -> Tally:
    """PEB-END-2, PEB-END-3  Site by site, then the neighbours; among equals most pebbles."""
    sites = [site(view, voice, at) for at in range(len(SITES)) if view.owner[at] >= 0]
    pairs = Count("neighbours", tuple([neighbours(view, seat) for seat in range(view.seats)]))
    even = level(view.scores)
    tie = Tie(voice.say("tally-tie-pebbles"), {seat: view.pebbles[seat] for seat in even})
    return Tally((*sites, *([pairs] if any(pairs.points) else [])), (tie,) if len(even) > 1 else ())


def site(view: PebbleView, voice: Voice, at: int) -> Count:
    points = tuple([POINTS[at] if seat == view.owner[at] else 0 for seat in range(view.seats)])
    return Count("sites", points, voice.member("site", at), (), (f"site-{SITES[at]}",))


def neighbours(view: PebbleView, seat: Seat) -> int:
    pairs = zip(view.owner, view.owner[1:], strict=False)
    return sum([NEIGHBOURS_WORTH for one, other in pairs if one == other == seat])
