"""What lies on the table."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.state import Frozen, State
from farside.games.mars.components import (
    CARD_COUNT,
    CHAIN_COUNT,
    COMMUNICATION,
    COMPACT_STORAGE,
    CONTRACT_LIMIT,
    DOMAIN_CHAIN,
    DOMAIN_ZERO,
    EARTH_RATE,
    ENERGY_DOMAIN,
    FUSION,
    FUSION_GIVES,
    GOODS,
    HOUSING,
    LEVELS,
    MILITARY,
    MINES,
    ORBITAL_FREIGHT,
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
    STORAGE_MORE,
    SUPERCONDUCTORS,
    SUPERCONDUCTORS_GIVE,
)

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


class MarsState(State):
    """A position. Each fact is stored once; what follows from it is computed. Lists by seat hold seat after seat."""

    def __init__(self) -> None:
        super().__init__()
        self.target: int = 0
        self.house: int = 0  # the house options
        self.round: int = 0
        self.first: Seat = 0
        self.active: Seat = 0
        self.phase: int = 0  # 0 during the set-up
        self.last_lap: bool = False  # MARS-VAR-3: somebody has reached the target
        self.winner: Seat = NOBODY
        # colonies
        self.built: list[int] = []  # by seat and chain: tiles that stand there, printed ones included
        self.running: list[int] = []  # by seat and chain: the lowest so many of them run
        self.mines: list[int] = []  # by seat and place: the material, or NOBODY
        self.mining: list[int] = []  # by seat and place: 1 while a colonist works there
        self.colonists: list[int] = []  # by seat
        self.brought: list[int] = []  # by seat and housing tile (MARS-TERM-13)
        self.hands: list[int] = []  # by seat and material
        self.known: list[int] = []  # by seat and material: cards that everybody knows to be in that hand
        self.laid: list[int] = []  # by seat and R&D card, face up
        self.kept: list[int] = []  # by seat: R&D cards in hand, as bits
        self.contracts: list[int] = []  # owner of each contract by material given and received; NOBODY: in the stock
        self.holders: list[int] = []  # by domain: who holds the supremacy, or NOBODY
        self.housing_brought: int = 0  # colonists that came with the Housing supremacy
        self.loan: int = 0  # energy lent to the holder of the Energy supremacy
        self.lender: Seat = NOBODY
        self.magna: Seat = NOBODY
        # stocks
        self.reserve: list[int] = []
        self.stock: list[int] = []  # tiles left, by chain and tile
        self.mine_stock: list[int] = []
        self.colonist_supply: int = 0
        self.supply: list[int] = []  # the supply deck, drawn from the end, as are all decks
        self.events: list[int] = []
        self.discard: list[int] = []
        self.deck1: list[int] = []
        self.deck2: list[int] = []
        self.under1: int = 0  # cards put under the first R&D deck, whose places all know
        self.under2: int = 0
        # what is going on
        self.event: int = NOBODY  # the card drawn this turn
        self.in_play: bool = False  # it lies in neither pile yet
        self.called_off: bool = False  # Countermeasures
        self.raided: Seat = NOBODY
        self.rolled: int = 0
        self.due: int = 0  # colonists that the seat being repaired still gives up
        self.heir: Seat = NOBODY  # who gets them; NOBODY: the supply
        self.proposals: int = 0
        self.calls: int = 0
        self.swaps: int = 0
        self.exchanged: bool = False
        self.sent: list[int] = []  # proposals of this trade phase and the hands' changes until then
        self.changes: list[int] = []  # by seat: how often a hand has changed in this trade phase
        self.offer: list[int] = []  # author, addressee (ALL: everyone; NOBODY: none), five given, five wanted
        self.drafts: list[int] = []  # by seat: five given, five wanted
        self.answers: list[int] = []  # by seat
        self.discount: int = 0
        self.nano_used: bool = False
        self.bill: list[int] = []  # what the installation being bought costs
        self.switched: list[int] = []  # by tile: how often it was switched in this arrangement
        self.cut: list[int] = []  # by housing tile: what it had brought when it was cut in this arrangement, or NOBODY
        self.arranged: bool = False

    def clone(self) -> MarsState:
        twin = MarsState()
        self.copy_kernel(twin)
        twin.target = self.target
        twin.house = self.house
        twin.round = self.round
        twin.first = self.first
        twin.active = self.active
        twin.phase = self.phase
        twin.last_lap = self.last_lap
        twin.winner = self.winner
        twin.built = self.built.copy()
        twin.running = self.running.copy()
        twin.mines = self.mines.copy()
        twin.mining = self.mining.copy()
        twin.colonists = self.colonists.copy()
        twin.brought = self.brought.copy()
        twin.hands = self.hands.copy()
        twin.known = self.known.copy()
        twin.laid = self.laid.copy()
        twin.kept = self.kept.copy()
        twin.contracts = self.contracts.copy()
        twin.holders = self.holders.copy()
        twin.housing_brought = self.housing_brought
        twin.loan = self.loan
        twin.lender = self.lender
        twin.magna = self.magna
        twin.reserve = self.reserve.copy()
        twin.stock = self.stock.copy()
        twin.mine_stock = self.mine_stock.copy()
        twin.colonist_supply = self.colonist_supply
        twin.supply = self.supply.copy()
        twin.events = self.events.copy()
        twin.discard = self.discard.copy()
        twin.deck1 = self.deck1.copy()
        twin.deck2 = self.deck2.copy()
        twin.under1 = self.under1
        twin.under2 = self.under2
        twin.event = self.event
        twin.in_play = self.in_play
        twin.called_off = self.called_off
        twin.raided = self.raided
        twin.rolled = self.rolled
        twin.due = self.due
        twin.heir = self.heir
        twin.proposals = self.proposals
        twin.calls = self.calls
        twin.swaps = self.swaps
        twin.exchanged = self.exchanged
        twin.sent = self.sent.copy()
        twin.changes = self.changes.copy()
        twin.offer = self.offer.copy()
        twin.drafts = self.drafts.copy()
        twin.answers = self.answers.copy()
        twin.discount = self.discount
        twin.nano_used = self.nano_used
        twin.bill = self.bill.copy()
        twin.switched = self.switched.copy()
        twin.cut = self.cut.copy()
        twin.arranged = self.arranged
        return twin

    def lists(self) -> list[list[int]]:
        """All lists, in a fixed order."""
        return [
            self.built, self.running, self.mines, self.mining, self.colonists, self.brought, self.hands, self.known,
            self.laid, self.kept, self.contracts, self.holders, self.reserve, self.stock, self.mine_stock,
            self.supply, self.events, self.discard, self.deck1, self.deck2, self.sent, self.changes, self.offer,
            self.drafts, self.answers, self.bill, self.switched, self.cut,
        ]  # fmt: skip

    def freeze(self) -> Frozen:
        single = (
            self.target, self.house, self.round, self.first, self.active, self.phase, int(self.last_lap),
            self.winner, self.housing_brought, self.loan, self.lender, self.magna, self.colonist_supply, self.under1,
            self.under2, self.event, int(self.in_play), int(self.called_off), self.raided, self.rolled, self.due,
            self.heir, self.proposals, self.calls, self.swaps, int(self.exchanged), self.discount,
            int(self.nano_used), int(self.arranged),
        )  # fmt: skip
        return (single, *[tuple(numbers) for numbers in self.lists()])

    def thaw(self, frozen: Frozen) -> None:
        single = list(frozen[0])
        self.target, self.house, self.round, self.first, self.active, self.phase = single[:6]
        self.last_lap = single[6] == 1
        self.winner, self.housing_brought, self.loan, self.lender, self.magna = single[7:12]
        self.colonist_supply, self.under1, self.under2, self.event = single[12:16]
        self.in_play = single[16] == 1
        self.called_off = single[17] == 1
        self.raided, self.rolled, self.due, self.heir, self.proposals, self.calls, self.swaps = single[18:25]
        self.exchanged = single[25] == 1
        self.discount = single[26]
        self.nano_used = single[27] == 1
        self.arranged = single[28] == 1
        for numbers, saved in zip(self.lists(), frozen[1:], strict=True):
            numbers[:] = saved

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
        energy += FUSION_GIVES * self.laid[at + FUSION] + SUPERCONDUCTORS_GIVE * self.laid[at + SUPERCONDUCTORS]
        return energy + self.loan if self.holders[ENERGY_DOMAIN] == seat else energy

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

    def hand_size(self, seat: Seat) -> int:
        at = seat * GOODS
        hands = self.hands
        return hands[at] + hands[at + 1] + hands[at + 2] + hands[at + 3] + hands[at + 4]

    def hand_limit(self, seat: Seat) -> int:
        """MARS-SILO-1, MARS-SILO-2  4 with Silo 0, 2 more for each further silo and with Compact storage; else 0."""
        silos = self.running[seat * CHAIN_COUNT + SILO]
        if silos == 0:
            return 0
        limit = STORAGE_MORE * self.laid[seat * CARD_COUNT + COMPACT_STORAGE]
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

    def contract_limit(self, seat: Seat) -> int:
        """MARS-COMM-1 to 4  1, 2, 4 or any number, by active modules."""
        return CONTRACT_LIMIT[self.running[seat * CHAIN_COUNT + COMMUNICATION]]

    def earth_rate(self, seat: Seat) -> int:
        """MARS-EARTH-1, MARS-EARTH-2  3 for 1; 2 with an active spaceport or Orbital freight."""
        near = self.running[seat * CHAIN_COUNT + SPACEPORT] + self.laid[seat * CARD_COUNT + ORBITAL_FREIGHT]
        return SPACEPORT_RATE if near else EARTH_RATE

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
                total += self.laid[seat * CARD_COUNT + card]
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
        for holder in self.holders:
            if holder == seat:
                total += 1
        if self.magna == seat:
            total += 1
        for card in range(CARD_COUNT):
            if RND_VP[card] and self.laid[seat * CARD_COUNT + card]:
                total += RND_VP[card]
        return total

    def place(self, seat: Seat) -> int:
        """The seat's place in the order of turns, the first player's is 0."""
        return (seat - self.first) % self.seats


def tile_at(chain: int, tile: int) -> int:
    """The place of a tile in `stock` and `switched`."""
    return chain * LEVELS + tile
