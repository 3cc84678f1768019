"""Action A: the scout drives, begins at a station, jumps, or is pushed out of the storm."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import OPEN, Step
from farside.games.magnastorm import cards
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
from farside.games.magnastorm.rules.deed import Deed
from farside.games.magnastorm.rules.labs import SLOT, WAIVED, may_waive, waive
from farside.games.magnastorm.rules.purse import PAYMENT, USED_STEP, covered, give_back, payable
from farside.games.magnastorm.state import OWNERS, MagnaState

BEGIN: Final = 0  # what a question about the move is about
GOING_ON: Final = 1
FROM_STATION: Final = 2  # and on: 2 + the spot
NO_LINE: Final = 256  # a step from a station goes along no line


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


class Drive(Deed):
    """MAG-MOVE-2  One step at a time; at the beginning also a station, a jump, a push, or staying."""

    def choices(self, state: MagnaState, seat: Seat) -> list[Action]:
        about = state.about()
        if about >= FROM_STATION:
            return [DRIVE.first + space for space in station_ends(state, about - FROM_STATION)]
        if about == GOING_ON:
            return self.further(state, seat)
        return self.beginnings(state, seat)

    def further(self, state: MagnaState, seat: Seat) -> list[Action]:
        """MAG-MOVE-4  Extra steps, from a range bonus or card 02."""
        found = [STOP.first]
        if state.steps_left or may_step(state, seat):
            for space in one_step(state, seat):
                found.append(DRIVE.first + space)
        return found

    def beginnings(self, state: MagnaState, seat: Seat) -> list[Action]:
        """MAG-MOVE-3, MAG-MOVE-8, MAG-MOVE-14"""
        found = [STAY.first]
        if must_be_pushed(state, seat):
            for space in pushed_to(state, seat):
                found.append(PUSH.first + space)
        else:
            for space in one_step(state, seat):
                found.append(DRIVE.first + space)
        for spot in state.planet.spots:
            if state.stations[spot] != NOBODY:
                found.append(STATION.first + spot)
        if state.holder[cards.JUMP] == seat:
            for space in lab_areas(state):
                found.append(JUMP.first + space)
        return found

    def closed(self, state: MagnaState, seat: Seat, action: Action) -> int:
        if DRIVE.has(action):
            if not state.calm() >> state.planet.sector[action - DRIVE.first] & 1:
                return INTO_THE_STORM
            if state.about() == GOING_ON and state.steps_left == 0 and not can_pay_foreign(state, seat):
                return STEP_DEAR
            return OPEN
        if action == STAY.first:
            return LEAVE_THE_STORM if in_storm(state, seat) else OPEN
        if STATION.has(action):
            return station_closed(state, seat, action - STATION.first)
        return OPEN

    def numbers(self, state: MagnaState, seat: Seat, action: Action, clause: int) -> tuple[int, ...]:
        if clause == INTO_THE_STORM:
            return (state.planet.sector[action - DRIVE.first],)
        if clause == NO_CUBE:
            return (state.stations[action - STATION.first],)
        return ()

    def do(self, state: MagnaState, seat: Seat, action: Action) -> None:
        if state.about() == BEGIN and action != STAY.first:
            origin = action - STATION.first + PAD + 1 if STATION.has(action) else state.scouts[seat]
            state.trail = origin * OWNERS + seat
        if DRIVE.has(action):
            take_step(state, seat, action - DRIVE.first)
        elif STATION.has(action):
            begin_at(state, seat, action - STATION.first)
        elif PUSH.has(action):
            state.scouts[seat] = action - PUSH.first
            state.tell("push", seat, action - PUSH.first)
        elif JUMP.has(action):
            state.scouts[seat] = action - JUMP.first
            state.tell("jump", seat, action - JUMP.first, cards.JUMP)
        elif action == STAY.first:
            state.tell("stay", seat)


def may_step(state: MagnaState, seat: Seat) -> bool:
    """MAG-CARD-02  One extra step per turn."""
    return state.holder[cards.EXTRA_STEP] == seat and state.used & USED_STEP == 0


def take_step(state: MagnaState, seat: Seat, space: int) -> None:
    from_station = state.about() >= FROM_STATION
    if state.steps_left:
        state.steps_left -= 1
    else:
        state.used |= USED_STEP
        state.tell("use", seat, cards.EXTRA_STEP)
        pay_foreign(state, seat)
    state.then(STEP, space + NO_LINE if from_station else space)


class OneStep(Step[MagnaState]):
    """MAG-TELE-6  After a step along a cross line with a free spot a station may be built, before the next step."""

    def run(self, state: MagnaState) -> None:
        seat = state.actor()
        space = state.about() % NO_LINE
        before = state.scouts[seat]
        state.scouts[seat] = space
        state.tell("drive", seat, space)
        if state.about() < NO_LINE and before != PAD:
            spot = state.planet.spot_between(state.planet.area[before], state.planet.area[space])
            if spot != NOBODY and may_build(state, seat, spot):
                state.ask(STATION_HERE, seat, spot)
        state.ask(DRIVING, seat, GOING_ON)


# -- stations --------------------------------------------------------------------------------------


def station_closed(state: MagnaState, seat: Seat, spot: int) -> int:
    """MAG-MOVE-12  One end of the line must be calm. MAG-MOVE-13  Another player's station costs a cube."""
    a, b = state.planet.ends[spot]
    calm = state.calm()
    if not calm >> state.planet.area_sector[a] & 1 and not calm >> state.planet.area_sector[b] & 1:
        return NO_CALM_END
    return NO_CUBE if state.stations[spot] != seat and state.hand(seat) == 0 else OPEN


