"""Track bonus E2: the action of a destroyed card, or a destroyed card back in hand."""

from __future__ import annotations

from typing import Final

from farside.core.actions import Seat
from farside.core.state import OPEN
from farside.core.verbs import Question, Verb
from farside.games.skymines.actions import ACT, DONE, FETCH, PART, RECOVER
from farside.games.skymines.components import (
    CARD_TYPE,
    CARD_VALUE,
    ENERGY,
    ENGINEER,
    RESEARCHER,
    SHARE,
    TITANIUM,
)
from farside.games.skymines.rules.clauses import NO_ACTION, ONE_PART, SPACE_PRICE
from farside.games.skymines.rules.expand import CHOOSE_FIRM
from farside.games.skymines.rules.field import go_out
from farside.games.skymines.rules.owning import different_cards
from farside.games.skymines.rules.resources import ACQUIRE
from farside.games.skymines.rules.upload import start
from farside.games.skymines.state import DESTROYED, HAND, SkyminesState
from farside.games.skymines.tracks import BOTH_PARTS, ENERGY_BONUS, LEVELS, RECOVER_COST, SIDES, TITANIUM_BONUS

BONUSES: Final = len(SIDES) * LEVELS  # what a question is about: the bonus, and above it the parts already used


def act_alone(state: SkyminesState, seat: Seat, card: int) -> None:
    """SKY-TB-E2a  The card's action with that card alone; permanent bonuses apply."""
    kind = CARD_TYPE[card]
    state.using = 0
    if kind == ENERGY:
        state.energy = CARD_VALUE[card] + state.sum_of(seat, ENERGY_BONUS)
        state.tell("energy", seat, state.energy)
        state.ask(CHOOSE_FIRM, seat)
    elif kind == RESEARCHER:
        start(state, seat, CARD_VALUE[card])
    elif kind == ENGINEER:
        go_out(state, seat, card)
    else:
        state.units = CARD_VALUE[card] + (state.sum_of(seat, TITANIUM_BONUS) if kind == TITANIUM else 0)
        state.paying = 1 << kind
        state.tell("use", seat, kind, state.units)
        state.ask(ACQUIRE, seat)


class UsePart(Verb[SkyminesState]):
    """SKY-TB-E2, SKY-TB-E2b  One part, or with the second bonus one or both, the second after the first."""

    def offers(self, state: SkyminesState, seat: Seat) -> list[int]:
        parts = state.about() // BONUSES
        found = [part for part in (ACT, RECOVER) if parts >> part & 1 == 0]
        if BOTH_PARTS[state.about() % BONUSES]:
            found.append(DONE)
        return found

    def refusal(self, state: SkyminesState, seat: Seat, part: int) -> int:
        if part == ACT:
            return NO_ACTION if CARD_TYPE[state.destroyed] == SHARE else OPEN
        if part == RECOVER:
            return SPACE_PRICE if state.coins[seat] < RECOVER_COST[state.about() % BONUSES] else OPEN
        return ONE_PART if state.about() < BONUSES else OPEN

    def numbers(self, state: SkyminesState, seat: Seat, part: int, clause: int) -> tuple[int, ...]:
        if clause == SPACE_PRICE:
            return (RECOVER_COST[state.about() % BONUSES], state.coins[seat])
        return (state.destroyed,) if clause == NO_ACTION else ()

    def take(self, state: SkyminesState, seat: Seat, part: int) -> None:
        bonus = state.about() % BONUSES
        if part == DONE:
            return
        if part == ACT:
            act_alone(state, seat, state.destroyed)
        else:
            state.coins[seat] -= RECOVER_COST[bonus]
            state.ask(FETCH_CARD, seat)
        parts = state.about() // BONUSES | 1 << part
        if BOTH_PARTS[bonus] and parts != 1 << ACT | 1 << RECOVER:
            state.ask(USE_PART, seat, parts * BONUSES + bonus)


class Fetch(Verb[SkyminesState]):
    """SKY-R-30  Any destroyed card, the one just destroyed included."""

    def offers(self, state: SkyminesState, seat: Seat) -> list[int]:
        return different_cards(state, DESTROYED)

    def take(self, state: SkyminesState, seat: Seat, card: int) -> None:
        state.place[card] = HAND + seat
        state.tell("recover", seat, card)


USE_PART: Final = Question(UsePart(PART), name="usepart", alone=True)
FETCH_CARD: Final = Question(Fetch(FETCH), name="fetchcard", alone=True)
