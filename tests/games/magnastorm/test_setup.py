"""Components, terms, set-up and opening."""

from itertools import pairwise

import pytest
from tests.games.magnastorm import table
from tests.games.magnastorm.table import asks, cubes, given, group, hand, labs, levels, names, opened, play, why_not

from farside.core.actions import NOBODY
from farside.games.magnastorm import cards, components
from farside.games.magnastorm.components import BOX, COLUMNS, PAD, PANELS, PLANETS, SECTORS, SPACES, YELLOW
from farside.games.magnastorm.game import GAME
from farside.games.magnastorm.state import of_kind, size


def start(seats=4, seed=1, **variants):
    return GAME.start(seats=seats, seed=seed, **variants)


# -- components ------------------------------------------------------------------------------------


def test_MAG_COMP_1_the_board_has_two_sides_of_six_sectors():
    assert [len(planet.spaces) for planet in PLANETS] == [42, 54]
    assert [len(planet.spots) for planet in PLANETS] == [8, 12]
    for planet in PLANETS:
        assert {planet.sector[space] for space in planet.spaces} == set(range(6))
        assert len(planet.pad_sector) == 2


def test_MAG_COMP_2_the_centre_tile_has_three_adjacent_calm_sectors_and_an_income_table_for_each():
    for rounds in components.CALM:
        for first, second, third in rounds:
            assert (second - first) % 6 == 1
            assert (third - second) % 6 == 1
    assert len(components.INCOME) == 12


def test_MAG_COMP_3_the_panels_have_five_rows_on_both_sides():
    """MAG-SETUP-14"""
    assert [panel.columns for panel in PANELS] == [4, 5]
    assert [len(panel.bonus) for panel in PANELS] == [20, 25]
    assert len(components.ROW_PRICE) == len(components.ROW_GAIN) == 5


def test_MAG_COMP_4_the_research_board_has_a_track_more_for_four_players():
    assert components.TRACKS_USED[2:] == (3, 3, 4)
    assert components.PLACES[2:] == ((5, 4), (5, 4, 3), (5, 4, 3, 2))


def test_MAG_COMP_5_there_are_eight_commanders_of_each_kind():
    assert [cards.COMMANDERS[at] for at in cards.ADMINISTRATION] == ["01", "02", "03", "04", "05", "06", "07", "08"]
    assert [cards.COMMANDERS[at] for at in cards.SCIENCE] == ["11", "12", "13", "14", "15", "16", "17", "18"]


def test_MAG_COMP_6_there_are_four_objectives_of_each_kind():
    assert cards.OBJECTIVES == ("RO1", "RO2", "RO3", "RO4", "SO1", "SO2", "SO3", "SO4")


def test_MAG_COMP_7_and_COMP_9_the_counts_of_the_box():
    """MAG-COMP-7, MAG-COMP-9"""
    shared, each = components.COUNT, components.PIECES
    assert [shared.number(key) for key in ("crew_neutral_yellow", "credit_yellow", "credit_black")] == [15, 25, 25]
    assert shared.number("cover_up_tile") == 4
    assert [each.number(key) for key in ("credit_own", "crew_own", "teleport_station", "turtle_lab")] == [25, 5, 3, 10]


def test_MAG_COMP_8_there_are_120_artefacts():
    assert [cards.METAL.count(metal) for metal in range(3)] == [30, 60, 30]


def test_MAG_COMP_10_a_player_never_owns_a_black_cube():
    state = start()
    assert len(state.hands) == 4 * 5  # no place for a sixth colour
    assert components.BLACK == 25


def test_every_number_of_the_box_says_where_it_comes_from():
    assert {source for _place, source in BOX.sources()} == {"rulebook", "public", "reconstructed"}


# -- terms -----------------------------------------------------------------------------------------


def test_MAG_TERM_1_a_cube_of_any_players_colour_is_never_yellow_and_may_be_ones_own():
    """MAG-RUL-13"""
    state = given(2, heads="11 12 13")
    table.above(state, FP=group(neutral=1))
    hand(state, 0, orange=2, yellow=1)
    play(state, "take:FP", "lay:C1:1", "track:red")
    assert names(state) == ["get:orange", "get:sky"]


def test_MAG_TERM_2_an_area_has_one_to_three_spaces_of_one_sector():
    for planet in PLANETS:
        for area, inside in enumerate(planet.inside):
            if planet.area_sector[area] != NOBODY:
                assert 1 <= len(inside) <= 3
                assert {planet.sector[space] for space in inside} == {planet.area_sector[area]}


def test_MAG_TERM_3_station_spots_lie_on_lines_between_two_sectors():
    for planet in PLANETS:
        for spot in planet.spots:
            a, b = planet.ends[spot]
            assert b in planet.neighbours[a]
            assert planet.area_sector[a] != planet.area_sector[b]


