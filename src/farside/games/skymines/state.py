"""What lies on the table."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import NEVER, OPEN, Frozen, Refusal, State, Step
from farside.games.skymines.actions import CLAIM
from farside.games.skymines.components import (
    ALWAYS_ON,
    BARED,
    CARD_TYPE,
    CARD_VALUE,
    COLOURS,
    COLUMNS,
    ENERGY,
    ENGINEER,
    FIRMS,
    HEIGHT,
    LAB_SLOT,
    LAB_UNLOCK,
    MARKERS,
    RESEARCHER,
    SHOWN,
    SLOTS,
    TANK_SLOT,
    TANK_UNLOCK,
    TITANIUM,
)
from farside.games.skymines.luna import (
    ALWAYS_ON as LUNA_ALWAYS_ON,
)
from farside.games.skymines.luna import (
    HAS_END_SLOTS,
    HELIUM_OPENS,
    LEFT_SLOT,
    LUNA,
    NO_LUNA,
    RIGHT_SLOT,
    UPLOAD_OPENS,
)
from farside.games.skymines.modules import (
    ALL_TASKS,
    BELT_BARED,
    BELT_HEIGHT,
    BELT_SHOWN,
    GOT_COINS,
    KINDS,
    SHUTTLES,
)
from farside.games.skymines.tracks import (
    ENERGY_BONUS,
    ENERGY_TILE,
    ENERGY_TILE_POINTS,
    ENGINEER_TILE,
    EXTRA_DOMES,
    EXTRA_MARKERS,
    LEVELS,
    PLUS_TILE,
    PLUS_VALUE,
    RESEARCHER_TILE,
    SHARES,
    SPACES,
    THRESHOLD,
    THRESHOLDS,
    TITANIUM_BONUS,
    WIDTH,
)

# Where a card is (SKY-CARD-6): one of these, or HAND + seat, PLAYED + seat, RESTING + seat * SLOTS + slot.
BOXED: Final = 0
STACKED: Final = 1  # in the action deck
FOR_SALE: Final = 2
DESTROYED: Final = 3
HAND: Final = 4
PLAYED: Final = 8
RESTING: Final = 12
TAKEN: Final = RESTING + COLOURS * SLOTS  # by Luna

# The tiles of a player in a set of used things, after the five slots.
TILE_BIT: Final = 1 << SLOTS  # shifted by the number of the tile

# The places of two steps in the game's list of steps.
CLAIMING: Final = 37
LAST_CALL: Final = 38


class SkyminesState(State):
    """A position. Lists have a number for each seat unless they say otherwise.

    Luna, where she plays, is player LUNA: coins, helium, upload and marks are then as long as that takes, and whoever
    is not there has nothing.
    """

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
    gone: list[int]  # plans out of the game

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

    # the players
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

    # Luna
    level: int  # NO_LUNA without her
    beside: Seat  # the person at her right: she acts next
    luna_deck: list[int]  # her cards, top last; a card put there openly is marked by SEEN
    luna_pile: list[int]  # cards of rank 2, top last
    luna_discard: list[int]  # top last
    luna_slots: list[int]  # by slot: her card, else NOBODY
    luna_up: int  # slots whose card has been turned up, as bits
    luna_majority: list[int]  # the left and the right majority card, NOBODY where none lies

    def clone(self) -> SkyminesState:
        twin = SkyminesState()
        self.copy_kernel(twin)
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
        return twin

    def copy_modules(self, twin: SkyminesState) -> None:
        twin.missions = self.missions
        twin.single = self.single
        twin.threat = self.threat
        twin.wild = self.wild
        twin.facing = self.facing
        twin.games = self.games
        twin.scored = self.scored
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

    def copy_players(self, twin: SkyminesState) -> None:
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

    def copy_turn(self, twin: SkyminesState) -> None:
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

    def copy_luna(self, twin: SkyminesState) -> None:
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
        return (table, around, turn, more, added, luna, *[tuple(numbers) for numbers in lists])

    def thaw(self, frozen: Frozen) -> None:
        constrained, self.drawn, self.taken, self.bounty, self.bared, belt = frozen[0]
        self.round, self.first, self.marker, self.passed, self.moved, self.turn_of, self.plus_slot = frozen[1]
        self.using, self.paying, self.units, self.energy, self.firm, self.raised = frozen[2]
        self.rp, flipped, self.destroyed, self.chosen, self.entered, self.expander = frozen[3]
        self.single, self.threat, self.wild, facing, self.games, scored = frozen[4]
        self.level, self.beside, self.luna_up = frozen[5]
        self.constrained, self.flipped, self.belt = constrained == 1, flipped == 1, belt == 1
        self.facing, self.scored = facing == 1, scored == 1
        lists = [list(numbers) for numbers in frozen[6:]]
        self.sides, self.place, self.deck, self.market, self.supply, self.tops, self.shown, self.holders = lists[:8]
        self.station, self.lost, self.bonus, self.holder, self.coins, self.helium, self.upload = lists[8:15]
        self.marks, self.active, self.slots, self.used, self.plans, self.turned, self.uploaded = lists[15:22]
        self.buried, self.tile, self.dealt, self.planned, self.aside = lists[22:27]
        self.missions, self.bound, self.claimed, self.once, self.feats, self.noted = lists[27:33]
        self.gone, self.luna_deck, self.luna_pile, self.luna_discard, self.luna_slots, self.luna_majority = lists[33:]

    # -- who plays -----------------------------------------------------------------------------------

    def has_luna(self) -> bool:
        return self.level != NO_LUNA

    def players(self) -> int:
        """SKY-LUNA-2  How many play, Luna among them."""
        return self.seats if self.level == NO_LUNA else self.seats + 1

    def roll(self) -> list[int]:
        """The players' numbers, Luna last."""
        found = list(range(self.seats))
        if self.level != NO_LUNA:
            found.append(LUNA)
        return found

    def after(self, player: int) -> int:
        """SKY-LUNA-3, SKY-LUNA-46  Who sits next, clockwise: Luna after the person at her right."""
        if player == LUNA:
            return (self.beside + 1) % self.seats
        return LUNA if self.level != NO_LUNA and player == self.beside else (player + 1) % self.seats

    def luna_open(self) -> int:
        """SKY-LUNA-5, SKY-LUNA-9, SKY-LUNA-22  Her slots that are ON, as bits."""
        found = LUNA_ALWAYS_ON
        if HAS_END_SLOTS[self.level]:
            if self.helium[LUNA] >= HELIUM_OPENS:
                found |= 1 << LEFT_SLOT
            if self.upload[LUNA] >= UPLOAD_OPENS:
                found |= 1 << RIGHT_SLOT
        return found

    # -- tasks are claimed beside the question now open ------------------------------------------------

    def may_claim(self, seat: Seat) -> bool:
        """SKY-MISSION-4, SKY-MISSION-19  Only in the own turn, and only while a task is left."""
        return len(self.missions) > 0 and seat == self.turn_of and self.claimed[seat] != ALL_TASKS and self.asked(seat)

    def options(self, seat: Seat) -> list[Action]:
        found = super().options(seat)
        if self.may_claim(seat):
            found.extend(self.steps[CLAIMING].options(self, seat))
        return found

    def candidates(self, seat: Seat) -> list[Action]:
        found = super().candidates(seat)
        if self.may_claim(seat):
            found.extend(self.steps[CLAIMING].candidates(self, seat))
        return found

    def refusal(self, seat: Seat, action: Action) -> Refusal | None:
        """SKY-MISSION-4  A claim is judged by its own step, whatever else is asked."""
        if not CLAIM.has(action) or not self.may_claim(seat):
            return super().refusal(seat, action)
        step = self.steps[CLAIMING]
        clause = step.refusal(self, seat, action)
        return None if clause == OPEN else Refusal(self.clauses[clause], step.numbers(self, seat, action, clause))

    def push(self, seat: Seat, action: Action) -> None:
        """SKY-MISSION-4  A claim is not an action: the question stays as it is."""
        if not CLAIM.has(action):
            super().push(seat, action)
            return
        self.ply += 1
        self.steps[CLAIMING].take(self, seat, action)
        self.settle()

    def sole(self, step: Step[State], seat: Seat) -> Action:
        """SKY-MISSION-19  Where a claim may still matter, not even a single answer is given by itself."""
        only = step.sole(self, seat)
        if only == NEVER or not self.may_claim(seat) or not self.steps[CLAIMING].options(self, seat):
            return only
        return NEVER if step.number == LAST_CALL or len(step.candidates(self, seat)) > 1 else only

    def earn(self, seat: Seat, coins: int) -> None:
        """Coins, counted for the tasks of whoever's turn it is (SKY-R-M55)."""
        self.coins[seat] += coins
        if seat == self.turn_of:
            self.feats[GOT_COINS] += coins

    def at_large(self) -> int:
        """SKY-THREAT-5  The threat card that lies on the board, else NOBODY."""
        return self.threat if self.wild == NOBODY else NOBODY

    # -- what lies face up -------------------------------------------------------------------------

    def is_out(self, seat: Seat) -> bool:
        """Who has passed has nothing face up (SKY-MAJ-7)."""
        return self.passed >> seat & 1 == 1

    def has_tile(self, seat: Seat, tile: int) -> bool:
        """SKY-TILE-5  An action tile that lies face up."""
        return self.holder[tile] == seat and self.used[seat] & (TILE_BIT << tile) == 0

    def value_in(self, seat: Seat, slot: int) -> int:
        """What the card in a slot is worth, with the +1 tile and track bonus C2 (SKY-RES-2)."""
        card = self.slots[seat * SLOTS + slot]
        value = CARD_VALUE[card]
        if slot == self.plus_slot and self.holder[PLUS_TILE] == seat:
            value += PLUS_VALUE
        if CARD_TYPE[card] == TITANIUM:
            value += self.sum_of(seat, TITANIUM_BONUS)
        return value

    def total(self, seat: Seat, kind: int) -> int:
        """SKY-MAJ-8  A player's face-up total of a resource or of energy."""
        if self.is_out(seat):
            return 0
        found = 0
        cards = 0
        for slot in range(SLOTS):
            card = self.slots[seat * SLOTS + slot]
            if card != NOBODY and CARD_TYPE[card] == kind and self.used[seat] >> slot & 1 == 0:
                found += self.value_in(seat, slot)
                cards += 1
        if kind == ENERGY:
            if self.has_tile(seat, ENERGY_TILE):
                found += ENERGY_TILE_POINTS
                cards += 1
            if cards > 0:
                found += self.sum_of(seat, ENERGY_BONUS)  # SKY-R-47: once per total
        return found

    def cards_up(self, seat: Seat, kind: int) -> int:
        """Face-up cards of a type."""
        if self.is_out(seat):
            return 0
        found = 0
        for slot in range(SLOTS):
            card = self.slots[seat * SLOTS + slot]
            if card != NOBODY and CARD_TYPE[card] == kind and self.used[seat] >> slot & 1 == 0:
                found += 1
        return found

    def researchers(self, seat: Seat) -> int:
        """SKY-R-12  Face-up research scientists, the tile included."""
        found = self.cards_up(seat, RESEARCHER)
        if not self.is_out(seat) and self.has_tile(seat, RESEARCHER_TILE):
            found += 1
        return found

    def engineers(self, seat: Seat) -> int:
        """Face-up field scientists: cards, the tile and the icon of track bonus D2."""
        found = self.cards_up(seat, ENGINEER)
        if not self.is_out(seat) and self.has_tile(seat, ENGINEER_TILE):
            found += 1
        return found + (1 if self.sum_of(seat, EXTRA_DOMES) > 0 else 0)

    # -- tracks and bonuses --------------------------------------------------------------------------

    def sum_of(self, seat: Seat, bonus: list[int]) -> int:
        """What the active track bonuses of a seat add up to."""
        found = 0
        for firm in range(FIRMS):
            level = self.active[seat * FIRMS + firm]
            if level > 0:
                found += bonus[self.sides[firm] * LEVELS + level]
        return found

    def crossed(self, seat: Seat, firm: int) -> int:
        """How many thresholds of a track a seat has crossed."""
        space = self.marks[seat * FIRMS + firm]
        at = self.sides[firm] * THRESHOLDS
        return (1 if space > THRESHOLD[at] else 0) + (1 if space > THRESHOLD[at + 1] else 0)

    def track_shares(self, seat: Seat, firm: int) -> int:
        """SKY-TRK-1  The number at the last share icon reached."""
        return SHARES[self.sides[firm] * WIDTH + self.marks[seat * FIRMS + firm]]

    def spare_markers(self, seat: Seat) -> int:
        """SKY-SET-13, SKY-TB-A2  Bonus markers in the supply."""
        found = MARKERS[self.players()] + self.sum_of(seat, EXTRA_MARKERS)
        for space in range(len(self.bonus)):
            if self.bonus[space] == seat and self.single >> space & 1 == 0:
                found -= 1
        return found

    def one_time_markers(self, seat: Seat) -> int:
        """SKY-MISSION-6  One-time markers in the reserve."""
        return self.once[seat] if self.missions else 0

    def own_space(self, seat: Seat) -> int:
        """SKY-MISSION-9  The personal bonus space of a seat, NOBODY while it is not open."""
        return SPACES + seat if self.missions and self.claimed[seat] == ALL_TASKS else NOBODY

    def open_slots(self, seat: Seat) -> int:
        """SKY-PLAN-2  The action slots that are ON, as bits."""
        found = ALWAYS_ON
        if self.helium[seat] >= TANK_UNLOCK:
            found |= 1 << TANK_SLOT
        if self.upload[seat] >= LAB_UNLOCK:
            found |= 1 << LAB_SLOT
        return found

    # -- stations ------------------------------------------------------------------------------------

    def share_value(self, firm: int) -> int:
        """SKY-STA-2  The coins visible in a station."""
        found = 0
        if self.belt:
            for column in range(COLUMNS):
                found += BELT_SHOWN[column * KINDS + self.column_state(firm * COLUMNS + column)]
            return found
        for at in range(firm * COLUMNS, firm * COLUMNS + COLUMNS):
            found += SHOWN[self.station[at] + (BARED if self.bared >> at & 1 else 0)]
        return found

    def in_station(self, firm: int) -> int:
        """Outposts left in a station."""
        at = firm * COLUMNS
        if self.belt:
            return self.station[at] + self.station[at + 1] + self.station[at + 2] - self.station[at + SHUTTLES]
        return self.station[at] + self.station[at + 1] + self.station[at + 2]

    def column_state(self, at: int) -> int:
        """SKY-STA-7, SKY-AST-5  A column is described by its pieces and whether its barred space is bare."""
        return self.station[at] + (BELT_BARED if self.bared >> at & 1 else 0)

    def room_in(self, at: int) -> int:
        """SKY-STA-4, SKY-STA-5  How many outposts a column can take back."""
        height = BELT_HEIGHT[at % COLUMNS] if self.belt else HEIGHT
        return height - 1 - self.station[at] if self.bared >> at & 1 else height - self.station[at]
