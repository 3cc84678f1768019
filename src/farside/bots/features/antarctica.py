"""What is counted at Antarctica: the four scorings as they stand, and people, ships, cubes, cards to come."""

from __future__ import annotations

from typing import Final

from farside.bots.features.features import Features, Sheet
from farside.bots.tastes.antarctica import time_left
from farside.core.actions import NOBODY
from farside.core.state import State
from farside.games.antarctica.components import (
    CARD_NEEDS,
    CARD_SCIENTISTS,
    COLOURS,
    DECKS,
    FLEET,
    HAND,
    HELD,
    NEXT_ZONE,
    OPEN_TRACKS,
    OPEN_ZONES,
    PLACES,
    SPACES,
)
from farside.games.antarctica.rules.scoring import (
    given,
    given_points,
    scores,
    star_points,
    stars,
    track_points,
    zone_pot,
)
from farside.games.antarctica.state import AntarcticaState

SHEET: Final = Sheet()
ZONES: Final = SHEET.steady("zones", 1.0)  # points, if the game ended now
TRACKS: Final = SHEET.steady("tracks", 1.0)
STARS: Final = SHEET.steady("stars", 1.0)
GIVEN: Final = SHEET.add("given", 0.0, 0.5, 1.0)
GIVEN_PIECES: Final = SHEET.melting("given pieces", 1.0)
LED: Final = SHEET.steady("zones led", 0.0)  # alone
SAFE: Final = SHEET.steady("zones led safely", 0.0)  # by two or more
PRESENT: Final = SHEET.steady("zones present in", 0.0)
SPACE: Final = SHEET.steady("spaces on tracks", 0.0)
STAR_CARDS: Final = SHEET.steady("star cards", 0.0)
STAFF: Final = SHEET.melting("staff, first", 3.0)
for _nth, _price in (("second", 2.4), ("third", 1.8), ("fourth", 1.4), ("fifth", 1.0), ("sixth", 0.6)):
    SHEET.melting(f"staff, {_nth}", _price)
STAFF_STEPS: Final = 6
STAFF_MORE: Final = SHEET.melting("staff, more", 0.4)
RESERVE: Final = SHEET.melting("reserve", 0.5)
SHIPS: Final = SHEET.melting("ships, first", 72.0)
for _nth, _price in (("second", 42.0), ("third", 30.0), ("fourth", 24.0), ("fifth", 18.0), ("sixth", 12.0)):
    SHEET.melting(f"ships, {_nth}", _price)
TURN: Final = SHEET.melting("turns soon", 8.0)  # a ship that acts at once; one that waits longest counts nothing
SPARE_SHIPS: Final = SHEET.melting("spare ships", 8.0)
SPARE_CUBES: Final = SHEET.melting("spare cubes", 3.0)
CARDS: Final = SHEET.melting("cards within reach", 1.0)
HELD_WORTH: Final = {
    "icebreaker": 1.5,
    "place_scientist": 1.5,
    "plus_two": 2.5,
    "fast_research": 3.0,
    "simple": 1.5,
    "expertise": 2.0,
}
HOLDS: Final = len(SHEET.names)
for _card in HAND:
    SHEET.melting(f"held {_card}", HELD_WORTH[_card])
WIDTH: Final = len(SHEET.names)


class AntarcticaFeatures(Features):
    """Points, people, ships, cubes and cards."""

    def fill(self, state: State, time: float, row: list[float]) -> None:
        assert isinstance(state, AntarcticaState)
        count_zones(state, row)
        count_tracks(state, row)
        count_pieces(state, row)
        count_fleets(state, row)
        count_cards(state, row)

    def time(self, state: State) -> float:
        assert isinstance(state, AntarcticaState)
        return 1.0 - time_left(state)

    def points(self, state: State) -> list[int]:
        assert isinstance(state, AntarcticaState)
        return scores(state)


def count_zones(state: AntarcticaState, row: list[float]) -> None:
    """Points of the zones, and how firmly they are held."""
    scientists = state.scientists
    for zone in OPEN_ZONES[state.seats]:
        pot = zone_pot(state, zone)
        if pot == 0:
            continue
        for seat in range(state.seats):
            own = scientists[zone * COLOURS + seat]
            if own > 0:
                count_zone(state, row, zone, seat, own, pot)


def count_zone(state: AntarcticaState, row: list[float], zone: int, seat: int, own: int, pot: int) -> None:
    above, most = 99, 0
    for other in range(state.seats):
        if other != seat:
            count = state.scientists[zone * COLOURS + other]
            if count > most:
                most = count
            if own < count < above:
                above = count
    at = seat * WIDTH
    row[at + PRESENT] += 1.0
    row[at + ZONES] += pot if above == 99 else above
    if own > most:
        row[at + LED] += 1.0
        if own > most + 1:
            row[at + SAFE] += 1.0


def count_tracks(state: AntarcticaState, row: list[float]) -> None:
    for track in OPEN_TRACKS[state.seats]:
        points = track_points(state, track)
        for seat in range(state.seats):
            row[seat * WIDTH + TRACKS] += points[seat]
            row[seat * WIDTH + SPACE] += state.cubes[track * COLOURS + seat] / SPACES


def count_pieces(state: AntarcticaState, row: list[float]) -> None:
    """Stars, pieces given up, people."""
    shining, cards, lost, pieces = star_points(state), stars(state), given_points(state), given(state)
    for seat in range(state.seats):
        at = seat * WIDTH
        row[at + STARS] = shining[seat]
        row[at + STAR_CARDS] = cards[seat]
        row[at + GIVEN] = lost[seat]
        row[at + GIVEN_PIECES] = pieces[seat]
        row[at + RESERVE] = state.reserve[seat]
        row[at + SPARE_CUBES] = state.spare_cubes[seat]
        row[at + SPARE_SHIPS] = state.spare_ships[seat]
        staff = state.staff[seat]
        for nth in range(min(staff, STAFF_STEPS)):
            row[at + STAFF + nth] = 1.0
        row[at + STAFF_MORE] = max(0, staff - STAFF_STEPS)


def count_fleets(state: AntarcticaState, row: list[float]) -> None:
    """Every ship brings turns, the sooner the better."""
    zones = len(OPEN_ZONES[state.seats])
    ships = [0] * state.seats
    zone = state.sun
    for away in range(1, zones + 1):
        zone = NEXT_ZONE[state.seats][zone]
        for place in range(PLACES):
            ship = state.queues[zone * PLACES + place]
            if ship == NOBODY:
                break
            seat = ship // FLEET
            row[seat * WIDTH + SHIPS + ships[seat]] = 1.0
            ships[seat] += 1
            row[seat * WIDTH + TURN] += 1.0 - (away + place * zones) / (PLACES * zones)


def count_cards(state: AntarcticaState, row: list[float]) -> None:
    """Open cards whose needs are covered, with scientists enough for them; cards in hand."""
    for seat in range(state.seats):
        at = seat * WIDTH
        access = state.access(seat)
        for deck in range(len(DECKS)):
            if state.left(deck) > 0:
                card = state.top(deck)
                if CARD_NEEDS[card] & ~access == 0 and state.staff[seat] >= CARD_SCIENTISTS[card]:
                    row[at + CARDS] += 1.0
        for card in range(HELD):
            row[at + HOLDS + card] = state.hands[seat * HELD + card]


FEATURES: Final = AntarcticaFeatures(SHEET)
