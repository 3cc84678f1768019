"""Mission cards: set-up, claims and their moments, one-time markers, the personal bonus space, every task."""

import pytest
from tests.games.skymines.table import args, asked, given, holder, mark, names, pass_on, play, why_not, why_numbers

from farside.core.actions import NOBODY
from farside.core.state import Event
from farside.games.skymines import modules as far
from farside.games.skymines.game import GAME
from farside.games.skymines.rules.missions import progress
from farside.games.skymines.tracks import SPACE_KEYS, SPACES


def claims(state, letter: str = "") -> list[str]:
    return args(state, "claim", letter)


def is_true(task: str, seat: int = 0, **more) -> bool:
    state = given(missions=task[:2], **more)
    at = far.TASK_NAMES.index(task)
    return progress(state, seat, at) >= far.TASK_MIN[at]


# -- set-up ------------------------------------------------------------------------------------------


def test_SKY_MISSION_1_six_cards_of_three_tasks_and_three_markers_a_player():
    assert (len(far.MISSIONS), len(far.TASK_NAMES), far.TASKS) == (6, 18, 3)
    state = GAME.start(seats=3, seed=5, missions=True)
    assert GAME.census(state)["one-time markers"] == 9


@pytest.mark.parametrize(("seats", "open_cards"), [(2, 1), (3, 2), (4, 2)])
def test_SKY_MISSION_2_one_or_two_open_missions(seats, open_cards):
    dealt = [tuple(GAME.start(seats=seats, seed=seed, missions=True).missions) for seed in range(40)]
    assert {len(cards) for cards in dealt} == {open_cards}
    assert {card for cards in dealt for card in cards} == set(range(6)), "shuffled"
    assert all(len(set(cards)) == len(cards) for cards in dealt)


def test_SKY_MISSION_3_status_cards_start_full_and_all_is_open():
    state = GAME.start(seats=3, seed=5, missions=True)
    assert (state.bound, state.claimed, state.once) == ([NOBODY] * 3, [0] * 3, [0] * 3)
    views = [GAME.view(state, seat) for seat in (0, 1, 2, None)]
    assert len({view.missions for view in views}) == 1
    assert [view.missions[0].bound for view in views] == [()] * 4


# -- claiming ------------------------------------------------------------------------------------------


def test_SKY_MISSION_4_a_claim_is_optional_and_not_an_action():
    state = given(missions="M2", slots={"A": "C01 B04"})
    assert claims(state) == ["M2-1"], "4 + 4 carbon"
    assert why_not(state, "claim:M2-2") == "SKY-MISSION-4"
    assert why_numbers(state, "claim:M2-2") == (0, 6)
    play(state, "claim:M2-1")
    assert asked(state) == "A turn"
    assert "use:carbon" in names(state), "the action is still to come"
    state = given(missions="M5", slots={"A": "A01 A02 A03"}, coins={"A": 12})
    play(state, "claim:M5-3", "claim:M5-1")
    assert state.claimed[0] == 0b101, "several in one turn, in any order"


def test_SKY_MISSION_5_the_first_claim_binds_to_its_mission():
    """SKY-EX-D15  Two open missions; M1 is closed once a task of M4 is claimed."""
    state = given(3, missions="M1 M4", slots={"A": "B09 B10 A08"}, tiles={"tile_engineer": "A", "tile_researcher": "A"})
    assert claims(state) == ["M1-1", "M4-2"]
    play(state, "claim:M4-2")
    assert claims(state) == []
    assert why_not(state, "claim:M1-1") == "SKY-MISSION-5"
    assert why_numbers(state, "claim:M1-1") == (far.MISSIONS.index("M4"),)
    assert [why_not(state, f"claim:M4-{column}") for column in (1, 3)] == ["SKY-MISSION-4"] * 2


def test_SKY_MISSION_6_a_claim_brings_two_coins_and_the_marker_of_its_column():
    """SKY-R-M44  A column is claimed once."""
    log: list[Event] = []
    state = given(missions="M5", coins={"A": 12}, log=log)
    play(state, "claim:M5-3")
    assert (state.coins[0], state.once[0]) == (14, 1)
    assert why_not(state, "claim:M5-3") == "SKY-MISSION-6"
    assert "claim" in [event.kind for event in log]


