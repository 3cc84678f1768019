"""What lies on the table."""

from __future__ import annotations

from farside.core.actions import NOBODY, Seat
from farside.core.state import Frozen, State
from farside.games.pebble.components import BIRDS, DISCOUNT, NEIGHBOURS_WORTH, POINTS, PRICE, SITES


class PebbleState(State):
    """A position. Each fact is stored once; what follows from it is computed."""

    def __init__(self) -> None:
        super().__init__()
        self.floods: bool = False  # the variant
        self.round: int = 0
        self.first: Seat = 0  # who goes first among equal birds
        self.river: int = 0  # pebbles that belong to nobody
        self.flooded: int = NOBODY  # the site under water this round
        self.owner: list[int] = []  # by site
        self.pebbles: list[int] = []  # by seat
        self.hands: list[int] = []  # how many of each bird, seat after seat
        self.sealed: list[int] = []  # by seat: the bird planned and not yet turned up
        self.birds: list[int] = []  # by seat: the bird turned up this round
        self.deck: list[int] = []  # drawn from the end
        self.flown: list[int] = []  # how many of each bird have been played

    def clone(self) -> PebbleState:
        twin = PebbleState()
        self.copy_kernel(twin)
        twin.floods = self.floods
        twin.round = self.round
        twin.first = self.first
        twin.river = self.river
        twin.flooded = self.flooded
        twin.owner = self.owner.copy()
        twin.pebbles = self.pebbles.copy()
        twin.hands = self.hands.copy()
        twin.sealed = self.sealed.copy()
        twin.birds = self.birds.copy()
        twin.deck = self.deck.copy()
        twin.flown = self.flown.copy()
        return twin

    def freeze(self) -> Frozen:
        single = (int(self.floods), self.round, self.first, self.river, self.flooded)
        lists = (self.owner, self.pebbles, self.hands, self.sealed, self.birds, self.deck, self.flown)
        return (single, *[tuple(numbers) for numbers in lists])

    def thaw(self, frozen: Frozen) -> None:
        floods, self.round, self.first, self.river, self.flooded = frozen[0]
        self.floods = floods == 1
        lists = [list(numbers) for numbers in frozen[1:]]
        self.owner, self.pebbles, self.hands, self.sealed, self.birds, self.deck, self.flown = lists

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
