"""Research points, plans, the upload and field scientists."""

import pytest
from tests.games.skymines.table import (
    args,
    asked,
    given,
    is_down,
    mark,
    names,
    plan_at,
    play,
    why_not,
    why_numbers,
)

from farside.core.actions import NOBODY
from farside.games.skymines import components as box
from farside.games.skymines.components import PLANS
from farside.games.skymines.game import GAME
from farside.games.skymines.rules import research
from farside.games.skymines.rules.upload import judge, meets, other_scientists

SHOWN = {"A1": "PA01", "A2": "PA02", "B1": "PB01", "B2": "PB03", "C1": "PC05", "C2": "PC10"}


def with_rp(rp=3, **more):
    """A has research points of a scientist to spend."""
    card = {2: "p1-r2", 3: "B12"}[rp]
    return play(given(**({"slots": {"A": card}, "shown": SHOWN} | more)), "research:b")


def uploading(cards, plans, **more):
    """A uses the research scientist in slot b."""
    return play(given(slots={"A": cards}, plans={"A": plans}, **more), "research:b")


def test_SKY_RP_1_research_points_are_all_spent_at_once():
    """SKY-RP-2  A and B plans 1, C plans 2, a special plan 2, a crypcoin 1, in any mix."""
    state = with_rp(3, number=2)
    assert {"take:A1", "take:B1", "take:C1", "special:2", "coin"} <= set(names(state))
    play(state, "take:A1")
    assert state.rp == 2
    play(state, "take:B2")
    assert state.rp == 1
    assert why_not(state, "take:C1") == "SKY-RP-2"
    assert why_numbers(state, "take:C1") == (2, 1)
    assert why_not(state, "special:2") == "SKY-RP-2"
    play(state, "coin")
    assert state.coins[0] == 2, "one of them from the supplement space"
    assert asked(state) == "A put"
    assert play(with_rp(3), "take:C2").rp == 1
    assert play(with_rp(3, number=2), "special:2").rp == 1


def test_SKY_RP_3_special_plans_come_with_their_round_and_stay_until_taken():
    """SKY-RP-8  Round spaces are never refilled."""
    assert args(with_rp(3, number=1), "special") == []
    state = with_rp(3, number=4)
    assert args(state, "special") == ["2", "3", "4"]
    play(state, "special:3", "coin", "put:PS3:1", "pass")
    assert GAME.view(state, None).specials == (1, 2, 1, 0, 0, 0)


def test_SKY_RP_4_a_linked_place_brings_the_coins_of_the_supplement_space():
    """SKY-RP-13, SKY-R-34  At once, and only the first time."""
    state = given(slots={"A": "B12"}, shown=SHOWN)
    state.bounty = 3
    play(state, "research:b", "take:A2")
    assert state.coins[0] == 0
    play(state, "take:A1")
    assert (state.coins[0], state.bounty) == (3, 0)
    play(state, "take:B1")
    assert state.coins[0] == 3
    assert [box.PLACE_KEYS[at] for at in range(12) if box.BOUNTY_PLACE[at]] == ["A1", "B1", "C1"]


def test_SKY_RP_5_plans_go_anywhere_in_any_order_also_on_others():
    """SKY-RP-7, SKY-R-16, SKY-R-19  Nothing leaves the track: what is covered stays below."""
    state = with_rp(2, plans={"A": {1: "ST01", 2: "PA09"}}, upload={"A": 2})
    play(state, "take:A2", "take:B2")
    positions = args(state, "put")
    assert len([name for name in positions if name.startswith("PB03:")]) == 16
    assert positions[0] == "PA02:3", "positions ahead come first"
    play(state, "put:PB03:2", "put:PA02:1")
    assert [plan_at(state, "A", position) for position in (1, 2)] == ["PA02", "PB03"]
    seen = GAME.view(state, None).players[0].track
    assert [seen[position].buried for position in (1, 2)] == [1, 1]
    assert GAME.census(state)["plans"] == 72


def test_SKY_RP_6_a_crossed_out_A_takes_only_B_and_C_plans():
    """SKY-R-17  No special plan either."""
    state = with_rp(3, number=2)
    play(state, "take:A2", "special:2")
    assert why_not(state, "put:PA02:6") == "SKY-RP-6"
    assert why_not(state, "put:PS2:9") == "SKY-RP-6"
    allowed = [int(name.split(":")[1]) for name in args(state, "put") if name.startswith("PA02")]
    assert allowed == [1, 2, 3, 4, 5, 7, 10, 12, 14]
    state = with_rp(2)
    play(state, "take:B2", "coin")
    assert "PB03:6" in args(state, "put")


