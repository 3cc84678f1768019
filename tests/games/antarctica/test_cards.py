"""Playing cards."""

from tests.games.antarctica.table import Position, args, crew, given, hand, names, pile, play, space, why_not

from farside.games.antarctica.components import HAND, KINDS, SIMPLE, STANDS_FOR
from farside.games.antarctica.rules.reasons import kinds


def turn(**more):
    """A has sailed from se to e; another ship of A waits at w."""
    position: Position = {"queues": {"se": "A", "w": "AB"}}
    return play(given(**(position | more)), "sail:e")


def test_ANT_CARD_1_no_hand_limit_and_a_used_card_leaves_the_game():
    state = turn(hands={"A": "plus_two plus_two place_scientist place_scientist place_scientist icebreaker icebreaker"})
    before = len(pile(state))
    play(state, "play:plus_two")
    assert hand(state, "A").count("plus_two") == 1
    assert len(pile(state)) == before
    assert state.gone[HAND.index("plus_two")] == 1


def test_ANT_CARD_2_ANT_R_6_one_card_per_player_and_sun_step():
    state = given(
        queues={"se": "AB", "w": "A"}, icebreakers={"se": "B"}, hands={"A": "plus_two plus_two", "B": "place_scientist"}
    )
    play(state, "sail:e", "play:plus_two")
    assert why_not(state, "play:plus_two") == "ANT-TURN-2"
    play(state, "end", "icebreaker:go", "sail:ne")
    assert args(state, "play") == ["place_scientist"], "two players may each play one in the same step"


def test_ANT_CARD_2_who_has_both_turns_of_a_step_may_use_a_card_in_one_of_them():
    state = given(queues={"se": "AA", "w": "B"}, icebreakers={"se": "A"}, hands={"A": "plus_two plus_two"})
    play(state, "sail:e", "play:plus_two", "end", "icebreaker:go", "sail:ne")
    assert why_not(state, "play:plus_two") == "ANT-TURN-2"
    play(state, "end", "sail:sw")
    assert args(state, "play") == ["plus_two"], "the next step is another one"


def test_ANT_CARD_2_cards_are_played_in_ones_own_turn_only():
    state = turn(hands={"B": "plus_two"})
    assert not state.options(1)
    assert not args(state, "play")


def test_ANT_CARD_3_place_a_scientist_in_the_target_zone():
    state = play(turn(hands={"A": "place_scientist"}), "play:place_scientist")
    assert crew(state, "e", "A") == 1
    assert state.staff[0] == 1
    assert why_not(turn(hands={"A": "place_scientist"}, staff={"A": 0}), "play:place_scientist") == "ANT-CARD-3"


def test_ANT_CARD_4_two_scientists_or_the_last_one():
    state = play(turn(hands={"A": "plus_two"}), "play:plus_two")
    assert (state.staff[0], state.reserve[0]) == (4, 12)
    state = play(turn(hands={"A": "plus_two"}, reserve={"A": 1}), "play:plus_two")
    assert (state.staff[0], state.reserve[0]) == (3, 0)
    assert why_not(turn(hands={"A": "plus_two"}, reserve={"A": 0}), "play:plus_two") == "ANT-CARD-4"


def test_ANT_CARD_5_three_steps_on_one_track_with_icons():
    state = turn(hands={"A": "fast_research"})
    play(state, "play:fast_research")
    assert names(state) == ["advance:land", "advance:coastal", "advance:marine"]
    play(state, "advance:land")
    assert space(state, "land", "A") == 3
    assert state.staff[0] == 3


def test_ANT_CARD_5_ANT_R_25_not_without_a_step_on_any_track():
    state = turn(hands={"A": "fast_research"}, spare={"A": 0}, cubes={"land": {"A": 12}})
    assert why_not(state, "play:fast_research") == "ANT-CARD-5"
    state = turn(
        hands={"A": "fast_research"}, spare={"A": 0}, cubes={"land": {"A": 12}, "marine": {"A": 1}}, used="marine:3"
    )
    play(state, "play:fast_research")
    assert space(state, "marine", "A") == 4, "the only track with a step is taken by itself"


def test_ANT_CARD_6_an_icebreaker_needs_a_zone_that_fits():
    state = turn(hands={"A": "icebreaker"})
    assert not args(state, "lay")
    assert why_not(state, "lay:w") == "ANT-ICE-1"


def test_ANT_CARD_7_ANT_R_14_what_a_resource_card_stands_for():
    stands = {
        HAND[card]: {KINDS[kind] for kind in kinds(STANDS_FOR[card])} for card in range(len(HAND)) if STANDS_FOR[card]
    }
    assert stands == {
        "simple": {"crane", "headframe", "derrick", "turbine"},
        "expertise": {"laboratory", "factory"},
    }


def test_ANT_CARD_7_an_expertise_card_replaces_a_laboratory():
    state = turn(buildings={"w": "crane"}, tops={"advanced": "A06"}, hands={"A": "expertise"})
    play(state, "build:advanced")
    assert hand(state, "A") == []
    state = turn(buildings={"w": "crane"}, tops={"advanced": "A06"}, hands={"A": "simple"})
    assert why_not(state, "build:advanced") == "ANT-BLD-2", "a simple card does not"


def test_ANT_CARD_8_a_used_simple_card_lies_aside_and_can_come_back():
    state = turn(tops={"basic": "B01"}, hands={"A": "simple", "B": "simple"}, cubes={"coastal": {"A": 2}})
    play(state, "build:basic", "advance:coastal")
    assert hand(state, "A") == ["simple"], "spent on the turbine, back by the icon on space 3"
    assert state.gone[SIMPLE] == 0


def test_ANT_CARD_8_a_used_expertise_card_leaves_the_game():
    state = turn(buildings={"w": "crane"}, tops={"advanced": "A06"}, hands={"A": "expertise"})
    play(state, "build:advanced")
    assert state.gone[HAND.index("expertise")] == 1
    assert state.expertise == 1


def test_ANT_CARD_9_no_card_without_its_effect():
    state = turn(hands={"A": "simple expertise icebreaker"}, tops={"basic": "none"})
    assert {name.split(":")[0] for name in names(state)} == {"give", "scrap", "end"}
    assert hand(state, "A") == ["icebreaker", "simple", "expertise"]
