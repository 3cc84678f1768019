"""Option 2: place a crew member on the lower panel, do action A or B, take the space's bonus."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import OPEN, Step
from farside.core.verbs import Verb
from farside.games.magnastorm import abilities
from farside.games.magnastorm.actions import GAIN, MOVE, SPACE, USE
from farside.games.magnastorm.components import (
    BAG,
    CREW,
    NOTHING,
    OVERFLOW,
    RANGE,
    RESEARCH,
    ROW_GAIN,
    ROW_PRICE,
    ROWS,
    SECOND_LAB,
    SHADES,
    SWAP,
    TOP,
    YELLOW,
    Cubes,
)
from farside.games.magnastorm.rules.clauses import BOTTOM_ROW_ONLY, OCCUPIED, ROW_DEAR
from farside.games.magnastorm.rules.decision import Decision
from farside.games.magnastorm.rules.labs import ADDITIONAL, AFTER_LAB, ARRIVE, LAB, may_add
from farside.games.magnastorm.rules.move import BEGIN, DRIVING
from farside.games.magnastorm.rules.purse import PAYMENT, Priced, covered
from farside.games.magnastorm.rules.research import (
    ALL_TRACKS,
    ON_TRACK,
    advance,
    any_cube,
    from_bag,
    more_crew,
    rise,
    take_cubes,
)
from farside.games.magnastorm.state import MOST_TRACKS, MagnaState, one


class Place(Verb[MagnaState]):
    """MAG-ACT-1  Put the crew member on an empty space of the lower panel."""

    def offers(self, state: MagnaState, seat: Seat) -> list[int]:
        return list(range(len(state.lower)))

    def add_open(self, state: MagnaState, seat: Seat, found: list[Action]) -> None:
        for space in range(len(state.lower)):
            if self.refusal(state, seat, space) == OPEN:
                found.append(self.first + space)

    def refusal(self, state: MagnaState, seat: Seat, space: int) -> int:
        if state.lower[space] == 0 or abilities.OCCUPIED.held(state.holder, seat) != NOBODY:  # MAG-CARD-16, MAG-RUL-47
            return OPEN
        if not state.panel_full():
            return OCCUPIED
        return OPEN if space % ROWS == OVERFLOW else BOTTOM_ROW_ONLY

    def take(self, state: MagnaState, seat: Seat, space: int) -> None:
        column, kind = divmod(state.about(), SHADES)
        state.upper[column] -= one(kind)
        state.lower[space] += one(kind)
        state.space = space
        state.tell("crew", seat, kind, space // ROWS, space % ROWS + 1)
        state.ask(ACTION, seat)


def row_cubes(state: MagnaState, seat: Seat, row: int) -> Cubes:
    """MAG-CARD-17  The row cost, one own cube less for the holder of the card."""
    own, yellow = ROW_PRICE[row]
    if abilities.DISCOUNT.held(state.holder, seat) != NOBODY:
        own = max(0, own - abilities.DISCOUNT.sum(abilities.OWN_OFF, state.holder, seat))
    return own, yellow


class Move(Priced):
    """MAG-ACT-3  Action A: move the scout at the row's cost."""

    def price(self, state: MagnaState, seat: Seat, _at: int) -> int:
        return covered(seat, row_cubes(state, seat, state.space % ROWS))

    def numbers(self, state: MagnaState, seat: Seat, _at: int, clause: int) -> tuple[int, ...]:
        return row_cubes(state, seat, state.space % ROWS)

    def take(self, state: MagnaState, seat: Seat, at: int) -> None:
        """MAG-TURN-4  Pay the row, move, install, cards 04 and 07."""
        state.used |= abilities.MOVED
        state.steps_left = 2 if state.panel.bonus[state.space] == RANGE else 1  # MAG-BON-5
        state.ask(PAYMENT, seat, self.price(state, seat, at))
        state.ask(DRIVING, seat, BEGIN)
        state.then(ARRIVE)
        state.ask(AFTER_LAB, seat)
        state.then(BONUS)


