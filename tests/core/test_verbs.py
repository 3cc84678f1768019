"""Verb and Question: what a gate closes, what is offered and refused, and what an answer does."""

from __future__ import annotations

from typing import Self

import pytest
from tests.core import toys

from farside.core.actions import Action, ActionSpace, Seat
from farside.core.state import NEVER, OPEN, Clauses, Event, IllegalActionError, Refusal, State, Step
from farside.core.verbs import HIDDEN, Decline, Question, Standing, Verb

ACTIONS = ActionSpace()
BID = ACTIONS.family("bid", ("nought", "one", "two", "three"))
SWAP = ACTIONS.family("swap", ("a", "b"), ("x", "y", "z"))
DEAL = ACTIONS.family("deal", ("a", "b"), ("x", "y", "z"), ("p", "q"))
SKIP = ACTIONS.family("skip")
STOP = ACTIONS.family("stop")
CLAUSES = Clauses()
TOO_HIGH = CLAUSES.number("TOY-BID-1")
NO_SWAPS = CLAUSES.number("TOY-SWAP-1")


class Toy(toys.Toy):
    """A gate that may close, and how often it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.swaps = OPEN
        self.asked_gate = 0

    def clone(self) -> Self:
        twin = super().clone()
        twin.swaps = self.swaps
        return twin


class Bid(Verb[Toy]):
    def refusal(self, state: Toy, seat: Seat, height: int) -> int:
        return TOO_HIGH if height > state.most else OPEN

    def numbers(self, state: Toy, seat: Seat, height: int, clause: int) -> tuple[int, ...]:
        return (height, state.most)

    def take(self, state: Toy, seat: Seat, height: int) -> None:
        state.said.append(10 * seat + height)


class Bids(Bid):
    again = True


class Swap(Verb[Toy]):
    """Closed, or not even shown, as a whole."""

    def gate(self, state: Toy, seat: Seat) -> int:
        state.asked_gate += 1
        return state.swaps

    def offers(self, state: Toy, seat: Seat) -> list[int]:
        return [self.place(0, 2), self.place(1, 0)]

    def numbers(self, state: Toy, seat: Seat, at: int, clause: int) -> tuple[int, ...]:
        return self.pair(at)

    def take(self, state: Toy, seat: Seat, at: int) -> None:
        state.said.extend(self.pair(at))


class Stop(Verb[Toy]):
    """Ends the game, although it would be asked again."""

    again = True

    def take(self, state: Toy, seat: Seat, _at: int) -> None:
        state.finish()


class End(Step[Toy]):
    def run(self, state: Toy) -> None:
        state.finish()


class Every(Question[Toy]):
    """Runs once it has been answered."""

    def run(self, state: Toy) -> None:
        state.said.append(-1)


class Lone(Question[Toy]):
    alone = True


BIDDING = Bids(BID)
OFFER = Question(Bid(BID), Swap(SWAP), Decline(SKIP, "skip"))
ROUND = Every(BIDDING, Decline(SKIP), Stop(STOP))
FORCED = Question(Bid(BID), Swap(SWAP), alone=True)
LONE = Lone(BIDDING)
END = End()
ONE = Question(Bid(BID), name="one", alone=True)
LAST = Question(Decline[Toy](SKIP), name="last", alone=True)
STEPS: list[Step[State]] = [OFFER, ROUND, FORCED, LONE, END, ONE, LAST]  # type: ignore[list-item]  # they only meet a Toy
for _number, _step in enumerate(STEPS):
    _step.number = _number


def asked(question: Step[Toy], log: list[Event] | None = None, most: int = 3, swaps: int = OPEN) -> Toy:
    """Seat 1 is asked a question, and then the game is over."""
    state = Toy()
    state.seats, state.log, state.most, state.swaps = 2, log, most, swaps
    state.steps, state.clauses, state.actions = STEPS, CLAUSES.ids, ACTIONS
    state.stack = [END.number, 0, 0]
    state.ask(question, 1)
    state._open()
    state.settle()
    return state


def names(actions: list[Action]) -> list[str]:
    return [ACTIONS.name(action) for action in actions]


# -- what may be answered ------------------------------------------------------------------------


def test_a_question_offers_its_verbs_in_order():
    state = asked(OFFER, most=1)
    offered = ["bid:nought", "bid:one", "bid:two", "bid:three", "swap:a:z", "swap:b:x", "skip"]
    assert names(state.candidates(1)) == offered
    assert names(state.options(1)) == ["bid:nought", "bid:one", "swap:a:z", "swap:b:x", "skip"]


def test_an_answer_is_refused_by_its_verb_with_numbers():
    state = asked(OFFER, most=1)
    assert state.refusal(1, BID.of(2)) == Refusal("TOY-BID-1", (2, 1))
    assert state.refusal(1, BID.of(1)) is None


def test_a_gate_closes_a_whole_verb_with_its_clause():
    state = asked(OFFER, swaps=NO_SWAPS)
    assert "swap:a:z" in names(state.candidates(1))
    assert "swap:a:z" not in names(state.options(1))
    assert state.refusal(1, SWAP.of(0, 2)) == Refusal("TOY-SWAP-1", (0, 2))
    assert state.refusal(1, SWAP.of(0, 1)) == Refusal("FAR-ASK-2")


def test_a_hidden_verb_is_not_offered():
    state = asked(OFFER, swaps=HIDDEN)
    assert not [name for name in names(state.candidates(1)) if name.startswith("swap")]
    assert state.refusal(1, SWAP.of(0, 2)) == Refusal("FAR-ASK-2")
    assert OFFER.refusal(state, 1, SWAP.of(0, 2)) == HIDDEN


def test_a_gate_is_asked_once_a_question():
    state = asked(OFFER)
    state.asked_gate = 0
    state.options(1)
    assert state.asked_gate == 1


def test_a_verb_says_what_is_open_for_hints():
    state = asked(OFFER, most=1)
    bid, swap, skip = OFFER.verbs
    assert (bid.open(state, 1), swap.open(state, 1), skip.open(state, 1)) == ([0, 1], [2, 3], [0])
    state.swaps = NO_SWAPS
    assert swap.open(state, 1) == []


def test_a_verb_may_stand_in_several_questions_and_once_in_each():
    assert BIDDING in ROUND.verbs
    assert BIDDING in LONE.verbs
    with pytest.raises(AssertionError, match="bid: two verbs of a question"):
        Question(BIDDING, Bid(BID))


def test_a_foreign_answer_is_our_mistake():
    with pytest.raises(AssertionError, match="Question is never answered with action 5"):
        Question(Bid(BID), Decline(SKIP)).take(asked(OFFER), 1, SWAP.of(0, 1))


# -- what an answer does -------------------------------------------------------------------------


def test_an_answer_is_carried_out_by_its_verb():
    state = asked(OFFER)
    state.play("swap:b:x")
    assert (state.said, state.over) == ([1, 0], True)


def test_to_decline_is_told_and_nothing_else():
    log: list[Event] = []
    asked(OFFER, log).play("skip")
    asked(ROUND, log).play("skip")
    assert log == [Event("skip", 1, (), None, 1)]


def test_there_is_one_way_to_decline():
    with pytest.raises(AssertionError, match="bid: there is one way to decline"):
        Decline[Toy](BID)


def test_a_verb_may_ask_once_more():
    state = asked(ROUND)
    state.play("bid:two")
    state.play("bid:three")
    assert state.waiting() == (1,)
    state.play("skip")
    assert (state.said, state.over) == ([12, 13, -1], True)


def test_a_verb_that_ends_the_game_is_not_asked_again():
    state = asked(ROUND)
    state.play("stop")
    assert (state.over, state.stack, state.said) == (True, [], [])


def test_a_verb_without_take_is_our_mistake():
    with pytest.raises(AssertionError, match="Verb takes no answer"):
        Verb[Toy](BID).take(asked(OFFER), 1, 0)


# -- lone answers --------------------------------------------------------------------------------


def test_a_lone_answer_is_taken_without_asking():
    state = asked(FORCED, most=0, swaps=HIDDEN)
    assert (state.said, state.ply, state.over) == ([10], 0, True)


def test_two_answers_of_one_verb_or_of_two_are_asked():
    assert FORCED.sole(asked(OFFER, most=1, swaps=HIDDEN), 1) == NEVER
    assert FORCED.sole(asked(OFFER, most=0), 1) == NEVER
    assert FORCED.sole(asked(OFFER, most=-1, swaps=HIDDEN), 1) == NEVER
    assert asked(FORCED, most=1).waiting() == (1,)


def test_the_flags_of_a_class_hold_for_its_objects():
    assert (LONE.alone, FORCED.alone, OFFER.alone) == (True, True, False)
    assert (BIDDING.again, Bids(BID).again, Bid(BID).again) == (True, True, False)

    class Once(Bids):
        again = False

    assert not Once(BID).again


# -- answers with several arguments --------------------------------------------------------------


def test_arguments_are_taken_apart_and_put_together():
    swap, deal = Swap(SWAP), Verb[Toy](DEAL)
    assert [swap.pair(action - SWAP.first) for action in (SWAP.of(0, 2), SWAP.of(1, 1))] == [(0, 2), (1, 1)]
    assert [deal.triple(at) for at in (0, 1, 2, 11)] == [(0, 0, 0), (0, 0, 1), (0, 1, 0), (1, 2, 1)]
    assert [deal.place(*deal.triple(at)) for at in range(DEAL.size)] == deal.all


# -- standing verbs ------------------------------------------------------------------------------


class Trade(Swap):
    """Swaps beside any question; the second swap asks for a bid at once, and LAST waits for it."""

    def take(self, state: Toy, seat: Seat, at: int) -> None:
        super().take(state, seat, at)
        if at == self.place(1, 0):
            state.ask(ONE, seat)

    def holds_up(self, state: Toy, seat: Seat, step: Step[Toy]) -> bool:
        return step is LAST


STANDING = Standing(Trade(SWAP))


def beside(question: Step[Toy], most: int = 3, swaps: int = OPEN) -> Toy:
    """Seat 1 is asked a question and may swap beside it."""
    state = asked(OFFER, most=most, swaps=swaps)
    state.standing = STANDING  # type: ignore[assignment]  # it only meets a Toy
    state.stack = [END.number, 0, 0]
    state.ask(question, 1)
    state._open()
    state.settle()
    return state


def test_a_standing_verb_is_answered_beside_the_question_which_stays():
    state = beside(ROUND, most=0)
    assert names(state.options(1)) == ["bid:nought", "skip", "stop", "swap:a:z", "swap:b:x"]
    assert names(state.candidates(1))[-2:] == ["swap:a:z", "swap:b:x"]
    state.play("swap:a:z")
    assert (state.said, state.question(), state.waiting(), state.ply) == ([0, 2], ROUND, (1,), 1)
    state.play("skip")
    assert (state.said, state.over) == ([0, 2, -1], True)


def test_what_a_standing_verb_asks_comes_before_the_question():
    state = beside(ROUND, most=1)
    state.play("swap:b:x")
    assert state.question() is ONE
    state.play("bid:one")
    assert (state.said, state.question()) == ([1, 0, 11], ROUND)


def test_a_standing_verb_is_shown_and_judged_by_its_gate():
    state = beside(ROUND, swaps=HIDDEN)
    assert state.refusal(1, SWAP.of(0, 2)) == Refusal("FAR-ASK-2")
    assert state.refusal(0, SWAP.of(0, 2)) == Refusal("FAR-ASK-1")
    state.swaps = NO_SWAPS
    assert "swap:a:z" in names(state.candidates(1))
    assert state.refusal(1, SWAP.of(0, 2)) == Refusal("TOY-SWAP-1", (0, 2))
    assert state.refusal(1, SWAP.of(0, 1)) == Refusal("TOY-SWAP-1", (0, 1))  # judged although it is not offered


def test_a_standing_verb_may_hold_up_a_lone_answer():
    assert beside(LAST, swaps=NO_SWAPS).over
    assert beside(LAST, swaps=HIDDEN).over
    assert beside(LAST).waiting() == (1,)
    assert beside(ONE, most=0).said == [10]


def test_the_barred_seat_does_without_a_standing_answer():
    state = beside(ROUND, most=-1)
    state.barred, state.closed = 1, frozenset([SWAP.of(0, 2), SKIP.of(), STOP.of()])
    assert names(state.options(1)) == ["skip", "stop", "swap:b:x"]
    assert "swap:a:z" not in names(state.candidates(1))


# -- acting by name ------------------------------------------------------------------------------


def test_a_seat_plays_by_name():
    state = asked(OFFER, most=1)
    with pytest.raises(ValueError, match="there is no action 'sing'; possible: bid, swap"):
        state.play("sing")
    with pytest.raises(IllegalActionError, match="TOY-BID-1"):
        state.play("bid:two")
    state.clone().play("bid:one")
    assert state.said == []
    state.play("bid:one")
    assert state.said == [11]
    with pytest.raises(IllegalActionError, match="FAR-ASK-3"):
        state.play("bid:one")
