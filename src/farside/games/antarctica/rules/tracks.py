"""The research tracks: how a cube advances, and the icons it reaches."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import OPEN, Step
from farside.games.antarctica.actions import ADVANCE
from farside.games.antarctica.components import (
    COLOURS,
    ICON_AT,
    ICON_BLUE,
    ICON_KIND,
    ICON_TRACK,
    LENGTH,
    OPEN_TRACKS,
    SPACES,
)
from farside.games.antarctica.rules.clauses import AT_THE_END, NO_CUBE, NO_STEP
from farside.games.antarctica.state import AntarcticaState


def judge(state: AntarcticaState, seat: Seat, track: int) -> int:
    """ANT-TRK-2 to 5  A step needs a cube on the track or an available one, and an empty space ahead."""
    own = state.cubes[track * COLOURS + seat]
    if own == 0 and state.spare_cubes[seat] == 0:
        return NO_CUBE
    if own == LENGTH[track]:
        return AT_THE_END
    return OPEN if room_ahead(state, seat, track) > 0 else NO_STEP


def room_ahead(state: AntarcticaState, seat: Seat, track: int) -> int:
    """ANT-TRK-3, ANT-TRK-5  Empty spaces ahead of a seat's cube: as many steps can be made."""
    own = state.cubes[track * COLOURS + seat]
    room = LENGTH[track] - own
    for at in range(track * COLOURS, track * COLOURS + COLOURS):
        if state.cubes[at] > own:
            room -= 1
    return room


def can_step_somewhere(state: AntarcticaState, seat: Seat) -> bool:
    """ANT-BLD-9  There is an open track on which at least one step is possible."""
    return any(judge(state, seat, track) == OPEN for track in OPEN_TRACKS[state.seats])


def landing(state: AntarcticaState, seat: Seat, track: int, steps: int) -> int:
    """ANT-TRK-3 to 5  Where so many steps lead: only empty spaces count, and the last space is the end."""
    taken = 0
    for at in range(track * COLOURS, track * COLOURS + COLOURS):
        taken |= 1 << state.cubes[at]
    stop = state.cubes[track * COLOURS + seat]
    for space in range(stop + 1, LENGTH[track] + 1):
        if steps == 0:
            break
        if taken >> space & 1 == 0:
            stop = space
            steps -= 1
    return stop


def advance(state: AntarcticaState, seat: Seat, track: int, steps: int) -> list[int]:
    """ANT-TRK-6  Make the whole move; the icons landed on or passed are returned, in order from the start."""
    at = track * COLOURS + seat
    start = state.cubes[at]
    made = min(steps, room_ahead(state, seat, track))
    stop = landing(state, seat, track, steps)
    if start == 0:
        state.spare_cubes[seat] -= 1  # ANT-TRK-1
    state.cubes[at] = stop
    state.changed = True
    state.tell("advance", seat, track, made, stop)
    if made < steps:
        state.tell("steps-lost", seat, track, steps - made)
    reached: list[int] = []
    for space in range(start + 1, stop + 1):
        icon = ICON_AT[track * SPACES + space]
        if icon != NOBODY and still_works(state, icon):
            reached.append(icon * COLOURS + seat)
            state.used |= 1 << icon  # a blue icon counts as triggered when it is reached (ANT-R-11)
    return reached


def still_works(state: AntarcticaState, icon: int) -> bool:
    """ANT-TRK-7, ANT-TRK-8  A red icon works each time, a blue one once per game."""
    return not ICON_BLUE[ICON_KIND[icon]] or state.used >> icon & 1 == 0


def research(state: AntarcticaState, seat: Seat, track: int, steps: int) -> None:
    """ANT-TRK-6  Advance, then carry out the icons, each completely before the next (ANT-TRK-11)."""
    for reached in advance(state, seat, track, steps):
        state.then(ICON, reached)


class Deed:
    """What an icon or a card does. Subclasses stand in `effects`, one for each kind of effect."""

    def refusal(self, state: AntarcticaState, seat: Seat) -> int:
        """Why a card with this effect cannot be played."""
        return OPEN

    def happen(self, state: AntarcticaState, seat: Seat) -> None:
        raise AssertionError(f"{type(self).__name__} does nothing")


class Icon(Step[AntarcticaState]):
    """ANT-TRK-6  An icon that has been reached is carried out. `deeds`: what each kind of icon does."""

    def __init__(self) -> None:
        super().__init__()
        self.deeds: list[Deed] = []  # filled once by `effects`, which knows the steps that icons ask for

    def run(self, state: AntarcticaState) -> None:
        seat = state.about() % COLOURS
        icon = state.about() // COLOURS
        state.tell("icon", seat, ICON_KIND[icon], ICON_TRACK[icon])
        self.deeds[ICON_KIND[icon]].happen(state, seat)


class Track(Step[AntarcticaState]):
    """ANT-BLD-9, ANT-CARD-5  Choose one open track on which a step is possible; all steps go to it."""

    alone = True

    def candidates(self, state: AntarcticaState, seat: Seat) -> list[Action]:
        return [ADVANCE.of(track) for track in OPEN_TRACKS[state.seats]]

    def refusal(self, state: AntarcticaState, seat: Seat, action: Action) -> int:
        return judge(state, seat, ADVANCE.arg(action))

    def numbers(self, state: AntarcticaState, seat: Seat, action: Action, clause: int) -> tuple[int, ...]:
        return (ADVANCE.arg(action),)

    def take(self, state: AntarcticaState, seat: Seat, action: Action) -> None:
        research(state, seat, ADVANCE.arg(action), state.about())


ICON: Final = Icon()
TRACK: Final = Track()
