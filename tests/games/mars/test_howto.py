"""What the guide of Mars says in numbers is so in the game it was taken from, and in the box."""

from __future__ import annotations

from typing import Any

from farside.core import guides, shelf
from farside.games.mars import components as box
from farside.games.mars.drawing.sketches import cost
from farside.games.mars.game import GAME

GUIDE = guides.guide(GAME)


def after(ply: int) -> Any:
    return shelf.game("mars").view(guides.record(GAME, "game").replay(ply), 0)


def test_MARS_SETUP_one_begins_with_what_the_guide_says():
    assert (box.START_COLONISTS, box.START_MINES) == (7, 2)
    assert [box.CHAINS[at] for at in range(box.CHAIN_COUNT) if box.PRINTED[at]] == ["housing", "power_plant", "silo"]
    assert box.GOODS == 5


def test_MARS_BUILD_5_prices_are_those_of_the_first_level_that_is_built():
    assert dict(zip(box.MATERIALS, cost(box.HOUSING), strict=True)) == {
        "iron": 0,
        "carbon": 1,
        "silicon": 1,
        "water": 1,
        "oxygen": 1,
    }
    kinds = [*[cost(chain) for chain in range(box.CHAIN_COUNT)], box.MINE_COST]
    with_silicon = sum(price[box.MATERIALS.index("silicon")] > 0 for price in kinds)
    assert with_silicon > len(kinds) / 2, "silicon stands in most prices"


def test_MARS_END_4_the_first_turn_of_the_lesson_brings_one_point():
    moves = [move.name for move in guides.record(GAME, "game").moves]
    staffed = GUIDE.figures["staff"].ply
    assert {"build:housing", "build:power_plant"} <= set(moves[:staffed])
    assert after(staffed).scores[0] == 1
    assert after(0).scores[0] == 0


def test_MARS_RND_14_three_discoveries_are_worth_a_point():
    assert GAME.numbers(GAME.voice())["discoveries"] == 3
    assert set(box.RND_VP) == {0, 1}
    assert set(box.SUPREMACY_VP) == {1}


def test_frames_show_what_they_speak_of():
    asked = {key: after(GUIDE.figures[key].ply).asks for key in ("trade", "build", "staff", "whole")}
    assert asked == {"trade": "trade", "build": "build", "staff": "arrange", "whole": "build"}
