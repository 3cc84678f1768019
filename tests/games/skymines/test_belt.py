"""The Belt side: stations, asteroids and routes, what is in reach and what it costs."""

from tests.games.skymines import table
from tests.games.skymines.belt import FIRM, costs, expanding, finish, settle
from tests.games.skymines.table import args, asked, given, holder, is_down, play, station, value, why_not

from farside.games.skymines import components as box
from farside.games.skymines import modules as far
from farside.games.skymines.drawing import plan
from farside.games.skymines.game import GAME

# -- set-up ----------------------------------------------------------------------------------------


def test_SKY_AST_1_the_belt_replaces_the_moon_and_nothing_else_of_the_set_up():
    moon, belt = (GAME.start(seats=3, seed=4, side=side) for side in ("moon", "belt"))
    assert len(moon.holders) == 24
    assert len(belt.holders) == 45
    for field in ("place", "market", "shown", "sides", "coins", "bounty", "slots", "plans", "tile", "marker"):
        assert getattr(moon, field) == getattr(belt, field), field
    view = GAME.view(belt, 0)
    assert (len(view.sectors), len(view.belt)) == (0, 45)
    assert not any(name.startswith("enter:") for name in args(expanding(), "enter"))


def test_SKY_AST_2_stations_hold_twelve_outposts_and_five_shuttles():
    state = given(belt={})
    for firm in box.COMPANIES:
        assert station(state, firm) == "6 5 6"
        assert state.in_station(FIRM(firm)) == 12
        assert value(state, firm) == 0, "every home space is covered"
    census = GAME.census(state)
    assert [census[f"outposts {firm}"] for firm in range(4)] == [12] * 4
    assert [census[f"shuttles {firm}"] for firm in range(4)] == [5] * 4


def test_SKY_AST_3_all_lies_mirrored_and_works_alike():
    for firm in range(4):
        right, low = plan.corner_of(firm, False)
        assert plan.corner_of(firm, True) == (1 - right, low)
        start, end = plan.arc_of(firm, False)
        mirrored = tuple(sorted(((180 - start) % 360, (180 - end) % 360)))
        assert tuple(sorted(at % 360 for at in plan.arc_of(firm, True))) == tuple(round(at, 6) for at in mirrored)
    assert GAME.start(seats=2, seed=3, side="belt", tracks=("E1", "B2", "C1", "D2")).sides == [8, 3, 4, 7]


def test_SKY_AST_4_the_last_space_of_each_column_shows_two_coins_and_is_never_covered_again():
    assert [coins[-1] for coins in far.BELT_COINS] == [2, 2, 2]
    state = expanding("tawac", "B09", stations={"tawac": "1 1 6"})
    assert value(state, "tawac") == 3 + 3
    settle(state, "3-1", "2")
    assert station(state, "tawac") == "0* 0* 6"
    assert value(state, "tawac") == 5 + 5
    assert [state.room_in(FIRM("tawac") * 3 + at) for at in range(3)] == [5, 4, 0]


def test_SKY_AST_5_a_share_is_worth_the_coins_visible_in_all_three_columns():
    coins = {6: 0, 5: 0, 4: 1, 3: 1, 2: 2, 1: 3}
    for left, shown in coins.items():
        assert value(given(belt={}, stations={"tawac": f"{left} 5 6"}), "tawac") == shown
    middle = {5: 0, 4: 0, 3: 1, 2: 2, 1: 3}
    for left, shown in middle.items():
        assert value(given(belt={}, stations={"tawac": f"6 {left} 6"}), "tawac") == shown
    assert value(given(belt={}, stations={"tawac": "0 0 0"}), "tawac") == 15
    assert value(given(belt={}, stations={"tawac": "5* 4* 5*"}), "tawac") == 6


# -- the map -----------------------------------------------------------------------------------------