def test_SKY_MISSION_7_players_never_block_each_other():
    state = given(missions="M5", coins={"A": 12, "B": 12})
    play(state, "claim:M5-3")
    pass_on(state)
    play(state, "claim:M5-3")
    assert state.once == [1, 1]
    seen = GAME.view(state, 0).missions[0]
    assert (seen.bound, seen.tasks[2].claimed) == ((0, 1), (0, 1))


# -- one-time markers --------------------------------------------------------------------------------------


def test_SKY_MISSION_8_a_one_time_marker_leaves_the_game_when_collected():
    state = given(missions="M5", coins={"A": 12}, passed="B")
    play(state, "claim:M5-3", "bonus:tile_space_energy", "marker:once")
    assert (state.once[0], state.spare_markers(0)) == (0, 3)
    assert state.single >> SPACE_KEYS.index("tile_space_energy") & 1
    pass_on(state)
    assert state.round == 2
    assert (state.once[0], state.single, state.spare_markers(0)) == (0, 0, 3)
    assert state.holder[2] == 0, "the reserved tile is handed over all the same"


def test_SKY_MISSION_9_three_claims_open_a_personal_bonus_space():
    """SKY-MISSION-22  From the third claim on, also for the action of the same turn."""
    state = given(missions="M5", claimed={"A": "M5-1 M5-2"}, coins={"A": 12, "B": 3}, passed="B")
    assert why_not(state, "personal") == "SKY-MISSION-9"
    play(state, "claim:M5-3", "personal", "marker:normal")
    assert asked(state) == "A track"
    play(state, "track:tawac")
    assert (state.coins[0], mark(state, "A", "tawac")) == (13, 3)
    assert state.bonus[SPACES] == 0
    assert why_not(state, "personal") == "SKY-BON-2", "once a round"
    pass_on(state)
    assert state.bonus[SPACES] == NOBODY
    assert "personal" not in names(given(missions="M5", claimed={"B": "M5-1 M5-2 M5-3"}, coins={"A": 5}))
    state = given(missions="M5", claimed={"A": "M5-1 M5-2 M5-3"})
    assert why_not(state, "personal") == "SKY-BON-3"


def test_SKY_MISSION_21_whoever_has_both_kinds_of_marker_chooses():
    state = given(missions="M5", coins={"A": 12})
    play(state, "claim:M5-3", "bonus:tile_space_engineer")
    assert asked(state) == "A marker"
    assert args(state, "marker") == ["normal", "once"]
    play(state, "marker:normal")
    assert (state.once[0], state.spare_markers(0)) == (1, 2)
    state = given(missions="M5", coins={"A": 12}, bonus=dict.fromkeys(SPACE_KEYS[8:11], "A"))
    play(state, "claim:M5-3")
    assert state.spare_markers(0) == 0, "one-time markers add to the normal ones"
    play(state, "bonus:tile_space_engineer")
    assert asked(state) == "B turn", "there is no choice"
    assert state.once[0] == 0


def test_SKY_MISSION_22_a_marker_gained_before_the_action_may_be_used_in_it():
    """SKY-R-M20"""
    state = given(missions="M5", coins={"A": 12}, bonus=dict.fromkeys(SPACE_KEYS[8:11], "A"))
    assert why_not(state, "bonus:tile_space_engineer") == "SKY-BON-1"
    play(state, "claim:M5-3")
    assert "bonus:tile_space_engineer" in names(state)


# -- the tasks -----------------------------------------------------------------------------------------


def test_SKY_MISSION_10_only_what_lies_face_up_counts_and_permanent_bonuses_do():
    """SKY-R-M19  The icon of D2, the energy of A1, the titanium of C2."""
    state = given(missions="M2", slots={"A": "C01 B04 p1-c1"})
    play(state, "use:carbon", "spend:b", "skip", *["step:tawac"] * 4, "done")
    pass_on(state)
    assert asked(state) == "A turn"
    assert claims(state) == [], "turned cards do not count"
    tracks = ("D2", "B1", "C1", "A1")
    assert is_true("M1-1", slots={"A": "A08 p1-r2"}, tracks=tracks, marks={"A": {"skymine": 6}})
    assert not is_true("M1-1", slots={"A": "A08 p1-r2"}, tracks=tracks)
    assert is_true("M4-2", slots={"A": "B09 A07"}, marks={"A": {"skymine": 6}})
    assert not is_true("M4-2", slots={"A": "B09 A07"})
    tracks = ("C2", "B1", "A1", "D1")
    assert is_true("M2-1", slots={"A": "A06 p1-t2"}, tracks=tracks, marks={"A": {"skymine": 14}})
    assert not is_true("M2-1", slots={"A": "A06 p1-t2"}, tracks=tracks)


