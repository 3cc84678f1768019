"""The set-up chapter."""

import pytest
from tests.games.antarctica.table import (
    args,
    asked,
    given,
    hand,
    holds,
    names,
    pile,
    play,
    queue,
    sailing,
    space,
    why_not,
)

from farside.core.actions import NOBODY
from farside.core.state import Event
from farside.games.antarctica.components import (
    CARD_BACK,
    CARD_DECK,
    COLOURS,
    DECK_END,
    KINDS,
    NEXT_ZONE,
    OPEN_TRACKS,
    PLACES,
    START_BUILDINGS,
    TRACKS,
    ZONES,
)
from farside.games.antarctica.game import GAME
from farside.games.antarctica.rules.scoring import scores

PLAYERS = (2, 3, 4)


def start(seats, seed=1, placement="first-game", log=None):
    return GAME.start(seats=seats, seed=seed, placement=placement, log=log)


def placed(state):
    """Place all ships, each in the emptiest zone: who was asked, in order, A being the first player."""
    order = ""
    while asked(state).endswith("placement"):
        order += "ABCD"[(state.turn() - state.first) % state.seats]
        play(state, min(names(state), key=lambda name: len(queue(state, name.split(":")[1]))))
    return order


def test_ANT_SET_1_ANT_R_1_with_two_players_top_and_bottom_are_closed():
    state = start(2, placement="free")
    assert why_not(state, "place:n") == why_not(state, "place:s") == "ANT-SET-1"
    assert args(state, "place") == ["sw", "se", "e", "ne", "nw", "w"]
    assert not holds(state, "n")
    assert not holds(state, "s")
    assert args(start(3, placement="free"), "place") == args(start(4, placement="free"), "place") == list(ZONES)


def test_ANT_SET_1_no_ship_ever_sails_into_a_closed_zone():
    state = given(2, queues={"se": "A"})
    assert why_not(state, "sail:n") == why_not(state, "sail:s") == "ANT-SET-1"


@pytest.mark.parametrize("seats", [3, 4])
def test_ANT_SET_2_one_starting_building_in_every_zone(seats):
    layouts = set()
    for seed in range(5):
        state = start(seats, seed)
        kinds = [KINDS.index(kind) for zone in ZONES for kind in holds(state, zone)]
        assert sorted(kinds) == sorted(START_BUILDINGS)
        assert all(len(holds(state, zone)) == 1 for zone in ZONES)
        layouts.add(tuple(kinds))
    assert len(layouts) == 5, "they go to the zones at random"


def test_ANT_SET_3_ANT_R_2_with_two_players_a_camp_and_the_marine_centre_leave_the_game():
    state = start(2)
    kinds = sorted(kind for zone in ZONES for kind in holds(state, zone))
    assert kinds == sorted(["camp", "rc_coastal", "turbine", "crane", "headframe", "derrick"])
    assert [len(holds(state, zone)) for zone in ZONES] == [1, 0, 1, 1, 1, 0, 1, 1]
    assert GAME.census(state)["camp"] == 2, "the camp on the board and one card"
    assert GAME.census(state)["rc_marine"] == 1, "the card that every player count uses"


@pytest.mark.parametrize("seats", PLAYERS)
def test_ANT_SET_4_all_other_pieces_form_the_supply(seats):
    state = start(seats)
    census = GAME.census(state)
    assert sum(census[kind] for kind in KINDS) == len(state.cards) + (6 if seats == 2 else 8)


@pytest.mark.parametrize(("seats", "sizes"), [(2, [9, 8, 7]), (3, [13, 10, 10]), (4, [15, 12, 12])])
def test_ANT_SET_5_cards_with_too_many_people_on_the_back_are_removed(seats, sizes):
    state = start(seats)
    assert [state.left(deck) for deck in range(3)] == sizes
    assert all(CARD_BACK[card] <= seats for card in state.cards)
    for deck in range(3):
        cards = state.cards[state.tops[deck] : DECK_END[seats][deck]]
        assert {CARD_DECK[card] for card in cards} == {deck}
    assert start(seats, 1).cards != start(seats, 2).cards, "each deck is shuffled"


def test_ANT_SET_6_all_shipyard_cards_form_one_pile():
    assert len(pile(start(3))) == 13


@pytest.mark.parametrize("seats", PLAYERS)
def test_ANT_SET_7_a_simple_card_each_and_an_expertise_card_for_each_player(seats):
    state = start(seats)
    assert [hand(state, letter) for letter in "ABCD"[:seats]] == [["simple"]] * seats
    assert state.expertise == seats
    assert GAME.view(state, None).simple == 0, "as many simple cards as players are in the game"


@pytest.mark.parametrize(
    ("seats", "staff", "reserve", "sailing_ships", "ships", "cubes"),
    [(2, 2, 14, 3, 3, 3), (3, 2, 12, 3, 2, 4), (4, 2, 10, 2, 2, 5)],
)
def test_ANT_SET_8_ANT_R_27_pieces_of_each_player(seats, staff, reserve, sailing_ships, ships, cubes):
    state = start(seats)
    assert state.staff == [staff] * seats
    assert state.reserve == [reserve] * seats
    assert [sailing(state, seat) for seat in range(seats)] == [sailing_ships] * seats
    assert state.spare_ships == [ships] * seats
    assert state.spare_cubes == [cubes] * seats


