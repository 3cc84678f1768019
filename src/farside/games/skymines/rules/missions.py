"""Mission cards: how far a task is, who may claim it, and what a claim brings."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.state import OPEN, Step
from farside.core.verbs import Decline, Question
from farside.games.skymines.actions import CLOSE_TURN
from farside.games.skymines.components import (
    CARD_COUNT,
    CARD_SHARE,
    ENERGY,
    FIRMS,
    LAB_SLOT,
    RESOURCES,
    TANK_SLOT,
    TANK_VALUE,
)
from farside.games.skymines.modules import (
    ALL_TASKS,
    AREA_COUNT,
    AREA_EACH,
    AREA_ENERGY,
    AREA_SAME,
    FEATS,
    HAVE_COINS,
    LINES,
    MISSIONS,
    OPEN_MISSIONS,
    SHARE_CARDS,
    SLOTS_ON,
    TANK_AT,
    TASK_COINS,
    TASK_KIND,
    TASK_MIN,
    TASK_MORE,
    TASKS,
)
from farside.games.skymines.rules.clauses import CLAIMED, NOT_TRUE, OTHER_MISSION
from farside.games.skymines.rules.owning import owner_of, shares_of
from farside.games.skymines.state import SkyminesState

MISSION_CARDS: Final = 5  # the stream of chance


def deal_missions(state: SkyminesState) -> None:
    """SKY-MISSION-2, SKY-MISSION-3  One or two open missions; three one-time markers on each status card."""
    cards = list(range(len(MISSIONS)))
    state.shuffle(cards, MISSION_CARDS)
    state.missions = sorted(cards[: OPEN_MISSIONS[state.seats]])
    state.bound = [NOBODY] * state.seats
    state.claimed = [0] * state.seats
    state.once = [0] * state.seats
    for mission in state.missions:
        state.tell("mission", NOBODY, mission)


# -- how far a task is -----------------------------------------------------------------------------------


def progress(state: SkyminesState, seat: Seat, task: int) -> int:
    """SKY-MISSION-10 to 14  How much of a task a seat has now; TASK_MIN of it make it true."""
    kind = TASK_KIND[task]
    if kind < FEATS:
        return state.feats[kind] if seat == state.turn_of else 0  # SKY-MISSION-15
    if kind == AREA_COUNT:
        return state.researchers(seat) + (0 if state.is_out(seat) else state.engineers(seat))
    if kind == AREA_SAME:
        return max(state.total(seat, 0), state.total(seat, 1), state.total(seat, 2))
    if kind == AREA_EACH:
        return min(state.total(seat, 0), state.total(seat, 1), state.total(seat, 2))
    if kind == AREA_ENERGY:
        return state.total(seat, ENERGY)
    return standing(state, seat, kind, TASK_MORE[task])


def standing(state: SkyminesState, seat: Seat, kind: int, more: int) -> int:
    """Tasks about what a player has reached or owns."""
    if kind == HAVE_COINS:
        return state.coins[seat]
    if kind == LINES:
        return len([firm for firm in range(FIRMS) if state.crossed(seat, firm) >= more])
    if kind == SLOTS_ON:
        slots = state.open_slots(seat)
        return (slots >> TANK_SLOT & 1) + (slots >> LAB_SLOT & 1)
    if kind == TANK_AT:
        return TANK_VALUE[state.helium[seat]]
    if kind == SHARE_CARDS:
        return icons(state, seat)
    return best_stake(state, seat, more)


def icons(state: SkyminesState, seat: Seat) -> int:
    """SKY-THREAT-18  Owned cards with an extra-share icon, wherever they lie; the wild share is none."""
    found = 0
    for card in range(CARD_COUNT):
        if CARD_SHARE[card] != NOBODY and owner_of(state, card) == seat:
            found += 1
    return found


def best_stake(state: SkyminesState, seat: Seat, value: int) -> int:
    """The most shares held of a company worth at least so much."""
    found = 0
    for firm in range(FIRMS):
        if state.share_value(firm) >= value:
            found = max(found, shares_of(state, seat, firm))
    return found


# -- claiming ----------------------------------------------------------------------------------------------


def judge(state: SkyminesState, seat: Seat, task: int) -> int:
    """SKY-MISSION-4 to 7  The own mission, a column with its marker, a condition that holds."""
    mission = task // TASKS
    if mission not in state.missions or (state.bound[seat] != NOBODY and state.bound[seat] != mission):
        return OTHER_MISSION
    if state.claimed[seat] >> task % TASKS & 1:
        return CLAIMED
    return OPEN if progress(state, seat, task) >= TASK_MIN[task] else NOT_TRUE


def claim(state: SkyminesState, seat: Seat, task: int) -> None:
    """SKY-MISSION-5, SKY-MISSION-6, SKY-MISSION-9  Bound to this mission; coins and a one-time marker."""
    state.note_claim(seat, task // TASKS, task % TASKS)
    state.keep_once(seat, 1)
    state.coins[seat] += TASK_COINS  # SKY-R-M55: these coins count for no task of the turn
    state.tell("claim", seat, task, TASK_COINS)
    if state.claimed[seat] == ALL_TASKS:
        state.tell("own-space-open", seat)
        if state.pioneer == NOBODY:
            state.pioneer = seat  # SKY-CAMP-10


class Claiming(Step[SkyminesState]):
    """Claims stand beside every question (`claims.py`); the place they had in the list of steps stays theirs."""


CLAIMS: Final = Claiming()
# SKY-MISSION-19: the last moment of a turn, while cards used still lie face up.
LAST_TASKS: Final = Question(Decline[SkyminesState](CLOSE_TURN), name="lasttasks", alone=True)
assert RESOURCES == 3, "the three resources are compared by name"
