"""The planning phase: everybody lays cards face down at the same time."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import OPEN, Step
from farside.games.skymines.actions import PLAN, READY
from farside.games.skymines.components import CARD_COUNT, CARD_FACE, CARD_TYPE, SHARE, SLOTS
from farside.games.skymines.rules.clauses import SHARE_CARD
from farside.games.skymines.rules.luna_deck import deal_slots, show_majorities
from farside.games.skymines.state import HAND, PLAYED, SkyminesState


def free_slots(state: SkyminesState, seat: Seat) -> int:
    """SKY-PLAN-2  Slots that are ON and empty, as bits; without the variant only the first of them matters."""
    found = state.open_slots(seat)
    for slot in range(SLOTS):
        if state.planned[seat * SLOTS + slot] != NOBODY:
            found &= ~(1 << slot)
    return found if state.constrained else found & -found


def is_planned(state: SkyminesState, seat: Seat, card: int) -> bool:
    return any(state.planned[at] == card for at in range(seat * SLOTS, seat * SLOTS + SLOTS))


class PlanRound(Step[SkyminesState]):
    """SKY-PLAN-1, SKY-PLAN-3  A card for each slot, or fewer, or none; then ready."""

    def candidates(self, state: SkyminesState, seat: Seat) -> list[Action]:
        found: list[Action] = []
        free = free_slots(state, seat)
        if free != 0:
            seen = 0
            for card in range(CARD_COUNT):
                if state.place[card] == HAND + seat and not is_planned(state, seat, card):
                    if seen >> CARD_FACE[card] & 1:
                        continue  # it reads like one already offered
                    seen |= 1 << CARD_FACE[card]
                    for slot in range(SLOTS):
                        if free >> slot & 1:
                            found.append(PLAN.first + card * SLOTS + slot)
        found.append(READY.first)
        return found

    def refusal(self, state: SkyminesState, seat: Seat, action: Action) -> int:
        return SHARE_CARD if PLAN.has(action) and CARD_TYPE[PLAN.arg(action)] == SHARE else OPEN

    def take(self, state: SkyminesState, seat: Seat, action: Action) -> None:
        if READY.has(action):
            state.tell("ready", seat)
            return
        card, slot = PLAN.arg(action), PLAN.arg2(action)
        state.planned[seat * SLOTS + slot] = card
        # Nothing is told: a line for each card would say how many are laid (SKY-INFO-6).
        state.ask_again(seat)

    def run(self, state: SkyminesState) -> None:
        """SKY-PLAN-5, SKY-LUNA-45  When all are ready and Luna is dealt, all reveal; then she shows her majorities."""
        state.reveal()
        if state.has_luna():
            deal_slots(state)
        for seat in range(state.seats):
            cards = 0
            for slot in range(SLOTS):
                card = state.planned[seat * SLOTS + slot]
                if card != NOBODY:
                    state.planned[seat * SLOTS + slot] = NOBODY
                    state.slots[seat * SLOTS + slot] = card
                    state.place[card] = PLAYED + seat
                    state.tell("show", seat, card)
                    cards += 1
            if cards == 0:
                state.tell("show-none", seat)
        if state.has_luna():
            show_majorities(state)


PLAN_ROUND: Final = PlanRound()
