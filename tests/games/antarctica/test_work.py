"""Building a ship, recruiting, research."""

from tests.games.antarctica import table
from tests.games.antarctica.table import Position, args, asked, given, hand, names, pile, play, queue, space, why_not

from farside.core.state import Event
from farside.games.antarctica.components import KINDS, TRACK_CENTRES, TRACKS


def yard(seats=2, **more):
    position: Position = {"queues": {"se": "AB", "ne": "B"}, "buildings": {"w": "shipyard"}}
    return given(seats, **(position | more))


def test_ANT_SHIP_1_needs_a_shipyard_and_an_available_ship():
    assert "ship" in names(play(yard(), "sail:w"))
    assert why_not(play(yard(), "sail:e"), "ship") == "ANT-SHIP-1"
    assert why_not(play(yard(ships={"A": 0}), "sail:w"), "ship") == "ANT-SHIP-1"


def test_ANT_SHIP_2_the_new_ship_joins_the_queue_of_the_sun_zone():
    state = play(yard(), "sail:w", "ship", "take:icebreaker")
    assert queue(state, "se") == "BA"
    assert state.spare_ships == [2, 3]


def test_ANT_SHIP_3_every_other_player_takes_a_card_of_his_choice():
    state = yard(4, queues={"se": "B", "ne": "A"})
    play(state, "sail:w", "ship")
    assert asked(state) == "C pick"
    assert names(state) == ["take:icebreaker", "take:place_scientist", "take:plus_two", "take:fast_research"]
    play(state, "take:plus_two", "take:plus_two")
    assert asked(state) == "A pick"
    assert "take:plus_two" not in names(state)
    play(state, "take:fast_research")
    assert [hand(state, letter) for letter in "ABCD"] == [["fast_research"], [], ["plus_two"], ["plus_two"]]
    assert len(pile(state)) == 10


def test_ANT_SHIP_3_taking_is_compulsory():
    """With one kind left there is nothing to ask."""
    state = play(yard(pile="icebreaker icebreaker"), "sail:w", "ship")
    assert hand(state, "B") == ["icebreaker"]


def test_ANT_SHIP_4_with_too_few_cards_the_pile_leaves_the_game():
    log: list[Event] = []
    state = yard(3, queues={"se": "A", "ne": "B", "e": "C"}, pile="icebreaker", log=log)
    play(state, "sail:w", "ship")
    assert queue(state, "se") == "A", "the ship is built all the same"
    assert pile(state) == []
    assert [hand(state, letter) for letter in "ABC"] == [[], [], []]
    assert table.told(log, "pile-gone") == [("pile-gone", -1, (1,))]


def test_ANT_SHIP_5_the_new_ship_does_not_act_in_this_step():
    state = play(yard(queues={"se": "A", "ne": "B"}, icebreakers={"se": "A"}), "sail:w", "ship", "take:icebreaker")
    assert asked(state) == "B destination"


def test_ANT_SHIP_5_nor_can_an_icon_of_the_same_turn_move_it():
    """The marine track: new_ship at 9 comes first, then the fourth track's move_ship by another card's steps."""
    state = given(
        3,
        queues={"se": "A", "ne": "B", "w": "CA"},
        buildings={"e": "rc_land"},
        hands={"A": "fast_research"},
        cubes={"marine": {"A": 8}, "land": {"A": 7}},
        scientists={"e": "AA"},
    )
    play(state, "sail:e", "play:fast_research", "advance:marine", "take:icebreaker", "take:icebreaker")
    assert queue(state, "se") == "A"
    play(state, "research:land")
    assert asked(state) == "A lift"
    assert why_not(state, "lift:se:1") == "ANT-SHIP-5"
    assert args(state, "lift") == ["e:1", "w:2"]


def test_ANT_SHIP_6_ANT_R_30_building_a_ship_ends_the_turn():
    state = yard(hands={"A": "plus_two"})
    play(state, "sail:w", "ship", "take:icebreaker")
    assert asked(state) == "B destination"
    assert state.given_cubes == [0, 0]


