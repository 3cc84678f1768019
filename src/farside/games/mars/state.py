"""What lies on the table."""

from __future__ import annotations

from typing import Final

from farside.core.actions import Seat
from farside.core.fields import frozen_by
from farside.games.mars import copies
from farside.games.mars.components import (
    BONUS_GIVES,
    CARD_COUNT,
    CHAIN_COUNT,
    COMMUNICATION,
    CONTRACT_LIMIT,
    DOMAIN_CHAIN,
    DOMAIN_ZERO,
    EARTH_RATE,
    ENERGY_CARDS,
    ENERGY_GIVES,
    FREIGHT_CARDS,
    FREIGHT_RATE,
    GOODS,
    HOUSING,
    LENDING,
    LEVELS,
    MILITARY,
    MINES,
    PLANT,
    PLANT_GIVES,
    RND,
    RND_BONUS,
    RND_SCIENCE,
    RND_VP,
    SILO,
    SILO_HOLDS,
    SPACEPORT,
    SPACEPORT_RATE,
    STORAGE_CARDS,
    STORAGE_MORE,
    SUPREMACY_VP,
)
from farside.games.mars.pieces import Pieces

# Streams of chance: two players can be compared on the same luck.
SETTING: Final = 0
SUPPLY_LUCK: Final = 1
EVENT_LUCK: Final = 2
RND_LUCK: Final = 3
DIE_LUCK: Final = 4
HAND_LUCK: Final = 5
STREAMS: Final = 6

# The house options, as bits of `house`.
REVISED: Final = 1
COMPENSATION: Final = 2
FULL_ROUND: Final = 4
FAIR: Final = 8
SIMPLE: Final = 16
OPEN_HANDS: Final = 32

# What an addressee has answered, in `answers`.
UNASKED: Final = 0
ACCEPTED: Final = 1
DECLINED: Final = 2
OFFERED: Final = 3  # a counter, or an offer on a call: the bundles lie in `drafts`
DRAFTING: Final = 4


