"""The worked examples of the reference. G, V, O and P are seats here; the seat that acts is seat 0 where possible."""

import pytest
from tests.games.magnastorm import table
from tests.games.magnastorm.table import above, asks, cubes, given, group, hand, labs, levels, names, play, why_not

from farside.core.actions import NOBODY
from farside.games.magnastorm.cards import CHIEFS, DOWN, MARKERS, OBJECTIVES
from farside.games.magnastorm.components import SPOTS
from farside.games.magnastorm.game import GAME
from farside.games.magnastorm.rules.administration import administer, pay_income
from farside.games.magnastorm.state import size


def test_MAG_EX_1_each_avoids_the_columns_of_those_before():
    state = GAME.start(seats=4, seed=1)
    for left in (5, 4, 3, 2):
        assert len(names(state, "send")) == left
        play(state, names(state)[0])


def test_MAG_EX_2_the_choice_of_tracks_shrinks():
    state = GAME.start(seats=4, seed=1)
    order = list(state.order)
    play(state, "send:FP", "send:C1", "send:C2", "send:C3")
    for place, left in ((3, 4), (2, 3), (1, 2)):
        assert state.turn() == order[place]
        assert len(names(state, "track")) == left
        play(state, names(state)[0])
    assert table.level(state, order[0], "amber") == 1


def test_MAG_EX_3_cubes_after_the_opening():
    state = table.opened(4)
    assert [state.hand(seat) for seat in state.order] == [2, 2, 3, 3]


def test_MAG_EX_4_taking_a_free_commander():
    state = hand(above(given(2), C2=group(neutral=2, sky=1), C1=group(neutral=1)), 0, yellow=2, sky=1)
    play(state, "take:C2", "lay:FP:1", "lay:FP:2", "lay:FP:3")
    assert cubes(state, 0) == {}
    assert [size(state.lower[table.below("FP", row)]) for row in (1, 2, 3)] == [1, 1, 1]
    assert state.holder[table.commander("02")] == 0
    assert state.reputation[0] == 2


def test_MAG_EX_5_taking_a_rivals_commander():
    state = table.holds(above(given(2), C2=group(neutral=1), C1=group(neutral=1)), 1, "02")
    hand(state, 0, yellow=1, sky=1)
    state.reputation[1] = 3
    assert GAME.view(state, 0).upper[2].price == (0, 1, 0, 0, 1)
    play(state, "take:C2", "lay:FP:1")
    assert state.reputation == [2, 2]


def test_MAG_EX_6_a_column_without_crew():
    assert why_not(above(given(2), C1=group(neutral=1)), "take:C2")[0] == "MAG-CMD-7"


def test_MAG_EX_7_whose_crew_may_be_placed():
    state = above(given(2), FP=group(neutral=1, orange=1, sky=1))
    assert names(state, "crew") == ["crew:FP:orange", "crew:FP:neutral"]


def test_MAG_EX_8_row_three():
    state = play(given(2), "crew:FP:neutral", "space:C1:3")
    twin = state.clone()
    play(state, "move", "stay")
    assert cubes(state, 0) == {"orange": 1}
    play(twin, "gain")
    assert cubes(twin, 0) == {"orange": 3, "yellow": 1}


def test_MAG_EX_9_where_a_scout_may_go():
    state = table.station(hand(table.scout(given(3), 0, "LL-a1"), 0, orange=2), 1, "T-L-UL-o")
    play(state, "crew:FP:neutral", "space:FP:1", "move")
    assert "stay" in names(state)
    assert "drive:LL-a2" in names(state)
    assert "drive:LL-b1" in names(state)
    assert "station:T-L-UL-o" in names(state)
    assert why_not(state, "drive:LR-d1")[0] == "MAG-MOVE-5"


def test_MAG_EX_10_from_a_rivals_station_to_a_red_space():
    state = labs(levels(given(2), 0, red=1), 0, "L-a1", "UL-b1")
    table.station(hand(state, 0, orange=1, yellow=1), 1, "T-LR-LL-o")
    play(state, "crew:FP:neutral", "space:FP:1", "move", "station:T-LR-LL-o", "give:yellow")
    play(state, "drive:LL-a1", "install:slot", "get:sky")
    assert cubes(state, 1)["yellow"] == 1
    assert cubes(state, 0) == {"sky": 1}
    assert table.level(state, 0, "red") == 2


