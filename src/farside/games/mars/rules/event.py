"""Phase 1: the event, supremacies included."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.state import Step
from farside.core.verbs import Decline, Question, Verb
from farside.games.mars.actions import CONTEST, PASS
from farside.games.mars.components import (
    ARRIVAL,
    CONFLICT,
    DEPOSIT,
    DOMAINS,
    EVENT_AMOUNT,
    EVENT_DOMAIN,
    EVENT_GOOD,
    EVENT_LEVEL,
    EVENT_SORT,
    LENDING,
    SETTLERS,
    SUPREMACY,
    SUPREMACY_BRINGS,
)
from farside.games.mars.rules.conflict import OPPONENT
from farside.games.mars.rules.confrontation import strongest
from farside.games.mars.rules.shortage import REPAIR
from farside.games.mars.state import EVENT_LUCK, MarsState

CONTEST_LEVEL: Final = 1  # every supremacy asks for active level 1


class Event(Step[MarsState]):
    """MARS-EVENT-1  The active player draws the top event; it takes effect at once."""

    def run(self, state: MarsState) -> None:
        state.phase = 1
        draw_event(state)
        card = state.event
        state.tell("event", state.active, card)
        if EVENT_SORT[card] == DEPOSIT:
            good = EVENT_GOOD[card]
            state.tell("deposit", state.active, good, state.earn(state.active, good, EVENT_AMOUNT[card]))
        elif EVENT_SORT[card] == ARRIVAL:
            state.tell("arrive", state.active, state.welcome(state.active, EVENT_AMOUNT[card]))
        elif EVENT_SORT[card] == CONFLICT:
            start_conflict(state, card)
        elif EVENT_SORT[card] == SUPREMACY:
            decide(state, card)
        else:
            start_contest(state)
        state.then(EVENT_OVER)


class EventOver(Step[MarsState]):
    """MARS-EVENT-2, MARS-EVENT-8  The card goes to the discard pile, unless it is a supremacy that somebody won."""

    def run(self, state: MarsState) -> None:
        if state.in_play:
            state.in_play = False
            state.discard = [*state.discard, state.event]


class Contest(Verb[MarsState]):
    """MARS-SUP-6, MARS-SUP-17  The drawer may have one supremacy decided again, whoever holds it."""

    def offers(self, state: MarsState, seat: Seat) -> list[int]:
        return [domain for domain in range(len(DOMAINS)) if state.holders[domain] != NOBODY]

    def take(self, state: MarsState, seat: Seat, domain: int) -> None:
        """MARS-SUP-7  It moves only if one player other than the holder wins outright."""
        holder = state.holders[domain]
        state.tell("contest", seat, domain, holder)
        winner = strongest(state, domain, CONTEST_LEVEL)
        if winner in (NOBODY, holder):
            state.tell("stays", holder, domain)
        else:
            move(state, domain, holder, winner)


def draw_event(state: MarsState) -> None:
    """MARS-EVENT-3  An empty deck is made anew from the discard pile; held supremacies stay out."""
    if not state.events:
        state.events = state.discard.copy()
        state.discard = []
        state.shuffle(state.events, EVENT_LUCK)
    state.event = state.events[-1]
    state.events = state.events[:-1]
    state.in_play = True
    state.reveal()


def start_conflict(state: MarsState, card: int) -> None:
    """MARS-CONF-2  Without the active level nothing happens and nobody is asked."""
    if state.level(state.active, EVENT_DOMAIN[card]) < EVENT_LEVEL[card]:
        state.tell("fizzle", state.active, EVENT_DOMAIN[card], EVENT_LEVEL[card])
    else:
        state.ask(OPPONENT, state.active)


def decide(state: MarsState, card: int) -> None:
    """MARS-SUP-1 to 4  The strongest wins the supremacy, whoever's turn it is."""
    domain = EVENT_DOMAIN[card]
    winner = strongest(state, domain, EVENT_LEVEL[card])
    if winner == NOBODY:
        state.tell("no-supremacy", NOBODY, domain)
        return
    state.hold(domain, winner)
    state.in_play = False
    state.tell("supremacy", winner, domain)
    if domain == SETTLERS:  # MARS-SUP-9
        state.housing_brought = state.welcome(winner, SUPREMACY_BRINGS)
        state.tell("arrive", winner, state.housing_brought)


def start_contest(state: MarsState) -> None:
    """MARS-SUP-6  With no supremacy held the card has no effect."""
    for holder in state.holders:
        if holder != NOBODY:
            state.ask(CONTEST_ONE, state.active)
            return
    state.tell("no-contest", NOBODY)


def move(state: MarsState, domain: int, holder: Seat, winner: Seat) -> None:
    """MARS-SUP-8, MARS-SUP-9  A supremacy changes hands, and what it gave its holder goes with it or ends."""
    state.hold(domain, winner)
    state.tell("moves", winner, domain, holder)
    if domain == SETTLERS:  # MARS-SUP-9
        state.due = state.housing_brought
        state.heir = winner
    if domain == LENDING:  # MARS-SUP-8
        state.loan = 0
        state.lender = NOBODY
    state.then(REPAIR, holder)


EVENT: Final = Event()
EVENT_OVER: Final = EventOver()
CONTEST_ONE: Final = Question(Contest(CONTEST), Decline(PASS), name="contest")
