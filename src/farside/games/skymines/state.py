"""What lies on the table, and what it adds up to."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.fields import frozen_by
from farside.games.skymines import copies
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
from farside.games.skymines.fields import Fields
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


class SkyminesState(Fields):
    """A position, and what everybody may read off it."""

    def clone(self) -> SkyminesState:
        return copies.copy(self, SkyminesState())

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

    # -- what a turn brings, and what threatens all --------------------------------------------------

    def note_claim(self, seat: Seat, mission: int, task: int) -> None:
        """SKY-MISSION-5  Claims are rare, so copies share these lists."""
        self.bound = self.bound.copy()
        self.bound[seat] = mission
        self.claimed = self.claimed.copy()
        self.claimed[seat] |= 1 << task

    def keep_once(self, seat: Seat, more: int) -> None:
        """SKY-MISSION-6  A one-time marker comes into the reserve or leaves it."""
        self.once = self.once.copy()
        self.once[seat] += more

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


frozen_by(SkyminesState, copies.freeze, copies.thaw)
