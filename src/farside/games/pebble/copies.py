"""How a position is copied, frozen and thawed.

Written by `farside copies pebble` from the fields that PebbleState declares: change them there.
"""
# fmt: off
# ruff: noqa: E702

from __future__ import annotations

from typing import TYPE_CHECKING

from farside.core.state import Frozen

if TYPE_CHECKING:
    from farside.games.pebble.state import PebbleState


def copy(state: PebbleState, twin: PebbleState) -> PebbleState:
    """A new state becomes a twin of this one."""
    state.copy_kernel(twin)
    twin.floods = state.floods; twin.round = state.round; twin.first = state.first; twin.river = state.river
    twin.flooded = state.flooded; twin.owner = state.owner.copy(); twin.pebbles = state.pebbles.copy()
    twin.hands = state.hands.copy(); twin.sealed = state.sealed.copy(); twin.birds = state.birds.copy()
    twin.deck = state.deck.copy(); twin.flown = state.flown.copy()
    return twin


def freeze(state: PebbleState) -> Frozen:
    """The game's part of a position, as tuples of integers."""
    single = (
        int(state.floods), state.round, state.first, state.river, state.flooded,
    )
    return (
        single, tuple(state.owner), tuple(state.pebbles), tuple(state.hands), tuple(state.sealed), tuple(state.birds),
        tuple(state.deck), tuple(state.flown),
    )


def thaw(state: PebbleState, frozen: Frozen) -> None:
    """Take over what `freeze` wrote."""
    single = frozen[0]; state.floods = single[0] == 1; state.round = single[1]; state.first = single[2]
    state.river = single[3]; state.flooded = single[4]; state.owner = list(frozen[1])
    state.pebbles = list(frozen[2]); state.hands = list(frozen[3]); state.sealed = list(frozen[4])
    state.birds = list(frozen[5]); state.deck = list(frozen[6]); state.flown = list(frozen[7])