class Gain(Verb[MagnaState]):
    """MAG-ACT-3  Action B: take the row's gain."""

    def take(self, state: MagnaState, seat: Seat, _at: int) -> None:
        """MAG-TURN-5  The row's gain, then cards 12 and 13."""
        own, yellow = ROW_GAIN[state.space % ROWS]
        state.tell("gain", seat)
        take_cubes(state, seat, seat, own)
        take_cubes(state, seat, YELLOW, yellow)
        if extras(state, seat):
            state.ask(WITH_B, seat)
        state.then(BONUS)


def extras(state: MagnaState, seat: Seat) -> list[int]:
    """Cards 12 and 13, as far as held and not yet used."""
    found = abilities.LOWEST.all_ready(state.holder, state.used, seat)
    return found + [at for at in abilities.EXTRA_CUBE.all_ready(state.holder, state.used, seat) if at not in found]


class UseWithB(Verb[MagnaState]):
    """MAG-RUL-30  Cards 12 and 13 act after the row's gain, in the order you like."""

    def offers(self, state: MagnaState, seat: Seat) -> list[int]:
        return extras(state, seat)

    def take(self, state: MagnaState, seat: Seat, commander: int) -> None:
        state.tell("use", seat, commander)
        if commander in abilities.LOWEST.all_ready(state.holder, state.used, seat):
            state.used |= abilities.LOWEST.mark(commander)
            advance_lowest(state, seat)
            for _level in range(1, abilities.LOWEST_LEVELS[commander]):
                state.then(AT_LOWEST, seat)
        else:
            state.used |= abilities.EXTRA_CUBE.mark(commander)
            for _cube in range(abilities.CUBES_GAINED[commander]):
                any_cube(state, seat)
        if extras(state, seat):
            state.ask(WITH_B, seat)


def advance_lowest(state: MagnaState, seat: Seat) -> None:
    """MAG-CARD-12  A level on your lowest track; if several are lowest, choose one of them."""
    levels = [state.levels[seat * MOST_TRACKS + track] for track in range(state.tracks())]
    lowest = min(levels)
    if lowest == TOP:  # MAG-RUL-46
        state.tell("all-top", seat)
    elif abilities.REDIRECT.held(state.holder, seat) != NOBODY:
        state.ask(ON_TRACK, seat, ALL_TRACKS)
    elif levels.count(lowest) == 1:
        rise(state, seat, levels.index(lowest))
    else:
        state.ask(ON_TRACK, seat, sum([1 << at for at in range(len(levels)) if levels[at] == lowest]))


class AtLowest(Step[MagnaState]):
    """MAG-CARD-12  One level more, where a box says so: which track is lowest is seen afresh."""

    def run(self, state: MagnaState) -> None:
        advance_lowest(state, state.about())


class Bonus(Step[MagnaState]):
    """MAG-BON-1  The bonus of the action space, after the action and its commanders."""

    def run(self, state: MagnaState) -> None:
        kind = state.panel.bonus[state.space]
        if kind != NOTHING:
            space_bonus(state, state.actor(), kind)


def space_bonus(state: MagnaState, seat: Seat, kind: int) -> None:
    if kind == RESEARCH:  # MAG-BON-2
        advance(state, seat, state.panel.track[state.space])
    elif kind == CREW:  # MAG-BON-3
        more_crew(state, seat)
    elif kind == SWAP:
        swap_order(state, seat)
    elif kind == SECOND_LAB:  # MAG-BON-6
        if may_add(state, seat):
            state.ask(LAB, seat, ADDITIONAL)
    elif kind == BAG and state.used & abilities.MOVED == 0:  # MAG-BON-7
        from_bag(state, seat, 1)


def swap_order(state: MagnaState, seat: Seat) -> None:
    """MAG-BON-4  Swap with the marker just ahead on the turn-order track."""
    at = state.order.index(seat)
    if at:
        ahead = state.order[at - 1]
        state.order[at - 1] = seat
        state.order[at] = ahead
        state.tell("swap", seat, ahead)


PLACE: Final = Decision(Place(SPACE), name="place")
ACTION: Final = Decision(Move(MOVE, ROW_DEAR), Gain(GAIN), name="aorb")
WITH_B: Final = Decision(UseWithB(USE), name="withb")
AT_LOWEST: Final = AtLowest()
BONUS: Final = Bonus()
