"""Action A: the scout drives, begins at a station, jumps, or is pushed out of the storm."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.state import OPEN, Step
from farside.core.verbs import HIDDEN, Decline, Question, Verb
from farside.games.magnastorm import abilities
from farside.games.magnastorm.actions import BUILD, DRIVE, GIVE, JUMP, PUSH, SKIP, STATION, STAY, STOP
from farside.games.magnastorm.components import (
    EXCHANGE,
    PAD,
    SECTOR_COUNT,
    SHADES,
    STATION_PRICE,
    STATION_WORTH,
    YELLOW,
)
from farside.games.magnastorm.rules.clauses import (
    INTO_THE_STORM,
    LEAVE_THE_STORM,
    NO_CALM_END,
    NO_CUBE,
    STATION_DEAR,
    STEP_DEAR,
)
from farside.games.magnastorm.rules.decision import Decision
from farside.games.magnastorm.rules.labs import Slotted
from farside.games.magnastorm.rules.purse import covered, give_back
from farside.games.magnastorm.state import OWNERS, MagnaState

BEGIN: Final = 0  # what a question about the move is about
GOING_ON: Final = 1
FROM_STATION: Final = 2  # and on: 2 + the spot


def in_storm(state: MagnaState, seat: Seat) -> bool:
    return state.calm() >> state.sector(seat) & 1 == 0


def one_step(state: MagnaState, seat: Seat) -> list[int]:
    """MAG-MOVE-2, MAG-MOVE-10  The spaces one step away."""
    space = state.scouts[seat]
    return state.planet.pad_near[state.start] if space == PAD else state.planet.near[space]


def must_be_pushed(state: MagnaState, seat: Seat) -> bool:
    """MAG-MOVE-6  In the storm, and no line leads from here to a calm sector."""
    calm = state.calm()
    if calm >> state.sector(seat) & 1:
        return False
    return all(not calm >> state.planet.sector[space] & 1 for space in one_step(state, seat))


def pushed_to(state: MagnaState, seat: Seat) -> list[int]:
    """MAG-MOVE-6  The entry spaces of the first calm sector clockwise."""
    calm = state.calm()
    sector = state.sector(seat)
    while not calm >> sector & 1:
        sector = (sector + 1) % SECTOR_COUNT
    return state.planet.entry[sector]


def lab_areas(state: MagnaState) -> list[int]:
    """MAG-CARD-06  The spaces of calm areas that hold a lab of any player."""
    planet = state.planet
    calm = state.calm()
    found: list[int] = []
    for area in range(len(planet.inside)):
        sector = planet.area_sector[area]
        if sector != NOBODY and calm >> sector & 1:
            inside = planet.inside[area]
            for space in inside:
                if state.labs[space]:
                    found.extend(inside)
                    break
    return found


class Stay(Verb[MagnaState]):
    """MAG-MOVE-3  The scout may stay where it is, except in the storm."""

    def gate(self, state: MagnaState, seat: Seat) -> int:
        return only_at(state, BEGIN)

    def refusal(self, state: MagnaState, seat: Seat, _at: int) -> int:
        return LEAVE_THE_STORM if in_storm(state, seat) else OPEN

    def take(self, state: MagnaState, seat: Seat, _at: int) -> None:
        state.tell("stay", seat)


class Stop(Decline[MagnaState]):
    """MAG-MOVE-3  Fewer steps than there are may be used."""

    def gate(self, state: MagnaState, seat: Seat) -> int:
        return only_at(state, GOING_ON)


class Push(Verb[MagnaState]):
    """MAG-MOVE-6, MAG-MOVE-14  Out of a storm from which no line leads: into the first calm sector, and that is all."""

    def gate(self, state: MagnaState, seat: Seat) -> int:
        return only_at(state, BEGIN) if must_be_pushed(state, seat) else HIDDEN

    def offers(self, state: MagnaState, seat: Seat) -> list[int]:
        return pushed_to(state, seat)

    def take(self, state: MagnaState, seat: Seat, space: int) -> None:
        leave(state, seat, state.scouts[seat])
        state.scouts[seat] = space
        state.tell("push", seat, space)


class Drive(Verb[MagnaState]):
    """MAG-MOVE-2  One step at a time, from the scout's space or from both ends of a station's line."""

    def gate(self, state: MagnaState, seat: Seat) -> int:
        about = state.about()
        if about == BEGIN:
            return HIDDEN if must_be_pushed(state, seat) else OPEN
        if about == GOING_ON:  # MAG-MOVE-4: a range bonus or card 02
            return OPEN if state.steps_left or may_step(state, seat) else HIDDEN
        return OPEN

    def offers(self, state: MagnaState, seat: Seat) -> list[int]:
        about = state.about()
        return station_ends(state, about - FROM_STATION) if about >= FROM_STATION else one_step(state, seat)

    def refusal(self, state: MagnaState, seat: Seat, space: int) -> int:
        if not state.calm() >> state.planet.sector[space] & 1:
            return INTO_THE_STORM
        if state.about() == GOING_ON and state.steps_left == 0 and not can_pay_foreign(state, seat):
            return STEP_DEAR
        return OPEN

    def numbers(self, state: MagnaState, seat: Seat, space: int, clause: int) -> tuple[int, ...]:
        return (state.planet.sector[space],) if clause == INTO_THE_STORM else ()

    def take(self, state: MagnaState, seat: Seat, space: int) -> None:
        if state.about() == BEGIN:
            leave(state, seat, state.scouts[seat])
        take_step(state, seat, space)


class Station(Verb[MagnaState]):
    """MAG-MOVE-8  The move begins at a station, one's own or another's for a cube."""

    def gate(self, state: MagnaState, seat: Seat) -> int:
        return only_at(state, BEGIN)

    def offers(self, state: MagnaState, seat: Seat) -> list[int]:
        return [spot for spot in state.planet.spots if state.stations[spot] != NOBODY]

    def refusal(self, state: MagnaState, seat: Seat, spot: int) -> int:
        """MAG-MOVE-12  One end of the line must be calm. MAG-MOVE-13  Another player's station costs a cube."""
        a, b = state.planet.ends[spot]
        calm = state.calm()
        if not calm >> state.planet.area_sector[a] & 1 and not calm >> state.planet.area_sector[b] & 1:
            return NO_CALM_END
        return NO_CUBE if state.stations[spot] != seat and state.hand(seat) == 0 else OPEN

    def numbers(self, state: MagnaState, seat: Seat, spot: int, clause: int) -> tuple[int, ...]:
        return (state.stations[spot],) if clause == NO_CUBE else ()

    def take(self, state: MagnaState, seat: Seat, spot: int) -> None:
        leave(state, seat, spot + PAD + 1)
        owner = state.stations[spot]
        state.tell("begin", seat, spot, owner)
        if owner != seat:
            state.ask(FEE, seat, owner)
        state.ask(DRIVING, seat, FROM_STATION + spot)


