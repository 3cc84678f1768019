"""Giving up a resource."""

import pytest
from tests.games.antarctica.table import args, asked, given, names, play, queue, why_not

from farside.games.antarctica.components import ZONES


def test_ANT_DISC_1_a_cube_a_ship_or_any_own_ship_in_a_zone():
    state = given(queues={"se": "AB", "w": "BAA", "e": "B"})
    play(state, "sail:e")
    assert args(state, "give") == ["cube", "ship"]
    assert args(state, "scrap") == ["e:2", "w:2", "w:3"]


def test_ANT_DISC_1_ANT_R_36_also_a_ship_that_waits_for_its_icebreaker_turn_or_was_built_in_this_turn():
    state = given(queues={"se": "AA", "w": "B"}, icebreakers={"se": "A"})
    assert "scrap:se:2" in names(state)
    state = given(queues={"se": "A", "w": "B"}, buildings={"e": "rc_marine"}, cubes={"marine": {"A": 8}})
    play(state, "sail:e", "research:marine", "take:icebreaker")
    assert "scrap:se:1" in names(state)


@pytest.mark.parametrize("name", ["give:cube", "give:ship", "scrap:w:1"])
def test_ANT_DISC_2_a_scientist_comes_from_reserve_to_staff(name):
    state = play(given(queues={"se": "A", "w": "AB"}), name)
    assert (state.staff[0], state.reserve[0]) == (3, 13)


def test_ANT_DISC_2_also_with_an_empty_reserve():
    state = play(given(queues={"se": "A", "w": "AB"}, reserve={"A": 0}), "give:cube")
    assert (state.staff[0], state.given_cubes[0]) == (2, 1)


def test_ANT_DISC_3_cubes_on_tracks_cannot_be_given_up():
    state = given(queues={"se": "A", "w": "AB"}, spare={"A": 0}, cubes={"land": {"A": 3}})
    assert args(state, "give") == ["ship"]


def test_ANT_DISC_4_ANT_R_15_the_active_ship_only_after_it_has_moved():
    state = given(queues={"se": "AB", "w": "A"})
    assert why_not(state, "scrap:se:1") == "ANT-DISC-4"
    play(state, "sail:e")
    assert "scrap:e:1" in names(state)


def test_ANT_DISC_4_the_same_in_an_icebreaker_turn():
    state = given(queues={"se": "ABB", "w": "A"}, icebreakers={"se": "B"})
    play(state, "sail:e", "end", "icebreaker:go")
    assert why_not(state, "scrap:se:1") == "ANT-DISC-4"
    assert "scrap:se:2" in names(state)


def test_ANT_DISC_5_a_gap_closes_at_once():
    state = play(given(queues={"se": "A", "w": "BAB"}), "scrap:w:2")
    assert queue(state, "w") == "BB"


def test_ANT_DISC_6_discarded_pieces_never_come_back():
    state = play(given(queues={"se": "A", "w": "AB"}), "give:ship", "sail:e")
    assert state.given_ships == [1, 0]
    assert state.spare_ships == [2, 3]


def test_ANT_DISC_7_giving_up_the_last_ship_leaves_no_turns():
    state = given(queues={"se": "A", "w": "B", "ne": "B"})
    play(state, "sail:e", "scrap:e:1")
    assert asked(state) == "B destination"
    play(state, "sail:sw", "end")
    assert asked(state) == "B destination"


def test_ANT_DISC_8_the_turn_goes_on_after_the_moved_ship_is_given_up():
    state = given(
        queues={"se": "A", "w": "B", "sw": "A"},
        buildings={"e": "camp turbine"},
        scientists={"e": "A"},
        tops={"basic": "B01"},
    )
    play(state, "sail:e")
    assert args(state, "build") == ["basic"]
    play(state, "scrap:e:1")
    assert why_not(state, "build:basic") == "ANT-BLD-2", "it counts no more for access"
    play(state, "recruit")
    assert state.staff[0] == 2 + 1 + 1, "nor for strength"


def test_ANT_DISC_9_giving_up_a_ship_before_the_move_makes_room():
    state = given(queues={"se": "A", "e": "BAB"})
    assert why_not(state, "sail:e") == "ANT-MOVE-3"
    play(state, "scrap:e:2", "sail:e")
    assert queue(state, "e") == "BBA"


def test_ANT_DISC_10_giving_up_the_second_ship_forfeits_its_icebreaker_turn():
    state = given(queues={"se": "AAA", "w": "B"}, icebreakers={"se": "A"})
    play(state, "scrap:se:2", "sail:sw")
    assert asked(state) == "B destination", "the third ship does not take its place"
    assert ZONES[state.sun] == "w"
    assert queue(state, "se") == "A"
