"""A player's turn."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.state import OPEN
from farside.core.verbs import Question, Verb
from farside.games.pebble.actions import PASS, SETTLE
from farside.games.pebble.components import BANK, PASS_WORTH
from farside.games.pebble.rules.clauses import TAKEN, TOO_DEAR, UNDER_WATER
from farside.games.pebble.rules.gift import GIFT
from farside.games.pebble.state import PebbleState


class Settle(Verb[PebbleState]):
    """PEB-SETTLE-1  The site is yours for good; its price goes into the river."""

    def refusal(self, state: PebbleState, seat: Seat, site: int) -> int:
        if state.owner[site] != NOBODY:
            return TAKEN
        if state.flooded == site:
            return UNDER_WATER
        return TOO_DEAR if state.pebbles[seat] < state.price(seat, site) else OPEN

    def numbers(self, state: PebbleState, seat: Seat, site: int, clause: int) -> tuple[int, ...]:
        if clause == TAKEN:
            return (site, state.owner[site])
        if clause == TOO_DEAR:
            return (site, state.price(seat, site), state.pebbles[seat])
        return (site,)

    def take(self, state: PebbleState, seat: Seat, site: int) -> None:
        price = state.price(seat, site)
        state.pebbles[seat] -= price
        state.river += price
        state.owner[site] = seat
        state.tell("settle", seat, site, price)
        if site != BANK:  # PEB-SETTLE-5
            state.ask(GIFT, seat)


class Pass(Verb[PebbleState]):
    """PEB-TURN-2  Who passes takes two pebbles from the river."""

    def take(self, state: PebbleState, seat: Seat, _at: int) -> None:
        state.tell("pass", seat, state.take_from_river(seat, PASS_WORTH))


TURN: Final = Question(Settle(SETTLE), Pass(PASS), name="turn")  # PEB-TURN-1: settle one site, or pass
