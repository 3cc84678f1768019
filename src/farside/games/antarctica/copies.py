"""How a position is copied, frozen and thawed.

Written by `farside copies antarctica` from the fields that AntarcticaState declares: change them there.
"""
# fmt: off
# ruff: noqa: E702

from __future__ import annotations

from typing import TYPE_CHECKING

from farside.core.state import Frozen

if TYPE_CHECKING:
    from farside.games.antarctica.state import AntarcticaState


def copy(state: AntarcticaState, twin: AntarcticaState) -> AntarcticaState:
    """A new state becomes a twin of this one."""
    state.copy_kernel(twin)
    twin.queues = state.queues.copy(); twin.buildings = state.buildings.copy()
    twin.scientists = state.scientists.copy(); twin.icebreakers = state.icebreakers.copy()
    twin.cubes = state.cubes.copy(); twin.used = state.used; twin.staff = state.staff.copy()
    twin.reserve = state.reserve.copy(); twin.spare_ships = state.spare_ships.copy()
    twin.spare_cubes = state.spare_cubes.copy(); twin.given_ships = state.given_ships.copy()
    twin.given_cubes = state.given_cubes.copy(); twin.hands = state.hands.copy(); twin.cards = state.cards
    twin.tops = state.tops.copy(); twin.built = state.built; twin.pile = state.pile.copy()
    twin.offer = state.offer.copy(); twin.gone = state.gone; twin.expertise = state.expertise
    twin.first = state.first; twin.sun = state.sun; twin.way = state.way; twin.stride = state.stride
    twin.still = state.still; twin.changed = state.changed; twin.second = state.second; twin.carded = state.carded
    twin.active = state.active; twin.ship = state.ship; twin.target = state.target; twin.breaking = state.breaking
    twin.acted = state.acted; twin.given = state.given; twin.launched = state.launched; twin.works = state.works
    twin.raised = state.raised; twin.trail = state.trail; twin.raced = state.raced; twin.waits = state.waits
    twin.ended = state.ended
    return twin


def freeze(state: AntarcticaState) -> Frozen:
    """The game's part of a position, as tuples of integers."""
    single = (
        state.used, state.expertise, state.first, state.sun, state.way, state.stride, state.still, int(state.changed),
        state.second, state.carded, state.active, state.ship, state.target, int(state.breaking), int(state.acted),
        int(state.given), state.launched, state.works, state.raised, state.raced, state.ended,
    )
    return (
        single, tuple(state.queues), tuple(state.buildings), tuple(state.scientists), tuple(state.icebreakers),
        tuple(state.cubes), tuple(state.staff), tuple(state.reserve), tuple(state.spare_ships),
        tuple(state.spare_cubes), tuple(state.given_ships), tuple(state.given_cubes), tuple(state.hands),
        tuple(state.cards), tuple(state.tops), tuple(state.built), tuple(state.pile), tuple(state.offer),
        tuple(state.gone), tuple(state.trail), tuple(state.waits),
    )


def thaw(state: AntarcticaState, frozen: Frozen) -> None:
    """Take over what `freeze` wrote."""
    single = frozen[0]; state.used = single[0]; state.expertise = single[1]; state.first = single[2]
    state.sun = single[3]; state.way = single[4]; state.stride = single[5]; state.still = single[6]
    state.changed = single[7] == 1; state.second = single[8]; state.carded = single[9]; state.active = single[10]
    state.ship = single[11]; state.target = single[12]; state.breaking = single[13] == 1
    state.acted = single[14] == 1; state.given = single[15] == 1; state.launched = single[16]
    state.works = single[17]; state.raised = single[18]; state.raced = single[19]; state.ended = single[20]
    state.queues = list(frozen[1]); state.buildings = list(frozen[2]); state.scientists = list(frozen[3])
    state.icebreakers = list(frozen[4]); state.cubes = list(frozen[5]); state.staff = list(frozen[6])
    state.reserve = list(frozen[7]); state.spare_ships = list(frozen[8]); state.spare_cubes = list(frozen[9])
    state.given_ships = list(frozen[10]); state.given_cubes = list(frozen[11]); state.hands = list(frozen[12])
    state.cards = list(frozen[13]); state.tops = list(frozen[14]); state.built = list(frozen[15])
    state.pile = list(frozen[16]); state.offer = list(frozen[17]); state.gone = list(frozen[18])
    state.trail = list(frozen[19]); state.waits = list(frozen[20])
