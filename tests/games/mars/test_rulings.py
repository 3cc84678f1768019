"""Rulings that no chapter's test names."""

from tests.games.mars.colony import given, names, play

from farside.games.mars import components as box


def test_MARS_R_2_counts_hidden_by_the_scan():
    assert sum(box.TILES[box.PLANT]) == 12
    assert sum(box.TILES[box.SILO]) == 6
    assert box.COLONISTS == 80


def test_MARS_R_3_housings_have_no_capacity():
    state = given(free={"A": 20})
    assert state.free(0) == 20


def test_MARS_R_28_what_is_built_works_from_phase_7_on():
    state = given(at="build", hands={"A": "iron carbon"})
    play(state, "build:silo", "close:build", "on:silo")
    assert state.hand_limit(0) == 6
    assert state.points(0) == 1
    assert not [name for name in names(state) if name.startswith("earth")]
