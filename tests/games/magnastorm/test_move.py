"""Action A: the scout, labs and stations."""

import pytest
from tests.games.magnastorm import table
from tests.games.magnastorm.table import asks, cubes, given, hand, labs, names, play, scout, station, where, why_not

from farside.core.actions import NOBODY
from farside.games.magnastorm.components import PLANETS, SPACES, SPOTS
from farside.games.magnastorm.game import GAME
from farside.games.magnastorm.planet import Planet


def moving(state, to="FP:1"):
    """The first seat places a crew member and chooses action A."""
    return play(state, "crew:FP:neutral", f"space:{to}", "move")


def drives(state):
    return [name.split(":")[1] for name in names(state, "drive")]


# -- driving ---------------------------------------------------------------------------------------


def test_MAG_MOVE_1_the_row_is_paid_first():
    state = moving(hand(given(2), 0, orange=2), "FP:4")
    assert cubes(state, 0) == {}
    assert asks(state) == "drive"


def test_MAG_MOVE_2_one_step_to_another_space_of_the_area_or_a_neighbouring_one():
    """MAG-RUL-28"""
    state = moving(scout(given(4), 0, "LL-c1"))
    areas = {name[:4] for name in drives(state)}
    assert areas == {"LL-a", "LL-b", "LL-c", "LL-d", "LL-e"}
    assert "LL-c1" not in drives(state)
    assert "LL-c2" in drives(state)


def test_MAG_MOVE_3_staying_is_a_way_to_move():
    state = moving(scout(given(2), 0, "LL-a1"))
    play(state, "stay", "install:slot")
    assert table.lab_count(state, "LL-a1") == (0, 1)


def test_MAG_MOVE_3_not_in_the_storm():
    state = moving(scout(given(2), 0, "R-a1"))
    assert why_not(state, "stay") == ("MAG-MOVE-3", ())


def test_MAG_MOVE_4_extra_steps_from_a_range_bonus_and_card_02_add_up():
    """MAG-BON-5"""
    state = table.holds(hand(scout(given(2), 0, "LL-d1"), 0, orange=5, yellow=1), 0, "02")
    moving(state, "C2:3")
    play(state, "drive:L-a1", "skip")
    assert asks(state) == "go-on"
    play(state, "drive:L-b1")
    assert asks(state) == "extra-step"
    play(state, "drive:L-d1")
    assert where(state) == "L-d1"
    assert cubes(state, 0) == {"orange": 4}
    assert asks(state) == "lab"


def test_MAG_MOVE_4_fewer_steps_may_be_used():
    state = moving(scout(given(2), 0, "LL-a1"), "C2:3")
    play(state, "drive:LL-b1", "stop")
    assert where(state) == "LL-b1"


def test_MAG_MOVE_5_no_step_enters_the_storm():
    """MAG-MOVE-15"""
    state = moving(scout(given(2), 0, "LL-a1"))
    assert why_not(state, "drive:LR-d1") == ("MAG-MOVE-5", (5,))
    assert (
        GAME.voice("en").reason("MAG-MOVE-5", (5,)) == "The lower right sector is in the storm: no step may enter it."
    )


def test_MAG_MOVE_6_a_line_out_of_the_storm_must_be_used():
    """MAG-RUL-37, MAG-RUL-39"""
    state = moving(scout(given(4, round=2), 0, "LL-d1"))
    assert {name[:3] for name in drives(state)} == {"L-a"}
    assert names(state, "push") == []
    assert why_not(state, "drive:LL-d2")[0] == "MAG-MOVE-5"


def test_MAG_MOVE_6_without_a_line_the_scout_is_pushed_clockwise():
    """MAG-RUL-4"""
    state = moving(scout(given(4, round=2), 0, "LL-c1"))
    assert asks(state) == "pushed"
    assert {name.split(":")[1][:3] for name in names(state, "push")} == {"L-a", "L-b"}
    play(state, "push:L-a1", "install:slot")
    assert where(state) == "L-a1"


def test_MAG_MOVE_7_nothing_forces_a_scout_out_of_the_storm():
    state = scout(given(2, round=2), 0, "LL-a1")
    play(state, "crew:FP:neutral", "space:FP:1", "gain")
    assert where(state) == "LL-a1"


