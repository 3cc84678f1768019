"""Cubes: prices, gains, payments, and the exchange of three for one.

A price is one number, four bits a colour, like a group of crew: the crew below a commander is his price.
"""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Family, Seat
from farside.core.state import OPEN
from farside.core.verbs import Question, Verb
from farside.games.magnastorm import abilities
from farside.games.magnastorm.actions import GET, GIVE, PAY
from farside.games.magnastorm.components import EXCHANGE, SHADES, YELLOW, Cubes
from farside.games.magnastorm.rules.clauses import GIVEN_OUT
from farside.games.magnastorm.state import CREW_BITS, CREW_MASK, MagnaState, of_kind, one

CUBES_OF_A_PRICE: Final = 0xFFFFF
OWN_COVERED: Final = 1 << 20  # card 05 may pay yellow in place of an own cube of this price
YELLOW_COVERED: Final = 1 << 21  # card 05 may pay own in place of a yellow cube of this price
GIVEN: Final = 22  # from this bit on a price remembers what an exchange under way has given up
COLOUR_BITS: Final = 3

PLAIN: Final = 0  # the ways to pay
OWN_FOR_YELLOW: Final = 1
YELLOW_FOR_OWN: Final = 2
IMPOSSIBLE: Final = -1


def price(seat: Seat, cubes: Cubes) -> int:
    """A printed price in this seat's colour; no card covers it."""
    return cubes[0] << (seat * CREW_BITS) | cubes[1] << (YELLOW * CREW_BITS)


def covered(seat: Seat, cubes: Cubes) -> int:
    """MAG-RUL-27  A printed price in this seat's colour that card 05 covers."""
    flags = (OWN_COVERED if cubes[0] else 0) | (YELLOW_COVERED if cubes[1] else 0)
    return price(seat, cubes) | flags


def paid_as(cost: int, seat: Seat, way: int) -> int:
    """The cubes a price takes when paid in one of the three ways."""
    bare = cost & CUBES_OF_A_PRICE
    if way == OWN_FOR_YELLOW:
        return bare + one(seat) - one(YELLOW)
    if way == YELLOW_FOR_OWN:
        return bare - one(seat) + one(YELLOW)
    return bare


def exchanges(state: MagnaState, seat: Seat, bare: int) -> int:
    """MAG-XCH-2  How many exchanges a payment needs; IMPOSSIBLE if none can help."""
    missing = 0
    spare = 0
    at = seat * SHADES
    for colour in range(SHADES):
        more = state.hands[at + colour] - (bare >> (colour * CREW_BITS) & CREW_MASK)
        if more >= 0:
            spare += more
        elif state.supply[colour] + more < 0:
            return IMPOSSIBLE
        else:
            missing -= more
    return missing if spare >= EXCHANGE * missing else IMPOSSIBLE


def substitute(state: MagnaState, seat: Seat) -> int:
    """MAG-CARD-05  Who lets yellow be paid as own or own as yellow, or NOBODY."""
    return abilities.SUBSTITUTE.ready(state.holder, state.used, seat)


def payable(state: MagnaState, seat: Seat, cost: int) -> bool:
    """MAG-CMD-12  The whole price can be paid now, exchange and card 05 included."""
    if exchanges(state, seat, cost & CUBES_OF_A_PRICE) >= 0:
        return True
    if cost < OWN_COVERED or substitute(state, seat) == NOBODY:
        return False
    if cost & YELLOW_COVERED and exchanges(state, seat, paid_as(cost, seat, OWN_FOR_YELLOW)) >= 0:
        return True
    return cost & OWN_COVERED != 0 and exchanges(state, seat, paid_as(cost, seat, YELLOW_FOR_OWN)) >= 0


class Priced(Verb[MagnaState]):
    """An answer that costs cubes; a clause of its own closes it to whoever cannot pay."""

    def __init__(self, family: Family, dear: int) -> None:
        super().__init__(family)
        self.dear = dear

    def price(self, state: MagnaState, seat: Seat, at: int) -> int:
        """What the answer costs."""
        raise AssertionError(f"{type(self).__name__} has no price")

    def refusal(self, state: MagnaState, seat: Seat, at: int) -> int:
        return OPEN if payable(state, seat, self.price(state, seat, at)) else self.dear


def receive(state: MagnaState, seat: Seat, colour: int, wanted: int) -> int:
    """MAG-SUP-2  Take cubes from the supply as far as it holds any; how many is returned."""
    taken = min(wanted, state.supply[colour])
    state.supply[colour] -= taken
    state.hands[seat * SHADES + colour] += taken
    return taken


def give_back(state: MagnaState, seat: Seat, colour: int, count: int) -> None:
    """MAG-BAG-2  Spent cubes go to the general supply."""
    state.hands[seat * SHADES + colour] -= count
    state.supply[colour] += count


def settle(state: MagnaState, seat: Seat, bare: int) -> None:
    """Pay cubes that lie in the hand."""
    for colour in range(SHADES):
        count = of_kind(bare, colour)
        if count:
            give_back(state, seat, colour, count)
            state.tell("pay", seat, colour, count)


def missing_colour(state: MagnaState, seat: Seat, bare: int) -> int:
    """A colour of which the hand holds too little for a price, or NOBODY."""
    for colour in range(SHADES):
        if state.hands[seat * SHADES + colour] < of_kind(bare, colour):
            return colour
    return NOBODY


