"""The Belt side: stations, asteroids and routes, the energy action there, engineers."""

from tests.games.skymines import table
from tests.games.skymines.table import args, asked, given, holder, is_down, mark, play, station, value, why_not

from farside.core.state import Event
from farside.games.skymines import components as box
from farside.games.skymines import modules as far
from farside.games.skymines.drawing import plan
from farside.games.skymines.game import GAME
from farside.games.skymines.rules.expand import domes
from farside.games.skymines.state import SkyminesState

FIRM = box.COMPANIES.index


def expanding(firm: str = "minerva", cards: str = "B09", **more):
    """A uses energy cards and expands a company on the Belt."""
    more.setdefault("belt", {})
    return play(given(slots={"A": cards}, **more), "energy", f"expand:{firm}")


def settle(state: SkyminesState, *moves: str) -> SkyminesState:
    """Enter Belt spaces (`14-1`, `13`), each outpost from the first column offered."""
    for move in moves:
        play(state, f"land:{move}" if "-" in move else f"dock:{move}")
        while asked(state).endswith("lift"):
            state.act(0, state.options(0)[0])
    return state


def finish(state: SkyminesState) -> SkyminesState:
    """Stop unless the action has ended by itself."""
    return play(state, "stop") if asked(state).endswith("enter-belt") else state


def costs(state: SkyminesState) -> dict[str, int]:
    """What each Belt space in reach costs."""
    seen = GAME.view(state, 0).belt
    return {far.BELT_KEYS[at]: place.cost for at, place in enumerate(seen) if place.cost}


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


# -- rewards -------------------------------------------------------------------------------------------


def test_SKY_AST_21_screens_of_new_asteroids_and_track_icons_of_routes():
    """SKY-AST-22  Coins, research points, helium and steps on the track of the company."""
    state = expanding("tawac", "B09 B10")
    settle(state, "3-1", "4", "5-1", "8", "2")
    assert (state.coins[0], state.helium[0], mark(state, "A", "tawac")) == (0, 0, 0), "not before the last point"
    play(state, "stop")
    assert asked(state) == "A rp"
    assert state.rp == 2, "5 gives two research points"
    assert state.coins[0] == 1, "3 gives a coin"
    play(state, "coin", "coin")
    assert mark(state, "A", "tawac") == 2, "a step of 3 and one of route 4"
    assert asked(state) == "B turn"


def test_SKY_AST_22_helium_of_a_screen():
    """SKY-R-M3, SKY-R-M7  Helium and coins always; the extra dome of 1 and 15 gives no reward."""
    state = finish(settle(expanding("skymine", "p1-e1"), "9-1"))
    assert (state.helium[0], state.coins[0]) == (1, 1)
    domes_of = dict(zip(far.ROCK_NUMBER, far.ROCK_DOMES, strict=True))
    helium = {
        number: sum(reward[at + 1] for at in range(0, len(reward), 3) if reward[at] == box.HELIUM)
        for number, reward in zip(far.ROCK_NUMBER, far.ROCK_REWARD, strict=True)
    }
    assert helium == domes_of
    state = expanding("skymine", "B09", belt={"6": "skymine"})
    settle(state, "1-1", "1-2")
    play(state, "stop")
    assert (state.helium[0], state.rp) == (1, 1)


def test_SKY_AST_23_research_points_of_one_action_are_spent_together():
    state = expanding("minerva", "B09", belt={"22": "minerva", "20-1": "tawac", "21": "minerva"})
    settle(state, "24-1", "20-2")
    finish(state)
    assert asked(state) == "A rp"
    assert state.rp == 2


def test_SKY_AST_24_further_outposts_give_nothing_and_a_return_gives_all_again():
    """SKY-R-M4  Two outposts on a new asteroid: the screen once."""
    state = expanding("tawac", "p1-e2")
    settle(state, "3-1", "3-2")
    assert asked(finish(state)) == "B turn"
    assert (state.coins[0], mark(state, "A", "tawac")) == (1, 1)
    state = finish(settle(expanding("tawac", "p1-e1", belt={"3-1": "tawac"}), "3-2"))
    assert (state.coins[0], mark(state, "A", "tawac")) == (0, 0)
    state = finish(settle(expanding("tawac", "p1-e2", belt={"3-1": "skymine"}), "3-1"))
    assert (state.coins[0], mark(state, "A", "tawac")) == (1, 1), "ousted once, it earns the screen anew"


def test_SKY_R_M7_steps_of_a_screen_may_be_declined_at_a_barrier():
    state = expanding("tawac", "p1-e1", marks={"A": {"tawac": 14}}, coins={"A": 3})
    settle(state, "3-1")
    assert asked(finish(state)) == "A onward"
    play(state, "stop")
    assert mark(state, "A", "tawac") == 14


# -- ousting -------------------------------------------------------------------------------------------