def test_SKY_MISSION_11_three_scientists():
    assert is_true("M1-1", slots={"A": "A08 p1-r2 A09"})
    assert is_true("M1-1", slots={"A": "A08 p1-r2"}, tiles={"tile_engineer": "A"})
    assert not is_true("M1-1", slots={"A": "A08 p1-r2 p1-c1"})


def test_SKY_MISSION_12_seven_of_one_resource():
    assert is_true("M2-1", slots={"A": "C01 A04"})
    assert not is_true("M2-1", slots={"A": "C01 p1-c2"})
    assert not is_true("M2-1", slots={"A": "C01 C02"})


def test_SKY_MISSION_13_helium_four_through_one_action():
    """SKY-MISSION-15, SKY-R-M21  In the turn in which it happens; overflow is no movement."""
    lying = {"10-1": "minerva", "15-1": "minerva", "15-2": "minerva", "9-1": "minerva"}
    state = given(missions="M3", belt=lying, slots={"A": "B16"})
    assert claims(state) == []
    play(state, "field:b")
    assert asked(state) == "A last-tasks"
    assert state.helium[0] == 4
    play(state, "done")
    assert asked(state) == "B turn"
    pass_on(state)
    assert asked(state) == "A turn"
    assert claims(state) == [], "too late"
    state = play(given(missions="M3", belt=lying, slots={"A": "B16"}, helium={"A": 26}), "field:b")
    assert state.feats[far.GOT_HELIUM] == 2
    assert "M3-1" not in claims(state)


def test_SKY_MISSION_14_five_pieces_in_one_energy_action():
    """Outposts and shuttles on the Belt, outposts on the Moon."""
    state = given(missions="M4", belt={}, slots={"A": "B09 B10"})
    play(state, "energy", "expand:tawac", "land:3-1", "dock:4")
    while asked(state).endswith("lift"):
        play(state, names(state)[0])
    for move in ("land:5-1", "dock:2"):
        play(state, move)
        while asked(state).endswith("lift"):
            play(state, names(state)[0])
    assert claims(state) == ["M4-2"], "four pieces so far; six energy lie face up"
    play(state, "land:3-2")
    while asked(state).endswith("lift"):
        play(state, names(state)[0])
    assert "M4-1" in claims(state)
    state = given(missions="M4", slots={"A": "B09 B10"}, marks={"A": {"skymine": 6}})
    play(state, "energy", "expand:minerva")
    for sector in (21, 23, 16, 18, 20):
        if "enter" not in asked(state) or f"enter:{sector}" not in names(state):
            continue
        play(state, f"enter:{sector}")
        while asked(state).endswith("lift"):
            play(state, names(state)[0])
    assert state.feats[far.PLACED] >= 4
    assert holder(state, 1) == ""


def test_SKY_MISSION_15_feats_are_of_the_turn_alone():
    state = given(missions="M2", slots={"A": "C01 A04 p1-c1"})
    play(state, "use:carbon", "spend:bc", "skip", *["step:tawac"] * 3, *["step:minerva"] * 3)
    assert asked(state) == "A invest"
    assert "M2-2" in claims(state), "six steps"
    play(state, "step:minerva")
    assert asked(state) == "A last-tasks"
    play(state, "claim:M2-2", "claim:M2-1")
    assert asked(state) == "B turn"
    assert progress(state, 0, far.TASK_NAMES.index("M2-2")) == 0


def test_SKY_MISSION_16_the_end_and_the_scoring_stay_the_same():
    state = given(missions="M5", number=7, claimed={"A": "M5-1"}, coins={"A": 4})
    state.once[0] = 1
    assert GAME.scores(state) == [4, 0]
    play(state, "pass", "pass")
    assert state.over
    assert GAME.scores(state) == [4, 0], "an unused one-time marker is worth nothing"


def test_SKY_MISSION_17_only_who_sits_at_the_table_as_a_person_owns_a_status_card():
    state = GAME.start(seats=4, seed=5, missions=True)
    assert len(state.bound) == len(state.claimed) == 4
    assert len(state.bonus) == SPACES + 4