def test_ANT_SHIP_6_card_and_discard_can_come_first():
    state = yard(hands={"A": "plus_two"})
    play(state, "sail:w", "play:plus_two", "give:cube", "ship", "take:icebreaker")
    assert state.staff[0] == 2 + 2 + 1


def test_ANT_SHIP_6_a_ship_gained_by_an_icon_does_not_end_the_turn():
    state = yard(cubes={"marine": {"A": 8}}, buildings={"w": "rc_marine"})
    play(state, "sail:w", "research:marine", "take:icebreaker")
    assert asked(state) == "A menu"


def test_ANT_REC_1_as_many_scientists_as_your_strength():
    state = given(queues={"se": "A", "e": "A"}, buildings={"e": "camp"}, scientists={"e": "A"})
    play(state, "sail:e", "recruit")
    assert (state.staff[0], state.reserve[0]) == (5, 11)


def test_ANT_REC_1_or_all_that_are_left():
    state = given(queues={"se": "A", "e": "A"}, buildings={"e": "camp"}, reserve={"A": 1})
    play(state, "sail:e", "recruit")
    assert (state.staff[0], state.reserve[0]) == (3, 0)


def test_ANT_REC_1_needs_a_camp():
    state = given(queues={"se": "A", "e": "A"}, buildings={"w": "camp"})
    assert why_not(play(state, "sail:e"), "recruit") == "ANT-REC-1"


def test_ANT_REC_2_not_with_an_empty_reserve():
    state = given(queues={"se": "A", "e": "A"}, buildings={"e": "camp"}, reserve={"A": 0})
    assert why_not(play(state, "sail:e"), "recruit") == "ANT-REC-2"


def test_ANT_RES_1_as_many_steps_as_your_strength():
    state = given(queues={"se": "A", "e": "A"}, buildings={"e": "rc_coastal"})
    play(state, "sail:e", "research:coastal")
    assert space(state, "coastal", "A") == 2


def test_ANT_RES_1_needs_a_research_centre():
    state = given(queues={"se": "A", "e": "A"}, buildings={"w": "rc_coastal"})
    assert why_not(play(state, "sail:e"), "research:coastal") == "ANT-RES-1"


def test_ANT_RES_2_one_track_gets_all_the_steps():
    state = given(queues={"se": "A", "e": "A"}, buildings={"e": "rc_coastal rc_land"})
    play(state, "sail:e")
    assert args(state, "research") == ["land", "coastal"]
    play(state, "research:land")
    assert (space(state, "land", "A"), space(state, "coastal", "A")) == (2, 0)


def served(seats, centre):
    state = given(seats, queues={"se": "A"}, buildings={"e": centre})
    return args(play(state, "sail:e"), "research")


def test_ANT_RES_3_ANT_R_9_which_centre_serves_which_track():
    assert [served(2, centre) for centre in ("rc_land", "rc_coastal", "rc_marine")] == [
        ["land"],
        ["coastal"],
        ["marine"],
    ]
    assert [served(3, centre) for centre in ("rc_land", "rc_coastal", "rc_marine")] == [
        ["land", "open3"],
        ["coastal"],
        ["marine"],
    ]
    assert [served(4, centre) for centre in ("rc_land", "rc_coastal", "rc_marine")] == [
        ["land", "open3"],
        ["coastal", "open4"],
        ["marine", "open4"],
    ]
    assert sum(bin(mask).count("1") for mask in TRACK_CENTRES) == 6, "six icons on five tracks"
    assert len(TRACK_CENTRES) == len(TRACKS)


def test_ANT_RES_3_a_centre_does_not_serve_other_tracks():
    state = given(4, queues={"se": "A"}, buildings={"e": "rc_land"})
    play(state, "sail:e")
    assert why_not(state, "research:coastal") == "ANT-RES-3"
    assert KINDS.index("rc_land") == 8