def test_SKY_AST_25_rivals_go_home_after_the_rewards():
    """SKY-R-M5, SKY-AST-26  A shuttle to the middle column; an outpost to a column of the active player's choice."""
    lying = {"3-1": "tawac", "2": "skymine", "1-1": "astrogo", "4": "tawac", "5-1": "astrogo", "5-2": "astrogo"}
    state = expanding("tawac", "B09", belt=lying, stations={"skymine": "6 3 6", "astrogo": "3 5 4"})
    settle(state, "2")
    assert station(state, "skymine") == "6 3 6", "it lies beside the space until then"
    finish(state)
    assert station(state, "skymine") == "6 4 6"
    assert (holder(state, "2"), holder(state, "1-1")) == ("tawac", "astrogo")
    state = expanding("tawac", "B09", belt=lying, stations={"skymine": "6 3 6", "astrogo": "3 5 4"})
    settle(state, "5-1")
    play(state, "stop", "coin", "coin")
    assert asked(state) == "A home"
    assert args(state, "column") == ["astrogo:1", "astrogo:3"]
    play(state, "column:astrogo:1")
    assert station(state, "astrogo") == "4 5 4"
    assert is_down(state, "A", "b")
    assert asked(state) == "B turn"


def test_SKY_AST_25_a_piece_without_a_home_leaves_the_game():
    log: list[Event] = []
    state = expanding("tawac", "B09", belt={"3-1": "tawac", "2": "skymine"}, stations={"skymine": "6 5 6"}, log=log)
    lost = state.lost.copy()
    finish(settle(state, "2"))
    assert state.lost[4 + FIRM("skymine")] == lost[4 + FIRM("skymine")] + 1
    assert "shuttle-lost" in [event.kind for event in log]
    state = expanding("tawac", "B09", belt={"3-1": "skymine"}, stations={"skymine": "5* 5 6"})
    lost = state.lost.copy()
    finish(settle(state, "3-1"))
    assert state.lost[FIRM("skymine")] == lost[FIRM("skymine")] + 1
    assert station(state, "skymine") == "5* 5 6"


def test_SKY_EX_D16_a_bared_column_takes_no_piece_on_its_barred_space():
    """SKY-AST-25"""
    state = expanding("tawac", "B09", belt={"3-1": "skymine"}, stations={"skymine": "0 5 6"})
    finish(settle(state, "3-1"))
    assert station(state, "skymine") == "1* 5 6"
    assert value(state, "skymine") == far.BELT_SHOWN[far.BELT_BARED + 1] == 1 * 2 + 1 + 1, "space 5 of 6 is covered"


def test_SKY_R_M6_several_outposts_of_one_station_go_home_one_by_one():
    lying = {"3-1": "skymine", "3-2": "skymine", "3-3": "tawac"}
    state = expanding("tawac", "B09 p1-e1", belt=lying, stations={"skymine": "3 5 5"})
    settle(state, "3-1", "3-2")
    finish(state)
    assert asked(state) == "A home"
    play(state, "column:skymine:1")
    assert asked(state) == "A home"
    assert args(state, "column") == ["skymine:1", "skymine:3"]
    play(state, "column:skymine:3")
    assert station(state, "skymine") == "4 5 6"


def test_SKY_AST_26_then_the_pieces_are_settled_and_the_cards_turned():
    state = settle(expanding("tawac", "B09"), "3-1")
    assert state.raised != 0
    assert not is_down(state, "A", "b")
    finish(state)
    assert state.raised == 0
    assert is_down(state, "A", "b")
    assert GAME.view(state, 0).entered == (far.OUTPOST_KEYS.index("3-1"),)


# -- engineers -------------------------------------------------------------------------------------------


def test_SKY_AST_27_domes_of_every_asteroid_with_an_outpost():
    state = given(belt={"26-1": "minerva", "26-2": "astrogo", "9-1": "minerva", "9-2": "minerva", "13": "minerva"})
    assert domes(state, FIRM("minerva")) == 2 + 1
    assert domes(state, FIRM("astrogo")) == 2, "two companies may control the same domes"


def test_SKY_AST_28_both_joined_spaces_add_a_dome():
    for rock in ("1", "15"):
        assert domes(given(belt={f"{rock}-1": "tawac", f"{rock}-3": "tawac"}), FIRM("tawac")) == 1
        assert domes(given(belt={f"{rock}-1": "tawac", f"{rock}-2": "skymine"}), FIRM("tawac")) == 1
        assert domes(given(belt={f"{rock}-1": "tawac", f"{rock}-2": "tawac"}), FIRM("tawac")) == 2


def test_SKY_AST_29_a_pair_of_domes_gives_one_more_helium():
    """SKY-EX-M3  An outpost on 10 and both joined spaces of 15: three domes."""
    state = given(belt={"10-1": "minerva", "15-1": "minerva", "15-2": "minerva"}, slots={"A": "B16"})
    play(state, "field:b")
    assert (state.helium[0], state.coins[0]) == (3, 1)
    lying = {"10-1": "minerva", "15-1": "minerva", "15-2": "minerva"}
    tracks = ("D2", "B1", "C1", "A1")
    state = given(belt=lying, slots={"A": "B16"}, tracks=tracks, marks={"A": {"skymine": 6}})
    play(state, "field:b")
    assert state.helium[0] == 4, "the dome of track bonus D2 is added first"


