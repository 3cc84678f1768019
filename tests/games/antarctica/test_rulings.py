"""Rulings and odd cases that belong to no single chapter."""

from random import Random

import pytest
from tests.games.antarctica.table import args, asked, given, names, play, queue, why_not

from farside.core.state import Frozen
from farside.games.antarctica.actions import SCRAP
from farside.games.antarctica.components import OPEN_TRACKS
from farside.games.antarctica.game import GAME
from farside.games.antarctica.state import AntarcticaState


def shipyard(marine: int) -> AntarcticaState:
    """A may build a ship into the sun's zone, where one place is free, and stands so far on the marine track."""
    return given(
        queues={"se": "ABB", "ne": "B", "nw": "A"},
        buildings={"w": "shipyard"},
        hands={"A": "fast_research"},
        cubes={"marine": {"A": marine}},
    )


def test_ANT_R_8_no_ship_can_be_built_when_a_moved_ship_has_filled_the_sun_zone():
    state = shipyard(marine=2)
    play(state, "sail:w")
    assert "ship" in names(state)
    play(state, "play:fast_research", "advance:marine", "stay", "lift:ne:1", "drop:se")
    assert queue(state, "se") == "BBB"
    assert why_not(state, "ship") == "ANT-SHIP-2"


def test_ANT_R_8_nor_when_ones_own_new_ship_has_taken_the_place():
    state = shipyard(marine=8)
    play(state, "sail:w", "play:fast_research", "advance:marine", "take:icebreaker")
    assert queue(state, "se") == "BBA"
    assert why_not(state, "ship") == "ANT-SHIP-2"


def test_ANT_R_29_advance_3_is_optional_and_a_free_track_is_always_left():
    assert [len(OPEN_TRACKS[seats]) - seats for seats in (2, 3, 4)] == [1, 1, 1]
    state = given(
        4,
        queues={"se": "A", "ne": "B", "nw": "C", "n": "D"},
        buildings={"e": "rc_marine"},
        cubes={"marine": {"A": 5}},
    )
    play(state, "sail:e", "research:marine")
    for track in ("land", "coastal", "open3"):
        assert "pass" in names(state)
        play(state, f"race:{track}")
    assert args(state, "race") == ["marine", "open4"]
    play(state, "pass")
    assert asked(state) == "A menu"


def signature(state: AntarcticaState) -> Frozen:
    """All that ANT-END-6 counts as a change: everything but the places of ships on the board."""
    board = (tuple(state.buildings), tuple(state.scientists), tuple(state.icebreakers), tuple(state.cubes))
    boxes = (tuple(state.spare_ships), tuple(state.spare_cubes), tuple(state.given_ships), tuple(state.given_cubes))
    cards = (tuple(state.hands), tuple(state.tops), tuple(state.built), tuple(state.pile), (state.expertise,))
    return (*board, tuple(state.staff), tuple(state.reserve), *boxes, *cards)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ANT_END_6_the_counter_agrees_with_what_has_really_changed(seats):
    dice = Random(seats)
    for seed in range(6):
        state = GAME.start(seats=seats, seed=seed)
        way, still, before = state.way, state.still, signature(state)
        while not state.over:
            options = state.options(state.turn())
            kept = [action for action in options if not SCRAP.has(action)] or options
            stride = state.stride
            state.push(state.turn(), dice.choice(kept))
            if state.way != way:
                expected = still + stride if signature(state) == before else 0
                assert state.still == expected, f"{seats} seats, seed {seed}, ply {state.ply}"
                way, still, before = state.way, state.still, signature(state)
