"""Administration, the end of the game, artefacts and the advanced start."""

from random import Random

import pytest
from tests.games.magnastorm import table
from tests.games.magnastorm.table import asks, commander, cubes, given, group, hand, holds, labs, level, levels, play

from farside.core.actions import NOBODY
from farside.core.state import Event
from farside.games.magnastorm.cards import ART_NUMBER, ARTEFACTS, METAL
from farside.games.magnastorm.components import CALM, SECTORS
from farside.games.magnastorm.game import GAME
from farside.games.magnastorm.rules.administration import administer, pay_income
from farside.games.magnastorm.rules.ending import finish, win_artefact
from farside.games.magnastorm.state import BY_GOAL

OWNED = (("1", "212"), ("115", "116"), ("201", "102"), ("2", "3"))


def last_turn(state, to="FP:1"):
    """The only crew member left is placed: administration, or the end."""
    table.above(state, FP=group(neutral=1))
    play(state, "crew:FP:neutral", f"space:{to}")
    return play(state, "gain") if not state.over and asks(state) == "action" else state


# -- administration --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "trailing", "middle", "leading"),
    [
        (1, (1, 0), (2, 0), (1, 1)),
        (2, (0, 1), (1, 1), (2, 1)),
        (3, (1, 1), (1, 2), (2, 2)),
        (4, (0, 2), (2, 2), (2, 3)),
        (5, (0, 2), (2, 2), (2, 3)),
    ],
)
def test_MAG_ADM_1_income_by_sector_and_labs(count, trailing, middle, leading):
    for name, pays in (("LL-a1", trailing), ("L-a1", middle), ("UL-a1", leading), ("R-a1", (0, 0))):
        state = labs(hand(given(2), 0), 0, name, count=count)
        pay_income(state, 0, state.strength())
        assert (cubes(state, 0).get("orange", 0), cubes(state, 0).get("yellow", 0)) == pays
        assert state.labs_left[0] == 10 - count


def test_MAG_ADM_2_a_point_for_each_calm_majority():
    state = labs(labs(given(2), 0, "LL-a1", "L-a1", "R-a1"), 1, "LL-a2")
    administer(state)
    assert state.reputation == [1, 0]


def test_MAG_ADM_3_and_ADM_4_the_most_knowledge_takes_the_commander():
    """MAG-ADM-3, MAG-ADM-4"""
    state = holds(levels(levels(given(2), 0, red=2), 1, red=1), 1, "11")
    state.reputation[1] = 5
    administer(state)
    assert state.holder[commander("11")] == 0
    assert state.reputation == [2, 4]


def test_MAG_ADM_5_who_keeps_a_commander_gains_nothing_again():
    state = holds(levels(given(2), 0, red=2), 0, "11")
    administer(state)
    assert state.reputation == [0, 0]
    assert state.holder[commander("11")] == 0


def test_MAG_ADM_6_at_a_tie_the_card_goes_back():
    state = holds(levels(levels(given(2), 0, red=2), 1, red=2), 0, "11")
    state.reputation[0] = 4
    administer(state)
    assert state.holder[commander("11")] == NOBODY
    assert state.reputation == [3, 0]
    assert state.holder[commander("12")] == NOBODY  # all on level 0


def test_MAG_ADM_7_the_token_makes_the_first_player_and_returns():
    state = given(3)
    state.token = 2
    administer(state)
    assert state.order == [2, 0, 1]
    assert state.token == NOBODY
    administer(state)
    assert state.order == [2, 0, 1]


def test_MAG_ADM_8_the_lower_panel_slides_up():
    state = given(2)
    state.upper = [0] * 4
    state.lower[table.below("C1", 2)] = group(neutral=1)
    state.lower[table.below("C1", 5)] = group(neutral=1, orange=1)
    administer(state)
    assert state.upper == [0, group(neutral=2, orange=1), 0, 0]
    assert not any(state.lower)


def test_MAG_ADM_9_the_tile_turns_by_one_sector():
    state = given(2)
    administer(state)
    assert state.round == 2
    assert [SECTORS[at] for at in state.calm_sectors()] == ["L", "UL", "UR"]


def test_MAG_ADM_10_administration_commanders_stay():
    state = holds(given(2), 1, "02")
    administer(state)
    assert state.holder[commander("02")] == 1


def test_MAG_ADM_11_the_round_just_played_pays():
    state = labs(hand(given(2), 0), 0, "LL-a1")
    administer(state)
    assert cubes(state, 0) == {"orange": 1}
    assert table.sector("LL") not in state.calm_sectors()


def test_MAG_ADM_12_a_goal_reached_in_between_counts():
    """MAG-END-1  Even if the player falls below it again."""
    state = holds(levels(given(2, heads="11 16 17"), 0, red=2), 0, "16")
    state.reputation[0] = 23
    last_turn(state)
    assert state.triggered
    assert state.over
    assert state.reputation[0] == 24  # 25 with the first commander, then one given up


