"""What a position of Mars is worth: the colonies, and what the bargain that is under way may bring."""

from __future__ import annotations

from typing import Final

from farside.bots.minds.mars.colony import Sketch, is_untouched, most_held, worth
from farside.bots.minds.mars.deals import Market, hurts, judged, partner
from farside.bots.parts import WHOLE, Ledger, Part, aside
from farside.bots.taste import Taste, lead
from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import FRAME, State
from farside.games.mars.actions import (
    ACCEPT,
    ALL,
    BROADCAST,
    CALL,
    CHOOSE,
    CLOSE,
    CLOSE_COLONY,
    COUNTER,
    DECLINE,
    DISCARD,
    GIVE,
    OFF,
    ON,
    PROPOSE,
    SEND,
    WANT,
)
from farside.games.mars.components import GOODS
from farside.games.mars.questions import STEPS
from farside.games.mars.rules.arrange import ARRANGING
from farside.games.mars.rules.build import BUILDING
from farside.games.mars.rules.bundles import BUNDLES, TERMS
from farside.games.mars.rules.conflict import RAIDING
from farside.games.mars.rules.deals import ANSWER, CHOICE, DRAFT, HEAR, OFFERS, OPENING
from farside.games.mars.rules.research import ROLLING
from farside.games.mars.rules.trade import TRADE
from farside.games.mars.rules.turn import DISCARDING
from farside.games.mars.state import ACCEPTED, DRAFTING, OFFERED, MarsState

SURE: Final = 0.5  # how likely one of several who accept is chosen
HAGGLING: Final = 0.6  # how much of a better deal is left once it has to be asked for by a counter
CALLING: Final = 0.1  # what a call for offers must bring: everybody has to answer it
MENU_STEPS: Final = (TRADE, BUILDING, ARRANGING, DRAFT, ANSWER, OFFERS, ROLLING, RAIDING, OPENING)
MENUS: Final = {number for number, step in enumerate(STEPS) if step in MENU_STEPS}
TALK_STEPS: Final = (TRADE, OPENING, DRAFT, ANSWER, HEAR, CHOICE, OFFERS)
TALKS: Final = {number for number, step in enumerate(STEPS) if step in TALK_STEPS}
FANCIES: Final = (PROPOSE, BROADCAST, CALL, GIVE, WANT, SEND, ACCEPT, COUNTER, CHOOSE, ON, OFF)
FANCY: Final = {action for family in FANCIES for action in range(family.first, family.end)}


class MarsTaste(Taste):
    """Points, room, income, plans."""

    spread = 1.5  # fitted to games of greedy, as the others are

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, MarsState)
        worths = [worth(state, other) for other in range(state.seats)]
        return lead(worths, seat) + 0.001 * state.phase

    def values(self, state: State) -> list[float]:
        assert isinstance(state, MarsState)
        worths = [worth(state, other) for other in range(state.seats)]
        return [lead(worths, seat) + 0.001 * state.phase for seat in range(state.seats)]

    def parts(self, state: State) -> list[Part]:
        assert isinstance(state, MarsState)
        ledger = Ledger(state.seats)
        for seat in range(state.seats):
            sketch = Sketch(state, seat)
            for key, much in sketch.named():
                ledger.add(key, seat, much)
            ledger.add("hand", seat, sketch.cards(state.hands[seat * GOODS : (seat + 1) * GOODS]))
        return ledger.parts(state.seats) + aside([0.001 * state.phase] * state.seats)

    def for_decision(self, state: State) -> Taste:
        """In the trade phase, a taste that remembers the hands before the deal."""
        assert isinstance(state, MarsState)
        return Haggling(state) if state.stack[-FRAME] in TALKS else self

    def for_search(self, state: State) -> Taste:
        """Deals are judged for themselves; who looks further ahead thinks of none."""
        return self

    def follow_ups(self, state: State, seat: Seat) -> list[Action]:
        """Menus are decisions of their own; an arrangement under way is thought through to the end of the turn."""
        assert isinstance(state, MarsState)
        step = state.stack[-FRAME]
        if step == ARRANGING.number and not is_untouched(state):
            return [CLOSE.of(CLOSE_COLONY)] if state.energy_used(seat) <= state.energy_max(seat) else []
        if step == DISCARDING.number:
            return [DISCARD.of(most_held(state, seat))]
        return [] if step in MENUS else state.options(seat)

    def turn_of(self, state: State) -> Seat:
        """In the middle of a turn cards are bought with, people idle and lamps are off."""
        assert isinstance(state, MarsState)
        return state.active

    def later(self, state: State, seat: Seat) -> list[Action]:
        """In thought nobody bargains, and a colony is arranged well or left as it is."""
        options = state.options(seat)
        return [action for action in options if action not in FANCY] or options


