"""A turn's seven phases, the end of a turn and the end of the game."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.state import OPEN, Step
from farside.core.verbs import Decline, Question, Verb
from farside.games.mars.actions import BORROW, DISCARD, PASS
from farside.games.mars.components import GOODS, LENDING, MAX_ROUNDS
from farside.games.mars.rules.arrange import ARRANGEMENT
from farside.games.mars.rules.build import BUILD_PHASE
from farside.games.mars.rules.clauses import NOTHING_UNUSED
from farside.games.mars.rules.conflict import RAID_WINDOW
from farside.games.mars.rules.deals import OPENINGS
from farside.games.mars.rules.event import EVENT
from farside.games.mars.rules.income import RESUPPLY
from farside.games.mars.rules.research import RESEARCH
from farside.games.mars.rules.spoils import GIVE_BACK
from farside.games.mars.rules.trade import TRADE
from farside.games.mars.state import FAIR, FULL_ROUND, MarsState


class Turn(Step[MarsState]):
    """MARS-TURN-1, MARS-TURN-2  Event, raid, R&D, resupply, production, trade, build, end of turn."""

    def run(self, state: MarsState) -> None:
        state.event = NOBODY
        state.raided = NOBODY
        state.rolled = 0
        state.tell("turn", state.active, state.round)
        state.then(EVENT)
        state.then(RAID_WINDOW)
        state.then(RESEARCH)
        state.then(RESUPPLY)
        state.then(OPENINGS, 1)
        state.ask(TRADE, state.active)
        state.then(BUILD_PHASE)
        state.then(END)


class End(Step[MarsState]):
    """MARS-END-1  Lender, arrangement, contract limit, hand limit, victory check."""

    def run(self, state: MarsState) -> None:
        state.phase = 7
        if state.reigns(state.active, LENDING):  # MARS-SUP-10: the old loan ends first
            state.loan = 0
            state.lender = NOBODY
            state.ask(BORROWING, state.active)
        state.then(ARRANGEMENT)
        state.then(CONTRACT_LIMIT)
        state.then(HAND_LIMIT)
        state.then(VICTORY)


class Borrow(Verb[MarsState]):
    """MARS-SUP-10  The holder of the Energy supremacy names a lender, or none."""

    def offers(self, state: MarsState, seat: Seat) -> list[int]:
        return state.others(seat)

    def refusal(self, state: MarsState, seat: Seat, other: Seat) -> int:
        return OPEN if unused(state, other) else NOTHING_UNUSED

    def numbers(self, state: MarsState, seat: Seat, other: Seat, clause: int) -> tuple[int, ...]:
        return (other,)

    def take(self, state: MarsState, seat: Seat, other: Seat) -> None:
        state.lender = other
        state.loan = unused(state, other)
        state.tell("borrow", seat, state.loan, other)


class ContractLimit(Step[MarsState]):
    """MARS-CONTR-6  After the colonists are placed, a player above the limit returns contracts of their choice."""

    def run(self, state: MarsState) -> None:
        if state.contract_count(state.active) > state.contract_limit(state.active):
            state.ask(GIVE_BACK, state.active, NOBODY)
            state.then(CONTRACT_LIMIT)


class HandLimit(Step[MarsState]):
    """MARS-END-7  Cards above the hand limit go to the reserve, chosen by the owner, openly."""

    def run(self, state: MarsState) -> None:
        seat = state.active
        limit = state.hand_limit(seat)
        if limit == 0:
            for good in range(GOODS):
                drop(state, seat, good, state.held(seat, good))
        elif state.hand_size(seat) > limit:
            state.ask(DISCARDING, seat)
            state.then(HAND_LIMIT)


class Discard(Verb[MarsState]):
    """MARS-END-7, MARS-INFO-5  Which card goes; asked even if all cards are alike."""

    def offers(self, state: MarsState, seat: Seat) -> list[int]:
        return state.goods_of(seat)

    def take(self, state: MarsState, seat: Seat, good: int) -> None:
        drop(state, seat, good, 1)


class Victory(Step[MarsState]):
    """MARS-WIN-1  At the target at the end of one's own turn, the game ends at once."""

    def run(self, state: MarsState) -> None:
        seat = state.active
        state.tell("count", seat, state.points(seat), state.target)
        if state.points(seat) >= state.target:
            if not finishes_round(state):
                state.winner = seat
                end_game(state)
                return
            if not state.last_lap:
                state.last_lap = True
                state.tell("last-lap", seat)
        next_turn(state)


def unused(state: MarsState, seat: Seat) -> int:
    return max(0, state.spare(seat))


def drop(state: MarsState, seat: Seat, good: int, count: int) -> None:
    if count:
        state.spend(seat, good, count)
        state.tell("discard", seat, count * 16**good)


def finishes_round(state: MarsState) -> bool:
    """MARS-VAR-3, MARS-VAR-5  Full round, alone or as part of Fair seats."""
    return state.has_option(FULL_ROUND) or state.has_option(FAIR)


def next_turn(state: MarsState) -> None:
    """MARS-WIN-4, MARS-WIN-5  Clockwise; after round 30, or after the last lap, the game ends."""
    state.active = (state.active + 1) % state.seats
    if state.active == state.first:
        if state.last_lap or state.round == MAX_ROUNDS:
            end_game(state)
            return
        state.round += 1
    state.then(TURN)


def end_game(state: MarsState) -> None:
    for seat in winners(state):
        state.tell("end", seat, state.points(seat))
    state.finish()


def winners(state: MarsState) -> list[Seat]:
    """MARS-WIN-3, MARS-WIN-4, MARS-VAR-3  The target's winner; else most VP, then free colonists, then shared."""
    if state.winner != NOBODY:
        return [state.winner]
    results = [(state.points(seat), state.free(seat)) for seat in range(state.seats)]
    best = max(results)
    found = [seat for seat in range(state.seats) if results[seat] == best]
    if not state.last_lap:
        return found
    last = found[0]
    for seat in found:
        if state.place(seat) > state.place(last):
            last = seat
    return [last]


TURN: Final = Turn()
END: Final = End()
BORROWING: Final = Question(Borrow(BORROW), Decline(PASS), name="borrowing")
CONTRACT_LIMIT: Final = ContractLimit()
HAND_LIMIT: Final = HandLimit()
DISCARDING: Final = Question(Discard(DISCARD), name="discarding")
VICTORY: Final = Victory()
