"""Phase 2: the R&D die, the cards, and Magna Scientia."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.state import Step
from farside.core.verbs import Decline, Question, Verb
from farside.games.mars.actions import DRAW, PASS, ROLL
from farside.games.mars.components import (
    CLONING_BRINGS,
    DIE,
    INSTANT,
    KEEP,
    MAGNA_AT,
    RND,
    RND_FIRST2,
    RND_MODE,
    ROLLING_AGAIN,
)
from farside.games.mars.state import DIE_LUCK, MarsState

SECOND: Final = 2  # the second R&D deck, and what its die face shows


class Research(Step[MarsState]):
    """MARS-RND-1  With an active R&D centre the active player may roll the die, once per turn."""

    def run(self, state: MarsState) -> None:
        state.phase = 2
        if state.runs(state.active, RND) > 0:
            state.ask(ROLLING, state.active)


class Roll(Verb[MarsState]):
    """MARS-RND-1  The die says what may be drawn."""

    def take(self, state: MarsState, seat: Seat, _at: int) -> None:
        roll(state, seat)
        if state.reigns(seat, ROLLING_AGAIN):  # MARS-SUP-13
            state.ask(AGAIN, seat)
        state.then(RESULT)


class RollAgain(Verb[MarsState]):
    """MARS-SUP-13, MARS-RND-15  The R&D supremacy: the die once more, and the second result stands."""

    def take(self, state: MarsState, seat: Seat, _at: int) -> None:
        roll(state, seat)


class Result(Step[MarsState]):
    """MARS-RND-2, MARS-RND-3, MARS-RND-16  What the die allows: offered only if there is a card."""

    def run(self, state: MarsState) -> None:
        seat = state.active
        if state.rolled == SECOND and state.runs(seat, RND) < SECOND:
            state.tell("no-centre", seat)
        elif cards_left(state, state.rolled) == 0:
            state.tell("no-card", seat)
        else:
            state.ask(DRAWING, seat)


class Draw(Verb[MarsState]):
    """MARS-RND-16  After a roll the draw is optional."""

    def take(self, state: MarsState, seat: Seat, _at: int) -> None:
        draw_card(state, seat, state.rolled)


def roll(state: MarsState, seat: Seat) -> None:
    state.rolled = DIE[state.below(len(DIE), DIE_LUCK)]
    state.reveal()
    state.tell("roll", seat, state.rolled)


def cards_left(state: MarsState, deck: int) -> int:
    return len(state.deck2) if deck == SECOND else len(state.deck1)


def draw_card(state: MarsState, seat: Seat, deck: int) -> None:
    """MARS-RND-4 to 6  The top card: laid face up, carried out, or kept hidden."""
    if cards_left(state, deck) == 0:
        state.tell("no-card", seat)
        return
    card = take_top(state, deck)
    state.reveal()
    if RND_MODE[card] == KEEP:
        state.keep(seat, state.kept[seat] | 1 << card)
        state.tell("keep", seat, card, eyes=(seat,))
    elif RND_MODE[card] == INSTANT:
        put_under(state, card)
        state.tell("cloning", seat, state.welcome(seat, CLONING_BRINGS[card]), card)  # MARS-RND-19
    else:
        state.lay(seat, card, 1)
        state.tell("lay", seat, card)
        award_magna(state)


def take_top(state: MarsState, deck: int) -> int:
    if deck == SECOND:
        card = state.deck2[-1]
        state.deck2 = state.deck2[:-1]
        state.under2 = min(state.under2, len(state.deck2))
        return card
    card = state.deck1[-1]
    state.deck1 = state.deck1[:-1]
    state.under1 = min(state.under1, len(state.deck1))
    return card


def put_under(state: MarsState, card: int) -> None:
    """MARS-RND-5, MARS-INFO-6  To the bottom of its deck, unshuffled."""
    if card >= RND_FIRST2:
        state.deck2 = [card, *state.deck2]
        state.under2 += 1
    else:
        state.deck1 = [card, *state.deck1]
        state.under1 += 1


def play_kept(state: MarsState, seat: Seat, card: int) -> None:
    """MARS-RND-6  A played card is shown and goes under its deck."""
    state.keep(seat, state.kept[seat] & ~(1 << card))
    put_under(state, card)
    state.reveal()
    state.tell("play", seat, card)


def award_magna(state: MarsState) -> None:
    """MARS-RND-11 to 13  To the first with 3 science points; then to whoever has strictly more than the holder."""
    best = NOBODY
    most = MAGNA_AT - 1
    if state.magna != NOBODY:
        most = max(most, state.science(state.magna))
    for away in range(state.seats):
        seat = (state.active + away) % state.seats
        if state.science(seat) > most:
            best = seat
            most = state.science(seat)
    if best != NOBODY and best != state.magna:
        state.magna = best
        state.tell("magna", best, most)


RESEARCH: Final = Research()
ROLLING: Final = Question(Roll(ROLL), Decline(PASS), name="rolling")
AGAIN: Final = Question(RollAgain(ROLL), Decline(PASS), name="again")
RESULT: Final = Result()
DRAWING: Final = Question(Draw(DRAW), Decline(PASS), name="drawing")