class Jump(Verb[MagnaState]):
    """MAG-CARD-06  Onto a space of a calm area that holds a lab."""

    def gate(self, state: MagnaState, seat: Seat) -> int:
        return only_at(state, BEGIN) if abilities.JUMP.held(state.holder, seat) != NOBODY else HIDDEN

    def offers(self, state: MagnaState, seat: Seat) -> list[int]:
        return lab_areas(state)

    def take(self, state: MagnaState, seat: Seat, space: int) -> None:
        leave(state, seat, state.scouts[seat])
        state.scouts[seat] = space
        state.tell("jump", seat, space, abilities.JUMP.held(state.holder, seat))


def only_at(state: MagnaState, part: int) -> int:
    """The gate of what is offered in one part of the move alone."""
    return OPEN if state.about() == part else HIDDEN


def leave(state: MagnaState, seat: Seat, origin: int) -> None:
    """Whence the scout moves: a space, the pad, or behind it a station's spot."""
    state.trail = origin * OWNERS + seat


def may_step(state: MagnaState, seat: Seat) -> bool:
    """MAG-CARD-02  One extra step per turn."""
    return abilities.EXTRA_STEP.ready(state.holder, state.used, seat) != NOBODY


def take_step(state: MagnaState, seat: Seat, space: int) -> None:
    if state.steps_left:
        state.steps_left -= 1
    else:
        commander = abilities.EXTRA_STEP.ready(state.holder, state.used, seat)
        state.used |= abilities.EXTRA_STEP.mark(commander)
        state.tell("use", seat, commander)
        pay_foreign(state, seat, commander)
    state.then(STEP, space)


class OneStep(Step[MagnaState]):
    """MAG-TELE-6  After a step along a cross line with a free spot a station may be built, before the next step.

    MAG-TELE-7  Never after a step that begins at a station: where it ends there is no other spot (see `Planet`).
    """

    def run(self, state: MagnaState) -> None:
        seat = state.actor()
        space = state.about()
        before = state.scouts[seat]
        state.scouts[seat] = space
        state.tell("drive", seat, space)
        if before != PAD:
            spot = state.planet.spot_between(state.planet.area[before], state.planet.area[space])
            if spot != NOBODY and may_build(state, seat, spot):
                state.ask(STATION_HERE, seat, spot)
        state.ask(DRIVING, seat, GOING_ON)


