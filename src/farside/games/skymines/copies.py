"""How a position is copied, frozen and thawed.

Written by `farside copies skymines` from the fields that SkyminesState declares: change them there.
"""
# fmt: off
# ruff: noqa: E702

from __future__ import annotations

from typing import TYPE_CHECKING

from farside.core.state import Frozen

if TYPE_CHECKING:
    from farside.games.skymines.state import SkyminesState


def copy(state: SkyminesState, twin: SkyminesState) -> SkyminesState:
    """A new state becomes a twin of this one."""
    state.copy_kernel(twin)
    twin.belt = state.belt; twin.sides = state.sides; twin.constrained = state.constrained
    twin.place = state.place.copy(); twin.deck = state.deck; twin.drawn = state.drawn
    twin.market = state.market.copy(); twin.supply = state.supply; twin.tops = state.tops.copy()
    twin.shown = state.shown.copy(); twin.taken = state.taken; twin.bounty = state.bounty
    twin.holders = state.holders.copy(); twin.station = state.station.copy(); twin.bared = state.bared
    twin.lost = state.lost.copy(); twin.bonus = state.bonus.copy(); twin.holder = state.holder.copy()
    twin.missions = state.missions; twin.bound = state.bound; twin.claimed = state.claimed; twin.once = state.once
    twin.single = state.single; twin.feats = state.feats.copy(); twin.threat = state.threat
    twin.wild = state.wild; twin.facing = state.facing; twin.noted = state.noted; twin.games = state.games
    twin.scored = state.scored; twin.chapter = state.chapter; twin.pioneer = state.pioneer
    twin.earned = state.earned; twin.gone = state.gone; twin.level = state.level; twin.beside = state.beside
    twin.luna_deck = state.luna_deck.copy(); twin.luna_pile = state.luna_pile.copy()
    twin.luna_discard = state.luna_discard.copy(); twin.luna_slots = state.luna_slots.copy()
    twin.luna_up = state.luna_up; twin.luna_majority = state.luna_majority.copy(); twin.coins = state.coins.copy()
    twin.helium = state.helium.copy(); twin.upload = state.upload.copy(); twin.marks = state.marks.copy()
    twin.active = state.active.copy(); twin.slots = state.slots.copy(); twin.used = state.used.copy()
    twin.plans = state.plans.copy(); twin.turned = state.turned.copy(); twin.uploaded = state.uploaded.copy()
    twin.buried = state.buried.copy(); twin.tile = state.tile.copy(); twin.dealt = state.dealt.copy()
    twin.planned = state.planned.copy(); twin.round = state.round; twin.first = state.first
    twin.marker = state.marker; twin.passed = state.passed; twin.moved = state.moved; twin.entered = state.entered
    twin.expander = state.expander; twin.turn_of = state.turn_of; twin.plus_slot = state.plus_slot
    twin.using = state.using; twin.paying = state.paying; twin.units = state.units; twin.energy = state.energy
    twin.firm = state.firm; twin.raised = state.raised; twin.rp = state.rp; twin.flipped = state.flipped
    twin.destroyed = state.destroyed; twin.aside = state.aside.copy(); twin.chosen = state.chosen
    return twin


def freeze(state: SkyminesState) -> Frozen:
    """The game's part of a position, as tuples of integers."""
    single = (
        int(state.belt), int(state.constrained), state.drawn, state.taken, state.bounty, state.bared, state.single,
        state.threat, state.wild, int(state.facing), state.games, int(state.scored), state.chapter, state.pioneer,
        state.level, state.beside, state.luna_up, state.round, state.first, state.marker, state.passed, state.moved,
        state.entered, state.expander, state.turn_of, state.plus_slot, state.using, state.paying, state.units,
        state.energy, state.firm, state.raised, state.rp, int(state.flipped), state.destroyed, state.chosen,
    )
    return (
        single, tuple(state.sides), tuple(state.place), tuple(state.deck), tuple(state.market), tuple(state.supply),
        tuple(state.tops), tuple(state.shown), tuple(state.holders), tuple(state.station), tuple(state.lost),
        tuple(state.bonus), tuple(state.holder), tuple(state.missions), tuple(state.bound), tuple(state.claimed),
        tuple(state.once), tuple(state.feats), tuple(state.noted), tuple(state.earned), tuple(state.gone),
        tuple(state.luna_deck), tuple(state.luna_pile), tuple(state.luna_discard), tuple(state.luna_slots),
        tuple(state.luna_majority), tuple(state.coins), tuple(state.helium), tuple(state.upload), tuple(state.marks),
        tuple(state.active), tuple(state.slots), tuple(state.used), tuple(state.plans), tuple(state.turned),
        tuple(state.uploaded), tuple(state.buried), tuple(state.tile), tuple(state.dealt), tuple(state.planned),
        tuple(state.aside),
    )


def thaw(state: SkyminesState, frozen: Frozen) -> None:
    """Take over what `freeze` wrote."""
    single = frozen[0]; state.belt = single[0] == 1; state.constrained = single[1] == 1; state.drawn = single[2]
    state.taken = single[3]; state.bounty = single[4]; state.bared = single[5]; state.single = single[6]
    state.threat = single[7]; state.wild = single[8]; state.facing = single[9] == 1; state.games = single[10]
    state.scored = single[11] == 1; state.chapter = single[12]; state.pioneer = single[13]
    state.level = single[14]; state.beside = single[15]; state.luna_up = single[16]; state.round = single[17]
    state.first = single[18]; state.marker = single[19]; state.passed = single[20]; state.moved = single[21]
    state.entered = single[22]; state.expander = single[23]; state.turn_of = single[24]
    state.plus_slot = single[25]; state.using = single[26]; state.paying = single[27]; state.units = single[28]
    state.energy = single[29]; state.firm = single[30]; state.raised = single[31]; state.rp = single[32]
    state.flipped = single[33] == 1; state.destroyed = single[34]; state.chosen = single[35]
    state.sides = list(frozen[1]); state.place = list(frozen[2]); state.deck = list(frozen[3])
    state.market = list(frozen[4]); state.supply = list(frozen[5]); state.tops = list(frozen[6])
    state.shown = list(frozen[7]); state.holders = list(frozen[8]); state.station = list(frozen[9])
    state.lost = list(frozen[10]); state.bonus = list(frozen[11]); state.holder = list(frozen[12])
    state.missions = list(frozen[13]); state.bound = list(frozen[14]); state.claimed = list(frozen[15])
    state.once = list(frozen[16]); state.feats = list(frozen[17]); state.noted = list(frozen[18])
    state.earned = list(frozen[19]); state.gone = list(frozen[20]); state.luna_deck = list(frozen[21])
    state.luna_pile = list(frozen[22]); state.luna_discard = list(frozen[23]); state.luna_slots = list(frozen[24])
    state.luna_majority = list(frozen[25]); state.coins = list(frozen[26]); state.helium = list(frozen[27])
    state.upload = list(frozen[28]); state.marks = list(frozen[29]); state.active = list(frozen[30])
    state.slots = list(frozen[31]); state.used = list(frozen[32]); state.plans = list(frozen[33])
    state.turned = list(frozen[34]); state.uploaded = list(frozen[35]); state.buried = list(frozen[36])
    state.tile = list(frozen[37]); state.dealt = list(frozen[38]); state.planned = list(frozen[39])
    state.aside = list(frozen[40])
