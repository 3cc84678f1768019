"""What a learner is given: the table from one chair, as numbers with names.

Zones are named as on the board and told as they lie, with `sun` for how far the sun has still to go.
"""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.senses import COUNTING, Notes
from farside.games.antarctica import components
from farside.games.antarctica.components import CARD_STAR, COLOURS, DECKS, FLEET, KINDS, SHIPYARD_CARDS, TRACKS, ZONES
from farside.games.antarctica.rules import scoring
from farside.games.antarctica.state import AntarcticaState

CREW: Final = 20  # scientists of a colour, more than there are
ICONS: Final = COUNTING[: len(components.ICON_KIND)]
DEEPEST: Final = 40  # cards of a deck, more than there are
POINTS: Final = 150


def sense(state: AntarcticaState, seat: Seat, notes: Notes) -> None:
    sense_turn(state, seat, notes)
    for zone in range(len(ZONES)):
        sense_zone(state, zone, notes)
    for deck in range(len(DECKS)):
        sense_deck(state, deck, notes)
    for track in range(len(TRACKS)):
        notes.place("tracks", TRACKS, track)
        notes.by_seat("cube", state.cubes, components.LENGTH[track], 0, track * COLOURS)
    points = scoring.scores(state)
    for turn in range(state.seats):
        sense_player(state, notes.player(turn), points, notes)
    notes.table()


def sense_turn(state: AntarcticaState, seat: Seat, notes: Notes) -> None:
    notes.one_of("sun", ZONES, state.sun)
    notes.whose("first", state.first)
    notes.whose("active", state.active)
    notes.one_of("target", ZONES, state.target)
    notes.whose("second", NOBODY if state.breaking or state.second == NOBODY else state.second // FLEET)
    notes.flag("breaking", state.breaking)
    notes.flag("acted", state.acted)
    notes.flag("given", state.given)
    notes.one_of("works", DECKS, state.works)
    notes.number("about", NOBODY if state.over else state.about(), 200, NOBODY)
    notes.some_of("used", ICONS, state.used)
    notes.some_of("raced", TRACKS, state.raced)
    notes.counts("pile", SHIPYARD_CARDS, state.pile, max(components.SHIPYARD_COPIES))
    notes.counts("offer", SHIPYARD_CARDS, state.offer, max(components.SHIPYARD_COPIES))
    notes.number("expertise", state.expertise, max(components.EXPERTISE_PILE))
    notes.number("still", state.still, components.STALE[state.seats])


def sense_zone(state: AntarcticaState, zone: int, notes: Notes) -> None:
    notes.place("zones", ZONES, zone)
    notes.number("sun", distance(state, zone), len(ZONES))
    notes.some_of("buildings", KINDS, state.buildings[zone])
    notes.by_seat("scientists", state.scientists, CREW, 0, zone * COLOURS)
    notes.bits_by_seat("icebreakers", state.icebreakers[zone])
    for place in range(components.PLACES):
        notes.whose(QUEUE[place], state.owner_at(zone, place))


QUEUE: Final = tuple([f"queue.{key}" for key in components.PLACE_KEYS])


def distance(state: AntarcticaState, zone: int) -> int:
    """How many zones the sun has to go; as many as there are for one it never reaches."""
    at = state.sun
    for steps in range(len(ZONES)):
        if at == zone:
            return steps
        at = components.NEXT_ZONE[state.seats][at]
    return len(ZONES)


def sense_deck(state: AntarcticaState, deck: int, notes: Notes) -> None:
    notes.place("decks", DECKS, deck)
    left = state.left(deck)
    card = state.top(deck) if left > 0 else NOBODY
    notes.number("left", left, DEEPEST)
    notes.one_of("builds", KINDS, components.CARD_KIND[card] if left > 0 else NOBODY)
    notes.some_of("needs", KINDS, components.CARD_NEEDS[card] if left > 0 else 0)
    notes.number("scientists", components.CARD_SCIENTISTS[card] if left > 0 else 0, 5)
    notes.number("steps", components.CARD_STEPS[card] if left > 0 else 0, 5)
    notes.flag("star", left > 0 and CARD_STAR[card])


def sense_player(state: AntarcticaState, other: Seat, points: list[int], notes: Notes) -> None:
    notes.number("points", points[other], POINTS)
    notes.number("staff", state.staff[other], CREW)
    notes.number("reserve", state.reserve[other], CREW)
    notes.number("ships", state.spare_ships[other], FLEET)
    notes.number("cubes", state.spare_cubes[other], len(TRACKS))
    notes.number("given_ships", state.given_ships[other], FLEET)
    notes.number("given_cubes", state.given_cubes[other], len(TRACKS))
    notes.counts("hand", components.HAND, state.hands, 9, other * components.HELD)
    notes.number("stars", stars(state, other), 12)
    notes.flag("card_played", state.carded >> other & 1 == 1)


def stars(state: AntarcticaState, seat: Seat) -> int:
    """Own built cards with a star."""
    found = 0
    for entry in state.built:
        if entry % COLOURS == seat and CARD_STAR[entry // COLOURS]:
            found += 1
    return found
