"""What a seat sees of Skymines: the whole table but sealed plans and the order of decks, and what it adds up to.

Numbers stand for keys in the order of `components` and `tracks`: companies (skymine, minerva, astrogo, tawac), cards,
plans, sectors (0 is sector 1), market spaces (0 is space 1), places of the research display (0 to 3 are A), bonus
spaces, slots a to e, types (carbon, minerals, titanium, energy, researcher, engineer, share). NOBODY (-1) means none.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from farside.core.actions import Seat
from farside.core.view import View


class Column(NamedTuple):
    """A column of a station."""

    outposts: int
    bared: bool  # its barred space has been uncovered
    coins: int  # visible


class Company(NamedTuple):
    """A company: its station and its track."""

    side: int  # index among the ten sides
    value: int  # what a share is worth now
    counted: int  # what it would count at the end, a threat still on the board included
    columns: tuple[Column, ...]
    lost: int  # outposts (and shuttles) out of the game
    sectors: int  # how many sectors, or Belt spaces, it holds
    domes: int


class Sector(NamedTuple):
    """A sector of the Moon."""

    holder: int  # company whose outpost lies there
    raised: bool  # the expanding company has just entered it
    cost: int  # points to enter it in the action under way, 0 if out of reach or held


class Place(NamedTuple):
    """A Belt space."""

    holder: int  # company whose piece lies there
    raised: bool  # the expanding company has just entered it
    cost: int  # points to enter it in the action under way, 0 if out of reach or held


class Task(NamedTuple):
    """A task of an open mission."""

    have: tuple[int, ...]  # per seat, now
    need: int
    claimed: tuple[Seat, ...]


class Mission(NamedTuple):
    """An open mission card."""

    card: int
    tasks: tuple[Task, ...]
    bound: tuple[Seat, ...]  # whose status card lies under it


class Threat(NamedTuple):
    """The threat card of the game."""

    card: int
    wild: Seat  # who has removed it
    facing: bool  # it has been confronted in this action
    near: tuple[int, ...]  # companies with a shuttle beside it
    met: tuple[bool, ...]  # per seat: its requirement could be met now, energy aside


class Offer(NamedTuple):
    """A space of the card display."""

    card: int
    cost: int  # printed cost and surcharge
    price: int  # for whoever buys now, discounts taken off
    leaves: bool  # destroyed at the end of the round if nobody takes it


class Bonus(NamedTuple):
    """A bonus space. Majority spaces have a measure for each seat."""

    owner: Seat
    price: int
    measure: tuple[int, ...]  # per seat, empty where nothing is compared
    may: tuple[Seat, ...]  # who meets the condition and the cost now, markers and turn aside


class Slot(NamedTuple):
    """An action slot."""

    on: bool
    card: int
    used: bool
    using: bool  # in the action under way
    value: int  # with the +1 tile and track bonuses
    plus: bool  # the +1 tile lies on it


class Mark(NamedTuple):
    """A player's marker on a company track."""

    space: int
    shares: int  # on the track
    card_shares: int  # on cards that count, the wild share included
    worth: int  # all shares times the value of one
    active: int  # level of the track bonus
    crossed: int  # thresholds crossed; more than `active` while a bonus waits for the next turn
    next_share: int  # space of the next share icon, NOBODY if none
    barrier: int  # space before the next barrier, NOBODY if none
    barrier_cost: int
    threshold: int  # space before the next threshold, NOBODY if none
    threshold_coins: int


class Position(NamedTuple):
    """A position of a research track."""

    plan: int
    turned: bool
    uploaded: bool  # a special plan that scores
    buried: int  # plans below
    met: bool  # can be entered as things lie (requirements or coins), the position before it reached


class Player(NamedTuple):
    """A player's board, hand and score."""

    coins: int
    helium: int
    upload: int
    tile: int  # starting tile
    slots: tuple[Slot, ...]
    tiles: tuple[int, ...]  # bonus tiles held
    used_tiles: tuple[int, ...]  # those turned face down
    hand: tuple[int, ...]  # cards; sealed plans of others count as in hand
    piles: tuple[tuple[int, ...], ...]  # the five resting piles
    totals: tuple[int, ...]  # face up: carbon, minerals, titanium, energy
    researchers: int
    engineers: int
    markers: int  # bonus markers left
    once: int  # one-time markers left
    own_space: int  # the personal bonus space: 0 closed, 1 free, 2 taken this round
    claimed: int  # columns of the own mission claimed, as bits
    marks: tuple[Mark, ...]  # by company
    track: tuple[Position, ...]  # the research track
    sheet: tuple[int, ...]  # coins, astrogo, tawac, skymine, minerva, helium, research
    passed: bool
    ready: bool  # has sealed the choice now asked for


class Luna(NamedTuple):
    """The automa's board. A slot's card is NOBODY where none lies, HIDDEN or HIGH_HIDDEN while it is face down."""

    level: int
    beside: Seat  # the person at her right: she acts next
    coins: int
    helium: int
    upload: int
    open: tuple[bool, ...]  # slots that are ON
    slots: tuple[int, ...]
    next: int  # the slot she turns up next, NOBODY if none is left
    majority: tuple[int, ...]  # the left and the right majority card, NOBODY where none lies
    demands: tuple[int, ...]  # by majority space: how much of it is needed
    own: tuple[int, ...]  # the reader's own, compared with it; empty for a spectator
    deck: int
    discard: tuple[int, ...]  # the last on top
    pile: int  # cards of rank 2 that are not in play
    high: int  # cards of rank 2 in play
    helium_tokens: tuple[int, ...]  # still ahead
    upload_tokens: tuple[int, ...]
    cards: tuple[int, ...]  # action cards she took
    marks: tuple[Mark, ...]
    sheet: tuple[int, ...]
    passed: bool


HIDDEN: Final = -2
HIGH_HIDDEN: Final = -3  # face down, but known to be of rank 2


@dataclass(frozen=True, slots=True, kw_only=True)
class SkyminesView(View):
    """The table."""

    round: int
    first: Seat  # who started this round
    marker: Seat  # who starts the next one
    turn_of: Seat
    constrained: bool
    companies: tuple[Company, ...]
    sectors: tuple[Sector, ...]
    market: tuple[Offer, ...]
    deck: tuple[int, ...]  # cards left by letter
    destroyed: tuple[int, ...]
    shown: tuple[int, ...]  # plans on display
    supply: tuple[int, ...]  # plans left by letter
    specials: tuple[int, ...]  # per special plan: 0 face down, 1 available, 2 taken
    bounty: int
    bonuses: tuple[Bonus, ...]
    tiles: tuple[Seat, ...]  # who holds each bonus tile
    players: tuple[Player, ...]
    luna: Luna | None
    planned: tuple[int, ...]  # own sealed cards, by slot
    dealt: tuple[int, ...]  # own starting tiles to choose from
    units: int  # of the action under way
    energy: int
    firm: int  # company being expanded
    entered: tuple[int, ...]  # sectors of the last expansion
    expander: Seat  # whose expansion that was
    rp: int
    aside: tuple[int, ...]  # plans to be placed at the end of the turn
    belt: tuple[Place, ...]  # Belt spaces; none on the Moon side
    missions: tuple[Mission, ...]
    threat: Threat | None
    games: int  # games of the anomaly's loop already scored
    chapter: int  # of the campaign, 0 without
