"""Phase 5: the trade menu, with Earth, contracts and cards."""

from __future__ import annotations

from typing import Final

from farside.core.actions import Action, Seat
from farside.core.state import OPEN, Step
from farside.games.mars.actions import (
    ALL,
    BROADCAST,
    CALL,
    CLOSE,
    CLOSE_TRADE,
    EARTH,
    EXCHANGE,
    PLAY,
    PROPOSE,
    SPY,
    SWAP,
    TAKE,
)
from farside.games.mars.components import (
    CALLS,
    COMMUNICATION_DOMAIN,
    DEEP_DRILLING,
    ESPIONAGE,
    GOODS,
    PROPOSALS,
    SWAPS,
    SYNTHESIS,
    SYNTHESIS_TAKES,
)
from farside.games.mars.rules.bundles import clear_answers, eligible, has_right, partners
from farside.games.mars.rules.clauses import (
    CONTRACT_NEEDS,
    ENOUGH_PROPOSALS,
    ENOUGH_SWAPS,
    EXCHANGE_DONE,
    NO_CARDS,
    NO_RIGHT,
    NOBODY_TO_SPY,
    NOTHING_TO_TAKE,
    RESERVE_LACKS,
    SIMPLE_ONLY,
    TOO_FEW_FOR_EARTH,
    TOO_FEW_PARTNERS,
)
from farside.games.mars.rules.deals import DRAFT, OFFERS
from farside.games.mars.rules.income import dig
from farside.games.mars.rules.research import play_kept
from farside.games.mars.rules.spoils import look
from farside.games.mars.state import SIMPLE, MarsState

TRADE_CARDS: Final = (DEEP_DRILLING, SYNTHESIS, ESPIONAGE)


class Trade(Step[MarsState]):
    """MARS-TRADE-1, MARS-TRADE-2  Any number of exchanges, one after the other, until the player ends the phase."""

    def candidates(self, state: MarsState, seat: Seat) -> list[Action]:
        found = [EARTH.of(good) for good in range(GOODS)]
        if seat in state.contracts:
            for pair in range(GOODS * GOODS):
                if state.contracts[pair] == seat:
                    found.append(SWAP.first + pair)
        if state.holders[COMMUNICATION_DOMAIN] == seat:
            found.extend([EXCHANGE.of(good) for good in range(GOODS) if state.held(seat, good)])
        if state.kept[seat]:
            found.extend([PLAY.of(card) for card in TRADE_CARDS if state.kept[seat] >> card & 1])
        for other in range(state.seats):
            if other != seat:
                found.append(PROPOSE.of(other))
        if state.seats > 2:
            found.append(BROADCAST.of())
        found.append(CALL.of())
        found.append(CLOSE.of(CLOSE_TRADE))
        return found

    def refusal(self, state: MarsState, seat: Seat, action: Action) -> int:
        if EARTH.has(action):
            return why_not_earth(state, seat, EARTH.arg(action))
        if SWAP.has(action):
            return why_not_swap(state, seat, SWAP.arg(action), SWAP.arg2(action))
        if PROPOSE.has(action):
            return why_not_propose(state, PROPOSE.arg(action))
        if BROADCAST.has(action):
            return why_not_propose(state, ALL)
        if CALL.has(action):
            return why_not_call(state)
        if EXCHANGE.has(action):
            return why_not_exchange(state, EXCHANGE.arg(action))
        if PLAY.has(action) and PLAY.arg(action) == ESPIONAGE:
            return OPEN if spied(state, seat) else NOBODY_TO_SPY
        return OPEN

    def numbers(self, state: MarsState, seat: Seat, action: Action, clause: int) -> tuple[int, ...]:
        if clause == TOO_FEW_FOR_EARTH:
            good = EARTH.arg(action)
            return (good, state.earth_rate(seat), state.held(seat, good))
        if clause == CONTRACT_NEEDS:
            return (SWAP.arg(action),)
        if clause == RESERVE_LACKS:
            return (SWAP.arg2(action),)
        if clause == NO_RIGHT:
            return (PROPOSE.arg(action),)
        if clause == ENOUGH_SWAPS:
            return (SWAPS,)
        if clause == ENOUGH_PROPOSALS:
            return (PROPOSALS, CALLS)
        return ()

    def take(self, state: MarsState, seat: Seat, action: Action) -> None:
        if CLOSE.has(action):
            return
        state.ask_again(seat)
        if EARTH.has(action):
            state.ask(FETCH, seat, EARTH.arg(action))
        elif SWAP.has(action):
            swap(state, seat, SWAP.arg(action), SWAP.arg2(action))
        elif EXCHANGE.has(action):
            state.ask(FETCH, seat, GOODS + EXCHANGE.arg(action))
        elif PLAY.has(action):
            play(state, seat, PLAY.arg(action))
        elif PROPOSE.has(action) or BROADCAST.has(action):
            state.proposals += 1
            state.ask(DRAFT, seat, PROPOSE.arg(action) if PROPOSE.has(action) else ALL)
        else:
            call(state, seat)


