"""Building a building."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import OPEN, Step
from farside.games.antarctica.actions import BUILD
from farside.games.antarctica.components import (
    CARD_KIND,
    CARD_NEEDS,
    CARD_SCIENTISTS,
    CARD_STEPS,
    COLOURS,
    DECKS,
    EXPERTISE,
    HELD,
    KIND_BIT,
    KINDS,
    SHIPYARD_CARDS,
    SIMPLE,
    STANDS_FOR,
)
from farside.games.antarctica.rules import tracks
from farside.games.antarctica.rules.action import OneAction
from farside.games.antarctica.rules.clauses import CARD_SPENT, FEW_SCIENTISTS, KIND_STANDS, NO_ACCESS
from farside.games.antarctica.rules.reasons import kinds
from farside.games.antarctica.state import AntarcticaState


def judge(state: AntarcticaState, seat: Seat, deck: int, access: int) -> int:
    """ANT-BLD-2 to 6  May the top card of a deck be built in the target zone, with access to these kinds?"""
    card = state.cards[state.tops[deck]]
    if state.buildings[state.target] & KIND_BIT[CARD_KIND[card]] != 0:
        return KIND_STANDS
    if CARD_NEEDS[card] & access != CARD_NEEDS[card]:
        clause = judge_access(state, seat, CARD_NEEDS[card] & ~access)
        if clause != OPEN:
            return clause
    return OPEN if state.staff[seat] >= CARD_SCIENTISTS[card] else FEW_SCIENTISTS


def judge_access(state: AntarcticaState, seat: Seat, missing: int) -> int:
    """ANT-BLD-4  One missing access may be replaced by a resource card, if no card has been played in this step."""
    if replacement(state, seat, missing) == NOBODY:
        return NO_ACCESS
    return CARD_SPENT if state.carded >> seat & 1 else OPEN


def replacement(state: AntarcticaState, seat: Seat, missing: int) -> int:
    """ANT-CARD-7  The card of a hand that stands for all that is missing; NOBODY if there is none."""
    if missing & (missing - 1) != 0:
        return NOBODY  # one card covers one building
    for card in range(len(SHIPYARD_CARDS), HELD):
        if state.hands[seat * HELD + card] > 0 and STANDS_FOR[card] & missing != 0:
            return card
    return NOBODY


def missing_for(state: AntarcticaState, seat: Seat, deck: int) -> int:
    """ANT-BLD-2  What the top card of a deck asks for and the seat has no access to, as bits."""
    return CARD_NEEDS[state.top(deck)] & ~state.access(seat)


class Build(OneAction):
    """ANT-BLD-1  The top card of a deck is built in the target zone."""

    def offers(self, state: AntarcticaState, seat: Seat) -> list[int]:
        return [deck for deck in range(len(DECKS)) if state.left(deck) > 0]

    def refusal(self, state: AntarcticaState, seat: Seat, deck: int) -> int:
        return judge(state, seat, deck, state.access(seat))

    def numbers(self, state: AntarcticaState, seat: Seat, deck: int, clause: int) -> tuple[int, ...]:
        card = state.top(deck)
        if clause == NO_ACCESS:
            missing = kinds(missing_for(state, seat, deck))
            return (missing[0], missing[1] if len(missing) > 1 else NOBODY)
        if clause == CARD_SPENT:
            missing = kinds(missing_for(state, seat, deck))
            return (missing[0], replacement(state, seat, 1 << missing[0]))
        if clause == FEW_SCIENTISTS:
            return (CARD_SCIENTISTS[card], state.staff[seat])
        return (CARD_KIND[card], state.target) if clause == KIND_STANDS else ()

    def add_open(self, state: AntarcticaState, seat: Seat, found: list[Action]) -> None:
        access = state.access(seat)
        for deck in range(len(DECKS)):
            if state.left(deck) > 0 and judge(state, seat, deck, access) == OPEN:
                found.append(BUILD.first + deck)

    def act(self, state: AntarcticaState, seat: Seat, deck: int) -> None:
        """ANT-BLD-7  The resource card, the piece with its scientists, the advance; last, the card is taken."""
        card = state.top(deck)
        zone = state.target
        missing = missing_for(state, seat, deck)
        if missing != 0:
            spend(state, seat, replacement(state, seat, missing))
        state.tell("build", seat, CARD_KIND[card], zone, CARD_SCIENTISTS[card])
        state.buildings[zone] |= KIND_BIT[CARD_KIND[card]]
        state.staff[seat] -= CARD_SCIENTISTS[card]
        state.scientists[zone * COLOURS + seat] += CARD_SCIENTISTS[card]
        state.works = deck
        state.raised = zone * len(KINDS) + CARD_KIND[card]
        state.changed = True
        if tracks.can_step_somewhere(state, seat):
            state.ask(tracks.TRACK, seat, CARD_STEPS[card])
        else:
            state.tell("lost", seat, CARD_STEPS[card])
        state.then(TAKE_CARD)


def spend(state: AntarcticaState, seat: Seat, card: int) -> None:
    """ANT-CARD-8  A used simple card lies aside, a used expertise card leaves the game."""
    state.hands[seat * HELD + card] -= 1
    state.carded |= 1 << seat
    if card == EXPERTISE:
        state.lose(card, 1)
    state.tell("spend", seat, card)


def aside(state: AntarcticaState) -> int:
    """ANT-CARD-8  Simple cards lying aside: there are as many as players, and nobody holds two."""
    return state.seats - sum([state.held(seat, SIMPLE) for seat in range(state.seats)])


class TakeCard(Step[AntarcticaState]):
    """ANT-BLD-7  The built card is taken, which shows the next card of the deck (ANT-R-35)."""

    def run(self, state: AntarcticaState) -> None:
        deck = state.works
        state.built = [*state.built, state.top(deck) * COLOURS + state.active]
        state.tops[deck] += 1
        state.works = NOBODY
        if state.left(deck) > 0:
            state.reveal()
            state.tell("next", NOBODY, deck, CARD_KIND[state.top(deck)])
        else:
            state.tell("empty", NOBODY, deck)


TAKE_CARD: Final = TakeCard()
BUILDING: Final = Build(BUILD)
