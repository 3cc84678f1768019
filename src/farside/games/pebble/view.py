"""What a seat sees: plain frozen facts."""

from __future__ import annotations

from dataclasses import dataclass

from farside.core.actions import Seat
from farside.core.view import View

SEALED = -2  # a bird lies face down


@dataclass(frozen=True, slots=True, kw_only=True)
class PebbleView(View):
    """The table from one chair."""

    round: int
    rounds: int
    first: Seat
    river: int
    flooded: int  # the site under water, or NOBODY
    owner: tuple[Seat, ...]  # by site
    prices: tuple[int, ...]  # by site, for this seat now
    pebbles: tuple[int, ...]  # by seat
    birds: tuple[int, ...]  # by seat: turned up, one's own, SEALED or NOBODY
    hand: tuple[int, ...]  # one's own birds
    cards: tuple[int, ...]  # by seat: how many birds are held
    deck: int
    flown: tuple[int, ...]  # by bird
