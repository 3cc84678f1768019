"""A player's turn."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import OPEN, Step
from farside.games.pebble.actions import PASS, SETTLE
from farside.games.pebble.components import BANK, PASS_WORTH, SITES
from farside.games.pebble.rules.clauses import TAKEN, TOO_DEAR, UNDER_WATER
from farside.games.pebble.rules.gift import GIFT
from farside.games.pebble.state import PebbleState


class Turn(Step[PebbleState]):
    """PEB-TURN-1  Settle one site, or pass."""

    def candidates(self, state: PebbleState, seat: Seat) -> list[Action]:
        return [*[SETTLE.of(site) for site in range(len(SITES))], PASS.of()]

    def refusal(self, state: PebbleState, seat: Seat, action: Action) -> int:
        if PASS.has(action):
            return OPEN
        site = SETTLE.arg(action)
        if state.owner[site] != NOBODY:
            return TAKEN
        if state.flooded == site:
            return UNDER_WATER
        if state.pebbles[seat] < state.price(seat, site):
            return TOO_DEAR
        return OPEN

    def numbers(self, state: PebbleState, seat: Seat, action: Action, clause: int) -> tuple[int, ...]:
        site = SETTLE.arg(action)
        if clause == TAKEN:
            return (site, state.owner[site])
        if clause == TOO_DEAR:
            return (site, state.price(seat, site), state.pebbles[seat])
        return (site,)

    def take(self, state: PebbleState, seat: Seat, action: Action) -> None:
        if PASS.has(action):
            rest(state, seat)
        else:
            settle(state, seat, SETTLE.arg(action))


def rest(state: PebbleState, seat: Seat) -> None:
    """PEB-TURN-2  Who passes takes two pebbles from the river."""
    state.tell("pass", seat, state.take_from_river(seat, PASS_WORTH))


def settle(state: PebbleState, seat: Seat, site: int) -> None:
    """PEB-SETTLE-1  The site is yours for good; its price goes into the river."""
    price = state.price(seat, site)
    state.pebbles[seat] -= price
    state.river += price
    state.owner[site] = seat
    state.tell("settle", seat, site, price)
    if site != BANK:  # PEB-SETTLE-5
        state.ask(GIFT, seat)


TURN: Final = Turn()
