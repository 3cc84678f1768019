"""What lies on the table."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.state import Frozen, State
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
LISTS: Final = 21  # that a frozen position holds
CREW_BITS: Final = 4  # a group of crew is one number: four bits a colour
CREW_MASK: Final = 15
GROUP: Final = 0x11111  # one of each colour
NONE: Final[list[int]] = []  # stands in every list until the set-up or a copy lays out its own; never written to
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

    def __init__(self) -> None:
        super().__init__()
        self.planet: Planet = PLANETS[0]
        self.panel: Panel = PANELS[0]
        self.start: int = 0  # the starting area: 0 or 1
        self.round: int = 1
        self.at: int = 0  # whose turn of the rotation it is
        self.triggered: bool = False  # somebody has reached the goal
        self.ended: int = 0  # how the game ended: an index into ENDS
        self.token: Seat = NOBODY  # who holds the first-player token
        self.space: int = NOBODY  # the lower space used in this turn
        self.steps_left: int = 0  # of the move under way
        self.trail: int = NOBODY  # the last scout that moved: origin * OWNERS + seat; an origin past PAD is a station
        self.used: int = 0  # bits: what has been used up in this turn
        self.chosen: int = 0  # bits: sectors or tracks already used for the objective under way
        self.led: int = 0  # bits: sectors led when that objective was claimed
        self.order: list[int] = NONE  # the turn-order track
        self.rotation: list[int] = NONE  # the order of the rotation under way
        self.hands: list[int] = NONE  # cubes, SHADES for each seat
        self.supply: list[int] = NONE  # cubes by colour
        self.bag: list[int] = NONE  # cubes by colour, black ones apart
        self.upper: list[int] = NONE  # a group of crew for each column
        self.lower: list[int] = NONE  # a group of crew for each space: column * ROWS + row
        self.crew: list[int] = NONE  # by seat: crew left on the player board
        self.reputation: list[int] = NONE  # by seat
        self.levels: list[int] = NONE  # MOST_TRACKS for each seat
        self.labs: list[int] = NONE  # by space: 0, or labs * OWNERS + owner
        self.labs_left: list[int] = NONE  # by seat: on the player board
        self.stations: list[int] = NONE  # by spot: the owner, or NOBODY
        self.stations_left: list[int] = NONE  # by seat: on the player board
        self.scouts: list[int] = NONE  # by seat: a space, or PAD
        self.chiefs: list[int] = NONE  # by column: the commander there (NOBODY for the token's column)
        self.heads: list[int] = NONE  # by track: the commander there
        self.holder: list[int] = NONE  # by commander: the seat that controls him, or NOBODY
        self.goals: list[int] = NONE  # the objectives on display
        self.claims: list[int] = NONE  # seats for each objective on display, best place first, or NOBODY
        self.collections: tuple[tuple[int, ...], ...] = ()  # by seat: the artefacts owned before the game
        self.drawn: tuple[int, ...] = ()  # advanced start: two artefacts for each seat
        self.won: list[int] = NONE  # by seat: the artefact won at the end, or NOBODY

    def clone(self) -> MagnaState:
        twin = MagnaState()
        self.copy_kernel(twin)
        twin.planet = self.planet
        twin.panel = self.panel
        twin.start = self.start
        twin.round = self.round
        twin.at = self.at
        twin.triggered = self.triggered
        twin.ended = self.ended
        twin.token = self.token
        twin.space = self.space
        twin.steps_left = self.steps_left
        twin.trail = self.trail
        twin.used = self.used
        twin.chosen = self.chosen
        twin.led = self.led
        twin.order = self.order.copy()
        twin.rotation = self.rotation.copy()
        twin.hands = self.hands.copy()
        twin.supply = self.supply.copy()
        twin.bag = self.bag.copy()
        twin.upper = self.upper.copy()
        twin.lower = self.lower.copy()
        twin.crew = self.crew.copy()
        twin.reputation = self.reputation.copy()
        twin.levels = self.levels.copy()
        twin.labs = self.labs.copy()
        twin.labs_left = self.labs_left.copy()
        twin.stations = self.stations.copy()
        twin.stations_left = self.stations_left.copy()
        twin.scouts = self.scouts.copy()
        twin.chiefs = self.chiefs  # never changes after the set-up
        twin.heads = self.heads
        twin.holder = self.holder.copy()
        twin.goals = self.goals
        twin.claims = self.claims.copy()
        twin.collections = self.collections
        twin.drawn = self.drawn
        twin.won = self.won.copy()
        return twin

    def singles(self) -> tuple[int, ...]:
        return (
            self.start,
            self.round,
            self.at,
            int(self.triggered),
            self.token,
            self.space,
            self.steps_left,
            self.used,
            self.chosen,
            self.led,
            self.ended,
            self.trail,
        )

    def lists(self) -> list[list[int]]:
        return [
            self.order,
            self.rotation,
            self.hands,
            self.supply,
            self.bag,
            self.upper,
            self.lower,
            self.crew,
            self.reputation,
            self.levels,
            self.labs,
            self.labs_left,
            self.stations,
            self.stations_left,
            self.scouts,
            self.chiefs,
            self.heads,
            self.holder,
            self.goals,
            self.claims,
            self.won,
        ]

    def freeze(self) -> Frozen:
        return (self.singles(), *[tuple(numbers) for numbers in self.lists()], self.drawn, *self.collections)

    def thaw(self, frozen: Frozen) -> None:
        self.lay_boards()
        self.start, self.round, self.at, triggered, self.token = frozen[0][:5]
        self.space, self.steps_left, self.used, self.chosen, self.led, self.ended, self.trail = frozen[0][5:]
        self.triggered = triggered == 1
        lists = [list(numbers) for numbers in frozen[1 : 1 + LISTS]]
        self.order, self.rotation, self.hands, self.supply, self.bag, self.upper, self.lower = lists[:7]
        self.crew, self.reputation, self.levels, self.labs, self.labs_left, self.stations = lists[7:13]
        self.stations_left, self.scouts, self.chiefs, self.heads, self.holder = lists[13:18]
        self.goals, self.claims, self.won = lists[18:]
        self.drawn = frozen[1 + LISTS]
        self.collections = frozen[2 + LISTS :]

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
        best, seat = 0, NOBODY
        for other in range(self.seats):
            labs = strength[other * SECTOR_COUNT + sector]
            if labs > best:
                best, seat = labs, other
            elif labs == best:
                seat = NOBODY
        return seat

    def wisest(self, track: int) -> Seat:
        """MAG-TERM-6  Whose marker is alone on the highest occupied level."""
        best, seat = -1, NOBODY
        for other in range(self.seats):
            level = self.levels[other * MOST_TRACKS + track]
            if level > best:
                best, seat = level, other
            elif level == best:
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


def lower_space(column: int, row: int) -> int:
    return column * ROWS + row
