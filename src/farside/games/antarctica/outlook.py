"""What a player would else work out: the coming turns, what a ship could do elsewhere, what a card still needs."""

from __future__ import annotations

from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import OPEN
from farside.games.antarctica.actions import ADVANCE, CUBE, DROP, RACE, RESEARCH, SAIL
from farside.games.antarctica.components import (
    CARD_KIND,
    CARD_NEEDS,
    CARD_SCIENTISTS,
    CARD_STAR,
    CARD_STEPS,
    COLOURS,
    DECKS,
    FLEET,
    ICON_AT,
    KIND_BIT,
    NEXT_ZONE,
    OPEN_TRACKS,
    OPEN_ZONES,
    PLACES,
    SPACES,
    ZONES,
)
from farside.games.antarctica.rules import build, recruit, research, ship, tracks
from farside.games.antarctica.rules.reasons import kinds
from farside.games.antarctica.rules.turn import judge_destination
from farside.games.antarctica.state import AntarcticaState
from farside.games.antarctica.view import Build, Deck, Hint, Need, Steps, Turn

# -- coming turns ------------------------------------------------------------------------------------


def queue(state: AntarcticaState, zone: int) -> list[int]:
    """The ships that wait in a zone."""
    return [number for number in state.queues[zone * PLACES : zone * PLACES + PLACES] if number != NOBODY]


def distance(state: AntarcticaState, zone: int) -> int:
    """How many zones the sun goes until it is there; a full lap for its own."""
    steps, at = 1, NEXT_ZONE[state.seats][state.sun]
    while at != zone:
        steps, at = steps + 1, NEXT_ZONE[state.seats][at]
    return steps


def breaks_ice(state: AntarcticaState, zone: int, number: int) -> bool:
    """ANT-ICE-3  An icebreaker of the ship's owner lies in the zone."""
    return state.icebreakers[zone] >> number // FLEET & 1 == 1


def forecast(state: AntarcticaState) -> tuple[Turn, ...]:
    """ANT-SUN-4, ANT-SUN-5  Who acts from now on for one lap of the sun, if nothing moves."""
    if state.over:
        return ()
    found = [*now(state)]
    acting = {turn.ship for turn in found}
    zone = state.sun
    for away in range(1, len(OPEN_ZONES[state.seats]) + 1):
        zone = NEXT_ZONE[state.seats][zone]
        found += visit(
            state, zone, away, [number for number in queue(state, zone) if not leaves(state, number, acting)]
        )
    return tuple(found)


def leaves(state: AntarcticaState, number: int, acting: set[int]) -> bool:
    """A ship with a turn in this sun step will not be there any more when the sun comes round."""
    return number in acting and state.place_of(number, state.sun) != NOBODY


