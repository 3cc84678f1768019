"""Research as the action of a turn."""

from __future__ import annotations

from farside.core.actions import Seat
from farside.games.antarctica.components import CENTRES, TRACK_CENTRES
from farside.games.antarctica.rules import tracks
from farside.games.antarctica.rules.clauses import NO_CENTRE, NO_STRENGTH, WRONG_CENTRE
from farside.games.antarctica.state import AntarcticaState


def judge(state: AntarcticaState, seat: Seat, track: int) -> int:
    """ANT-RES-1, ANT-RES-3  Needs a research centre in the target zone that the track shows."""
    centres = state.buildings[state.target] & CENTRES
    if centres == 0:
        return NO_CENTRE
    if centres & TRACK_CENTRES[track] == 0:
        return WRONG_CENTRE
    if state.strength(seat, state.target) == 0:
        return NO_STRENGTH
    return tracks.judge(state, seat, track)


def explore(state: AntarcticaState, seat: Seat, track: int) -> None:
    """ANT-RES-1  As many steps as your strength there."""
    state.tell("research", seat, state.target)
    tracks.research(state, seat, track, state.strength(seat, state.target))


def is_here(state: AntarcticaState) -> bool:
    """A quick look: without a centre in the target zone no track needs judging."""
    return state.buildings[state.target] & CENTRES != 0
