"""Trade between colonies: openings, proposals, answers, counters and calls for offers.

One matter is open at a time. An addressee's answer stays sealed in `answers` until all have answered.
"""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.state import OPEN, Step
from farside.core.verbs import HIDDEN, Decline, Question, Verb
from farside.games.mars.actions import ACCEPT, ALL, CHOOSE, COUNTER, DECLINE, DROP, PASS, PROPOSE, SEND
from farside.games.mars.components import COMMUNICATION, GOODS
from farside.games.mars.rules.bundles import (
    BUNDLES,
    OPENING_LEVEL,
    TERMS,
    addressees,
    clear_answers,
    eligible,
    exchange,
    heap,
    holds,
    one_more,
    remember,
    shows,
    start_draft,
)
from farside.games.mars.rules.clauses import PRICE_NOT_HELD, SIMPLE_ONLY, WANTED_NOT_HELD
from farside.games.mars.rules.drafts import GIVING, WANTING, Draft, Drafting, NewOffer, Offer, Withdraw
from farside.games.mars.state import ACCEPTED, DECLINED, DRAFTING, OFFERED, SIMPLE, MarsState

NO_OFFER: Final = [NOBODY] * TERMS + [0] * BUNDLES


class Openings(Step[MarsState]):
    """MARS-NEG-13  Owners of an active level 2, clockwise, may each make the active player one proposal."""

    def run(self, state: MarsState) -> None:
        away = state.about()
        if away == 1:
            start_phase(state)
        if away == state.seats or state.has_option(SIMPLE):
            return
        other = (state.active + away) % state.seats
        if state.runs(other, COMMUNICATION) >= OPENING_LEVEL and eligible(state, other):
            state.ask(OPENING, other)
        state.then(OPENINGS, away + 1)


def start_phase(state: MarsState) -> None:
    state.phase = 5
    state.proposals = 0
    state.calls = 0
    state.swaps = 0
    state.exchanged = False
    state.sent = []
    for seat in range(state.seats):
        state.changes[seat] = 0


class Open(Verb[MarsState]):
    """MARS-NEG-13  Propose something to the active player."""

    def offers(self, state: MarsState, seat: Seat) -> list[int]:
        return [state.active]

    def take(self, state: MarsState, seat: Seat, other: Seat) -> None:
        start_draft(state, seat)
        state.ask(DRAFT, seat, other)


class Send(NewOffer):
    """MARS-NEG-14, MARS-NEG-16  The proposal is shown to all and answered by its addressees."""

    def take(self, state: MarsState, seat: Seat, _at: int) -> None:
        send(state, seat, state.about())
        start_draft(state, seat)


class Drop(Drafting):
    """MARS-NEG-19  A dropped draft uses up the proposal."""

    def take(self, state: MarsState, seat: Seat, _at: int) -> None:
        start_draft(state, seat)


def send(state: MarsState, seat: Seat, to: int) -> None:
    remember(state, seat, to)
    state.offer = [seat, to, *state.drafts[seat * BUNDLES : (seat + 1) * BUNDLES]]
    shows(state, seat, state.offer, TERMS)
    state.reveal()
    given, wanted = heap(state.offer, TERMS), heap(state.offer, TERMS + GOODS)
    if to == ALL:
        state.tell("propose-all", seat, given, wanted)
    else:
        state.tell("propose", seat, to, given, wanted)
    state.ask_all(ANSWER, addressees(state, to))


class Reply(Verb[MarsState]):
    """MARS-NEG-14  An answer of somebody who does not draft a counter or an offer yet."""

    def gate(self, state: MarsState, seat: Seat) -> int:
        return HIDDEN if state.answers[seat] == DRAFTING else OPEN


class Accept(Reply):
    """MARS-NEG-14  Open to a player who holds the wanted bundle."""

    def refusal(self, state: MarsState, seat: Seat, _at: int) -> int:
        return OPEN if holds(state, seat, state.offer, TERMS + GOODS) else WANTED_NOT_HELD

    def take(self, state: MarsState, seat: Seat, _at: int) -> None:
        state.answers[seat] = ACCEPTED


class Refuse(Reply):
    """MARS-NEG-13, MARS-NEG-14  To decline a proposal, or to make no offer."""

    def take(self, state: MarsState, seat: Seat, _at: int) -> None:
        start_draft(state, seat)
        state.answers[seat] = DECLINED


class Begin(Reply):
    """MARS-NEG-19  A draft is begun, unseen by the others."""

    again = True

    def take(self, state: MarsState, seat: Seat, _at: int) -> None:
        start_draft(state, seat)
        state.answers[seat] = DRAFTING


class Counter(Begin):
    """MARS-NEG-14, MARS-NEG-22  New bundles; there are none in simple negotiation."""

    def refusal(self, state: MarsState, seat: Seat, _at: int) -> int:
        return SIMPLE_ONLY if state.has_option(SIMPLE) else OPEN


