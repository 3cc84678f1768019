"""The sun and the order of turns."""

from tests.games.antarctica.table import args, asked, given, play, queue, why_not

from farside.games.antarctica.components import NEXT_ZONE, OPEN_ZONES, ZONES
from farside.games.antarctica.game import GAME


def test_ANT_SUN_1_the_sun_moves_before_every_step_and_before_the_first_turn():
    state = GAME.start(seats=4, seed=1)
    assert ZONES[state.sun] == "s", "it started at the bottom left"
    state = given(queues={"se": "A", "e": "B", "ne": "A"})
    play(state, "sail:w", "end")
    assert ZONES[state.sun] == "e"
    assert asked(state) == "B destination"


def test_ANT_SUN_2_the_sun_goes_counterclockwise():
    way = [0]
    while len(way) < 9:
        way.append(NEXT_ZONE[4][way[-1]])
    assert [ZONES[zone] for zone in way] == ["sw", "s", "se", "e", "ne", "n", "nw", "w", "sw"]
    assert [ZONES[NEXT_ZONE[2][zone]] for zone in OPEN_ZONES[2]] == ["se", "e", "ne", "nw", "w", "sw"]


def test_ANT_SUN_3_zones_without_ships_are_passed_over():
    state = given(4, queues={"se": "A", "nw": "B"}, icebreakers={"e": "A"})
    play(state, "sail:nw", "end")
    assert ZONES[state.sun] == "nw"
    assert state.stride == 4
    assert state.icebreakers[ZONES.index("e")] == 1, "a zone passed over has no sun step"


def test_ANT_SUN_3_the_sun_goes_all_the_way_round_to_the_only_zone_with_ships():
    state = given(4, queues={"se": "AB"}, tops={"basic": "B03"})
    play(state, "sail:e", "end")
    assert ZONES[state.sun] == "e"
    play(state, "sail:se", "end")
    assert ZONES[state.sun] == "se"
    state = given(4, queues={"se": "AB"})
    play(state, "sail:e", "scrap:e:1")
    assert ZONES[state.sun] == "se"
    assert state.stride == 8
    assert asked(state) == "B destination"


def test_ANT_SUN_4_the_owner_of_the_first_ship_has_the_turn():
    assert asked(given(queues={"se": "BA"})) == "B destination"


def test_ANT_SUN_5_the_second_ship_acts_only_with_an_icebreaker():
    state = play(given(queues={"se": "AB", "e": "A"}), "sail:w", "end")
    assert ZONES[state.sun] == "e"
    state = play(given(queues={"se": "AB", "e": "A"}, icebreakers={"se": "B"}), "sail:w", "end")
    assert asked(state) == "B icebreaker"


def test_ANT_SUN_6_the_third_ship_never_acts_in_this_step():
    state = given(queues={"se": "ABB", "e": "A"}, icebreakers={"se": "B"})
    play(state, "sail:w", "end", "icebreaker:go", "sail:w", "end")
    assert queue(state, "se") == "B"
    assert asked(state) == "A destination"
    assert ZONES[state.sun] == "e"


def test_ANT_SUN_7_ships_close_up_only_after_the_turns_of_the_step():
    """While the step lasts the ship behind is still the second; in the next step of the zone it is the first."""
    state = given(queues={"se": "ABA", "e": "B"}, hands={"A": "icebreaker", "B": "icebreaker"})
    play(state, "sail:w")
    assert why_not(state, "lay:se") == "ANT-ICE-1", "A's ship was third when the sun arrived, and still is"
    play(state, "end", "sail:nw", "end", "sail:sw", "end", "sail:ne", "end", "sail:ne", "end")
    assert ZONES[state.sun] == "se"
    assert asked(state) == "B destination"


def test_ANT_SUN_8_several_turns_in_a_row_and_a_ship_placed_where_the_sun_comes_next():
    state = given(queues={"se": "A", "w": "B"})
    play(state, "sail:e", "end")
    assert asked(state) == "A destination"
    assert ZONES[state.sun] == "e"


def test_ANT_SUN_9_a_player_without_ships_has_no_turns_but_takes_part():
    queues = {"se": "A", "e": "A"}
    state = given(3, queues=queues, buildings={"w": "rc_marine"}, scientists={"w": "AAA"}, cubes={"marine": {"A": 2}})
    play(state, "sail:w", "research:marine")
    assert asked(state) == "A lift", "B and C have no ship to move and are not asked"
    play(state, "stay")
    assert asked(state) == "A race"
    play(state, "pass", "race:land", "pass", "end")
    assert state.cubes[1] == 3, "B advances without a ship"
    assert asked(state) == "A destination"


def test_ANT_SUN_9_a_player_without_ships_still_picks_cards():
    state = given(3, queues={"se": "A", "e": "A"}, buildings={"w": "shipyard"})
    play(state, "sail:w", "ship")
    assert asked(state) == "B pick"


def test_ANT_SUN_10_a_ship_that_enters_the_sun_zone_does_not_act_in_this_step():
    state = given(queues={"se": "A", "e": "B"}, buildings={"w": "shipyard"}, icebreakers={"se": "A"})
    play(state, "sail:w", "ship", "take:plus_two")
    assert queue(state, "se") == "A"
    assert ZONES[state.sun] == "e", "the new ship stands in the sun zone and waits"


def test_ANT_SUN_11_the_place_left_by_a_ship_is_room_at_once():
    state = given(queues={"se": "ABB", "e": "A"}, buildings={"w": "shipyard"})
    assert "se" not in args(state, "sail")
    play(state, "sail:w", "ship", "take:icebreaker")
    assert queue(state, "se") == "BBA"


def test_ANT_SUN_12_ANT_R_31_a_queue_elsewhere_closes_up_at_once():
    state = given(queues={"se": "A", "e": "BAB"})
    play(state, "scrap:e:2")
    assert queue(state, "e") == "BB"
    play(state, "sail:e")
    assert queue(state, "e") == "BBA"