class Haggling(MarsTaste):
    """One decision of the trade phase: deals that were made, drafts and offers that may become deals."""

    def __init__(self, before: MarsState, keen: float = 1.0) -> None:
        self.before = before
        self.keen = keen  # below 1: likes to bargain
        self.worths = [worth(before, seat) for seat in range(before.seats)]
        self.market: Market | None = None  # laid out once a draft or an offer has to be judged

    def for_decision(self, state: State) -> Taste:
        """Another dream of the same decision: other hands, but what one can offer stays the same."""
        assert isinstance(state, MarsState)
        again = Haggling(state, self.keen)
        again.market = self.market
        return again

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, MarsState)
        other = partner(self.before, state, seat)
        if other != NOBODY and self.before.stack[-FRAME] != TRADE.number:
            return lead(self.worths, seat) + self.made(state, seat, other) + 0.001 * state.phase
        value = super().value(state, seat)
        if state.over:
            return value
        return value + self.hope(state, seat)

    def parts(self, state: State) -> list[Part]:
        """A bargain is one thing."""
        return [Part(WHOLE, self.values(state), [0.0] * state.seats)]

    def values(self, state: State) -> list[float]:
        """A bargain is judged from each side."""
        return [self.value(state, seat) for seat in range(state.seats)]

    def foresees(self, state: State, seat: Seat) -> bool:
        """An offer or a call of this seat's own that waits for answers."""
        assert isinstance(state, MarsState)
        if state.over or state.asked(seat):
            return False
        step = state.stack[-FRAME]
        return (step == ANSWER.number and state.offer[0] == seat) or (step == OFFERS.number and state.active == seat)

    def made(self, state: MarsState, seat: Seat, other: Seat) -> float:
        """What a deal has changed for both sides."""
        mine = worth(state, seat) - self.worths[seat]
        theirs = worth(state, other) - self.worths[other]
        return judged(mine, theirs, hurts(self.before, seat, other))

    def hope(self, state: MarsState, seat: Seat) -> float:
        """What the draft on this seat's desk, its offer or its answer on the table may still bring."""
        step = state.stack[-FRAME]
        at = seat * BUNDLES
        if step == DRAFT.number and state.asked(seat):
            return self.laid_out(seat).best(state.stack[-1], state.drafts, at)
        if step == ANSWER.number and state.offer[0] == seat:
            return self.laid_out(seat).exactly(state.offer[1], state.offer, TERMS)
        if step == ANSWER.number and state.asked(seat) and state.answers[seat] == DRAFTING:
            return HAGGLING * self.laid_out(seat).best(state.offer[0], state.drafts, at)
        if step == OFFERS.number and state.asked(seat) and state.answers[seat] == DRAFTING:
            return self.laid_out(seat).best(state.active, state.drafts, at)
        if step == OFFERS.number and state.active == seat:
            return SURE * self.laid_out(seat).best(ALL, state.drafts, at) - CALLING
        if step in (HEAR.number, CHOICE.number) and state.active != seat:
            if state.answers[seat] == OFFERED:
                return self.laid_out(seat).exactly(state.active, state.drafts, at)
            if state.answers[seat] == ACCEPTED:
                return SURE * self.laid_out(seat).taken(state.offer[0], state.offer, TERMS)
        return 0.0

    def reason(self, state: State, seat: Seat, action: Action) -> str:
        """Why this seat declines an offer, said once nobody's answer is waited for any more."""
        assert isinstance(state, MarsState)
        step = state.stack[-FRAME]
        if not DECLINE.has(action) or len(state.waiting()) > 1:
            return ""
        if step == ANSWER.number:
            return self.laid_out(seat).why_not(state.offer[0], state.offer, TERMS)
        if step == HEAR.number:
            return self.laid_out(seat).why_not(state.about(), state.drafts, state.about() * BUNDLES)
        return ""

    def laid_out(self, seat: Seat) -> Market:
        if self.market is None:
            self.market = Market(self.before, seat, self.keen)
        return self.market


TASTE: Final = MarsTaste()
