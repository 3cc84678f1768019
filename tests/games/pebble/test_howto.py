"""What the guide of Pebble says is so in the game it was taken from, and in the box."""

from __future__ import annotations

from typing import Any

from farside.core import guides, shelf
from farside.games.pebble import components as box
from farside.games.pebble.game import GAME

GUIDE = guides.guide(GAME)


def after(ply: int) -> Any:
    return shelf.game("pebble").view(guides.record(GAME, "game").replay(ply), 0)


def test_PEB_SETTLE_3_some_birds_bring_nothing_and_some_make_sites_cheaper():
    assert min(box.CATCH) == 0
    assert any(box.DISCOUNT)
    assert box.ROUNDS[3] == box.ROUNDS[4]


def test_PEB_PLAN_4_the_lowest_birds_bring_the_least():
    lowest = box.RANK.index(min(box.RANK))
    assert box.CATCH[lowest] == min(box.CATCH)
    assert box.CATCH[box.RANK.index(max(box.RANK))] == max(box.CATCH)


def test_PEB_TURN_2_passing_brings_what_the_guide_says():
    moves = guides.record(GAME, "game").moves
    at = next(at for at, move in enumerate(moves) if move.name == "pass" and not move.seat)
    assert after(at + 1).pebbles[0] - after(at).pebbles[0] >= GAME.numbers(GAME.voice())["pass"]


def test_frames_show_what_they_speak_of():
    asked = {key: after(GUIDE.figures[key].ply).asks for key in ("plan", "settle")}
    assert asked == {"plan": "plan", "settle": "turn"}
