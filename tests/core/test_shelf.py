"""The shelf: games found by entry point, those of other packages too."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from farside.core import shelf
from farside.core.game import Game
from farside.games.pebble.game import GAME

STRANGER = """
from farside.games.pebble.game import Pebble

class Stranger(Pebble):
    key = "stranger"

GAME = Stranger()
NO_GAME = "a string"
"""
POINTS = "[farside.games]\nstranger = stranger_games:GAME\nbroken = stranger_games:NO_GAME\n"


@pytest.fixture
def stranger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Another package is installed that offers games."""
    (tmp_path / "stranger_games.py").write_text(STRANGER)
    info = tmp_path / "stranger-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(POINTS)
    monkeypatch.syspath_prepend(tmp_path)
    forget()
    yield
    sys.modules.pop("stranger_games", None)
    forget()


def forget() -> None:
    """What is installed has changed."""
    shelf._installed.cache_clear()
    shelf.game.cache_clear()


def test_our_games_are_on_the_shelf_in_order():
    assert "pebble" in shelf.shelf()
    assert shelf.shelf() == sorted(shelf.shelf())


def test_a_game_is_taken_by_its_key_and_is_always_the_same():
    assert shelf.game("pebble") is GAME
    assert shelf.game("pebble") is shelf.game("pebble")


@pytest.mark.parametrize("key", ["", "chess", "Pebble", "../pebble"])
def test_an_unknown_game_is_refused_with_what_is_possible(key: str):
    with pytest.raises(ValueError, match=f"there is no game '{key}'; possible: .*pebble"):
        shelf.game(key)


@pytest.mark.usefixtures("stranger")
def test_another_package_can_add_a_game():
    assert "stranger" in shelf.shelf()
    game = shelf.game("stranger")
    assert isinstance(game, Game)
    assert game.key == "stranger"


@pytest.mark.usefixtures("stranger")
def test_an_entry_point_that_names_no_game_is_told():
    with pytest.raises(AssertionError, match=r"the entry point broken of farside\.games names no Game"):
        shelf.game("broken")
