"""The planning phase: everybody lays cards face down at the same time."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import OPEN
from farside.core.verbs import Decline, Question, Verb
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


class PlanCard(Verb[SkyminesState]):
    """SKY-PLAN-1, SKY-PLAN-3  A card for each slot, or fewer, or none; of those that read alike, one is offered."""

    again = True

    def offers(self, state: SkyminesState, seat: Seat) -> list[int]:
        found: list[int] = []
        free = free_slots(state, seat)
        if free == 0:
            return found
        seen = 0
        for card in range(CARD_COUNT):
            if state.place[card] == HAND + seat and not is_planned(state, seat, card):
                if seen >> CARD_FACE[card] & 1:
                    continue
                seen |= 1 << CARD_FACE[card]
                for slot in range(SLOTS):
                    if free >> slot & 1:
                        found.append(card * SLOTS + slot)
        return found

    def refusal(self, state: SkyminesState, seat: Seat, at: int) -> int:
        return SHARE_CARD if CARD_TYPE[at // SLOTS] == SHARE else OPEN

    def take(self, state: SkyminesState, seat: Seat, at: int) -> None:
        """Nothing is told: a line for each card would say how many are laid (SKY-INFO-6)."""
        card, slot = self.pair(at)
        state.planned[seat * SLOTS + slot] = card


def again(state: SkyminesState, seat: Seat, action: Action) -> Action | None:
    """A card that reads like this one, for the same slot if that is free, else for the next; None if there is none."""
    card, slot = PLAN.arg(action), PLAN.arg2(action)
    offers = [each for each in state.options(seat) if PLAN.has(each)]
    alike = [each for each in offers if CARD_FACE[PLAN.arg(each)] == CARD_FACE[card]]
    same = [each for each in alike if PLAN.arg2(each) == slot]
    return same[0] if same else alike[0] if alike else None


class PlanRound(Question[SkyminesState]):
    """SKY-PLAN-5, SKY-LUNA-45  When all are ready and Luna is dealt, all reveal; then she shows her majorities."""

    def run(self, state: SkyminesState) -> None:
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


PLAN_ROUND: Final = PlanRound(PlanCard(PLAN), Decline(READY, "ready"))
