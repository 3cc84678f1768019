"""Rounds: planning, actions, and the preparation of the next round."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY
from farside.core.state import Step
from farside.games.skymines.components import DECK, MARKET, ROUNDS, ROWS
from farside.games.skymines.luna import LUNA
from farside.games.skymines.modules import THREAT_END
from farside.games.skymines.rules.luna_deck import clear_majorities
from farside.games.skymines.rules.planning import PLAN_ROUND
from farside.games.skymines.rules.scoring import SCORE
from farside.games.skymines.rules.turn import ACTIONS
from farside.games.skymines.state import DESTROYED, FOR_SALE, SkyminesState
from farside.games.skymines.tracks import BONUS_TILES, FIRST_TILE_SPACE


class Round(Step[SkyminesState]):
    """SKY-ROUND-1  Planning phase, action phase, then preparation or, after round 7, scoring."""

    def run(self, state: SkyminesState) -> None:
        state.round += 1
        state.first = state.marker
        state.turn_of = NOBODY
        state.passed = state.moved = 0
        state.tell("round", NOBODY, state.round)
        state.ask_all(PLAN_ROUND, list(range(state.seats)))
        state.then(ACTIONS)
        if state.round == ROUNDS:
            state.then(SCORE)
        else:
            state.then(PREPARE)


class Prepare(Step[SkyminesState]):
    """SKY-PREP-6  Coin and special plan, markers and tiles, card display; then the next round."""

    def run(self, state: SkyminesState) -> None:
        if state.round == THREAT_END[state.at_large()]:
            state.tell("collapse", NOBODY)
            state.then(SCORE)  # SKY-THREAT-12, SKY-R-M14
            return
        state.bounty += 1  # SKY-PREP-1: the coin under the next special plan
        hand_over(state)
        clear_majorities(state)
        purge(state)
        slide(state)
        restock(state)
        state.then(NEXT_ROUND)


def hand_over(state: SkyminesState) -> None:
    """SKY-PREP-2  Markers go back to their owners, reserved tiles to whoever reserved them."""
    for tile in range(len(BONUS_TILES)):
        seat = state.bonus[FIRST_TILE_SPACE + tile]
        state.holder[tile] = NOBODY if seat == LUNA else seat  # SKY-LUNA-39: Luna never takes a tile
        if state.holder[tile] != NOBODY:
            state.tell("tile", seat, tile)
    for space in range(len(state.bonus)):
        state.bonus[space] = NOBODY
    state.single = 0  # SKY-MISSION-8: one-time markers leave the game
    for seat in range(state.seats):
        state.used[seat] = 0
    state.plus_slot = NOBODY


def purge(state: SkyminesState) -> None:
    """SKY-PREP-3  Cards left in the right column are destroyed."""
    for space in range(ROWS):
        card = state.market[space]
        if card != NOBODY:
            state.place[card] = DESTROYED
            state.market[space] = NOBODY
            state.tell("purge", NOBODY, card)


def slide(state: SkyminesState) -> None:
    """SKY-PREP-4, SKY-R-27  In each row the cards slide to the right as far as possible."""
    for row in range(ROWS):
        to = row
        for space in range(row, MARKET, ROWS):
            card = state.market[space]
            if card != NOBODY:
                state.market[space] = NOBODY
                state.market[to] = card
                to += ROWS


def restock(state: SkyminesState) -> None:
    """SKY-PREP-5, SKY-PREP-7  Empty spaces are filled from the deck in ascending order."""
    for space in range(MARKET):
        if state.market[space] == NOBODY and state.drawn < DECK:
            card = state.deck[state.drawn]
            state.drawn += 1
            state.market[space] = card
            state.place[card] = FOR_SALE
            state.reveal()


PREPARE: Final = Prepare()
NEXT_ROUND: Final = Round()
