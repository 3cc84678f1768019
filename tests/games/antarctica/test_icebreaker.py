"""The icebreaker."""

from tests.games.antarctica.table import args, asked, given, hand, play, queue, why_not

from farside.games.antarctica.components import HAND, ZONES

ICEBREAKER = HAND.index("icebreaker")


def lying(state, zone):
    return "".join("ABCD"[seat] for seat in range(4) if state.icebreakers[ZONES.index(zone)] >> seat & 1)


def test_ANT_ICE_1_a_zone_whose_second_ship_is_yours():
    state = given(
        queues={"se": "A", "w": "BA", "ne": "AB", "e": "B", "nw": "BBA"}, hands={"A": "icebreaker", "B": "icebreaker"}
    )
    play(state, "sail:e")
    assert args(state, "lay") == ["e", "w"], "the target zone and any other, counted now"
    assert why_not(state, "lay:ne") == why_not(state, "lay:nw") == "ANT-ICE-1"
    play(state, "lay:w")
    assert lying(state, "w") == "A"
    assert hand(state, "A") == []


def test_ANT_ICE_1_in_the_sun_zone_for_the_second_ship_of_this_step():
    state = given(queues={"se": "AAB", "w": "B"}, hands={"A": "icebreaker"})
    play(state, "sail:e")
    assert args(state, "lay") == ["se"]
    state = given(queues={"se": "ABA", "w": "B"}, hands={"A": "icebreaker"})
    play(state, "sail:e")
    assert args(state, "lay") == [], "the third ship of the step stands second now, but does not count"


def test_ANT_ICE_1_not_for_a_second_ship_that_has_left():
    state = given(queues={"se": "AA", "w": "AB"}, hands={"A": "icebreaker plus_two"})
    play(state, "scrap:se:2", "sail:e")
    assert why_not(state, "lay:se") == "ANT-ICE-1"


def test_ANT_ICE_1_at_most_one_icebreaker_of_a_player_in_a_zone():
    state = given(queues={"se": "A", "w": "BA"}, hands={"A": "icebreaker"}, icebreakers={"w": "A"})
    play(state, "sail:e")
    assert why_not(state, "lay:w") == "ANT-ICE-1"


def test_ANT_ICE_2_it_lies_open_and_waits_for_the_sun():
    state = given(queues={"se": "A", "w": "BA", "e": "B"}, hands={"A": "icebreaker"})
    play(state, "sail:ne", "lay:w", "end", "sail:ne", "end", "sail:sw", "end")
    assert asked(state) == "B destination"
    assert ZONES[state.sun] == "w"
    assert lying(state, "w") == "A"
    play(state, "sail:e", "end")
    assert asked(state) == "A icebreaker"


def test_ANT_ICE_3_after_the_first_ships_turn_the_second_acts():
    state = given(queues={"se": "AB", "w": "A"}, icebreakers={"se": "B"}, buildings={"e": "camp"})
    play(state, "sail:e", "end", "icebreaker:go")
    assert asked(state) == "B destination"
    play(state, "sail:e", "recruit")
    assert state.staff[1] == 3
    assert queue(state, "e") == "AB"


def test_ANT_ICE_3_not_if_the_second_ship_has_left_since_the_sun_arrived():
    """B's second ship is moved away by A's icon; B's other ship that comes in does not take its place."""
    state = given(
        queues={"se": "AB", "w": "B", "nw": "A"},
        icebreakers={"se": "B"},
        buildings={"e": "rc_marine"},
        cubes={"marine": {"A": 2}},
    )
    play(state, "sail:e", "research:marine", "stay", "lift:se:1", "drop:e", "end")
    assert asked(state) != "B icebreaker"
    assert lying(state, "se") == ""


def test_ANT_ICE_4_the_turn_is_optional_and_the_card_is_gone_anyway():
    state = given(queues={"se": "AB", "w": "A"}, icebreakers={"se": "B"})
    play(state, "sail:e", "end", "icebreaker:stay")
    assert queue(state, "se") == "B"
    assert lying(state, "se") == ""
    assert state.gone[ICEBREAKER] == 1
    assert ZONES[state.sun] == "e"


def test_ANT_ICE_4_ANT_R_13_all_icebreakers_of_the_zone_go():
    state = given(3, queues={"se": "AB", "w": "C"}, icebreakers={"se": "ABC"})
    play(state, "sail:e", "end", "icebreaker:go", "sail:ne", "end")
    assert lying(state, "se") == ""
    assert state.gone[ICEBREAKER] == 3


def test_ANT_ICE_4_ANT_R_13_without_a_second_ship_of_its_owner_it_is_lost():
    state = given(3, queues={"se": "ABC", "w": "C"}, icebreakers={"se": "AC"})
    play(state, "sail:e", "end")
    assert lying(state, "se") == ""
    assert ZONES[state.sun] == "e", "A had the first turn anyway, C's ship is third"


def test_ANT_ICE_4_a_zone_passed_over_keeps_its_icebreakers():
    state = given(queues={"se": "A", "w": "B"}, icebreakers={"e": "A"})
    play(state, "sail:sw", "end")
    assert ZONES[state.sun] == "w"
    assert lying(state, "e") == "A"


def test_ANT_ICE_5_in_the_icebreaker_turn_a_card_and_a_discard():
    state = given(queues={"se": "AB", "w": "A"}, icebreakers={"se": "B"}, hands={"B": "plus_two"})
    play(state, "sail:e", "end", "icebreaker:go", "sail:e", "play:plus_two", "give:cube")
    assert state.staff[1] == 2 + 2 + 1


def test_ANT_ICE_6_both_first_ships_are_yours():
    state = given(queues={"se": "AA", "w": "B"}, hands={"A": "icebreaker plus_two"})
    play(state, "sail:e", "lay:se", "end", "icebreaker:go", "sail:ne")
    assert why_not(state, "play:plus_two") == "ANT-TURN-2", "the icebreaker was the card of this step"
    state = given(queues={"se": "AA", "w": "B"}, hands={"A": "plus_two"}, icebreakers={"se": "A"})
    play(state, "sail:e", "end", "icebreaker:go", "sail:ne")
    assert args(state, "play") == ["plus_two"], "laid in an earlier step, it was not"


def test_ANT_ICE_7_at_most_one_icebreaker_turn_in_a_step():
    state = given(3, queues={"se": "ABC", "w": "A"}, icebreakers={"se": "BC"})
    play(state, "sail:e", "end", "icebreaker:go", "sail:ne", "end")
    assert asked(state) == "A destination"
    assert queue(state, "se") == "C"


def test_ANT_ICE_8_no_icebreaker_is_laid_in_the_sun_zone_during_an_icebreaker_turn():
    state = given(queues={"se": "ABB", "w": "AB"}, icebreakers={"se": "B"}, hands={"B": "icebreaker"})
    play(state, "sail:e", "end", "icebreaker:go", "sail:ne")
    assert why_not(state, "lay:se") == "ANT-ICE-8"
    assert args(state, "lay") == ["w"], "in another zone it may be"