def test_MAG_EX_11_the_first_station():
    state = hand(table.scout(given(2), 0, "LL-d1"), 0, orange=1)
    play(state, "crew:FP:neutral", "space:FP:1", "move", "drive:L-a1", "build:slot", "install:slot")
    assert state.stations[SPOTS.index("T-LL-L-o")] == 0
    assert state.reputation[0] == 2
    assert table.lab_count(state, "L-a1") == (0, 1)


def test_MAG_EX_12_a_red_icon():
    state = levels(given(2), 0, red=2)
    play(state, "crew:FP:neutral", "space:C3:3", "gain")
    assert table.level(state, 0, "red") == 3
    assert cubes(state, 0) == {"orange": 4, "yellow": 1}


def test_MAG_EX_13_a_swap_counts_from_the_next_rotation():
    state = given(4)
    play(state, "crew:FP:neutral", "space:FP:1", "gain")
    play(state, "crew:FP:neutral", "space:FP:5")  # A cannot be paid
    assert state.turn() == 2
    play(state, "crew:FP:neutral", "space:C1:1", "gain")
    assert state.turn() == 3
    play(state, "crew:C1:neutral", "space:C2:1", "gain")
    assert state.rotation == [1, 0, 2, 3]


def test_MAG_EX_14_twin_harvest():
    state = labs(labs(given(2), 0, "LL-a1", "LL-b1", "L-a1", "L-b1"), 1, "L-c1", "L-d1")
    play(state, "crew:FP:neutral", "space:FP:1", "gain", "claim:SO1")
    assert state.reputation[0] == 5
    assert state.labs_left[0] == 10


def test_MAG_EX_15_broad_insight_in_round_three():
    state = levels(given(3, round=3), 0, red=3, green=2, blue=4)
    state.claims[4] = 1
    play(state, "crew:FP:neutral", "space:FP:1", "gain", "claim:RO2")
    assert state.levels[:3] == [1, 0, 2]
    assert state.reputation[0] == 4


def test_MAG_EX_16_the_figures_by_round():
    ro1, ro2, ro3 = (OBJECTIVES.index(key) for key in ("RO1", "RO2", "RO3"))
    assert DOWN[ro1] == (4, 6, 8, 8)
    assert (MARKERS[ro2], DOWN[ro2]) == ((2, 3, 3, 3), (2, 2, 2, 2))
    assert (CHIEFS[ro3], DOWN[ro3]) == ((2, 3, 3, 3), (3, 5, 5, 5))


def income_table():
    """G, O, V and P are seats 0 to 3; round 1 with LL trailing, L middle, UL leading and empty."""
    state = given(4)
    labs(labs(state, 0, "LL-a1", "L-a1"), 1, "LL-a2", "L-a2")
    labs(labs(state, 2, "LL-b1", "LL-c1", "L-a3"), 3, "LL-c2", "LL-c3", "L-b1", "L-c1", "L-c2")
    for seat in range(4):
        hand(state, seat)
    return state


def test_MAG_EX_17_income():
    state = income_table()
    for seat in range(4):
        pay_income(state, seat, state.strength())
    assert cubes(state, 0) == {"orange": 3}
    assert cubes(state, 1) == {"sky": 3}
    assert cubes(state, 2) == {"green": 2, "yellow": 1}
    assert cubes(state, 3) == {"rose": 1, "yellow": 3}


def test_MAG_SUP_4_income_is_served_in_turn_order_each_one_completely():
    state = income_table()
    state.order = [3, 2, 1, 0]
    state.supply[4] = 3
    administer(state)
    assert cubes(state, 3)["yellow"] == 3
    assert "yellow" not in cubes(state, 2)


def test_MAG_EX_18_majorities():
    state = income_table()
    administer(state)
    assert state.reputation == [0, 0, 0, 1]


