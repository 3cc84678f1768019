"""Words and components."""

from tests.games.mars.colony import given, names, play, runs, who

from farside.games.mars import components as box
from farside.games.mars.components import CHAINS, MATERIALS, MOST, PRINTED, TILES
from farside.games.mars.game import GAME


def test_MARS_TERM_1_there_are_five_raw_materials():
    assert MATERIALS == ("iron", "carbon", "silicon", "water", "oxygen")


def test_MARS_TERM_2_there_are_eight_kinds_of_installations():
    assert set(box.INSTALLATIONS) == {*CHAINS, "mine"}
    assert len(box.INSTALLATIONS) == 8


def test_MARS_TERM_3_all_kinds_but_mines_and_the_spaceport_have_levels():
    assert [chain for chain in range(7) if MOST[chain] > 1] == [0, 1, 2, 3, 4, 5]
    assert MOST[box.SPACEPORT] == 1


def test_MARS_TERM_4_a_level_is_active_only_over_active_lower_ones():
    state = given(at="end", tiles={"A": "military=2"}, off={"A": "military=2"}, free={"A": 1})
    assert runs(state, "A", "military") == 0
    play(state, "on:military")
    assert runs(state, "A", "military") == 1


def test_MARS_TERM_5_a_housing_is_powered_not_staffed():
    state = given(at="end", tiles={"A": "housing=1 power_plant=1"}, off={"A": "housing=1"}, free={"A": 0})
    play(state, "on:housing")
    assert runs(state, "A", "housing") == 1
    assert state.free(0) == 3


def test_MARS_TERM_6_the_energy_maximum_is_five_per_plant_and_bonuses_and_the_loan():
    state = given(tiles={"A": "power_plant=2"}, laid={"A": "fusion superconductors"}, holds={"A": "energy"})
    state.loan = 4
    assert state.energy_max(0) == 15 + 3 + 2 + 4
    assert state.energy_max(1) == 5


def test_MARS_TERM_7_housings_and_consumers_use_energy_plants_do_not():
    state = given(tiles={"A": "housing=2 power_plant=2 military=1 spaceport=1"})
    assert state.energy_used(0) == 3 + 1 + 1 + 1 + 2


def test_MARS_TERM_8_free_colonists_stand_on_housings():
    state = given(free={"A": 9})
    assert state.free(0) == 9
    assert state.colonists[0] == 9 + 4


def test_MARS_TERM_9_reserve_deck_and_hands_hold_the_raw_materials():
    state = given(hands={"A": "iron iron water"})
    assert sum(state.reserve) + len(state.supply) + state.hand_size(0) == 60


def test_MARS_TERM_10_there_are_five_domains():
    assert box.DOMAINS == ("housing", "energy", "communication", "military", "rnd")


def test_MARS_TERM_11_the_active_player_takes_the_turn():
    state = given(3, active="B")
    assert state.active == 1
    assert who(state) == "B"


def test_MARS_TERM_12_a_level_counts_active_installations_above_level_0():
    state = given(tiles={"A": "housing=2 power_plant=1 rnd=2"}, off={"A": "rnd=1"})
    assert [state.level(0, domain) for domain in range(5)] == [2, 1, 0, 0, 1]


def test_MARS_TERM_13_a_housing_remembers_how_many_it_brought():
    state = given(at="build", tiles={"A": "power_plant=1"}, hands={"A": "carbon water oxygen silicon"})
    state.colonist_supply = 2
    play(state, "build:housing")
    assert state.brought[1] == 2
    assert state.free(0) == 5


def test_the_box_is_complete():
    """MARS-COMP-1 to 8: MARS-COMP-1, MARS-COMP-2, MARS-COMP-3, MARS-COMP-4, MARS-COMP-5, MARS-COMP-6."""
    count = box.BOX.table("components")
    assert count.number("colony_boards") == count.number("player_aids") == 4
    assert box.GOOD_CARDS == (12,) * 5
    assert sum(box.EVENT_COPIES) == 30
    assert len(box.BOX.tables("contract")) == 20
    assert sum(box.RND_COPIES[:10]) == sum(box.RND_COPIES[10:]) == 15
    assert 60 + 30 + 20 + 30 + 1 == count.number("cards_total") == 141
    assert box.MINE_TILES == (4, 3, 3, 3, 3)
    assert sum(box.STOCK) + 16 == 78
    assert count.number("energy_markers") + count.number("vp_markers") == 8
    assert box.COLONISTS == 80
    assert box.DIE == (1, 1, 1, 2, 2, 2)
    assert TILES == ((0, 4, 4, 4, 2), (0, 4, 4, 4), (0, 4, 2), (4, 4, 2), (4, 4, 2), (4, 4), (2,))


def test_MARS_COMP_7_a_board_has_a_place_for_every_level():
    assert MOST == (5, 4, 3, 3, 3, 2, 1)
    assert PRINTED == (1, 1, 1, 0, 0, 0, 0)
    assert box.MINES == 4


def test_MARS_COMP_8_all_components_are_used_at_every_player_count():
    censuses = [GAME.census(GAME.start(seats=seats, seed=1)) for seats in (2, 3, 4)]
    assert censuses[0] == censuses[1] == censuses[2]


def test_MARS_COMP_9_a_tile_out_of_stock_cannot_be_built_until_one_returns():
    state = given(3, at="build", tiles={"B": "spaceport=1", "C": "spaceport=1"}, hands={"A": "iron silicon"})
    assert "build:spaceport" not in names(state)
    state.move_tile(1, box.SPACEPORT, -1)
    assert "build:spaceport" in names(state)


def test_MARS_COMP_9_an_empty_supply_gives_no_colonists():
    state = given(at="event", event="deposit_iron")
    state.colonist_supply = 0
    assert state.welcome(0, 3) == 0


def test_MARS_COMP_10_what_is_due_is_reduced_to_what_is_there():
    state = given()
    state.reserve[0] = 1
    assert state.earn(0, 0, 3) == 1
    assert state.earn(0, 0, 3) == 0


def test_MARS_COMP_11_the_event_deck_cannot_run_dry():
    supremacies = sum(
        copies for copies, sort in zip(box.EVENT_COPIES, box.EVENT_SORT, strict=True) if sort == box.SUPREMACY
    )
    assert supremacies == 5