def test_MAG_ADM_13_the_last_administration_neither_slides_nor_turns():
    state = last_turn(given(2, round=4))
    assert state.over
    assert state.round == 4
    assert state.lower[table.below("FP", 1)] == group(neutral=1)


# -- the end ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "goal"), [(2, 25), (3, 23), (4, 27)])
def test_MAG_END_1_the_goal_by_player_count(seats, goal):
    state = given(seats)
    state.gain_fame(0, goal - 1)
    seen = [state.triggered]
    state.gain_fame(0, 1)
    seen.append(state.triggered)
    state.lose_fame(0, 5)
    seen.append(state.triggered)
    assert seen == [False, True, True]


def test_MAG_END_2_players_behind_still_have_a_turn():
    """MAG-END-6, MAG-END-10, MAG-RUL-10"""
    state = levels(given(3), 0, red=4)
    state.reputation = [18, 0, 21]
    play(state, "crew:FP:neutral", "space:FP:1", "gain", "claim:RO1")
    assert state.triggered
    play(state, "crew:FP:neutral", "space:C1:1", "gain")
    levels(state, 2, red=4)
    play(state, "crew:FP:neutral", "space:C2:1", "gain", "claim:RO1")
    assert state.over
    assert state.round == 1  # no administration
    assert GAME.winners(state) == [2]
    assert GAME.scores(state) == [23, 0, 25]


def test_MAG_END_3_triggered_in_administration_all_steps_are_finished():
    state = labs(given(3), 0, "LL-a1")
    state.reputation[0] = 22
    state.token = 2
    last_turn(state)
    assert state.over
    assert state.order == [2, 0, 1]


def test_MAG_END_4_the_game_ends_after_round_4():
    state = last_turn(given(2, round=3))
    assert not state.over
    assert last_turn(given(2, round=4)).over


def test_MAG_END_5_and_END_9_reputation_then_turn_order():
    """MAG-END-5, MAG-END-9, MAG-RUL-9"""
    state = given(3)
    state.order = [2, 1, 0]
    state.reputation = [7, 9, 7]
    assert state.ranking() == [1, 2, 0]
    finish(state, BY_GOAL)
    assert GAME.winners(state) == [1]
    state = given(3)
    state.order = [2, 1, 0]
    assert state.ranking() == [2, 1, 0]


def test_MAG_END_7_an_empty_panel_ends_the_game_at_once():
    """MAG-RUL-8"""
    state = levels(table.above(given(3), FP=group(neutral=1)), 0, red=4)
    state.reputation[0] = 20
    play(state, "crew:FP:neutral", "space:FP:1", "gain", "claim:RO1")
    assert state.over
    assert state.round == 1
    assert cubes(state, 1) == {"sky": 2}


def test_MAG_END_8_the_token_counts_only_after_administration():
    state = table.above(given(2), FP=group(neutral=1))
    state.token = 1
    state.triggered = True
    last_turn(state)
    assert state.order == [0, 1]
    state = given(2, round=4)
    state.token = 1
    assert GAME.winners(last_turn(state)) == [1]  # 0 : 0, and the token has moved seat 1 ahead


def test_MAG_RUL_22_reputation_never_falls_below_zero():
    state = given(2)
    state.lose_fame(0, 3)
    assert state.reputation[0] == 0
    state.gain_fame(0, 99)
    assert state.reputation[0] == 99


# -- artefacts -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "metals"), [(2, [2, 0]), (3, [2, 1, 0]), (4, [2, 1, 1, 0])])
def test_MAG_ART_1_gold_for_the_winner_bronze_for_the_last(seats, metals):
    state = given(seats)
    state.reputation = list(range(seats, 0, -1))
    finish(state, BY_GOAL)
    assert [METAL[card] for card in state.won] == metals
    keepsakes = GAME.keepsakes(state)
    assert [ARTEFACTS.index(cards[0]) for cards in keepsakes] == state.won


def test_MAG_ART_2_a_card_has_a_number_a_value_and_a_bonus():
    """MAG-ADV-4"""
    state = GAME.start(seats=2, seed=3, advanced=True, artefacts=(("1", "2"), ("103", "102")))
    assert state.order == [1, 0]
    play(state, "send:FP", "send:C1", "track:red", "track:blue")
    if asks(state) == "card-order":
        play(state, "card:first")
    assert asks(state) == "turn"
    assert state.reputation[0] == 1
    assert cubes(state, 0)["orange"] == 3
    assert level(state, 1, "green") + level(state, 1, "blue") + level(state, 1, "red") == 2
    assert cubes(state, 1)["sky"] == 3


