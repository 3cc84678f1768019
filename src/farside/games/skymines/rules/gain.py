"""Rewards: coins and helium at once, then what asks for decisions."""

from __future__ import annotations

from farside.core.actions import Seat
from farside.games.skymines.components import (
    ADVANCE,
    ADVANCE_ANY,
    ADVANCE_EXPANDED,
    COINS,
    HELIUM,
    PER_UNIT,
    REMOVE,
    RP,
    TRIPLE,
)
from farside.games.skymines.rules.advance import ABOUT, ADVANCING, ANY_TRACK, FREELY, add_helium
from farside.games.skymines.rules.research import RESEARCHING, add_rp
from farside.games.skymines.rules.stations import REMOVAL
from farside.games.skymines.state import SkyminesState


def add_coins(state: SkyminesState, seat: Seat, coins: int) -> None:
    if coins > 0:
        state.earn(seat, coins)
        state.tell("coins", seat, coins)


def collect(state: SkyminesState, sums: list[int]) -> None:
    """SKY-EXP-14, SKY-AST-21  All that an expansion has brought, by kind of reward."""
    add_coins(state, state.turn_of, sums[COINS])
    add_helium(state, state.turn_of, sums[HELIUM])
    add_rp(state, sums[RP])
    state.then(RESEARCHING)
    if sums[ADVANCE_EXPANDED] > 0:
        state.then(ADVANCING, state.firm * ABOUT + sums[ADVANCE_EXPANDED])


def gain(
    state: SkyminesState, seat: Seat, rewards: list[int], research_first: bool = True, freely: bool = False
) -> None:
    """SKY-REW-6  Coins, helium, research points, then track steps; an upload's points come last (SKY-UPL-14).

    `freely`: even free steps may be declined (SKY-R-03).
    """
    for at in range(0, len(rewards), TRIPLE):
        kind, value, what = rewards[at], rewards[at + 1], rewards[at + 2]
        if kind == COINS:
            add_coins(state, seat, value)
        elif kind == PER_UNIT:
            add_coins(state, seat, max(0, state.total(seat, what) + value))  # SKY-ICON-7
        elif kind == HELIUM:
            add_helium(state, seat, value)
        elif kind == RP:
            add_rp(state, value)
    if research_first:
        state.then(RESEARCHING)
    for at in range(0, len(rewards), TRIPLE):
        decide(state, seat, rewards[at], rewards[at + 1], rewards[at + 2], freely)
    if not research_first:
        state.then(RESEARCHING)


def decide(state: SkyminesState, seat: Seat, kind: int, value: int, what: int, freely: bool) -> None:
    """Rewards that may ask something."""
    if kind == ADVANCE:
        state.then(ADVANCING, what * ABOUT + value + (FREELY if freely else 0))
    elif kind == ADVANCE_ANY:
        state.ask(ANY_TRACK, seat, value)
    elif kind == REMOVE:
        for _outpost in range(value):
            state.then(REMOVAL)
