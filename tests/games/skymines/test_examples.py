"""The worked examples of the rulebook, and vectors computed from the component file."""

from tests.games.skymines.table import (
    Position,
    args,
    asked,
    given,
    holder,
    in_hand,
    is_down,
    mark,
    names,
    pass_on,
    pile,
    play,
    shares,
    station,
    value,
    where,
    why_not,
)

from farside.core.actions import NOBODY
from farside.games.skymines.components import CARBON, COMPANIES, ENERGY, NEED_KIND, NEED_VALUE, PLANS
from farside.games.skymines.game import GAME
from farside.games.skymines.rules.upload import meets
from farside.games.skymines.state import DESTROYED


def test_example_01_shares_times_value():
    state = given(marks={"A": {"minerva": 13}}, hand={"A": "D04 C09"}, stations={"minerva": "0 3 5"})
    assert (shares(state, "A", "minerva"), value(state, "minerva")) == (5, 6)
    assert GAME.view(state, 0).players[0].marks[COMPANIES.index("minerva")].worth == 42


def test_example_02_resting_energy_is_no_energy():
    assert why_not(given(rest={"A": {"b": "p1-e2"}}), "energy") == "SKY-TURN-3"


def test_example_03_a_used_research_scientist_is_face_down():
    assert is_down(play(given(slots={"A": "p1-r2"}), "research:b", "coin", "coin"), "A", "b")


def test_example_04_legal_sets():
    state = given(slots={"A": "p1-t2 A06 p1-c2"})
    assert args(state, "use") == ["carbon", "titanium"]
    assert args(play(state, "use:titanium"), "spend") == ["bc", "c", "b"]


def test_example_05_buying_minerals_with_titanium():
    state = given(slots={"A": "p1-t2 A06 p1-c2"}, market={9: "A02"})
    play(state, "use:titanium", "spend:bc", "buy:9")
    assert state.units == 1
    play(state, "step:astrogo")
    assert in_hand(state, "A") == ["A02"]
    assert [is_down(state, "A", slot) for slot in "bcd"] == [True, True, False]
    assert mark(state, "A", "astrogo") == 1


def minerva_expands():
    state = given(slots={"A": "B09 p1-e2"}, sectors={"24": "skymine"}, stations={"skymine": "4 5 5"})
    play(state, "energy", "expand:minerva")
    for sector in (21, 16, 24):
        play(state, f"enter:{sector}")
        while asked(state).endswith("lift"):
            state.act(0, state.options(0)[0])
    return state


def test_example_06_five_points_for_three_sectors():
    state = minerva_expands()
    assert state.energy == 0
    assert asked(state) == "A rp"


def test_example_07_rewards_of_the_three_sectors():
    state = minerva_expands()
    assert (state.coins[0], state.rp) == (1, 3)
    play(state, "coin", "coin", "coin")
    while asked(state) == "A home":
        state.act(0, state.options(0)[0])
    assert sum(int(word[0]) for word in station(state, "skymine").split()) == 15
    assert [holder(state, sector) for sector in (16, 21, 24)] == ["minerva"] * 3
    assert is_down(state, "A", "b")


def test_example_08_two_plans_and_a_crypcoin():
    state = given(slots={"A": "B12"}, shown={"A2": "PA01", "A3": "PA02"})
    play(state, "research:b", "take:A2", "take:A3", "coin", "put:PA01:1", "put:PA02:2")
    assert state.coins[0] == 1
    assert NOBODY not in state.shown
    assert state.tops[0] == 4 + 2


def test_example_09_a_long_upload():
    plans = {1: "ST03", 2: "PA13", 3: "PS2", 4: "PA06", 5: "PC23"}
    plans[2] = next(key for key in PLANS if key.startswith("PA") and key >= "PA13" and needs_energy(key))
    state = given(
        slots={"A": "p1-r2 p1-m2 p1-c1"}, plans={"A": plans}, upload={"A": 0}, coins={"A": 4}, number=2, helium={"A": 0}
    )
    play(state, "research:b", "flip:2", "go:5")
    assert state.coins[0] == 0
    assert state.rp == 2 + 3
    assert state.open_slots(0) >> 4 == 1


