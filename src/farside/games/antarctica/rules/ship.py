"""Building a ship, and the shipyard cards the others take."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import OPEN, Step
from farside.games.antarctica.actions import SHIP, TAKE
from farside.games.antarctica.components import HELD, SHIPYARD_CARDS, SHIPYARDS
from farside.games.antarctica.rules.action import OneAction
from farside.games.antarctica.rules.clauses import NO_SHIPYARD, SUN_ZONE_FULL
from farside.games.antarctica.state import AntarcticaState


def judge(state: AntarcticaState, seat: Seat) -> int:
    """ANT-SHIP-1  Needs a shipyard in the target zone, an available ship, and room in the sun zone (ANT-R-8)."""
    if state.spare_ships[seat] == 0 or state.buildings[state.target] & SHIPYARDS == 0:
        return NO_SHIPYARD
    return SUN_ZONE_FULL if state.is_full(state.sun) else OPEN


def launch(state: AntarcticaState, seat: Seat) -> None:
    """ANT-SHIP-2  One available ship goes to the end of the queue in the sun zone; then the others take cards."""
    ship = state.next_ship(seat)
    state.spare_ships[seat] -= 1
    place = state.join(ship, state.sun)
    state.launched |= 1 << ship
    state.changed = True
    state.trail = [*state.trail, ship, NOBODY, state.sun]
    state.tell("ship", seat, state.sun, place + 1)
    share_cards(state, seat)


class Launch(OneAction):
    """ANT-SHIP-6  The turn ends with it."""

    again = False

    def refusal(self, state: AntarcticaState, seat: Seat, _at: int) -> int:
        return judge(state, seat)

    def numbers(self, state: AntarcticaState, seat: Seat, _at: int, clause: int) -> tuple[int, ...]:
        if clause == NO_SHIPYARD:
            return (state.target, state.spare_ships[seat])
        return (state.sun,) if clause == SUN_ZONE_FULL else ()

    def act(self, state: AntarcticaState, seat: Seat, _at: int) -> None:
        launch(state, seat)


def share_cards(state: AntarcticaState, seat: Seat) -> None:
    """ANT-SHIP-3, ANT-SHIP-4  Each other player takes a card; with too few of them the pile leaves the game."""
    left = sum(state.pile)
    if left >= state.seats - 1:
        for away in range(1, state.seats):
            state.ask(PICK, (seat + away) % state.seats, seat)
    elif left > 0:
        for card in range(len(SHIPYARD_CARDS)):
            state.lose(card, state.pile[card])
            state.pile[card] = 0
        state.tell("pile-gone", NOBODY, left)


def take_card(state: AntarcticaState, seat: Seat, card: int, source: list[int]) -> None:
    """A shipyard card goes from the pile or the draft into a hand."""
    source[card] -= 1
    state.hands[seat * HELD + card] += 1
    state.changed = True
    state.tell("take", seat, card)


def kinds_in(source: list[int]) -> list[Action]:
    """The cards one may take: each kind once."""
    return [TAKE.of(card) for card in range(len(SHIPYARD_CARDS)) if source[card] > 0]


class Pick(Step[AntarcticaState]):
    """ANT-SHIP-3  Take one card of your choice from the shipyard pile."""

    alone = True

    def source(self, state: AntarcticaState) -> list[int]:
        """Where the cards lie, by kind."""
        return state.pile

    def candidates(self, state: AntarcticaState, seat: Seat) -> list[Action]:
        return kinds_in(self.source(state))

    def take(self, state: AntarcticaState, seat: Seat, action: Action) -> None:
        take_card(state, seat, TAKE.arg(action), self.source(state))


PICK: Final = Pick()
LAUNCHING: Final = Launch(SHIP)
