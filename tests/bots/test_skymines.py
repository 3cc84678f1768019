"""Greedy at Skymines: what depends on a card comes before the card is spent, and no round ends too soon."""

from __future__ import annotations

from random import Random

from tests.games.skymines.table import given, play

from farside.bots.abilities import with_numbers
from farside.bots.greedy import Greedy
from farside.bots.mind import handmade_for, taste_for
from farside.bots.minds.skymines.cards import PART, Weights, cards_to_come
from farside.bots.minds.skymines.taste import TASTE, SkyminesTaste
from farside.bots.minds.skymines.ways import reachable
from farside.games.skymines.game import GAME
from farside.games.skymines.rules.research import PUT_PLAN, SPEND_RP
from farside.games.skymines.state import SkyminesState

TUNED = with_numbers(taste_for(GAME), {})  # as among people, also alone


def answer(state: SkyminesState, seat: int = 0) -> str:
    return GAME.actions.name(Greedy(TUNED).choose(GAME.sight(state, seat, Random(1))))


def turns(state: SkyminesState, seat: int = 0) -> list[str]:
    """What greedy does with a round, other than answering follow-up questions."""
    found: list[str] = []
    while not state.over and not state.is_out(seat):
        name = answer(state)
        if name.split(":")[0] in ("use", "research", "energy", "bonus", "pass", "field"):
            found.append(name)
        state.play(name)
    return found


def worth(state: SkyminesState) -> float:
    return TASTE.value(state, 0)


def test_cards_meet_a_plan_before_they_are_spent():
    state = given(1, luna=0, number=3, slots={"A": "p1-t2 p1-r2"}, plans={"A": {1: "PA09", 2: "PA10", 3: "PA11"}})
    done = turns(state)
    assert [name.split(":")[0] for name in done].index("research") < done.index("use:titanium")
    assert state.upload[0] == 3


def test_greedy_has_the_tuned_weights_and_handmade_the_first_ones():
    tuned = taste_for(GAME)
    assert isinstance(tuned, SkyminesTaste)
    assert handmade_for(GAME) is TASTE
    assert tuned.weights.slot_way > TASTE.weights.slot_way
    assert tuned.weights.growth == tuned.numbers()["growth"]


def test_numbers_change_from_the_first_round_to_the_last():
    taste = TASTE.with_numbers({"helium": 1.0, "helium_early": 4.0})
    assert taste.numbers()["helium_early"] == 4.0
    for number, price in ((1, 4.0), (4, 2.5), (7, 1.0)):
        found = taste.for_decision(given(2, number=number))
        assert isinstance(found, SkyminesTaste)
        assert found.weights.helium == price
    same = TASTE.with_numbers({"helium": 3.0})
    assert same.numbers()["helium_early"] == 3.0, "unless it is told, a number is the same all the time"


def test_cards_come_back_pile_by_pile():
    weights = Weights(next=1.0, second=1.0, later=1.0)
    hand, other = [80, 40, 8], [48, 16]
    piles = [hand, other, [], [], [], [], []]
    assert cards_to_come([pile.copy() for pile in piles], 2, weights, 1, False) == (80 + 40) / PART
    assert cards_to_come([pile.copy() for pile in piles], 2, weights, 2, False) == (80 + 40 + 48 + 16) / PART
    assert cards_to_come([pile.copy() for pile in piles], 2, weights, 1, True) == (80 + 48) / PART
    played = [[], [], [], [], [], [], [24]]
    assert cards_to_come([pile.copy() for pile in played], 2, weights, 1, False) == 0.0, "what was played rests"
    assert cards_to_come([pile.copy() for pile in played], 2, weights, 2, False) == 24 / PART


def test_of_many_answers_the_few_that_look_best_are_thought_through():
    state = given(1, luna=0, number=3, slots={"A": "p1-t2"}, stations={"astrogo": "0 0 5"}, marks={"A": {"tawac": 1}})
    for name in ("use:titanium", "skip"):
        state.play(name)
    assert len(state.options(0)) == 4
    assert [GAME.actions.name(action) for action in TASTE.follow_ups(state, 0)] == ["step:astrogo"]
    state = given(1, luna=0, number=3, slots={"A": "p1-t2"})
    state.play("use:titanium")
    names = [GAME.actions.name(action) for action in TASTE.follow_ups(state, 0)]
    assert len(names) == 3 < len(state.options(0))
    assert "skip" in names
    assert TASTE.later(state, 0) == TASTE.follow_ups(state, 0)


