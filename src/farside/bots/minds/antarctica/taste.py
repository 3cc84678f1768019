"""What a position of Antarctica is worth: the score if the game ended now, and what may still become of the pieces."""

from __future__ import annotations

from typing import Final

from farside.bots.parts import Ledger, Part
from farside.bots.taste import Taste, lead
from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import State
from farside.games.antarctica.actions import GIVE, LAY, SCRAP
from farside.games.antarctica.components import (
    CARD_EFFECTS,
    CARD_NEEDS,
    CARD_SCIENTISTS,
    DECK_END,
    DECKS,
    FLEET,
    HAND,
    HELD,
    NEXT_ZONE,
    OPEN_TRACKS,
    OPEN_ZONES,
    PLACES,
    RESERVE,
    STAFF,
)
from farside.games.antarctica.rules.scoring import given, given_points, star_points, track_share, zone_share
from farside.games.antarctica.rules.sun import ICEBREAKER_TURN
from farside.games.antarctica.rules.turn import SAIL_AWAY
from farside.games.antarctica.state import AntarcticaState

UNKNOWN: Final = -1.0
TWO: Final = 2  # players
FEW: Final = 2  # scientists: who has fewer thinks of giving up a cube
HELD_WORTH: Final = {"icebreaker": 1.5, "place_scientist": 1.5, "simple": 1.5, "expertise": 2.0}
RECRUITED: Final = 1.25  # a scientist whom a card brings
RESEARCHED: Final = 1.0  # a step on a track that a card brings
OTHER: Final = 1.5  # any other card


def held_worth(card: int) -> float:
    """What a card in the hand is worth, by what it does."""
    if card >= len(CARD_EFFECTS):
        return HELD_WORTH.get(HAND[card], OTHER)
    effect = CARD_EFFECTS[card]
    if effect.kind == "recruit":
        return RECRUITED * effect.amount
    return RESEARCHED * effect.amount if effect.kind == "research" else HELD_WORTH.get(effect.kind, OTHER)


class Weights:
    """Points at the start of the game; they melt away as the end comes nearer. Found by play against themselves."""

    def __init__(self) -> None:
        self.ready = [0.0, 3.0, 5.4, 7.2, 8.6, 9.6, 10.2]  # by scientists in the staff
        self.ready_more = 0.4
        self.reserve = 0.5  # a scientist in the reserve
        self.ships = [-36.0, 36.0, 78.0, 108.0, 132.0, 150.0, 162.0]  # by ships on the board
        self.turn = 8.0  # a ship that acts at once; one that waits longest gets nothing of it
        self.spare_ship = 8.0
        self.spare_cube = 3.0
        self.card = 1.0  # an open card whose needs are covered
        self.given = 1.0  # a piece given up, whoever will have given up most in the end
        self.hand = [held_worth(card) for card in range(len(HAND))]


class AntarcticaTaste(Taste):
    """The score now, and what may still become of staff, ships, cubes and cards."""

    spread = 16.0

    def __init__(self, weights: Weights, left: float = UNKNOWN) -> None:
        self.weights = weights
        self.left = left

    def for_decision(self, state: State) -> Taste:
        """The time left is the same for all outcomes, or else whoever has the better prospects would dawdle."""
        assert isinstance(state, AntarcticaState)
        return AntarcticaTaste(self.weights, time_left(state))

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, AntarcticaState)
        return lead(self.worths(state), seat)

    def values(self, state: State) -> list[float]:
        assert isinstance(state, AntarcticaState)
        worths = self.worths(state)
        return [lead(worths, seat) for seat in range(state.seats)]

    def worths(self, state: AntarcticaState) -> list[float]:
        """What everybody has, in points."""
        left = time_left(state) if state.over or self.left == UNKNOWN else self.left
        worths = standing(state, left, self.weights)
        for other in range(state.seats):
            worths[other] += left * prospects(state, other, self.weights)
        return worths

    def parts(self, state: State) -> list[Part]:
        assert isinstance(state, AntarcticaState)
        left = time_left(state) if state.over or self.left == UNKNOWN else self.left
        ledger, weights = Ledger(state.seats), self.weights
        shining, pieces, points = star_points(state), given(state), given_points(state)
        for seat in range(state.seats):
            ledger.add("zones", seat, sum([zone_share(state, zone, seat) for zone in OPEN_ZONES[state.seats]]))
            ledger.add("tracks", seat, sum([track_share(state, track, seat) for track in OPEN_TRACKS[state.seats]]))
            ledger.add("stars", seat, shining[seat])
            ledger.add("given", seat, left * weights.given * pieces[seat] + (1.0 - left) * points[seat])
            spare_ships = weights.spare_ship * state.spare_ships[seat]
            spare_cubes = weights.spare_cube * state.spare_cubes[seat]
            ledger.add("staff", seat, left * (people(state, seat, weights) - spare_cubes))
            ledger.add("ships", seat, left * (fleet(state, seat, weights) - spare_ships))
            ledger.add("spare-ships", seat, left * spare_ships)
            ledger.add("spare-cubes", seat, left * spare_cubes)
            ledger.add("reach", seat, left * building(state, seat, weights))
            ledger.add("held", seat, left * hand(state, seat, weights))
        return ledger.parts(state.seats)

    def resigned(self, state: State) -> bool:
        """Two play on while one of them may still get ahead; of more, whoever is behind would keep others waiting."""
        assert isinstance(state, AntarcticaState)
        return state.seats > TWO or is_still(state)

    def follow_ups(self, state: State, seat: Seat) -> list[Action]:
        """A turn goes on until its end; the next sailing, or an icebreaker's, is another matter."""
        assert isinstance(state, AntarcticaState)
        question = state.question()
        if question is ICEBREAKER_TURN or (question is SAIL_AWAY and not state.given):
            return []
        return [action for action in state.options(seat) if is_natural(state, seat, action)]


