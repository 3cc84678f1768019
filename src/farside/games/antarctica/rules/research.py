"""Research as the action of a turn."""

from __future__ import annotations

from typing import Final

from farside.core.actions import Action, Seat
from farside.core.state import OPEN
from farside.games.antarctica.actions import RESEARCH
from farside.games.antarctica.components import CENTRES, OPEN_TRACKS, TRACK_CENTRES
from farside.games.antarctica.rules import tracks
from farside.games.antarctica.rules.action import OneAction
from farside.games.antarctica.rules.clauses import AT_THE_END, NO_CENTRE, NO_CUBE, NO_STEP, NO_STRENGTH, WRONG_CENTRE
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


class Explore(OneAction):
    """ANT-RES-1  As many steps as your strength there."""

    def offers(self, state: AntarcticaState, seat: Seat) -> list[int]:
        return OPEN_TRACKS[state.seats]

    def refusal(self, state: AntarcticaState, seat: Seat, track: int) -> int:
        return judge(state, seat, track)

    def numbers(self, state: AntarcticaState, seat: Seat, track: int, clause: int) -> tuple[int, ...]:
        if clause in (NO_CENTRE, NO_STRENGTH):
            return (state.target,)
        if clause == WRONG_CENTRE:
            return (track, state.target)
        return (track,) if clause in (NO_CUBE, AT_THE_END, NO_STEP) else ()

    def add_open(self, state: AntarcticaState, seat: Seat, found: list[Action]) -> None:
        """Without a centre in the target zone no track needs judging."""
        if state.buildings[state.target] & CENTRES != 0:
            for track in OPEN_TRACKS[state.seats]:
                if judge(state, seat, track) == OPEN:
                    found.append(RESEARCH.first + track)

    def act(self, state: AntarcticaState, seat: Seat, track: int) -> None:
        state.tell("research", seat, state.target)
        tracks.research(state, seat, track, state.strength(seat, state.target))


EXPLORING: Final = Explore(RESEARCH)
