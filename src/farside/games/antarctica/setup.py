"""The set-up chapter."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import Step
from farside.games.antarctica.actions import CUBE, PLACE
from farside.games.antarctica.components import (
    BOXED_WITH_TWO,
    COLOURS,
    CUBES_AVAILABLE,
    DECK_CARDS,
    DECKS,
    EXPERTISE_PILE,
    FIRST_GAME,
    FLEET,
    FREE_CUBE,
    HELD,
    OPEN_TRACKS,
    OPEN_ZONES,
    PLACEMENT,
    PLACES,
    RESERVE,
    SHIPS_AVAILABLE,
    SHIPYARD_CARDS,
    SHIPYARD_COPIES,
    SIMPLE,
    SIMPLE_IN_HAND,
    STAFF,
    START_BUILDINGS,
    START_ZONE,
    TRACKS,
    ZONES,
)
from farside.games.antarctica.rules.clauses import NO_ROOM_TO_PLACE
from farside.games.antarctica.rules.sun import SUN_STEP
from farside.games.antarctica.rules.zones import judge_room
from farside.games.antarctica.state import AntarcticaState

# The streams of chance (ANT-INFO-4); `rules.effects` draws drafts from the last one.
GROUND: Final = 0  # where the starting buildings stand
LEAD: Final = 1  # who is player A
SHUFFLE: Final = 2  # and the two after it: the order of each deck
STREAMS: Final = 6


def set_up(state: AntarcticaState, free: bool) -> None:
    """ANT-SET-17  Board, decks and piles, pieces, first player, ships, the second player's cube, the first sun step."""
    lay_out(state)
    raise_buildings(state)
    shuffle_decks(state)
    hand_out(state)
    state.first = state.below(state.seats, LEAD)
    state.tell("first", state.first)
    for at in range(len(PLACEMENT[state.seats])):
        seat = (state.first + PLACEMENT[state.seats][at]) % state.seats
        if free:
            state.ask(PLACE_SHIP, seat)
        else:
            place_ship(state, seat, FIRST_GAME[state.seats][at])
    if FREE_CUBE[state.seats]:
        state.ask(FIRST_CUBE, (state.first + 1) % state.seats)
    state.then(SUN_STEP)


def lay_out(state: AntarcticaState) -> None:
    """ANT-SET-13  An empty board with the sun at its start."""
    state.queues = [NOBODY] * (len(ZONES) * PLACES)
    state.buildings = [0] * len(ZONES)
    state.scientists = [0] * (len(ZONES) * COLOURS)
    state.icebreakers = [0] * len(ZONES)
    state.cubes = [0] * (len(TRACKS) * COLOURS)
    state.used = 0
    state.sun = START_ZONE
    state.way = state.stride = state.still = 0
    state.changed = state.breaking = state.acted = state.given = False
    state.second = state.active = state.ship = state.target = state.works = state.raised = NOBODY
    state.carded = state.launched = state.raced = state.ended = 0
    state.trail = []
    state.waits = []


def raise_buildings(state: AntarcticaState) -> None:
    """ANT-SET-2, ANT-SET-3  The starting buildings go to the open zones at random, one to each."""
    kinds = list(START_BUILDINGS)
    if state.seats == 2:
        for kind in BOXED_WITH_TWO:
            kinds.remove(kind)
    state.shuffle(kinds, GROUND)
    for zone, kind in zip(OPEN_ZONES[state.seats], kinds, strict=True):
        state.buildings[zone] = 1 << kind


def shuffle_decks(state: AntarcticaState) -> None:
    """ANT-SET-5, ANT-SET-6  Three shuffled decks of the cards for this player count, and the open shipyard pile."""
    state.cards = []
    state.tops = []
    state.built = []
    for deck in range(len(DECKS)):
        cards = DECK_CARDS[state.seats][deck].copy()
        state.shuffle(cards, SHUFFLE + deck)
        state.tops.append(len(state.cards))
        state.cards.extend(cards)
    state.pile = list(SHIPYARD_COPIES)
    state.offer = [0] * len(SHIPYARD_CARDS)
    state.gone = [0] * HELD
    state.expertise = EXPERTISE_PILE[state.seats]


def hand_out(state: AntarcticaState) -> None:
    """ANT-SET-7, ANT-SET-8  Each player's pieces, and a simple resource card."""
    seats = state.seats
    state.staff = [STAFF[seats]] * seats
    state.reserve = [RESERVE[seats]] * seats
    state.spare_ships = [SHIPS_AVAILABLE[seats]] * seats
    state.spare_cubes = [CUBES_AVAILABLE[seats]] * seats
    state.given_ships = [0] * seats
    state.given_cubes = [0] * seats
    state.hands = [0] * (HELD * seats)
    for seat in range(seats):
        state.hands[seat * HELD + SIMPLE] = SIMPLE_IN_HAND[seats]


def place_ship(state: AntarcticaState, seat: Seat, zone: int) -> None:
    """ANT-SET-12  A ship takes the first free space of its zone's queue."""
    sailing = 0
    for ship in state.queues:
        if seat * FLEET <= ship < (seat + 1) * FLEET:
            sailing += 1
    place = state.join(seat * FLEET + sailing, zone)
    state.tell("place", seat, zone, place + 1)


class PlaceShip(Step[AntarcticaState]):
    """ANT-SET-11  In a later game each ship goes to any open zone with room."""

    def candidates(self, state: AntarcticaState, seat: Seat) -> list[Action]:
        return [PLACE.of(zone) for zone in range(len(ZONES))]

    def refusal(self, state: AntarcticaState, seat: Seat, action: Action) -> int:
        return judge_room(state, PLACE.arg(action), NO_ROOM_TO_PLACE)

    def numbers(self, state: AntarcticaState, seat: Seat, action: Action, clause: int) -> tuple[int, ...]:
        return (PLACE.arg(action),)

    def take(self, state: AntarcticaState, seat: Seat, action: Action) -> None:
        place_ship(state, seat, PLACE.arg(action))


class FirstCube(Step[AntarcticaState]):
    """ANT-SET-16  With two players, B puts an available cube on space 1 of an open track. It triggers nothing."""

    def candidates(self, state: AntarcticaState, seat: Seat) -> list[Action]:
        return [CUBE.of(track) for track in OPEN_TRACKS[state.seats]]

    def take(self, state: AntarcticaState, seat: Seat, action: Action) -> None:
        state.spare_cubes[seat] -= 1
        state.cubes[CUBE.arg(action) * COLOURS + seat] = 1
        state.tell("cube", seat, CUBE.arg(action))


PLACE_SHIP: Final = PlaceShip()
FIRST_CUBE: Final = FirstCube()
