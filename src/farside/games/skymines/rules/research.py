"""Research points, the research display and the plans on a research track."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.state import OPEN, Step
from farside.core.verbs import Question, Verb
from farside.games.skymines.actions import COIN, PUT, SPECIAL, TAKE
from farside.games.skymines.components import (
    BOUNTY_PLACE,
    FIRST_SPECIAL,
    LAB,
    LAB_LAST,
    LAB_OVERFLOW,
    NO_A,
    PLACES,
    PLAN_COST,
    PLAN_FACE,
    PLAN_LETTER,
    SHOWN_A_ROW,
    SPECIAL_LETTER,
    SPECIAL_ON_BARRED,
    SPECIAL_ROUND,
    SPECIALS,
    SUPPLY,
)
from farside.games.skymines.modules import GOT_RP
from farside.games.skymines.rules.clauses import FEW_RP, NO_A_HERE
from farside.games.skymines.state import SkyminesState

BURIED: Final = 128  # plans covered: position * BURIED + plan
AT_ONCE: Final = 3  # acquired plans offered for placing at a time


def has_special(state: SkyminesState, special: int) -> bool:
    """SKY-RP-3  Special plans are available from their round on, until taken."""
    return SPECIAL_ROUND[special] <= state.round and state.taken >> special & 1 == 0


def add_rp(state: SkyminesState, rp: int) -> None:
    """Research points of the action under way, to be spent together (SKY-R-15)."""
    state.rp += rp
    state.feats[GOT_RP] += rp


class Researching(Step[SkyminesState]):
    """SKY-RP-1, SKY-RP-10  The research points are spent; on the last space each becomes two coins."""

    def run(self, state: SkyminesState) -> None:
        seat = state.turn_of
        if state.rp == 0:
            return
        if state.upload[seat] == LAB_LAST:
            state.earn(seat, LAB_OVERFLOW * state.rp)
            state.tell("rp-coins", seat, state.rp, LAB_OVERFLOW * state.rp)
            state.rp = 0
        else:
            state.ask(SPEND_RP, seat)


class SpendRp(Verb[SkyminesState]):
    """SKY-RP-2  Plans, special plans and coins in any mix, until nothing is left."""

    def price(self, at: int) -> int:
        """What it costs in research points."""
        return 1

    def refusal(self, state: SkyminesState, seat: Seat, at: int) -> int:
        return FEW_RP if self.price(at) > state.rp else OPEN

    def numbers(self, state: SkyminesState, seat: Seat, at: int, clause: int) -> tuple[int, ...]:
        return (self.price(at), state.rp)

    def take(self, state: SkyminesState, seat: Seat, at: int) -> None:
        state.rp -= self.price(at)
        self.gain(state, seat, at)
        if state.rp > 0:
            state.ask_again(seat)

    def gain(self, state: SkyminesState, seat: Seat, at: int) -> None:
        raise AssertionError(f"{type(self).__name__} buys nothing")


class TakeCoin(SpendRp):
    """SKY-RP-2  A crypcoin for a point."""

    def gain(self, state: SkyminesState, seat: Seat, _at: int) -> None:
        state.earn(seat, 1)
        state.tell("rp-coins", seat, 1, 1)


class TakePlan(SpendRp):
    """SKY-RP-4, SKY-RP-12  The plan lies aside; from a linked place it brings the coins of the supplement space."""

    def price(self, place: int) -> int:
        return PLAN_COST[place // SHOWN_A_ROW]

    def offers(self, state: SkyminesState, seat: Seat) -> list[int]:
        return [place for place in range(PLACES) if state.shown[place] != NOBODY]

    def gain(self, state: SkyminesState, seat: Seat, place: int) -> None:
        state.aside.append(state.shown[place])
        state.tell("plan", seat, state.shown[place])
        state.shown[place] = NOBODY
        if BOUNTY_PLACE[place] and state.bounty > 0:
            state.earn(seat, state.bounty)
            state.tell("bounty", seat, state.bounty)
            state.bounty = 0


class TakeSpecial(SpendRp):
    """SKY-RP-3  A special plan that is available."""

    def price(self, special: int) -> int:
        return PLAN_COST[SPECIAL_LETTER]

    def offers(self, state: SkyminesState, seat: Seat) -> list[int]:
        return [special for special in range(SPECIALS) if has_special(state, special)]

    def gain(self, state: SkyminesState, seat: Seat, special: int) -> None:
        state.taken |= 1 << special
        state.aside.append(FIRST_SPECIAL + special)
        state.tell("special", seat, SPECIAL_ROUND[special])


class PutPlan(Verb[SkyminesState]):
    """SKY-RP-5  The plans acquired go to any spaces of the own track, in any order, also on top of others."""

    def offers(self, state: SkyminesState, seat: Seat) -> list[int]:
        found: list[int] = []
        here = state.upload[seat]
        for at in range(min(AT_ONCE, len(state.aside))):
            if has_twin(state, at):
                continue
            first = state.aside[at] * LAB_LAST - 1
            for position in range(here + 1, LAB):
                found.append(first + position)
            for position in range(1, here + 1):
                found.append(first + position)
        return found

    def refusal(self, state: SkyminesState, seat: Seat, at: int) -> int:
        """SKY-RP-6, SKY-R-17  A space with a crossed-out A takes only B and C plans."""
        letter = PLAN_LETTER[at // LAB_LAST]
        if letter != 0 and (letter != SPECIAL_LETTER or SPECIAL_ON_BARRED):
            return OPEN
        return NO_A_HERE if NO_A >> (at % LAB_LAST + 1) & 1 else OPEN

    def numbers(self, state: SkyminesState, seat: Seat, at: int, clause: int) -> tuple[int, ...]:
        return (at % LAB_LAST + 1,)

    def take(self, state: SkyminesState, seat: Seat, at: int) -> None:
        plan, position = at // LAB_LAST, at % LAB_LAST + 1
        state.aside.remove(plan)
        space = seat * LAB + position
        if state.plans[space] != NOBODY:
            state.buried.append(space * BURIED + state.plans[space])
        state.plans[space] = plan
        state.turned[seat] &= ~(1 << position)  # SKY-R-44
        state.uploaded[seat] &= ~(1 << position)  # SKY-R-19
        state.tell("put", seat, plan, position)
        if state.aside:
            state.ask_again(seat)


def has_twin(state: SkyminesState, at: int) -> bool:
    """Whether an earlier plan aside reads the same."""
    return any(PLAN_FACE[state.aside[earlier]] == PLAN_FACE[state.aside[at]] for earlier in range(at))


def refill(state: SkyminesState) -> None:
    """SKY-RP-8, SKY-RP-9  At the end of the turn empty places are filled from the supply of their letter."""
    for place in range(PLACES):
        letter = place // SHOWN_A_ROW
        if state.shown[place] == NOBODY and state.tops[letter] < SUPPLY:
            state.shown[place] = state.supply[letter * SUPPLY + state.tops[letter]]
            state.tops[letter] += 1
            state.reveal()


RESEARCHING: Final = Researching()
TAKE_PLAN: Final = TakePlan(TAKE)
SPEND_RP: Final = Question(TAKE_PLAN, TakeSpecial(SPECIAL), TakeCoin(COIN), name="spendrp")
PUT_PLAN: Final = Question(PutPlan(PUT), name="putplan")
