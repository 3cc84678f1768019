"""What a seat sees of Antarctica: the whole table but the order of the decks, and what a player would else work out.

Numbers stand for keys: zones in sun order (sw, s, se, e, ne, n, nw, w), kinds of building, tracks, decks, cards of a
hand (icebreaker, place_scientist, plus_two, fast_research, simple, expertise) and icons in the order of `components`.
NOBODY (-1) means none. A ship's number is seat * 6 + n and stays with it, so that pieces can be followed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from farside.core.actions import NOBODY, Seat
from farside.core.view import View


class Ship(NamedTuple):
    """A ship in a queue. Fresh: it came in this turn (sailed, was built or moved by an icon)."""

    ship: int
    seat: Seat
    fresh: bool


class Zone(NamedTuple):
    """One eighth of the continent. Tuples with a number per seat say so."""

    closed: bool  # pack ice, with two players
    buildings: tuple[int, ...]  # kinds, ascending
    fresh: tuple[int, ...]  # kinds among them built in the current or the last turn
    scientists: tuple[int, ...]  # per seat
    queue: tuple[Ship, ...]  # first = next to the sun
    icebreakers: tuple[Seat, ...]  # whose icebreakers lie here
    leaders: tuple[Seat, ...]  # most scientists (several when tied; none without scientists)
    pot: int  # what the first rank takes if scored now (0 without scientists)
    points: tuple[int, ...]  # per seat, if scored now
    strength: tuple[int, ...]  # per seat: own ships + own scientists


class Turn(NamedTuple):
    """A coming turn if nothing moves. The first one is the turn being played."""

    seat: Seat
    zone: int
    ship: int
    icebreaker: bool  # a second ship's turn
    away: int  # how many zones the sun has to go (0: it is there)


class Need(NamedTuple):
    """A building a card asks for, as the planner stands."""

    kind: int
    covered: bool  # one of his ships waits where such a building stands
    card: int  # the card of his hand that would replace it (index in the hand), else NOBODY
    zones: tuple[int, ...]  # where such a building stands


class Deck(NamedTuple):
    """A deck's open card, and where the planner could build it."""

    card: int  # index among the building cards; NOBODY when the deck is empty
    left: int  # cards in the deck, the open one included
    builds: int  # kind; NOBODY when empty
    needs: tuple[Need, ...]
    scientists: int
    steps: int
    star: bool
    ready: tuple[int, ...]  # zones where he could build it with his coming (or current) turn
    stands: tuple[int, ...]  # zones that already hold the kind


class Icon(NamedTuple):
    """An icon of a track."""

    space: int  # from 1
    kind: int
    blue: bool  # works once, for everybody
    used: bool  # a blue one that is spent


class Track(NamedTuple):
    """A research track."""

    open: bool
    cubes: tuple[Seat, ...]  # per space, NOBODY where empty
    values: tuple[int, ...]  # per space
    icons: tuple[Icon, ...]
    points: tuple[int, ...]  # per seat, if scored now
    next: tuple[int, ...]  # per seat: the space one step leads to (0: no step is possible)


class Player(NamedTuple):
    """What lies in front of a player and in the two boxes."""

    staff: int
    reserve: int
    ships: int  # available
    cubes: int  # available
    given_ships: int  # in the discarded box
    given_cubes: int
    sailing: int  # ships on the board
    built: tuple[int, ...]  # indexes of his building cards, in the order he built them
    stars: int  # those with a star
    hand: tuple[int, ...]  # how many of each card
    card_played: bool  # no more card in this sun step


class Build(NamedTuple):
    """A build that a destination allows: the deck, and the resource card it costs (index in the hand) or NOBODY."""

    deck: int
    card: int


class Steps(NamedTuple):
    """An advance: so many steps lead the cube to this space and over these icon spaces."""

    track: int
    steps: int
    space: int
    icons: tuple[int, ...]


class Hint(NamedTuple):
    """What the ship could do if it went there (options sail and drop)."""

    zone: int
    place: int  # 1 to 3 in the queue
    wait: int  # zones the sun goes until the ship acts there if nothing moves
    research: tuple[Steps, ...]
    recruit: int  # scientists gained, 0 without camp or reserve
    ship: bool
    builds: tuple[Build, ...]


class Trail(NamedTuple):
    """A ship's way in the current or the last turn; `start` is NOBODY for a ship just built."""

    ship: int
    start: int
    end: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AntarcticaView(View):
    """The table of Antarctica. `planner`: for whom needs, ready zones and hints are worked out (the viewer himself; for
    a spectator whoever is active)."""

    planner: Seat  # NOBODY once the game is over and nobody watches from a seat
    first_player: Seat
    lap: int  # laps of the sun, from 1
    sun: int  # zone
    active: Seat  # whose turn it is (NOBODY before the first and after the last)
    ship: int  # the active ship (also when given up)
    target: int  # zone the active ship has reached; NOBODY before it sails
    second: int  # the second ship of this sun step while it may still act by icebreaker, else NOBODY
    zones: tuple[Zone, ...]
    forecast: tuple[Turn, ...]  # one lap or a little more, the turn being played first
    decks: tuple[Deck, ...]  # basic, double, advanced
    tracks: tuple[Track, ...]
    players: tuple[Player, ...]
    pile: tuple[int, ...]  # shipyard cards by kind (four kinds)
    offer: tuple[int, ...]  # the cards the asked player chooses from (take), by kind; empty when none are offered
    expertise: int  # cards in the expertise pile
    simple: int  # simple cards lying aside
    star_points: tuple[int, ...]  # per seat, if scored now
    given_points: tuple[int, ...]
    hints: tuple[Hint, ...]  # one per open destination of the viewer's question (sail, drop)
    steps: tuple[Steps, ...]  # one per track option of the viewer's question (cube, research, advance, race)
    trail: tuple[Trail, ...]
    still: int  # zones the sun has gone while nothing but ships moved
    limit: int  # where that ends the game
    ended: str  # the clause that ended the game, "" while it runs

    def left(self, seat: Seat) -> int:
        """ANT-END-1  Scientists in staff and reserve: at none the game ends."""
        return self.players[seat].staff + self.players[seat].reserve

    def cards_left(self) -> int:
        """ANT-END-1  Building cards left: at none the game ends."""
        return sum(deck.left for deck in self.decks)

    def split(self, seat: Seat) -> tuple[int, int, int, int]:
        """ANT-SCO-1  Points now from zones, tracks, star cards and discarded resources."""
        zones = sum(zone.points[seat] for zone in self.zones)
        tracks = sum(track.points[seat] for track in self.tracks)
        return zones, tracks, self.star_points[seat], self.given_points[seat]

    def place(self, ship: int) -> tuple[int, int]:
        """Zone and place (from 1) of a ship; NOBODY and 0 when it is not on the board."""
        for at, zone in enumerate(self.zones):
            for place, waiting in enumerate(zone.queue, start=1):
                if waiting.ship == ship:
                    return at, place
        return NOBODY, 0
