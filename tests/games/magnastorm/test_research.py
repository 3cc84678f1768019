"""Action B, research, the bag, bonuses of action spaces, exchange and supply."""

from collections import Counter

from tests.games.magnastorm import table
from tests.games.magnastorm.table import above, asks, cubes, given, group, hand, level, levels, play, told, why_not

from farside.core.state import Event
from farside.games.magnastorm.components import BLACK, LEVEL_COUNT, LEVEL_KIND, LEVELS, ROW_GAIN
from farside.games.magnastorm.game import GAME
from farside.games.magnastorm.rules.research import draw


def gain(state, to="FP:1", column="FP"):
    """Action B; where A cannot be paid it is taken without asking."""
    play(state, f"crew:{column}:neutral", f"space:{to}")
    return play(state, "gain") if asks(state) == "action" else state


def lab_on_red(state):
    """A lab on a red space: one level on red."""
    return play(state, "crew:FP:neutral", "space:FP:1", "move", "drive:LL-a1", "install:slot")


# -- action B --------------------------------------------------------------------------------------


def test_MAG_GAIN_1_and_GAIN_2_the_row_pays_its_cubes():
    """MAG-GAIN-1, MAG-GAIN-2"""
    for row in range(5):
        state = gain(hand(given(2), 0, orange=2, yellow=2), f"C1:{row + 1}")
        more = cubes(state, 0)
        bonus = {1: 1}.get(row, 0)  # C1 row 2 lifts green to level 1, which gives nothing
        assert (more["orange"] - 2, more["yellow"] - 2) == ROW_GAIN[row]
        assert level(state, 0, "green") == bonus
        assert state.scouts == [state.planet.pad] * 2


# -- research --------------------------------------------------------------------------------------


def test_MAG_RES_1_a_level_gives_its_bonus_every_time_it_is_reached():
    state = lab_on_red(levels(given(2), 0, red=2))
    assert level(state, 0, "red") == 3
    assert cubes(state, 0) == {"orange": 3}
    levels(state, 0, red=2)
    gain(state, "C1:1", "C1")
    gain(state, "C3:3", "C1")  # the red icon
    assert level(state, 0, "red") == 3
    assert cubes(state, 0)["orange"] == 5  # one of the row, one of the level


def test_MAG_RES_2_going_down_gives_nothing():
    state = levels(hand(given(2, goals="RO1 RO2 SO1 SO3"), 0, orange=2), 0, red=6)
    gain(state, "FP:1")
    play(state, "claim:RO1")
    assert level(state, 0, "red") == 2
    assert cubes(state, 0) == {"orange": 4, "yellow": 1}


def test_MAG_RES_3_the_kinds_of_level_bonuses():
    kinds = {LEVEL_KIND[at] for at in range(4 * LEVELS)}
    assert kinds == {0, 1, 2, 3, 4, 5}
    assert {LEVEL_COUNT[at] for at in range(4 * LEVELS) if LEVEL_KIND[at] == 4} == {2, 3}
    for track, start, question in (("red", 1, "cube"), ("red", 4, "new-crew")):
        assert asks(lab_on_red(levels(given(2), 0, **{track: start}))) == question
    log: list[Event] = []
    state = levels(given(2), 0, red=5)
    state.log = log
    lab_on_red(state)
    assert told(log, "draw") == [(0, 2)]
    state = lab_on_red(levels(given(2), 0, red=7))
    assert cubes(state, 0) == {"orange": 2, "yellow": 1}


def test_MAG_RES_4_at_the_top_the_advance_is_lost():
    state = lab_on_red(levels(given(2), 0, red=10))
    assert level(state, 0, "red") == 10
    assert cubes(state, 0) == {"orange": 2}


def test_MAG_RES_5_markers_share_a_level():
    state = lab_on_red(levels(given(2), 1, red=1))
    assert [level(state, seat, "red") for seat in (0, 1)] == [1, 1]


