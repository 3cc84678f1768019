"""How a position is copied, frozen and thawed.

Written by `farside copies mars` from the fields that MarsState declares: change them there.
"""
# fmt: off
# ruff: noqa: E702

from __future__ import annotations

from typing import TYPE_CHECKING

from farside.core.state import Frozen

if TYPE_CHECKING:
    from farside.games.mars.state import MarsState


def copy(state: MarsState, twin: MarsState) -> MarsState:
    """A new state becomes a twin of this one."""
    state.copy_kernel(twin)
    twin.target = state.target; twin.house = state.house; twin.round = state.round; twin.first = state.first
    twin.active = state.active; twin.phase = state.phase; twin.last_lap = state.last_lap
    twin.winner = state.winner; twin.built = state.built; twin.running = state.running.copy()
    twin.mines = state.mines; twin.mining = state.mining.copy(); twin.colonists = state.colonists.copy()
    twin.brought = state.brought; twin.hands = state.hands.copy(); twin.known = state.known.copy()
    twin.laid = state.laid; twin.kept = state.kept; twin.contracts = state.contracts; twin.holders = state.holders
    twin.housing_brought = state.housing_brought; twin.loan = state.loan; twin.lender = state.lender
    twin.magna = state.magna; twin.reserve = state.reserve.copy(); twin.stock = state.stock
    twin.mine_stock = state.mine_stock; twin.colonist_supply = state.colonist_supply; twin.supply = state.supply
    twin.events = state.events; twin.discard = state.discard; twin.deck1 = state.deck1; twin.deck2 = state.deck2
    twin.under1 = state.under1; twin.under2 = state.under2; twin.event = state.event; twin.in_play = state.in_play
    twin.called_off = state.called_off; twin.raided = state.raided; twin.rolled = state.rolled
    twin.due = state.due; twin.heir = state.heir; twin.proposals = state.proposals; twin.calls = state.calls
    twin.swaps = state.swaps; twin.exchanged = state.exchanged; twin.sent = state.sent; twin.agreed = state.agreed
    twin.rebuffed = state.rebuffed; twin.changes = state.changes.copy(); twin.offer = state.offer
    twin.drafts = state.drafts.copy(); twin.answers = state.answers.copy(); twin.discount = state.discount
    twin.nano_used = state.nano_used; twin.bill = state.bill.copy(); twin.switched = state.switched.copy()
    twin.cut = state.cut.copy(); twin.arranged = state.arranged
    return twin


def freeze(state: MarsState) -> Frozen:
    """The game's part of a position, as tuples of integers."""
    single = (
        state.target, state.house, state.round, state.first, state.active, state.phase, int(state.last_lap),
        state.winner, state.housing_brought, state.loan, state.lender, state.magna, state.colonist_supply,
        state.under1, state.under2, state.event, int(state.in_play), int(state.called_off), state.raided,
        state.rolled, state.due, state.heir, state.proposals, state.calls, state.swaps, int(state.exchanged),
        state.discount, state.nano_used, int(state.arranged),
    )
    return (
        single, tuple(state.built), tuple(state.running), tuple(state.mines), tuple(state.mining),
        tuple(state.colonists), tuple(state.brought), tuple(state.hands), tuple(state.known), tuple(state.laid),
        tuple(state.kept), tuple(state.contracts), tuple(state.holders), tuple(state.reserve), tuple(state.stock),
        tuple(state.mine_stock), tuple(state.supply), tuple(state.events), tuple(state.discard), tuple(state.deck1),
        tuple(state.deck2), tuple(state.sent), tuple(state.agreed), tuple(state.rebuffed), tuple(state.changes),
        tuple(state.offer), tuple(state.drafts), tuple(state.answers), tuple(state.bill), tuple(state.switched),
        tuple(state.cut),
    )


def thaw(state: MarsState, frozen: Frozen) -> None:
    """Take over what `freeze` wrote."""
    single = frozen[0]; state.target = single[0]; state.house = single[1]; state.round = single[2]
    state.first = single[3]; state.active = single[4]; state.phase = single[5]; state.last_lap = single[6] == 1
    state.winner = single[7]; state.housing_brought = single[8]; state.loan = single[9]; state.lender = single[10]
    state.magna = single[11]; state.colonist_supply = single[12]; state.under1 = single[13]
    state.under2 = single[14]; state.event = single[15]; state.in_play = single[16] == 1
    state.called_off = single[17] == 1; state.raided = single[18]; state.rolled = single[19]
    state.due = single[20]; state.heir = single[21]; state.proposals = single[22]; state.calls = single[23]
    state.swaps = single[24]; state.exchanged = single[25] == 1; state.discount = single[26]
    state.nano_used = single[27]; state.arranged = single[28] == 1; state.built = list(frozen[1])
    state.running = list(frozen[2]); state.mines = list(frozen[3]); state.mining = list(frozen[4])
    state.colonists = list(frozen[5]); state.brought = list(frozen[6]); state.hands = list(frozen[7])
    state.known = list(frozen[8]); state.laid = list(frozen[9]); state.kept = list(frozen[10])
    state.contracts = list(frozen[11]); state.holders = list(frozen[12]); state.reserve = list(frozen[13])
    state.stock = list(frozen[14]); state.mine_stock = list(frozen[15]); state.supply = list(frozen[16])
    state.events = list(frozen[17]); state.discard = list(frozen[18]); state.deck1 = list(frozen[19])
    state.deck2 = list(frozen[20]); state.sent = list(frozen[21]); state.agreed = list(frozen[22])
    state.rebuffed = list(frozen[23]); state.changes = list(frozen[24]); state.offer = list(frozen[25])
    state.drafts = list(frozen[26]); state.answers = list(frozen[27]); state.bill = list(frozen[28])
    state.switched = list(frozen[29]); state.cut = list(frozen[30])