@pytest.mark.parametrize("seats", PLAYERS)
def test_ANT_SET_9_the_first_player_is_drawn_and_the_others_follow(seats):
    firsts = {start(seats, seed).first for seed in range(30)}
    assert firsts == set(range(seats))
    state = start(seats, 3, "free")
    assert state.turn() == state.first
    play(state, "place:e")
    assert state.turn() == (state.first + 1) % seats


@pytest.mark.parametrize(("seats", "order"), [(2, "ABBAAB"), (3, "ABCCABBCA"), (4, "ABCDDCBA")])
def test_ANT_SET_10_ANT_R_3_the_order_of_placement(seats, order):
    assert placed(start(seats, 2, "free")) == order


@pytest.mark.parametrize(
    ("seats", "zones"), [(2, "A se  B e  B ne  A nw  A w  B sw"), (4, "A s  B se  C e  D ne  D n  C nw  B w  A sw")]
)
def test_ANT_SET_11_in_the_first_game_the_zones_are_fixed(seats, zones):
    state = start(seats, 4)
    for entry in zones.split("  "):
        letter, zone = entry.split()
        seat = (state.first + "ABCD".index(letter)) % seats
        assert queue(state, zone) == "ABCD"[seat]


def test_ANT_SET_11_in_the_first_game_with_three_the_ninth_ship_stands_second():
    state = start(3, 4)
    letter = "ABC"[state.first]
    assert queue(state, "s") == letter + letter
    assert all(len(queue(state, zone)) == 1 for zone in ZONES if zone != "s")


def test_ANT_SET_11_later_each_ship_goes_where_its_owner_wants():
    state = start(3, 4, "free")
    play(state, "place:n", "place:n")
    assert queue(state, "n") == "ABC"[state.first] + "ABC"[(state.first + 1) % 3]


def test_ANT_SET_12_a_ship_takes_the_first_free_space_and_three_are_enough():
    state = play(start(4, 4, "free"), "place:e", "place:e", "place:e")
    assert why_not(state, "place:e") == "ANT-SET-12"
    assert len(queue(state, "e")) == PLACES


def test_ANT_SET_13_the_sun_starts_at_the_bottom_left():
    state = start(4, 4, "free")
    assert ZONES[state.sun] == "sw"


def test_ANT_SET_14_everybody_starts_without_points():
    assert [scores(start(seats)) for seats in (3, 4)] == [[0] * 3, [0] * 4]
    assert start(2).over is False


@pytest.mark.parametrize(("seats", "open_tracks"), [(2, TRACKS[:3]), (3, TRACKS[:4]), (4, TRACKS)])
def test_ANT_SET_15_tracks_open_by_player_count(seats, open_tracks):
    assert [TRACKS[track] for track in OPEN_TRACKS[seats]] == list(open_tracks)
    state = given(seats, queues={"se": "A"}, buildings={"e": "rc_land rc_coastal rc_marine"})
    play(state, "sail:e")
    assert args(state, "research") == list(open_tracks)
    for closed in set(TRACKS) - set(open_tracks):
        assert why_not(state, f"research:{closed}") == "FAR-ASK-2"


def test_ANT_SET_16_with_two_players_the_second_puts_a_cube_on_a_track():
    state = start(2)
    second = 1 - state.first
    assert asked(state) == f"{'AB'[second]} free-cube"
    assert names(state) == ["cube:land", "cube:coastal", "cube:marine"]
    play(state, "cube:coastal")
    assert space(state, "coastal", "AB"[second]) == 1
    assert state.spare_cubes[second] == 2
    assert asked(start(3)).endswith("destination"), "only with two players"


def test_ANT_SET_17_the_order_of_the_set_up():
    log: list[Event] = []
    state = start(2, 5, "free", log)
    assert all(state.left(deck) for deck in range(3))
    assert any(holds(state, zone) for zone in ZONES), "buildings and top cards are visible while ships are placed"
    placed(state)
    assert asked(state).endswith("free-cube")
    play(state, "cube:land")
    assert asked(state).endswith("destination")
    assert [event.kind for event in log] == ["first", *["place"] * 6, "cube", "sun"]
    assert ZONES[state.sun] == ZONES[NEXT_ZONE[2][0]]


def test_unknown_settings_are_refused_with_what_is_possible():
    with pytest.raises(ValueError, match="2 to 4 players"):
        start(5)
    with pytest.raises(ValueError, match="first-game, free"):
        start(2, placement="anywhere")


def test_empty_places_hold_nobody():
    state = start(4)
    assert state.queues.count(NOBODY) == len(ZONES) * PLACES - 8
    assert len(state.cubes) == len(TRACKS) * COLOURS