def station_ends(state: MagnaState, spot: int) -> list[int]:
    """MAG-MOVE-8  The spaces of the two areas at the ends of a station's line."""
    a, b = state.planet.ends[spot]
    return state.planet.inside[a] + state.planet.inside[b]


def begin_at(state: MagnaState, seat: Seat, spot: int) -> None:
    owner = state.stations[spot]
    state.tell("begin", seat, spot, owner)
    if owner != seat:
        state.ask(FEE, seat, owner)
    state.ask(DRIVING, seat, FROM_STATION + spot)


class Fee(Step[MagnaState]):
    """MAG-MOVE-8  One cube of your choice into the hand of the station's owner."""

    alone = True

    def candidates(self, state: MagnaState, seat: Seat) -> list[Action]:
        return [GIVE.of(colour) for colour in range(SHADES) if state.hands[seat * SHADES + colour]]

    def take(self, state: MagnaState, seat: Seat, action: Action) -> None:
        owner = state.about()
        colour = GIVE.arg(action)
        state.hands[seat * SHADES + colour] -= 1
        state.hands[owner * SHADES + colour] += 1
        state.tell("fee", seat, colour, owner)


def may_build(state: MagnaState, seat: Seat, spot: int) -> bool:
    """MAG-TELE-2  Both sectors calm. MAG-TELE-4  The spot is empty and a station is left."""
    a, b = state.planet.ends[spot]
    calm = state.calm()
    both = calm >> state.planet.area_sector[a] & 1 and calm >> state.planet.area_sector[b] & 1
    return both == 1 and state.stations[spot] == NOBODY and state.stations_left[seat] > 0


def station_price(state: MagnaState, seat: Seat) -> int:
    return covered(seat, STATION_PRICE[state.stations_out(seat)])


class StationHere(Deed):
    """MAG-TELE-1  Build your next station on the line just travelled."""

    def choices(self, state: MagnaState, seat: Seat) -> list[Action]:
        found = [BUILD.of(SLOT)]
        if may_waive(state, seat) and station_price(state, seat):
            found.append(BUILD.of(WAIVED))
        found.append(SKIP.first)
        return found

    def closed(self, state: MagnaState, seat: Seat, action: Action) -> int:
        if action == BUILD.first and not payable(state, seat, station_price(state, seat)):
            return STATION_DEAR
        return OPEN

    def numbers(self, state: MagnaState, seat: Seat, action: Action, clause: int) -> tuple[int, ...]:
        return STATION_PRICE[state.stations_out(seat)]

    def do(self, state: MagnaState, seat: Seat, action: Action) -> None:
        if action == SKIP.first:
            return
        if BUILD.arg(action) == WAIVED:
            waive(state, seat)
        else:
            state.ask(PAYMENT, seat, station_price(state, seat))
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


def pay_foreign(state: MagnaState, seat: Seat) -> None:
    """MAG-RUL-26  A yellow cube or an opponent's; who has only own cubes exchanges three of them for it."""
    if has_foreign(state, seat):
        state.ask(FOREIGN, seat)
        return
    colour = foreign_in_supply(state, seat)
    give_back(state, seat, seat, EXCHANGE)
    state.tell("exchange", seat, seat, seat, seat, colour)
    state.tell("pay", seat, colour, 1)


class Foreign(Step[MagnaState]):
    """MAG-CARD-02  One cube that is not of your colour."""

    alone = True

    def candidates(self, state: MagnaState, seat: Seat) -> list[Action]:
        found: list[Action] = []
        for colour in range(SHADES):
            if colour != seat and state.hands[seat * SHADES + colour]:
                found.append(GIVE.of(colour))
        return found

    def take(self, state: MagnaState, seat: Seat, action: Action) -> None:
        give_back(state, seat, GIVE.arg(action), 1)
        state.tell("pay", seat, GIVE.arg(action), 1)


DRIVING: Final = Drive()
STEP: Final = OneStep()
FEE: Final = Fee()
STATION_HERE: Final = StationHere()
ERECT: Final = Erect()
FOREIGN: Final = Foreign()