def needs_energy(key):
    at = PLANS.index(key) * 2
    return NEED_KIND[at] == ENERGY and NEED_VALUE[at] == 2


def test_example_10_three_domes_are_one_pair():
    sectors = {"4": "astrogo", "6": "astrogo", "10": "astrogo"}
    state = play(given(slots={"A": "B13"}, sectors=sectors), "field:b")
    assert (state.helium[0], state.coins[0]) == (3, 1)
    state = play(given(slots={"A": "B13"}, sectors={**sectors, "15": "astrogo"}), "field:b")
    assert state.helium[0] == 4


def test_example_11_nobody_has_strictly_more():
    state = given(4, slots={"A": "A05 p1-m2", "B": "A02 p2-m1", "C": "B02 p3-m2"})
    play(state, "bonus:maj_minerals", "tier:2")
    assert (mark(state, "A", "minerva"), state.helium[0]) == (3, 1)


def test_example_12_one_and_three_crypcoins():
    state = play(given(coins={"A": 4}, market={5: "A03"}), "bonus:std_buy_card")
    assert state.coins[0] == 0
    assert in_hand(state, "A") == ["A03"], "the only card is bought without asking"


def test_example_13_destroying_carbon_1():
    state = play(given(hand={"A": "p1-c1"}), "bonus:std_destroy_card")
    assert state.coins[0] == 3
    assert where(state, "p1-c1") == DESTROYED


def test_example_14_passing():
    state = given(
        slots={"A": "p1-c1 p1-m1"}, tiles={"tile_researcher": "A"}, rest={"A": {"b": "p1-t1"}}, passed="B", market={}
    )
    play(state, "use:carbon", "step:tawac", "research:tile", "coin", "pass", "lay:b", "lay:c")
    assert in_hand(state, "A") == ["p1-t1"]
    assert (pile(state, "A", "b"), pile(state, "A", "c")) == (["p1-c1"], ["p1-m1"])
    assert state.holder[1] == NOBODY
    assert state.used[0] == 0


def test_example_15_preparation_after_round_three():
    state = pass_on(pass_on(given(number=3)))
    assert state.bounty == 2
    assert GAME.view(state, 0).specials[2] == 1


def test_example_16_the_tile_comes_with_the_marker():
    state = play(given(coins={"A": 2}), "bonus:tile_space_researcher", "pass", "pass", "A ready", "B ready")
    assert state.spare_markers(0) == 3
    assert "research:tile" in names(state)


def test_example_17_carbon_2_with_the_tile_is_carbon_3():
    state = play(given(slots={"A": "p1-c2"}, tiles={"tile_plus1": "A"}), "plus:b")
    assert state.total(0, CARBON) == 3
    assert GAME.view(state, 1).players[0].slots[1].value == 3


def test_example_18_three_players_take_a_crypcoin():
    marks = {"A": {"skymine": 4}, "C": {"skymine": 9}, "D": {"skymine": 6}}
    state = given(4, slots={"A": "A04"}, market={}, marks=marks)
    play(state, "use:carbon", *["step:skymine"] * 3)
    assert state.coins == [1, 0, 1, 1]


def test_example_19_the_first_D2_bonus_counts_a_fourth_dome():
    state = given(
        tracks=("A1", "B1", "C1", "D2"),
        slots={"A": "B13"},
        marks={"A": {"tawac": 6}},
        sectors={"4": "astrogo", "6": "astrogo", "10": "astrogo"},
    )
    assert play(state, "field:b").helium[0] == 4


