"""A turn: the ship sails, then its owner may act, play a card and give up a resource."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import NEVER, OPEN, Step
from farside.games.antarctica.actions import BUILD, END, GIVE, LAY, PLAY, RECRUIT, RESEARCH, SAIL, SCRAP, SHIP
from farside.games.antarctica.components import DECKS, OPEN_TRACKS, OPEN_ZONE_BITS, OPEN_ZONES, ZONES
from farside.games.antarctica.rules import build, cards, discard, recruit, research, ship
from farside.games.antarctica.rules.clauses import ACTED_ALREADY, CLOSED_ZONE, FULL, MUST_LEAVE
from farside.games.antarctica.rules.reasons import reason
from farside.games.antarctica.state import AntarcticaState


def judge_destination(state: AntarcticaState, zone: int) -> int:
    """ANT-MOVE-1, ANT-MOVE-3  Another open zone with fewer than three ships."""
    if zone == state.sun:
        return MUST_LEAVE
    if OPEN_ZONE_BITS[state.seats] >> zone & 1 == 0:
        return CLOSED_ZONE
    return FULL if state.is_full(zone) else OPEN


class Sail(Step[AntarcticaState]):
    """ANT-TURN-1  Moving the ship is obligatory; before it, a resource may be given up (ANT-TURN-3)."""

    def candidates(self, state: AntarcticaState, seat: Seat) -> list[Action]:
        found = [SAIL.of(zone) for zone in range(len(ZONES))]
        discard.add_pieces(state, seat, found)
        return found

    def refusal(self, state: AntarcticaState, seat: Seat, action: Action) -> int:
        if SAIL.has(action):
            return judge_destination(state, SAIL.arg(action))
        return discard.judge(state, action)

    def numbers(self, state: AntarcticaState, seat: Seat, action: Action, clause: int) -> tuple[int, ...]:
        return (SAIL.arg(action),) if SAIL.has(action) else ()

    def options(self, state: AntarcticaState, seat: Seat) -> list[Action]:
        found: list[Action] = []
        for zone in OPEN_ZONES[state.seats]:
            if judge_destination(state, zone) == OPEN:
                found.append(SAIL.first + zone)
        discard.add_open(state, seat, found)
        return found

    def take(self, state: AntarcticaState, seat: Seat, action: Action) -> None:
        if SAIL.has(action):
            sail(state, seat, SAIL.arg(action))
        else:
            discard.give_up(state, seat, action)
            state.ask_again(seat)


def sail(state: AntarcticaState, seat: Seat, zone: int) -> None:
    """ANT-MOVE-2, ANT-TURN-5  The ship joins the end of the queue there; the zone is the target of the whole turn."""
    state.leave(state.sun, state.place_of(state.ship, state.sun))
    place = state.join(state.ship, zone)
    state.target = zone
    state.raised = NOBODY
    state.trail = [state.ship, state.sun, zone]
    state.tell("sail", seat, state.sun, zone, place + 1)
    state.ask(MENU, seat)


class Menu(Step[AntarcticaState]):
    """ANT-TURN-1 to 3  At most one action, one card and one resource, in any order, until the turn is ended."""

    alone = True

    def candidates(self, state: AntarcticaState, seat: Seat) -> list[Action]:
        found = [BUILD.of(deck) for deck in range(len(DECKS)) if state.left(deck) > 0]
        found.append(SHIP.of())
        found.append(RECRUIT.of())
        for track in OPEN_TRACKS[state.seats]:
            found.append(RESEARCH.of(track))
        cards.add_cards(state, seat, found)
        discard.add_pieces(state, seat, found)
        found.append(END.of())
        return found

    def refusal(self, state: AntarcticaState, seat: Seat, action: Action) -> int:
        if END.has(action):
            return OPEN
        if PLAY.has(action):
            return cards.judge_play(state, seat, PLAY.arg(action))
        if LAY.has(action):
            return cards.judge_lay(state, seat, LAY.arg(action))
        if GIVE.has(action) or SCRAP.has(action):
            return discard.judge(state, action)
        return ACTED_ALREADY if state.acted else judge_action(state, seat, action)

    def numbers(self, state: AntarcticaState, seat: Seat, action: Action, clause: int) -> tuple[int, ...]:
        return reason(state, seat, action, clause)

    def options(self, state: AntarcticaState, seat: Seat) -> list[Action]:
        found: list[Action] = []
        if not state.acted:
            add_open_actions(state, seat, found)
        cards.add_open(state, seat, found)
        discard.add_open(state, seat, found)
        found.append(END.first)
        return found

    def sole(self, state: AntarcticaState, seat: Seat) -> Action:
        """While a resource can be given up there is more to choose than the end of the turn."""
        if not state.given and state.spare_cubes[seat] + state.spare_ships[seat] > 0:
            return NEVER
        options = self.options(state, seat)
        return END.first if len(options) == 1 else NEVER

    def take(self, state: AntarcticaState, seat: Seat, action: Action) -> None:
        if END.has(action):
            if not state.acted:
                state.tell("idle", seat)  # ANT-ACT-3
        elif SHIP.has(action):
            state.acted = True
            ship.launch(state, seat)  # ANT-SHIP-6: the turn ends here
        else:
            carry_out(state, seat, action)
            state.ask_again(seat)


def judge_action(state: AntarcticaState, seat: Seat, action: Action) -> int:
    """ANT-ACT-1  Build a building or a ship, recruit, or research, in the target zone."""
    if BUILD.has(action):
        return build.judge(state, seat, BUILD.arg(action), state.access(seat))
    if SHIP.has(action):
        return ship.judge(state, seat)
    if RECRUIT.has(action):
        return recruit.judge(state, seat)
    return research.judge(state, seat, RESEARCH.arg(action))


def add_open_actions(state: AntarcticaState, seat: Seat, found: list[Action]) -> None:
    """The actions that are open in the target zone."""
    access = state.access(seat)
    for deck in range(len(DECKS)):
        if state.left(deck) > 0 and build.judge(state, seat, deck, access) == OPEN:
            found.append(BUILD.first + deck)
    if ship.judge(state, seat) == OPEN:
        found.append(SHIP.first)
    if recruit.judge(state, seat) == OPEN:
        found.append(RECRUIT.first)
    if research.is_here(state):
        for track in OPEN_TRACKS[state.seats]:
            if research.judge(state, seat, track) == OPEN:
                found.append(RESEARCH.first + track)


def carry_out(state: AntarcticaState, seat: Seat, action: Action) -> None:
    """Whatever leaves the turn going."""
    if PLAY.has(action):
        cards.play(state, seat, PLAY.arg(action))
    elif LAY.has(action):
        cards.lay(state, seat, LAY.arg(action))
    elif GIVE.has(action) or SCRAP.has(action):
        discard.give_up(state, seat, action)
    else:
        act(state, seat, action)


def act(state: AntarcticaState, seat: Seat, action: Action) -> None:
    """ANT-ACT-1  The one action of the turn."""
    state.acted = True
    if BUILD.has(action):
        build.build(state, seat, BUILD.arg(action))
    elif RECRUIT.has(action):
        recruit.hire(state, seat)
    else:
        research.explore(state, seat, RESEARCH.arg(action))


SAIL_AWAY: Final = Sail()
MENU: Final = Menu()