def test_MAG_TERM_4_the_trailing_sector_is_the_next_to_be_storm():
    for rounds in components.CALM:
        for now, later in pairwise(rounds):
            assert now[0] not in later
            assert now[1:] == later[:2]


def test_MAG_TERM_5_a_tie_gives_nobody_the_majority():
    """MAG-RUL-20  Who alone has labs in a sector has the majority."""
    state = labs(given(), 0, "LL-a1")
    assert state.leader(state.strength(), 0) == 0
    labs(state, 1, "LL-a2")
    assert state.leader(state.strength(), 0) == NOBODY
    labs(state, 1, "LL-b1")
    assert state.leader(state.strength(), 0) == 1
    assert state.leader(state.strength(), 1) == NOBODY


def test_MAG_TERM_6_the_most_knowledge_is_alone_on_the_highest_level():
    state = levels(levels(given(), 0, red=3), 1, red=3)
    assert state.wisest(0) == NOBODY
    assert state.wisest(1) == NOBODY  # all on level 0
    assert levels(state, 2, red=4).wisest(0) == 2


def test_MAG_TERM_7_a_rotation_is_one_turn_of_each_player():
    state = given(3)
    for seat in (0, 1, 2, 0):
        assert state.turn() == seat
        column = next(at for at in range(4) if state.upper[at])
        free = state.lower.index(0)
        play(state, f"crew:{COLUMNS[column]}:neutral", f"space:{COLUMNS[free // 5]}:{free % 5 + 1}", "gain")
        while asks(state) != "turn":
            state.push(state.turn(), state.options(state.turn())[-1])


def test_MAG_TERM_8_a_lower_space_has_a_column_and_a_row():
    state = play(given(2), "crew:FP:neutral", "space:C3:4")
    assert state.lower[3 * 5 + 3] == group(neutral=1)


def test_MAG_TERM_9_a_commander_is_controlled_while_his_card_lies_in_front_of_you():
    state = given()
    assert not state.controls(0, 0)
    state.holder[0] = 0
    assert state.controls(0, 0)
    assert state.commanders(0) == 1


def test_MAG_TERM_10_colours_not_in_the_game_stay_in_the_box():
    state = start(2)
    assert state.supply[2:4] == [0, 0]
    assert state.bag[2:4] == [0, 0]


def test_MAG_TERM_11_a_hand_has_no_upper_limit():
    state = hand(given(2), 0, orange=20)
    play(state, "crew:FP:neutral", "space:FP:1", "gain")
    assert cubes(state, 0)["orange"] == 22


def test_MAG_TERM_12_scouts_never_make_a_space_occupied():
    """MAG-MOVE-9"""
    state = given(2)
    state.scouts[1] = SPACES.index("LL-a1")
    play(state, "crew:FP:neutral", "space:FP:1", "move", "drive:LL-a1", "install:slot")
    assert state.labs[SPACES.index("LL-a1")]
    assert state.scouts[0] == state.scouts[1]


def test_MAG_TERM_13_the_bottom_row_is_row_5():
    assert components.OVERFLOW == 4


# -- set-up ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "columns", "tracks", "spaces"), [(2, 4, 3, 42), (3, 4, 3, 42), (4, 5, 4, 54)])
def test_MAG_SETUP_1_and_SETUP_13_sides_by_player_count(seats, columns, tracks, spaces):
    """MAG-SETUP-1, MAG-SETUP-13, MAG-RUL-50, MAG-CMD-16"""
    state = start(seats)
    assert (len(state.upper), state.tracks(), len(state.planet.spaces)) == (columns, tracks, spaces)
    assert (len(state.chiefs), len(state.heads)) == (columns, tracks)


def test_MAG_SETUP_2_the_starting_area_turns_the_tile():
    """MAG-RUL-48  START_1 is the default."""
    assert [SECTORS[at] for at in start().calm_sectors()] == ["LL", "L", "UL"]
    assert [SECTORS[at] for at in start(start=2).calm_sectors()] == ["UR", "R", "LR"]


def test_MAG_SETUP_3_and_SETUP_4_commanders_are_drawn_by_lot():
    """MAG-SETUP-3, MAG-SETUP-4"""
    heads, chiefs = set(), set()
    for seed in range(40):
        state = start(4, seed)
        assert len(set(state.heads)) == 4
        assert len(set(state.chiefs)) == 5
        assert state.chiefs[0] == NOBODY
        heads |= set(state.heads)
        chiefs |= set(state.chiefs[1:])
    assert heads == set(cards.SCIENCE)
    assert chiefs == set(cards.ADMINISTRATION)


def test_MAG_SETUP_5_commander_cards_lie_on_the_table_and_belong_to_nobody():
    assert start().holder == [NOBODY] * 16


