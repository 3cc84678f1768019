"""State and Step, on the smallest games that show each promise of the loop."""

from __future__ import annotations

import pytest
from tests.core.toys import Toy

from farside.core.actions import Action, ActionSpace, Seat
from farside.core.state import (
    OPEN,
    Clauses,
    Event,
    IllegalActionError,
    Refusal,
    State,
    Step,
)

ACTIONS = ActionSpace()
SAY = ACTIONS.family("say", ("nought", "one", "two", "three"))
CLAUSES = Clauses()
TOO_MUCH = CLAUSES.number("TOY-SAY-2")


class Say(Step[Toy]):
    """Says a number; three is asked once more, two asks the next seat, and one shuts the mouth of the rest."""

    def candidates(self, state: Toy, seat: Seat) -> list[Action]:
        return [SAY.of(number) for number in range(4)]

    def refusal(self, state: Toy, seat: Seat, action: Action) -> int:
        return TOO_MUCH if SAY.arg(action) > state.most else OPEN

    def numbers(self, state: Toy, seat: Seat, action: Action, clause: int) -> tuple[int, ...]:
        return (SAY.arg(action), state.most)

    def take(self, state: Toy, seat: Seat, action: Action) -> None:
        number = SAY.arg(action)
        state.said.append(100 * state.about() + 10 * seat + number)
        state.tell("say", seat, number, eyes=(seat,))
        if number == 2:
            state.ask(ECHO, (seat + 1) % state.seats, about=7)
        if number == 3:
            state.ask_again(seat)

    def run(self, state: Toy) -> None:
        state.said.append(-1)


class Echo(Say):
    """The same, without consequences."""

    def take(self, state: Toy, seat: Seat, action: Action) -> None:
        state.said.append(100 * state.about() + 10 * seat + SAY.arg(action))

    def run(self, state: Toy) -> None:
        pass


class Only(Echo):
    """Taken without asking where there is no choice."""

    alone = True


class Note(Step[Toy]):
    """Writes down what it is about."""

    def run(self, state: Toy) -> None:
        state.said.append(-state.about())


class Fork(Step[Toy]):
    """What is written first happens first."""

    def run(self, state: Toy) -> None:
        state.then(NOTE, about=5)
        state.ask(SAYING, 0)
        state.then(NOTE, about=6)


class Stop(Step[Toy]):
    def run(self, state: Toy) -> None:
        state.finish()


SAYING, ECHO, ONLY, NOTE, FORK, STOP = Say(), Echo(), Only(), Note(), Fork(), Stop()
STEPS: list[Step[State]] = [SAYING, ECHO, ONLY, NOTE, FORK, STOP]  # type: ignore[list-item]  # they only meet a Toy
for _number, _step in enumerate(STEPS):
    _step.number = _number


def toy(seats: int = 3, log: list[Event] | None = None) -> Toy:
    """A position that will be over once what a test asks for is done."""
    state = Toy()
    state.seats = seats
    state.steps = STEPS
    state.clauses = CLAUSES.ids
    state.log = log
    state.sow(1, 2)
    state.stack = [STOP.number, 0, 0]
    return state


def begin(state: Toy) -> Toy:
    """What the test asked for goes on the stack, as after a set-up."""
    state._open()
    state.settle()
    return state


def say(state: Toy, *answers: tuple[Seat, int]) -> Toy:
    for seat, number in answers:
        state.act(seat, SAY.of(number))
    return state


# -- asking --------------------------------------------------------------------------------------


def test_one_seat_is_asked_and_the_game_goes_on():
    state = toy()
    state.ask(SAYING, 1, about=4)
    begin(state)
    assert state.waiting() == (1,)
    assert state.turn() == 1
    assert state.question() is SAYING
    assert state.about() == 4
    assert state.options(1) == [0, 1, 2, 3]
    assert state.options(0) == state.candidates(0) == []
    say(state, (1, 0))
    assert (state.said, state.over, state.ply) == ([410, -1], True, 1)


def test_what_is_written_first_happens_first():
    state = toy()
    state.then(FORK)
    state.then(NOTE, about=9)
    begin(state)
    assert state.said == [-5]
    say(state, (0, 0))
    assert state.said == [-5, 0, -1, -6, -9]


def test_a_follow_up_comes_before_what_was_pending():
    state = toy()
    state.ask(SAYING, 0)
    state.ask(SAYING, 2)
    begin(state)
    say(state, (0, 2))
    assert (state.waiting(), state.question()) == ((1,), ECHO)
    say(state, (1, 1), (2, 0))
    assert state.said == [2, -1, 711, 20, -1]


def test_ask_again_asks_the_same_seat_once_more():
    state = toy()
    state.ask(SAYING, 0)
    begin(state)
    say(state, (0, 3), (0, 3), (0, 1))
    assert state.said == [3, 3, 1, -1]


