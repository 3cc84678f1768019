"""What a seat sees: plain frozen facts, and the numbers a player would otherwise compute."""

from __future__ import annotations

from dataclasses import dataclass

from farside.core.actions import Action, Seat
from farside.core.view import View

Row = tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Colony:
    """One player's board and what can be read off it."""

    built: Row  # by chain: tiles that stand there, printed ones included
    running: Row  # by chain: the lowest so many of them run
    mines: Row  # the materials of the mines, place by place
    mining: Row  # 1 where a colonist works
    colonists: int
    free: int
    used: int  # energy
    energy: int  # the maximum, the loan included
    points: int
    cards: int  # raw materials in hand
    limit: int  # what the hand may hold at the end of the turn
    hand: Row | None  # by material, if this seat may see it
    kept: tuple[int, int]  # R&D cards in hand, of the first and of the second deck
    laid: Row  # face-up R&D cards, one entry a card
    science: int
    contracts: tuple[tuple[int, int], ...]  # material given, material received
    contract_limit: int
    strength: Row  # by domain
    bonus: Row  # by domain
    rate: int  # Earth's price


@dataclass(frozen=True, slots=True, kw_only=True)
class Purchase:
    """What one could build next, and what is missing."""

    item: int  # a chain, or beyond the chains a mine or a contract
    cost: Row  # by material
    missing: Row  # by material
    in_stock: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Ahead:
    """The purchases a hand pays for that bring most, and the colony they lead to once it is arranged well."""

    items: Row  # in order; a chain, or beyond the chains a mine
    points: int
    used: int
    energy: int
    free: int
    cards: int  # left in hand


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """What one switch of the arrangement changes."""

    action: Action
    points: int
    used: int
    energy: int
    colonists: int
    production: int
    limit: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Talk:
    """The proposal that is open, and the answers that all may see."""

    author: Seat
    to: int  # a seat, or ALL
    given: Row
    wanted: Row


@dataclass(frozen=True, slots=True, kw_only=True)
class MarsView(View):
    """The table from one chair."""

    target: int
    round: int
    rounds: int
    first: Seat
    active: Seat
    phase: int
    last_lap: bool
    house: int  # the house options, as bits
    colonies: tuple[Colony, ...]
    hand: Row  # this seat's raw materials; empty for a spectator
    kept: Row  # this seat's hidden R&D cards
    holders: tuple[Seat, ...]  # by domain
    magna: Seat
    lender: Seat
    loan: int
    reserve: Row
    stock: Row  # by chain and tile
    mine_stock: Row
    contract_stock: tuple[tuple[int, int], ...]
    colonist_supply: int
    supply: int  # cards in the supply deck
    events: int
    discard: Row  # event cards in the discard pile
    decks: tuple[int, int]  # cards in the R&D decks
    event: int  # the card drawn this turn
    raided: Seat
    rolled: int
    looking: Seat  # whose hand this seat is looking at
    seen: Row  # what it sees there
    partners: tuple[Seat, ...]  # who may trade with the active player now
    proposals_left: int
    calls_left: int
    swaps_left: int
    exchange_left: int  # by the Communication supremacy, in this phase
    talk: Talk | None
    draft: tuple[Row, Row]  # this seat's own draft: given, wanted
    draft_for: int  # whom it is put together for: a seat, or ALL; NOBODY while this seat drafts nothing
    bids: tuple[tuple[Seat, Row, Row], ...]  # counters or offers on the table
    accepted: tuple[Seat, ...]  # who has accepted, once all have answered
    bill: Row
    discount: int
    odds: Row  # by seat: 1 if this seat would win a raid there, 0 tie, -1 loss; for a spectator the active player's
    over_limit: int  # cards this seat would lose if its turn ended now
    plans: tuple[Purchase, ...]
    ahead: Ahead | None  # while trading and building
    changes: tuple[Change, ...]  # while arranging
    best: Row  # the arrangement the table proposes, while arranging
    best_points: int
