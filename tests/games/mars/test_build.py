"""Building, activation and the installations."""

import pytest
from tests.games.mars.colony import asks, given, hand, names, numbers, owned, play, runs, who, why_not

from farside.games.mars.components import CHAIN_COUNT, CONTRACT_COST, COST, GOODS, LEVELS, MATERIALS, MINE_COST
from farside.games.mars.game import GAME

ALL_OF = "carbon water oxygen silicon"


def site(cards, **more):
    return given(at="build", hands={"A": cards}, **more)


def test_MARS_BUILD_1_as_long_as_one_can_pay():
    state = site("iron carbon carbon silicon")
    reserve = state.reserve.copy()
    play(state, "mine:water")
    assert hand(state, "A") == "iron carbon"
    play(state, "build:silo")
    assert hand(state, "A") == ""
    assert state.reserve == [reserve[0] + 1, reserve[1] + 2, reserve[2] + 1, reserve[3], reserve[4]]
    assert why_not(state, "build:silo") == "MARS-BUILD-1"
    assert numbers(state, "build:silo") == (0x11,)


def test_MARS_BUILD_2_level_after_level_also_in_one_turn():
    state = site("iron iron iron water water", tiles={"A": "power_plant=1"})
    play(state, "build:military", "build:military")
    assert state.built[4] == 2
    assert runs(state, "A", "military") == 0


def test_MARS_BUILD_3_a_new_tile_is_inactive():
    state = play(site("iron water"), "build:military")
    assert runs(state, "A", "military") == 0
    assert state.points(0) == 0


def test_MARS_BUILD_4_neither_colonist_nor_energy_is_needed():
    state = site("iron water", free={"A": 0}, tiles={"A": "communication=1"})
    assert state.energy_used(0) == state.energy_max(0)
    assert "build:military" in names(state)


def test_MARS_BUILD_5_the_prices():
    def price(chain, tile):
        at = (chain * LEVELS + tile) * GOODS
        return {MATERIALS[good]: n for good, n in enumerate(COST[at : at + GOODS]) if n}

    each = {"carbon": 1, "water": 1, "oxygen": 1, "silicon": 1}
    assert [price(0, tile) for tile in (1, 2, 3, 4)] == [each] * 4
    assert [price(1, tile) for tile in (1, 2, 3)] == [{"water": 1, "silicon": 1}] * 3
    assert [price(2, tile) for tile in (1, 2)] == [{"iron": 1, "carbon": 1}] * 2
    modules = [{"carbon": 1, "oxygen": 1}, {"carbon": 1, "oxygen": 2}, {"carbon": 2, "oxygen": 3}]
    assert [price(3, tile) for tile in (0, 1, 2)] == modules
    bases = [{"iron": 1, "water": 1}, {"iron": 2, "water": 1}, {"iron": 3, "water": 2}]
    assert [price(4, tile) for tile in (0, 1, 2)] == bases
    assert [price(5, tile) for tile in (0, 1)] == [{"oxygen": 1, "silicon": 2}, {"oxygen": 2, "silicon": 3}]
    assert price(6, 0) == {"iron": 1, "silicon": 1}
    assert MINE_COST == (0, 1, 1, 0, 0)
    assert CONTRACT_COST == (0, 1, 0, 1, 0)


def test_MARS_BUILD_6_and_7_no_colonists_for_sale_and_nothing_is_sold():
    """MARS-BUILD-6, MARS-BUILD-7, MARS-R-23."""
    state = site(ALL_OF * 1 + " iron", tiles={"A": "power_plant=1"})
    assert {name.split(":")[0] for name in names(state)} <= {"build", "mine", "contract", "close"}


def test_MARS_BUILD_8_discounts_are_announced_first():
    """MARS-R-40."""
    state = site("silicon", laid={"A": "nanofabrication"}, kept={"A": "prefabrication"})
    assert names(state) == ["play:nanofabrication", "play:prefabrication", "close:build"]
    play(state, "play:nanofabrication")
    assert "mine:water" in names(state)
    assert "contract" not in names(state)
    assert "play:nanofabrication" not in names(state)
    play(state, "play:prefabrication")
    assert state.discount == 3
    assert "build:housing" in names(state)


