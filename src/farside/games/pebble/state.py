"""What lies on the table."""

from __future__ import annotations

from farside.core.actions import NOBODY, Seat
from farside.core.fields import frozen_by
from farside.core.state import State
from farside.games.pebble import copies
from farside.games.pebble.components import BIRDS, DISCOUNT, NEIGHBOURS_WORTH, POINTS, PRICE, SITES


class PebbleState(State):
    """A position. Each fact is stored once; what follows from it is computed."""

    floods: bool  # the variant
    round: int
    first: Seat  # who goes first among equal birds
    river: int  # pebbles that belong to nobody
    flooded: int  # the site under water this round, else NOBODY
    owner: list[int]  # by site
    pebbles: list[int]  # by seat
    hands: list[int]  # how many of each bird, seat after seat
    sealed: list[int]  # by seat: the bird planned and not yet turned up
    birds: list[int]  # by seat: the bird turned up this round
    deck: list[int]  # drawn from the end
    flown: list[int]  # how many of each bird have been played

    def clone(self) -> PebbleState:
        return copies.copy(self, PebbleState())

    # -- what follows from it ----------------------------------------------------------------------

    def held(self, seat: Seat, bird: int) -> int:
        """How many of a bird a seat holds."""
        return self.hands[seat * len(BIRDS) + bird]

    def hold(self, seat: Seat, bird: int, more: int) -> None:
        self.hands[seat * len(BIRDS) + bird] += more

    def price(self, seat: Seat, site: int) -> int:
        """PEB-SETTLE-3  What a site costs this seat now, its bird's discount taken off."""
        bird = self.birds[seat]
        return PRICE[site] if bird == NOBODY else max(0, PRICE[site] - DISCOUNT[bird])

    def take_from_river(self, seat: Seat, wanted: int) -> int:
        """PEB-COMP-3  A seat takes pebbles from the river, as far as there are any; how many is returned."""
        taken = min(wanted, self.river)
        self.river -= taken
        self.pebbles[seat] += taken
        return taken

    def points(self, seat: Seat) -> int:
        """PEB-END-2  The points of its sites, and more for each two neighbours among them."""
        total = 0
        for site in range(len(SITES)):
            if self.owner[site] == seat:
                total += POINTS[site]
                if site > 0 and self.owner[site - 1] == seat:
                    total += NEIGHBOURS_WORTH
        return total


frozen_by(PebbleState, copies.freeze, copies.thaw)
