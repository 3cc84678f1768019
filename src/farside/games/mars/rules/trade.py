"""Phase 5: the trade menu, with Earth, contracts and cards."""

from __future__ import annotations

from typing import Final

from farside.core.actions import Seat
from farside.core.state import OPEN
from farside.core.verbs import HIDDEN, Question, Verb
from farside.games.mars.actions import (
    ALL,
    BROADCAST,
    CALL,
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
    DRILL_CARDS,
    DRILLS,
    EXCHANGING,
    GOODS,
    PROPOSALS,
    SPY_CARDS,
    SPY_TAKES,
    SWAPS,
    SYNTHESIS_CARDS,
    SYNTHESIS_TAKES,
    TRADE_CARDS,
)
from farside.games.mars.rules.bundles import eligible, has_right, partners
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
from farside.games.mars.rules.closing import Close
from farside.games.mars.rules.deals import DRAFT, OFFERS
from farside.games.mars.rules.income import dig
from farside.games.mars.rules.research import play_kept
from farside.games.mars.rules.spoils import look
from farside.games.mars.state import SIMPLE, MarsState


class FromEarth(Verb[MarsState]):
    """MARS-EARTH-1, MARS-EARTH-3  Three cards (two with a spaceport) of a material for one of another."""

    again = True

    def refusal(self, state: MarsState, seat: Seat, good: int) -> int:
        if state.held(seat, good) < state.earth_rate(seat):
            return TOO_FEW_FOR_EARTH
        return OPEN if others_in_reserve(state, good) else NOTHING_TO_TAKE

    def numbers(self, state: MarsState, seat: Seat, good: int, clause: int) -> tuple[int, ...]:
        if clause == TOO_FEW_FOR_EARTH:
            return (good, state.earth_rate(seat), state.held(seat, good))
        return ()

    def take(self, state: MarsState, seat: Seat, good: int) -> None:
        state.ask(FETCH, seat, good)


class Swap(Verb[MarsState]):
    """MARS-CONTR-1  By contract, one for one with the reserve, that way round only."""

    again = True

    def gate(self, state: MarsState, seat: Seat) -> int:
        return OPEN if seat in state.contracts else HIDDEN

    def offers(self, state: MarsState, seat: Seat) -> list[int]:
        return state.contracts_of(seat)

    def refusal(self, state: MarsState, seat: Seat, at: int) -> int:
        given, good = self.pair(at)
        if state.held(seat, given) == 0:
            return CONTRACT_NEEDS
        if state.reserve[good] == 0:
            return RESERVE_LACKS
        return OPEN if state.swaps < SWAPS else ENOUGH_SWAPS

    def numbers(self, state: MarsState, seat: Seat, at: int, clause: int) -> tuple[int, ...]:
        given, good = self.pair(at)
        if clause == ENOUGH_SWAPS:
            return (SWAPS,)
        return (given,) if clause == CONTRACT_NEEDS else (good,)

    def take(self, state: MarsState, seat: Seat, at: int) -> None:
        given, good = self.pair(at)
        state.swaps += 1
        state.spend(seat, given)
        state.earn(seat, good)
        state.changes[seat] += 1
        state.tell("swap", seat, given, good)


class Exchange(Verb[MarsState]):
    """MARS-SUP-11  The Communication supremacy: once a turn, one card for one of another material."""

    again = True

    def gate(self, state: MarsState, seat: Seat) -> int:
        if not state.reigns(seat, EXCHANGING):
            return HIDDEN
        return EXCHANGE_DONE if state.exchanged else OPEN

    def offers(self, state: MarsState, seat: Seat) -> list[int]:
        return state.goods_of(seat)

    def refusal(self, state: MarsState, seat: Seat, good: int) -> int:
        return OPEN if others_in_reserve(state, good) else NOTHING_TO_TAKE

    def take(self, state: MarsState, seat: Seat, good: int) -> None:
        state.ask(FETCH, seat, GOODS + good)


class PlayCard(Verb[MarsState]):
    """MARS-RND-18  Cards whose moment is the trade phase."""

    again = True

    def gate(self, state: MarsState, seat: Seat) -> int:
        return OPEN if state.kept[seat] else HIDDEN

    def offers(self, state: MarsState, seat: Seat) -> list[int]:
        return [card for card in TRADE_CARDS if state.kept[seat] >> card & 1]

    def refusal(self, state: MarsState, seat: Seat, card: int) -> int:
        return NOBODY_TO_SPY if card in SPY_CARDS and not spied(state, seat) else OPEN

    def take(self, state: MarsState, seat: Seat, card: int) -> None:
        play_kept(state, seat, card)
        if card in DRILL_CARDS:
            for _time in range(DRILLS[card]):
                dig(state, seat)
            state.changes[seat] += 1
        elif card in SYNTHESIS_CARDS:
            synthesize(state, seat, SYNTHESIS_TAKES[card])
        else:
            state.ask(SPYING, seat, card)


class Propose(Verb[MarsState]):
    """MARS-NEG-3, MARS-NEG-12, MARS-NEG-23  To one player with whom one may trade, so many times a turn."""

    again = True

    def offers(self, state: MarsState, seat: Seat) -> list[int]:
        return state.others(seat)

    def refusal(self, state: MarsState, seat: Seat, other: Seat) -> int:
        if not eligible(state, other):
            return NO_CARDS if has_right(state, other) else NO_RIGHT
        return OPEN if state.proposals < PROPOSALS else ENOUGH_PROPOSALS

    def numbers(self, state: MarsState, seat: Seat, other: Seat, clause: int) -> tuple[int, ...]:
        return (other,) if clause == NO_RIGHT else talks_numbers(clause)

    def take(self, state: MarsState, seat: Seat, other: Seat) -> None:
        propose(state, seat, other)


