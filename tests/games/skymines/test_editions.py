"""Edition 2: what may be declined with Luna, and what may be claimed between two rewards. Edition 1 plays as it did."""

from __future__ import annotations

from tests.games.skymines.table import asked, given, names, play, why_not

from farside.core.record import Record
from farside.games.skymines.game import GAME
from farside.games.skymines.luna import LUNA

SIDES = ("A1", "B1", "D2", "C1")


def at_the_majority(luna: int, edition: int = 0):
    state = given(2, slots={"A": "p1-t2"}, luna=luna)
    state.edition = edition
    return play(state, "bonus:maj_titanium")


def test_SKY_R_03_with_luna_the_free_steps_of_a_majority_may_be_declined():
    state = at_the_majority(luna=2)
    assert asked(state) == "A onward"
    assert names(state) == ["step:astrogo", "stop"]
    before = state.marks[0 * 4 + 2]
    play(state, "step:astrogo")
    assert asked(state) == "A onward", "each step may be the last"
    play(state, "stop")
    assert state.marks[0 * 4 + 2] == before + 1


def test_SKY_R_03_without_luna_and_in_edition_1_nobody_is_asked():
    assert asked(at_the_majority(luna=-1)) != "A onward"
    assert asked(at_the_majority(luna=2, edition=1)) != "A onward"


def test_SKY_MISSION_4_a_task_may_be_claimed_before_a_barrier_needs_its_coins():
    for edition, question in ((0, "A onward"), (1, "")):
        state = given(missions="M2", tracks=SIDES, slots={"A": "C03 B06"}, marks={"A": {"astrogo": 15}})
        state.edition = edition
        play(state, "bonus:maj_titanium", "tier:1")
        if not question:
            assert asked(state) != "A onward", "edition 1 lost the steps"
            continue
        assert asked(state) == question
        assert why_not(state, "pay:astrogo") == "SKY-TRK-2"
        play(state, "claim:M2-1")
        assert asked(state) == question
        assert "pay:astrogo" in names(state), "the coins of the task pay the barrier"


def test_records_of_edition_1_replay_and_new_ones_are_of_edition_2():
    assert (GAME.edition, GAME.plays(1), GAME.plays(2), GAME.plays(3)) == (2, True, True, False)
    old = Record("skymines", 1, 7, {"luna": 2}, [], 1)
    assert old.start().edition == 1
    assert old.start().clone().edition == 1
    frozen = GAME.blank()
    GAME.equip(frozen)
    frozen.thaw_all(old.start().freeze_all())
    assert (frozen.edition, frozen.over) == (1, False)
    assert Record("skymines", 1, 7, {"luna": 2}).start().edition == 0
    assert LUNA == 4
