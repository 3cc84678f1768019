"""The pieces: what lies where, and how the things that change seldom change."""

from __future__ import annotations

from farside.core.actions import Seat
from farside.core.state import Frozen, State
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
    running: list[int]  # by seat and chain: the lowest so many tiles run
    mining: list[int]  # by seat and place: 1 while a colonist works there
    colonists: list[int]  # by seat
    hands: list[int]  # by seat and material
    known: list[int]  # by seat and material: cards that everybody knows to be in that hand
    housing_brought: int  # colonists that came with the Housing supremacy
    loan: int  # energy lent to the holder of the Energy supremacy
    lender: Seat
    magna: Seat

    # what changes seldom: never changed in place, so copies share it
    built: list[int]  # by seat and chain: tiles that stand there, printed ones included
    mines: list[int]  # by seat and place: the material, or NOBODY
    brought: list[int]  # by seat and housing tile (MARS-TERM-13)
    laid: list[int]  # by seat and R&D card, face up
    kept: list[int]  # by seat: R&D cards in hand, as bits
    contracts: list[int]  # owner of each contract by material given and received; NOBODY: in the stock
    holders: list[int]  # by domain: who holds the supremacy, or NOBODY
    stock: list[int]  # tiles left, by chain and tile
    mine_stock: list[int]
    supply: list[int]  # the supply deck, drawn from the end, as are all decks
    events: list[int]
    discard: list[int]
    deck1: list[int]
    deck2: list[int]
    sent: list[int]  # proposals of this trade phase and the hands' changes until then
    offer: list[int]  # author, addressee (ALL: everyone; NOBODY: none), five given, five wanted

    # stocks
    reserve: list[int]
    colonist_supply: int
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
    changes: list[int]  # by seat: how often a hand has changed in this trade phase
    drafts: list[int]  # by seat: five given, five wanted
    answers: list[int]  # by seat
    discount: int
    nano_used: bool
    bill: list[int]  # what the installation being bought costs
    switched: list[int]  # by tile: how often it was switched in this arrangement
    cut: list[int]  # by housing tile: what it had brought when it was cut in this arrangement, or NOBODY
    arranged: bool

    def freeze(self) -> Frozen:
        single = (
            self.target, self.house, self.round, self.first, self.active, self.phase, int(self.last_lap),
            self.winner, self.housing_brought, self.loan, self.lender, self.magna, self.colonist_supply, self.under1,
            self.under2, self.event, int(self.in_play), int(self.called_off), self.raided, self.rolled, self.due,
            self.heir, self.proposals, self.calls, self.swaps, int(self.exchanged), self.discount,
            int(self.nano_used), int(self.arranged),
        )  # fmt: skip
        lists = (
            self.built, self.running, self.mines, self.mining, self.colonists, self.brought, self.hands, self.known,
            self.laid, self.kept, self.contracts, self.holders, self.reserve, self.stock, self.mine_stock,
            self.supply, self.events, self.discard, self.deck1, self.deck2, self.sent, self.changes, self.offer,
            self.drafts, self.answers, self.bill, self.switched, self.cut,
        )  # fmt: skip
        return (single, *[tuple(numbers) for numbers in lists])

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
        lists = [list(numbers) for numbers in frozen[1:]]
        self.built, self.running, self.mines, self.mining, self.colonists, self.brought, self.hands = lists[:7]
        self.known, self.laid, self.kept, self.contracts, self.holders, self.reserve, self.stock = lists[7:14]
        self.mine_stock, self.supply, self.events, self.discard, self.deck1, self.deck2, self.sent = lists[14:21]
        self.changes, self.offer, self.drafts, self.answers, self.bill, self.switched, self.cut = lists[21:]

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
