"""Action 3: use one research scientist and move the upload marker."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import OPEN, Step
from farside.games.skymines.actions import FLIP, GO, TILE
from farside.games.skymines.components import (
    ANY_ONE,
    CARD_VALUE,
    FIRST_PRINTED,
    FIRST_SPECIAL,
    FLIP_COST,
    LAB,
    LAB_UNLOCK,
    NEED_KIND,
    NEED_VALUE,
    PLAN_REWARD,
    RESOURCES,
    SCIENTIST,
    SLOTS,
    SPECIAL_COST,
)
from farside.games.skymines.modules import GOT_UPLOAD
from farside.games.skymines.rules.clauses import ENTRY_PRICE, NO_FLIP, NO_PLAN, UNMET
from farside.games.skymines.rules.gain import gain
from farside.games.skymines.rules.research import RESEARCHING, add_rp
from farside.games.skymines.state import TILE_BIT, SkyminesState
from farside.games.skymines.tracks import RESEARCHER_TILE, RESEARCHER_TILE_RP


def is_special(plan: int) -> bool:
    return FIRST_SPECIAL <= plan < FIRST_PRINTED


def other_scientists(state: SkyminesState, seat: Seat) -> int:
    """SKY-UPL-12, SKY-R-46  Face-up scientists but for the one in use."""
    return state.researchers(seat) + state.engineers(seat) - (1 if state.using != 0 else 0)


def reaches(state: SkyminesState, seat: Seat, kind: int, value: int, plan: int) -> bool:
    """SKY-UPL-13  Whether a requirement is met."""
    if kind == SCIENTIST:
        return other_scientists(state, seat) >= value
    if kind != ANY_ONE:
        return state.total(seat, kind) >= value
    for resource in range(RESOURCES):
        named = 0  # SKY-R-20: what the same plan asks of that resource by name
        for at in (plan * 2, plan * 2 + 1):
            if NEED_KIND[at] == resource:
                named += NEED_VALUE[at]
        if state.total(seat, resource) >= value + named:
            return True
    return False


def meets(state: SkyminesState, seat: Seat, plan: int) -> bool:
    """SKY-UPL-4  Whether the face-up cards meet both requirements of a plan."""
    for at in (plan * 2, plan * 2 + 1):
        if NEED_KIND[at] != NOBODY and not reaches(state, seat, NEED_KIND[at], NEED_VALUE[at], plan):
            return False
    return True


def judge(state: SkyminesState, seat: Seat, position: int, purse: int) -> int:
    """SKY-UPL-4 to 8  Why the plan on a position cannot be entered with so many coins."""
    plan = state.plans[seat * LAB + position]
    if plan == NOBODY:
        return NO_PLAN
    if state.turned[seat] >> position & 1:
        return OPEN
    if is_special(plan):
        return ENTRY_PRICE if SPECIAL_COST[plan - FIRST_SPECIAL] > purse else OPEN
    return OPEN if meets(state, seat, plan) else UNMET


def toll(state: SkyminesState, seat: Seat, position: int) -> int:
    """SKY-UPL-6  What entering a position costs."""
    plan = state.plans[seat * LAB + position]
    if is_special(plan) and state.turned[seat] >> position & 1 == 0:
        return SPECIAL_COST[plan - FIRST_SPECIAL]
    return 0


def first_stop(state: SkyminesState, seat: Seat) -> int:
    """The first position ahead that cannot be entered (LAB if all can)."""
    purse = state.coins[seat]
    position = state.upload[seat] + 1
    while position < LAB and judge(state, seat, position, purse) == OPEN:
        purse -= toll(state, seat, position)
        position += 1
    return position


def purse_before(state: SkyminesState, seat: Seat, position: int) -> int:
    """The coins left when the marker stands in front of a position."""
    purse = state.coins[seat]
    for passed in range(state.upload[seat] + 1, position):
        purse -= toll(state, seat, passed)
    return purse


def use_researcher(state: SkyminesState, seat: Seat, source: int) -> None:
    """SKY-UPL-1  One research scientist, card or tile."""
    if source == TILE:
        state.using = TILE_BIT << RESEARCHER_TILE
        start(state, seat, RESEARCHER_TILE_RP)
    else:
        state.using = 1 << source
        start(state, seat, CARD_VALUE[state.slots[seat * SLOTS + source]])


def start(state: SkyminesState, seat: Seat, rp: int) -> None:
    state.rp = 0
    add_rp(state, rp)
    state.flipped = False
    state.tell("research", seat, rp)
    state.ask(UPLOAD, seat)


class Upload(Step[SkyminesState]):
    """SKY-UPL-2, SKY-UPL-3  Turn one plan face down if wanted, then move as far as wanted."""

    alone = True

    def candidates(self, state: SkyminesState, seat: Seat) -> list[Action]:
        found: list[Action] = []
        end = first_stop(state, seat)
        for position in range(state.upload[seat], min(end + 1, LAB)):
            found.append(GO.first + position)
        if not state.flipped:
            self.add_flips(state, seat, found)
        return found

    def add_flips(self, state: SkyminesState, seat: Seat, found: list[Action]) -> None:
        """SKY-R-44  Face-up plans ahead of the marker."""
        for position in range(state.upload[seat] + 1, LAB):
            if state.plans[seat * LAB + position] != NOBODY and state.turned[seat] >> position & 1 == 0:
                found.append(FLIP.first + position)

    def refusal(self, state: SkyminesState, seat: Seat, action: Action) -> int:
        if FLIP.has(action):
            return NO_FLIP if state.coins[seat] < FLIP_COST else OPEN
        position = GO.arg(action)
        if position == state.upload[seat]:
            return OPEN
        end = first_stop(state, seat)
        return OPEN if position < end else judge(state, seat, end, purse_before(state, seat, end))

    def numbers(self, state: SkyminesState, seat: Seat, action: Action, clause: int) -> tuple[int, ...]:
        if clause == NO_FLIP:
            return (FLIP_COST, state.coins[seat])
        position = GO.arg(action)
        if clause == ENTRY_PRICE:
            return (toll(state, seat, position), purse_before(state, seat, position))
        return (state.plans[seat * LAB + position],) if clause == UNMET else (position,)

    def options(self, state: SkyminesState, seat: Seat) -> list[Action]:
        found: list[Action] = []
        for position in range(state.upload[seat], first_stop(state, seat)):
            found.append(GO.first + position)
        if not state.flipped and state.coins[seat] >= FLIP_COST:
            self.add_flips(state, seat, found)
        return found

    def take(self, state: SkyminesState, seat: Seat, action: Action) -> None:
        if FLIP.has(action):
            flip(state, seat, FLIP.arg(action))
            state.ask_again(seat)
        elif GO.arg(action) > state.upload[seat]:
            walk(state, seat, GO.arg(action))
        else:
            state.tell("stay", seat)
            state.then(RESEARCHING)  # SKY-UPL-10: also without a move


def flip(state: SkyminesState, seat: Seat, position: int) -> None:
    """SKY-UPL-2  Pay and turn a plan of the own track face down."""
    state.coins[seat] -= FLIP_COST
    state.turned[seat] |= 1 << position
    state.flipped = True
    state.tell("flip", seat, state.plans[seat * LAB + position], FLIP_COST)


def walk(state: SkyminesState, seat: Seat, goal: int) -> None:
    """SKY-UPL-9, SKY-UPL-15  Special plans are paid on the way; the plan where the marker stops gives its reward."""
    before = state.upload[seat]
    for position in range(before + 1, goal + 1):
        price = toll(state, seat, position)
        if price > 0:
            state.coins[seat] -= price
            state.uploaded[seat] |= 1 << position
            state.tell("entry", seat, state.plans[seat * LAB + position], price)
    state.upload[seat] = goal
    state.feats[GOT_UPLOAD] += goal - before
    state.tell("upload", seat, goal - before, goal)
    if before < LAB_UNLOCK <= goal:
        state.tell("unlock-right", seat)
    reward: list[int] = [] if state.turned[seat] >> goal & 1 else PLAN_REWARD[state.plans[seat * LAB + goal]]
    gain(state, seat, reward, False)


UPLOAD: Final = Upload()