def test_SKY_AST_30_removing_an_outpost_never_touches_shuttles():
    state = given(
        belt={},
        slots={"A": "p1-r2 p1-c2 p1-c1 A01"},
        plans={"A": {1: "PB23"}},
        upload={"A": 0},
        stations={"tawac": "0 5 0", "skymine": "6 4 6"},
    )
    play(state, "research:b", "go:1")
    assert asked(state) == "A remove"
    assert set(args(state, "column")) == {"skymine:1", "minerva:1", "astrogo:1"}


def test_SKY_AST_31_the_end_and_the_scoring_are_those_of_the_base_game():
    state = given(belt={}, number=7, stations={"tawac": "4 5 6"}, marks={"A": {"tawac": 5}}, coins={"A": 3})
    assert value(state, "tawac") == 1
    assert GAME.scores(state) == [3 + 2 * 1, 0]
    play(state, "pass", "pass")
    assert state.over
    assert GAME.winners(state) == [0]


def test_SKY_AST_32_of_spaces_that_are_alike_the_lowest_is_offered():
    state = expanding("tawac", belt={"2": "tawac", "3-1": "tawac"})
    assert [key for key in args(state, "land") if key.startswith("1-")] == ["1-1", "1-3"], "joined ones differ"
    assert [key for key in args(state, "land") if key.startswith("3-")] == ["3-2"]
    lying = {"2": "tawac", "1-1": "skymine", "1-2": "skymine", "1-3": "skymine"}
    state = expanding("tawac", belt=lying)
    assert [key for key in args(state, "land") if key.startswith("1-")] == ["1-1", "1-3"]


def test_SKY_AST_33_a_rival_pushed_aside_holds_nothing_until_it_is_home():
    state = expanding("tawac", "B09 B10", belt={"3-1": "skymine", "26-1": "skymine", "9-1": "skymine"})
    before = value(state, "skymine")
    settle(state, "3-1")
    assert value(state, "skymine") == before
    assert "3-1" not in args(state, "land"), "it blocks nothing: the space is the company's"
    state = settle(expanding("skymine", "B09 B10", belt={"9-1": "tawac", "9-2": "tawac"}), "9-1")
    assert domes(state, FIRM("tawac")) == 1
    settle(state, "9-2")
    assert domes(state, FIRM("tawac")) == 0


def test_SKY_AST_34_the_action_is_legal_where_nothing_can_be_placed():
    state = play(given(belt={}, slots={"A": "B09"}, stations={"tawac": "0 0 0"}), "energy", "expand:tawac")
    assert asked(state) == "B turn"
    assert is_down(state, "A", "b")
    state = play(given(belt={}, slots={"A": "B09"}), "energy", "expand:tawac", "stop")
    assert asked(state) == "B turn"


def test_SKY_AST_35_a_destroyed_energy_card_acts_alone():
    state = given(
        belt={},
        tracks=("E2", "A1", "C1", "D1"),
        slots={"A": "B10"},
        hand={"A": "p1-e2"},
        marks={"A": {"skymine": 6, "minerva": 6}},
        coins={"A": 5},
    )
    play(state, "bonus:skymine-1")
    while asked(state) in ("A destroy", "A part"):
        play(state, "destroy:p1-e2" if asked(state) == "A destroy" else "part:act")
    assert state.energy == 2 + 1, "its points and the bonus of A1"
    play(state, "expand:tawac")
    settle(state, "3-1")
    finish(state)
    assert not is_down(state, "A", "b"), "the card in the action area is not used"


# -- worked examples -------------------------------------------------------------------------------------


def test_SKY_EX_M1_the_costs_of_the_rulebook():
    """SKY-AST-15"""
    state = expanding("minerva", "B09 B10", belt={"18-1": "minerva", "13": "astrogo"})
    spent = []
    for move in ("19", "14-1", "13", "18-2"):
        before = state.energy
        settle(state, move)
        spent.append(before - state.energy)
    assert spent == [1, 2, 2, 1]


def test_SKY_EX_M2_the_rewards_of_the_rulebook():
    """SKY-AST-21, SKY-AST-24, SKY-AST-25"""
    state = expanding("minerva", "B09 B10", belt={"18-1": "minerva", "13": "astrogo"})
    settle(state, "19", "14-1", "13", "18-2")
    assert asked(state) == "A rp"
    assert (state.rp, state.coins[0]) == (1, 1)
    assert station(state, "astrogo") == "6 4 6"
    play(state, "coin")
    assert mark(state, "A", "minerva") == 1
    assert station(state, "astrogo") == "6 5 6"
    assert holder(state, "13") == "minerva"
