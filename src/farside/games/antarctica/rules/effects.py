"""What icons and cards do: one class for each kind of effect in the component file."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.state import OPEN, Step
from farside.games.antarctica.components import (
    CARD_EFFECTS,
    COLOURS,
    EXPERTISE,
    HELD,
    ICON_EFFECTS,
    Effect,
)
from farside.games.antarctica.rules import icons, ship, tracks
from farside.games.antarctica.rules.build import aside
from farside.games.antarctica.rules.clauses import NO_STAFF, NO_TRACK, NOBODY_TO_RECRUIT
from farside.games.antarctica.rules.recruit import recruit
from farside.games.antarctica.rules.tracks import Deed
from farside.games.antarctica.state import AntarcticaState

LOT: Final = 5  # the stream of chance that draws a draft


class Scientists(Deed):
    """So many scientists go somewhere."""

    def __init__(self, count: int) -> None:
        self.count = count


class Recruit(Scientists):
    """ANT-ICON-1, ANT-CARD-4  Scientists from reserve to staff."""

    def refusal(self, state: AntarcticaState, seat: Seat) -> int:
        return OPEN if state.reserve[seat] > 0 else NOBODY_TO_RECRUIT

    def happen(self, state: AntarcticaState, seat: Seat) -> None:
        state.tell("join", seat, recruit(state, seat, self.count))


class NewShip(Deed):
    """ANT-ICON-2  An available ship goes to the sun zone, if there is one and room for it."""

    def happen(self, state: AntarcticaState, seat: Seat) -> None:
        if state.spare_ships[seat] == 0:
            state.tell("no-ship", seat)
        elif state.is_full(state.sun):
            state.tell("no-room", seat, state.sun)
        else:
            ship.launch(state, seat)


class TakeCard(Deed):
    """ANT-ICON-5, ANT-ICON-6  A resource card: expertise while the pile lasts, simple if you hold none."""

    def __init__(self, card: int, only_if_none: bool) -> None:
        self.card = card
        self.only_if_none = only_if_none

    def happen(self, state: AntarcticaState, seat: Seat) -> None:
        left = state.expertise if self.card == EXPERTISE else aside(state)
        if left == 0 or (self.only_if_none and state.held(seat, self.card) > 0):
            state.tell("no-card", seat, self.card)
            return
        if self.card == EXPERTISE:
            state.expertise -= 1
        state.hands[seat * HELD + self.card] += 1
        state.changed = True
        state.tell("card", seat, self.card)


class MoveShip(Deed):
    """ANT-ICON-3  Each player in turn may move one own ship."""

    def happen(self, state: AntarcticaState, seat: Seat) -> None:
        ask_everybody(state, icons.LIFT_SHIP, seat, seat)


class Race(Deed):
    """ANT-ICON-7, ANT-ICON-8  Each player in turn may advance; the icons they reach wait for the last of them."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def happen(self, state: AntarcticaState, seat: Seat) -> None:
        state.raced = 0
        ask_everybody(state, icons.RACE_ON, seat, self.steps)
        state.then(icons.WAITING)


class Draft(Deed):
    """ANT-ICON-9  Reveal as many shipyard cards as there are players; each takes one."""

    def happen(self, state: AntarcticaState, seat: Seat) -> None:
        if sum(state.pile) < state.seats:
            state.tell("no-draft", NOBODY)
            return
        state.reveal()
        for _player in range(state.seats):
            card = draw(state)
            state.pile[card] -= 1
            state.offer[card] += 1
            state.tell("offer", NOBODY, card)
        ask_everybody(state, icons.DRAFT, seat, seat)


class PlaceScientist(Scientists):
    """ANT-CARD-3  A scientist goes from staff into the target zone."""

    def refusal(self, state: AntarcticaState, seat: Seat) -> int:
        return OPEN if state.staff[seat] > 0 else NO_STAFF

    def happen(self, state: AntarcticaState, seat: Seat) -> None:
        count = min(self.count, state.staff[seat])
        state.staff[seat] -= count
        state.scientists[state.target * COLOURS + seat] += count
        state.tell("settle", seat, state.target, count)


class Research(Deed):
    """ANT-CARD-5  Steps on one open track of your choice."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def refusal(self, state: AntarcticaState, seat: Seat) -> int:
        return OPEN if tracks.can_step_somewhere(state, seat) else NO_TRACK

    def happen(self, state: AntarcticaState, seat: Seat) -> None:
        state.ask(tracks.TRACK, seat, self.steps)


class Lay(Deed):
    """ANT-CARD-6  An icebreaker is laid into a zone; `cards` says where."""


def ask_everybody(state: AntarcticaState, step: Step[AntarcticaState], seat: Seat, about: int) -> None:
    """ANT-INFO-5  All players in turn, counterclockwise from the trigger player."""
    for away in range(state.seats):
        state.ask(step, (seat + away) % state.seats, about)


def draw(state: AntarcticaState) -> int:
    """A card of the shuffled shipyard pile, by kind."""
    lot = state.below(sum(state.pile), LOT)
    card = 0
    while lot >= state.pile[card]:
        lot -= state.pile[card]
        card += 1
    return card


def deed(effect: Effect) -> Deed:
    """The deed that an effect of the component file describes."""
    kinds: dict[str, Deed] = {
        "recruit": Recruit(effect.amount),
        "new_ship": NewShip(),
        "take_card": TakeCard(effect.card, effect.only_if_none),
        "move_ship": MoveShip(),
        "race": Race(effect.amount),
        "draft": Draft(),
        "place_scientist": PlaceScientist(effect.amount),
        "research": Research(effect.amount),
        "icebreaker": Lay(),
    }
    assert effect.kind in kinds, f"no effect is called '{effect.kind}'; possible: {', '.join(kinds)}"
    return kinds[effect.kind]


CARD_DEEDS: Final = [deed(effect) for effect in CARD_EFFECTS]
tracks.ICON.deeds = [deed(effect) for effect in ICON_EFFECTS]
