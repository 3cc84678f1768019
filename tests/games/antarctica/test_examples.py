"""The worked examples of the rules reference."""

import pytest
from tests.games.antarctica.table import Position, args, asked, given, hand, names, pile, play, queue, space, why_not

from farside.games.antarctica.components import ZONES
from farside.games.antarctica.game import GAME
from farside.games.antarctica.rules import scoring


def test_ANT_EX_1_three_players_place_in_the_order_ABCCABBCA():
    state = GAME.start(seats=3, seed=7, placement="free")
    order = ""
    while asked(state).endswith("placement"):
        order += "ABC"[(state.turn() - state.first) % 3]
        play(state, names(state)[len(order) % 8 if len(names(state)) == 8 else 0])
    assert order == "ABCCABBCA"


def test_ANT_EX_2_place_a_scientist_then_recruit():
    state = given(queues={"se": "A", "w": "B"}, buildings={"e": "camp"}, hands={"A": "place_scientist"})
    play(state, "sail:e", "play:place_scientist", "recruit")
    assert state.staff[0] == 2 + 1
    assert state.reserve[0] == 12


def test_ANT_EX_3_two_steps_over_three_cubes():
    state = given(
        4,
        queues={"se": "A", "w": "B"},
        buildings={"e": "rc_land"},
        scientists={"e": "A"},
        cubes={"land": {"A": 4, "B": 5, "C": 6, "D": 7}},
    )
    play(state, "sail:e", "research:land")
    assert space(state, "land", "A") == 9


@pytest.mark.parametrize(
    ("queues", "buildings", "ready"),
    [
        ({"se": "A", "w": "A"}, {"w": "derrick crane"}, True),
        ({"se": "A", "w": "A", "sw": "A"}, {"w": "derrick", "sw": "crane"}, True),
        ({"se": "A", "w": "A"}, {"w": "derrick"}, False),
    ],
)
def test_ANT_EX_4_derrick_and_crane(queues, buildings, ready):
    position: Position = {"queues": queues, "buildings": buildings, "tops": {"double": "D01"}}
    assert ("double" in args(play(given(**position), "sail:e"), "build")) is ready
    with_card = play(given(**position, hands={"A": "simple"}), "sail:e", "build:double")
    assert (hand(with_card, "A") == ["simple"]) is ready


def test_ANT_EX_5_strength_of_two_ships_and_a_scientist():
    position: Position = {"queues": {"se": "A", "e": "A"}, "buildings": {"e": "camp rc_land"}, "scientists": {"e": "A"}}
    assert play(given(**position), "sail:e", "recruit").staff[0] == 2 + 3
    assert space(play(given(**position), "sail:e", "research:land"), "land", "A") == 3


def test_ANT_EX_6_a_card_in_one_of_two_turns():
    state = given(queues={"se": "AA", "w": "B"}, hands={"A": "icebreaker plus_two"})
    play(state, "sail:e", "lay:se", "end", "icebreaker:go", "sail:ne")
    assert why_not(state, "play:plus_two") == "ANT-TURN-2"
    state = given(queues={"se": "AA", "w": "B"}, hands={"A": "plus_two"}, icebreakers={"se": "A"})
    play(state, "sail:e", "end", "icebreaker:go", "sail:ne", "play:plus_two")
    assert state.staff[0] == 4


def zone(buildings, scientists):
    state = given(4, queues={"se": "A"}, buildings={"e": buildings}, scientists={"e": scientists})
    return scoring.zone_points(state, ZONES.index("e"))


EIGHT = "camp shipyard crane headframe derrick turbine laboratory factory"


def test_ANT_EX_7_a_zone_with_a_tie_for_the_first_rank():
    assert zone(EIGHT, "AAABBBC") == [16, 16, 3, 0]


def test_ANT_EX_8_a_zone_with_a_tie_for_the_second_rank():
    assert zone("camp shipyard crane headframe derrick", "AAABBCCD") == [14, 3, 3, 2]


def test_ANT_EX_9_a_track():
    state = given(4, queues={"se": "A"}, cubes={"land": {"A": 12, "B": 8, "C": 4}})
    assert scoring.track_points(state, 0) == [12, 6, 4, 0]