def is_natural(state: AntarcticaState, seat: Seat, action: Action) -> bool:
    """Whether a follow-up is worth a thought: ships are not given up on the way, nor icebreakers laid."""
    if SCRAP.has(action) or LAY.has(action):
        return False
    return not GIVE.has(action) or state.staff[seat] < FEW


def is_still(state: AntarcticaState) -> bool:
    """Whether nothing but ships has moved for a whole lap of the sun (ANT-END-6): it seldom will after that."""
    return state.still >= len(OPEN_ZONES[state.seats])


def time_left(state: AntarcticaState) -> float:
    """1 at the start, 0 at the end: cards in the decks, or scientists of whoever has the fewest."""
    if state.over or is_still(state):
        return 0.0
    cards = 0
    for deck in range(len(DECKS)):
        cards += state.left(deck)
    fewest = 99
    for seat in range(state.seats):
        fewest = min(fewest, state.staff[seat] + state.reserve[seat])
    return min(cards / DECK_END[state.seats][-1], fewest / (STAFF[state.seats] + RESERVE[state.seats]))


def standing(state: AntarcticaState, left: float, weights: Weights) -> list[float]:
    """The four scorings; who has given up most is decided late, so until then every piece counts alike."""
    shining, pieces, points = star_points(state), given(state), given_points(state)
    found: list[float] = []
    for seat in range(state.seats):
        worth = left * weights.given * pieces[seat] + (1.0 - left) * points[seat]
        for zone in OPEN_ZONES[state.seats]:
            worth += zone_share(state, zone, seat)
        for track in OPEN_TRACKS[state.seats]:
            worth += track_share(state, track, seat)
        found.append(worth + shining[seat])
    return found


def prospects(state: AntarcticaState, seat: Seat, weights: Weights) -> float:
    worth = people(state, seat, weights) + fleet(state, seat, weights)
    return worth + building(state, seat, weights) + hand(state, seat, weights)


def people(state: AntarcticaState, seat: Seat, weights: Weights) -> float:
    """Scientists in the staff can build at once; those in the reserve wait for a camp."""
    ready = state.staff[seat]
    worth = weights.reserve * state.reserve[seat] + weights.spare_cube * state.spare_cubes[seat]
    if ready < len(weights.ready):
        return worth + weights.ready[ready]
    return worth + weights.ready[-1] + weights.ready_more * (ready - len(weights.ready) + 1)


def fleet(state: AntarcticaState, seat: Seat, weights: Weights) -> float:
    """Every ship brings turns, the sooner the better."""
    zones = len(OPEN_ZONES[state.seats])
    worth = weights.spare_ship * state.spare_ships[seat]
    ships = 0
    zone = state.sun
    for away in range(1, zones + 1):
        zone = NEXT_ZONE[state.seats][zone]
        for place in range(PLACES):
            ship = state.queues[zone * PLACES + place]
            if ship == NOBODY:
                break
            if ship // FLEET == seat:
                ships += 1
                worth += weights.turn * (1.0 - (away + place * zones) / (PLACES * zones))
    return worth + weights.ships[ships]


def building(state: AntarcticaState, seat: Seat, weights: Weights) -> float:
    """Open cards whose needs are covered, and scientists enough for them."""
    access = state.access(seat)
    worth = 0.0
    for deck in range(len(DECKS)):
        if state.left(deck) > 0:
            card = state.top(deck)
            if CARD_NEEDS[card] & ~access == 0 and state.staff[seat] >= CARD_SCIENTISTS[card]:
                worth += weights.card
    return worth


def hand(state: AntarcticaState, seat: Seat, weights: Weights) -> float:
    worth = 0.0
    for card in range(HELD):
        worth += weights.hand[card] * state.hands[seat * HELD + card]
    return worth


TASTE: Final = AntarcticaTaste(Weights())
