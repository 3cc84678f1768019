"""Planning: the purchases that a hand pays for and that bring most, as the table would advise."""

from __future__ import annotations

from typing import Final

from farside.core.actions import Seat
from farside.core.state import OPEN
from farside.games.mars.reading import MINE_ITEM, is_asked
from farside.games.mars.rules.arrange import settle_in
from farside.games.mars.rules.build import BUILDING, DIGGING, INSTALLING
from farside.games.mars.rules.solver import best_arrangement
from farside.games.mars.rules.trade import TRADE
from farside.games.mars.state import MarsState
from farside.games.mars.view import Ahead

MOST_PLANS: Final = 40  # shopping lists looked at


class Shopper:
    """Tries every list of purchases that the hand pays for, in the order of the chains."""

    def __init__(self, state: MarsState, seat: Seat) -> None:
        self.seat = seat
        self.best: Ahead | None = None
        self.most = (0, 0, 0)
        self.left = MOST_PLANS
        self.go(state, (), 0)

    def go(self, state: MarsState, items: tuple[int, ...], first: int) -> None:
        for item in range(first, MINE_ITEM + 1):
            if self.left and can_buy(state, self.seat, item):
                self.left -= 1
                twin = state.clone()
                buy(twin, self.seat, item)
                self.look(twin, (*items, item))
                self.go(twin, (*items, item), item)

    def look(self, state: MarsState, items: tuple[int, ...]) -> None:
        """Points first; then what runs, and room for more."""
        seat, twin = self.seat, state.clone()
        settle_in(twin, seat, best_arrangement(twin, seat))
        room = twin.energy_max(seat) - twin.energy_used(seat)
        value = (twin.points(seat), twin.mines_running(seat) + min(3, room, twin.free(seat)), -len(items))
        if self.best is None or value > self.most:
            self.most = value
            self.best = Ahead(
                items=items,
                points=twin.points(seat),
                used=twin.energy_used(seat),
                energy=twin.energy_max(seat),
                free=twin.free(seat),
                cards=twin.hand_size(seat),
            )


def can_buy(state: MarsState, seat: Seat, item: int) -> bool:
    """Without a discount."""
    if item == MINE_ITEM:
        return DIGGING.why_not(state, seat, plenty(state), 0) == OPEN
    return INSTALLING.why_not(state, seat, item, 0) == OPEN


def buy(state: MarsState, seat: Seat, item: int) -> None:
    """In a copy, without a discount."""
    state.discount = 0
    if item == MINE_ITEM:
        DIGGING.take(state, seat, plenty(state))
    else:
        INSTALLING.take(state, seat, item)


def plenty(state: MarsState) -> int:
    """Of the mines, the material there is most of."""
    return state.mine_stock.index(max(state.mine_stock))


def ahead(state: MarsState, seat: Seat | None) -> Ahead | None:
    """For the seat that trades or builds now; None where nothing can be paid."""
    if seat is None or not state.asked(seat):
        return None
    if not is_asked(state, TRADE.number) and not is_asked(state, BUILDING.number):
        return None
    return Shopper(state, seat).best