def test_MAG_MOVE_8_a_move_may_begin_at_a_station():
    """MAG-TELE-3  That station's line is not travelled."""
    state = station(scout(given(3), 0, "LL-a1"), 0, "T-L-UL-o")
    moving(state)
    assert names(state, "station") == ["station:T-L-UL-o"]
    play(state, "station:T-L-UL-o")
    assert {name[:4] for name in drives(state)} == {"L-d1", "UL-a"}
    play(state, "drive:UL-a1")
    assert cubes(state, 0) == {"orange": 2}
    assert asks(state) == "lab"  # the step is used up


def test_MAG_MOVE_8_another_players_station_costs_a_cube_into_his_hand():
    state = station(hand(scout(given(3), 0, "LL-a1"), 0, orange=1, yellow=1), 1, "T-L-UL-o")
    moving(state)
    play(state, "station:T-L-UL-o")
    assert asks(state) == "fee"
    assert names(state) == ["give:orange", "give:yellow"]
    play(state, "give:yellow", "drive:L-d1")
    assert cubes(state, 0) == {"orange": 1}
    assert cubes(state, 1) == {"sky": 2, "yellow": 1}


def test_MAG_MOVE_9_several_scouts_share_a_space():
    state = scout(scout(given(2), 0, "LL-a1"), 1, "LL-a2")
    play(moving(state), "drive:LL-a2")
    assert state.scouts[0] == state.scouts[1]


def test_MAG_MOVE_10_a_pad_leads_to_its_areas_and_is_never_entered_again():
    """MAG-RUL-29  On the pad you may stay, but not install."""
    state = moving(given(2))
    assert {name[:4] for name in drives(state)} == {"LL-a", "LL-b", "LL-c"}
    play(state, "stay")
    assert where(state) == "pad"
    assert state.turn() == 1
    for planet in (state.planet,):
        assert all(planet.pad not in near for near in planet.near)


def test_MAG_MOVE_11_a_scout_on_a_pad_in_the_storm_is_pushed():
    """MAG-RUL-40"""
    state = moving(given(2, round=2))
    assert where(state) == "pad"
    assert asks(state) == "pushed"
    assert drives(state) == []
    assert {name.split(":")[1][:3] for name in names(state, "push")} == {"L-a", "L-b"}


def test_MAG_MOVE_12_a_station_needs_a_calm_end_and_only_calm_ends_are_entered():
    """MAG-TELE-8, MAG-RUL-41"""
    state = station(scout(given(3), 0, "LL-a1"), 0, "T-UR-R-o", "T-LR-LL-o")
    moving(state)
    assert why_not(state, "station:T-UR-R-o") == ("MAG-MOVE-12", ())
    play(state, "station:T-LR-LL-o")
    assert {name[:2] for name in drives(state)} == {"LL"}
    assert why_not(state, "drive:LR-d1")[0] == "MAG-MOVE-5"
    assert names(state, "station") == []


def test_MAG_MOVE_13_without_a_cube_no_foreign_station():
    state = station(hand(scout(given(3), 0, "LL-a1"), 0), 1, "T-L-UL-o")
    moving(state)
    assert why_not(state, "station:T-L-UL-o") == ("MAG-MOVE-13", (1,))


def test_MAG_MOVE_13_ones_own_station_is_free_with_an_empty_hand_too():
    state = station(hand(scout(given(3), 0, "LL-a1"), 0), 0, "T-L-UL-o")
    moving(state)
    assert cubes(state, 0) == {}
    play(state, "station:T-L-UL-o")
    assert asks(state) == "from-station", "no fee is asked for"


def test_MAG_MOVE_13_the_last_cube_pays_for_a_foreign_station():
    state = station(hand(scout(given(3), 0, "LL-a1"), 0, orange=1), 1, "T-L-UL-o")
    moving(state)
    play(state, "station:T-L-UL-o")
    assert cubes(state, 0) == {}
    assert cubes(state, 1) == {"orange": 1, "sky": 2}


def test_MAG_MOVE_14_a_push_ends_the_move_and_a_station_is_an_alternative():
    """MAG-TELE-7"""
    state = station(scout(given(2, round=2), 0, "LL-c1"), 0, "T-L-UL-o")
    moving(state, "C2:3")  # the range bonus is of no use
    assert "station:T-L-UL-o" in names(state)
    play(state, "push:L-a1")
    assert asks(state) == "lab"


def test_MAG_MOVE_16_a_move_may_go_back_and_end_where_it_began():
    state = moving(scout(given(2), 0, "LL-a1"), "C2:3")
    play(state, "drive:LL-b1", "drive:LL-a1")
    assert where(state) == "LL-a1"
    assert asks(state) == "lab"


