"""A turn: the obligatory move, one action, one card, one resource."""

import pytest
from tests.games.antarctica.table import args, asked, given, holds, names, play, queue, why_not

from farside.games.antarctica.components import ZONES


def test_ANT_TURN_1_first_the_move_then_at_most_one_action():
    state = given(queues={"se": "A"}, buildings={"e": "camp rc_coastal"})
    assert {name.split(":")[0] for name in names(state)} == {"sail", "give"}
    play(state, "sail:e")
    assert {"recruit", "research:coastal", "end"} <= set(names(state))
    play(state, "recruit")
    assert why_not(state, "research:coastal") == "ANT-ACT-1"
    assert why_not(state, "recruit") == "ANT-ACT-1"


def test_ANT_TURN_2_ANT_R_5_a_card_is_played_after_the_ship_has_arrived():
    state = given(queues={"se": "A"}, hands={"A": "plus_two place_scientist"}, buildings={"e": "camp"})
    assert not args(state, "play")
    play(state, "sail:e")
    assert args(state, "play") == ["place_scientist", "plus_two"], "before the action"
    play(state, "recruit")
    assert args(state, "play") == ["place_scientist", "plus_two"], "or after it"
    play(state, "play:plus_two")
    assert why_not(state, "play:place_scientist") == "ANT-TURN-2"


def test_ANT_TURN_3_one_resource_a_turn_also_before_the_move():
    state = given(queues={"se": "A", "w": "A"})
    play(state, "give:cube")
    assert state.given_cubes == [1, 0]
    assert why_not(state, "give:cube") == why_not(state, "give:ship") == why_not(state, "scrap:w:1") == "ANT-TURN-3"
    play(state, "sail:e")
    assert asked(state) != "A menu", "nothing is left to choose"
    state = given(queues={"se": "A", "w": "A"})
    play(state, "sail:e", "give:ship")
    assert state.given_ships == [1, 0]


def test_ANT_TURN_4_ANT_R_7_no_card_and_no_discard_interrupts_an_action_or_an_icon():
    state = play(given_builder(), "sail:e", "build:basic")
    assert asked(state) == "A track"
    assert {name.split(":")[0] for name in names(state)} == {"advance"}
    play(state, "advance:marine")
    assert asked(state) == "A lift"
    assert {name.split(":")[0] for name in names(state)} == {"lift", "stay"}


def given_builder():
    """A can build a crane at e and stands before the marine track's first icon."""
    return given(
        queues={"se": "A", "w": "AB"},
        hands={"A": "plus_two"},
        buildings={"w": "turbine"},
        tops={"basic": "B01"},
        cubes={"marine": {"A": 2}},
    )


def test_ANT_TURN_5_ANT_R_32_the_target_zone_stays_even_if_the_ship_leaves_it():
    state = given(queues={"se": "A", "w": "A"}, buildings={"e": "camp"}, scientists={"e": "A"})
    play(state, "sail:e", "scrap:e:1")
    assert ZONES[state.target] == "e"
    play(state, "recruit")
    assert state.staff[0] == 2 + 1 + 1


def test_ANT_TURN_5_the_target_zone_stays_when_an_icon_moves_the_ship_on():
    state = given(
        queues={"se": "A", "w": "AB"},
        buildings={"w": "turbine", "e": "camp"},
        hands={"A": "fast_research"},
        cubes={"marine": {"A": 2}},
        scientists={"e": "A"},
        used="marine:6",
    )
    play(state, "sail:e", "play:fast_research", "advance:marine", "lift:e:1", "drop:w", "stay")
    assert queue(state, "w") == "ABA"
    play(state, "recruit")
    assert state.staff[0] == 3, "only the scientist at e counts"


def test_ANT_TURN_6_an_icebreaker_turn_is_a_full_turn():
    state = given(queues={"se": "AB", "w": "A"}, icebreakers={"se": "B"}, buildings={"e": "camp", "w": "camp"})
    play(state, "give:cube", "sail:e", "recruit", "icebreaker:go")
    assert asked(state) == "B destination"
    play(state, "give:cube", "sail:w", "recruit")
    assert state.given_cubes == [1, 1]
    assert state.staff == [2 + 1 + 1, 2 + 1 + 1]


def test_ANT_TURN_6_the_same_player_may_give_up_a_resource_in_each_turn():
    state = given(queues={"se": "AA", "w": "B"}, icebreakers={"se": "A"})
    play(state, "give:cube", "sail:e", "icebreaker:go", "give:cube")
    assert state.given_cubes == [2, 0]


