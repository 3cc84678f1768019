"""What the guide of Antarctica says is so in the game it was taken from, and in the box."""

from __future__ import annotations

from typing import Any

from farside.core import guides, shelf
from farside.games.antarctica import components as box
from farside.games.antarctica.game import GAME

GUIDE = guides.guide(GAME)


def after(ply: int) -> Any:
    return shelf.game("antarctica").view(guides.record(GAME, "game").replay(ply), 0)


def test_ANT_SET_8_everybody_begins_with_the_same_staff():
    assert set(box.STAFF[2:]) == {GAME.numbers(GAME.voice())["staff"]}
    assert box.PLACES == 3


def test_ANT_END_1_the_game_of_the_figures_was_played_to_its_end():
    last = guides.record(GAME, "game").replay()
    assert last.over


def test_frames_show_what_they_speak_of():
    asked = {key: after(GUIDE.figures[key].ply).asks for key in ("sail", "card", "track", "camp")}
    assert asked == {"sail": "destination", "card": "menu", "track": "track", "camp": "menu"}