def spare(state: MagnaState, seat: Seat, bare: int, colour: int) -> int:
    """Cubes of a colour that a price does not need."""
    return max(0, state.hands[seat * SHADES + colour] - of_kind(bare, colour))


def all_spare(state: MagnaState, seat: Seat, bare: int) -> int:
    total = 0
    for colour in range(SHADES):
        total += spare(state, seat, bare, colour)
    return total


class Pay(Verb[MagnaState]):
    """MAG-XCH-3  A price is settled in one go; asked only where card 05 leaves a choice."""

    def offers(self, state: MagnaState, seat: Seat) -> list[int]:
        cost = state.about()
        found = [PLAIN] if exchanges(state, seat, cost & CUBES_OF_A_PRICE) >= 0 else []
        if cost >= OWN_COVERED and substitute(state, seat) != NOBODY:
            for way in (OWN_FOR_YELLOW, YELLOW_FOR_OWN):
                flag = YELLOW_COVERED if way == OWN_FOR_YELLOW else OWN_COVERED
                if cost & flag and exchanges(state, seat, paid_as(cost, seat, way)) >= 0:
                    found.append(way)
        return found

    def take(self, state: MagnaState, seat: Seat, way: int) -> None:
        if way != PLAIN:
            commander = substitute(state, seat)
            state.used |= abilities.SUBSTITUTE.mark(commander)
            state.tell("substitute", seat, seat if way == OWN_FOR_YELLOW else YELLOW, commander)
        go_on_paying(state, seat, paid_as(state.about(), seat, way))


class Barter(Verb[MagnaState]):
    """MAG-XCH-2  In the middle of a payment: which cubes are given up for the missing one."""

    def offers(self, state: MagnaState, seat: Seat) -> list[int]:
        bare = state.about() & CUBES_OF_A_PRICE
        return [colour for colour in range(SHADES) if spare(state, seat, bare, colour)]

    def take(self, state: MagnaState, seat: Seat, colour: int) -> None:
        bare = state.about() & CUBES_OF_A_PRICE
        given = hand_over(state, seat, colour, state.about() >> GIVEN)
        if given >> (COLOUR_BITS * EXCHANGE):
            collect(state, seat, missing_colour(state, seat, bare), given)
            go_on_paying(state, seat, bare)
        else:
            state.ask(BARTER, seat, bare | given << GIVEN)


def hand_over(state: MagnaState, seat: Seat, colour: int, given: int) -> int:
    """Give up one cube for an exchange; what has been given is a number that starts at 1, three bits a cube."""
    give_back(state, seat, colour, 1)
    return max(given, 1) << COLOUR_BITS | colour


def collect(state: MagnaState, seat: Seat, colour: int, given: int) -> None:
    """MAG-XCH-4  Three cubes were returned; now one is taken."""
    receive(state, seat, colour, 1)
    state.tell("exchange", seat, given >> 6 & 7, given >> 3 & 7, given & 7, colour)


def go_on_paying(state: MagnaState, seat: Seat, bare: int) -> None:
    """Exchange what is missing, without asking where all spare cubes are needed, then pay."""
    needed = exchanges(state, seat, bare)
    if needed == 0:
        settle(state, seat, bare)
    elif all_spare(state, seat, bare) > EXCHANGE * needed:
        state.ask(BARTER, seat, bare)
    else:
        barter_all(state, seat, bare)
        settle(state, seat, bare)


def barter_all(state: MagnaState, seat: Seat, bare: int) -> None:
    """Give up every spare cube."""
    given = 0
    for colour in range(SHADES):
        for _cube in range(spare(state, seat, bare, colour)):
            given = hand_over(state, seat, colour, given)
            if given >> (COLOUR_BITS * EXCHANGE):
                collect(state, seat, missing_colour(state, seat, bare), given)
                given = 0


class Offer(Verb[MagnaState]):
    """MAG-XCH-1  An exchange of your own will: three cubes of any colours, one after the other."""

    def offers(self, state: MagnaState, seat: Seat) -> list[int]:
        return [colour for colour in range(SHADES) if state.hands[seat * SHADES + colour]]

    def take(self, state: MagnaState, seat: Seat, colour: int) -> None:
        given = hand_over(state, seat, colour, state.about())
        state.ask(RETURN if given >> (COLOUR_BITS * EXCHANGE) else OFFER, seat, given)


class Return(Verb[MagnaState]):
    """MAG-XCH-4  One cube of your choice that the supply holds."""

    def offers(self, state: MagnaState, seat: Seat) -> list[int]:
        return [*range(state.seats), YELLOW]

    def refusal(self, state: MagnaState, seat: Seat, colour: int) -> int:
        return OPEN if state.supply[colour] else GIVEN_OUT

    def numbers(self, state: MagnaState, seat: Seat, colour: int, clause: int) -> tuple[int, ...]:
        return (colour,)

    def take(self, state: MagnaState, seat: Seat, colour: int) -> None:
        collect(state, seat, colour, state.about())


PAYMENT: Final = Question(Pay(PAY), name="payment", alone=True)
BARTER: Final = Question(Barter(GIVE), name="barter", alone=True)
OFFER: Final = Question(Offer(GIVE), name="offer", alone=True)
RETURN: Final = Question(Return(GET), name="return", alone=True)
