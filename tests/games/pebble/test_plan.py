"""Planning and the rounds."""

import pytest
from tests.games.pebble.river import given, names, play, why_not

from farside.core.state import Event, IllegalActionError
from farside.games.pebble.components import ROUNDS, SITES
from farside.games.pebble.game import GAME
from farside.games.pebble.sight import hand


def test_PEB_PLAN_1_all_plan_at_once_in_any_order():
    state = given("heron owl duck", "gull duck duck", "swan swan owl")
    assert state.waiting() == (0, 1, 2)
    state.act(2, GAME.actions.parse("plan:owl"))
    assert state.waiting() == (0, 1)
    with pytest.raises(IllegalActionError, match="FAR-ASK-1"):
        state.act(2, GAME.actions.parse("plan:swan"))


def test_PEB_PLAN_2_a_bird_must_be_in_the_hand():
    state = given("heron owl duck", "gull duck duck")
    assert names(state, 0) == ["plan:heron", "plan:duck", "plan:owl"]
    assert why_not(state, "plan:swan") == ("PEB-PLAN-2", (4,))


def test_PEB_PLAN_3_the_birds_are_turned_up_together_and_that_ends_taking_back():
    state = play(given("heron owl duck", "gull duck duck"), "plan:owl")
    assert (state.birds, state.barrier) == ([-1, -1], 0)
    play(state, "plan:gull")
    assert (state.birds, state.sealed, state.barrier) == ([5, 2], [-1, -1], 2)


def test_PEB_PLAN_3_only_the_planner_reads_which_bird():
    log: list[Event] = []
    play(given("heron owl duck", "gull duck duck", log=log), "plan:owl")
    assert GAME.voice("en", (), 0).line(log[-1]) == "You put an owl face down."
    assert GAME.voice("en", (), 1).line(log[-1]) == "Orange puts a bird face down."
    assert GAME.voice("en").line(log[-1]) == "Orange puts a bird face down."


def test_PEB_PLAN_4_a_bird_brings_its_pebbles():
    state = play(given("owl duck heron", "swan duck duck"), "plan:owl", "plan:swan")
    assert state.pebbles == [7, 4]


def test_PEB_PLAN_5_the_lowest_rank_goes_first():
    state = play(given("owl owl owl", "heron duck duck"), "plan:owl", "plan:heron")
    assert state.waiting() == (1,)
    play(state, "pass")
    assert state.waiting() == (0,)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_PEB_PLAN_5_among_equals_clockwise_from_the_first_player(first: int):
    state = play(given("duck owl owl", "duck heron heron", "duck swan swan", first=first), *["plan:duck"] * 3)
    turns = []
    for _turn in range(3):
        turns.append(state.turn())
        play(state, "pass")
    assert turns == [first, (first + 1) % 3, (first + 2) % 3]


def test_PEB_ROUND_1_five_rounds_with_two_players_three_with_more():
    assert ROUNDS[2:] == (5, 3, 3)
    state = play(given("duck owl owl", "heron heron heron"), "plan:duck", "plan:heron", "pass")
    assert state.round == 1
    play(state, "pass")
    assert (state.round, state.waiting()) == (2, (0, 1))


def test_PEB_ROUND_2_birds_leave_and_a_new_one_is_drawn():
    state = play(given("duck owl owl", "heron heron heron"), "plan:duck", "plan:heron", "pass", "pass")
    assert state.flown == [0, 1, 0, 1, 0, 0]
    assert state.birds == [-1, -1]
    assert [len(hand(state, seat)) for seat in (0, 1)] == [3, 3]
    assert state.barrier == state.ply


def test_PEB_ROUND_3_the_first_player_moves_on():
    state = play(given("duck owl owl", "heron heron heron", first=1), "plan:duck", "plan:heron", "pass", "pass")
    assert state.first == 0


def test_PEB_ROUND_4_a_free_site_is_under_water_each_round():
    floods = set()
    for seed in range(60):
        state = GAME.start(seats=2, seed=seed, river="flood")
        assert state.owner[state.flooded] == -1
        floods.add(SITES[state.flooded])
    assert floods == set(SITES)
    assert GAME.start(seats=2, seed=1).flooded == -1
