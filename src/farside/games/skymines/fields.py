"""What lies on the table, as numbers."""

from __future__ import annotations

from farside.core.actions import Seat
from farside.core.fields import Shared
from farside.core.state import State


class Fields(State):
    """A position as data. Lists have a number for each seat unless they say otherwise."""

    # the table
    belt: bool  # the Belt side, not the Moon side
    sides: Shared  # by company: the side of its track
    constrained: bool
    place: list[int]  # by card: where it is
    deck: Shared  # action cards, top first
    drawn: int  # how many of them have left the deck
    market: list[int]  # by space: the card, NOBODY where empty
    supply: Shared  # the plans of each letter, SUPPLY a letter
    tops: list[int]  # by letter: how many plans have left its supply
    shown: list[int]  # by place of the display: the plan, NOBODY where empty
    taken: int  # special plans taken, as bits
    bounty: int  # coins on the supplement space
    holders: list[int]  # by sector or Belt space: the company whose piece lies there, else NOBODY
    station: list[int]  # by company * COLUMNS + column: outposts (or shuttles) left
    bared: int  # columns whose barred space has been uncovered, as bits
    lost: list[int]  # by company: outposts out of the game; on the Belt then shuttles
    bonus: list[int]  # by bonus space, with missions then each seat's own: whose marker stands there, else NOBODY
    holder: list[int]  # by bonus tile: who has it, NOBODY while it lies on the board

    # missions and threats
    missions: Shared  # the open mission cards
    bound: Shared  # the mission a status card lies under, else NOBODY
    claimed: Shared  # columns claimed, as bits
    once: Shared  # one-time markers in the reserve
    single: int  # bonus spaces where a one-time marker stands, as bits
    feats: list[int]  # what the action of this turn has brought: see `modules`
    threat: int  # the threat card of this game, else NOBODY
    wild: Seat  # who has removed it, else NOBODY
    facing: bool  # it has been confronted in this action
    noted: Shared  # the totals of the games of the anomaly's loop, added up
    games: int  # how many of them have been scored
    scored: bool  # the game now on the table is one of them
    chapter: int  # of the campaign, 0 without
    pioneer: Seat  # the first to open a personal bonus space, else NOBODY
    earned: Shared  # by place: the success points of the loop's games, added up

    gone: Shared  # plans out of the game

    # Luna
    level: int  # NO_LUNA without her
    beside: Seat  # the person at her right: she acts next
    luna_deck: list[int]  # her cards, top last; a card put there openly is marked by SEEN
    luna_pile: list[int]  # cards of rank 2, top last
    luna_discard: list[int]  # top last
    luna_slots: list[int]  # by slot: her card, else NOBODY
    luna_up: int  # slots whose card has been turned up, as bits
    luna_majority: list[int]  # the left and the right majority card, NOBODY where none lies

    # the players; where Luna plays, these four reach to her number, and whoever is not there has nothing
    coins: list[int]
    helium: list[int]
    upload: list[int]
    marks: list[int]  # by seat * FIRMS + company: the space of the track marker
    active: list[int]  # by seat * FIRMS + company: the track bonus now active
    slots: list[int]  # by seat * SLOTS + slot: the card played there, else NOBODY
    used: list[int]  # slots and tiles turned face down, as bits
    plans: list[int]  # by seat * LAB + position: the plan on top, else NOBODY
    turned: list[int]  # positions whose top plan lies face down, as bits
    uploaded: list[int]  # positions where a special plan was entered face up, as bits
    buried: list[int]  # plans that others cover: position * 128 + plan, position as in `plans`
    tile: list[int]  # the starting tile

    # sealed choices
    dealt: list[int]  # by seat * 2: the starting tiles to choose from
    planned: list[int]  # by seat * SLOTS + slot: cards laid face down; in the set-up, cards laid to rest

    # the round
    round: int
    first: Seat  # who started this round
    marker: Seat  # who has the first-player marker
    passed: int  # as bits
    moved: int  # who has finished a turn this round, as bits
    entered: int  # sectors of the last expansion, as bits: what the picture marks
    expander: Seat  # whose expansion that was

    # the turn
    turn_of: Seat
    plus_slot: int  # where the +1 tile lies, else NOBODY
    using: int  # slots and tiles in use, as bits
    paying: int  # types of resource paid with, as bits
    units: int  # units still to be spent
    energy: int  # energy points still to be spent
    firm: int  # the company being expanded, else NOBODY
    raised: int  # sectors entered, as bits
    rp: int
    flipped: bool
    destroyed: int  # the card destroyed for track bonus E2, else NOBODY
    aside: list[int]  # plans acquired this turn
    chosen: int  # tracks already advanced by E1, or resting slots filled by this pass, as bits
