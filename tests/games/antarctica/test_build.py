"""Building a building."""

import pytest
from tests.games.antarctica.table import (
    Position,
    args,
    asked,
    cards_of,
    crew,
    given,
    hand,
    holds,
    names,
    play,
    space,
    told,
    why_not,
)

from farside.core.state import Event
from farside.games.antarctica.components import CARD_KIND, CARD_SCIENTISTS, CARD_STAR, CARD_STEPS, CARDS, HAND, KINDS
from farside.games.antarctica.game import GAME


def site(**more):
    """A sails from se and has a second ship at w by a turbine; the basic card builds a crane for a turbine."""
    position: Position = {"queues": {"se": "A", "w": "AB"}, "buildings": {"w": "turbine"}, "tops": {"basic": "B01"}}
    return given(**(position | more))


def test_ANT_BLD_1_one_building_a_turn_among_the_top_cards():
    state = site(
        buildings={"w": "turbine derrick crane"},
        tops={"basic": "B01", "double": "D01", "advanced": "A01"},
        staff={"A": 5},
    )
    play(state, "sail:e")
    assert args(state, "build") == ["basic", "double"]
    play(state, "build:basic", "advance:land")
    assert why_not(state, "build:double") == "ANT-ACT-1"


def test_ANT_BLD_2_access_through_any_own_ship_at_any_place():
    state = site(queues={"se": "A", "w": "BBA"})
    play(state, "sail:e", "build:basic")
    assert holds(state, "e") == {"crane"}


def test_ANT_BLD_2_the_ship_just_moved_counts_at_its_new_place():
    state = given(queues={"se": "A", "w": "B"}, buildings={"se": "turbine", "e": "turbine"}, tops={"basic": "B01"})
    play(state, "sail:e")
    assert args(state, "build") == ["basic"]
    state = given(queues={"se": "A", "w": "B"}, buildings={"se": "turbine"}, tops={"basic": "B01"})
    play(state, "sail:e")
    assert why_not(state, "build:basic") == "ANT-BLD-2", "it has left the turbine behind"


def test_ANT_BLD_2_another_players_ship_gives_no_access():
    state = site(queues={"se": "A", "w": "B"})
    play(state, "sail:e")
    assert why_not(state, "build:basic") == "ANT-BLD-2"
    refusal = state.refusal(0, GAME.actions.parse("build:basic"))
    assert refusal is not None
    assert refusal.args == (KINDS.index("turbine"), -1), "the reason names what is missing"


def test_ANT_BLD_3_one_ship_may_cover_two_needs_or_two_ships_one_each():
    factory = {"double": "D01"}  # derrick and crane
    state = site(buildings={"w": "derrick crane"}, tops=factory)
    assert "double" in args(play(state, "sail:e"), "build")
    state = site(queues={"se": "A", "w": "A", "sw": "A"}, buildings={"w": "derrick", "sw": "crane"}, tops=factory)
    assert "double" in args(play(state, "sail:e"), "build")


def test_ANT_BLD_4_a_resource_card_replaces_one_missing_access():
    state = site(buildings={"w": "derrick"}, tops={"double": "D01"}, hands={"A": "simple"})
    play(state, "sail:e", "build:double")
    assert hand(state, "A") == []
    assert state.carded == 1


def test_ANT_BLD_4_only_one_access_can_be_replaced():
    state = site(buildings={}, tops={"advanced": "A01"}, hands={"A": "simple expertise"})
    play(state, "sail:e")
    assert why_not(state, "build:advanced") == "ANT-BLD-2"


def test_ANT_BLD_4_not_after_a_card_has_been_played_in_this_step():
    state = site(buildings={"w": "derrick"}, tops={"double": "D01"}, hands={"A": "simple plus_two"})
    play(state, "sail:e", "play:plus_two")
    assert why_not(state, "build:double") == "ANT-BLD-4"


def test_ANT_BLD_4_the_reason_names_the_access_and_the_card_that_could_replace_it():
    """For every player: what B has played counts for B."""
    state = site(
        queues={"se": "B", "w": "B"}, buildings={"w": "crane"}, tops={"double": "D01"}, hands={"B": "simple plus_two"}
    )
    play(state, "sail:e", "play:plus_two")
    refusal = state.refusal(1, GAME.actions.parse("build:double"))
    assert refusal == ("ANT-BLD-4", (KINDS.index("derrick"), HAND.index("simple")))


def test_ANT_BLD_4_a_card_is_not_spent_on_an_access_the_player_has():
    state = site(hands={"A": "simple"})
    play(state, "sail:e", "build:basic")
    assert hand(state, "A") == ["simple"]


def test_ANT_BLD_5_scientists_come_from_staff():
    state = site(staff={"A": 0})
    play(state, "sail:e")
    assert why_not(state, "build:basic") == "ANT-BLD-5"
    state = site(buildings={"w": "laboratory crane"}, tops={"advanced": "A06"}, staff={"A": 1})
    play(state, "sail:e")
    assert why_not(state, "build:advanced") == "ANT-BLD-5", "a plankton farm needs two"