def test_plans_within_reach_need_a_scientist_the_cards_or_coins_to_turn_one():
    plans = {"A": {1: "PA09", 2: "PA10", 3: "PA11"}}  # each asks for 2 titanium
    assert reachable(given(1, luna=0, number=3, slots={"A": "p1-t2 p1-r2"}, plans=plans), 0) == 3
    assert reachable(given(1, luna=0, number=3, slots={"A": "p1-t2"}, plans=plans), 0) == 0
    assert reachable(given(1, luna=0, number=3, slots={"A": "p1-r2"}, plans=plans, coins={"A": 0}), 0) == 0
    assert reachable(given(1, luna=0, number=3, slots={"A": "p1-r2"}, plans=plans, coins={"A": 5}), 0) == 1


def test_a_majority_is_taken_before_its_cards_are_spent():
    done = turns(given(1, luna=0, number=3, slots={"A": "p1-t2"}, stations={"astrogo": "0 5 5"}))
    assert done.index("bonus:maj_titanium") < done.index("use:titanium")


def test_in_the_last_round_nobody_passes_while_ahead_and_able_or_reserves_a_tile():
    state = given(1, luna=0, number=7, slots={"A": "p1-m2 p1-t2"}, coins={"A": 90}, stations={"astrogo": "0 0 5"})
    done = turns(state)
    assert {"use:titanium", "use:minerals"} <= set(done)
    assert not any(name.startswith("bonus:tile") for name in done)


def test_a_plan_for_the_round_is_thought_of_as_a_set():
    plans = {1: "PA09", 2: "PA10", 3: "PA11"}
    state = given(2, planning=True, hand={"A": "p1-c1 p1-c2 p1-t2 p1-r2"}, plans={"A": plans})
    chosen: list[str] = []
    while (name := answer(state)) != "ready":
        chosen.append(name.split(":")[1])
        state.play(name)
    assert {"p1-r2", "p1-t2"} <= set(chosen)
    assert len(chosen) == 3


def test_every_set_of_cards_is_thought_of_once():
    state = given(2, planning=True, hand={"A": "p1-c1 p1-c2 p1-t2 p1-r2"})
    names = [GAME.actions.name(action) for action in TASTE.follow_ups(state, 0)]
    assert len(names) == 4
    state.play(names[1])
    assert len(TASTE.follow_ups(state, 0)) == 2


def test_an_outpost_is_taken_where_it_shows_most():
    state = given(stations={"skymine": "5 4 1"}, slots={"A": "p1-e2"}, marks={"A": {"skymine": 5}})
    for name in ("energy", "expand:skymine"):
        state.play(name)
    state.act(0, state.options(0)[0])
    assert [GAME.actions.name(action) for action in TASTE.follow_ups(state, 0)] == ["column:skymine:3"]


def test_cards_that_wait_in_a_good_pile_are_worth_more_than_scattered_ones():
    together = given(2, rest={"A": {"b": "p1-c2 p1-m2 p1-t2"}})
    apart = given(2, rest={"A": {"b": "p1-c2", "c": "p1-m2", "d": "p1-t2"}})
    assert worth(together) > worth(apart)


def test_a_better_card_and_an_open_slot_are_worth_something_until_the_last_round():
    for number, better in ((2, True), (7, False)):
        plain = given(2, number=number, hand={"A": "p1-c1 p1-m1 p1-t1"})
        assert (worth(given(2, number=number, hand={"A": "p1-c1 p1-m1 p1-t2"})) > worth(plain)) == better
    ready = {"A": "p1-c2 p1-m2 p1-t2 p1-e2 p1-r2"}
    assert worth(given(2, hand=ready, upload={"A": 5})) > worth(given(2, hand=ready, upload={"A": 4})) + 3


def test_a_plan_that_own_cards_can_meet_is_better_than_one_they_cannot():
    hand = {"A": "p1-c2 p1-r2"}
    meets = given(2, hand=hand, plans={"A": {1: "PA01"}})
    fails = given(2, hand=hand, plans={"A": {1: "PA05"}})
    assert worth(meets) > worth(fails)


def test_a_task_may_be_claimed_while_research_points_are_spent_and_plans_are_put():
    state = play(given(missions="M2", slots={"A": "p1-r2 C01 A04"}), "research:b", "go:0")
    asked = []
    while "claim:M2-1" in [GAME.actions.name(action) for action in state.options(0)]:
        asked.append(state.question())
        options = [action for action in state.options(0) if not GAME.actions.name(action).startswith("claim")]
        assert answer(state) in [GAME.actions.name(action) for action in state.options(0)]
        state.act(0, options[0])
    assert asked[:2] == [SPEND_RP, SPEND_RP]
    assert PUT_PLAN in asked