class Fetch(Step[MarsState]):
    """MARS-EARTH-1, MARS-SUP-11  Which card the reserve gives for the cards returned."""

    alone = True

    def candidates(self, state: MarsState, seat: Seat) -> list[Action]:
        given = state.about() % GOODS
        return [TAKE.of(good) for good in range(GOODS) if good != given]

    def refusal(self, state: MarsState, seat: Seat, action: Action) -> int:
        return OPEN if state.reserve[TAKE.arg(action)] else RESERVE_LACKS

    def numbers(self, state: MarsState, seat: Seat, action: Action, clause: int) -> tuple[int, ...]:
        return (TAKE.arg(action),)

    def take(self, state: MarsState, seat: Seat, action: Action) -> None:
        given, good = state.about() % GOODS, TAKE.arg(action)
        count = 1
        if state.about() < GOODS:
            count = state.earth_rate(seat)
        else:
            state.exchanged = True
        state.spend(seat, given, count)
        state.earn(seat, good)
        state.changes[seat] += 1
        state.tell("earth" if state.about() < GOODS else "exchange", seat, given, good, count)


class Synthesize(Step[MarsState]):
    """MARS-RND-18  Chemical synthesis: a card of one's choice from the reserve, twice."""

    alone = True

    def candidates(self, state: MarsState, seat: Seat) -> list[Action]:
        return [TAKE.of(good) for good in range(GOODS) if state.reserve[good]]

    def take(self, state: MarsState, seat: Seat, action: Action) -> None:
        state.earn(seat, TAKE.arg(action))
        state.changes[seat] += 1
        state.tell("synthesis", seat, TAKE.arg(action))
        synthesize(state, seat, state.about() - 1)


class Spying(Step[MarsState]):
    """MARS-RND-18  Espionage: name a player with at least one card, look and take one."""

    alone = True

    def candidates(self, state: MarsState, seat: Seat) -> list[Action]:
        return [SPY.of(other) for other in spied(state, seat)]

    def take(self, state: MarsState, seat: Seat, action: Action) -> None:
        other = SPY.arg(action)
        state.changes[seat] += 1
        state.changes[other] += 1
        state.tell("spy", seat, other)
        look(state, seat, other, 1)


def why_not_earth(state: MarsState, seat: Seat, good: int) -> int:
    if state.held(seat, good) < state.earth_rate(seat):
        return TOO_FEW_FOR_EARTH
    return OPEN if others_in_reserve(state, good) else NOTHING_TO_TAKE


def others_in_reserve(state: MarsState, good: int) -> bool:
    """MARS-EARTH-3  Another material than the one returned."""
    return any(other != good and state.reserve[other] for other in range(GOODS))


def why_not_swap(state: MarsState, seat: Seat, given: int, good: int) -> int:
    if state.held(seat, given) == 0:
        return CONTRACT_NEEDS
    if state.reserve[good] == 0:
        return RESERVE_LACKS
    return OPEN if state.swaps < SWAPS else ENOUGH_SWAPS


def why_not_exchange(state: MarsState, good: int) -> int:
    if state.exchanged:
        return EXCHANGE_DONE
    return OPEN if others_in_reserve(state, good) else NOTHING_TO_TAKE


def why_not_propose(state: MarsState, to: int) -> int:
    if to == ALL:
        if len(partners(state)) < 2:
            return TOO_FEW_PARTNERS
    elif not eligible(state, to):
        return NO_CARDS if has_right(state, to) else NO_RIGHT
    return OPEN if state.proposals < PROPOSALS else ENOUGH_PROPOSALS


def why_not_call(state: MarsState) -> int:
    if state.has_option(SIMPLE):
        return SIMPLE_ONLY
    if not partners(state):
        return NO_CARDS
    return OPEN if state.calls < CALLS else ENOUGH_PROPOSALS


def swap(state: MarsState, seat: Seat, given: int, good: int) -> None:
    """MARS-CONTR-1  One for one with the reserve, that way round only."""
    state.swaps += 1
    state.spend(seat, given)
    state.earn(seat, good)
    state.changes[seat] += 1
    state.tell("swap", seat, given, good)


def play(state: MarsState, seat: Seat, card: int) -> None:
    """MARS-RND-18  Cards whose moment is the trade phase."""
    play_kept(state, seat, card)
    if card == DEEP_DRILLING:
        dig(state, seat)
        state.changes[seat] += 1
    elif card == SYNTHESIS:
        synthesize(state, seat, SYNTHESIS_TAKES)
    else:
        state.ask(SPYING, seat)


def synthesize(state: MarsState, seat: Seat, left: int) -> None:
    """MARS-COMP-10  As far as the reserve goes."""
    if left > 0 and sum(state.reserve) > 0:
        state.ask(SYNTHESIZE, seat, left)


def spied(state: MarsState, seat: Seat) -> list[Seat]:
    return [other for other in range(state.seats) if other != seat and state.hand_size(other)]


def call(state: MarsState, seat: Seat) -> None:
    """MARS-NEG-13  All eligible players answer at the same time, unseen."""
    state.calls += 1
    state.tell("call", seat)
    clear_answers(state)
    state.ask_all(OFFERS, partners(state))


TRADE: Final = Trade()
FETCH: Final = Fetch()
SYNTHESIZE: Final = Synthesize()
SPYING: Final = Spying()