@pytest.mark.parametrize(("seats", "crew"), [(2, 12), (3, 12), (4, 15)])
def test_MAG_SETUP_6_three_neutral_crew_in_every_used_column(seats, crew):
    state = start(seats)
    assert [of_kind(column, 4) for column in state.upper] == [3] * (crew // 3)
    assert not any(state.lower)


def test_MAG_SETUP_7_two_objectives_of_each_kind():
    seen = set()
    for seed in range(30):
        goals = start(2, seed).goals
        assert [cards.IS_SECTOR[goal] for goal in goals] == [False, False, True, True]
        assert len(set(goals)) == 4
        seen |= set(goals)
    assert len(seen) == 8


def test_MAG_SETUP_8_with_two_players_the_threes_are_covered():
    view = GAME.view(start(2), 0)
    assert [goal.values for goal in view.goals] == [(5, 4)] * 4


@pytest.mark.parametrize(("seats", "total"), [(2, 34), (3, 37), (4, 40)])
def test_MAG_SETUP_9_the_bag_and_the_supply(seats, total):
    state = start(seats)
    assert components.BLACK + sum(state.bag) == total
    assert state.supply[YELLOW] == 22
    assert state.supply[:seats] == [20] * seats


def test_MAG_SETUP_10_player_boards_and_markers():
    state = start()
    assert state.labs_left == [10] * 4
    assert state.stations_left == [3] * 4
    assert state.reputation == [0] * 4
    assert state.levels == [0] * 16


def test_MAG_SETUP_11_two_own_cubes_and_a_scout_on_the_starting_area():
    """MAG-RUL-55"""
    state = start(3)
    assert [cubes(state, seat) for seat in range(3)] == [{"orange": 2}, {"sky": 2}, {"green": 2}]
    assert state.scouts == [PAD] * 3


def test_MAG_SETUP_12_artefacts_wait_for_the_end():
    state = start(3)
    assert state.won == [NOBODY] * 3
    assert state.drawn == ()


# -- the opening -----------------------------------------------------------------------------------


def test_MAG_OPEN_1_a_first_player_by_lot_then_clockwise():
    orders = {tuple(start(3, seed).order) for seed in range(30)}
    assert orders == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}


def test_MAG_OPEN_2_the_first_crew_avoids_opponents():
    state = start(3)
    assert asks(state) == "first-crew"
    assert names(state) == ["send:FP", "send:C1", "send:C2", "send:C3"]
    play(state, "send:FP")
    assert why_not(state, "send:FP") == ("MAG-OPEN-2", ())
    play(state, "send:C1")
    assert names(state) == ["send:C2", "send:C3"]


def test_MAG_OPEN_3_and_OPEN_5_from_the_last_to_the_first_each_a_track_of_his_own():
    """MAG-OPEN-3, MAG-OPEN-5"""
    state = play(start(3), "send:FP", "send:C1", "send:C2")
    order = list(state.order)
    assert state.turn() == order[2]
    play(state, "track:blue")
    assert state.turn() == order[1]
    assert why_not(state, "track:blue") == ("MAG-OPEN-3", (2, order[2]))
    play(state, "track:red")
    assert asks(state) == "turn"  # the first player had no choice
    assert [table.level(state, seat, track) for seat, track in zip(order, ("green", "red", "blue"), strict=True)] == [
        1,
        1,
        1,
    ]


def test_MAG_OPEN_3_with_two_players_the_first_still_chooses():
    state = play(start(2), "send:FP", "send:C1", "track:green")
    assert names(state) == ["track:red", "track:blue"]


@pytest.mark.parametrize(("seats", "hands"), [(2, [2, 2]), (3, [2, 2, 3]), (4, [2, 2, 3, 3])])
def test_MAG_OPEN_4_positions_three_and_four_take_a_cube(seats, hands):
    state = opened(seats)
    assert [state.hand(seat) for seat in state.order] == hands


def test_MAG_OPEN_5_nobody_may_exchange_before_his_first_turn():
    """MAG-RUL-31"""
    state = start(4)
    hand(state, state.turn(), yellow=6)
    assert "exchange" not in [GAME.actions.name(action) for action in state.options(state.turn())]


def test_MAG_INFO_1_everything_on_the_table_is_open():
    state = opened(3)
    ours, theirs = GAME.view(state, 0), GAME.view(state, 1)
    assert ours.players == theirs.players
    assert ours.bag == theirs.bag == tuple(state.bag)
    assert GAME.view(state, None).goals == ours.goals


def test_MAG_INFO_2_the_only_chance_in_play_is_the_bag():
    """MAG-INFO-3  Nobody decides in secret."""
    state = given(2)
    before = list(state.words)
    play(state, "crew:FP:neutral", "space:FP:1", "gain")
    assert state.words == before
    assert state.barrier == 0
    assert len(state.waiting()) == 1
    assert not GAME.secrets


def test_MAG_ACT_4_an_upper_column_is_a_set_of_crew():
    assert size(group(neutral=2, orange=1)) == 3
