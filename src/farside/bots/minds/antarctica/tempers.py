"""How players of Antarctica differ: settlers, scholars and explorers."""

from __future__ import annotations

from typing import Final

from farside.bots.tempers import Temper
from farside.core.actions import Seat
from farside.core.state import State
from farside.games.antarctica.components import COLOURS, OPEN_TRACKS, OPEN_ZONES
from farside.games.antarctica.rules.scoring import stars
from farside.games.antarctica.state import AntarcticaState

ZONE: Final = 0.6  # points that a zone with people of one's own is worth besides
TRACK: Final = 2.0  # and a research track that was entered
STAR: Final = 0.8  # and a star


def held(pieces: list[int], places: list[int], seat: Seat) -> int:
    """Where a seat has a piece, of these places."""
    return len([place for place in places if pieces[place * COLOURS + seat] > 0])


class Settler(Temper):
    """Wants to be everywhere."""

    def likes(self, state: State, seat: Seat) -> float:
        assert isinstance(state, AntarcticaState)
        return ZONE * held(state.scientists, OPEN_ZONES[state.seats], seat)


class Scholar(Temper):
    """Wants to know everything."""

    def likes(self, state: State, seat: Seat) -> float:
        assert isinstance(state, AntarcticaState)
        return TRACK * held(state.cubes, OPEN_TRACKS[state.seats], seat)


class Explorer(Temper):
    """Wants to have been there first."""

    def likes(self, state: State, seat: Seat) -> float:
        assert isinstance(state, AntarcticaState)
        return STAR * stars(state)[seat]


TEMPERS: Final[dict[str, Temper]] = {"settler": Settler(), "scholar": Scholar(), "explorer": Explorer()}
