"""What lies on the table."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.fields import Follows, Shared, frozen_by
from farside.core.state import Frozen, State
from farside.games.magnastorm import copies
from farside.games.magnastorm.cards import COMMANDERS
from farside.games.magnastorm.components import (
    CALM,
    CALM_MASK,
    GOAL,
    LABS_EACH,
    PAD,
    PANELS,
    PLANETS,
    ROWS,
    SECTOR_COUNT,
    SHADES,
    STATIONS_EACH,
    TRACKS_USED,
    YELLOW,
    Panel,
)
from farside.games.magnastorm.planet import Planet

MOST_TRACKS: Final = 4
ENDS: Final = ("", "goal", "administration", "rounds")
BY_GOAL: Final = 1  # reached in phase 1
IN_ADMINISTRATION: Final = 2
AFTER_LAST_ROUND: Final = 3
CREW_BITS: Final = 4  # a group of crew is one number: four bits a colour
CREW_MASK: Final = 15
GROUP: Final = 0x11111  # one of each colour
OWNERS: Final = 4  # a space with labs holds labs * OWNERS + owner


def of_kind(group: int, kind: int) -> int:
    """How many crew members of a kind stand in a group."""
    return group >> (kind * CREW_BITS) & CREW_MASK


def one(kind: int) -> int:
    """A group of a single crew member."""
    return 1 << (kind * CREW_BITS)


def size(group: int) -> int:
    """How many crew members stand in a group."""
    total = 0
    while group:
        total += group & CREW_MASK
        group >>= CREW_BITS
    return total


class MagnaState(State):
    """A position. Each fact is stored once; what follows from it is computed."""

    planet: Follows[Planet]
    panel: Follows[Panel]
    start: int  # the starting area: 0 or 1
    round: int
    at: int  # whose turn of the rotation it is
    triggered: bool  # somebody has reached the goal
    token: Seat  # who holds the first-player token

    # the turn
    space: int  # the lower space used in this turn
    steps_left: int  # of the move under way
    used: int  # bits: what has been used up in this turn
    chosen: int  # bits: sectors or tracks already used for the objective under way
    led: int  # bits: sectors led when that objective was claimed

    # what the picture and the end remember
    ended: int  # how the game ended: an index into ENDS
    trail: int  # the last scout that moved: origin * OWNERS + seat; an origin past PAD is a station

    # the table
    order: list[int]  # the turn-order track
    rotation: list[int]  # the order of the rotation under way
    hands: list[int]  # cubes, SHADES for each seat
    supply: list[int]  # cubes by colour
    bag: list[int]  # cubes by colour, black ones apart
    upper: list[int]  # a group of crew for each column
    lower: list[int]  # a group of crew for each space: column * ROWS + row
    crew: list[int]  # by seat: crew left on the player board
    reputation: list[int]  # by seat
    levels: list[int]  # MOST_TRACKS for each seat
    labs: list[int]  # by space: 0, or labs * OWNERS + owner
    labs_left: list[int]  # by seat: on the player board
    stations: list[int]  # by spot: the owner, or NOBODY
    stations_left: list[int]  # by seat: on the player board
    scouts: list[int]  # by seat: a space, or PAD
    chiefs: Shared  # by column: the commander there (NOBODY for the token's column)
    heads: Shared  # by track: the commander there
    holder: list[int]  # by commander: the seat that controls him, or NOBODY
    goals: Shared  # the objectives on display
    claims: list[int]  # seats for each objective on display, best place first, or NOBODY
    won: list[int]  # by seat: the artefact won at the end, or NOBODY
    drawn: tuple[int, ...]  # advanced start: two artefacts for each seat
    collections: tuple[tuple[int, ...], ...]  # by seat: the artefacts owned before the game

    def clone(self) -> MagnaState:
        return copies.copy(self, MagnaState())

    def thaw(self, frozen: Frozen) -> None:
        copies.thaw(self, frozen)
        self.lay_boards()

    def lay_boards(self) -> None:
        """MAG-SETUP-1  Each number of players has its side of the boards."""
        side = 1 if self.seats == MOST_TRACKS else 0
        self.planet = PLANETS[side]
        self.panel = PANELS[side]

    # -- what follows from it ----------------------------------------------------------------------

    def actor(self) -> Seat:
        """Whose turn it is."""
        return self.rotation[self.at]

    def tracks(self) -> int:
        return TRACKS_USED[self.seats]

    def controls(self, seat: Seat, commander: int) -> bool:
        """MAG-TERM-9  His card lies in front of you."""
        return self.holder[commander] == seat

    def commanders(self, seat: Seat) -> int:
        """MAG-OBJ-20  How many commanders a seat controls; the token is none."""
        total = 0
        for commander in range(len(COMMANDERS)):
            if self.holder[commander] == seat:
                total += 1
        return total

    def hand(self, seat: Seat) -> int:
        """How many cubes a seat owns."""
        at = seat * SHADES
        hands = self.hands
        return hands[at] + hands[at + 1] + hands[at + 2] + hands[at + 3] + hands[at + YELLOW]

    def calm(self) -> int:
        """The calm sectors, as bits."""
        return CALM_MASK[self.start][self.round - 1]

    def calm_sectors(self) -> tuple[int, ...]:
        """MAG-TERM-4  Trailing, middle, leading."""
        return CALM[self.start][self.round - 1]

    def sector(self, seat: Seat) -> int:
        """MAG-MOVE-11  The sector a scout stands in; a pad lies in one too."""
        space = self.scouts[seat]
        return self.planet.pad_sector[self.start] if space == PAD else self.planet.sector[space]

    def strength(self) -> list[int]:
        """Labs by seat and sector, SECTOR_COUNT for each seat."""
        found = [0] * (self.seats * SECTOR_COUNT)
        sector = self.planet.sector
        for space in range(PAD):
            held = self.labs[space]
            if held:
                found[held % OWNERS * SECTOR_COUNT + sector[space]] += held // OWNERS
        return found

    def leader(self, strength: list[int], sector: int) -> Seat:
        """MAG-TERM-5  Who has strictly more labs in a sector than each other player."""
        return self._ahead(strength, SECTOR_COUNT, sector, 0)

    def wisest(self, track: int) -> Seat:
        """MAG-TERM-6  Whose marker is alone on the highest occupied level."""
        return self._ahead(self.levels, MOST_TRACKS, track, -1)

    def _ahead(self, numbers: list[int], each: int, at: int, best: int) -> Seat:
        """Whose number is alone the highest, and above `best`; there are so many numbers for each seat."""
        seat = NOBODY
        for other in range(self.seats):
            number = numbers[other * each + at]
            if number > best:
                best, seat = number, other
            elif number == best:
                seat = NOBODY
        return seat

    def labs_out(self, seat: Seat) -> int:
        return LABS_EACH - self.labs_left[seat]

    def stations_out(self, seat: Seat) -> int:
        return STATIONS_EACH - self.stations_left[seat]

    def crew_above(self) -> int:
        """How many crew members are left on the upper panel."""
        total = 0
        for group in self.upper:
            total += size(group)
        return total

    def panel_full(self) -> bool:
        """MAG-ACT-5  No lower space is free."""
        return 0 not in self.lower

    def gain_fame(self, seat: Seat, points: int) -> None:
        """MAG-END-1  Reaching the goal at any moment triggers the end."""
        self.reputation[seat] += points
        if self.reputation[seat] >= GOAL[self.seats] and not self.triggered:
            self.triggered = True
            self.tell("goal", seat, self.reputation[seat])

    def lose_fame(self, seat: Seat, points: int) -> None:
        """MAG-RUL-22  Reputation never falls below 0."""
        self.reputation[seat] = max(0, self.reputation[seat] - points)

    def ranking(self) -> list[Seat]:
        """MAG-END-5  Most reputation first; among equals the earlier in the turn order."""
        places = [(-self.reputation[self.order[at]], at) for at in range(self.seats)]
        return [self.order[at] for _points, at in sorted(places)]


frozen_by(MagnaState, copies.freeze, copies.thaw)


def lower_space(column: int, row: int) -> int:
    return column * ROWS + row
