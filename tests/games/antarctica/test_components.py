"""What is in the box."""

from tests.games.antarctica.table import given

from farside.games.antarctica.components import (
    BOX,
    BOXED_WITH_TWO,
    CARD_DECK,
    CARD_KIND,
    CARDS,
    COLOURS,
    COUNT,
    DECKS,
    FLEET,
    HAND,
    KIND_GROUP,
    KINDS,
    OPEN_ZONES,
    PIECES,
    PLACES,
    RESOURCE_COPIES,
    SHIPYARD_CARDS,
    SHIPYARD_COPIES,
    START_BUILDINGS,
    TRACKS,
    ZONES,
)


def test_ANT_COMP_1_eight_zones_with_three_ship_spaces_and_a_space_for_each_kind():
    assert len(ZONES) == 8
    assert PLACES == 3
    assert len(KINDS) == 14


def test_ANT_COMP_2_five_tracks_and_two_boxes_for_each_player():
    state = given(4, queues={"se": "A"})
    assert len(TRACKS) == 5
    boxes = (state.spare_ships, state.spare_cubes, state.given_ships, state.given_cubes)
    assert [len(box) for box in boxes] == [4, 4, 4, 4]


def test_ANT_COMP_3_forty_seven_pieces_of_fourteen_kinds():
    assert dict(zip(KINDS, PIECES, strict=True)) == {
        "camp": 4,
        "shipyard": 2,
        "crane": 3,
        "headframe": 3,
        "derrick": 3,
        "turbine": 3,
        "laboratory": 2,
        "factory": 2,
        "rc_land": 3,
        "rc_coastal": 3,
        "rc_marine": 3,
        "headquarters": 5,
        "plankton_farm": 7,
        "dish_antenna": 4,
    }
    assert sum(PIECES) == 47


def test_ANT_COMP_4_the_kinds_form_five_groups():
    groups = {
        group: {kind for kind, its in zip(KINDS, KIND_GROUP, strict=True) if its == group} for group in KIND_GROUP
    }
    assert groups == {
        "base": {"camp", "shipyard"},
        "resource": {"crane", "headframe", "derrick", "turbine"},
        "expertise": {"laboratory", "factory"},
        "research_centre": {"rc_land", "rc_coastal", "rc_marine"},
        "prestige": {"headquarters", "plankton_farm", "dish_antenna"},
    }


def test_ANT_COMP_5_sixty_cards():
    assert [CARD_DECK.count(deck) for deck in range(len(DECKS))] == [15, 12, 12]
    assert dict(zip(SHIPYARD_CARDS, SHIPYARD_COPIES, strict=True)) == {
        "icebreaker": 6,
        "place_scientist": 3,
        "plus_two": 2,
        "fast_research": 2,
    }
    assert RESOURCE_COPIES == [4, 4]
    assert len(CARDS) + sum(SHIPYARD_COPIES) + sum(RESOURCE_COPIES) == 60


def test_ANT_COMP_6_what_each_of_four_colours_has():
    assert BOX.table("colours").texts("ids") == ("red", "blue", "green", "yellow")
    assert len(BOX.table("colours").texts("ids")) == COLOURS
    assert COUNT.number("ships_per_colour") == FLEET == 6
    assert COUNT.number("scientists_per_colour") == 16
    assert COUNT.number("cubes_per_colour") == 6
    assert COUNT.number("victory_point_markers") == 4


def test_ANT_COMP_7_one_sun_and_a_marker_for_each_closed_zone():
    assert COUNT.number("sun") == 1
    assert COUNT.number("closed_zone_markers") == len(ZONES) - len(OPEN_ZONES[2]) == 2


def test_ANT_COMP_8_each_building_card_stands_for_one_piece_of_the_supply():
    for kind in range(len(KINDS)):
        assert CARD_KIND.count(kind) == PIECES[kind] - START_BUILDINGS.count(kind), KINDS[kind]
    assert len(CARDS) == 39 == 47 - 8


def test_ANT_BLD_10_with_two_players_the_two_boxed_pieces_are_not_missed():
    state = given(2, queues={"se": "A"})
    for kind in range(len(KINDS)):
        cards = len([card for card in state.cards if CARD_KIND[card] == kind])
        start = START_BUILDINGS.count(kind) - BOXED_WITH_TWO.count(kind)
        assert start + cards + BOXED_WITH_TWO.count(kind) <= PIECES[kind]


def test_ANT_R_26_four_expertise_buildings_not_sixty():
    expertise = [pieces for pieces, group in zip(PIECES, KIND_GROUP, strict=True) if group == "expertise"]
    assert sum(expertise) == 4


def test_a_hand_can_hold_six_kinds_of_card():
    assert HAND == ("icebreaker", "place_scientist", "plus_two", "fast_research", "simple", "expertise")


def test_every_table_of_the_box_says_where_its_numbers_come_from():
    marked = BOX.sources()
    assert len(marked) > 100
    assert {source for _place, source in marked} == {"rulebook", "public", "reconstructed"}