# -- labs ------------------------------------------------------------------------------------------


def test_MAG_LAB_1_a_lab_where_the_move_ends_or_none():
    state = moving(given(2))
    play(state, "drive:LL-a1", "skip")
    assert table.lab_count(state, "LL-a1") == (-1, 0)


def test_MAG_LAB_2_and_LAB_3_the_price_depends_on_the_labs_on_the_planet():
    """MAG-LAB-2, MAG-LAB-3"""
    paid = []
    for count in range(10):
        state = hand(given(2), 0, orange=5, yellow=5)
        labs(state, 0, *[name for name in SPACES if state.planet.sector[table.space(name)] == 2][:count])
        if count > 7:
            labs(state, 0, "UR-a1", count=count - (10 - state.labs_left[0]))
        play(moving(state), "drive:LL-a1", "install:slot")
        left = cubes(state, 0)
        paid.append((5 - left.get("orange", 0), 5 - left.get("yellow", 0)))
    assert paid == [(0, 0), (0, 0), (1, 0), (1, 0), (0, 1), (0, 1), (1, 1), (1, 1), (2, 1), (2, 1)]


def test_MAG_LAB_2_a_lab_that_cannot_be_paid_is_refused_with_its_price():
    state = table.holds(hand(labs(given(2), 0, "UL-a1", "UL-b1"), 0), 0, "18")
    play(moving(state), "drive:LL-a1")
    assert why_not(state, "install:slot") == ("MAG-LAB-2", (1, 0))


def test_MAG_LAB_4_with_ten_labs_out_there_is_no_more():
    state = labs(given(2, goals="RO1 RO2 RO3 RO4"), 0, "UL-a1", "UL-b1", "UR-a1", "UR-b1", "R-a1", count=2)
    play(moving(state), "drive:LL-a1")
    assert state.turn() == 1


def test_MAG_LAB_5_the_lab_lifts_the_marker_of_its_colour():
    state = moving(given(2))
    play(state, "drive:LL-a1", "install:slot")
    assert table.level(state, 0, "red") == 1


def test_MAG_LAB_5_on_white_the_track_is_chosen():
    white = next(name for name in SPACES if given(2).planet.colour[table.space(name)] == 4 and name.startswith("LL"))
    state = scout(given(2), 0, white)
    play(moving(state), "stay", "install:slot")
    assert names(state) == ["track:red", "track:green", "track:blue"]


def test_MAG_LAB_6_the_lab_is_paid_before_its_level_gives_anything():
    state = hand(labs(table.levels(given(2), 0, green=1), 0, "UL-a1", "UL-b1"), 0)
    play(moving(state), "drive:LL-a2")
    assert state.turn() == 1  # nothing to pay with, so nothing was asked


def test_MAG_LAB_7_an_occupied_space_takes_no_lab():
    for owner in (0, 1):
        state = labs(given(2), owner, "LL-a1")
        play(moving(state), "drive:LL-a1")
        assert state.turn() == 1


def test_MAG_LAB_8_and_LAB_11_additional_labs_give_no_level():
    """MAG-LAB-8, MAG-LAB-11, MAG-LAB-12, MAG-RUL-43, MAG-RUL-45"""
    state = table.holds(hand(given(2), 0, orange=9, yellow=3), 0, "07")
    moving(state, "C2:4")  # the second-lab icon
    play(state, "drive:LL-a1", "install:slot", "add:slot", "install:slot")
    assert table.lab_count(state, "LL-a1") == (0, 3)
    assert table.level(state, 0, "red") == 1
    assert cubes(state, 0) == {"orange": 9 - 2 - 1 - 1, "yellow": 3}  # row, card 07, third slot


def test_MAG_LAB_9_storm_and_rotation_leave_labs_in_place():
    state = table.above(labs(given(2), 0, "LL-a1"), FP=table.group(neutral=1))
    play(state, "crew:FP:neutral", "space:FP:1", "gain")
    assert state.round == 2
    assert table.lab_count(state, "LL-a1") == (0, 1)


def test_MAG_LAB_10_a_space_is_free_once_its_last_lab_is_gone():
    state = given(2, goals="RO1 RO2 SO3 SO4")
    labs(labs(state, 0, "LL-a1", count=2), 0, "L-a1", "UL-a1")
    play(state, "crew:FP:neutral", "space:FP:1", "gain", "claim:SO3")
    assert table.lab_count(state, "LL-a1") == (-1, 0)
    play(state, "crew:C1:neutral", "space:C1:1", "gain")
    play(state, "crew:FP:neutral", "space:C2:1", "move", "drive:LL-a1", "install:slot")
    assert table.level(state, 0, "red") == 1