# -- stations --------------------------------------------------------------------------------------


def station_ends(state: MagnaState, spot: int) -> list[int]:
    """MAG-MOVE-8  The spaces of the two areas at the ends of a station's line."""
    a, b = state.planet.ends[spot]
    return state.planet.inside[a] + state.planet.inside[b]


class Fee(Verb[MagnaState]):
    """MAG-MOVE-8  One cube of your choice into the hand of the station's owner."""

    def offers(self, state: MagnaState, seat: Seat) -> list[int]:
        return [colour for colour in range(SHADES) if state.hands[seat * SHADES + colour]]

    def take(self, state: MagnaState, seat: Seat, colour: int) -> None:
        owner = state.about()
        state.hands[seat * SHADES + colour] -= 1
        state.hands[owner * SHADES + colour] += 1
        state.tell("fee", seat, colour, owner)


def may_build(state: MagnaState, seat: Seat, spot: int) -> bool:
    """MAG-TELE-2  Both sectors calm. MAG-TELE-4  The spot is empty and a station is left."""
    a, b = state.planet.ends[spot]
    calm = state.calm()
    both = calm >> state.planet.area_sector[a] & 1 and calm >> state.planet.area_sector[b] & 1
    return both == 1 and state.stations[spot] == NOBODY and state.stations_left[seat] > 0


class BuildStation(Slotted):
    """MAG-TELE-1  Build your next station on the line just travelled."""

    def slot(self, state: MagnaState, seat: Seat) -> int:
        return covered(seat, STATION_PRICE[state.stations_out(seat)])

    def numbers(self, state: MagnaState, seat: Seat, way: int, clause: int) -> tuple[int, ...]:
        return STATION_PRICE[state.stations_out(seat)]

    def take(self, state: MagnaState, seat: Seat, way: int) -> None:
        self.charge(state, seat, way)
        state.then(ERECT, state.about())


class Erect(Step[MagnaState]):
    """MAG-TELE-1  The station stands and brings reputation at once."""

    def run(self, state: MagnaState) -> None:
        seat = state.actor()
        spot = state.about()
        worth = STATION_WORTH[state.stations_out(seat)]
        state.stations_left[seat] -= 1
        state.stations[spot] = seat
        state.tell("build", seat, spot, worth)
        state.gain_fame(seat, worth)


# -- the fee of card 02 ----------------------------------------------------------------------------


def has_foreign(state: MagnaState, seat: Seat) -> bool:
    return state.hand(seat) > state.hands[seat * SHADES + seat]


def foreign_in_supply(state: MagnaState, seat: Seat) -> int:
    """A colour of the supply that is not this seat's, yellow first, or NOBODY."""
    if state.supply[YELLOW]:
        return YELLOW
    for colour in range(state.seats):
        if colour != seat and state.supply[colour]:
            return colour
    return NOBODY


def can_pay_foreign(state: MagnaState, seat: Seat) -> bool:
    if has_foreign(state, seat):
        return True
    return state.hand(seat) >= EXCHANGE and foreign_in_supply(state, seat) != NOBODY


def pay_foreign(state: MagnaState, seat: Seat, commander: int) -> None:
    """MAG-RUL-26  A yellow cube or an opponent's; who has only own cubes exchanges three of them for it."""
    if has_foreign(state, seat):
        state.ask(FOREIGN, seat, commander)
        return
    colour = foreign_in_supply(state, seat)
    give_back(state, seat, seat, EXCHANGE)
    state.tell("exchange", seat, seat, seat, seat, colour)
    state.tell("pay", seat, colour, 1)


class Foreign(Verb[MagnaState]):
    """MAG-CARD-02  One cube that is not of your colour."""

    def offers(self, state: MagnaState, seat: Seat) -> list[int]:
        return [colour for colour in range(SHADES) if colour != seat and state.hands[seat * SHADES + colour]]

    def take(self, state: MagnaState, seat: Seat, colour: int) -> None:
        give_back(state, seat, colour, 1)
        state.tell("pay", seat, colour, 1)


DRIVING: Final = Decision(Stay(STAY), Stop(STOP), Push(PUSH), Drive(DRIVE), Station(STATION), Jump(JUMP), name="drive")
STEP: Final = OneStep()
FEE: Final = Question(Fee(GIVE), name="fee", alone=True)
STATION_HERE: Final = Decision(BuildStation(BUILD, STATION_DEAR), Decline(SKIP), name="stationhere")
ERECT: Final = Erect()
FOREIGN: Final = Question(Foreign(GIVE), name="foreign", alone=True)