def test_SKY_R_17_a_table_may_let_special_plans_lie_on_a_crossed_out_A(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(research, "SPECIAL_ON_BARRED", True)
    state = with_rp(3, number=2)
    play(state, "take:A2", "special:2")
    assert why_not(state, "put:PA02:6") == "SKY-RP-6"
    assert "PS2:9" in args(state, "put")


def test_SKY_RP_8_an_empty_supply_leaves_places_empty():
    state = with_rp(2)
    state.tops[0] = 24
    play(state, "take:A2", "take:B2", "put:PA02:1", "put:PB03:2")
    assert state.shown[1] == NOBODY
    assert state.shown[5] != NOBODY


def test_SKY_RP_10_on_the_last_space_each_point_becomes_two_crypcoins():
    """SKY-RTR-2  And cannot be spent otherwise."""
    state = with_rp(3, upload={"A": 16})
    assert asked(state) == "B turn"
    assert state.coins[0] == 6


def test_SKY_RP_11_points_are_never_lost():
    state = with_rp(3)
    play(state, "coin", "coin", "coin")
    assert state.coins[0] == 3
    assert asked(state) == "B turn"


def test_SKY_RP_12_acquired_plans_lie_aside_until_the_end_of_the_turn():
    state = with_rp(2)
    play(state, "take:A2")
    assert GAME.view(state, 1).aside == (PLANS.index("PA02"),)
    assert plan_at(state, "A", 1) == ""
    full = {position: f"PB{position:02d}" for position in range(2, 17)}
    state = with_rp(2, plans={"A": {1: "ST01", **full}}, shown={"A2": "PA02"})
    play(state, "take:A2", "coin")
    assert len(args(state, "put")) == 9, "a legal space always exists"


def test_SKY_R_49_plans_that_read_alike_are_offered_once():
    state = with_rp(3, shown={"C2": "PC14", "C3": "PC15"})
    state.rp = 4
    play(state, "take:C2", "take:C3")
    assert {name.split(":")[0] for name in args(state, "put")} == {"PC14"}


def test_SKY_UPL_1_one_research_scientist_at_a_time():
    """SKY-TILE-3  A card, or the tile with one research point."""
    state = given(slots={"A": "p1-r2 B12"}, tiles={"tile_researcher": "A"}, passed="B")
    assert args(state, "research") == ["b", "c", "tile"]
    play(state, "research:tile")
    assert state.rp == 1
    play(state, "coin")
    assert args(state, "research") == ["b", "c"]
    play(state, "research:c")
    assert state.rp == 3


def test_SKY_UPL_2_one_plan_may_be_turned_for_two_crypcoins():
    """SKY-UPL-7, SKY-R-44  Once an upload, also the printed one; then it is free to enter and gives nothing."""
    plans = {1: "ST01", 2: "PB12"}
    state = uploading("p1-r2", plans, coins={"A": 5})
    assert args(state, "flip") == ["1", "2"]
    play(state, "flip:1")
    assert state.coins[0] == 3
    assert args(state, "flip") == []
    assert args(state, "go") == ["0", "1"]
    play(state, "go:1")
    assert state.coins[0] == 3, "a face-down plan gives no reward"
    assert state.rp == 2
    state = uploading("p1-r2 p1-t2", plans, coins={"A": 1})
    assert why_not(state, "flip:1") == "SKY-UPL-2"
    assert why_numbers(state, "flip:1") == (2, 1)
    state = uploading("p1-r2 p1-t2", {1: "ST01"}, upload={"A": 1}, coins={"A": 9})
    assert asked(state) == "A rp", "only plans ahead are offered; here there is nothing to decide"


def test_SKY_UPL_3_as_far_as_wanted_also_not_at_all():
    """SKY-R-45, SKY-UPL-10  The marker may stop on any plan it has entered; without a move the points are spent."""
    state = uploading("p1-r2 A04 A06", {1: "PA01", 2: "PA09", 3: "PA02"})
    assert args(state, "go") == ["0", "1", "2", "3"]
    stay = play(state.clone(), "go:0")
    assert (stay.upload[0], stay.rp, stay.coins[0]) == (0, 2, 0)
    play(state, "go:2")
    assert state.upload[0] == 2
    assert state.coins[0] == 2, "only the reward of the last one"
    assert state.helium[0] == 0


def test_SKY_UPL_4_requirements_are_met_by_face_up_cards():
    """SKY-UPL-5, SKY-UPL-13  Each plan is checked alone; cards are neither consumed nor turned."""
    state = uploading("p1-r2 p1-c2", {1: "PA01", 2: "PA02", 3: "PB01"})
    assert args(state, "go") == ["0", "1", "2"]
    assert why_not(state, "go:3") == "SKY-UPL-4"
    assert why_numbers(state, "go:3") == (PLANS.index("PB01"),)
    play(state, "go:2", "coin", "coin")
    assert not is_down(state, "A", "c")
    assert uploading("p1-r2 p1-c2 p1-m1", {1: "PB13"}).upload[0] == 0
    assert "go:1" in names(uploading("p1-r2 p1-c2 p1-m2", {1: "PB13"}))


def test_SKY_UPL_6_special_plans_cost_crypcoins():
    """SKY-UPL-9, SKY-UPL-15  Paid one by one; they give no reward; coins of a reward come too late."""
    state = uploading("p1-r2 p1-c2", {1: "PA01", 2: "PS2", 3: "PS3"}, coins={"A": 3}, number=3)
    assert args(state, "go") == ["0", "1", "2"]
    assert why_not(state, "go:3") == "SKY-UPL-6"
    assert why_numbers(state, "go:3") == (2, 1)
    play(state, "go:2")
    assert state.coins[0] == 1
    assert state.uploaded[0] == 1 << 2
    assert state.rp == 2


def test_SKY_UPL_8_an_empty_space_can_be_neither_entered_nor_skipped():
    state = uploading("p1-r2 p1-c2", {1: "PA01", 3: "PA02"})
    assert args(state, "go") == ["0", "1"]
    assert why_not(state, "go:2") == "SKY-UPL-8"


def test_SKY_UPL_9_no_move_no_reward():
    state = uploading("p1-r2 p1-c2", {1: "PA01"}, upload={"A": 1})
    assert state.coins[0] == 0
    assert asked(state) == "A rp"


def test_SKY_UPL_11_then_the_scientist_is_turned():
    state = uploading("p1-r2", {})
    assert not is_down(state, "A", "b"), "not before the end of the action"
    play(state, "coin", "coin")
    assert is_down(state, "A", "b")
    assert asked(state) == "B turn"


def test_SKY_UPL_12_the_scientist_in_use_does_not_count():
    """SKY-ICON-1, SKY-TILE-5  Either scientist, card or tile, or the icon of track bonus D2."""
    plans = {"A": {1: "PA17"}}
    for cards, tiles, tracks, enough in (
        ("p1-r2", {}, {}, False),
        ("p1-r2 B12", {}, {}, True),
        ("p1-r2 A09", {}, {}, True),
        ("p1-r2", {"tile_engineer": "A"}, {}, True),
        ("p1-r2", {"tile_researcher": "A"}, {}, True),
        ("p1-r2", {}, {"minerva": 6}, True),
    ):
        state = given(
            slots={"A": cards}, tiles=tiles, plans=plans, tracks=("A1", "D2", "C1", "B1"), marks={"A": tracks}
        )
        play(state, "research:b")
        assert ("go:1" in names(state)) == enough, cards


def test_SKY_UPL_13_any_one_resource():
    """SKY-ICON-5, SKY-ICON-6, SKY-R-20  Named units are not counted twice."""
    four = PLANS.index("PB23")
    both = PLANS.index("PC20")
    for cards, one, two in (
        ("A04 p1-c1", True, False),
        ("A04 A05", False, True),
        ("A04 B01", True, True),
        ("A04 p1-t2 p1-m1", False, False),
        ("A04 A06", False, True),
    ):
        state = given(slots={"A": cards})
        assert (meets(state, 0, four), meets(state, 0, both)) == (one, two), cards


def test_SKY_UPL_14_the_points_of_the_reward_join_those_of_the_scientist():
    """SKY-R-15  After the other rewards."""
    state = uploading("p1-r2 p1-c2", {1: "PA03"})
    play(state, "go:1")
    assert asked(state) == "A rp"
    assert state.rp == 3
    state = uploading("p1-r2 p1-c2", {1: "PC04"})
    play(state, "go:1")
    assert mark(state, "A", "tawac") == 3
    assert asked(state) == "A rp"


def test_SKY_RTR_1_the_fifth_position_opens_the_right_slot():
    """SKY-R-21  Positions run from 0 to 16; the printed plan is the first."""
    plans = {1: "PA01", 2: "PA02", 3: "PA03", 4: "PC05", 5: "PC04"}
    state = uploading("p1-r2 p1-c2", plans)
    assert state.open_slots(0) >> 4 == 0
    assert play(state.clone(), "go:4").open_slots(0) >> 4 == 0
    assert play(state.clone(), "go:5").open_slots(0) >> 4 == 1
    assert box.LAB_LAST == 16


def test_SKY_RTR_2_the_marker_stays_on_the_last_space():
    """SKY-R-22  The scientist's points already pay two each."""
    state = uploading("p1-r2 p1-c2", {16: "PC05"}, upload={"A": 15})
    play(state, "go:16")
    assert state.coins[0] == 4 + 2 * 2
    assert asked(state) == "B turn"


def test_SKY_RTR_3_the_highest_value_and_the_special_plans_uploaded():
    """SKY-R-16, SKY-R-18, SKY-R-19  Entered face up, on top, and not covered since."""
    state = uploading("B12 p1-c2", {4: "PA01", 5: "PS2"}, upload={"A": 3}, coins={"A": 9}, shown=SHOWN, number=2)
    play(state, "go:5")
    assert GAME.view(state, 0).players[0].sheet[6] == 10 + 4
    play(state, "take:B2", "coin", "coin", "put:PB03:5")
    assert GAME.view(state, 0).players[0].sheet[6] == 10, "covering it loses its value"
    state = uploading("p1-r2", {1: "PS2"}, coins={"A": 9}, number=2)
    play(state, "flip:1", "go:1")
    assert state.coins[0] == 7
    assert GAME.view(state, 0).players[0].sheet[6] == 0, "face down it is free and worth nothing"
    state = with_rp(3, upload={"A": 5}, number=2)
    play(state, "special:2", "coin", "put:PS2:3")
    assert GAME.view(state, 0).players[0].sheet[6] == 10, "slipped in behind the marker it does not count"


def test_SKY_ICON_7_titanium_less_one():
    for cards, coins in (("p1-r2 B06 p1-t2", 5), ("p1-r2 p1-t1", 0)):
        state = uploading(cards, {1: "PC01"})
        play(state, "go:1")
        assert state.coins[0] == coins


def test_SKY_ICON_2_helium_and_points_and_coins():
    """SKY-R-04  Steps on any track are all made on one track of choice."""
    state = uploading("p1-r2 B04", {1: "PB09"})
    play(state, "go:1")
    assert asked(state) == "A track"
    play(state, "track:astrogo")
    assert mark(state, "A", "astrogo") == 3
    state = uploading("p1-r2 p1-m2", {1: "PC07"})
    assert play(state, "go:1").helium[0] == 3


def test_SKY_R_44_a_plan_put_on_a_turned_one_is_face_up():
    state = with_rp(2, plans={"A": {1: "PB12"}}, turned={"A": (1,)})
    play(state, "go:0", "take:B2", "coin", "put:PB03:1")
    assert state.turned[0] == 0
    assert judge(state, 0, 1, 0) != 0


def test_SKY_FLD_1_the_general_field_scientist():
    """SKY-FLD-3  One helium and two crypcoins; then the card is turned."""
    state = play(given(slots={"A": "A09"}, sectors={"9": "astrogo"}), "field:b")
    assert (state.helium[0], state.coins[0]) == (1, 2)
    assert is_down(state, "A", "b")
    assert asked(state) == "B turn"


def test_SKY_FLD_2_a_company_field_scientist_counts_pairs_of_domes():
    """SKY-R-35"""
    for sectors, helium in (({}, 2), ({"4": "astrogo"}, 2), ({"4": "astrogo", "6": "astrogo"}, 3), ({"9": "tawac"}, 2)):
        state = play(given(slots={"A": "B13"}, sectors=sectors), "field:b")
        assert (state.helium[0], state.coins[0]) == (helium, 1)


def test_SKY_FLD_4_the_tile_gives_no_coins_and_counts_no_domes():
    """SKY-TILE-2  Two helium, and one for each other field scientist, the icon of D2 included."""
    state = given(slots={"A": "A09 B13"}, tiles={"tile_engineer": "A"}, sectors={"9": "astrogo"})
    play(state, "field:tile")
    assert (state.helium[0], state.coins[0]) == (4, 0)
    state = given(tiles={"tile_engineer": "A"}, tracks=("A1", "D2", "C1", "B1"), marks={"A": {"minerva": 6}})
    assert play(state, "field:tile").helium[0] == 3


def test_SKY_R_46_a_destroyed_scientist_is_the_one_in_use():
    state = given(
        tracks=("A1", "E2", "C1", "B1"),
        slots={"A": "B12"},
        hand={"A": "p1-r2"},
        plans={"A": {1: "PA17"}},
        marks={"A": {"minerva": 6}},
    )
    play(state, "bonus:minerva-1")
    assert other_scientists(state, 0) == 1
    assert "go:1" in names(state)
    state = given(
        tracks=("A1", "E2", "C1", "B1"),
        hand={"A": "A09"},
        tiles={"tile_engineer": "A"},
        marks={"A": {"minerva": 6}},
        passed="B",
    )
    play(state, "bonus:minerva-1", "field:tile")
    assert state.helium[0] == 1 + 2


def test_SKY_R_52_three_plans_at_a_time_are_offered_for_placing():
    state = with_rp(3, shown={**SHOWN, "A3": "PA05", "A4": "PA09"})
    state.rp = 4
    play(state, "take:A1", "take:A2", "take:A3", "take:A4")
    assert {name.split(":")[0] for name in args(state, "put")} == {"PA01", "PA02", "PA05"}
    play(state, "put:PA05:1")
    assert {name.split(":")[0] for name in args(state, "put")} == {"PA01", "PA02", "PA09"}