def test_all_are_asked_at_once_and_run_comes_when_all_have_answered():
    state = toy()
    state.ask_all(SAYING, [0, 2])
    begin(state)
    assert state.waiting() == (0, 2)
    assert state.opened == 0
    say(state, (2, 1))
    assert (state.waiting(), state.said) == ((0,), [21])
    say(state, (0, 1))
    assert (state.said, state.over) == ([21, 1, -1], True)
    assert state.opened == -1


def test_of_sealed_answers_a_seat_counts_its_own_and_who_is_ready():
    state = toy()
    state.ask_all(SAYING, [0, 2])
    begin(state)
    say(state, (2, 3), (2, 3))
    assert [state.ply_for(seat) for seat in (0, 1, 2, None)] == [0, 0, 2, 0]
    say(state, (2, 0))
    assert [state.ply_for(seat) for seat in (0, 1, 2, None)] == [1, 1, 3, 1]
    say(state, (0, 0))
    assert [state.ply_for(seat) for seat in (0, 1, 2, None)] == [4] * 4


def test_a_dream_forgets_how_many_sealed_answers_others_have_given():
    state = toy()
    state.ask_all(SAYING, [0, 1, 2])
    begin(state)
    say(state, (0, 3), (1, 3), (2, 3), (2, 0))
    known = {seat: state.ply_for(seat) for seat in (0, 1, 2, None)}
    for seat, ply in {0: 2, 1: 2, 2: 2, None: 1}.items():
        dream = state.clone()
        dream.forget_answers(seat)
        assert (dream.ply, dream.ply_for(seat)) == (ply, known[seat])


def test_a_sealed_question_stays_sealed_through_a_follow_up():
    state = toy()
    state.ask(SAYING, 2)
    state.ask_all(SAYING, [0, 1])
    begin(state)
    assert state.opened == -1  # seat 2 is asked first
    say(state, (2, 0))
    assert state.opened == 1
    say(state, (0, 2), (1, 0))  # seat 0's two makes seat 1 echo before it answers itself
    assert state.waiting() == (1,)
    assert state.opened == 1
    say(state, (1, 0))
    assert state.opened == -1


def test_a_follow_up_of_a_sealed_answer_comes_before_the_other_answers():
    state = toy()
    state.ask_all(SAYING, [0, 1])
    begin(state)
    say(state, (0, 2))
    assert (state.waiting(), state.question()) == ((1,), ECHO)
    say(state, (1, 0))
    assert (state.waiting(), state.question()) == ((1,), SAYING)
    say(state, (1, 1))
    assert state.said == [2, 710, 11, -1]


def test_asking_nobody_lets_the_step_run():
    state = toy()
    state.ask_all(SAYING, [])
    assert begin(state).said == [-1]


def test_a_lone_option_is_taken_without_asking_and_takes_no_ply():
    state = toy()
    state.most = 0
    state.ask(ONLY, 1)
    begin(state)
    assert (state.said, state.ply, state.over) == ([10], 0, True)


def test_a_choice_is_asked_even_where_lone_options_are_taken():
    state = toy()
    state.most = 1
    state.ask(ONLY, 1)
    assert begin(state).waiting() == (1,)


def test_nothing_pending_is_our_mistake():
    state = toy()
    state.stack = []
    state.ask(SAYING, 0)
    begin(state)
    with pytest.raises(AssertionError, match="nothing is left to happen at ply 1"):
        say(state, (0, 0))


# -- refusing ------------------------------------------------------------------------------------


def closed(state: Toy, seat: Seat, action: Action) -> Refusal:
    """The refusal of an act that must change nothing."""
    before = state.freeze_all()
    with pytest.raises(IllegalActionError) as error:
        state.act(seat, action)
    assert state.freeze_all() == before
    assert error.value.refusal == state.refusal(seat, action)
    assert (error.value.seat, error.value.action) == (seat, action)
    return error.value.refusal


def test_a_clause_closes_an_option_and_shows_its_numbers():
    state = toy()
    state.most = 1
    state.ask(SAYING, 0)
    begin(state)
    assert state.options(0) == [0, 1]
    assert state.candidates(0) == [0, 1, 2, 3]
    assert closed(state, 0, SAY.of(3)) == Refusal("TOY-SAY-2", (3, 1))
    assert state.refusal(0, SAY.of(1)) is None


def test_FAR_ASK_1_only_those_who_are_asked_may_answer():
    state = toy()
    state.ask(SAYING, 1)
    begin(state)
    assert [closed(state, seat, SAY.of(0)).clause for seat in (0, 2, -1, 77)] == ["FAR-ASK-1"] * 4


def test_FAR_ASK_1_a_sealed_answer_is_given_once():
    state = toy()
    state.ask_all(SAYING, [0, 1])
    say(begin(state), (0, 0))
    assert closed(state, 0, SAY.of(0)).clause == "FAR-ASK-1"


