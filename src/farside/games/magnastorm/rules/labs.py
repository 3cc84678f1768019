"""Turtle labs: installing them, and what comes after the first."""

from __future__ import annotations

from typing import Final

from farside.core.actions import Action, Seat
from farside.core.state import OPEN, Step
from farside.games.magnastorm import cards
from farside.games.magnastorm.actions import ADD, INSTALL, SKIP, USE
from farside.games.magnastorm.components import LAB_PRICE, PAD, WHITE
from farside.games.magnastorm.rules.clauses import ALL_AT_THE_TOP, EXTRA_LAB_DEAR, LAB_DEAR, LEVEL_DEAR
from farside.games.magnastorm.rules.deed import Deed
from farside.games.magnastorm.rules.purse import (
    INSTALLED,
    PAYMENT,
    USED_LAB,
    USED_LEVEL,
    USED_WAIVER,
    covered,
    payable,
    price,
)
from farside.games.magnastorm.rules.research import advance, advance_any, below_top
from farside.games.magnastorm.state import OWNERS, MagnaState

SLOT: Final = 0
WAIVED: Final = 1
FIRST: Final = 0  # the first lab of a move
ADDITIONAL: Final = 1


def slot_price(state: MagnaState, seat: Seat) -> int:
    """MAG-LAB-3  With k labs on the planet the next one costs slot k + 1."""
    return covered(seat, LAB_PRICE[state.labs_out(seat)])


def may_waive(state: MagnaState, seat: Seat) -> bool:
    """MAG-CARD-18  Once per turn, when you move."""
    return state.holder[cards.WAIVER] == seat and state.used & USED_WAIVER == 0


class Arrive(Step[MagnaState]):
    """MAG-LAB-1  Where the move ends, a lab may be installed if the space holds none."""

    def run(self, state: MagnaState) -> None:
        seat = state.actor()
        space = state.scouts[seat]
        if space != PAD and state.labs[space] == 0 and state.labs_left[seat]:  # MAG-RUL-29, MAG-LAB-4
            state.ask(LAB, seat, FIRST)


class Lab(Deed):
    """MAG-LAB-2  Install a lab and pay its slot, or do not. Also MAG-BON-6, the second lab on the same space."""

    def choices(self, state: MagnaState, seat: Seat) -> list[Action]:
        found = [INSTALL.of(SLOT)]
        if may_waive(state, seat) and slot_price(state, seat):
            found.append(INSTALL.of(WAIVED))
        found.append(SKIP.first)
        return found

    def closed(self, state: MagnaState, seat: Seat, action: Action) -> int:
        if action == INSTALL.first and not payable(state, seat, slot_price(state, seat)):
            return LAB_DEAR
        return OPEN

    def numbers(self, state: MagnaState, seat: Seat, action: Action, clause: int) -> tuple[int, ...]:
        return LAB_PRICE[state.labs_out(seat)]

    def do(self, state: MagnaState, seat: Seat, action: Action) -> None:
        if action == SKIP.first:
            return
        if INSTALL.arg(action) == WAIVED:
            waive(state, seat)
        else:
            state.ask(PAYMENT, seat, slot_price(state, seat))
        state.then(PLACE_LAB, state.about())


def waive(state: MagnaState, seat: Seat) -> None:
    state.used |= USED_WAIVER
    state.tell("waive", seat, cards.WAIVER)


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
            state.used |= INSTALLED
            colour = state.planet.colour[space]
            if colour == WHITE:
                advance_any(state, seat)
            else:
                advance(state, seat, colour)


class AfterLab(Deed):
    """MAG-RUL-25  Cards 04 and 07, each at most once, in the order you like."""

    def choices(self, state: MagnaState, seat: Seat) -> list[Action]:
        found: list[Action] = []
        if state.holder[cards.BUYS_LEVEL] == seat and state.used & USED_LEVEL == 0:
            found.append(USE.of(cards.BUYS_LEVEL))
        if state.holder[cards.EXTRA_LAB] == seat and state.used & USED_LAB == 0 and may_add(state, seat):
            found.append(ADD.of(SLOT))
            if may_waive(state, seat) and slot_price(state, seat):
                found.append(ADD.of(WAIVED))
        found.append(SKIP.first)
        return found

    def closed(self, state: MagnaState, seat: Seat, action: Action) -> int:
        if ADD.has(action):
            return OPEN if payable(state, seat, added_price(state, seat, ADD.arg(action))) else EXTRA_LAB_DEAR
        if action == SKIP.first:
            return OPEN
        if not payable(state, seat, price(seat, cards.LEVEL_PRICE)):
            return LEVEL_DEAR
        return OPEN if below_top(state, seat) else ALL_AT_THE_TOP

    def numbers(self, state: MagnaState, seat: Seat, action: Action, clause: int) -> tuple[int, ...]:
        if clause == EXTRA_LAB_DEAR:
            slot = LAB_PRICE[state.labs_out(seat)] if ADD.arg(action) == SLOT else (0, 0)
            return (slot[0] + cards.LAB_FEE[0], slot[1] + cards.LAB_FEE[1])
        return cards.LEVEL_PRICE if clause == LEVEL_DEAR else ()

    def do(self, state: MagnaState, seat: Seat, action: Action) -> None:
        if action == SKIP.first:
            return
        if ADD.has(action):
            add_lab(state, seat, ADD.arg(action))
        else:
            state.used |= USED_LEVEL
            state.tell("use", seat, cards.BUYS_LEVEL)
            state.ask(PAYMENT, seat, price(seat, cards.LEVEL_PRICE))
            advance_any(state, seat)
        state.ask(AFTER_LAB, seat)


def may_add(state: MagnaState, seat: Seat) -> bool:
    """MAG-LAB-11  An additional lab needs a first one installed in the same move."""
    return state.used & INSTALLED != 0 and state.labs_left[seat] > 0


def added_price(state: MagnaState, seat: Seat, way: int) -> int:
    """MAG-CARD-07  One own cube, and the slot unless card 18 ignores it (MAG-RUL-44)."""
    fee = price(seat, cards.LAB_FEE)
    return fee if way == WAIVED else fee + slot_price(state, seat)


def add_lab(state: MagnaState, seat: Seat, way: int) -> None:
    state.used |= USED_LAB
    state.tell("use", seat, cards.EXTRA_LAB)
    cost = added_price(state, seat, way)
    if way == WAIVED:
        waive(state, seat)
    state.ask(PAYMENT, seat, cost)
    state.then(PLACE_LAB, ADDITIONAL)


ARRIVE: Final = Arrive()
LAB: Final = Lab()
PLACE_LAB: Final = PlaceLab()
AFTER_LAB: Final = AfterLab()
