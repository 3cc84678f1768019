"""Rounds and turns, taking a commander, placing crew."""

from itertools import pairwise
from random import Random

from tests.games.magnastorm import table
from tests.games.magnastorm.table import above, asks, below, cubes, given, group, hand, levels, names, play, why_not

from farside.core.actions import NOBODY
from farside.core.state import Event
from farside.games.magnastorm.actions import ACTIONS, EXCHANGE
from farside.games.magnastorm.game import GAME
from farside.games.magnastorm.state import size


def gain(state, column="FP", kind="neutral", to="FP:1"):
    """A plain turn: place a crew member and take cubes; no objective."""
    play(state, f"crew:{column}:{kind}", f"space:{to}")
    if asks(state) == "action":
        play(state, "gain")
    return state


# -- rounds ----------------------------------------------------------------------------------------


def test_MAG_ROUND_1_and_ROUND_2_administration_follows_the_last_crew_member():
    """MAG-ROUND-1, MAG-ROUND-2  The broken-off rotation is dropped."""
    state = above(given(3), FP=group(neutral=2))
    gain(state, to="FP:1")
    assert state.turn() == 1
    gain(state, to="C1:1")
    assert state.round == 2
    assert state.turn() == 0  # seat 2 has had no turn, and does not make up for it


def test_MAG_ROUND_2_the_last_turn_is_fully_resolved_its_objective_included():
    state = levels(above(given(3, goals="RO1 RO2 SO1 SO3"), FP=group(neutral=1)), 0, red=4)
    gain(state)
    assert asks(state) == "objective"
    play(state, "claim:RO1")
    assert state.reputation[0] == 5
    assert state.round == 2


def test_MAG_ROUND_3_a_new_round_starts_with_position_1():
    state = above(given(3), FP=group(neutral=1))
    state.order = [2, 0, 1]
    gain(state)
    assert state.turn() == 2


def test_MAG_ROUND_4_the_order_of_a_rotation_stays_fixed():
    state = given(4)
    gain(state, to="C1:1")
    gain(state, column="C1", to="FP:5")  # the turn-order icon
    assert state.order == [1, 0, 2, 3]
    assert state.rotation == [0, 1, 2, 3]
    gain(state, column="C2", to="C2:1")
    gain(state, column="C2", to="C3:1")
    assert state.turn() == 1


def test_MAG_ROUND_5_the_end_is_looked_at_before_the_next_player():
    """MAG-END-2  The trigger was the last of the rotation: the game ends at once."""
    state = given(3)
    state.triggered = True
    gain(state, to="FP:1")
    gain(state, to="C1:1")
    assert not state.over
    gain(state, to="C2:1")
    assert state.over


def test_MAG_ROUND_6_every_turn_takes_a_crew_member_off_the_upper_panel():
    for seed in range(5):
        dice = Random(seed)
        state = table.opened(3)
        left = [(state.round, state.crew_above() + sum(state.crew))]
        while not state.over:
            options = [action for action in state.options(state.turn()) if action != EXCHANGE.first]
            state.push(state.turn(), dice.choice(options))
            if asks(state) == "turn":
                left.append((state.round, state.crew_above() + sum(state.crew)))
        for before, after in pairwise(left):
            assert before[0] != after[0] or before[1] > after[1]


# -- turns -----------------------------------------------------------------------------------------


def test_MAG_TURN_1_passing_is_not_possible_and_action_B_is_always_there():
    state = above(given(2), FP=group(neutral=1, sky=1))
    hand(state, 0)
    assert names(state) == ["crew:FP:neutral"]
    play(state, "crew:FP:neutral", "space:FP:4")  # moving costs 2 own: only B is left, and is not asked
    assert cubes(state, 0)["orange"] == 2
    assert state.turn() == 1


def test_MAG_TURN_2_an_objective_may_follow():
    """MAG-OBJ-1"""
    state = levels(given(3), 0, red=4)
    gain(state)
    assert names(state) == ["claim:RO1", "skip"]


def test_MAG_TURN_3_the_exchange_is_there_at_every_decision_of_the_own_turn():
    """MAG-RUL-54, MAG-XCH-3"""
    state = hand(levels(given(3), 0, red=4), 0, orange=9)
    for move in ("crew:FP:neutral", "space:FP:1", "move", "drive:LL-a2", "install:slot"):
        assert "exchange" in [ACTIONS.name(action) for action in state.options(0)], move
        play(state, move)
    assert asks(state) == "objective"
    assert "exchange" in [ACTIONS.name(action) for action in state.options(0)]


