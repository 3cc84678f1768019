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
TWO: Final = 2  # players, with whom it costs nothing; of three and four, whoever likes it wins less
ENTERED: Final = 2.0  # points that everybody likes to have a research track entered
ALONE: Final = 2.0  # and more where nobody else has: else all follow the first cube, whose value they get


def held(pieces: list[int], places: list[int], seat: Seat) -> int:
    """Where a seat has a piece, of these places."""
    return len([place for place in places if pieces[place * COLOURS + seat] > 0])


class Curious(Temper):
    """What everybody likes: to know a little of several things, and of what others do not."""

    def likes(self, state: State, seat: Seat) -> float:
        assert isinstance(state, AntarcticaState)
        liked = 0.0
        if state.seats > TWO:
            return liked
        for track in OPEN_TRACKS[state.seats]:
            if state.cubes[track * COLOURS + seat] > 0:
                liked += ENTERED
                if is_alone(state, track, seat):
                    liked += ALONE
        return liked


def is_alone(state: AntarcticaState, track: int, seat: Seat) -> bool:
    """Whether nobody else is on a track."""
    first = track * COLOURS
    return sum(state.cubes[first : first + state.seats]) == state.cubes[first + seat]


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


HABIT: Final = Curious()
TEMPERS: Final[dict[str, Temper]] = {"settler": Settler(), "scholar": Scholar(), "explorer": Explorer()}
