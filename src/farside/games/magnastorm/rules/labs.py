"""Turtle labs: installing them, and what comes after the first."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.state import OPEN, Step
from farside.core.verbs import HIDDEN, Decline
from farside.games.magnastorm import abilities
from farside.games.magnastorm.actions import ADD, INSTALL, SKIP, USE
from farside.games.magnastorm.components import LAB_PRICE, PAD, WHITE
from farside.games.magnastorm.rules.clauses import ALL_AT_THE_TOP, EXTRA_LAB_DEAR, LAB_DEAR, LEVEL_DEAR
from farside.games.magnastorm.rules.decision import Decision
from farside.games.magnastorm.rules.purse import PAYMENT, Priced, covered, price
from farside.games.magnastorm.rules.research import advance, advance_any, below_top
from farside.games.magnastorm.state import OWNERS, MagnaState

SLOT: Final = 0
WAIVED: Final = 1
FIRST: Final = 0  # the first lab of a move
ADDITIONAL: Final = 1


def slot_price(state: MagnaState, seat: Seat) -> int:
    """MAG-LAB-3  With k labs on the planet the next one costs slot k + 1."""
    return covered(seat, LAB_PRICE[state.labs_out(seat)])


def waiver(state: MagnaState, seat: Seat) -> int:
    """MAG-CARD-18  Who ignores a cost once per turn, when you move, or NOBODY."""
    return abilities.WAIVER.ready(state.holder, state.used, seat)


class Slotted(Priced):
    """A piece that costs what its slot says, unless card 18 ignores it."""

    def slot(self, state: MagnaState, seat: Seat) -> int:
        """What the slot of the next piece asks for."""
        return slot_price(state, seat)

    def price(self, state: MagnaState, seat: Seat, way: int) -> int:
        return self.slot(state, seat) if way == SLOT else 0

    def offers(self, state: MagnaState, seat: Seat) -> list[int]:
        return [SLOT, WAIVED] if waiver(state, seat) != NOBODY and self.slot(state, seat) else [SLOT]

    def charge(self, state: MagnaState, seat: Seat, way: int) -> None:
        """Card 18 is used, or the slot is paid."""
        if way == WAIVED:
            waive(state, seat)
        else:
            state.ask(PAYMENT, seat, self.slot(state, seat))


class Arrive(Step[MagnaState]):
    """MAG-LAB-1  Where the move ends, a lab may be installed if the space holds none."""

    def run(self, state: MagnaState) -> None:
        seat = state.actor()
        space = state.scouts[seat]
        if space != PAD and state.labs[space] == 0 and state.labs_left[seat]:  # MAG-RUL-29, MAG-LAB-4
            state.ask(LAB, seat, FIRST)


class Install(Slotted):
    """MAG-LAB-2  Install a lab and pay its slot. Also MAG-BON-6, the second lab on the same space."""

    def numbers(self, state: MagnaState, seat: Seat, way: int, clause: int) -> tuple[int, ...]:
        return LAB_PRICE[state.labs_out(seat)]

    def take(self, state: MagnaState, seat: Seat, way: int) -> None:
        self.charge(state, seat, way)
        state.then(PLACE_LAB, state.about())


def waive(state: MagnaState, seat: Seat) -> None:
    commander = waiver(state, seat)
    state.used |= abilities.WAIVER.mark(commander)
    state.tell("waive", seat, commander)


class PlaceLab(Step[MagnaState]):
    """MAG-LAB-5  The lab stands; the first one of a move gives a level. MAG-LAB-8  The others give none."""

    def run(self, state: MagnaState) -> None:
        seat = state.actor()
        space = state.scouts[seat]
        first = state.about() == FIRST
        state.labs_left[seat] -= 1
        state.labs[space] = OWNERS + seat if first else state.labs[space] + OWNERS
        state.tell("lab", seat, space)
        if first:
            state.used |= abilities.INSTALLED
            colour = state.planet.colour[space]
            if colour == WHITE:
                advance_any(state, seat)
            else:
                advance(state, seat, colour)


class BuyLevel(Priced):
    """MAG-CARD-04  A level for cubes, once a move."""

    again = True

    def price(self, state: MagnaState, seat: Seat, commander: int) -> int:
        return price(seat, abilities.LEVEL_PRICE[commander])

    def gate(self, state: MagnaState, seat: Seat) -> int:
        return OPEN if abilities.BUYS_LEVEL.ready(state.holder, state.used, seat) != NOBODY else HIDDEN

    def offers(self, state: MagnaState, seat: Seat) -> list[int]:
        return abilities.BUYS_LEVEL.all_ready(state.holder, state.used, seat)

    def refusal(self, state: MagnaState, seat: Seat, at: int) -> int:
        dear = super().refusal(state, seat, at)
        return dear if dear != OPEN or below_top(state, seat) else ALL_AT_THE_TOP

    def numbers(self, state: MagnaState, seat: Seat, commander: int, clause: int) -> tuple[int, ...]:
        return abilities.LEVEL_PRICE[commander] if clause == LEVEL_DEAR else ()

    def take(self, state: MagnaState, seat: Seat, commander: int) -> None:
        state.used |= abilities.BUYS_LEVEL.mark(commander)
        state.tell("use", seat, commander)
        state.ask(PAYMENT, seat, self.price(state, seat, commander))
        for _level in range(abilities.LEVELS_BOUGHT[commander]):
            advance_any(state, seat)


class AddLab(Slotted):
    """MAG-CARD-07  An additional lab for one own cube and its slot, once a move."""

    again = True

    def price(self, state: MagnaState, seat: Seat, way: int) -> int:
        """MAG-RUL-44  Card 18 ignores the slot, not the cube."""
        return price(seat, abilities.LAB_FEE[self.who(state, seat)]) + super().price(state, seat, way)

    def who(self, state: MagnaState, seat: Seat) -> int:
        return abilities.EXTRA_LAB.ready(state.holder, state.used, seat)

    def gate(self, state: MagnaState, seat: Seat) -> int:
        return OPEN if self.who(state, seat) != NOBODY and may_add(state, seat) else HIDDEN

    def numbers(self, state: MagnaState, seat: Seat, way: int, clause: int) -> tuple[int, ...]:
        slot = LAB_PRICE[state.labs_out(seat)] if way == SLOT else (0, 0)
        fee = abilities.LAB_FEE[self.who(state, seat)]
        return (slot[0] + fee[0], slot[1] + fee[1])

    def take(self, state: MagnaState, seat: Seat, way: int) -> None:
        cost = self.price(state, seat, way)
        commander = self.who(state, seat)
        state.used |= abilities.EXTRA_LAB.mark(commander)
        state.tell("use", seat, commander)
        if way == WAIVED:
            waive(state, seat)
        state.ask(PAYMENT, seat, cost)
        state.then(PLACE_LAB, ADDITIONAL)


def may_add(state: MagnaState, seat: Seat) -> bool:
    """MAG-LAB-11  An additional lab needs a first one installed in the same move."""
    return state.used & abilities.INSTALLED != 0 and state.labs_left[seat] > 0


ARRIVE: Final = Arrive()
LAB: Final = Decision(Install(INSTALL, LAB_DEAR), Decline(SKIP), name="lab")
PLACE_LAB: Final = PlaceLab()
# MAG-RUL-25: cards 04 and 07, each at most once, in the order you like.
AFTER_LAB: Final = Decision(BuyLevel(USE, LEVEL_DEAR), AddLab(ADD, EXTRA_LAB_DEAR), Decline(SKIP), name="afterlab")
