"""Recruiting: scientists come from the reserve to the staff."""

from __future__ import annotations

from typing import Final

from farside.core.actions import Seat
from farside.core.state import OPEN
from farside.games.antarctica.actions import RECRUIT
from farside.games.antarctica.components import CAMPS
from farside.games.antarctica.rules.action import OneAction
from farside.games.antarctica.rules.clauses import NO_CAMP, NO_RESERVE, NO_STRENGTH
from farside.games.antarctica.state import AntarcticaState


def recruit(state: AntarcticaState, seat: Seat, wanted: int) -> int:
    """ANT-REC-1  So many scientists, or all that are left, go from reserve to staff; how many is returned."""
    count = min(wanted, state.reserve[seat])
    if count > 0:
        state.reserve[seat] -= count
        state.staff[seat] += count
        state.changed = True
    return count


def judge(state: AntarcticaState, seat: Seat) -> int:
    """ANT-REC-1  Recruiting needs a camp in the target zone."""
    if state.buildings[state.target] & CAMPS == 0:
        return NO_CAMP
    if state.reserve[seat] == 0:
        return NO_RESERVE
    return OPEN if state.strength(seat, state.target) > 0 else NO_STRENGTH


class Hire(OneAction):
    """ANT-REC-1  Exactly as many scientists as your strength there."""

    def refusal(self, state: AntarcticaState, seat: Seat, _at: int) -> int:
        return judge(state, seat)

    def numbers(self, state: AntarcticaState, seat: Seat, _at: int, clause: int) -> tuple[int, ...]:
        return (state.target,) if clause in (NO_CAMP, NO_STRENGTH) else ()

    def act(self, state: AntarcticaState, seat: Seat, _at: int) -> None:
        state.tell("recruit", seat, state.target, recruit(state, seat, state.strength(seat, state.target)))


HIRING: Final = Hire(RECRUIT)
