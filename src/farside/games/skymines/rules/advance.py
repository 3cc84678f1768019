"""Company tracks and the tank track: steps, barriers, thresholds."""

from __future__ import annotations

from typing import Final

from farside.core.actions import Seat
from farside.core.state import OPEN, Step
from farside.core.verbs import Question, Verb
from farside.games.skymines.actions import PAY, STEP, STOP, TRACK
from farside.games.skymines.components import FIRMS, TANK_LAST, TANK_OVERFLOW, TANK_UNLOCK
from farside.games.skymines.luna import LUNA
from farside.games.skymines.modules import GOT_HELIUM, GOT_STEPS, TASKS
from farside.games.skymines.rules.clauses import NOT_PAYABLE, SAME_TRACK
from farside.games.skymines.rules.missions import judge
from farside.games.skymines.state import SkyminesState
from farside.games.skymines.tracks import BARRIER, LAST, THRESHOLD, THRESHOLD_COINS, THRESHOLDS, WIDTH

ABOUT: Final = 64  # a pending advance is company * ABOUT + steps
FREELY: Final = FIRMS * ABOUT  # added where each step may be declined (SKY-R-03, with Luna)


def is_at_end(state: SkyminesState, seat: Seat, firm: int) -> bool:
    """SKY-TRK-3  On the last space the marker stays."""
    return state.marks[seat * FIRMS + firm] >= LAST[state.sides[firm]]


def barrier(state: SkyminesState, seat: Seat, firm: int) -> int:
    """SKY-TRK-2  What the next step costs, 0 without a barrier."""
    return BARRIER[state.sides[firm] * WIDTH + state.marks[seat * FIRMS + firm]]


def pays_rivals(state: SkyminesState, seat: Seat, firm: int) -> bool:
    """SKY-R-03  Whether the next step crosses a threshold that others have crossed."""
    space = state.marks[seat * FIRMS + firm]
    at = state.sides[firm] * THRESHOLDS
    if space != THRESHOLD[at] and space != THRESHOLD[at + 1]:
        return False
    return any(other != seat and state.marks[other * FIRMS + firm] > space for other in range(len(state.coins)))


def step(state: SkyminesState, seat: Seat, firm: int) -> None:
    """SKY-TRK-8  Pay the barrier if there is one, move, and pay out a threshold crossed."""
    at = seat * FIRMS + firm
    space = state.marks[at]
    side = state.sides[firm]
    cost = BARRIER[side * WIDTH + space]
    if cost > 0:
        state.coins[seat] -= cost
        state.tell("barrier", seat, firm, cost)
    state.marks[at] = space + 1
    if seat == state.turn_of:
        state.feats[GOT_STEPS] += 1
    for line in range(side * THRESHOLDS, side * THRESHOLDS + THRESHOLDS):
        if THRESHOLD[line] == space:
            cross(state, seat, firm, space, THRESHOLD_COINS[line])


def cross(state: SkyminesState, seat: Seat, firm: int, space: int, coins: int) -> None:
    """SKY-TRK-4, SKY-R-06  The crossing player and all who had crossed before take the coins."""
    state.earn(seat, coins)
    state.tell("luna-threshold" if seat == LUNA else "threshold", seat, firm, coins)
    for other in range(len(state.coins)):  # Luna too (SKY-LUNA-23)
        if other != seat and state.marks[other * FIRMS + firm] > space:
            state.coins[other] += coins
            state.tell("return", other, firm, coins)


def add_helium(state: SkyminesState, seat: Seat, steps: int) -> None:
    """SKY-TANK-1, SKY-TANK-3  The helium marker moves; steps beyond the last space pay coins."""
    if steps <= 0:
        return
    before = state.helium[seat]
    after = min(before + steps, TANK_LAST)
    state.helium[seat] = after
    if seat == state.turn_of:
        state.feats[GOT_HELIUM] += after - before
    state.tell("helium", seat, after - before, after)
    if before < TANK_UNLOCK <= after:
        state.tell("unlock-left", seat)
    if before + steps > TANK_LAST:
        coins = TANK_OVERFLOW * (before + steps - TANK_LAST)
        state.earn(seat, coins)
        state.tell("overflow", seat, coins)


def firm_of(about: int) -> int:
    """The company of a pending advance."""
    return about % FREELY // ABOUT