def test_MAG_RES_6_the_track_chosen_must_be_below_the_top():
    state = levels(hand(above(given(2), FP=group(neutral=1), C1=group(neutral=1)), 0, yellow=1), 0, red=10)
    twin = levels(state.clone(), 0, green=10, blue=10)
    play(state, "take:FP", "lay:C1:1")
    assert why_not(state, "track:red") == ("MAG-RES-4", (0,))
    play(twin, "take:FP", "lay:C1:1")
    assert asks(twin) == "cube"  # the level is lost


def test_MAG_RES_7_each_advance_is_one_level():
    state = lab_on_red(levels(given(2), 0, red=3))
    assert level(state, 0, "red") == 4


# -- the bag ---------------------------------------------------------------------------------------


def test_MAG_BAG_1_black_cubes_go_back_and_own_ones_come_from_the_supply():
    """MAG-SUP-1"""
    state = given(2)
    for _time in range(8):
        before = (list(state.bag), list(state.supply), list(state.hands))
        draw(state, 0, 2)
        out = [old - new for old, new in zip(before[0], state.bag, strict=True)]
        paid = before[1][0] - state.supply[0]
        assert sum(out) + paid == 2
        got = [new - old for old, new in zip(before[2], state.hands, strict=True)][:5]
        assert got[0] == out[0] + paid
        assert got[1:] == out[1:]


def test_MAG_BAG_1_the_odds_are_those_of_the_bag():
    found: Counter[str] = Counter()
    for seed in range(400):
        state = GAME.start(seats=2, seed=seed)
        log: list[Event] = []
        state.log = log
        draw(state, 0, 1)
        found["black" if told(log, "black") else "coloured"] += 1
    assert abs(found["black"] / 400 - BLACK / 34) < 0.08


def test_MAG_BAG_2_spent_cubes_go_to_the_supply():
    state = given(2)
    bag, supply = list(state.bag), state.supply[0]
    play(state, "crew:FP:neutral", "space:FP:3", "move", "stay")
    assert state.bag == bag
    assert state.supply[0] == supply + 1


def test_MAG_BAG_3_black_cubes_are_drawn_together_before_they_go_back():
    """MAG-RUL-12"""
    state = given(2)
    state.bag = [0] * 5
    log: list[Event] = []
    state.log = log
    draw(state, 0, BLACK)
    assert told(log, "black") == [(0, BLACK, 20, 0)]  # all 25 in one draw; the supply gives its 20
    assert state.barrier == state.ply


# -- bonuses of action spaces ----------------------------------------------------------------------


def test_MAG_BON_1_the_bonus_is_for_an_action_only():
    state = hand(above(given(2), C2=group(neutral=1), C1=group(neutral=1)), 0, yellow=1)
    play(state, "take:C2", "lay:C1:2")  # a green icon
    assert level(state, 0, "green") == 0


def test_MAG_BON_2_a_research_icon():
    state = gain(given(2), "C1:2")
    assert level(state, 0, "green") == 1
    state = hand(table.scout(given(2), 0, "LL-a1"), 0, orange=2)
    play(state, "crew:FP:neutral", "space:C1:2", "move", "stay", "skip")
    assert level(state, 0, "green") == 1


def test_MAG_BON_3_and_BON_10_an_own_crew_member_joins_above_or_stands_below():
    """MAG-BON-3, MAG-BON-10, MAG-RUL-19  Opponents in the column are no obstacle."""
    state = hand(above(given(2), FP=group(neutral=2), C1=group(sky=1), C2=group(neutral=5)), 0)
    play(state, "crew:FP:neutral", "space:C1:4")
    assert table.names(state, "send") == ["send:FP", "send:C1"]
    assert why_not(state, "send:C2") == ("MAG-ACT-4", (2,))
    assert why_not(state, "send:C3") == ("MAG-BON-3", (3,))
    assert len(table.names(state, "post")) == 19
    twin = state.clone()
    play(state, "send:C1")
    assert state.upper[1] == group(sky=1, orange=1)
    assert state.crew[0] == 4
    play(twin, "post:C3:3")
    assert twin.lower[table.below("C3", 3)] == group(orange=1)
    assert level(twin, 0, "red") == 0  # no action


