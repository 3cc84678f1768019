"""The icons that ask something of everybody: move a ship, advance three, draft a card."""

from __future__ import annotations

from typing import Final

from farside.core.actions import Action, Seat
from farside.core.state import OPEN, Step
from farside.games.antarctica.actions import DROP, LIFT, PASS, RACE, STAY
from farside.games.antarctica.components import FLEET, OPEN_TRACKS, PLACES, ZONES
from farside.games.antarctica.rules import tracks
from farside.games.antarctica.rules.clauses import CLOSED_ZONE, JUST_BUILT, NO_ROOM_TO_MOVE, TRACK_CHOSEN
from farside.games.antarctica.rules.ship import Pick
from farside.games.antarctica.rules.zones import judge_room
from farside.games.antarctica.state import AntarcticaState


class Lift(Step[AntarcticaState]):
    """ANT-ICON-3  Each player may move one own ship, except one built in this turn."""

    alone = True

    def candidates(self, state: AntarcticaState, seat: Seat) -> list[Action]:
        found: list[Action] = []
        for at in range(len(ZONES) * PLACES):
            if seat * FLEET <= state.queues[at] < (seat + 1) * FLEET:
                found.append(LIFT.first + at)
        found.append(STAY.first)
        return found

    def refusal(self, state: AntarcticaState, seat: Seat, action: Action) -> int:
        if LIFT.has(action) and state.launched >> state.queues[action - LIFT.first] & 1:
            return JUST_BUILT
        return OPEN

    def take(self, state: AntarcticaState, seat: Seat, action: Action) -> None:
        if LIFT.has(action):
            state.ask(DROP_SHIP, seat, action - LIFT.first)
        else:
            state.tell("stay", seat)


class Drop(Step[AntarcticaState]):
    """ANT-ICON-3, ANT-ICON-4  It joins the end of the queue in another open zone with room; no action follows."""

    alone = True

    def candidates(self, state: AntarcticaState, seat: Seat) -> list[Action]:
        return [DROP.of(zone) for zone in range(len(ZONES))]

    def refusal(self, state: AntarcticaState, seat: Seat, action: Action) -> int:
        zone = DROP.arg(action)
        return NO_ROOM_TO_MOVE if zone == state.about() // PLACES else judge_room(state, zone, NO_ROOM_TO_MOVE)

    def numbers(self, state: AntarcticaState, seat: Seat, action: Action, clause: int) -> tuple[int, ...]:
        zone = DROP.arg(action)
        return (zone,) if clause == CLOSED_ZONE else (zone, int(zone == state.about() // PLACES))

    def take(self, state: AntarcticaState, seat: Seat, action: Action) -> None:
        start = state.about() // PLACES
        ship = state.leave(start, state.about() % PLACES)
        state.join(ship, DROP.arg(action))
        state.trail = [*state.trail, ship, start, DROP.arg(action)]
        state.tell("move", seat, start, DROP.arg(action))


class Race(Step[AntarcticaState]):
    """ANT-ICON-7  Each player may advance on an open track that no other has chosen for this icon."""

    alone = True

    def candidates(self, state: AntarcticaState, seat: Seat) -> list[Action]:
        return [*[RACE.of(track) for track in OPEN_TRACKS[state.seats]], PASS.of()]

    def refusal(self, state: AntarcticaState, seat: Seat, action: Action) -> int:
        if PASS.has(action):
            return OPEN
        track = RACE.arg(action)
        return TRACK_CHOSEN if state.raced >> track & 1 else tracks.judge(state, seat, track)

    def numbers(self, state: AntarcticaState, seat: Seat, action: Action, clause: int) -> tuple[int, ...]:
        return (RACE.arg(action),)

    def take(self, state: AntarcticaState, seat: Seat, action: Action) -> None:
        if PASS.has(action):
            state.tell("pass", seat)
            return
        track = RACE.arg(action)
        state.raced |= 1 << track
        state.waits = state.waits + tracks.advance(state, seat, track, state.about())


class Waiting(Step[AntarcticaState]):
    """ANT-ICON-8  When all have moved, the icons reached meanwhile follow, in the order of the moves."""

    def run(self, state: AntarcticaState) -> None:
        for reached in state.waits:
            state.then(tracks.ICON, reached)
        state.waits = []


class Draft(Pick):
    """ANT-ICON-9  Take one of the revealed cards and pass the rest to the right."""

    def source(self, state: AntarcticaState) -> list[int]:
        return state.offer


LIFT_SHIP: Final = Lift()
DROP_SHIP: Final = Drop()
RACE_ON: Final = Race()
WAITING: Final = Waiting()
DRAFT: Final = Draft()
