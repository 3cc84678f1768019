"""A turn: the ship sails, then its owner may act, play a card and give up a resource."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import NEVER, OPEN
from farside.core.verbs import Question, Verb
from farside.games.antarctica.actions import END, GIVE, RECRUIT, SAIL, SCRAP, SHIP
from farside.games.antarctica.components import OPEN_ZONE_BITS, OPEN_ZONES
from farside.games.antarctica.rules import recruit, ship
from farside.games.antarctica.rules.build import BUILDING
from farside.games.antarctica.rules.cards import LAYING, PLAYING
from farside.games.antarctica.rules.clauses import CLOSED_ZONE, FULL, MUST_LEAVE
from farside.games.antarctica.rules.discard import GIVING, SCRAPPING
from farside.games.antarctica.rules.recruit import HIRING
from farside.games.antarctica.rules.research import EXPLORING
from farside.games.antarctica.rules.ship import LAUNCHING
from farside.games.antarctica.state import AntarcticaState


def judge_destination(state: AntarcticaState, zone: int) -> int:
    """ANT-MOVE-1, ANT-MOVE-3  Another open zone with fewer than three ships."""
    if zone == state.sun:
        return MUST_LEAVE
    if OPEN_ZONE_BITS[state.seats] >> zone & 1 == 0:
        return CLOSED_ZONE
    return FULL if state.is_full(zone) else OPEN


class Sail(Verb[AntarcticaState]):
    """ANT-TURN-1  Moving the ship is obligatory."""

    def refusal(self, state: AntarcticaState, seat: Seat, zone: int) -> int:
        return judge_destination(state, zone)

    def numbers(self, state: AntarcticaState, seat: Seat, zone: int, clause: int) -> tuple[int, ...]:
        return (zone,)

    def add_open(self, state: AntarcticaState, seat: Seat, found: list[Action]) -> None:
        for zone in OPEN_ZONES[state.seats]:
            if judge_destination(state, zone) == OPEN:
                found.append(SAIL.first + zone)

    def take(self, state: AntarcticaState, seat: Seat, zone: int) -> None:
        """ANT-MOVE-2, ANT-TURN-5  The ship joins the queue there; the zone is the target of the whole turn."""
        state.leave(state.sun, state.place_of(state.ship, state.sun))
        place = state.join(state.ship, zone)
        state.target = zone
        state.raised = NOBODY
        state.trail = [state.ship, state.sun, zone]
        state.tell("sail", seat, state.sun, zone, place + 1)
        state.ask(MENU, seat)


class End(Verb[AntarcticaState]):
    """ANT-ACT-3  Whoever has not acted has been idle."""

    def take(self, state: AntarcticaState, seat: Seat, _at: int) -> None:
        if not state.acted:
            state.tell("idle", seat)


class SailAway(Question[AntarcticaState]):
    """ANT-TURN-3  Before the ship moves, a resource may be given up."""

    def options(self, state: AntarcticaState, seat: Seat) -> list[Action]:
        """Spelt out, because it is asked so often."""
        found: list[Action] = []
        SAILING.add_open(state, seat, found)
        if not state.given:
            GIVING.add_open(state, seat, found)
            SCRAPPING.add_open(state, seat, found)
        return found


class Menu(Question[AntarcticaState]):
    """ANT-TURN-1 to 3  At most one action, one card and one resource, in any order, until the turn is ended."""

    alone = True

    def options(self, state: AntarcticaState, seat: Seat) -> list[Action]:
        """Spelt out, because nothing is asked more often."""
        found: list[Action] = []
        if not state.acted:
            BUILDING.add_open(state, seat, found)
            if ship.judge(state, seat) == OPEN:
                found.append(SHIP.first)
            if recruit.judge(state, seat) == OPEN:
                found.append(RECRUIT.first)
            EXPLORING.add_open(state, seat, found)
        if state.carded >> seat & 1 == 0:
            PLAYING.add_open(state, seat, found)
            LAYING.add_open(state, seat, found)
        if not state.given:
            GIVING.add_open(state, seat, found)
            SCRAPPING.add_open(state, seat, found)
        found.append(END.first)
        return found

    def sole(self, state: AntarcticaState, seat: Seat) -> Action:
        """While a resource can be given up there is more to choose than the end of the turn."""
        if not state.given and state.spare_cubes[seat] + state.spare_ships[seat] > 0:
            return NEVER
        options = self.options(state, seat)
        return END.first if len(options) == 1 else NEVER


def lapses(state: AntarcticaState, seat: Seat) -> Action | None:
    """ANT-TURN-3  What ends a turn in which nothing is left but to give up a resource."""
    if not state.acted or state.question() is not MENU:
        return None
    return END.first if not beyond(state.options(seat)) else None


def beyond(options: Iterable[Action]) -> list[Action]:
    """What there is to do besides giving up a resource and ending the turn."""
    return [action for action in options if not (END.has(action) or GIVE.has(action) or SCRAP.has(action))]


SAILING: Final = Sail(SAIL)
SAIL_AWAY: Final = SailAway(SAILING, GIVING, SCRAPPING, name="sail")
MENU: Final = Menu(BUILDING, LAUNCHING, HIRING, EXPLORING, PLAYING, LAYING, GIVING, SCRAPPING, End(END))
