"""How players of Mars differ: builders, traders and raiders."""

from __future__ import annotations

from typing import Final

from farside.bots.minds.mars.taste import Haggling
from farside.bots.taste import Taste
from farside.bots.tempers import Temper
from farside.core.actions import Seat
from farside.core.state import State
from farside.games.mars.components import CHAINS
from farside.games.mars.state import MarsState

MINE: Final = 0.12  # points that a running mine is worth besides
CONTRACT: Final = 0.15  # and a contract
KEEN: Final = 0.4  # of what a word costs others
FORCE: Final = 0.15  # and a tile of the military
COMMUNICATION: Final = CHAINS.index("communication")
MILITARY: Final = CHAINS.index("military")


class Builder(Temper):
    """Wants mines that bring something every turn."""

    def likes(self, state: State, seat: Seat) -> float:
        assert isinstance(state, MarsState)
        return MINE * state.mines_running(seat)


class Trader(Temper):
    """Wants contracts, and somebody to talk to."""

    def likes(self, state: State, seat: Seat) -> float:
        assert isinstance(state, MarsState)
        return CONTRACT * (state.contract_count(seat) + state.stands(seat, COMMUNICATION))

    def bargains(self, taste: Taste) -> Taste:
        return Haggling(taste.before, KEEN) if isinstance(taste, Haggling) else taste


class Raider(Temper):
    """Wants soldiers, and to use them."""

    def likes(self, state: State, seat: Seat) -> float:
        assert isinstance(state, MarsState)
        return FORCE * state.stands(seat, MILITARY)


TEMPERS: Final[dict[str, Temper]] = {"builder": Builder(), "trader": Trader(), "raider": Raider()}