def test_MAG_ART_3_cards_owned_at_the_table_are_not_drawn_again():
    golden = tuple([card for at, card in enumerate(ARTEFACTS) if METAL[at] == 2])
    state = given(2, artefacts=(golden[:15], golden[15:29]))
    win_artefact(state, 0, 2)
    assert ARTEFACTS[state.won[0]] == golden[29]
    win_artefact(state, 1, 2)
    assert state.won[1] == NOBODY
    assert GAME.keepsakes(state) == [(golden[29],), ()]


def test_MAG_ADV_1_and_RUL_24_with_too_few_cards_the_normal_start_is_played():
    """MAG-ADV-1, MAG-RUL-24"""
    log: list[Event] = []
    state = GAME.start(seats=2, seed=3, log=log, advanced=True, artefacts=(("1", "2"), ("103",)))
    assert state.drawn == ()
    assert [event.kind for event in log] == ["normal-start", "lot"]
    assert GAME.start(seats=2, seed=3, advanced=True).drawn == ()


@pytest.mark.parametrize("artefacts", [(("1",),), (("1", "1"), ()), (("x",), ()), "1", ("1", "2")])
def test_MAG_ADV_1_impossible_collections_are_refused(artefacts):
    with pytest.raises(ValueError, match="artefacts"):
        GAME.start(seats=2, seed=1, advanced=True, artefacts=artefacts)


def test_MAG_ADV_2_the_sum_of_two_cards_makes_the_order():
    """MAG-ADV-6  The drawn cards are shown to all."""
    state = GAME.start(seats=4, seed=3, advanced=True, artefacts=OWNED)
    assert state.order == [2, 0, 1, 3]  # 5; 4 with 212; 4 with 116; 2
    view = GAME.view(state, None)
    assert {ART_NUMBER[card] for card in view.players[0].artefacts} == {1, 212}


def test_MAG_ADV_2_two_cards_are_drawn_at_random_from_a_larger_collection():
    drawn = set()
    for seed in range(30):
        state = GAME.start(seats=2, seed=seed, advanced=True, artefacts=(("1", "2", "3"), ("101", "102")))
        drawn.add(tuple(sorted(state.drawn[:2])))
    assert len(drawn) == 3


def test_MAG_ADV_3_and_RUL_23_the_opening_is_played_as_usual():
    """MAG-ADV-3, MAG-RUL-23"""
    state = GAME.start(seats=4, seed=3, advanced=True, artefacts=OWNED)
    assert [state.turn()] == [2]
    play(state, "send:FP", "send:C1", "send:C2", "send:C3")
    assert state.turn() == 3
    assert table.names(state) == ["track:red", "track:green", "track:blue", "track:amber"]


def test_MAG_ADV_4_no_extra_cubes_for_positions_3_and_4():
    owned = (("1", "10"), ("14", "18"), ("22", "26"), ("101", "110"))  # reputation only
    state = table.opened(4, advanced=True, artefacts=owned)
    assert [state.hand(seat) for seat in range(4)] == [2, 2, 2, 2]
    assert state.reputation == [2, 2, 2, 2]


def test_MAG_ADV_5_drawn_cards_stay_in_the_collection():
    state = GAME.start(seats=4, seed=3, advanced=True, artefacts=OWNED)
    assert [tuple(ARTEFACTS[card] for card in cards) for cards in state.collections] == [*OWNED]


def test_MAG_ADV_6_the_order_of_the_cards_is_the_players_and_levels_give_their_bonus():
    """MAG-RUL-14"""
    state = GAME.start(seats=2, seed=1, advanced=True, artefacts=(("203", "3"), ("1", "2")))
    play(state, "send:FP", "send:C1", "track:red", "track:green")
    assert level(state, 0, "green") == 3  # 1 of the opening, 2 of the cards: levels 2 (own cube) and 3 (bag)
    assert state.hand(0) == 5
    state = GAME.start(seats=2, seed=1, advanced=True, artefacts=(("203", "4"), ("1", "2")))
    play(state, "send:FP", "send:C1", "track:red", "track:green")
    assert asks(state) == "card-order"
    assert table.names(state) == ["card:first", "card:second"]


def test_MAG_RUL_49_equal_sums_and_best_numbers_the_other_card_then_lots():
    state = GAME.start(seats=2, seed=1, advanced=True, artefacts=(("101", "110"), ("110", "111")))
    assert state.order == [1, 0]
    orders = {
        tuple(GAME.start(seats=2, seed=seed, advanced=True, artefacts=(("1", "2"), ("2", "1"))).order)
        for seed in range(20)
    }
    assert orders == {(0, 1), (1, 0)}


def test_MAG_INFO_3_administration_asks_nothing():
    dice = Random(3)
    state = table.opened(3)
    seen = set()
    while not state.over:
        seen.add(asks(state))
        assert state.turn() == state.actor()
        state.push(state.turn(), dice.choice(state.options(state.turn())))
    assert "turn" in seen


def test_the_calm_sectors_of_start_2_pass_through_all_six():
    assert {at for sectors in CALM[1] for at in sectors} == set(range(6))