def test_FAR_ASK_2_an_answer_is_one_of_those_offered():
    state = toy()
    state.ask(SAYING, 1)
    begin(state)
    assert [closed(state, 1, action).clause for action in (4, -1, 10**6)] == ["FAR-ASK-2"] * 3


def test_FAR_ASK_3_nothing_is_possible_once_over():
    state = begin(toy())
    assert closed(state, 0, 0).clause == "FAR-ASK-3"
    assert (state.waiting(), state.turn(), state.options(0), state.stack) == ((), -1, [], [])
    with pytest.raises(AssertionError, match="nothing is asked"):
        state.question()


def test_clauses_are_numbered_from_one_and_named_once():
    clauses = Clauses()
    assert [clauses.number("A-1"), clauses.number("B-2")] == [1, 2]
    assert clauses.ids == ["", "A-1", "B-2"]
    with pytest.raises(AssertionError, match="A-1 is named twice"):
        clauses.number("A-1")


def test_a_step_that_says_nothing_cannot_be_asked():
    with pytest.raises(AssertionError, match="Stop is asked but offers nothing"):
        STOP.candidates(toy(), 0)
    with pytest.raises(AssertionError, match="Stop takes no answer"):
        STOP.take(toy(), 0, 0)


# -- telling, revealing, chance ------------------------------------------------------------------


def test_events_carry_seat_numbers_eyes_and_ply():
    log: list[Event] = []
    state = toy(log=log)
    state.ask(SAYING, 1)
    say(begin(state), (1, 0))
    state.tell("end", -1)
    assert log == [Event("say", 1, (0,), (1,), 1), Event("end", -1, (), None, 1)]


def test_nobody_listens_and_nothing_is_kept():
    state = toy()
    state.tell("say", 0, 1, 2, 3, 4, 5)
    assert state.log is None


def test_reveal_raises_the_barrier_to_the_ply():
    state = toy()
    state.ask(SAYING, 1)
    say(begin(state), (1, 0))
    assert state.barrier == 0
    state.reveal()
    assert state.barrier == 1


def test_shuffle_keeps_the_cards_and_uses_its_own_stream():
    state = toy()
    cards, words = list(range(20)), state.words.copy()
    state.shuffle(cards, 1)
    assert sorted(cards) == list(range(20))
    assert cards != list(range(20))
    assert state.words[:4] == words[:4]
    assert state.words[4:] != words[4:]


def test_shuffle_is_fair_to_every_place():
    state = toy()
    counts = [[0] * 3 for _place in range(3)]
    for _deal in range(3000):
        cards = [0, 1, 2]
        state.shuffle(cards)
        for place, card in enumerate(cards):
            counts[place][card] += 1
    assert all(880 < count < 1120 for row in counts for count in row)


# -- copies --------------------------------------------------------------------------------------


def test_a_clone_leads_its_own_life_and_tells_nobody():
    log: list[Event] = []
    state = toy(log=log)
    state.ask_all(SAYING, [0, 1])
    begin(state)
    before = state.freeze_all()
    twin = state.clone()
    assert twin.freeze_all() == before
    say(twin, (1, 3), (1, 0))
    twin.below(6)
    assert (state.freeze_all(), log, twin.log) == (before, [], None)


def test_a_clone_has_the_same_future():
    state = toy()
    twin = state.clone()
    assert [state.below(100) for _ in range(9)] == [twin.below(100) for _ in range(9)]


def test_what_is_frozen_thaws():
    state = toy()
    state.ask_all(SAYING, [0, 1])
    say(begin(state), (0, 1))
    other = toy()
    other.thaw_all(state.freeze_all())
    assert other.freeze_all() == state.freeze_all()
    say(state, (1, 1))
    say(other, (1, 1))
    assert other.freeze_all() == state.freeze_all()
    assert other.over


def test_a_state_without_copies_says_so():
    for act in (State().clone, State().freeze, lambda: State().thaw(())):
        with pytest.raises(AssertionError, match="State has no"):
            act()


# -- experiments -----------------------------------------------------------------------------------


def test_a_barred_seat_does_without_in_copies_too_unless_nothing_else_is_open():
    state = toy()
    state.barred, state.closed = 1, frozenset([SAY.of(0), SAY.of(3)])
    state.ask(SAYING, 0)
    state.ask(SAYING, 1)
    begin(state)
    assert state.options(0) == [0, 1, 2, 3]
    say(state, (0, 0))
    for each in (state, state.clone()):
        assert each.options(1) == each.candidates(1) == [1, 2]
        assert each.refusal(1, SAY.of(0)) == Refusal("FAR-ASK-2")
    state.most = 0
    assert state.options(1) == [0]
    assert state.candidates(1) == [0, 1, 2]