class MarsState(Pieces):
    """A position, and what follows from it."""

    def clone(self) -> MarsState:
        return copies.copy(self, MarsState())

    # -- energy and colonists ----------------------------------------------------------------------

    def has_option(self, bit: int) -> bool:
        return self.house & bit != 0

    def runs(self, seat: Seat, chain: int) -> int:
        """How many tiles of a chain run, level 0 included."""
        return self.running[seat * CHAIN_COUNT + chain]

    def stands(self, seat: Seat, chain: int) -> int:
        return self.built[seat * CHAIN_COUNT + chain]

    def energy_max(self, seat: Seat) -> int:
        """MARS-TERM-6  Five for each active plant, card bonuses, and energy on loan."""
        at = seat * CARD_COUNT
        energy = PLANT_GIVES * self.running[seat * CHAIN_COUNT + PLANT]
        for card in ENERGY_CARDS:
            energy += ENERGY_GIVES[card] * self.laid[at + card]
        return energy + self.loan if self.loan and self.holders[LENDING] == seat else energy

    def mines_running(self, seat: Seat) -> int:
        at = seat * MINES
        return self.mining[at] + self.mining[at + 1] + self.mining[at + 2] + self.mining[at + 3]

    def at_work(self, seat: Seat) -> int:
        """Colonists on installations other than housings."""
        at = seat * CHAIN_COUNT
        count = self.running[at + PLANT] + self.running[at + SILO] + self.running[at + COMMUNICATION]
        count += self.running[at + MILITARY] + self.running[at + RND] + self.running[at + SPACEPORT]
        return count + self.mines_running(seat)

    def energy_used(self, seat: Seat) -> int:
        """MARS-TERM-7  Powered housings and active installations other than plants."""
        at = seat * CHAIN_COUNT
        return self.at_work(seat) - self.running[at + PLANT] + self.running[at + HOUSING]

    def spare(self, seat: Seat) -> int:
        """Energy that is not used; below 0 in a shortage."""
        return self.energy_max(seat) - self.energy_used(seat)

    def free(self, seat: Seat) -> int:
        """MARS-TERM-8  Colonists standing on housings."""
        return self.colonists[seat] - self.at_work(seat)

    def welcome(self, seat: Seat, wanted: int) -> int:
        """Colonists from the supply, as far as there are any; how many came is returned."""
        came = min(wanted, self.colonist_supply)
        self.colonist_supply -= came
        self.colonists[seat] += came
        return came

    # -- hands -------------------------------------------------------------------------------------

    def held(self, seat: Seat, good: int) -> int:
        return self.hands[seat * GOODS + good]

    def goods_of(self, seat: Seat) -> list[int]:
        """The materials of which a hand has a card."""
        return [good for good in range(GOODS) if self.hands[seat * GOODS + good]]

    def hand_size(self, seat: Seat) -> int:
        at = seat * GOODS
        hands = self.hands
        return hands[at] + hands[at + 1] + hands[at + 2] + hands[at + 3] + hands[at + 4]

    def hand_limit(self, seat: Seat) -> int:
        """MARS-SILO-1, MARS-SILO-2  4 with Silo 0, 2 more for each further silo and with Compact storage; else 0."""
        silos = self.running[seat * CHAIN_COUNT + SILO]
        if silos == 0:
            return 0
        limit = 0
        for card in STORAGE_CARDS:
            limit += STORAGE_MORE[card] * self.laid[seat * CARD_COUNT + card]
        for tile in range(silos):
            limit += SILO_HOLDS[tile]
        return limit

    def earn(self, seat: Seat, good: int, wanted: int = 1) -> int:
        """Openly, from the reserve, as far as it goes; how many came is returned."""
        came = min(wanted, self.reserve[good])
        self.reserve[good] -= came
        self.hands[seat * GOODS + good] += came
        self.known[seat * GOODS + good] += came
        return came

    def spend(self, seat: Seat, good: int, count: int = 1) -> None:
        """Openly, back to the reserve (MARS-SUPPLY-5)."""
        self.reserve[good] += count
        self.show_less(seat, good, count)

    def show_less(self, seat: Seat, good: int, count: int) -> None:
        """Cards that all see leave a hand."""
        at = seat * GOODS + good
        self.hands[at] -= count
        self.known[at] = max(0, self.known[at] - count)

    def hand_over(self, giver: Seat, taker: Seat, good: int, count: int) -> None:
        """Openly, from hand to hand."""
        self.show_less(giver, good, count)
        self.hands[taker * GOODS + good] += count
        self.known[taker * GOODS + good] += count

    def slip(self, giver: Seat, taker: Seat, good: int) -> None:
        """A card that only these two see: the others now know one card less of each material."""
        at = giver * GOODS
        self.hands[at + good] -= 1
        for other in range(GOODS):
            if self.known[at + other] > 0:
                self.known[at + other] -= 1
        self.hands[taker * GOODS + good] += 1

    def learn(self, seat: Seat, good: int, count: int) -> None:
        """All know now that this hand holds at least so many of a material (MARS-NEG-25)."""
        at = seat * GOODS + good
        if self.known[at] < count:
            self.known[at] = count

    # -- contracts ---------------------------------------------------------------------------------

    def contract_count(self, seat: Seat) -> int:
        return self.contracts.count(seat)

    def contracts_of(self, seat: Seat) -> list[int]:
        """What a player swaps, as the place of the pair of materials."""
        return [pair for pair in range(GOODS * GOODS) if self.contracts[pair] == seat]

    def contract_limit(self, seat: Seat) -> int:
        """MARS-COMM-1 to 4  1, 2, 4 or any number, by active modules."""
        return CONTRACT_LIMIT[self.running[seat * CHAIN_COUNT + COMMUNICATION]]

    def earth_rate(self, seat: Seat) -> int:
        """MARS-EARTH-1, MARS-EARTH-2  3 for 1; 2 with an active spaceport or Orbital freight."""
        rate = SPACEPORT_RATE if self.running[seat * CHAIN_COUNT + SPACEPORT] else EARTH_RATE
        for card in FREIGHT_CARDS:
            if self.laid[seat * CARD_COUNT + card] and FREIGHT_RATE[card] < rate:
                rate = FREIGHT_RATE[card]
        return rate

    # -- confrontations ----------------------------------------------------------------------------

    def strength(self, seat: Seat, domain: int) -> int:
        """MARS-CONF-4, MARS-SUP-14  Active installations of the domain, level 0 included."""
        return self.running[seat * CHAIN_COUNT + DOMAIN_CHAIN[domain]]

    def level(self, seat: Seat, domain: int) -> int:
        """MARS-TERM-12  Active installations of the domain above level 0."""
        return self.running[seat * CHAIN_COUNT + DOMAIN_CHAIN[domain]] - DOMAIN_ZERO[domain]

    def bonus(self, seat: Seat, domain: int) -> int:
        """MARS-CONF-5  R&D bonuses in a domain: they break ties and nothing else."""
        total = 0
        for card in range(CARD_COUNT):
            if RND_BONUS[card] == domain:
                total += BONUS_GIVES[card] * self.laid[seat * CARD_COUNT + card]
        return total

    def science(self, seat: Seat) -> int:
        total = 0
        for card in range(CARD_COUNT):
            total += RND_SCIENCE[card] * self.laid[seat * CARD_COUNT + card]
        return total

    # -- points ------------------------------------------------------------------------------------

    def points(self, seat: Seat) -> int:
        """MARS-END-4, MARS-END-5  Counted afresh from what runs now."""
        at = seat * CHAIN_COUNT
        running = self.running
        total = running[at + HOUSING] - 1 + max(0, running[at + SILO] - 1)
        total += running[at + COMMUNICATION] + running[at + MILITARY] + running[at + RND] + running[at + SPACEPORT]
        for domain in range(len(SUPREMACY_VP)):
            if self.holders[domain] == seat:
                total += SUPREMACY_VP[domain]
        if self.magna == seat:
            total += 1
        for card in range(CARD_COUNT):
            if RND_VP[card] and self.laid[seat * CARD_COUNT + card]:
                total += RND_VP[card] * self.laid[seat * CARD_COUNT + card]
        return total

    def reigns(self, seat: Seat, domain: int) -> bool:
        """Whether a seat holds the supremacy of a domain; a box may be without one of some kind (-1)."""
        return domain >= 0 and self.holders[domain] == seat

    def place(self, seat: Seat) -> int:
        """The seat's place in the order of turns, the first player's is 0."""
        return (seat - self.first) % self.seats

    def others(self, seat: Seat) -> list[Seat]:
        return [other for other in range(self.seats) if other != seat]


frozen_by(MarsState, copies.freeze, copies.thaw)


def tile_at(chain: int, tile: int) -> int:
    """The place of a tile in `stock` and `switched`."""
    return chain * LEVELS + tile
