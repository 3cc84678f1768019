"""Objectives."""

import pytest
from tests.games.magnastorm import table
from tests.games.magnastorm.table import asks, cubes, given, hand, holds, labs, level, levels, names, play, why_not

from farside.games.magnastorm.game import GAME

ALL = "RO1 RO2 RO3 RO4"
SECTORS = "SO1 SO2 SO3 SO4"


def ending(state):
    """The first seat has done its action and may complete an objective."""
    return play(state, "crew:FP:neutral", "space:FP:1", "gain")


def refused(state, card):
    """Why a card cannot be completed; another one is claimable, so that the question is asked."""
    return why_not(ending(state), f"claim:{card}")


def test_MAG_OBJ_1_one_objective_a_turn():
    state = ending(levels(given(2), 0, red=4, blue=4))
    play(state, "claim:RO1", "lower:red")
    assert state.turn() == 1


def test_MAG_OBJ_1_without_any_the_question_is_not_asked():
    assert ending(given(2)).turn() == 1


def test_MAG_OBJ_2_the_best_free_space():
    state = levels(given(3), 0, red=4)
    state.claims[0] = 1
    play(ending(state), "claim:RO1")
    assert state.claims[:2] == [1, 0]
    assert state.reputation[0] == 4


def test_MAG_OBJ_3_each_card_once():
    state = levels(given(2), 0, red=4, blue=4)
    state.claims[0] = 0
    assert refused(state, "RO1") == ("MAG-OBJ-3", ())


def test_MAG_OBJ_4_labs_come_back_also_from_the_storm():
    """MAG-OBJ-18"""
    state = labs(given(2, goals="RO1 RO2 SO1 SO4"), 0, "R-a1", "R-b1", "LR-a1", "LR-b1")
    assert not state.calm() >> 4 & 1
    play(ending(state), "claim:SO1")
    assert state.labs_left[0] == 10
    assert state.reputation[0] == 5


def test_MAG_OBJ_4_labs_that_do_not_suffice():
    state = labs(levels(given(2), 0, red=4), 0, "R-a1", "R-b1", "LR-a1")
    assert refused(state, "SO1") == ("MAG-OBJ-4", (4, 2))


def test_MAG_OBJ_5_the_majority_is_looked_at_before_labs_go():
    state = labs(labs(given(2), 0, "R-a1", "R-b1", "LR-a1", "LR-b1"), 1, "R-c1", "R-d1", "LR-c1")
    play(ending(state), "claim:SO1")
    assert state.reputation[0] == 5
    state = labs(labs(levels(given(2), 0, red=4), 0, "R-a1", "R-b1", "LR-a1", "LR-b1"), 1, "R-c1", "R-d1", "LR-c1")
    labs(state, 1, "LR-d1")
    assert refused(state, "SO1") == ("MAG-OBJ-5", ())


def test_MAG_OBJ_6_a_marker_without_enough_levels_cannot_be_used():
    state = levels(given(2), 0, red=4, blue=3)
    assert names(ending(state)) == ["claim:RO1", "claim:RO2", "skip"]
    play(state, "claim:RO1")  # only red will do: not asked
    assert level(state, 0, "red") == 0
    assert refused(levels(given(2, goals="RO1 RO2 SO1 SO3"), 0, blue=3, red=3), "RO1") == ("MAG-OBJ-6", (1, 4))


def test_MAG_OBJ_7_most_knowledge_is_looked_at_before_markers_go():
    state = levels(levels(given(2, goals="RO2 RO4 SO1 SO3"), 0, red=2, green=2, blue=3), 1, blue=2)
    play(ending(state), "claim:RO4")
    assert [level(state, 0, track) for track in ("red", "green", "blue")] == [0, 0, 1]
    assert state.reputation[0] == 5
    state = levels(levels(given(2, goals="RO2 RO4 SO1 SO3"), 0, red=2, green=2, blue=2), 1, red=2, green=2, blue=2)
    assert refused(state, "RO4") == ("MAG-OBJ-7", ())


@pytest.mark.parametrize(("round_", "down"), [(1, 4), (2, 6), (3, 8), (4, 8)])
def test_MAG_OBJ_8_and_OBJ_9_deep_insight_gets_harder(round_, down):
    """MAG-OBJ-8, MAG-OBJ-9"""
    state = levels(given(2, round=round_), 0, red=down)
    play(ending(state), "claim:RO1")
    assert level(state, 0, "red") == 0
    short = levels(given(2, round=round_), 0, red=down - 1, blue=2, green=2)
    assert refused(short, "RO1") == ("MAG-OBJ-6", (1, down))


@pytest.mark.parametrize(("round_", "markers"), [(1, 2), (2, 3), (4, 3)])
def test_MAG_OBJ_10_broad_insight(round_, markers):
    state = levels(given(2, round=round_), 0, **dict.fromkeys(("red", "green", "blue")[:markers], 2))
    play(ending(state), "claim:RO2")
    assert state.levels[:3] == [0, 0, 0]


@pytest.mark.parametrize(("round_", "commanders", "down"), [(1, 2, 3), (2, 3, 5), (4, 3, 5)])
def test_MAG_OBJ_11_and_OBJ_20_well_connected(round_, commanders, down):
    """MAG-OBJ-11, MAG-OBJ-20  Both kinds count, the token does not; the cards stay."""
    state = given(2, goals="RO1 RO3 SO1 SO3", round=round_)
    holds(levels(state, 0, red=down), 0, *("01", "15", "16")[:commanders])
    play(ending(state), "claim:RO3")
    assert level(state, 0, "red") == 0
    assert state.commanders(0) == commanders
    short = given(2, goals="RO2 RO3 SO1 SO3", round=round_)
    holds(levels(short, 0, red=down, blue=5, green=5), 0, *("01", "15", "16")[: commanders - 1])
    short.token = 0
    assert refused(short, "RO3") == ("MAG-OBJ-11", (commanders, commanders - 1))