class Broadcast(Verb[MarsState]):
    """MARS-NEG-16  To everyone, where that is more than one player."""

    again = True

    def gate(self, state: MarsState, seat: Seat) -> int:
        return OPEN if state.seats > 2 else HIDDEN

    def refusal(self, state: MarsState, seat: Seat, _at: int) -> int:
        if len(partners(state)) < 2:
            return TOO_FEW_PARTNERS
        return OPEN if state.proposals < PROPOSALS else ENOUGH_PROPOSALS

    def numbers(self, state: MarsState, seat: Seat, _at: int, clause: int) -> tuple[int, ...]:
        return talks_numbers(clause)

    def take(self, state: MarsState, seat: Seat, _at: int) -> None:
        propose(state, seat, ALL)


class Call(Verb[MarsState]):
    """MARS-NEG-13  All eligible players answer at the same time, unseen."""

    again = True

    def refusal(self, state: MarsState, seat: Seat, _at: int) -> int:
        if state.has_option(SIMPLE):
            return SIMPLE_ONLY
        if not partners(state):
            return NO_CARDS
        return OPEN if state.calls < CALLS else ENOUGH_PROPOSALS

    def numbers(self, state: MarsState, seat: Seat, _at: int, clause: int) -> tuple[int, ...]:
        return (CALLS, 1) if clause == ENOUGH_PROPOSALS else ()

    def take(self, state: MarsState, seat: Seat, _at: int) -> None:
        state.calls += 1
        state.tell("call", seat)
        state.ask_all(OFFERS, partners(state))


class Fetch(Verb[MarsState]):
    """MARS-EARTH-1, MARS-SUP-11  Which card the reserve gives for the cards returned."""

    def offers(self, state: MarsState, seat: Seat) -> list[int]:
        given = state.about() % GOODS
        return [good for good in range(GOODS) if good != given]

    def refusal(self, state: MarsState, seat: Seat, good: int) -> int:
        return OPEN if state.reserve[good] else RESERVE_LACKS

    def numbers(self, state: MarsState, seat: Seat, good: int, clause: int) -> tuple[int, ...]:
        return (good,)

    def take(self, state: MarsState, seat: Seat, good: int) -> None:
        given = state.about() % GOODS
        count = 1
        if state.about() < GOODS:
            count = state.earth_rate(seat)
        else:
            state.exchanged = True
        state.spend(seat, given, count)
        state.earn(seat, good)
        state.changes[seat] += 1
        state.tell("earth" if state.about() < GOODS else "exchange", seat, given, good, count)


class Synthesize(Verb[MarsState]):
    """MARS-RND-18  Chemical synthesis: a card of one's choice from the reserve, twice."""

    def offers(self, state: MarsState, seat: Seat) -> list[int]:
        return [good for good in range(GOODS) if state.reserve[good]]

    def take(self, state: MarsState, seat: Seat, good: int) -> None:
        state.earn(seat, good)
        state.changes[seat] += 1
        state.tell("synthesis", seat, good)
        synthesize(state, seat, state.about() - 1)


class Spy(Verb[MarsState]):
    """MARS-RND-18  Espionage: name a player with at least one card, look and take one."""

    def offers(self, state: MarsState, seat: Seat) -> list[int]:
        return spied(state, seat)

    def take(self, state: MarsState, seat: Seat, other: Seat) -> None:
        state.changes[seat] += 1
        state.changes[other] += 1
        state.tell("spy", seat, other)
        look(state, seat, other, SPY_TAKES[state.about()])


def others_in_reserve(state: MarsState, good: int) -> bool:
    """MARS-EARTH-3  Another material than the one returned."""
    return any(other != good and state.reserve[other] for other in range(GOODS))


def talks_numbers(clause: int) -> tuple[int, ...]:
    """How many proposals a turn has; 0: no calls."""
    return (PROPOSALS, 0) if clause == ENOUGH_PROPOSALS else ()


def propose(state: MarsState, seat: Seat, to: int) -> None:
    state.proposals += 1
    state.ask(DRAFT, seat, to)


def synthesize(state: MarsState, seat: Seat, left: int) -> None:
    """MARS-COMP-10  As far as the reserve goes."""
    if left > 0 and sum(state.reserve) > 0:
        state.ask(SYNTHESIZE, seat, left)


def spied(state: MarsState, seat: Seat) -> list[Seat]:
    return [other for other in state.others(seat) if state.hand_size(other)]


TRADE: Final = Question(  # MARS-TRADE-1, MARS-TRADE-2: any number of exchanges, until the player ends the phase
    FromEarth(EARTH),
    Swap(SWAP),
    Exchange(EXCHANGE),
    PlayCard(PLAY),
    Propose(PROPOSE),
    Broadcast(BROADCAST),
    Call(CALL),
    Close(CLOSE_TRADE),
    name="trade",
)
FETCH: Final = Question(Fetch(TAKE), name="fetch", alone=True)
SYNTHESIZE: Final = Question(Synthesize(TAKE), name="synthesize", alone=True)
SPYING: Final = Question(Spy(SPY), name="spying", alone=True)
