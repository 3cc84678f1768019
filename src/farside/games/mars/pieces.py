"""The pieces: what lies where, and how the things that change seldom change."""

from __future__ import annotations

from farside.core.actions import Seat
from farside.core.fields import Shared
from farside.core.state import State
from farside.games.mars.components import CARD_COUNT, CHAIN_COUNT, LEVELS


class Pieces(State):
    """All that lies on the table. Each fact is stored once. Lists by seat hold seat after seat."""

    target: int
    house: int  # the house options, as bits
    round: int
    first: Seat
    active: Seat
    phase: int  # 0 during the set-up
    last_lap: bool  # MARS-VAR-3: somebody has reached the target
    winner: Seat

    # colonies
    built: Shared  # by seat and chain: tiles that stand there, printed ones included
    running: list[int]  # by seat and chain: the lowest so many tiles run
    mines: Shared  # by seat and place: the material, or NOBODY
    mining: list[int]  # by seat and place: 1 while a colonist works there
    colonists: list[int]  # by seat
    brought: Shared  # by seat and housing tile (MARS-TERM-13)
    hands: list[int]  # by seat and material
    known: list[int]  # by seat and material: cards that everybody knows to be in that hand
    laid: Shared  # by seat and R&D card, face up
    kept: Shared  # by seat: R&D cards in hand, as bits
    contracts: Shared  # owner of each contract by material given and received; NOBODY: in the stock
    holders: Shared  # by domain: who holds the supremacy, or NOBODY
    housing_brought: int  # colonists that came with the Housing supremacy
    loan: int  # energy lent to the holder of the Energy supremacy
    lender: Seat
    magna: Seat

    # stocks
    reserve: list[int]
    stock: Shared  # tiles left, by chain and tile
    mine_stock: Shared
    colonist_supply: int
    supply: Shared  # the supply deck, drawn from the end, as are all decks
    events: Shared
    discard: Shared
    deck1: Shared
    deck2: Shared
    under1: int  # cards put under the first R&D deck, whose places all know
    under2: int

    # what is going on
    event: int  # the card drawn this turn
    in_play: bool  # it lies in neither pile yet
    called_off: bool  # Countermeasures
    raided: Seat
    rolled: int
    due: int  # colonists that the seat being repaired still gives up
    heir: Seat  # who gets them; NOBODY: the supply
    proposals: int
    calls: int
    swaps: int
    exchanged: bool
    sent: Shared  # proposals of this trade phase and the hands' changes until then
    agreed: Shared  # seat * seats + other: deals that two players have made in this game; nothing follows from it
    rebuffed: Shared  # author * seats + other: proposals of one that the other has declined; the same
    changes: list[int]  # by seat: how often a hand has changed in this trade phase
    offer: Shared  # author, addressee (ALL: everyone; NOBODY: none), five given, five wanted
    drafts: list[int]  # by seat: five given, five wanted
    answers: list[int]  # by seat
    discount: int
    nano_used: int  # bits, by place in NANO_CARDS: discounts announced in this build phase
    bill: list[int]  # what the installation being bought costs
    switched: list[int]  # by tile: how often it was switched in this arrangement
    cut: list[int]  # by housing tile: what it had brought when it was cut in this arrangement, or NOBODY
    arranged: bool

    # -- what changes seldom: copies share the list, so it is renewed ---------------------------------

    def lay(self, seat: Seat, card: int, more: int) -> None:
        """A face-up R&D card comes or goes."""
        self.laid = self.laid.copy()
        self.laid[seat * CARD_COUNT + card] += more

    def keep(self, seat: Seat, kept: int) -> None:
        self.kept = self.kept.copy()
        self.kept[seat] = kept

    def contract_to(self, pair: int, owner: Seat) -> None:
        self.contracts = self.contracts.copy()
        self.contracts[pair] = owner

    def hold(self, domain: int, holder: Seat) -> None:
        self.holders = self.holders.copy()
        self.holders[domain] = holder

    def remember_brought(self, seat: Seat, tile: int, count: int) -> None:
        self.brought = self.brought.copy()
        self.brought[seat * LEVELS + tile] = count

    def move_tile(self, seat: Seat, chain: int, more: int) -> None:
        """A tile goes from the stock to a board, or back."""
        at = seat * CHAIN_COUNT + chain
        self.built = self.built.copy()
        self.stock = self.stock.copy()
        tile = self.built[at] if more > 0 else self.built[at] - 1
        self.built[at] += more
        self.stock[chain * LEVELS + tile] -= more
