"""Passing, the preparation of the next round, the end and the variant."""

import pytest
from tests.games.skymines.table import (
    args,
    asked,
    for_sale,
    given,
    in_hand,
    names,
    pass_on,
    pile,
    play,
    stock,
    where,
    why_not,
)

from farside.core.actions import NOBODY
from farside.games.skymines import components as box
from farside.games.skymines.game import GAME
from farside.games.skymines.rules import passing
from farside.games.skymines.rules.rounds import restock, slide
from farside.games.skymines.rules.scoring import sheet
from farside.games.skymines.state import DESTROYED, PLAYED


def test_SKY_PASS_1_cards_are_turned_up_again():
    """SKY-PASS-4  Tiles go back."""
    state = given(slots={"A": "p1-c2"}, market={}, tiles={"tile_energy": "A"}, passed="B")
    play(state, "use:carbon", "step:tawac", "step:tawac")
    pass_on(state)
    assert state.used == [0, 0]
    assert state.holder[2] == NOBODY


def test_SKY_PASS_2_exactly_one_pile_is_taken():
    """SKY-R-02  One that is not empty."""
    state = given(rest={"A": {"b": "p1-c1 p1-c2", "e": "p1-m1"}})
    play(state, "pass")
    assert args(state, "pile") == ["b", "e"]
    play(state, "pile:b")
    assert in_hand(state, "A") == ["p1-c1", "p1-c2"]
    assert pile(state, "A", "e") == ["p1-m1"]
    assert asked(state) == "B turn"


def test_SKY_PASS_3_then_each_card_to_a_resting_slot_of_its_own():
    """SKY-R-01  All five are usable from the first pass on, the one just emptied too."""
    state = given(slots={"A": "p1-c1 p1-m1"}, rest={"A": {"b": "p1-t1", "d": "p1-t2"}})
    play(state, "pass", "pile:b")
    assert args(state, "lay") == list("abcde")
    play(state, "lay:d")
    assert why_not(state, "lay:d") == "SKY-PASS-3"
    play(state, "lay:b")
    assert pile(state, "A", "d") == ["p1-c1", "p1-t2"]
    assert pile(state, "A", "b") == ["p1-m1"]
    assert in_hand(state, "A") == ["p1-t1"]
    state = given(slots={"A": "p1-c1 p1-m1 p1-t1 p1-c2 p1-m2"})
    play(state, "pass", "lay:a", "lay:b", "lay:c", "lay:d")
    assert [len(pile(state, "A", slot)) for slot in "abcde"] == [1] * 5


