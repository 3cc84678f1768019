"""Trade between colonies: openings, proposals, answers, counters and calls for offers.

One matter is open at a time. An addressee's answer stays sealed in `answers` until all have answered.
"""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import OPEN, Step
from farside.games.mars.actions import ACCEPT, ALL, CHOOSE, COUNTER, DECLINE, DROP, PASS, PROPOSE, SEND
from farside.games.mars.components import COMMUNICATION, GOODS
from farside.games.mars.rules.bundles import (
    BUNDLES,
    OPENING_LEVEL,
    TERMS,
    add_to_draft,
    addressees,
    clear_answers,
    draft_candidates,
    draft_numbers,
    eligible,
    exchange,
    heap,
    holds,
    is_made_before,
    remember,
    shows,
    start_draft,
    why_not_draft,
)
from farside.games.mars.rules.clauses import PRICE_NOT_HELD, SAME_AGAIN, SIMPLE_ONLY, WANTED_NOT_HELD
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


class Opening(Step[MarsState]):
    """MARS-NEG-13  Propose something to the active player, or pass."""

    def candidates(self, state: MarsState, seat: Seat) -> list[Action]:
        return [PROPOSE.of(state.active), PASS.of()]

    def take(self, state: MarsState, seat: Seat, action: Action) -> None:
        if PROPOSE.has(action):
            start_draft(state, seat)
            state.ask(DRAFT, seat, PROPOSE.arg(action))


class Draft(Step[MarsState]):
    """MARS-NEG-10, MARS-NEG-19  A proposal is put together in private, then sent or dropped."""

    def candidates(self, state: MarsState, seat: Seat) -> list[Action]:
        return draft_candidates(state, seat)

    def refusal(self, state: MarsState, seat: Seat, action: Action) -> int:
        clause = why_not_draft(state, seat, state.about(), action)
        if clause == OPEN and SEND.has(action) and is_made_before(state, seat, state.about()):
            return SAME_AGAIN
        return clause

    def numbers(self, state: MarsState, seat: Seat, action: Action, clause: int) -> tuple[int, ...]:
        return draft_numbers(state, seat, state.about(), action, clause)

    def take(self, state: MarsState, seat: Seat, action: Action) -> None:
        if SEND.has(action):
            send(state, seat, state.about())
        elif not DROP.has(action):
            add_to_draft(state, seat, action)
            state.ask_again(seat)
            return
        start_draft(state, seat)


def send(state: MarsState, seat: Seat, to: int) -> None:
    """MARS-NEG-14, MARS-NEG-16  The proposal is shown to all and answered by its addressees."""
    remember(state, seat, to)
    state.offer = [seat, to, *state.drafts[seat * BUNDLES : (seat + 1) * BUNDLES]]
    shows(state, seat, state.offer, TERMS)
    state.reveal()
    given, wanted = heap(state.offer, TERMS), heap(state.offer, TERMS + GOODS)
    if to == ALL:
        state.tell("propose-all", seat, given, wanted)
    else:
        state.tell("propose", seat, to, given, wanted)
    clear_answers(state)
    state.ask_all(ANSWER, addressees(state, to))


class Answer(Step[MarsState]):
    """MARS-NEG-14  Accept if the wanted bundle is held, decline, or put together a counter."""

    def candidates(self, state: MarsState, seat: Seat) -> list[Action]:
        if state.answers[seat] == DRAFTING:
            return draft_candidates(state, seat)
        return [ACCEPT.of(), DECLINE.of(), COUNTER.of()]

    def refusal(self, state: MarsState, seat: Seat, action: Action) -> int:
        if state.answers[seat] == DRAFTING:
            return why_not_draft(state, seat, state.offer[0], action)
        if ACCEPT.has(action):
            return OPEN if holds(state, seat, state.offer, TERMS + GOODS) else WANTED_NOT_HELD
        return SIMPLE_ONLY if COUNTER.has(action) and state.has_option(SIMPLE) else OPEN

    def numbers(self, state: MarsState, seat: Seat, action: Action, clause: int) -> tuple[int, ...]:
        return draft_numbers(state, seat, state.offer[0], action, clause)

    def take(self, state: MarsState, seat: Seat, action: Action) -> None:
        if ACCEPT.has(action):
            state.answers[seat] = ACCEPTED
        elif COUNTER.has(action):
            start_draft(state, seat)
            state.answers[seat] = DRAFTING
            state.ask_again(seat)
        elif SEND.has(action):
            state.answers[seat] = OFFERED
        elif DECLINE.has(action) or DROP.has(action):  # MARS-NEG-19
            start_draft(state, seat)
            state.answers[seat] = DECLINED
        else:
            add_to_draft(state, seat, action)
            state.ask_again(seat)

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
            state.tell(declined, seat)
        elif answer == OFFERED:
            at = seat * BUNDLES
            shows(state, seat, state.drafts, at)
            state.tell(offered, seat, heap(state.drafts, at), heap(state.drafts, at + GOODS))


