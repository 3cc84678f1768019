"""Rounds: options are played on to the end of the round in the same dreams, and the best is found within the budget."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.skymines.table import given

import farside
from farside.bots.abilities import end_value, rounds_of
from farside.bots.advice import MOST, hints
from farside.bots.judge import Judge
from farside.bots.mcts import HASTY, Mcts
from farside.bots.mind import taste_for
from farside.bots.rounds import BY_TASTE, FAR, GUESSED, NEXT, PLAYED, WIDE, Rounds, Trial, think
from farside.bots.search import Search
from farside.bots.thought import Effort
from farside.bots.turns import Reflex
from farside.core.game import Value
from farside.games.skymines.state import SkyminesState

SKYMINES, MARS = farside.game("skymines"), farside.game("mars")
TASTE = taste_for(SKYMINES)
ROUNDS = rounds_of(TASTE)


def effort_for(options: int) -> Effort:
    """So many options are played on, with little thought."""
    effort = Effort(PLAYED * options)
    effort.first, effort.onward = 60, 10
    return effort


def first_turn(seats: int = 2, number: int = 1, **variants: Value) -> SkyminesState:
    """The first turn of a round, after some by lot."""
    state: SkyminesState = SKYMINES.start(seats=seats, seed=5, log=None, **variants)
    dice = Random(1)
    while state.round < number or state.opened >= 0:
        state.act(state.turn(), dice.choice(state.options(state.turn())))
    return state


def thought(state: SkyminesState, effort: Effort, seed: int = 1) -> Rounds:
    found = think(SKYMINES.sight(state, state.turn(), Random(seed)), TASTE, effort)
    assert isinstance(found, Rounds)
    found.run()
    return found


def test_a_game_of_rounds_is_thought_about_in_rounds_and_others_by_a_tree():
    state = MARS.start(seats=2, seed=1)
    assert isinstance(think(MARS.sight(state, state.turn(), Random(1)), taste_for(MARS), Effort(1)), Search)
    assert isinstance(thought(first_turn(), effort_for(1)), Rounds)


def test_the_best_options_are_played_on_in_the_same_dreams():
    found = thought(first_turn(), effort_for(2 * WIDE))
    tried = [len(trial.values) for trial in found.trials]
    assert max(tried) >= 2
    assert sum(tried) == found.done <= 2 * WIDE
    assert sum(1 for count in tried if count > 0) == min(WIDE, len(found.options))
    assert len(found.best_answer().rest) == 0
    assert found.best_answer().count == max(tried)


def test_thinking_can_be_repeated():
    effort = effort_for(10)
    one, other = thought(first_turn(), effort), thought(first_turn(), effort)
    assert [trial.values for trial in one.trials] == [trial.values for trial in other.trials]
    assert [edge.chance() for edge in one.answers()] == [edge.chance() for edge in other.answers()]


def test_a_round_is_played_on_to_its_end_and_no_further():
    found = thought(first_turn(number=2), effort_for(1))
    end = found.end_of_round(found.dreams[0], 7, Trial([found.options[0]], 0.0))
    assert (end.round if isinstance(end, SkyminesState) else 0) == 3
    assert found.dreams[0].opened < 0, "the dream is not touched"


def test_the_last_round_is_played_on_to_the_end_of_the_game():
    found = thought(first_turn(number=7), effort_for(1))
    end = found.end_of_round(found.dreams[0], 7, Trial([found.options[0]], 0.0))
    assert end.over
    assert found.judge.hope(end, found.seat) in (0.0, 0.5, 1.0)


def test_without_any_time_the_taste_decides():
    state = first_turn()
    effort = Effort(seconds=0.000001)
    found = thought(state, effort)
    assert not any(trial.values for trial in found.trials)
    assert found.best_answer().action == max(found.trials, key=lambda trial: trial.worth).answers[0]
    patient = thought(state, effort_for(1))
    assert found.trials[0].worth == pytest.approx(patient.trials[0].worth, abs=10.0), "one dream says what three say"


def test_what_is_clearly_behind_or_hardly_better_is_dropped():
    best, near, far = Trial([1], 0.0), Trial([2], 0.0), Trial([3], 0.0)
    best.values = [10.0, 20.0, 12.0, 18.0]
    near.values = [12.0, 15.0, 13.0, 17.0]
    far.values = [0.0, 11.0, 1.0, 9.0]
    assert not near.is_no_better(best)
    assert far.is_no_better(best)
    assert not far.is_no_better(best, doubt=9.0), "a second round may make some points good"
    even = Trial([4], 0.0)
    even.values = list(best.values)
    assert not even.is_no_better(best), "four dreams do not say yet that it is the same"
    best.values, even.values = [10.0] * 30, [10.1] * 30
    assert even.is_no_better(best), "a tenth of a point is not worth more time"


def test_the_taste_s_word_counts_for_a_few_dreams():
    trial = Trial([1], 10.0)
    assert trial.mean() == 10.0
    trial.values = [16.0] * GUESSED
    assert trial.mean() == 13.0


def test_beginners_misjudge_options():
    effort = effort_for(4)
    sober = thought(first_turn(), effort)
    effort.noise = 1.0
    found = thought(first_turn(), effort)
    assert all(trial.misjudged == 0.0 for trial in sober.trials)
    assert all(trial.misjudged != 0.0 for trial in found.trials)
    assert found.done == sober.done == 4, "few options are played on where there is little time"
    assert [trial.answers for trial in found.trials] != [trial.answers for trial in sober.trials]


def after(*words: str) -> SkyminesState:
    """A turn with titanium, and the answers to it."""
    state = given(1, luna=0, number=3, slots={"A": "p1-t2"})
    for word in words:
        state.play(word)
    assert len(state.options(0)) > 1
    return state


def test_with_time_each_option_is_played_on_with_what_might_come_next():
    state = first_turn(number=2)
    effort = effort_for(FAR // PLAYED)
    found = thought(state, effort)
    assert found.looks_further()
    ways = [trial for trial in found.trials if trial.then != BY_TASTE]
    assert ways, "the round goes on"
    for trial in ways:
        alike = [way.then for way in ways if way.answers == trial.answers]
        assert len(set(alike)) == len(alike) <= NEXT
    assert found.best_answer().action in found.options
    effort.patient = True
    assert not thought(state, effort).looks_further(), "advice tells of many options"
    assert not thought(state, effort_for(4)).looks_further(), "there is no time"


def test_what_comes_next_is_done_if_it_may_be():
    found = thought(first_turn(number=2), effort_for(1))
    trial = Trial([found.options[0]], 0.0)
    by_taste = found.end_of_round(found.dreams[0], 7, trial)
    trial.then = SKYMINES.actions.parse("ready")
    never = found.end_of_round(found.dreams[0], 7, trial)
    assert SKYMINES.scores(never) == SKYMINES.scores(by_taste), "nobody plans in the middle of a round"


def putting_a_plan() -> SkyminesState:
    """A question of how an action is carried out, found by lot."""
    state = first_turn(1, luna=0)
    dice = Random(3)
    while not (ROUNDS.goes_without_saying(state) and len(state.options(0)) > 1):
        state.act(0, dice.choice(state.options(0)))
    return state


def test_what_is_bought_and_where_units_go_is_thought_about_and_other_things_go_without_saying():
    assert not ROUNDS.goes_without_saying(after("use:titanium"))
    state = after("use:titanium", "skip")
    assert not ROUNDS.goes_without_saying(state)
    assert rounds_of(TASTE.for_decision(state)).choices(state, 0) == state.options(0), "with all its answers"
    state = putting_a_plan()
    seat = state.turn()
    bot = Mcts("thinker", Effort(seconds=3600.0))
    assert bot.choose(SKYMINES.sight(state, seat, Random(1))) == HASTY.choose(SKYMINES.sight(state, seat, Random(1)))


def test_the_cards_of_a_round_are_planned_together():
    state: SkyminesState = SKYMINES.start(seats=1, seed=5, log=None, luna=5)
    found = thought(state, effort_for(2))
    names = [[SKYMINES.actions.name(action) for action in trial.answers] for trial in found.trials]
    assert all(answers[-1] == "ready" for answers in names)
    assert {len(answers) for answers in names} == {2, 3, 4}
    assert len({tuple(answers) for answers in names}) == len(names) == 7 + 21 + 35
    best = found.best_answer()
    assert best.action in state.options(0)
    edges = found.answers()
    assert len({edge.action for edge in edges}) == len(edges) < len(names)
    end = found.end_of_round(found.dreams[0], 7, Trial(found.trials[0].answers, 0.0))
    assert (end.round if isinstance(end, SkyminesState) else 0) == 2


def test_where_slots_are_constrained_cards_are_planned_one_by_one():
    state: SkyminesState = SKYMINES.start(seats=1, seed=5, log=None, luna=5, constrained=True)
    assert all(len(trial.answers) == 1 for trial in thought(state, effort_for(2)).trials)


def test_two_rounds_can_be_played_on():
    effort = effort_for(2)
    effort.rounds = 2
    found = thought(first_turn(seats=1, luna=5), effort)
    end = found.end_of_round(found.dreams[0], 7, Trial([found.options[0]], 0.0))
    assert (end.round if isinstance(end, SkyminesState) else 0) == 3


def test_alone_with_time_the_best_options_are_played_on_for_another_round():
    effort = effort_for(FAR // PLAYED)
    found = thought(first_turn(seats=1, number=5, luna=5), effort)
    assert len(found.tastes) == 2
    assert found.done <= FAR // PLAYED
    end = found.end_of_round(found.dreams[0], 7, Trial([found.options[0]], 0.0))
    assert (end.round if isinstance(end, SkyminesState) else 0) == 7
    near = found.near
    found.tastes.pop()
    once = found.end_of_round(found.dreams[0], 7, Trial([found.options[0]], 0.0))
    assert near == end_value(found.tastes[0], once, 0), "what the first of the two came to"
    assert not thought(first_turn(seats=1, number=7, luna=5), effort_for(4)).looks_deeper(), "it is the last one"
    assert not thought(first_turn(seats=1, number=5, luna=5), effort_for(4)).looks_deeper(), "there is no time"
    assert not thought(first_turn(seats=2, number=5), effort_for(4)).looks_deeper(), "what others do is a guess"


@pytest.mark.parametrize("luna", [None, 5])
def test_advice_compares_a_few_options(luna: int | None):
    state = first_turn() if luna is None else first_turn(seats=1, luna=luna)
    found = hints(SKYMINES.sight(state, state.turn(), Random(1)), iterations=PLAYED * 64)
    assert 1 < len(found) <= MOST
    assert all(hint.chance is None or 0.0 <= hint.chance <= 1.0 for hint in found)


def test_options_that_were_only_weighed_are_told_as_a_whole_look_would_see_them():
    found = thought(first_turn(), effort_for(1))
    dream, seat = found.dreams[0], found.seat
    assert found.unseen > 10.0
    for edge in found.answers():
        assert edge.count == 0
        assert edge.chance() == pytest.approx(found.weigh(dream, seat, edge.action), abs=0.3)


def test_a_reflex_does_what_tastes_best():
    state = first_turn()
    seat = state.turn()
    reflex = Reflex(Judge(SKYMINES, TASTE, state, 1))
    options = state.options(seat)
    worths = reflex.weigh(state, seat, options, 60)
    assert worths != reflex.weigh(state, seat, options, 0), "turns are thought through, or not"
    expected = state.clone()
    expected.push(seat, options[worths.index(max(worths))])
    reflex.answer(state, 60)
    assert SKYMINES.view(state, seat) == SKYMINES.view(expected, seat)


def test_in_a_hurry_only_ones_own_cards_are_looked_at():
    state = first_turn()
    seat = state.turn()
    taste = TASTE.for_decision(state)
    worth, quick = taste.value(state, seat), taste.glance(state, seat)
    assert quick > worth + 10, "what the other's cards may bring is left out"
    ended = first_turn(number=7)
    ended.over = True
    assert taste.glance(ended, seat) == taste.value(ended, seat)
