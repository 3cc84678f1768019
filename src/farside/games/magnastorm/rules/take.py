"""Option 1: take a commander or the first-player token."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import OPEN, Step
from farside.games.magnastorm import cards
from farside.games.magnastorm.actions import FILL, LAY, PICK, SKIP, USE
from farside.games.magnastorm.components import FP, NEUTRAL, OVERFLOW, ROWS, SHADES
from farside.games.magnastorm.rules.clauses import FAME_DEAR
from farside.games.magnastorm.rules.deed import Deed
from farside.games.magnastorm.rules.purse import FAME_ONCE, OWN_COVERED, PAYMENT, YELLOW_COVERED, payable, price
from farside.games.magnastorm.rules.research import advance_any, any_cube
from farside.games.magnastorm.state import MagnaState, lower_space, of_kind, one, size

COLUMN_BITS: Final = 3  # a question about a bought column: the column, then 1 + the kind of crew picked


def column_price(state: MagnaState, seat: Seat, column: int) -> int:
    """MAG-CMD-2  A cube for each crew member in his colour. MAG-CMD-3  One more in the colour of the controller."""
    group = state.upper[column]
    cost = group
    if of_kind(group, seat):
        cost |= OWN_COVERED
    if of_kind(group, NEUTRAL):
        cost |= YELLOW_COVERED
    rival = state.holder[state.chiefs[column]] if column != FP else NOBODY
    return cost if rival in (NOBODY, seat) else cost + one(rival)


def take_column(state: MagnaState, seat: Seat, column: int) -> None:
    """MAG-TURN-6  Pay, move the crew, then the commander changes hands."""
    state.tell("take", seat, column)
    state.ask(PAYMENT, seat, column_price(state, seat, column))
    state.ask(RELOCATE, seat, column)
    state.then(WIN, column)


class Relocate(Deed):
    """MAG-CMD-4  The crew of the column goes to empty lower spaces of your choice, one after the other."""

    def choices(self, state: MagnaState, seat: Seat) -> list[Action]:
        column = state.about() & 7
        free = [LAY.first + space for space in range(len(state.lower)) if state.lower[space] == 0]
        left = size(state.upper[column])
        if state.about() >> COLUMN_BITS == 0 and left > len(free) and mixed(state.upper[column]):
            return [PICK.of(kind) for kind in range(SHADES) if of_kind(state.upper[column], kind)]
        if not free:  # MAG-CMD-14
            free = [LAY.of(place, OVERFLOW) for place in range(state.panel.columns)]
        if left > 1 and len(free) > 1:
            free.append(FILL.first)
        return free

    def do(self, state: MagnaState, seat: Seat, action: Action) -> None:
        column = state.about() & 7
        if action == FILL.first:
            fill(state, seat, column)
        elif PICK.has(action):
            state.ask(RELOCATE, seat, column | (PICK.arg(action) + 1) << COLUMN_BITS)
        else:
            kind = (state.about() >> COLUMN_BITS) - 1
            lay(state, seat, column, first_kind(state.upper[column]) if kind < 0 else kind, action - LAY.first)
            if state.upper[column]:
                state.ask(RELOCATE, seat, column)


def mixed(group: int) -> bool:
    """Crew of more than one kind."""
    return of_kind(group, first_kind(group)) != size(group)


def first_kind(group: int) -> int:
    kind = 0
    while not of_kind(group, kind):
        kind += 1
    return kind


def lay(state: MagnaState, seat: Seat, column: int, kind: int, space: int) -> None:
    state.upper[column] -= one(kind)
    state.lower[space] += one(kind)
    state.tell("lay", seat, kind, space // ROWS, space % ROWS + 1)


def fill(state: MagnaState, seat: Seat, column: int) -> None:
    """The rest of the crew goes on free spaces from the bottom row up, then on the emptiest bottom spaces."""
    while state.upper[column]:
        lay(state, seat, column, first_kind(state.upper[column]), next_free(state))


def next_free(state: MagnaState) -> int:
    columns = state.panel.columns
    for row in range(ROWS - 1, -1, -1):
        for column in range(columns):
            if state.lower[lower_space(column, row)] == 0:
                return lower_space(column, row)
    best = lower_space(0, OVERFLOW)
    for column in range(1, columns):
        if size(state.lower[lower_space(column, OVERFLOW)]) < size(state.lower[best]):
            best = lower_space(column, OVERFLOW)
    return best


class Win(Step[MagnaState]):
    """MAG-CMD-5, MAG-CMD-6, MAG-CMD-9  The commander or the token is yours."""

    def run(self, state: MagnaState) -> None:
        seat = state.actor()
        column = state.about()
        if column == FP:
            state.token = seat
            state.tell("token", seat)
            advance_any(state, seat)
            any_cube(state, seat)
        else:
            win_commander(state, seat, state.chiefs[column])


def win_commander(state: MagnaState, seat: Seat, commander: int) -> None:
    give_up(state, commander)
    state.holder[commander] = seat
    state.tell("commander", seat, commander, cards.WORTH[commander])
    state.gain_fame(seat, cards.WORTH[commander])
    if commander == cards.BUYS_REPUTATION:
        state.used &= FAME_ONCE - 1
        state.ask(FAME, seat)


def give_up(state: MagnaState, commander: int) -> None:
    """MAG-CMD-6, MAG-ADM-4  A former controller hands over the card and loses the red number."""
    former = state.holder[commander]
    if former != NOBODY:
        state.holder[commander] = NOBODY
        state.lose_fame(former, cards.LOSS[commander])
        state.tell("give-up", former, commander, cards.LOSS[commander])


class Fame(Deed):
    """MAG-CARD-01  On taking, you may pay up to two yellow cubes for one reputation each."""

    def choices(self, state: MagnaState, seat: Seat) -> list[Action]:
        return [USE.of(cards.BUYS_REPUTATION), SKIP.first]

    def closed(self, state: MagnaState, seat: Seat, action: Action) -> int:
        if action == SKIP.first or payable(state, seat, price(seat, cards.FAME_PRICE)):
            return OPEN
        return FAME_DEAR

    def do(self, state: MagnaState, seat: Seat, action: Action) -> None:
        if action == SKIP.first:
            return
        state.used += FAME_ONCE
        state.ask(PAYMENT, seat, price(seat, cards.FAME_PRICE))
        state.then(BOUGHT)
        if state.used // FAME_ONCE < cards.FAME_TIMES:
            state.ask(FAME, seat)


class Bought(Step[MagnaState]):
    """MAG-CARD-01  One reputation for each cube."""

    def run(self, state: MagnaState) -> None:
        seat = state.actor()
        state.tell("fame", seat, cards.FAME_BOUGHT, cards.BUYS_REPUTATION)
        state.gain_fame(seat, cards.FAME_BOUGHT)


RELOCATE: Final = Relocate()
WIN: Final = Win()
FAME: Final = Fame()
BOUGHT: Final = Bought()