def test_example_20_a_destroyed_energy_card():
    more: Position = {"tracks": ("A1", "E2", "C1", "B1"), "hand": {"A": "p1-e2"}, "slots": {"A": "B09"}}
    assert play(given(marks={"A": {"minerva": 6}}, **more), "bonus:minerva-1").energy == 2
    assert play(given(marks={"A": {"minerva": 6, "skymine": 6}}, **more), "bonus:minerva-1").energy == 3


def test_example_21_tier_six_or_tier_four():
    state = play(given(slots={"A": "B05 p1-m2"}), "bonus:maj_minerals")
    assert {"3", "2"} <= set(args(state, "tier"))


def test_example_22_three_carbon_and_three_of_one_other():
    plan = PLANS.index("PC20")
    answers = [
        meets(given(slots={"A": cards}), 0, plan) for cards in ("A04 A06", "A04 A05", "A04 B01", "A04 p1-t2 p1-m1")
    ]
    assert answers == [True, True, True, False]


def test_example_23_titanium_less_one():
    for cards, coins in (("p1-r2 B06 p1-t2", 5), ("p1-r2 p1-t1", 0)):
        state = play(given(slots={"A": cards}, plans={"A": {1: "PC01"}}), "research:b", "go:1")
        assert state.coins[0] == coins


# -- vectors ---------------------------------------------------------------------------------------------


def test_vector_01_share_value():
    assert value(given(stations={"skymine": "0 3 5"}), "skymine") == 6


def test_vector_02_sent_home_to_the_first_column():
    """Vector 03: the third column is full."""
    state = given(slots={"A": "p1-e2"}, sectors={"21": "skymine"}, stations={"skymine": "0 3 5"})
    play(state, "energy", "expand:minerva", "enter:21")
    assert args(state, "column") == ["skymine:1", "skymine:2"]
    play(state, "column:skymine:1")
    assert value(state, "skymine") == 5


def test_vector_04_tawac_with_five_points():
    state = given(slots={"A": "B09 p1-e2"}, stations={"tawac": "5 0 0"})
    play(state, "energy", "expand:tawac", "enter:3", "enter:4", "enter:5", "enter:10")
    assert state.energy == 1
    assert args(state, "enter") == ["2", "6"]


def test_vector_05_the_cheapest_way_to_the_middle_and_to_an_enclave():
    for way in ((7, 12, 13), (1, 8, 9)):
        state = given(slots={"A": "p1-e2 A07"}, stations={"astrogo": "5 0 0"})
        play(state, "energy", "expand:astrogo", *[f"enter:{sector}" for sector in way])
        assert state.energy == 0


def test_vector_06_three_steps_over_a_threshold():
    state = play(given(slots={"A": "A04"}, market={}, marks={"A": {"skymine": 4}}), "use:carbon", *["step:skymine"] * 3)
    assert (mark(state, "A", "skymine"), state.coins[0], shares(state, "A", "skymine")) == (7, 1, 2)


def test_vector_07_stopped_by_a_barrier():
    state = given(slots={"A": "p1-e2"}, marks={"A": {"skymine": 7}}, coins={"A": 1})
    play(state, "bonus:maj_energy")
    assert (mark(state, "A", "skymine"), shares(state, "A", "skymine"), state.coins[0]) == (8, 3, 1)
    assert asked(state) == "B turn"


def test_vector_08_a_full_tank():
    state = given(slots={"A": "B13"}, helium={"A": 27}, sectors={"4": "astrogo", "6": "astrogo"})
    play(state, "field:b")
    assert (state.helium[0], state.coins[0]) == (28, 1 + 4)
    assert GAME.view(state, 0).players[0].sheet[5] == 60


def test_vector_09_upload_and_a_special_plan():
    state = given(slots={"A": "p1-r2"}, plans={"A": {5: "PS2"}}, upload={"A": 4}, coins={"A": 2}, number=2)
    play(state, "research:b", "go:5")
    assert GAME.view(state, 0).players[0].sheet[6] == 10 + 4
    assert state.open_slots(0) >> 4 == 1
