"""What the guide of Skymines says is so in the game it was taken from, and in the box."""

from __future__ import annotations

from typing import Any

from farside.core import guides, shelf
from farside.games.skymines import components as box
from farside.games.skymines.game import GAME

GUIDE = guides.guide(GAME)


def after(ply: int) -> Any:
    return shelf.game("skymines").view(guides.record(GAME, "game").replay(ply), 0)


def test_SKY_PLAN_2_three_slots_are_open_at_first():
    assert GAME.numbers(GAME.voice())["slots"] == 3


def test_SKY_EXP_5_borders_cost_what_the_guide_says():
    assert box.BORDER_COST == {"single": 1, "double": 2}
    assert box.RIVAL_COST == 1


def test_SKY_TANK_4_tank_and_research_are_worth_most_at_their_ends():
    numbers = GAME.numbers(GAME.voice())
    assert (numbers["tank"], numbers["lab"]) == (max(box.TANK_VALUE), max(box.LAB_VALUE))


def test_frames_show_what_they_speak_of():
    asked = {key: after(GUIDE.figures[key].ply).asks for key in ("plan", "energy")}
    assert asked == {"plan": "plan", "energy": "enter"}
