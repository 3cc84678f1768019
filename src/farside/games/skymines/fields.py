"""What lies on the table, as numbers; how it is copied and written down."""

from __future__ import annotations

from farside.core.actions import Seat
from farside.core.state import Frozen, State
from farside.games.skymines.luna import NO_LUNA


class Fields(State):
    """A position as data. Lists have a number for each seat unless they say otherwise."""

    # the table
    belt: bool  # the Belt side, not the Moon side
    sides: list[int]  # by company: the side of its track
    constrained: bool
    place: list[int]  # by card: where it is
    deck: list[int]  # action cards, top first; never changed in place, so copies share it
    drawn: int  # how many of them have left the deck
    market: list[int]  # by space: the card, NOBODY where empty
    supply: list[int]  # the plans of each letter, SUPPLY a letter; never changed in place
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
    missions: list[int]  # the open mission cards; never changed in place
    bound: list[int]  # the mission a status card lies under, else NOBODY
    claimed: list[int]  # columns claimed, as bits
    once: list[int]  # one-time markers in the reserve
    single: int  # bonus spaces where a one-time marker stands, as bits
    feats: list[int]  # what the action of this turn has brought: see `modules`
    threat: int  # the threat card of this game, else NOBODY
    wild: Seat  # who has removed it, else NOBODY
    facing: bool  # it has been confronted in this action
    noted: list[int]  # the totals of the games of the anomaly's loop, added up
    games: int  # how many of them have been scored
    scored: bool  # the game now on the table is one of them
    chapter: int  # of the campaign, 0 without
    pioneer: Seat  # the first to open a personal bonus space, else NOBODY
    earned: list[int]  # by place: the success points of the loop's games, added up

    gone: list[int]  # plans out of the game

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

    def copy_table(self, twin: Fields) -> None:
        """All of a clone but the kernel's part."""
        twin.belt = self.belt
        twin.sides = self.sides
        twin.constrained = self.constrained
        twin.place = self.place.copy()
        twin.deck = self.deck
        twin.drawn = self.drawn
        twin.market = self.market.copy()
        twin.supply = self.supply
        twin.tops = self.tops.copy()
        twin.shown = self.shown.copy()
        twin.taken = self.taken
        twin.bounty = self.bounty
        twin.holders = self.holders.copy()
        twin.station = self.station.copy()
        twin.bared = self.bared
        twin.lost = self.lost.copy()
        twin.bonus = self.bonus.copy()
        twin.holder = self.holder.copy()
        self.copy_modules(twin)
        self.copy_players(twin)
        self.copy_turn(twin)
        self.copy_luna(twin)

    def copy_modules(self, twin: Fields) -> None:
        twin.missions = self.missions
        twin.single = self.single
        twin.threat = self.threat
        twin.wild = self.wild
        twin.facing = self.facing
        twin.games = self.games
        twin.scored = self.scored
        twin.chapter = self.chapter
        twin.pioneer = self.pioneer
        twin.feats = self.feats.copy()
        if self.missions:
            twin.bound = self.bound.copy()
            twin.claimed = self.claimed.copy()
            twin.once = self.once.copy()
        else:
            twin.bound = self.bound  # without missions these never change
            twin.claimed = self.claimed
            twin.once = self.once
        twin.noted = self.noted.copy() if self.noted else self.noted
        twin.earned = self.earned  # never changed in place

    def copy_players(self, twin: Fields) -> None:
        twin.coins = self.coins.copy()
        twin.helium = self.helium.copy()
        twin.upload = self.upload.copy()
        twin.marks = self.marks.copy()
        twin.active = self.active.copy()
        twin.slots = self.slots.copy()
        twin.used = self.used.copy()
        twin.plans = self.plans.copy()
        twin.turned = self.turned.copy()
        twin.uploaded = self.uploaded.copy()
        twin.buried = self.buried.copy()
        twin.tile = self.tile.copy()
        twin.dealt = self.dealt.copy()
        twin.planned = self.planned.copy()

    def copy_turn(self, twin: Fields) -> None:
        twin.round = self.round
        twin.first = self.first
        twin.marker = self.marker
        twin.passed = self.passed
        twin.moved = self.moved
        twin.entered = self.entered
        twin.expander = self.expander
        twin.turn_of = self.turn_of
        twin.plus_slot = self.plus_slot
        twin.using = self.using
        twin.paying = self.paying
        twin.units = self.units
        twin.energy = self.energy
        twin.firm = self.firm
        twin.raised = self.raised
        twin.rp = self.rp
        twin.flipped = self.flipped
        twin.destroyed = self.destroyed
        twin.aside = self.aside.copy()
        twin.chosen = self.chosen

    def copy_luna(self, twin: Fields) -> None:
        twin.level = self.level
        twin.gone = self.gone
        if self.level == NO_LUNA:  # without her these stay empty, so copies share them
            twin.beside, twin.luna_up = self.beside, self.luna_up
            twin.luna_deck = twin.luna_pile = twin.luna_discard = twin.luna_slots = twin.luna_majority = self.luna_deck
            return
        twin.gone = self.gone.copy()
        twin.beside = self.beside
        twin.luna_deck = self.luna_deck.copy()
        twin.luna_pile = self.luna_pile.copy()
        twin.luna_discard = self.luna_discard.copy()
        twin.luna_slots = self.luna_slots.copy()
        twin.luna_up = self.luna_up
        twin.luna_majority = self.luna_majority.copy()

    def freeze(self) -> Frozen:
        table = (int(self.constrained), self.drawn, self.taken, self.bounty, self.bared, int(self.belt))
        added = (self.single, self.threat, self.wild, int(self.facing), self.games, int(self.scored))
        campaign = (self.chapter, self.pioneer, *self.earned)
        around = (self.round, self.first, self.marker, self.passed, self.moved, self.turn_of, self.plus_slot)
        turn = (self.using, self.paying, self.units, self.energy, self.firm, self.raised)
        more = (self.rp, int(self.flipped), self.destroyed, self.chosen, self.entered, self.expander)
        board = (self.sides, self.place, self.deck, self.market, self.supply, self.tops, self.shown, self.holders)
        pieces = (self.station, self.lost, self.bonus, self.holder, self.coins, self.helium, self.upload, self.marks)
        players = (self.active, self.slots, self.used, self.plans, self.turned, self.uploaded, self.buried)
        rest = (self.tile, self.dealt, self.planned, self.aside)
        tasks = (self.missions, self.bound, self.claimed, self.once, self.feats, self.noted)
        automa = (self.gone, self.luna_deck, self.luna_pile, self.luna_discard, self.luna_slots, self.luna_majority)
        lists = (*board, *pieces, *players, *rest, *tasks, *automa)
        luna = (self.level, self.beside, self.luna_up)
        return (table, around, turn, more, added, luna, campaign, *[tuple(numbers) for numbers in lists])

    def thaw(self, frozen: Frozen) -> None:
        constrained, self.drawn, self.taken, self.bounty, self.bared, belt = frozen[0]
        self.round, self.first, self.marker, self.passed, self.moved, self.turn_of, self.plus_slot = frozen[1]
        self.using, self.paying, self.units, self.energy, self.firm, self.raised = frozen[2]
        self.rp, flipped, self.destroyed, self.chosen, self.entered, self.expander = frozen[3]
        self.single, self.threat, self.wild, facing, self.games, scored = frozen[4]
        self.constrained, self.flipped, self.belt = constrained == 1, flipped == 1, belt == 1
        self.facing, self.scored = facing == 1, scored == 1
        self.level, self.beside, self.luna_up = frozen[5]
        self.chapter, self.pioneer = frozen[6][:2]
        self.earned = list(frozen[6][2:])
        lists = [list(numbers) for numbers in frozen[7:]]
        self.sides, self.place, self.deck, self.market, self.supply, self.tops, self.shown, self.holders = lists[:8]
        self.station, self.lost, self.bonus, self.holder, self.coins, self.helium, self.upload = lists[8:15]
        self.marks, self.active, self.slots, self.used, self.plans, self.turned, self.uploaded = lists[15:22]
        self.buried, self.tile, self.dealt, self.planned, self.aside = lists[22:27]
        self.missions, self.bound, self.claimed, self.once, self.feats, self.noted = lists[27:33]
        self.gone, self.luna_deck, self.luna_pile, self.luna_discard, self.luna_slots, self.luna_majority = lists[33:]