def test_MARS_BUILD_8_only_if_something_can_then_be_paid():
    state = site("", kept={"A": "prefabrication"})
    assert why_not(state, "play:prefabrication") == "MARS-BUILD-8"


def test_MARS_BUILD_9_exactly_the_discount_is_spared_and_at_least_one_card_paid():
    state = site("carbon water oxygen", kept={"A": "prefabrication"}, tiles={"A": "power_plant=1"})
    play(state, "play:prefabrication", "build:housing")
    assert asks(state) == "spare"
    assert names(state) == ["spare:carbon", "spare:silicon", "spare:water", "spare:oxygen"]
    play(state, "spare:carbon")
    assert names(state) == ["spare:silicon"]
    assert why_not(state, "spare:water") == "MARS-BUILD-9"
    play(state, "spare:silicon")
    assert hand(state, "A") == "carbon"
    assert state.discount == 0


def test_MARS_BUILD_9_a_discount_not_used_is_lost():
    state = site("carbon", laid={"A": "nanofabrication"})
    play(state, "play:nanofabrication", "close:build", "close:colony")
    while not (state.active == 0 and state.phase == 6):
        play(state, names(state)[-1])
    assert state.discount == 0


def test_MARS_BUILD_10_tiles_places_and_contracts_must_be_there():
    state = site("carbon silicon carbon water iron iron")
    state.mine_stock[3] = 0
    assert why_not(state, "mine:water") == "MARS-BUILD-10"
    state.stock[2 * LEVELS + 1] = 0
    assert why_not(state, "build:silo") == "MARS-BUILD-10"
    state.contracts = [1] * 25
    assert why_not(state, "contract") == "MARS-BUILD-10"


def test_MARS_BUILD_11_the_phase_always_asks():
    assert names(site("")) == ["close:build"]


# -- activation --------------------------------------------------------------------------------------


def test_MARS_ACT_1_one_colonist_for_each_installation():
    state = given(at="end", tiles={"A": "military=1"}, off={"A": "military=1"}, free={"A": 0})
    assert why_not(state, "on:military") == "MARS-ACT-1"
    play(state, "off:mine1", "on:military")
    assert state.free(0) == 0


def test_MARS_ACT_2_what_is_inactive_gives_and_uses_nothing():
    state = given(tiles={"A": "military=2 spaceport=1 silo=1"}, off={"A": "military=2 spaceport=1 silo=1"})
    assert (state.points(0), state.energy_used(0), state.strength(0, 3), state.earth_rate(0)) == (0, 4, 0, 3)
    assert state.hand_limit(0) == 4


def test_MARS_ACT_3_and_4_levels_run_from_the_bottom_up():
    """MARS-ACT-3, MARS-ACT-4, MARS-R-14."""
    state = given(at="end", tiles={"A": "power_plant=1 silo=2"})
    play(state, "off:silo")
    assert runs(state, "A", "silo") == 1
    play(state, "off:silo", "off:silo")
    assert runs(state, "A", "silo") == -1
    assert state.hand_limit(0) == 0


def test_MARS_ACT_5_colonists_move_only_in_the_owners_phase_7():
    state = given(tiles={"A": "military=1"}, off={"A": "military=1"})
    while state.phase < 7:
        assert not [name for name in names(state) if name.split(":")[0] in ("on", "off")]
        play(state, names(state)[-1])
    assert "on:military" in names(state)


# -- housings ----------------------------------------------------------------------------------------


def test_MARS_HOUS_1_a_housing_brings_three():
    state = play(site(ALL_OF, tiles={"A": "power_plant=1"}), "build:housing")
    assert state.free(0) == 6


def test_MARS_HOUS_2_energy_but_no_colonist():
    state = play(site(ALL_OF, tiles={"A": "power_plant=1"}, free={"A": 0}), "build:housing")
    assert state.energy_used(0) == 5
    assert state.at_work(0) == 5


