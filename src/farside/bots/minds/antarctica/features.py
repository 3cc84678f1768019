"""What is counted at Antarctica: the four scorings as they stand, and people, ships, cubes, cards to come."""

from __future__ import annotations

from typing import Final

from farside.bots.features import OF_CARD, Features, Sheet, Tally
from farside.bots.minds.antarctica.taste import held_worth, time_left
from farside.core.actions import NOBODY, Seat
from farside.core.state import State
from farside.games.antarctica import components
from farside.games.antarctica.components import CARD_NEEDS, CARD_SCIENTISTS, COLOURS, DECKS, HELD, OPEN_ZONES, PLACES
from farside.games.antarctica.rules.scoring import (
    from_tracks,
    from_zones,
    given,
    points,
    scores,
    stars,
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
HOLDS: Final = len(SHEET.names)
for _card in components.HAND:
    SHEET.melting(f"{OF_CARD}{_card}", held_worth(components.HAND.index(_card)))


PARTS: Final = {
    "given pieces": "given",
    "zones led": "majorities",
    "zones led safely": "majorities",
    "zones present in": "majorities",
    "spaces on tracks": "tracks",
    "star cards": "stars",
    "turns soon": "turns",
    "cards within reach": "reach",
}


class AntarcticaFeatures(Features):
    """Points, people, ships, cubes and cards."""

    def count(self, state: State, time: float, tally: Tally) -> None:
        """In the order of the sheet: sums of the same numbers in another order differ in their last digits."""
        assert isinstance(state, AntarcticaState)
        cards, pieces = stars(state), given(state)
        shining, lost = points(cards, sum(cards)), points(pieces, sum(pieces))
        for seat in range(state.seats):
            tally.turn_to(seat)
            tally.add(ZONES, from_zones(state, seat))
            tally.add(TRACKS, from_tracks(state, seat))
            tally.add(STARS, shining[seat])
            tally.add(GIVEN, lost[seat])
            tally.add(GIVEN_PIECES, pieces[seat])
            count_zones(state, seat, tally)
            tally.add(SPACE, float(spaces(state, seat)) / components.SPACES)
            tally.add(STAR_CARDS, cards[seat])
            count_people(state, seat, tally)
            count_fleet(state, seat, tally)
            tally.add(SPARE_SHIPS, state.spare_ships[seat])
            tally.add(SPARE_CUBES, state.spare_cubes[seat])
            count_cards(state, seat, tally)

    def part_of(self, name: str) -> str:
        if name.startswith("held "):
            return "held"
        return PARTS.get(name, super().part_of(name))

    def time(self, state: State) -> float:
        assert isinstance(state, AntarcticaState)
        return 1.0 - time_left(state)

    def points(self, state: State) -> list[int]:
        assert isinstance(state, AntarcticaState)
        return scores(state)


def count_zones(state: AntarcticaState, seat: Seat, tally: Tally) -> None:
    """How firmly zones are held."""
    led, safe, present = 0, 0, 0
    for zone in OPEN_ZONES[state.seats]:
        own = state.scientists[zone * COLOURS + seat]
        if own > 0:
            present += 1
            most = next_best(state, zone, seat)
            if own > most:
                led += 1
                if own > most + 1:
                    safe += 1
    tally.add(LED, led)
    tally.add(SAFE, safe)
    tally.add(PRESENT, present)


def next_best(state: AntarcticaState, zone: int, seat: Seat) -> int:
    """The most scientists that another seat has in a zone."""
    most = 0
    for other in range(state.seats):
        if other != seat:
            count = state.scientists[zone * COLOURS + other]
            if count > most:
                most = count
    return most


def spaces(state: AntarcticaState, seat: Seat) -> int:
    """How far the cubes are, all tracks together."""
    found = 0
    for track in components.OPEN_TRACKS[state.seats]:
        found += state.cubes[track * COLOURS + seat]
    return found


def count_people(state: AntarcticaState, seat: Seat, tally: Tally) -> None:
    staff = state.staff[seat]
    for nth in range(STAFF_STEPS):
        if nth < staff:
            tally.add(STAFF + nth, 1.0)
    if staff > STAFF_STEPS:
        tally.add(STAFF_MORE, staff - STAFF_STEPS)
    tally.add(RESERVE, state.reserve[seat])


def count_fleet(state: AntarcticaState, seat: Seat, tally: Tally) -> None:
    """Every ship brings turns, the sooner the better."""
    after = components.NEXT_ZONE[state.seats]
    zones = len(OPEN_ZONES[state.seats])
    longest = float(PLACES * zones)
    ships, soon = 0, 0.0
    zone = state.sun
    for away in range(1, zones + 1):
        zone = after[zone]
        for place in range(PLACES):
            ship = state.queues[zone * PLACES + place]
            if ship == NOBODY:
                break
            if ship // components.FLEET == seat:
                tally.add(SHIPS + ships, 1.0)
                ships += 1
                soon += 1.0 - float(away + place * zones) / longest
    tally.add(TURN, soon)


def count_cards(state: AntarcticaState, seat: Seat, tally: Tally) -> None:
    """Open cards whose needs are covered, with scientists enough for them; cards in hand."""
    lacking = ~state.access(seat)
    staff, within = state.staff[seat], 0
    for deck in range(len(DECKS)):
        if state.left(deck) > 0:
            card = state.top(deck)
            if CARD_NEEDS[card] & lacking == 0 and staff >= CARD_SCIENTISTS[card]:
                within += 1
    tally.add(CARDS, within)
    for card in range(HELD):
        held = state.hands[seat * HELD + card]
        if held > 0:
            tally.add(HOLDS + card, held)


FEATURES: Final = AntarcticaFeatures(SHEET)