def test_SKY_AST_6_asteroids_are_joined_by_routes_with_one_shuttle_space_each():
    assert (far.ROCKS, far.ROUTES, far.OUTPOST_SPACES, far.BELT_SPACES) == (12, 14, 31, 45)
    assert all(size >= 1 for size in far.ROCK_SIZE)
    assert all(len(reward) >= 3 for reward in far.ROCK_REWARD)
    for route in range(far.ROUTES):
        assert far.ENDS[route * 2] != far.ENDS[route * 2 + 1]


def test_SKY_AST_7_target_numbers_are_one_series():
    assert sorted([*far.ROCK_NUMBER, *far.ROUTE_NUMBER]) == list(range(1, 27))
    assert [far.TARGET[far.OUTPOST_KEYS.index(key)] for key in ("14-1", "14-2")] == [14, 14]


def test_SKY_AST_8_each_half_of_a_route_may_carry_an_energy_icon():
    bolts = {
        (far.ROUTE_NUMBER[half // 2], far.ROCK_NUMBER[far.ENDS[half]]) for half in range(28) if far.BOLT[half] == 1
    }
    assert bolts == {(2, 1), (7, 10), (8, 12), (13, 9), (17, 20), (19, 14), (21, 15), (25, 26)}


def test_SKY_AST_9_the_route_of_a_station_has_a_shuttle_of_its_own_for_good():
    """SKY-R-M2  No energy icon there: the first outpost costs 1, and a rival 1 more."""
    entries = {"tawac": "3", "skymine": "9", "astrogo": "20", "minerva": "24"}
    for firm, rock in entries.items():
        state = expanding(firm)
        assert costs(state) == {f"{rock}-{slot}": 1 for slot in (1, 2, 3)}
        assert args(state, "land") == [f"{rock}-1"]
        assert args(state, "dock") == []
    state = expanding("tawac", belt={"3-1": "skymine", "3-2": "skymine", "3-3": "skymine"})
    assert costs(state) == {"3-1": 2, "3-2": 2, "3-3": 2}


def test_SKY_AST_10_one_piece_a_space_and_several_companies_an_asteroid():
    state = expanding("tawac", "B09 A07", belt={"3-2": "skymine"})
    settle(state, "3-1", "3-3", "3-2")
    finish(state)
    assert [holder(state, f"3-{slot}") for slot in (1, 2, 3)] == ["tawac"] * 3
    state = settle(expanding("tawac", "p1-e1", belt={"3-2": "skymine"}), "3-1")
    finish(state)
    assert [holder(state, f"3-{slot}") for slot in (1, 2, 3)] == ["tawac", "skymine", ""]


# -- reach and cost ----------------------------------------------------------------------------------


def test_SKY_AST_11_all_energy_for_one_company():
    state = play(given(belt={}, slots={"A": "B09 p1-e1 A07"}, tiles={"tile_energy": "A"}), "energy")
    assert state.energy == 3 + 1 + 2 + 2
    assert args(state, "expand") == list(box.COMPANIES)
    play(state, "expand:tawac", "stop")
    assert [is_down(state, "A", slot) for slot in "bcd"] == [True] * 3
    assert not state.has_tile(0, 2)
    assert state.energy == 0, "nothing is kept for later"


def test_SKY_AST_12_an_asteroid_is_in_reach_of_a_shuttle_or_of_an_outpost_there():
    state = expanding("skymine", belt={"12-1": "skymine", "23": "skymine"})
    assert args(state, "land") == ["9-1", "12-2", "18-1", "24-1"]


def test_SKY_AST_13_a_shuttle_space_is_in_reach_of_an_outpost_at_its_ends():
    state = expanding("skymine", belt={"12-1": "skymine", "23": "skymine"})
    assert args(state, "dock") == ["8", "11", "17"]


def test_SKY_AST_14_an_own_space_cannot_be_chosen_a_rival_one_can():
    state = expanding("tawac", belt={"3-1": "tawac", "3-2": "skymine", "3-3": "skymine", "2": "astrogo", "4": "tawac"})
    assert args(state, "land") == ["3-2", "5-1"], "of two spaces of one rival the lowest"
    assert args(state, "dock") == ["2", "7"]


def test_SKY_AST_15_one_energy_and_one_more_for_an_icon_and_for_a_rival():
    """SKY-AST-16  The half used counts; no half where the company already stands."""
    lying = {"10-1": "tawac", "7": "tawac", "13": "tawac", "9-1": "skymine", "11": "skymine"}
    state = expanding("tawac", "p1-e2", belt=lying)
    seen = costs(state)
    assert seen["10-2"] == 1, "already there"
    assert seen["11"] == 2, "no icon, a rival"
    assert (seen["9-1"], seen["9-2"], seen["9-3"]) == (3, 2, 2), "icon on the half, and a rival"
    assert seen["14-1"] == 1, "no icon on this half of 13"
    assert why_not(state, "land:9-1") == "SKY-AST-15"
    assert table.why_numbers(state, "land:9-1") == (3, 2)


def test_SKY_AST_16_with_several_ways_the_cheapest_counts():
    """SKY-R-M1"""
    state = expanding("skymine", belt={"7": "skymine"})
    assert costs(state)["10-1"] == 2
    state = expanding("skymine", belt={"7": "skymine", "11": "skymine"})
    assert costs(state)["10-1"] == 1
    state = expanding("tawac", belt={"1-1": "tawac"})
    assert costs(state)["2"] == 2, "from 1 through the icon"
    state = expanding("tawac", belt={"1-1": "tawac", "3-1": "tawac"})
    assert costs(state)["2"] == 1


def test_SKY_AST_17_outposts_from_either_outer_column_shuttles_from_the_middle():
    state = expanding("tawac", stations={"tawac": "6 5 3"})
    play(state, "land:3-1")
    assert asked(state) == "A lift"
    assert args(state, "column") == ["tawac:1", "tawac:3"]
    play(state, "column:tawac:3", "dock:4")
    assert station(state, "tawac") == "6 4 2"
    state = settle(expanding("tawac"), "3-1")
    assert station(state, "tawac") == "5 5 6", "columns alike are not asked about"


def test_where_the_belt_asks_for_a_column_the_page_can_be_drawn():
    state = play(expanding("tawac", stations={"tawac": "6 5 3"}), "land:3-1")
    assert asked(state) == "A lift"
    assert GAME.forecast(GAME.view(state, 0), GAME.voice("en", (), 0)) == ""


def test_SKY_AST_18_pieces_extend_reach_at_once_and_the_rest_is_lost():
    state = expanding("tawac", "B09 B10")
    settle(state, "3-1", "4", "5-1")
    assert "3-1" not in args(state, "land")
    assert "5-2" in args(state, "land"), "a second space of the asteroid"
    assert state.energy == 3
    play(state, "stop")
    assert state.energy == 0
    play(state, "coin", "coin")
    assert [holder(state, key) for key in ("3-1", "4", "5-1")] == ["tawac"] * 3


def test_SKY_AST_19_without_pieces_nothing_is_entered():
    state = expanding("tawac", belt={"3-1": "tawac"}, stations={"tawac": "6 0 5"})
    assert args(state, "dock") == []
    assert why_not(state, "dock:4") == "SKY-AST-19"
    assert table.why_numbers(state, "dock:4") == (FIRM("tawac"), 1)
    state = expanding("tawac", belt={"3-1": "tawac"}, stations={"tawac": "0 5 0"})
    assert args(state, "land") == []
    assert why_not(state, "land:3-2") == "SKY-AST-19"
    assert args(state, "dock") == ["2", "4", "7"]
    state = expanding("minerva", "p1-e1", belt={"24-1": "tawac", "24-2": "tawac", "24-3": "tawac"})
    assert asked(state) == "B turn", "a single point is too weak and is spent for nothing"
    assert is_down(state, "A", "b")


def test_SKY_AST_20_a_piece_that_is_cut_off_still_counts():
    state = expanding("minerva", belt={"5-1": "minerva"})
    assert {"4", "8"} <= set(args(state, "dock"))
    state = expanding("minerva", belt={"6": "minerva"})
    assert {"1-1", "9-1"} <= set(args(state, "land"))