def test_MAG_TURN_4_the_order_of_action_A():
    """MAG-RUL-3, MAG-RUL-25  Row, move, lab and level, cards, bonus of the space, objective."""
    log: list[Event] = []
    state = table.holds(hand(given(2), 0, orange=9, yellow=3), 0, "04")
    state.log = log
    play(state, "crew:FP:neutral", "space:C3:3", "move", "drive:LL-a1", "install:slot", "use:04", "track:blue")
    kinds = [event.kind for event in log if event.kind in ("pay", "drive", "lab", "rise", "use", "crew")]
    assert kinds == ["crew", "pay", "drive", "lab", "rise", "use", "pay", "rise", "rise"]
    assert table.told(log, "rise") == [(0, 0, 1), (0, 2, 1), (0, 0, 2)]  # lab, card 04, bonus of the space


def test_MAG_TURN_5_the_order_of_action_B():
    """MAG-BON-8  Commanders come before the space's bonus."""
    log: list[Event] = []
    state = table.holds(levels(given(2), 0, green=1, blue=1), 0, "12")
    state.log = log
    play(state, "crew:FP:neutral", "space:C3:3", "gain")
    assert [event.kind for event in log][:6] == ["crew", "gain", "cubes", "cubes", "use", "rise"]
    assert table.told(log, "rise") == [(0, 0, 1), (0, 0, 2)]


def test_MAG_TURN_6_the_order_of_taking():
    log: list[Event] = []
    state = table.holds(above(given(2), FP=group(neutral=1), C1=group(neutral=1)), 1, "01")
    hand(state, 0, orange=2, yellow=3, sky=1)
    state.reputation[1] = 5
    state.log = log
    play(state, "take:C1", "lay:FP:1", "use:01", "skip")
    assert [event.kind for event in log] == ["take", "pay", "pay", "lay", "give-up", "commander", "pay", "fame"]


def test_MAG_TURN_7_a_level_bonus_is_resolved_before_the_next_item():
    state = table.holds(hand(levels(given(2), 0, red=1), 0, orange=5), 0, "04")
    play(state, "crew:FP:neutral", "space:FP:1", "move", "drive:LL-a1", "install:slot")
    assert asks(state) == "cube"  # red level 2, before card 04
    play(state, "get:sky")
    assert asks(state) == "after-lab"


def test_MAG_TURN_8_no_item_spends_what_a_later_one_brings():
    state = table.labs(levels(given(2), 0, green=1), 0, "UL-a1", "UL-b1")
    hand(state, 0)
    play(state, "crew:FP:neutral", "space:FP:1", "move", "drive:LL-a2")
    assert asks(state) == "turn"  # the lab costs 1 own, which only its own level would bring: not asked
    assert cubes(state, 0) == {}


# -- taking a commander ----------------------------------------------------------------------------


def test_MAG_CMD_1_and_CMD_2_a_cube_for_each_crew_member_in_its_colour():
    """MAG-CMD-1, MAG-CMD-2"""
    state = hand(given(2), 0, orange=2, yellow=3, sky=2)
    above(state, C1=group(neutral=2, orange=1, sky=1), C2=group(neutral=1))
    before = list(state.supply)
    play(state, "take:C1", "fill", "skip")
    assert cubes(state, 0) == {"orange": 1, "yellow": 1, "sky": 1}
    assert [state.supply[at] - before[at] for at in (0, 1, 4)] == [1, 1, 2]


def test_MAG_CMD_3_and_CMD_13_a_rivals_commander_costs_a_cube_of_his_colour_more():
    """MAG-CMD-3, MAG-CMD-13"""
    state = table.holds(hand(given(2), 0, orange=2, yellow=1, sky=2), 1, "02")
    above(state, C2=group(neutral=1, sky=1), C1=group(neutral=1))
    theirs = cubes(state, 1)
    play(state, "take:C2", "fill")
    assert cubes(state, 0) == {"orange": 2}
    assert cubes(state, 1) == theirs  # the controller gets nothing


def test_MAG_CMD_4_and_CMD_14_the_crew_moves_to_free_lower_spaces_one_by_one():
    """MAG-CMD-4, MAG-CMD-14"""
    state = hand(above(given(2), C2=group(neutral=1, orange=1), C1=group(neutral=1)), 0, orange=3, yellow=3)
    play(state, "take:C2", "lay:C3:3", "lay:FP:2")
    assert state.lower[below("C3", 3)] == group(orange=1)
    assert state.lower[below("FP", 2)] == group(neutral=1)
    assert cubes(state, 0) == {"orange": 2, "yellow": 2}  # no bonus, no action


