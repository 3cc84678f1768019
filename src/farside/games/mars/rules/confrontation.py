"""Who wins a confrontation: strength, then bonuses, then free colonists."""

from __future__ import annotations

from farside.core.actions import NOBODY, Seat
from farside.games.mars.state import MarsState


def stronger(state: MarsState, one: Seat, other: Seat, domain: int) -> Seat:
    """MARS-CONF-4 to 8  The winner of the two, or NOBODY."""
    lead = state.strength(one, domain) - state.strength(other, domain)
    if lead == 0:
        lead = state.bonus(one, domain) - state.bonus(other, domain)
    if lead == 0:
        lead = state.free(one) - state.free(other)
    if lead == 0:
        return NOBODY
    return one if lead > 0 else other


def edge(state: MarsState, one: Seat, other: Seat, domain: int) -> int:
    """What decides between two: 0 strength, 1 bonuses, 2 free colonists."""
    if state.strength(one, domain) != state.strength(other, domain):
        return 0
    return 1 if state.bonus(one, domain) != state.bonus(other, domain) else 2


def strongest(state: MarsState, domain: int, needed: int) -> Seat:
    """MARS-SUP-1 to 3  The winner of a supremacy, or NOBODY: ties are broken by elimination."""
    if not any_meets(state, domain, needed):
        return NOBODY
    left = best_of([state.strength(seat, domain) for seat in range(state.seats)], list(range(state.seats)))
    if len(left) > 1:
        left = best_of([state.bonus(seat, domain) for seat in left], left)
    if len(left) > 1:
        left = best_of([state.free(seat) for seat in left], left)
    return left[0] if len(left) == 1 else NOBODY


def any_meets(state: MarsState, domain: int, needed: int) -> bool:
    return any(state.level(seat, domain) >= needed for seat in range(state.seats))


def best_of(values: list[int], seats: list[Seat]) -> list[Seat]:
    """The seats with the highest of these values."""
    best = max(values)
    return [seats[at] for at in range(len(seats)) if values[at] == best]