class MakeOffer(Begin):
    """MARS-NEG-13  One offer to the active player."""

    def offers(self, state: MarsState, seat: Seat) -> list[int]:
        return [state.active]


class Answer(Question[MarsState]):
    """MARS-NEG-14  Accept if the wanted bundle is held, decline, or put together a counter."""

    steady = True

    def run(self, state: MarsState) -> None:
        show_answers(state, "counter", "decline")
        author, to = state.offer[0], state.offer[1]
        if to == ALL:
            if any_answer(state):
                state.ask(CHOICE, author)
        elif state.answers[to] == ACCEPTED:
            exchange(state, author, to, state.offer, TERMS)
        elif state.answers[to] == OFFERED:
            state.ask(HEAR, author, to)
        state.then(CLEAR)


def any_answer(state: MarsState) -> bool:
    return ACCEPTED in state.answers or OFFERED in state.answers


def show_answers(state: MarsState, offered: str, declined: str) -> None:
    """MARS-NEG-16, MARS-NEG-20  The answers are shown together; a decline carries no reason."""
    state.reveal()
    for seat in range(state.seats):
        answer = state.answers[seat]
        if answer == ACCEPTED:
            shows(state, seat, state.offer, TERMS + GOODS)
            state.tell("accept", seat)
        elif answer == DECLINED:
            if state.offer[0] != NOBODY:
                state.rebuffed = one_more(state.rebuffed, state.offer[0] * state.seats + seat)
            state.tell(declined, seat)
        elif answer == OFFERED:
            at = seat * BUNDLES
            shows(state, seat, state.drafts, at)
            state.tell(offered, seat, heap(state.drafts, at), heap(state.drafts, at + GOODS))


class AcceptCounter(Verb[MarsState]):
    """MARS-NEG-15  A counter can only be accepted, by an author who holds its price, or declined."""

    def refusal(self, state: MarsState, seat: Seat, _at: int) -> int:
        return OPEN if holds_price(state, seat, state.about()) else PRICE_NOT_HELD

    def take(self, state: MarsState, seat: Seat, _at: int) -> None:
        exchange(state, state.about(), seat, state.drafts, state.about() * BUNDLES)


class Choose(Verb[MarsState]):
    """MARS-NEG-13, MARS-NEG-16  The author, or the caller, takes one of the answers, or none."""

    def offers(self, state: MarsState, seat: Seat) -> list[int]:
        return [other for other in range(state.seats) if state.answers[other] in (ACCEPTED, OFFERED)]

    def refusal(self, state: MarsState, seat: Seat, other: Seat) -> int:
        return OPEN if state.answers[other] == ACCEPTED or holds_price(state, seat, other) else PRICE_NOT_HELD

    def take(self, state: MarsState, seat: Seat, other: Seat) -> None:
        if state.answers[other] == ACCEPTED:
            exchange(state, seat, other, state.offer, TERMS)
        else:
            exchange(state, other, seat, state.drafts, other * BUNDLES)


def holds_price(state: MarsState, seat: Seat, other: Seat) -> bool:
    """Whether a hand has what somebody's counter or offer asks for."""
    return holds(state, seat, state.drafts, other * BUNDLES + GOODS)


class Offers(Question[MarsState]):
    """MARS-NEG-13  Answers to a call: one offer to the active player, or a pass, unseen by the others."""

    steady = True

    def run(self, state: MarsState) -> None:
        for seat in range(state.seats):
            if state.answers[seat] == OFFERED:
                remember(state, seat, state.active)
        show_answers(state, "bid", "no-bid")
        if any_answer(state):
            state.ask(CHOICE, state.active)
        state.then(CLEAR)


class Clear(Step[MarsState]):
    """The matter is settled: nothing is open any more."""

    def run(self, state: MarsState) -> None:
        state.offer = NO_OFFER
        clear_answers(state)
        for seat in range(state.seats):
            start_draft(state, seat)


OPENINGS: Final = Openings()
OPENING: Final = Question(Open(PROPOSE), Decline(PASS), name="opening")
DRAFT: Final = Draft(GIVING, WANTING, Send(SEND), Drop(DROP))
ANSWER: Final = Answer(Accept(ACCEPT), Refuse(DECLINE), Counter(COUNTER), GIVING, WANTING, Offer(SEND), Withdraw(DROP))
HEAR: Final = Question(AcceptCounter(ACCEPT), Decline(DECLINE, "decline"), name="hear")
CHOICE: Final = Question(Choose(CHOOSE), Decline(PASS, "choose-none"), name="choice")
OFFERS: Final = Offers(MakeOffer(PROPOSE), Refuse(PASS), GIVING, WANTING, NewOffer(SEND), Withdraw(DROP))
CLEAR: Final = Clear()
