"""Option 1: take a commander or the first-player token."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.state import OPEN, Step
from farside.core.verbs import HIDDEN, Decline, Verb
from farside.games.magnastorm import abilities, cards
from farside.games.magnastorm.actions import FILL, LAY, PICK, SKIP, USE
from farside.games.magnastorm.components import FP, NEUTRAL, OVERFLOW, ROWS, SHADES
from farside.games.magnastorm.rules.clauses import FAME_DEAR
from farside.games.magnastorm.rules.decision import Decision
from farside.games.magnastorm.rules.purse import OWN_COVERED, PAYMENT, YELLOW_COVERED, Priced, price
from farside.games.magnastorm.rules.research import advance_any, any_cube
from farside.games.magnastorm.state import MagnaState, lower_space, of_kind, one, size

COLUMN_BITS: Final = 3  # a question about a bought column: the column, then 1 + the kind of crew picked
COLUMN: Final = 7


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


class Pick(Verb[MagnaState]):
    """MAG-CMD-14  Where spaces are short and the crew is mixed, choose who is laid next."""

    def gate(self, state: MagnaState, seat: Seat) -> int:
        return OPEN if must_pick(state) else HIDDEN

    def offers(self, state: MagnaState, seat: Seat) -> list[int]:
        group = state.upper[state.about() & COLUMN]
        return [kind for kind in range(SHADES) if of_kind(group, kind)]

    def take(self, state: MagnaState, seat: Seat, kind: int) -> None:
        state.ask(RELOCATE, seat, state.about() & COLUMN | (kind + 1) << COLUMN_BITS)


class Lay(Verb[MagnaState]):
    """MAG-CMD-4  The crew of the column goes to empty lower spaces of your choice, one after the other."""

    def gate(self, state: MagnaState, seat: Seat) -> int:
        return HIDDEN if must_pick(state) else OPEN

    def offers(self, state: MagnaState, seat: Seat) -> list[int]:
        return places(state)

    def take(self, state: MagnaState, seat: Seat, space: int) -> None:
        column = state.about() & COLUMN
        kind = (state.about() >> COLUMN_BITS) - 1
        lay(state, seat, column, first_kind(state.upper[column]) if kind < 0 else kind, space)
        if state.upper[column]:
            state.ask(RELOCATE, seat, column)


class Fill(Verb[MagnaState]):
    """The rest of the crew goes on free spaces from the bottom row up, then on the emptiest bottom spaces."""

    def gate(self, state: MagnaState, seat: Seat) -> int:
        if size(state.upper[state.about() & COLUMN]) == 1 or state.lower.count(0) == 1:
            return HIDDEN
        return HIDDEN if must_pick(state) else OPEN

    def take(self, state: MagnaState, seat: Seat, _at: int) -> None:
        column = state.about() & COLUMN
        while state.upper[column]:
            lay(state, seat, column, first_kind(state.upper[column]), next_free(state))


def must_pick(state: MagnaState) -> bool:
    """Nobody is picked yet, and not all of a mixed crew find a free space."""
    group = state.upper[state.about() & COLUMN]
    return state.about() >> COLUMN_BITS == 0 and size(group) > state.lower.count(0) and mixed(group)


def places(state: MagnaState) -> list[int]:
    """The free lower spaces; MAG-CMD-14  without any, those of the bottom row."""
    free = [space for space in range(len(state.lower)) if state.lower[space] == 0]
    return free or [lower_space(column, OVERFLOW) for column in range(state.panel.columns)]


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
    if commander in abilities.FAME.who:
        earn(state, seat, commander)
    if commander in abilities.BUYS_REPUTATION.who:
        state.ask(FAME, seat, commander)


def earn(state: MagnaState, seat: Seat, commander: int) -> None:
    """MAG-CARD-15  Reputation on taking the card, and in every administration that finds it with the same player."""
    state.tell("fame", seat, abilities.FAME_EACH_TIME[commander], commander)
    state.gain_fame(seat, abilities.FAME_EACH_TIME[commander])


def give_up(state: MagnaState, commander: int) -> None:
    """MAG-CMD-6, MAG-ADM-4  A former controller hands over the card and loses the red number."""
    former = state.holder[commander]
    if former != NOBODY:
        state.holder[commander] = NOBODY
        lost = min(cards.LOSS[commander], state.reputation[former])  # MAG-RUL-22
        state.lose_fame(former, cards.LOSS[commander])
        state.tell("give-up", former, commander, lost)


class BuyFame(Priced):
    """MAG-CARD-01  On taking, you may pay up to two yellow cubes for one reputation each."""

    def price(self, state: MagnaState, seat: Seat, commander: int) -> int:
        return price(seat, abilities.FAME_PRICE[commander])

    def offers(self, state: MagnaState, seat: Seat) -> list[int]:
        return [state.about()]

    def numbers(self, state: MagnaState, seat: Seat, commander: int, clause: int) -> tuple[int, ...]:
        return abilities.FAME_PRICE[commander]

    def take(self, state: MagnaState, seat: Seat, commander: int) -> None:
        state.used += abilities.FAME_ONCE
        state.ask(PAYMENT, seat, self.price(state, seat, commander))
        state.then(BOUGHT, commander)
        if state.used // abilities.FAME_ONCE & abilities.FAME_MOST < abilities.FAME_TIMES[commander]:
            state.ask(FAME, seat, commander)


class Bought(Step[MagnaState]):
    """MAG-CARD-01  One reputation for each cube."""

    def run(self, state: MagnaState) -> None:
        seat = state.actor()
        commander = state.about()
        state.tell("fame", seat, abilities.FAME_BOUGHT[commander], commander)
        state.gain_fame(seat, abilities.FAME_BOUGHT[commander])


RELOCATE: Final = Decision(Pick(PICK), Lay(LAY), Fill(FILL), name="relocate")
WIN: Final = Win()
FAME: Final = Decision(BuyFame(USE, FAME_DEAR), Decline(SKIP), name="fame")
BOUGHT: Final = Bought()