def test_MAG_LAB_10_a_space_with_a_lab_left_stays_occupied():
    state = given(2, goals="RO1 RO2 SO3 SO4")
    labs(labs(state, 0, "LL-a1", count=3), 0, "L-a1", "UL-a1")
    play(state, "crew:FP:neutral", "space:FP:1", "gain", "claim:SO3")
    assert table.lab_count(state, "LL-a1") == (0, 1)


def test_MAG_LAB_12_a_cube_of_the_first_labs_level_may_pay_for_the_second():
    state = hand(labs(table.levels(given(2), 0, green=1), 0, "UL-a1"), 0, orange=2)
    play(moving(state, "C2:4"), "drive:LL-a2", "install:slot", "install:slot")
    assert table.lab_count(state, "LL-a2") == (0, 2)
    assert cubes(state, 0) == {}


# -- stations --------------------------------------------------------------------------------------


def test_MAG_TELE_1_a_station_on_the_line_just_travelled():
    state = hand(scout(given(2), 0, "LL-d1"), 0, orange=2)
    play(moving(state), "drive:L-a1")
    assert asks(state) == "station"
    play(state, "build:slot")
    assert state.stations[SPOTS.index("T-LL-L-o")] == 0
    assert state.reputation[0] == 2
    assert cubes(state, 0) == {"orange": 1}
    assert asks(state) == "lab"  # MAG-TELE-3: both in one turn


def test_MAG_TELE_1_a_station_that_cannot_be_paid_is_refused():
    state = table.holds(hand(scout(given(2), 0, "LL-d1"), 0), 0, "18")
    play(moving(state), "drive:L-a1")
    assert why_not(state, "build:slot") == ("MAG-TELE-1", (1, 0))


def test_MAG_TELE_2_not_on_the_border_of_the_storm():
    """MAG-RUL-5"""
    state = hand(scout(given(2, round=2), 0, "LL-d1"), 0, orange=5)
    play(moving(state), "drive:L-a1")
    assert asks(state) == "lab"


def test_MAG_TELE_4_three_stations_and_one_to_a_spot():
    state = station(hand(scout(given(2), 0, "LL-d1"), 0, orange=9), 1, "T-LL-L-o")
    play(moving(state), "drive:L-a1")
    assert asks(state) == "lab"
    state = station(hand(scout(given(2), 0, "LL-d1"), 0, orange=9), 0, "T-UR-R-o", "T-UR-R-i", "T-R-LR-o")
    play(moving(state), "drive:L-a1")
    assert asks(state) == "lab"


def test_MAG_TELE_5_an_empty_spot_is_no_beginning():
    state = moving(given(2))
    assert names(state, "station") == []


def test_MAG_TELE_6_every_line_crossed_may_get_a_station_at_its_own_price():
    state = hand(scout(given(4), 0, "LL-e1"), 0, orange=9)
    moving(state, "C2:3")
    play(state, "drive:L-b1", "build:slot", "drive:LL-e1")
    assert asks(state) == "lab"  # the same line: the spot is taken
    state = hand(scout(given(4), 0, "L-e1"), 0, orange=9)
    moving(state, "C2:3")
    play(state, "drive:UL-b1", "build:slot", "drive:L-e1")
    assert cubes(state, 0) == {"orange": 7}
    assert state.reputation[0] == 2


def test_MAG_TELE_7_a_station_start_a_push_and_a_jump_allow_no_building():
    state = table.holds(labs(station(hand(given(2), 0, orange=9), 0, "T-L-UL-o"), 1, "UL-a1"), 0, "06")
    twin = state.clone()
    play(moving(state), "station:T-L-UL-o", "drive:UL-a1")
    assert state.turn() == 1
    play(moving(twin), "jump:UL-a1")
    assert twin.turn() == 1


@pytest.mark.parametrize("planet", PLANETS)
def test_MAG_TELE_7_a_step_from_a_station_never_ends_at_a_second_spot(planet: Planet):
    for spot in planet.spots:
        for end in planet.ends[spot]:
            met = {planet.spot_between(end, area) for area in planet.neighbours[end]} - {NOBODY}
            assert met == {spot}, "and on that one stands the station"