def test_SKY_R_01_a_table_may_open_resting_slots_with_their_action_slots(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(passing, "RESTS_ALL", False)
    state = given(slots={"A": "p1-c1 p1-m1"})
    play(state, "pass")
    assert args(state, "lay") == list("bcd")
    assert why_not(state, "lay:a") == "SKY-R-01"


def test_SKY_PASS_5_a_card_played_cannot_be_played_in_the_next_round():
    state = given(slots={"A": "p1-c1"}, hand={"A": "p1-m1"}, rest={"A": {"b": "p1-t1"}})
    play(state, "pass", "lay:b", "pass")
    assert asked(state) == "A plan"
    assert {name.split(":")[0] for name in args(state, "plan", "A")} == {"p1-m1", "p1-t1"}


def test_SKY_PASS_6_with_nothing_resting_nothing_is_taken():
    assert asked(play(given(), "pass")) == "B turn"
    state = play(given(slots={"A": "p1-c1"}), "pass")
    assert asked(state) == "A lay"


def test_SKY_PASS_7_in_round_seven_nothing_is_asked():
    state = given(number=7, slots={"A": "p1-c1"}, rest={"A": {"b": "p1-t1", "c": "p1-t2"}})
    play(state, "pass")
    assert asked(state) == "B turn"
    assert where(state, "p1-c1") == PLAYED + 0


def test_SKY_VAR_1_each_card_goes_to_the_slot_it_faces():
    state = given(constrained=True, slots={"A": "p1-c1 - p1-m1"}, rest={"A": {"b": "p1-t1", "c": "p1-t2"}})
    play(state, "pass", "pile:c")
    assert asked(state) == "B turn"
    assert pile(state, "A", "b") == ["p1-c1", "p1-t1"]
    assert pile(state, "A", "d") == ["p1-m1"]


def test_SKY_PREP_1_a_coin_moves_and_the_special_plan_is_turned_up():
    """SKY-PREP-6  Then the next planning phase begins."""
    state = given(number=3)
    assert GAME.view(state, 0).specials == (1, 1, 0, 0, 0, 0)
    play(state, "pass", "pass")
    assert state.bounty == 2
    assert GAME.view(state, 0).specials == (1, 1, 1, 0, 0, 0)
    assert (asked(state), state.round) == ("A plan", 4)


def test_SKY_PREP_2_markers_and_tiles_are_handed_over():
    state = given(coins={"A": 9}, passed="B")
    play(state, "bonus:tile_space_researcher", "bonus:tile_space_resource", "pass")
    assert state.bonus == [NOBODY] * 20
    assert state.spare_markers(0) == 3
    assert state.holder == [0, 0, NOBODY, NOBODY]


def test_SKY_PREP_3_the_right_column_is_destroyed():
    """SKY-PREP-4, SKY-PREP-5, SKY-PREP-7, SKY-R-27  The rest slides right within its row; gaps fill in order."""
    market = {1: "A01", 2: "A02", 5: "A03", 9: "A04", 11: "A05"}
    state = given(market=market)
    upcoming = [box.CARDS[card] for card in state.deck[state.drawn : state.drawn + 9]]
    play(state, "pass", "pass")
    assert where(state, "A01") == where(state, "A02") == DESTROYED
    seen = for_sale(state)
    assert (seen[1], seen[5], seen[3]) == ("A03", "A04", "A05")
    assert [seen[space] for space in (2, 4, 6, 7, 8, 9, 10, 11, 12)] == upcoming
    assert state.barrier == state.ply


def test_SKY_PREP_5_an_empty_deck_leaves_spaces_empty():
    state = given(market={5: "A03"})
    state.drawn = 43
    play(state, "pass", "pass")
    assert len(for_sale(state)) == 2


def test_SKY_PREP_6_the_holder_of_the_marker_starts():
    state = play(given(3), "pass", "bonus:std_first_player", "coin", "pass", "pass")
    play(state, "C ready", "B ready", "A ready")
    assert asked(state) == "B turn"


def test_SKY_END_1_after_round_seven_the_game_is_over():
    """SKY-END-3  The seven numbers of the score pad, in its order."""
    state = given(
        number=7,
        coins={"A": 4},
        helium={"A": 13},
        upload={"A": 8},
        marks={"A": {"astrogo": 5, "tawac": 2, "skymine": 8, "minerva": 11}},
        stations={"astrogo": "0 5 5", "tawac": "3 5 5", "skymine": "3 3 5", "minerva": "0 3 5"},
    )
    assert sheet(state, 0) == [4, 2 * 5, 1 * 1, 3 * 2, 4 * 6, 25, 20]
    play(state, "pass", "pass")
    assert state.over
    assert GAME.scores(state) == [sum(sheet(state, 0)), 0]
    assert GAME.winners(state) == [0]


def test_SKY_END_2_cards_everywhere_are_laid_out():
    """SKY-END-4  Shares of a company: the last icon reached, and icons on own cards."""
    state = given(
        slots={"A": "C06"},
        hand={"A": "D01"},
        rest={"A": {"c": "E01"}},
        marks={"A": {"astrogo": 5}},
        stations={"astrogo": "0 5 5"},
    )
    seen = GAME.view(state, 1).players[0].marks[2]
    assert (seen.shares, seen.card_shares, seen.worth) == (2, 3, 25)


def test_SKY_END_5_tied_players_share_the_victory():
    state = play(given(3, number=7, coins={"A": 3, "C": 3}), "pass", "pass", "pass")
    assert GAME.winners(state) == [0, 2]


def test_SKY_END_6_what_nobody_owns_counts_for_nobody():
    """Unused bonus markers and reserved tiles are worth nothing."""
    state = given(market={1: "D01"}, destroyed="E01", stations={"astrogo": "0 5 5"}, bonus={"tile_space_energy": "A"})
    assert GAME.scores(state) == [0, 0]


def test_vector_10_a_left_card_goes_straight_to_the_right_column():
    state = given()
    stock(state, {10: "A02"})
    slide(state)
    assert for_sale(state) == {2: "A02"}
    restock(state)
    assert for_sale(state)[2] == "A02"
    assert {6, 10} <= set(for_sale(state))


def test_vector_11_nobody_ever_buys():
    state = given(planning=True)
    while state.round < 7:
        play(state, "A ready", "B ready", "pass", "pass")
    assert state.drawn == 36
    assert all(box.CARD_TYPE[card] != box.SHARE for card in state.deck[:36])
    assert names(state, "A") == ["ready"]