def test_ANT_BLD_5_one_scientist_or_two_for_a_plankton_farm():
    for card in range(len(CARDS)):
        assert CARD_SCIENTISTS[card] == (2 if KINDS[CARD_KIND[card]] == "plankton_farm" else 1)


def test_ANT_BLD_6_a_zone_never_holds_two_of_a_kind():
    state = site(buildings={"w": "turbine", "e": "crane"})
    play(state, "sail:e")
    assert why_not(state, "build:basic") == "ANT-BLD-6"


def test_ANT_BLD_7_ANT_R_35_the_order_of_a_build():
    log: list[Event] = []
    state = site(
        buildings={"w": "derrick"}, tops={"double": "D01"}, hands={"A": "simple"}, cubes={"land": {"A": 1}}, log=log
    )
    log.clear()
    play(state, "sail:e", "build:double")
    assert holds(state, "e") == {"factory"}
    assert crew(state, "e", "A") == 1
    assert asked(state) == "A track"
    assert CARDS[state.top(1)] == "D01", "the next card is not known while the advance is carried out"
    assert cards_of(state, "A") == []
    play(state, "advance:land")
    assert space(state, "land", "A") == 3
    assert cards_of(state, "A") == ["D01"]
    assert CARDS[state.top(1)] != "D01"
    assert [event.kind for event in log] == ["sail", "spend", "build", "advance", "icon", "join", "next"]


def test_ANT_BLD_7_the_next_card_is_a_reveal_that_no_undo_passes():
    state = site()
    play(state, "sail:e", "build:basic")
    before = state.barrier
    play(state, "advance:land")
    assert state.barrier == state.ply > before


def test_ANT_BLD_8_the_scientists_stay_in_the_zone():
    state = site()
    play(state, "sail:e", "build:basic", "advance:land", "scrap:e:1")
    assert crew(state, "e", "A") == 1
    assert state.staff[0] == 2 - 1 + 1


def test_ANT_BLD_9_ANT_R_21_the_advance_is_compulsory_and_goes_to_one_track():
    state = site(buildings={"w": "derrick crane"}, tops={"double": "D01"})
    play(state, "sail:e", "build:double")
    assert names(state) == ["advance:land", "advance:coastal", "advance:marine"]
    play(state, "advance:coastal")
    assert space(state, "coastal", "A") == 2


def test_ANT_BLD_9_a_blocked_track_cannot_be_chosen():
    state = site(cubes={"land": {"A": 12}, "coastal": {"A": 11, "B": 12}})
    play(state, "sail:e", "build:basic")
    assert why_not(state, "advance:land") == "FAR-ASK-2", "only the marine track was left, so nothing was asked"
    assert space(state, "marine", "A") == 1


def test_ANT_BLD_9_without_any_step_the_steps_are_lost():
    log: list[Event] = []
    state = site(spare={"A": 0}, cubes={"land": {"A": 12}}, log=log)
    play(state, "sail:e", "build:basic")
    assert told(log, "lost") == [("lost", 0, (1,))]
    assert cards_of(state, "A") == ["B01"]


def test_ANT_BLD_10_an_empty_deck_offers_nothing():
    state = site(tops={"basic": "none"})
    play(state, "sail:e")
    assert why_not(state, "build:basic") == "FAR-ASK-2"


def test_ANT_BLD_11_built_cards_stay_and_those_with_a_star_count():
    state = site(buildings={"w": "derrick crane"}, tops={"double": "D01"})
    play(state, "sail:e", "build:double", "advance:land")
    view = GAME.view(state, 1)
    assert [CARDS[card] for card in view.players[0].built] == ["D01"]
    assert view.players[0].stars == 1
    starred = {KINDS[CARD_KIND[card]] for card in range(len(CARDS)) if CARD_STAR[card]}
    assert starred == {"factory", "laboratory", "headquarters", "dish_antenna"}
    plain = {KINDS[CARD_KIND[card]] for card in range(len(CARDS)) if not CARD_STAR[card]}
    assert not starred & plain


def test_ANT_BLD_12_access_is_checked_before_the_piece_is_placed():
    """A card that needs its own product could not use it."""
    state = site(buildings={"e": "turbine"}, tops={"basic": "B07"})  # a turbine for a derrick
    play(state, "sail:ne")
    assert why_not(state, "build:basic") == "ANT-BLD-2"


def test_ANT_BLD_12_the_new_building_serves_later_turns_of_the_same_step():
    state = given(
        queues={"se": "AB", "w": "AB"},
        buildings={"w": "turbine"},
        tops={"basic": "B09"},  # a camp
        icebreakers={"se": "B"},
    )
    play(state, "sail:e", "build:basic", "advance:land", "end", "icebreaker:go", "sail:e", "recruit")
    assert state.staff[1] == 3


@pytest.mark.parametrize(("card", "steps"), [("B01", 1), ("D01", 2), ("A01", 3), ("A06", 1)])
def test_the_steps_of_a_card_are_those_of_the_box(card, steps):
    assert CARD_STEPS[CARDS.index(card)] == steps