def test_MARS_HOUS_3_with_spare_energy_it_is_powered_at_once():
    state = play(site(ALL_OF), "build:housing")
    assert runs(state, "A", "housing") == 1
    assert asks(state) == "build"


def test_MARS_HOUS_3_only_if_all_lower_ones_are():
    state = site(ALL_OF, tiles={"A": "power_plant=1 housing=1"}, off={"A": "housing=1"})
    play(state, "build:housing")
    assert runs(state, "A", "housing") == 0


def test_MARS_HOUS_4_without_energy_it_stands_dark():
    """MARS-R-13."""
    state = play(site(ALL_OF, tiles={"A": "military=1"}), "build:housing")
    assert runs(state, "A", "housing") == 0
    assert state.points(0) == 1
    assert state.free(0) == 3
    assert state.strength(0, 0) == 1


def test_MARS_HOUS_5_housing_0_is_always_powered():
    state = given(at="end", tiles={"A": "power_plant=1 housing=1"})
    play(state, "off:housing")
    assert "off:housing" not in names(state)


def test_MARS_HOUS_6_housings_are_powered_and_cut_in_phase_7():
    state = given(
        at="end", tiles={"A": "power_plant=1 housing=1 military=1"}, off={"A": "power_plant=1 housing=1 military=1"}
    )
    play(state, "on:power_plant", "on:housing", "on:military")
    assert state.free(0) == 3 - 1 + 3 - 1
    play(state, "off:housing")
    assert runs(state, "A", "housing") == 0


def test_MARS_HOUS_7_a_housing_that_goes_dark_takes_its_colonists_along():
    state = given(at="end", tiles={"A": "power_plant=1 housing=1"}, free={"A": 2})
    assert why_not(state, "off:housing") == "MARS-HOUS-7"
    assert numbers(state, "off:housing") == (3, 2)
    state = given(at="end", tiles={"A": "power_plant=1 housing=1"}, free={"A": 4})
    supply = state.colonist_supply
    play(state, "off:housing")
    assert (state.free(0), state.colonist_supply) == (1, supply + 3)


def test_MARS_HOUS_8_powered_again_it_brings_three_again():
    """MARS-R-33: what was not brought cannot be lost."""
    state = given(at="end", tiles={"A": "power_plant=1 housing=1"}, off={"A": "housing=1"})
    state.colonist_supply = 1
    play(state, "on:housing")
    assert (state.free(0), state.brought[1]) == (4, 1)
    state.colonist_supply += 5
    play(state, "off:housing")
    assert state.free(0) == 3


# -- mines, plants, silos ----------------------------------------------------------------------------


def test_MARS_MINE_1_at_most_four_mines():
    state = site("carbon silicon", mines={"A": "iron iron iron iron"})
    assert why_not(state, "mine:water") == "MARS-MINE-1"


def test_MARS_MINE_2_each_active_mine_produces_one_card():
    state = given(at="resupply", mines={"A": "water water water"})
    assert state.known[3] == 3


@pytest.mark.parametrize(("level", "energy"), [(0, 5), (1, 10), (2, 15), (3, 20)])
def test_MARS_PLANT_1_five_for_each_active_plant(level, energy):
    state = given(tiles={"A": f"power_plant={level}"})
    assert state.energy_max(0) == energy


def test_MARS_PLANT_2_plants_use_no_energy_but_need_a_colonist():
    state = given(tiles={"A": "power_plant=2"}, off={"A": "power_plant=1"})
    assert state.energy_max(0) == 10
    assert state.energy_used(0) == 4


def test_MARS_PLANT_3_energy_is_a_ceiling_not_a_store():
    state = given(at="end", tiles={"A": "military=1 spaceport=1"}, off={"A": "spaceport=1"})
    assert why_not(state, "on:spaceport") == "MARS-END-9"
    assert numbers(state, "on:spaceport") == (5, 5)