def now(state: AntarcticaState) -> list[Turn]:
    """The turn being played, and the icebreaker turn that may follow it."""
    if state.active == NOBODY:
        return []
    found = [Turn(state.active, state.sun, state.ship, state.breaking, 0)]
    second = state.second
    if not state.breaking and second != NOBODY and breaks_ice(state, state.sun, second):
        found.append(Turn(second // FLEET, state.sun, second, True, 0))
    return found


def visit(state: AntarcticaState, zone: int, away: int, ships: list[int]) -> list[Turn]:
    """The turns of the sun's next visit to a zone."""
    found = [Turn(number // FLEET, zone, number, False, away) for number in ships[:1]]
    waiting = zone != state.sun  # the sun zone's icebreakers are gone by then (ANT-ICE-4)
    if len(ships) > 1 and waiting and breaks_ice(state, zone, ships[1]):
        found.append(Turn(ships[1] // FLEET, zone, ships[1], True, away))
    return found


def wait(state: AntarcticaState, zone: int, place: int, seat: Seat) -> int:
    """Zones until a ship of this seat acts that joins a zone's queue at a place (from 0), if nothing moves."""
    ships = [*queue(state, zone)[:place], seat * FLEET]
    laps = 0
    broken = zone == state.sun
    while len(ships) > 1:
        if not broken and breaks_ice(state, zone, ships[1]):
            if len(ships) == 2:
                break
            del ships[1]
        broken = True
        del ships[0]
        laps += 1
    return distance(state, zone) + laps * len(OPEN_ZONES[state.seats])


# -- what a ship could do ------------------------------------------------------------------------------


def coming_ship(state: AntarcticaState, seat: Seat) -> int:
    """The ship a seat acts with now or next, NOBODY if it has none."""
    for turn in forecast(state):
        if turn.seat == seat:
            return turn.ship
    return next((number for number in state.queues if seat * FLEET <= number < (seat + 1) * FLEET), NOBODY)


def trial(state: AntarcticaState, number: int, zone: int) -> AntarcticaState:
    """A copy in which a ship has just sailed to a zone."""
    twin = state.clone()
    for start in range(len(ZONES)):
        place = twin.place_of(number, start)
        if place != NOBODY:
            twin.leave(start, place)
    twin.join(number, zone)
    twin.target = zone
    twin.acted = False
    return twin


def trials(state: AntarcticaState, seat: Seat) -> list[AntarcticaState]:
    """A copy for each zone where a seat's coming (or current) turn could lead."""
    if state.over or seat == NOBODY:
        return []
    if state.active == seat and state.target != NOBODY:
        return [] if state.acted else [state]
    number = coming_ship(state, seat)
    if number == NOBODY:
        return []
    if number != state.ship:
        state = later(state, number)
    return [trial(state, number, zone) for zone in OPEN_ZONES[state.seats] if judge_destination(state, zone) == OPEN]


def later(state: AntarcticaState, number: int) -> AntarcticaState:
    """A copy as it will be, if nothing moves, when a ship's turn comes."""
    twin = state.clone()
    here = next((zone for zone in range(len(ZONES)) if state.place_of(number, zone) != NOBODY), state.sun)
    if here != state.sun or number != state.second:
        twin.carded = 0  # another sun step
    twin.sun = here
    return twin


def builds(there: AntarcticaState, seat: Seat) -> tuple[Build, ...]:
    """ANT-BLD-2 to 6  What could be built in the target zone, and the resource card it costs."""
    found = []
    for deck in range(len(DECKS)):
        if there.left(deck) > 0 and build.judge(there, seat, deck, there.access(seat)) == OPEN:
            missing = build.missing_for(there, seat, deck)
            found.append(Build(deck, build.replacement(there, seat, missing) if missing else NOBODY))
    return tuple(found)


def steps_on(state: AntarcticaState, seat: Seat, track: int, steps: int) -> Steps:
    """ANT-TRK-3 to 6  Where an advance leads, and the icon spaces it carries out."""
    start = state.cubes[track * COLOURS + seat]
    stop = tracks.landing(state, seat, track, steps)
    icons = []
    for space in range(start + 1, stop + 1):
        icon = ICON_AT[track * SPACES + space]
        if icon != NOBODY and tracks.still_works(state, icon):
            icons.append(space)
    return Steps(track, min(steps, tracks.room_ahead(state, seat, track)), stop, tuple(icons))


def researches(there: AntarcticaState, seat: Seat) -> tuple[Steps, ...]:
    strength = there.strength(seat, there.target)
    return tuple(
        steps_on(there, seat, track, strength)
        for track in OPEN_TRACKS[there.seats]
        if research.judge(there, seat, track) == OPEN
    )


def hint(state: AntarcticaState, seat: Seat, there: AntarcticaState, number: int) -> Hint:
    """What the active ship could do where it has just arrived in this copy."""
    zone = there.target
    place = there.place_of(number, zone)
    gain = min(there.strength(seat, zone), there.reserve[seat]) if recruit.judge(there, seat) == OPEN else 0
    ways = researches(there, seat)
    yard = ship.judge(there, seat) == OPEN
    return Hint(zone, place + 1, wait(there, zone, place, seat), ways, gain, yard, builds(there, seat))


def hints(state: AntarcticaState, seat: Seat | None, options: list[Action]) -> tuple[Hint, ...]:
    """One for each open destination of the seat's question."""
    if seat is None:
        return ()
    found = [
        hint(state, seat, trial(state, state.ship, SAIL.arg(option)), state.ship)
        for option in options
        if SAIL.has(option)
    ]
    return tuple(found + [drop_hint(state, seat, DROP.arg(option)) for option in options if DROP.has(option)])


def drop_hint(state: AntarcticaState, seat: Seat, zone: int) -> Hint:
    """ANT-ICON-3  A ship moved by an icon takes its place; no action follows."""
    place = len(queue(state, zone))
    return Hint(zone, place + 1, wait(state, zone, place, seat), (), 0, False, ())


def advances(state: AntarcticaState, seat: Seat | None, options: list[Action]) -> tuple[Steps, ...]:
    """One for each track option of the seat's question."""
    if seat is None:
        return ()
    found = []
    for option in options:
        if CUBE.has(option):
            found.append(Steps(CUBE.arg(option), 1, 1, ()))  # ANT-SET-16: it triggers nothing
        elif RESEARCH.has(option):
            found.append(steps_on(state, seat, RESEARCH.arg(option), state.strength(seat, state.target)))
        elif ADVANCE.has(option):
            found.append(steps_on(state, seat, ADVANCE.arg(option), state.about()))
        elif RACE.has(option):
            found.append(steps_on(state, seat, RACE.arg(option), state.about()))
    return tuple(found)


# -- what a card still needs ---------------------------------------------------------------------------


def standing(state: AntarcticaState, kind: int) -> tuple[int, ...]:
    """The zones that hold a kind of building."""
    return tuple(zone for zone in range(len(ZONES)) if state.buildings[zone] & KIND_BIT[kind])


def need(state: AntarcticaState, seat: Seat, kind: int) -> Need:
    covered = seat != NOBODY and state.access(seat) & KIND_BIT[kind] != 0
    card = NOBODY if covered or seat == NOBODY else build.replacement(state, seat, KIND_BIT[kind])
    return Need(kind, covered, card, standing(state, kind))


def decks(state: AntarcticaState, seat: Seat) -> tuple[Deck, ...]:
    """Each deck's open card as the planner stands."""
    there = trials(state, seat)
    open_decks = [(copy.target, {found.deck for found in builds(copy, seat)}) for copy in there]
    return tuple(
        deck(state, seat, at, tuple(zone for zone, found in open_decks if at in found)) for at in range(len(DECKS))
    )


def deck(state: AntarcticaState, seat: Seat, at: int, ready: tuple[int, ...]) -> Deck:
    if state.left(at) == 0:
        return Deck(NOBODY, 0, NOBODY, (), 0, 0, False, (), ())
    card = state.top(at)
    needs = tuple(need(state, seat, kind) for kind in kinds(CARD_NEEDS[card]))
    return Deck(
        card,
        state.left(at),
        CARD_KIND[card],
        needs,
        CARD_SCIENTISTS[card],
        CARD_STEPS[card],
        CARD_STAR[card],
        ready,
        standing(state, CARD_KIND[card]),
    )
