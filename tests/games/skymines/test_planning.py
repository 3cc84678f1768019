"""Rounds and the planning phase."""

from tests.games.skymines.table import args, asked, given, in_hand, names, play, why_not

from farside.core.actions import NOBODY
from farside.core.state import Event
from farside.games.skymines.components import CARDS
from farside.games.skymines.game import GAME
from farside.games.skymines.state import PLAYED


def test_SKY_ROUND_1_seven_rounds_of_three_phases():
    """SKY-ROUND-3  The round counts from 1."""
    log: list[Event] = []
    state = given(planning=True, log=log)
    rounds = []
    while not state.over:
        if asked(state).split()[1] == "plan":
            rounds.append(state.round)
            play(state, "A ready", "B ready")
        else:
            play(state, "pass")
    assert rounds == [1, 2, 3, 4, 5, 6, 7]
    assert [event.args for event in log if event.kind == "round"] == [(n,) for n in range(1, 8)]


def test_SKY_ROUND_2_no_preparation_after_round_seven():
    """SKY-END-1  Final scoring follows."""
    state = given(number=7, market={1: "A01"}, bonus={"std_buy_card": "A"})
    play(state, "pass", "pass")
    assert state.over
    assert state.market[0] == CARDS.index("A01"), "nothing is purged"
    assert state.bounty == 1


def test_SKY_PLAN_1_all_lay_cards_at_the_same_time():
    """SKY-PLAN-5  When everybody is ready all are revealed at once."""
    state = given(3, hand={"A": "p1-c1", "B": "p2-c1", "C": "p3-c1"}, planning=True)
    assert state.waiting() == (0, 1, 2)
    play(state, "B plan:p2-c1:b", "B ready", "A plan:p1-c1:b", "A ready")
    assert state.slots == [NOBODY] * 15
    assert state.waiting() == (2,)
    play(state, "C ready")
    assert state.slots[1] == CARDS.index("p1-c1")
    assert state.slots[6] == CARDS.index("p2-c1")
    assert state.place[CARDS.index("p2-c1")] == PLAYED + 1
    assert asked(state) == "A turn"
    assert state.barrier == state.ply


def test_SKY_PLAN_2_only_slots_that_are_on():
    """SKY-TANK-2, SKY-RTR-1  Three at the start; the tank track opens the left one, research the right one."""
    hand = {"A": "p1-c1 p1-c2 p1-m1 p1-m2 p1-t1 p1-t2"}
    state = given(hand=hand, planning=True, constrained=True)
    assert {arg.split(":")[1] for arg in args(state, "plan", "A")} == {"b", "c", "d"}
    state = given(hand=hand, planning=True, constrained=True, helium={"A": 8})
    assert {arg.split(":")[1] for arg in args(state, "plan", "A")} == {"a", "b", "c", "d"}
    state = given(hand=hand, planning=True, constrained=True, helium={"A": 7}, upload={"A": 5})
    assert {arg.split(":")[1] for arg in args(state, "plan", "A")} == {"b", "c", "d", "e"}
    state = given(hand=hand, planning=True, helium={"A": 8}, upload={"A": 5})
    play(state, "A plan:p1-c1:a", "A plan:p1-c2:b", "A plan:p1-m1:c", "A plan:p1-m2:d", "A plan:p1-t1:e")
    assert names(state, "A") == ["ready"]


def test_SKY_PLAN_3_any_card_in_any_slot_or_fewer_cards_or_none():
    state = given(hand={"A": "p1-c1 p1-c2", "B": "p2-c1"}, planning=True, constrained=True)
    assert len(args(state, "plan", "A")) == 6
    play(state, "A plan:p1-c2:d", "A ready", "B ready")
    assert state.slots[:5] == [NOBODY, NOBODY, NOBODY, CARDS.index("p1-c2"), NOBODY]
    assert state.slots[5:] == [NOBODY] * 5
    assert in_hand(state, "A") == ["p1-c1"]


def test_SKY_PLAN_4_share_cards_are_never_planned():
    state = given(hand={"A": "D01 C06"}, planning=True)
    assert why_not(state, "plan:D01:b") == "SKY-PLAN-4"
    assert args(state, "plan", "A") == ["C06:b"], "an energy card with a share is an energy card"


def test_SKY_R_49_cards_that_read_alike_are_offered_once():
    state = given(hand={"A": "p1-e2 A07 B07"}, planning=True)
    assert len(args(state, "plan", "A")) == 1
    play(state, f"A plan:{args(state, 'plan', 'A')[0]}")
    assert len(args(state, "plan", "A")) == 1


def test_SKY_PLAN_6_action_tiles_lie_beside_the_slots():
    state = given(hand={"A": "p1-c1 p1-c2 p1-m1"}, tiles={"tile_researcher": "A"}, planning=True)
    play(state, "A plan:p1-c1:b", "A plan:p1-c2:c", "A plan:p1-m1:d", "A ready", "B ready")
    assert "research:tile" in names(state)
    assert GAME.view(state, 1).players[0].researchers == 1