def test_MARS_SILO_1_four_six_eight():
    limits = [given(tiles={"A": f"silo={level}"}).hand_limit(0) for level in (0, 1, 2)]
    assert limits == [4, 6, 8]
    assert given(tiles={"A": "silo=2"}, laid={"A": "compact_storage"}).hand_limit(0) == 10


def test_MARS_SILO_2_without_silo_0_nothing():
    assert given(off={"A": "silo=1"}, laid={"A": "compact_storage"}).hand_limit(0) == 0


def test_MARS_SILO_3_checked_only_at_the_end_of_ones_own_turn():
    state = given(hands={"A": "iron " * 9, "B": "water " * 9})
    play(state, "close:trade", "close:build", "close:colony")
    assert asks(state) == "discard"
    while state.active == 0:
        play(state, names(state)[0])
    assert state.hand_size(1) >= 9


# -- modules, contracts, bases, centres, spaceport ---------------------------------------------------


@pytest.mark.parametrize(("level", "limit"), [(0, 1), (1, 2), (2, 4), (3, 20)])
def test_MARS_COMM_contract_limits(level, limit):
    """MARS-COMM-1, MARS-COMM-2, MARS-COMM-3, MARS-COMM-4."""
    assert given(tiles={"A": f"communication={level}"}).contract_limit(0) == limit


def test_MARS_CONTR_4_a_contract_comes_from_the_open_stock():
    state = play(site("carbon water"), "contract", "sign:iron:water")
    assert owned(state, "A") == ["iron>water"]
    assert hand(state, "A") == ""
    view = GAME.view(state, 1)
    assert view.colonies[0].contracts == ((0, 3),)
    assert (0, 3) not in view.contract_stock


def test_MARS_CONTR_5_at_the_limit_a_purchase_replaces_one():
    state = site("carbon water", contracts={"A": "iron>carbon water>iron"}, tiles={"A": "communication=1"})
    play(state, "contract", "sign:iron:water")
    assert names(state) == ["return:iron:carbon", "return:water:iron"]
    play(state, "return:iron:carbon")
    assert owned(state, "A") == ["iron>water", "water>iron"]


def test_MARS_CONTR_5_a_module_built_in_this_phase_is_not_active_yet():
    state = site("carbon water carbon oxygen", contracts={"A": "iron>carbon"})
    play(state, "build:communication", "contract", "sign:iron:water")
    assert owned(state, "A") == ["iron>water"]


def test_MARS_CONTR_6_above_the_limit_contracts_are_returned_after_the_arrangement():
    """MARS-R-18."""
    state = given(
        at="end",
        tiles={"A": "communication=1"},
        off={"A": "communication=1"},
        contracts={"A": "iron>carbon water>iron"},
    )
    twin = state.clone()
    play(state, "close:colony")
    assert asks(state) == "return"
    play(state, "return:iron:carbon")
    assert owned(state, "A") == ["water>iron"]
    play(twin, "on:communication", "close:colony")
    assert len(owned(twin, "A")) == 2


def test_MARS_MIL_1_each_active_base_counts_one():
    state = given(tiles={"A": "military=3"}, off={"A": "military=1"})
    assert state.strength(0, 3) == 2


def test_MARS_RDC_1_level_1_rolls_level_2_opens_the_second_deck():
    assert asks(given(at="rnd", tiles={"A": "rnd=1"})) == "roll"
    assert given(tiles={"A": "rnd=2"}).level(0, 4) == 2


def test_MARS_SPACE_2_there_are_two_spaceports():
    state = given(3, at="build", tiles={"B": "spaceport=1", "C": "spaceport=1"}, hands={"A": "iron silicon"})
    assert why_not(state, "build:spaceport") == "MARS-BUILD-10"


def test_MARS_SPACE_3_one_spaceport_per_colony():
    """MARS-R-24."""
    state = site("iron silicon", tiles={"A": "spaceport=1"})
    assert why_not(state, "build:spaceport") == "MARS-SPACE-3"
    assert why_not(site("", tiles={"A": "rnd=2"}), "build:rnd") == "MARS-COMP-7"
    assert CHAIN_COUNT == 7
    assert who(state) == "A"
