"""What lies on the table."""

from __future__ import annotations

from farside.core.actions import NOBODY, Seat
from farside.core.fields import Shared, frozen_by
from farside.core.state import State
from farside.games.antarctica import copies
from farside.games.antarctica.components import COLOURS, DECK_END, FLEET, HELD, PLACES


class AntarcticaState(State):
    """A position. Each fact is stored once; what follows from it is computed.

    Ships are numbers (seat * FLEET + n) and keep theirs for the whole game. The queue of the sun zone is kept without
    gaps like all others, and the second ship of the sun step is remembered by its number (ANT-R-31).
    """

    # the board
    queues: list[int]  # PLACES ships a zone, first = next to the sun; NOBODY where empty
    buildings: list[int]  # by zone: the kinds that stand there, as bits
    scientists: list[int]  # COLOURS numbers a zone
    icebreakers: list[int]  # by zone: whose icebreakers lie there, as bits
    cubes: list[int]  # COLOURS numbers a track: the space of each cube, 0 = none
    used: int  # the icons that have been reached, as bits; blue ones are used up then

    # the players
    staff: list[int]
    reserve: list[int]
    spare_ships: list[int]  # the available box
    spare_cubes: list[int]
    given_ships: list[int]  # the discarded box
    given_cubes: list[int]
    hands: list[int]  # HELD numbers a seat: how many of each card

    # the cards
    cards: Shared  # the three decks, one after another
    tops: list[int]  # by deck: where its top card lies in `cards`
    built: Shared  # card * COLOURS + seat, in the order they were taken
    pile: list[int]  # shipyard cards by kind
    offer: list[int]  # the cards of a draft still to be chosen from, by kind
    gone: Shared  # cards of hands that have left the game, by kind
    expertise: int  # cards in the expertise pile

    # the sun step
    first: Seat  # player A
    sun: int  # zone
    way: int  # zones the sun has moved since the start
    stride: int  # zones it moved at the start of this step
    still: int  # ANT-END-6: zones without any change before this step
    changed: bool  # something but the places of ships has changed in this step
    second: int  # the second ship of this step while it has not left the zone, else NOBODY
    carded: int  # who has played a card in this step, as bits

    # the turn
    active: Seat
    ship: int  # the active ship
    target: int  # zone it has reached, NOBODY before it sails
    breaking: bool  # an icebreaker turn
    acted: bool
    given: bool  # a resource has been given up
    launched: int  # ships built in this turn, as bits
    works: int  # deck whose card is being built, else NOBODY
    raised: int  # zone * kinds + kind of the building put up in this or the last turn, else NOBODY
    trail: Shared  # ship, from, to of every move in this or the last turn
    raced: int  # tracks chosen for the advance_3 icon being carried out, as bits
    waits: Shared  # icons reached meanwhile: icon * COLOURS + seat
    ended: int  # why the game ended (`rules.clauses.ENDINGS`), 0 while it runs

    def clone(self) -> AntarcticaState:
        return copies.copy(self, AntarcticaState())

    # -- queues ------------------------------------------------------------------------------------

    def is_full(self, zone: int) -> bool:
        """ANT-SUN-11  Room is counted in ships now present."""
        return self.queues[zone * PLACES + PLACES - 1] != NOBODY

    def join(self, ship: int, zone: int) -> int:
        """ANT-MOVE-2  A ship takes the first free place; that place, from 0."""
        place = 0
        while self.queues[zone * PLACES + place] != NOBODY:
            place += 1
        self.queues[zone * PLACES + place] = ship
        return place

    def leave(self, zone: int, place: int) -> int:
        """ANT-SUN-12  A ship leaves its queue, which closes up; that ship. The second ship's turn goes with it."""
        at = zone * PLACES + place
        last = zone * PLACES + PLACES - 1
        ship = self.queues[at]
        while at < last:
            self.queues[at] = self.queues[at + 1]
            at += 1
        self.queues[last] = NOBODY
        if ship == self.second:
            self.second = NOBODY
        return ship

    def place_of(self, ship: int, zone: int) -> int:
        """The place of a ship in a zone's queue, NOBODY if it is not there."""
        for place in range(PLACES):
            if self.queues[zone * PLACES + place] == ship:
                return place
        return NOBODY

    def owner_at(self, zone: int, place: int) -> Seat:
        """Whose ship has a place, NOBODY if none."""
        ship = self.queues[zone * PLACES + place]
        return NOBODY if ship == NOBODY else ship // FLEET

    def next_ship(self, seat: Seat) -> int:
        """The number of a seat's next available ship."""
        return (seat + 1) * FLEET - self.spare_ships[seat]

    # -- what a player has somewhere ---------------------------------------------------------------

    def strength(self, seat: Seat, zone: int) -> int:
        """ANT-ACT-4  Own ships and own scientists in a zone."""
        found = self.scientists[zone * COLOURS + seat]
        queues = self.queues
        low = seat * FLEET
        for at in range(zone * PLACES, zone * PLACES + PLACES):
            if low <= queues[at] < low + FLEET:
                found += 1
        return found

    def access(self, seat: Seat) -> int:
        """ANT-BLD-2  The kinds of building in all zones where a seat has a ship, as bits."""
        found = 0
        queues = self.queues
        buildings = self.buildings
        low = seat * FLEET
        high = low + FLEET
        for zone in range(len(buildings)):
            for at in range(zone * PLACES, zone * PLACES + PLACES):
                ship = queues[at]
                if ship == NOBODY:
                    break
                if low <= ship < high:
                    found |= buildings[zone]
                    break
        return found

    def held(self, seat: Seat, card: int) -> int:
        """How many of a card a seat holds."""
        return self.hands[seat * HELD + card]

    def lose(self, card: int, count: int) -> None:
        """So many cards of a kind leave the game."""
        gone = self.gone.copy()
        gone[card] += count
        self.gone = gone

    # -- decks -------------------------------------------------------------------------------------

    def left(self, deck: int) -> int:
        """Cards in a deck, the top one included."""
        return DECK_END[self.seats][deck] - self.tops[deck]

    def top(self, deck: int) -> int:
        """The open card of a deck that is not empty."""
        return self.cards[self.tops[deck]]


frozen_by(AntarcticaState, copies.freeze, copies.thaw)