def test_MAG_BON_3_without_crew_on_the_board_nothing_happens():
    state = hand(given(2), 0)
    state.crew[0] = 0
    play(state, "crew:FP:neutral", "space:C1:4")
    assert state.turn() == 1


def test_MAG_BON_10_without_a_legal_place_the_crew_bonus_is_lost():
    state = hand(above(given(2), FP=group(neutral=1), C2=group(neutral=5)), 0)
    state.lower = [group(neutral=1)] * 20
    play(state, "crew:FP:neutral", "space:C2:5")
    assert state.turn() == 1
    assert state.crew[0] == 5


def test_MAG_BON_4_the_turn_order_icon_swaps_with_the_one_ahead():
    """MAG-RUL-42"""
    state = given(4)
    gain(state, "FP:5")
    assert state.order == [0, 1, 2, 3]  # position 1: nothing happens
    state = given(4)
    gain(state, "C1:1")
    gain(state, "FP:5", "C1")
    assert state.order == [1, 0, 2, 3]
    assert state.turn() == 2


def test_MAG_BON_5_the_range_icon_gives_a_step_with_A_only():
    state = table.scout(hand(given(2), 0, orange=2), 0, "LL-a1")
    play(state, "crew:FP:neutral", "space:C2:3", "move")
    assert state.steps_left == 2
    assert gain(given(2), "C2:3").turn() == 1


def test_MAG_BON_6_the_second_lab_icon():
    state = hand(table.scout(given(2), 0, "LL-a1"), 0, orange=2)
    play(state, "crew:FP:neutral", "space:C2:4", "move", "stay", "install:slot")
    assert asks(state) == "second-lab"
    play(state, "install:slot")
    assert table.lab_count(state, "LL-a1") == (0, 2)
    assert level(state, 0, "red") == 1


def test_MAG_BON_6_no_second_lab_without_a_first_one_in_the_same_move():
    """MAG-LAB-11"""
    state = table.labs(hand(table.scout(given(2), 0, "LL-a1"), 0, orange=2), 0, "LL-a1")
    play(state, "crew:FP:neutral", "space:C2:4", "move", "stay")
    assert state.turn() == 1


def test_MAG_BON_7_the_bag_icon_works_with_B_only():
    log: list[Event] = []
    state = given(2)
    state.log = log
    gain(state, "FP:3")
    assert told(log, "draw") == [(0, 1)]
    log.clear()
    play(state, "crew:FP:neutral", "space:C3:2", "move", "stay")
    assert told(log, "draw") == []


def test_MAG_BON_8_a_bonus_tied_to_an_action_needs_it():
    assert gain(given(2), "C2:4").turn() == 1  # the second-lab icon with B


def test_MAG_BON_9_a_crew_bonus_and_a_second_lab_may_be_declined():
    state = play(hand(given(2), 0), "crew:FP:neutral", "space:C1:4", "skip")
    assert state.crew[0] == 5


def test_MAG_BON_11_a_space_used_twice_gives_its_bonus_twice():
    state = table.holds(gain(given(2), "C1:2"), 1, "16")
    gain(state, "C1:2", "C1")
    assert [level(state, seat, "green") for seat in (0, 1)] == [1, 1]


# -- exchange and supply ---------------------------------------------------------------------------


def test_MAG_XCH_1_three_cubes_for_one_as_often_as_you_like():
    state = hand(given(2), 0, orange=4, yellow=2, sky=2)
    play(state, "exchange", "give:orange", "give:yellow", "give:orange", "get:sky")
    assert cubes(state, 0) == {"orange": 2, "yellow": 1, "sky": 3}
    assert asks(state) == "turn"
    play(state, "exchange", "give:sky", "give:sky", "give:sky", "get:yellow")
    assert cubes(state, 0) == {"orange": 2, "yellow": 2}