def advance(state: SkyminesState, seat: Seat, firm: int, steps: int, freely: bool = False) -> None:
    """SKY-TRK-10  Steps of a reward: asked about only at a barrier, or where others would be paid.

    `freely`: before each step, where even a free one may be declined (SKY-R-03).
    """
    made = 0
    while steps > 0 and not is_at_end(state, seat, firm):
        cost = barrier(state, seat, firm)
        if cost > state.coins[seat] and not could_claim(state, seat):
            break
        if cost > 0 or freely or pays_rivals(state, seat, firm):
            report(state, seat, firm, made)
            state.ask(ONWARD, seat, firm * ABOUT + steps + (FREELY if freely else 0))
            return
        step(state, seat, firm)
        steps -= 1
        made += 1
    report(state, seat, firm, made)
    if steps > 0:
        state.tell("lost-steps", seat, firm, steps)


def could_claim(state: SkyminesState, seat: Seat) -> bool:
    """SKY-MISSION-4  Whether a task is true whose coins may pay the barrier: then it is asked, not passed over."""
    if not state.missions or not state.is_of(2) or seat != state.turn_of:
        return False
    return any(
        judge(state, seat, task) == OPEN
        for mission in state.missions
        for task in range(mission * TASKS, mission * TASKS + TASKS)
    )


def report(state: SkyminesState, seat: Seat, firm: int, steps: int) -> None:
    if steps > 0:
        state.tell("advance", seat, firm, steps, state.marks[seat * FIRMS + firm])


class Advance(Step[SkyminesState]):
    """A reward's steps, when their time has come."""

    def run(self, state: SkyminesState) -> None:
        about = state.about()
        advance(state, state.turn_of, firm_of(about), about % ABOUT, about >= FREELY)


class StepOn(Verb[SkyminesState]):
    """SKY-R-03  The next step of a reward, where it costs nothing; what follows by itself is made as well."""

    def offers(self, state: SkyminesState, seat: Seat) -> list[int]:
        firm = firm_of(state.about())
        return [firm] if barrier(state, seat, firm) == 0 else []

    def take(self, state: SkyminesState, seat: Seat, firm: int) -> None:
        step(state, seat, firm)
        report(state, seat, firm, 1)
        advance(state, seat, firm, state.about() % ABOUT - 1, state.about() >= FREELY)


class PayOn(StepOn):
    """SKY-TRK-2  The next step of a reward, across a barrier."""

    def offers(self, state: SkyminesState, seat: Seat) -> list[int]:
        firm = firm_of(state.about())
        return [firm] if barrier(state, seat, firm) > 0 else []

    def refusal(self, state: SkyminesState, seat: Seat, firm: int) -> int:
        return NOT_PAYABLE if barrier(state, seat, firm) > state.coins[seat] else OPEN

    def numbers(self, state: SkyminesState, seat: Seat, firm: int, clause: int) -> tuple[int, ...]:
        return (barrier(state, seat, firm), state.coins[seat])


class Forgo(Verb[SkyminesState]):
    """SKY-R-03  Steps of a reward may be declined from some step on; the rest is lost."""

    def take(self, state: SkyminesState, seat: Seat, _at: int) -> None:
        state.tell("lost-steps", seat, firm_of(state.about()), state.about() % ABOUT)


class OnTrack(Verb[SkyminesState]):
    """SKY-R-04  All steps of such a reward are made on one track of choice."""

    def take(self, state: SkyminesState, seat: Seat, firm: int) -> None:
        advance(state, seat, firm, state.about())


class OnOtherTrack(OnTrack):
    """SKY-TB-E1, SKY-R-32  Each stride on another track, none of them the one with the space."""

    def refusal(self, state: SkyminesState, seat: Seat, firm: int) -> int:
        return SAME_TRACK if state.chosen >> firm & 1 else OPEN

    def numbers(self, state: SkyminesState, seat: Seat, firm: int, clause: int) -> tuple[int, ...]:
        return (firm,)

    def take(self, state: SkyminesState, seat: Seat, firm: int) -> None:
        state.chosen |= 1 << firm
        advance(state, seat, firm, state.about())


ADVANCING: Final = Advance()
ONWARD: Final = Question(PayOn(PAY), StepOn(STEP), Forgo(STOP), name="onward")
ANY_TRACK: Final = Question(OnTrack(TRACK), name="anytrack")
OTHER_TRACKS: Final = Question(OnOtherTrack(TRACK), name="othertracks", alone=True)