def test_ANT_MOVE_1_the_ship_must_leave_for_another_open_zone():
    state = given(4, queues={"se": "A"})
    assert why_not(state, "sail:se") == "ANT-MOVE-1"
    assert args(state, "sail") == [zone for zone in ZONES if zone != "se"], "distance does not matter"


def test_ANT_MOVE_2_it_takes_the_first_free_place_at_the_end_of_the_queue():
    state = play(given(queues={"se": "A", "e": "B"}), "sail:e")
    assert queue(state, "e") == "BA"
    state = play(given(queues={"se": "A", "w": "B"}), "sail:e")
    assert queue(state, "e") == "A"


def test_ANT_MOVE_3_a_zone_with_three_ships_is_full():
    state = given(queues={"se": "A", "e": "ABB"})
    assert why_not(state, "sail:e") == "ANT-MOVE-3"
    assert "e" not in args(state, "sail")


@pytest.mark.parametrize(
    ("seats", "queues"),
    [
        (2, {"se": "AAA", "e": "BBB", "ne": "AAA", "nw": "BBB"}),
        (3, {"se": "AAA", "e": "BBB", "ne": "CCC", "n": "AAB", "nw": "BCC"}),
        (4, {"se": "AAA", "e": "ABB", "ne": "BBC", "n": "CCC", "nw": "DDD", "w": "D"}),
    ],
)
def test_ANT_MOVE_3_there_is_always_a_legal_zone(seats, queues):
    assert len(args(given(seats, queues=queues, ships=dict.fromkeys("ABCD"[:seats], 0)), "sail")) >= 2


def test_ANT_MOVE_4_ships_of_one_colour_may_wait_together():
    assert queue(play(given(queues={"se": "A", "e": "AA"}), "sail:e"), "e") == "AAA"


def test_ANT_ACT_1_one_action_and_only_in_the_target_zone():
    state = given(
        queues={"se": "A", "w": "A"}, buildings={"w": "camp shipyard rc_land", "e": "turbine"}, tops={"basic": "B09"}
    )
    play(state, "sail:e")
    assert why_not(state, "recruit") == "ANT-REC-1"
    assert why_not(state, "ship") == "ANT-SHIP-1"
    assert why_not(state, "research:land") == "ANT-RES-1"
    play(state, "build:basic", "advance:land")
    assert holds(state, "e") == {"turbine", "camp"}
    for name in ("recruit", "ship", "research:land", "build:basic"):
        assert why_not(state, name) == "ANT-ACT-1"


def test_ANT_ACT_2_buildings_belong_to_nobody():
    """B builds a camp, A recruits there."""
    state = given(queues={"se": "B", "e": "A", "w": "B"}, buildings={"w": "turbine"}, tops={"basic": "B09"})
    play(state, "sail:ne", "build:basic", "advance:land", "end", "sail:ne", "recruit")
    assert state.staff[0] == 3


def test_ANT_ACT_3_doing_nothing_is_allowed_but_the_move_is_not_optional():
    state = given(queues={"se": "A", "w": "B"}, buildings={"sw": "camp"})
    assert "end" not in names(state)
    play(state, "sail:sw", "end")
    assert state.staff == [2, 2]
    assert asked(state) == "B destination"


def test_ANT_ACT_4_strength_is_own_ships_and_own_scientists():
    state = given(queues={"se": "A", "e": "AB"}, buildings={"e": "camp"}, scientists={"e": "ABB"})
    play(state, "sail:e", "recruit")
    assert state.staff[0] == 2 + 3


def test_ANT_ACT_4_a_scientist_placed_by_a_card_counts():
    state = given(queues={"se": "A", "w": "B"}, buildings={"e": "camp"}, hands={"A": "place_scientist"})
    play(state, "sail:e", "play:place_scientist", "recruit")
    assert state.staff[0] == 2 - 1 + 2


def test_ANT_ACT_4_without_strength_neither_recruiting_nor_research():
    state = given(queues={"se": "A", "w": "A"}, buildings={"e": "camp rc_land"}, hands={"A": "plus_two"})
    play(state, "sail:e", "scrap:e:1")
    assert why_not(state, "recruit") == "ANT-ACT-4"
    assert why_not(state, "research:land") == "ANT-ACT-4"


def test_a_turn_with_nothing_left_to_choose_ends_by_itself():
    state = given(queues={"se": "A", "w": "B"}, spare={"A": 0}, ships={"A": 0})
    play(state, "sail:e")
    assert asked(state) == "A menu", "the ship itself may still be given up"
    play(state, "scrap:e:1")
    assert asked(state) == "B destination"