def test_MAG_EX_19_research_commanders():
    state = given(4)
    levels(levels(state, 0, red=3, green=2, blue=1), 1, blue=1, amber=2)
    table.holds(state, 2, "13")
    state.reputation[2] = 4
    administer(state)
    assert state.reputation == [4, 2, 3, 0]
    assert state.holder[table.commander("13")] == NOBODY


def test_MAG_EX_20_the_token():
    state = given(4)
    state.token = 2
    administer(state)
    assert state.order == [2, 0, 1, 3]


def test_MAG_EX_21_crew_stays_in_its_columns():
    state = given(2)
    state.lower[table.below("FP", 3)] = group(orange=1)
    state.lower[table.below("C2", 1)] = group(neutral=1)
    administer(state)
    assert state.upper == [group(orange=1), 0, group(neutral=1), 0]


def test_MAG_EX_22_round_two():
    state = given(2)
    administer(state)
    assert state.round == 2


def test_MAG_EX_23_sums_of_artefacts():
    owned = (("201", "101"), ("212", "1"), ("115", "102"))
    assert GAME.start(seats=3, seed=5, advanced=True, artefacts=owned).order == [0, 1, 2]


def test_MAG_EX_24_one_of_two_labs_is_free():
    state = table.holds(hand(labs(table.scout(given(2), 0, "LL-a1"), 0, "UL-a1", "UL-b1"), 0, orange=3), 0, "18")
    play(state, "crew:FP:neutral", "space:C2:4", "move", "stay", "install:slot", "install:waived")
    assert table.lab_count(state, "LL-a1") == (0, 2)
    assert cubes(state, 0) == {}


def test_MAG_EX_25_the_surcharge_comes_on_top():
    state = table.holds(above(given(2), C2=group(neutral=1, sky=1), C1=group(neutral=1)), 1, "02")
    hand(state, 0, yellow=1, sky=2)
    supply = list(state.supply)
    play(state, "take:C2")
    assert cubes(state, 0) == {}
    assert sum(state.supply) == sum(supply) + 3


def test_MAG_EX_26_the_last_crew_member():
    state = above(given(3), FP=group(neutral=2))
    play(state, "crew:FP:neutral", "space:FP:1", "gain")
    play(state, "crew:FP:neutral", "space:C1:1", "gain")
    assert (state.round, state.turn()) == (2, 0)


@pytest.mark.parametrize(("space", "verb"), [("LL-c1", "push"), ("LL-d1", "drive")])
def test_MAG_EX_27_out_of_the_storm(space, verb):
    state = table.scout(given(4, round=2), 0, space)
    play(state, "crew:FP:neutral", "space:FP:1", "move")
    entries = {name.split(":")[1][:3] for name in names(state, verb)}
    assert entries == ({"L-a", "L-b"} if verb == "push" else {"L-a"})
    play(state, f"{verb}:L-a1")
    assert table.where(state) == "L-a1"
    assert asks(state) == "lab"  # no station on that border


def test_MAG_EX_28_a_supply_of_one():
    state = given(2)
    state.supply[4] = 1
    play(state, "crew:FP:neutral", "space:C2:2", "gain")
    assert cubes(state, 0)["yellow"] == 1


# -- rulings about the material --------------------------------------------------------------------


def test_MAG_RUL_1_the_fourth_track_is_amber_and_for_four_players_only():
    state = given(4)
    state.token = NOBODY
    hand(above(state, FP=group(neutral=1), C1=group(neutral=1)), 0, yellow=1)
    play(state, "take:FP", "lay:C1:1")
    assert names(state)[-1] == "track:amber"


def test_MAG_RUL_2_costs_belong_to_rows():
    view = GAME.view(given(2), 0)
    assert view.row_prices == ((0, 0), (1, 0), (1, 0), (2, 0), (1, 1))


def test_MAG_RUL_35_the_turn_order_is_kept_once_whatever_board_it_is_printed_on():
    state = given(4)
    state.order = [3, 1, 0, 2]
    assert GAME.view(state, 0).order == (3, 1, 0, 2)