def test_ANT_EX_10_star_cards_and_discarded_resources():
    assert scoring.points([4, 4, 1, 0], 9) == [9, 9, 4, 0]
    state = given(3, queues={"se": "A"})
    state.given_cubes = [0, 2, 1]
    assert scoring.given_points(state) == [0, 3, 2]


def test_ANT_EX_11_steps_lost_before_the_row_at_the_end():
    state = given(
        3,
        queues={"se": "A", "w": "B"},
        buildings={"e": "rc_land"},
        scientists={"e": "AAA"},
        cubes={"land": {"A": 9, "B": 12, "C": 11}},
    )
    play(state, "sail:e", "research:land")
    assert space(state, "land", "A") == 10


def test_ANT_EX_12_entering_behind_two_cubes():
    state = given(
        3,
        queues={"se": "A", "w": "B"},
        buildings={"e": "rc_land"},
        scientists={"e": "A"},
        cubes={"land": {"B": 1, "C": 2}},
        spare={"A": 1},
    )
    play(state, "sail:e", "research:land")
    assert space(state, "land", "A") == 4
    assert state.spare_cubes[0] == 0


def test_ANT_EX_13_a_new_ship_while_an_icebreaker_waits():
    state = given(3, queues={"se": "ABC", "e": "A"}, buildings={"w": "shipyard"}, icebreakers={"se": "B"})
    play(state, "sail:w", "ship", "take:plus_two", "take:plus_two")
    assert queue(state, "se") == "BCA"
    assert asked(state) == "B icebreaker"
    play(state, "icebreaker:go", "sail:ne", "end")
    assert queue(state, "se") == "CA"
    assert asked(state) == "A destination", "C does not act; the sun has gone on"
    assert ZONES[state.sun] == "e"


def test_ANT_EX_14_two_cards_are_too_few_for_three_others():
    state = given(4, queues={"se": "A", "e": "B"}, buildings={"w": "shipyard"}, pile="icebreaker plus_two")
    play(state, "sail:w", "ship")
    assert pile(state) == []
    assert all(not hand(state, letter) for letter in "ABCD")
    assert sum(state.gone[:4]) == 13, "they have left the game"


def test_ANT_EX_15_the_last_scientist_and_a_blue_icon():
    state = given(
        queues={"se": "AB", "w": "AB"},
        buildings={"w": "turbine"},
        tops={"basic": "B01"},
        staff={"A": 1},
        reserve={"A": 0},
        cubes={"marine": {"A": 2}},
        icebreakers={"se": "B"},
    )
    play(state, "sail:e", "build:basic", "advance:marine")
    assert asked(state) == "A lift"
    play(state, "stay")
    assert asked(state) == "B lift"
    play(state, "stay", "end")
    assert state.over


def test_ANT_EX_16_a_gap_outside_the_sun_zone_closes_at_once():
    state = given(3, queues={"se": "A", "e": "BAC"})
    play(state, "scrap:e:2")
    assert queue(state, "e") == "BC"
    play(state, "sail:e")
    assert queue(state, "e") == "BCA"


def test_ANT_EX_17_giving_up_the_ship_just_moved_then_recruiting():
    state = given(queues={"se": "A", "w": "AB"}, buildings={"e": "camp"}, scientists={"e": "A"})
    play(state, "sail:e", "scrap:e:1", "recruit")
    assert (state.staff[0], state.reserve[0]) == (2 + 1 + 1, 14 - 2)


def test_ANT_EX_18_two_blue_icons_in_one_advance():
    state = given(
        queues={"se": "A", "w": "B"},
        buildings={"e": "rc_marine"},
        scientists={"e": "AAA"},
        cubes={"marine": {"A": 2}},
    )
    play(state, "sail:e", "research:marine")
    assert space(state, "marine", "A") == 6
    order = []
    while asked(state).endswith(("lift", "race")):
        order.append(asked(state))
        play(state, "stay" if asked(state).endswith("lift") else "pass")
    assert order == ["A lift", "B lift", "A race", "B race"]