class Hear(Step[MarsState]):
    """MARS-NEG-15  A counter can only be accepted, by an author who holds its price, or declined."""

    def candidates(self, state: MarsState, seat: Seat) -> list[Action]:
        return [ACCEPT.of(), DECLINE.of()]

    def refusal(self, state: MarsState, seat: Seat, action: Action) -> int:
        at = state.about() * BUNDLES + GOODS
        return OPEN if DECLINE.has(action) or holds(state, seat, state.drafts, at) else PRICE_NOT_HELD

    def take(self, state: MarsState, seat: Seat, action: Action) -> None:
        other = state.about()
        if ACCEPT.has(action):
            exchange(state, other, seat, state.drafts, other * BUNDLES)
        else:
            state.tell("decline", seat)


class Choice(Step[MarsState]):
    """MARS-NEG-13, MARS-NEG-16  The author, or the caller, takes one of the answers, or none."""

    def candidates(self, state: MarsState, seat: Seat) -> list[Action]:
        found = [CHOOSE.of(other) for other in range(state.seats) if state.answers[other] in (ACCEPTED, OFFERED)]
        found.append(PASS.of())
        return found

    def refusal(self, state: MarsState, seat: Seat, action: Action) -> int:
        if PASS.has(action) or state.answers[CHOOSE.arg(action)] == ACCEPTED:
            return OPEN
        return OPEN if holds(state, seat, state.drafts, CHOOSE.arg(action) * BUNDLES + GOODS) else PRICE_NOT_HELD

    def take(self, state: MarsState, seat: Seat, action: Action) -> None:
        if PASS.has(action):
            state.tell("choose-none", seat)
        elif state.answers[CHOOSE.arg(action)] == ACCEPTED:
            exchange(state, seat, CHOOSE.arg(action), state.offer, TERMS)
        else:
            exchange(state, CHOOSE.arg(action), seat, state.drafts, CHOOSE.arg(action) * BUNDLES)


class Offers(Step[MarsState]):
    """MARS-NEG-13  Answers to a call: one offer to the active player, or a pass, unseen by the others."""

    def candidates(self, state: MarsState, seat: Seat) -> list[Action]:
        if state.answers[seat] == DRAFTING:
            return draft_candidates(state, seat)
        return [PROPOSE.of(state.active), PASS.of()]

    def refusal(self, state: MarsState, seat: Seat, action: Action) -> int:
        if state.answers[seat] != DRAFTING:
            return OPEN
        clause = why_not_draft(state, seat, state.active, action)
        if clause == OPEN and SEND.has(action) and is_made_before(state, seat, state.active):
            return SAME_AGAIN
        return clause

    def numbers(self, state: MarsState, seat: Seat, action: Action, clause: int) -> tuple[int, ...]:
        return draft_numbers(state, seat, state.active, action, clause)

    def take(self, state: MarsState, seat: Seat, action: Action) -> None:
        if PROPOSE.has(action):
            start_draft(state, seat)
            state.answers[seat] = DRAFTING
            state.ask_again(seat)
        elif SEND.has(action):
            state.answers[seat] = OFFERED
        elif PASS.has(action) or DROP.has(action):
            start_draft(state, seat)
            state.answers[seat] = DECLINED
        else:
            add_to_draft(state, seat, action)
            state.ask_again(seat)

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
OPENING: Final = Opening()
DRAFT: Final = Draft()
ANSWER: Final = Answer()
HEAR: Final = Hear()
CHOICE: Final = Choice()
OFFERS: Final = Offers()
CLEAR: Final = Clear()
