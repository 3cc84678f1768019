"""How a position is copied, frozen and thawed.

Written by `farside copies magnastorm` from the fields that MagnaState declares: change them there.
"""
# fmt: off
# ruff: noqa: E702

from __future__ import annotations

from typing import TYPE_CHECKING

from farside.core.state import Frozen

if TYPE_CHECKING:
    from farside.games.magnastorm.state import MagnaState


def copy(state: MagnaState, twin: MagnaState) -> MagnaState:
    """A new state becomes a twin of this one."""
    state.copy_kernel(twin)
    twin.planet = state.planet; twin.panel = state.panel; twin.start = state.start; twin.round = state.round
    twin.at = state.at; twin.triggered = state.triggered; twin.token = state.token; twin.space = state.space
    twin.steps_left = state.steps_left; twin.used = state.used; twin.chosen = state.chosen; twin.led = state.led
    twin.ended = state.ended; twin.trail = state.trail; twin.order = state.order.copy()
    twin.rotation = state.rotation.copy(); twin.hands = state.hands.copy(); twin.supply = state.supply.copy()
    twin.bag = state.bag.copy(); twin.upper = state.upper.copy(); twin.lower = state.lower.copy()
    twin.crew = state.crew.copy(); twin.reputation = state.reputation.copy(); twin.levels = state.levels.copy()
    twin.labs = state.labs.copy(); twin.labs_left = state.labs_left.copy(); twin.stations = state.stations.copy()
    twin.stations_left = state.stations_left.copy(); twin.scouts = state.scouts.copy(); twin.chiefs = state.chiefs
    twin.heads = state.heads; twin.holder = state.holder.copy(); twin.goals = state.goals
    twin.claims = state.claims.copy(); twin.won = state.won.copy(); twin.drawn = state.drawn
    twin.collections = state.collections
    return twin


def freeze(state: MagnaState) -> Frozen:
    """The game's part of a position, as tuples of integers."""
    single = (
        state.start, state.round, state.at, int(state.triggered), state.token, state.space, state.steps_left,
        state.used, state.chosen, state.led, state.ended, state.trail,
    )
    return (
        single, tuple(state.order), tuple(state.rotation), tuple(state.hands), tuple(state.supply), tuple(state.bag),
        tuple(state.upper), tuple(state.lower), tuple(state.crew), tuple(state.reputation), tuple(state.levels),
        tuple(state.labs), tuple(state.labs_left), tuple(state.stations), tuple(state.stations_left),
        tuple(state.scouts), tuple(state.chiefs), tuple(state.heads), tuple(state.holder), tuple(state.goals),
        tuple(state.claims), tuple(state.won), state.drawn, *state.collections,
    )


def thaw(state: MagnaState, frozen: Frozen) -> None:
    """Take over what `freeze` wrote."""
    single = frozen[0]; state.start = single[0]; state.round = single[1]; state.at = single[2]
    state.triggered = single[3] == 1; state.token = single[4]; state.space = single[5]
    state.steps_left = single[6]; state.used = single[7]; state.chosen = single[8]; state.led = single[9]
    state.ended = single[10]; state.trail = single[11]; state.order = list(frozen[1])
    state.rotation = list(frozen[2]); state.hands = list(frozen[3]); state.supply = list(frozen[4])
    state.bag = list(frozen[5]); state.upper = list(frozen[6]); state.lower = list(frozen[7])
    state.crew = list(frozen[8]); state.reputation = list(frozen[9]); state.levels = list(frozen[10])
    state.labs = list(frozen[11]); state.labs_left = list(frozen[12]); state.stations = list(frozen[13])
    state.stations_left = list(frozen[14]); state.scouts = list(frozen[15]); state.chiefs = list(frozen[16])
    state.heads = list(frozen[17]); state.holder = list(frozen[18]); state.goals = list(frozen[19])
    state.claims = list(frozen[20]); state.won = list(frozen[21]); state.drawn = frozen[22]
    state.collections = frozen[23:]