def test_MAG_CMD_14_with_a_full_panel_the_rest_goes_to_the_bottom_row():
    """MAG-RUL-57, MAG-RUL-18  The buyer also chooses who goes first."""
    state = hand(above(given(2), C2=group(neutral=1, orange=1), C1=group(neutral=1)), 0, orange=3, yellow=3)
    state.lower = [group(neutral=1)] * 20
    state.lower[below("FP", 1)] = 0
    play(state, "take:C2")
    assert names(state) == ["pick:orange", "pick:neutral"]
    play(state, "pick:neutral")  # only one space is free: laid without asking
    assert state.lower[below("FP", 1)] == group(neutral=1)
    assert names(state) == ["lay:FP:5", "lay:C1:5", "lay:C2:5", "lay:C3:5"]
    play(state, "lay:C3:5")
    assert state.lower[below("C3", 5)] == group(neutral=1, orange=1)


def test_MAG_CMD_4_the_table_may_place_the_rest():
    state = hand(above(given(2), C2=group(neutral=3), C1=group(neutral=1)), 0, yellow=5)
    play(state, "take:C2", "lay:FP:1", "fill")
    assert [at for at in range(20) if state.lower[at]] == [below("FP", 1), below("FP", 5), below("C1", 5)]


def test_MAG_CMD_4_the_rest_is_placed_from_the_bottom_row_up():
    state = hand(above(given(2), C2=group(neutral=3), C1=group(neutral=1)), 0, yellow=5)
    for name in ("FP", "C1", "C2", "C3"):
        state.lower[below(name, 5)] = group(neutral=1)
    play(state, "take:C2", "lay:FP:1", "fill")
    assert [state.lower[below(name, 4)] for name in ("FP", "C1", "C2", "C3")] == [group(neutral=1)] * 2 + [0] * 2


def test_MAG_CMD_14_with_a_full_panel_the_rest_is_placed_where_fewest_are():
    state = hand(above(given(2), C2=group(neutral=3), C1=group(neutral=1)), 0, yellow=5)
    state.lower = [group(neutral=1)] * 20
    state.lower[below("FP", 5)] = state.lower[below("C2", 5)] = group(neutral=3)
    play(state, "take:C2", "fill")
    bottom = [state.lower[below(name, 5)] for name in ("FP", "C1", "C2", "C3")]
    assert bottom == [group(neutral=3), group(neutral=3), group(neutral=3), group(neutral=2)]


def test_MAG_CMD_5_and_CMD_6_the_commander_changes_hands():
    """MAG-CMD-5, MAG-CMD-6, MAG-RUL-33, MAG-RUL-52"""
    state = table.holds(above(given(2), C2=group(neutral=1), C1=group(neutral=1)), 1, "02")
    hand(state, 0, yellow=1, sky=1)
    play(state, "take:C2", "lay:FP:1")
    assert state.holder[table.commander("02")] == 0
    assert state.reputation == [2, 0]  # 2 gained; the loss of 1 stops at 0


def test_MAG_CMD_7_without_crew_there_is_nothing_to_take():
    state = above(given(2), C1=group(neutral=1))
    assert why_not(state, "take:C2") == ("MAG-CMD-7", (2,))
    assert why_not(state, "take:FP") == ("MAG-CMD-7", (0,))


def test_MAG_CMD_8_your_own_commander_cannot_be_taken_but_his_crew_can_be_placed():
    state = hand(table.holds(given(2), 0, "02"), 0, yellow=5)
    assert why_not(state, "take:C2") == ("MAG-CMD-8", ())
    assert "crew:C2:neutral" in names(state)


def test_MAG_CMD_9_the_token_brings_a_level_and_a_cube():
    """MAG-RUL-32  The level gives its bonus."""
    state = hand(above(given(2), FP=group(neutral=1), C1=group(neutral=1)), 0, yellow=1)
    levels(state, 0, green=1)
    play(state, "take:FP", "lay:C1:1", "track:green", "get:sky")
    assert state.token == 0
    assert table.level(state, 0, "green") == 2
    assert cubes(state, 0) == {"orange": 1, "sky": 1}  # green level 2 gave an own cube
    assert state.reputation == [0, 0]


def test_MAG_CMD_10_the_token_changes_the_order_in_administration_only():
    """MAG-ADM-7, MAG-RUL-16"""
    state = above(given(2), FP=group(neutral=1), C1=group(neutral=1))
    gain(state, column="C1")
    hand(state, 1, yellow=1)
    play(state, "take:FP", "lay:C1:1", "track:red", "get:sky")
    assert state.round == 2
    assert state.order == [1, 0]
    assert state.token == NOBODY


