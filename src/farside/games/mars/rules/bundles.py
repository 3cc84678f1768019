"""Trade between colonies: who may trade with whom, and the bundles of a proposal.

Bundles are put together card by card in `drafts`, where nobody else looks; what is sent lies in `offer`.
"""

from __future__ import annotations

from typing import Final

from farside.core.actions import Seat
from farside.games.mars.actions import ALL
from farside.games.mars.components import COMMUNICATION, GOODS
from farside.games.mars.state import UNASKED, MarsState

BUNDLES: Final = 2 * GOODS  # a draft: five given, five wanted
TERMS: Final = 2  # where the bundles start in `offer`, after author and addressee
BASE: Final = 16  # a bundle as one number, for the log: so many of each material
OPENING_LEVEL: Final = 2

# -- who may trade with whom -------------------------------------------------------------------------


def has_right(state: MarsState, other: Seat) -> bool:
    """MARS-NEG-2, MARS-NEG-3  With a module of one's own with anyone, else only with owners of an active level 2."""
    return state.runs(state.active, COMMUNICATION) > 0 or state.runs(other, COMMUNICATION) >= OPENING_LEVEL


def eligible(state: MarsState, other: Seat) -> bool:
    """MARS-NEG-23  Allowed, and both hands hold a card."""
    if other == state.active or not has_right(state, other):
        return False
    return state.hand_size(other) > 0 and state.hand_size(state.active) > 0


def partners(state: MarsState) -> list[Seat]:
    """Eligible players, clockwise from the active player."""
    found: list[Seat] = []
    for away in range(1, state.seats):
        other = (state.active + away) % state.seats
        if eligible(state, other):
            found.append(other)
    return found


def addressees(state: MarsState, to: int) -> list[Seat]:
    return partners(state) if to == ALL else [to]


# -- bundles -----------------------------------------------------------------------------------------


def heap(numbers: list[int], at: int) -> int:
    """Five amounts as one number."""
    packed = 0
    for good in range(GOODS - 1, -1, -1):
        packed = packed * BASE + numbers[at + good]
    return packed


def total(numbers: list[int], at: int) -> int:
    return numbers[at] + numbers[at + 1] + numbers[at + 2] + numbers[at + 3] + numbers[at + 4]


def holds(state: MarsState, seat: Seat, numbers: list[int], at: int) -> bool:
    """Whether a hand has a bundle."""
    return all(state.hands[seat * GOODS + good] >= numbers[at + good] for good in range(GOODS))


def shows(state: MarsState, seat: Seat, numbers: list[int], at: int) -> None:
    """MARS-NEG-25  A bundle offered or paid shows that its owner holds it."""
    for good in range(GOODS):
        state.learn(seat, good, numbers[at + good])


def exchange(state: MarsState, one: Seat, other: Seat, numbers: list[int], at: int) -> None:
    """MARS-NEG-6, MARS-NEG-17  Both bundles change hands at once, openly."""
    assert holds(state, one, numbers, at), f"seat {one} no longer holds what was offered"
    assert holds(state, other, numbers, at + GOODS), f"seat {other} no longer holds what was accepted"
    for good in range(GOODS):
        if numbers[at + good]:
            state.hand_over(one, other, good, numbers[at + good])
        if numbers[at + GOODS + good]:
            state.hand_over(other, one, good, numbers[at + GOODS + good])
    state.changes[one] += 1
    state.changes[other] += 1
    state.agreed = one_more(one_more(state.agreed, one * state.seats + other), other * state.seats + one)
    state.tell("deal", one, other, heap(numbers, at), heap(numbers, at + GOODS))


def one_more(counts: list[int], at: int) -> list[int]:
    """Positions share a list that seldom changes, so it is made anew."""
    return [*counts[:at], counts[at] + 1, *counts[at + 1 :]]


def start_draft(state: MarsState, seat: Seat) -> None:
    at = seat * BUNDLES
    for place in range(at, at + BUNDLES):
        state.drafts[place] = 0


def clear_answers(state: MarsState) -> None:
    for seat in range(state.seats):
        state.answers[seat] = UNASKED


# -- a proposal made again ---------------------------------------------------------------------------


def mark(state: MarsState, seat: Seat, to: int) -> tuple[int, int]:
    """MARS-NEG-18  A proposal as a number, and how often the hands concerned have changed until now."""
    at = seat * BUNDLES
    packed = heap(state.drafts, at) * BASE**GOODS + heap(state.drafts, at + GOODS)
    changed = sum(state.changes) if to == ALL else state.changes[seat] + state.changes[to]
    return (packed * (ALL + 1) + to) * state.seats + seat, changed


def is_made_before(state: MarsState, seat: Seat, to: int) -> bool:
    if not state.sent:
        return False
    packed, changed = mark(state, seat, to)
    return any(state.sent[at] == packed and state.sent[at + 1] == changed for at in range(0, len(state.sent), 2))


def remember(state: MarsState, seat: Seat, to: int) -> None:
    packed, changed = mark(state, seat, to)
    state.sent = [*state.sent, packed, changed]