KINDS = {
    "M1-2": "turn_research",
    "M2-2": "turn_invest",
    "M3-2": "turn_coins",
    "M6-2": "turn_upload",
    "M6-1": "turn_oust",
    "M4-2": "area_energy",
    "M5-1": "area_each_resource",
}


def test_SKY_MISSION_18_every_task_has_its_kind_and_its_number():
    """Four are documented, fourteen reconstructed."""
    for task, kind in KINDS.items():
        assert far.TASK_KINDS[far.TASK_KIND[far.TASK_NAMES.index(task)]] == kind
    sources = [task.source() for task in far.TASK_BOXES]
    assert (sources.count("rulebook"), sources.count("reconstructed")) == (4, 14)
    assert len(set(far.TASK_KIND)) == len(far.TASK_KINDS)


def test_SKY_MISSION_18_tasks_about_what_is_reached():
    assert is_true("M1-3", helium={"A": 8}, upload={"A": 5})
    assert not is_true("M1-3", helium={"A": 8}, upload={"A": 4})
    assert is_true("M2-3", marks={"A": {"tawac": 12}})
    assert not is_true("M2-3", marks={"A": {"tawac": 11}})
    assert is_true("M3-3", helium={"A": 13})
    assert not is_true("M3-3", helium={"A": 12})
    assert is_true("M5-2", marks={"A": {"skymine": 6, "minerva": 5, "tawac": 5}})
    assert not is_true("M5-2", marks={"A": {"skymine": 6, "minerva": 5, "tawac": 4}})
    assert is_true("M5-3", coins={"A": 12})
    assert not is_true("M5-3", coins={"A": 11})
    assert is_true("M5-1", slots={"A": "A01 A02 A03"})
    assert not is_true("M5-1", slots={"A": "A01 A02 p1-t1"})


def test_SKY_MISSION_18_tasks_about_shares():
    """SKY-THREAT-18  The wild share is no card with an extra share."""
    assert is_true("M6-3", hand={"A": "D01"}, rest={"A": {"b": "C06"}})
    assert not is_true("M6-3", hand={"A": "D01", "B": "D02"})
    state = given(missions="M6", belt={}, threat="pirates", hand={"A": "D01"})
    state.wild = 0
    assert progress(state, 0, far.TASK_NAMES.index("M6-3")) == 1
    rich = {"skymine": "0 0 4"}
    assert is_true("M4-3", stations=rich, marks={"A": {"skymine": 5}}, hand={"A": "D03"})
    assert not is_true("M4-3", stations=rich, marks={"A": {"skymine": 5}})
    assert not is_true("M4-3", stations={"skymine": "0 2 4"}, marks={"A": {"skymine": 8}})


def test_SKY_R_M55_what_the_own_action_brings_whatever_the_source():
    """Thresholds, coins for research points and overflow count; the coins of a claim and payments do not."""
    state = given(missions="M3", slots={"A": "C10"}, upload={"A": 16})
    play(state, "research:b")
    assert asked(state) == "A last-tasks"
    assert state.feats[far.GOT_COINS] == 6, "three points on the last space"
    assert state.feats[far.GOT_RP] == 3
    assert claims(state) == ["M3-2"]
    state = given(missions="M3", slots={"A": "C01"}, marks={"A": {"skymine": 4}, "B": {"skymine": 6}})
    play(state, "use:carbon", "skip", "step:skymine", "step:skymine")
    assert (state.feats[far.GOT_COINS], state.feats[far.GOT_STEPS]) == (1, 2)
    assert state.coins[1] == 1, "what others receive counts for nobody"
    state = given(missions="M5", coins={"A": 12})
    play(state, "claim:M5-3")
    assert state.feats[far.GOT_COINS] == 0
    state = given(missions="M3", hand={"A": "B04"}, coins={"A": 2})
    play(state, "bonus:std_destroy_card")
    assert "M3-2" in claims(state), "5 + 2 coins for a destroyed card"