def test_MAG_XCH_1_two_cubes_are_too_few():
    state = hand(given(2), 0, orange=2)
    assert why_not(state, "exchange")[0] == "FAR-ASK-2"


def test_MAG_XCH_2_the_missing_colour_of_a_payment_is_exchanged():
    state = hand(above(given(2), C2=group(neutral=1), C1=group(neutral=1)), 0, orange=2, sky=2)
    play(state, "take:C2")
    assert asks(state) == "barter"
    assert GAME.question(state)[1] == (4, 3)  # yellow is missing, three cubes are to be given
    assert table.names(state) == ["give:orange", "give:sky"]
    play(state, "give:orange", "give:sky")
    assert GAME.question(state)[1] == (4, 1)
    play(state, "give:sky")
    assert cubes(state, 0) == {"orange": 1}
    assert asks(state) == "lay"


def test_MAG_XCH_2_what_would_be_exchanged_is_told_beforehand():
    state = hand(above(given(2), C2=group(neutral=1), C1=group(neutral=1)), 0, orange=2, sky=2)
    view = GAME.view(state, 0)
    cost = next(cost for cost in view.costs if GAME.actions.name(cost.action) == "take:C2")
    assert (cost.price, cost.exchanges, cost.missing) == ((0, 0, 0, 0, 1), 1, (0, 0, 0, 0, 1))
    assert "yellow" in GAME.details(view, GAME.voice("en", (), 0), cost.action)


def test_MAG_XCH_3_a_price_is_settled_in_one_go_and_not_asked_where_there_is_no_choice():
    state = hand(above(given(2), C2=group(neutral=1), C1=group(neutral=1)), 0, orange=3)
    play(state, "take:C2")
    assert asks(state) == "lay"
    assert cubes(state, 0) == {}


def test_MAG_XCH_3_cubes_the_price_needs_are_not_given_up():
    state = hand(above(given(2), C2=group(neutral=1, sky=1), C1=group(neutral=1)), 0, orange=4, sky=1)
    play(state, "take:C2")
    assert asks(state) == "lay"
    assert cubes(state, 0) == {"orange": 1}


def test_MAG_XCH_4_the_cube_taken_must_be_in_the_supply():
    state = hand(given(2), 0, orange=3)
    state.supply[4] = 0
    play(state, "exchange")  # three orange are all there is: given without asking
    assert asks(state) == "return"
    assert why_not(state, "get:yellow") == ("MAG-XCH-4", (4,))
    assert table.names(state) == ["get:orange", "get:sky"]


def test_MAG_XCH_4_a_missing_colour_that_the_supply_lacks_cannot_be_exchanged():
    state = hand(above(given(2), C2=group(neutral=1), C1=group(neutral=1)), 0, orange=6)
    state.supply[4] = 0
    assert why_not(state, "take:C2") == ("MAG-CMD-12", ())


def test_MAG_SUP_1_cubes_are_limited():
    state = given(3)
    census = GAME.census(state)
    assert [census[f"cubes {colour}"] for colour in range(5)] == [25, 25, 25, 0, 25]


def test_MAG_SUP_2_what_the_supply_cannot_give_is_lost():
    """MAG-RUL-11"""
    state = given(2)
    state.supply[4] = 1
    gain(state, "FP:2")  # 2 yellow
    assert cubes(state, 0) == {"orange": 2, "yellow": 1}


def test_MAG_SUP_3_any_players_colour_is_chosen_from_what_the_supply_holds():
    state = levels(given(2), 0, red=1)
    state.supply[1] = 0
    state.supply[0] = 1
    twin = state.clone()
    lab_on_red(state)
    assert cubes(state, 0) == {"orange": 3}  # one colour left: not asked
    twin.supply[0] = 0
    lab_on_red(twin)
    assert cubes(twin, 0) == {"orange": 2}


def test_MAG_SUP_3_an_empty_colour_is_refused():
    state = levels(given(3), 0, red=1)
    state.supply[1] = 0
    lab_on_red(state)
    assert why_not(state, "get:sky") == ("MAG-SUP-3", (1,))