def test_MAG_OBJ_12_leading_minds_names_three_tracks():
    state = levels(given(4, goals="RO2 RO4 SO1 SO3"), 0, red=2, green=1, blue=2, amber=5)
    assert refused(state, "RO4") == ("MAG-OBJ-6", (3, 2))


def test_MAG_OBJ_13_twin_harvest():
    state = labs(given(2, goals="RO1 RO2 SO1 SO2"), 0, "L-a1", "L-b1", "UL-a1", "UL-b1")
    play(ending(state), "claim:SO1")
    assert state.labs_left[0] == 10


def test_MAG_OBJ_14_stronghold_needs_the_majority_where_three_labs_go():
    state = labs(given(2, goals=SECTORS), 0, "L-a1", "L-b1", "L-c1", "UL-b1")
    twin = labs(labs(state.clone(), 1, "L-d1", "L-c2", "L-c3"), 0, "R-a1", "LR-a1")
    play(ending(state), "claim:SO2")
    assert state.labs_left[0] == 10
    assert refused(twin, "SO2") == ("MAG-OBJ-5", ())


def test_MAG_OBJ_15_wide_front():
    state = labs(given(2, goals=SECTORS), 0, "L-a1", "L-b1", "UL-b1", "R-a1")
    play(ending(state), "claim:SO3")
    assert state.labs_left[0] == 10


def test_MAG_OBJ_16_long_trail():
    state = labs(given(2, goals=SECTORS), 0, "L-a1", "LR-a1", "UL-b1", "R-a1")
    play(ending(state), "claim:SO4")
    assert state.labs_left[0] == 10


def test_MAG_OBJ_17_the_player_chooses_sectors_labs_and_markers():
    state = labs(given(2, goals=SECTORS), 0, "L-a1", "L-b1", "L-c1", "UL-a1", "UL-b1", "R-a1", "R-b1")
    play(ending(state), "claim:SO1")
    assert asks(state) == "retrieve"
    assert len(names(state, "retrieve")) == 7
    play(state, "retrieve:L-a1")
    assert names(state) == ["retrieve:L-b1", "retrieve:L-c1"]
    play(state, "retrieve:L-c1")
    assert {name[9:11] for name in names(state)} == {"UL", "R-"}
    play(state, "retrieve:R-b1")  # R holds just the two: the other follows
    assert [table.lab_count(state, name)[1] for name in ("L-b1", "UL-a1", "R-a1", "R-b1")] == [1, 1, 0, 0]
    assert state.turn() == 1


@pytest.mark.parametrize("sector", ["LL", "L", "UL", "UR", "R", "LR"])
def test_MAG_OBJ_17_the_labs_of_a_part_come_from_one_sector(sector):
    other = "L" if sector != "L" else "R"
    state = labs(given(2, goals=SECTORS), 0, *(f"{name}-{at}1" for name in (sector, other) for at in "abc"))
    play(ending(state), "claim:SO1", f"retrieve:{sector}-a1")
    assert names(state) == [f"retrieve:{sector}-b1", f"retrieve:{sector}-c1"]


def test_MAG_OBJ_17_markers_are_chosen():
    state = levels(given(2), 0, red=2, green=3, blue=2)
    play(ending(state), "claim:RO2", "lower:green", "lower:blue")
    assert state.levels[:3] == [2, 1, 0]


def test_MAG_OBJ_19_sectors_and_markers_of_a_card_are_all_different():
    state = labs(given(2, goals=SECTORS), 0, "L-a1", "L-b1", "L-c1", "UL-a1", "UL-b1", "R-a1")
    play(ending(state), "claim:SO3", "retrieve:UL-a1")
    assert all(name.split(":")[1].startswith(("L-", "R-")) for name in names(state, "retrieve"))
    state = levels(given(2), 0, red=6, green=3, blue=2)
    play(ending(state), "claim:RO2", "lower:red")
    assert names(state) == ["lower:green", "lower:blue"]


def test_MAG_OBJ_19_a_sector_that_would_leave_the_rest_unfilled_is_not_offered():
    state = labs(given(2, goals=SECTORS), 0, "L-a1", "L-b1", "UL-a1", "UL-b1", "R-a1", "R-b1")
    labs(state, 1, "L-c1", "L-d1", "UL-c1", "UL-d1")
    play(ending(state), "claim:SO1", "retrieve:L-a1")
    assert asks(state) == "turn"  # the majority lies in R alone, so L and R were the only pair left


def test_MAG_OBJ_21_the_round_being_played_counts():
    state = levels(given(2, round=2), 0, red=6)
    play(ending(state), "claim:RO1")
    assert level(state, 0, "red") == 0


def test_MAG_RUL_21_there_is_always_a_place_and_a_marker():
    """MAG-RUL-34  Four objectives and at most four commanders with a marker: the eight markers of a player board."""
    for seats in (2, 3, 4):
        assert all(len(goal.values) == seats for goal in GAME.view(given(seats), 0).goals)


def test_progress_is_worked_out_for_every_player():
    state = labs(levels(hand(given(2), 0, orange=2), 0, red=3), 0, "L-a1", "UL-a1")
    goals = GAME.view(state, 1).goals
    assert [(goal.progress[0], goal.needed) for goal in goals] == [(3, 4), (1, 2), (2, 4), (2, 4)]
    assert cubes(state, 0) == {"orange": 2}