def test_MAG_CMD_11_research_commanders_cannot_be_bought():
    state = hand(given(4), 0, yellow=20)
    assert [name for name in names(state) if name.startswith("take")] == [
        f"take:{column}" for column in ("FP", "C1", "C2", "C3", "C4")
    ]


def test_MAG_CMD_12_the_whole_price_must_be_payable():
    state = hand(given(2), 0, orange=5, yellow=1)
    assert why_not(state, "take:C1") == ("MAG-CMD-12", ())
    hand(state, 0, orange=6, yellow=1)  # two exchanges of three orange bring the two missing yellow
    play(state, "take:C1")
    assert cubes(state, 0) == {}


def test_MAG_CMD_15_a_card_taken_now_works_for_an_objective_of_the_same_turn():
    state = levels(above(given(2), C3=group(neutral=1), C1=group(neutral=1)), 0, red=4)
    hand(state, 0, yellow=1)
    play(state, "take:C3", "lay:FP:1", "claim:RO1", "track:blue")
    assert state.reputation[0] == 2 + 5 + 1
    assert table.level(state, 0, "blue") == 1


# -- placing crew ----------------------------------------------------------------------------------


def test_MAG_ACT_1_neutral_or_own_crew_on_an_empty_space():
    """MAG-ACT-7  Any column, whatever column the crew member came from."""
    state = above(given(2), FP=group(neutral=1, orange=1), C1=group(sky=1))
    state.lower[below("C2", 2)] = group(neutral=1)
    assert names(state, "crew") == ["crew:FP:orange", "crew:FP:neutral"]
    play(state, "crew:FP:orange")
    assert why_not(state, "space:C2:2") == ("MAG-ACT-1", ())
    assert len(names(state)) == 19


def test_MAG_ACT_2_opponents_crew_only_when_nothing_else_is_left():
    """MAG-ACT-6, MAG-RUL-17"""
    state = above(given(3), FP=group(neutral=1, sky=1), C1=group(green=1))
    assert why_not(state, "crew:C1:green") == ("MAG-ACT-2", (2,))
    above(state, FP=group(sky=1), C1=group(green=1))
    assert names(state, "crew") == ["crew:FP:sky", "crew:C1:green"]
    gain(state, column="C1", kind="green", to="FP:1")
    assert cubes(state, 0) == {"orange": 4, "yellow": 1}  # the action is yours


def test_MAG_ACT_3_the_row_fixes_cost_and_gain():
    state = play(given(2), "crew:FP:neutral", "space:FP:3")
    assert names(state) == ["move", "gain"]
    play(state.clone(), "gain")
    play(state, "move", "stay")
    assert cubes(state, 0) == {"orange": 1}


def test_MAG_ACT_5_a_full_panel_opens_the_bottom_row():
    """MAG-RUL-18, MAG-BON-11  The space is used with its bonus once more."""
    state = given(2)
    state.lower = [group(neutral=1)] * 20
    play(state, "crew:FP:neutral")
    assert names(state) == ["space:FP:5", "space:C1:5", "space:C2:5", "space:C3:5"]
    assert why_not(state, "space:FP:1") == ("MAG-ACT-5", ())
    play(state, "space:C2:5")  # A cannot be paid, so B is taken without asking
    assert asks(state) == "new-crew"
    assert size(state.lower[below("C2", 5)]) == 2


def test_MAG_ACT_8_action_A_needs_its_price():
    state = hand(given(2), 0, orange=1, sky=1)
    play(state, "crew:FP:neutral", "space:FP:5")
    assert GAME.question(state)[0] == "turn"  # refused A, so B was taken without asking
    state = table.scout(hand(given(2), 0, orange=1, sky=3), 0, "LL-a1")
    play(state, "crew:FP:neutral", "space:FP:5")
    assert names(state) == ["move", "gain"]
    play(state, "move")
    assert cubes(state, 0) == {}  # three sky for the missing yellow


def test_MAG_ACT_8_action_B_is_never_refused_even_if_the_supply_is_empty():
    state = given(2)
    state.supply = [0, 0, 0, 0, 0]
    play(state, "crew:FP:neutral", "space:FP:1", "gain")
    assert cubes(state, 0) == {"orange": 2}


def test_the_reason_for_a_refused_row_shows_its_price():
    state = hand(given(2), 0)
    play(state, "crew:FP:neutral")
    state.space = below("FP", 5)
    reason = GAME.voice("en").reason("MAG-ACT-8", (1, 1))
    assert reason == "You cannot pay for this row: moving costs 1 of your own colour and 1 yellow."