def test_SKY_R_M55_ousted_pieces_and_uploads():
    lying = {"3-1": "skymine", "3-2": "skymine"}
    state = given(missions="M6", belt=lying, slots={"A": "B09 p1-e1"})
    play(state, "energy", "expand:tawac", "land:3-1")
    while asked(state).endswith("lift"):
        play(state, names(state)[0])
    play(state, "land:3-2")
    while not asked(state).endswith("last-tasks"):
        play(state, names(state)[0])
    assert state.feats[far.OUSTED] == 2
    play(state, "claim:M6-1")
    plans = {"A": dict.fromkeys((1,), "PA01") | {2: "PA02", 3: "PA03", 4: "PA04"}}
    state = given(missions="M6", slots={"A": "p1-r2"}, plans=plans, turned={"A": (1, 2, 3, 4)})
    play(state, "research:b", "go:4")
    assert "M6-2" in claims(state)


# -- moments -------------------------------------------------------------------------------------------


def test_SKY_MISSION_19_before_beside_and_after_the_action_with_cards_still_face_up():
    """SKY-EX-D21  Seven carbon face up, four of them used: claimed before, during or at the end, not later."""
    base = given(missions="M2", slots={"A": "C01 A04"})
    assert claims(base) == ["M2-1"]
    state = play(base.clone(), "use:carbon", "spend:b")
    assert asked(state) == "A acquire"
    assert claims(state) == ["M2-1"], "beside a decision of the action"
    play(state, "skip", *["step:tawac"] * 4)
    assert asked(state) == "A last-tasks"
    assert claims(state) == ["M2-1"], "the used card still lies face up"
    play(state, "done")
    pass_on(state)
    assert asked(state) == "A turn"
    assert claims(state) == []


def test_SKY_MISSION_19_never_in_planning_nor_in_the_turn_of_another():
    state = given(missions="M5", coins={"A": 12, "B": 12}, planning=True)
    assert asked(state) == "A plan"
    assert claims(state) == []
    state = given(missions="M5", coins={"A": 12, "B": 12})
    refusal = state.refusal(1, GAME.actions.parse("claim:M5-3"))
    assert refusal is not None
    assert refusal.clause == "FAR-ASK-1"


def test_SKY_MISSION_19_coins_of_a_claim_can_be_spent_at_once():
    """Also where a single answer would otherwise be given by itself."""
    state = given(missions="M2", slots={"A": "C01 A04"}, marks={"A": {"skymine": 8}})
    play(state, "use:carbon", "spend:bc", "skip")
    assert why_not(state, "pay:skymine") == "SKY-TRK-2"
    play(state, "claim:M2-1", "pay:skymine")
    assert (mark(state, "A", "skymine"), state.coins[0]) == (9, 0)
    state = given(missions="M2", slots={"A": "p1-r2 C01 A04"}, plans={"A": {1: "PS2"}})
    play(state, "research:b")
    assert names(state) == ["go:0", "claim:M2-1"]
    play(state, "claim:M2-1")
    assert "go:1" in names(state), "the special plan can be paid for now"


def test_SKY_MISSION_19_plans_are_placed_before_the_last_call():
    state = given(missions="M2", slots={"A": "p1-r2 C01 A04"})
    play(state, "research:b", "go:0", "take:A1", "coin")
    assert asked(state) == "A put"
    assert claims(state) == ["M2-1"]
    play(state, names(state)[0])
    assert asked(state) == "A last-tasks"


def test_SKY_MISSION_20_area_tasks_only_before_the_pass_begins():
    """SKY-R-M46  Cards turned up by the pass do not count; other tasks may be claimed on a passing turn."""
    state = given(missions="M2", slots={"A": "C01 A04"}, rest={"A": {"b": "p1-c1"}}, marks={"A": {"tawac": 12}})
    assert claims(state) == ["M2-1", "M2-3"]
    play(state, "pass")
    assert asked(state) in ("A lay", "A pile")
    assert claims(state) == ["M2-3"]
    play(state, "claim:M2-3")
    assert state.once[0] == 1


def test_SKY_MISSION_23_a_task_that_came_true_in_another_turn_waits_for_the_own_one():
    marks = {"A": {"tawac": 5}, "B": {"tawac": 4}}
    state = given(missions="M5", slots={"A": "p1-c1 p1-m1", "B": "A01"}, coins={"A": 11}, marks=marks, market={})
    play(state, "use:carbon", "step:skymine")
    assert asked(state) == "B turn"
    play(state, "use:carbon", "step:tawac")
    assert state.coins[0] == 12, "the threshold pays A too"
    assert claims(state, "A") == []
    play(state, "step:skymine")
    assert asked(state) == "A turn"
    assert claims(state) == ["M5-3"]
