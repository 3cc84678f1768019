"""Shares at Skymines: how many everybody has, with steps towards the next one, and what they may come to be worth."""

from __future__ import annotations

from typing import Final

from farside.bots.minds.skymines.cards import Weights
from farside.core.actions import NOBODY
from farside.games.skymines.components import CARD_COUNT, CARD_SHARE, FIRMS
from farside.games.skymines.rules.owning import owner_of
from farside.games.skymines.state import SkyminesState
from farside.games.skymines.tracks import LAST, SHARES, SIDES, WIDTH

MOST: Final = 15.0  # what a share can be worth
SHARE_CARDS: Final = [card for card in range(CARD_COUNT) if CARD_SHARE[card] != NOBODY]


def on_the_way(side: int, space: int) -> float:
    """How much of the way to the next share icon lies behind a marker."""
    shares = SHARES[side * WIDTH + space]
    if space >= LAST[side]:
        return 0.0
    ahead, behind = space, space
    while SHARES[side * WIDTH + ahead] == shares and ahead < LAST[side]:
        ahead += 1
    while behind > 0 and SHARES[side * WIDTH + behind - 1] == shares:
        behind -= 1
    return (space - behind) / max(1, ahead - behind)


WAY: Final = [on_the_way(side, space) for side in range(len(SIDES)) for space in range(WIDTH)]


def holdings(state: SkyminesState, left: int, halfway: float) -> list[float]:
    """By player * FIRMS + company: shares; steps towards the next icon count in part."""
    found = [0.0] * (len(state.coins) * FIRMS)
    for card in SHARE_CARDS:
        owner = owner_of(state, card)
        if owner != NOBODY:
            found[owner * FIRMS + CARD_SHARE[card]] += 1.0
    part = halfway if left > 0 else 0.3
    for seat in state.roll():
        for firm in range(FIRMS):
            at = state.sides[firm] * WIDTH + state.marks[seat * FIRMS + firm]
            found[seat * FIRMS + firm] += SHARES[at] + part * WAY[at]
    return found


def foreseen(state: SkyminesState, held: list[float], weights: Weights, left: int) -> list[float]:
    """What shares may come to be worth: companies grow that somebody has much of."""
    top = 2.0
    for much in held:
        top = max(top, much)
    found: list[float] = []
    for firm in range(FIRMS):
        most = 0.0
        for at in range(firm, len(held), FIRMS):
            most = max(most, held[at])
        growth = weights.growth * left * (1.0 - weights.pull + weights.pull * most / top)
        found.append(min(MOST, state.share_value(firm) + growth))
    return found
