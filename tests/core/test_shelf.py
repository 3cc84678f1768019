"""The shelf: games found by entry point, those of other packages too; what cannot be played is left out and named."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest
from tests.foreign import copy_of_pebble, installed

from farside.core import checks, shelf
from farside.core.game import LANGUAGES, Game
from farside.games.pebble.game import GAME

OURS = ["antarctica", "magnastorm", "mars", "pebble", "skymines"]
STRANGER = """
from farside.games.pebble.game import Pebble

class Stranger(Pebble):
    key = "stranger"

class Muttering(Pebble):
    key = "muttering"
    events = (*Pebble.events, "sneeze")

GAME = Stranger()
MUTTERING = Muttering()
NO_GAME = "a string"
"""
POINTS = """stranger = stranger_games:GAME
broken = stranger_games:NO_GAME
alias = stranger_games:GAME
muttering = stranger_games:MUTTERING
absent = stranger_games:ABSENT
crash = stranger_crash:GAME
quits = stranger_quits:GAME
pebble = stranger_games:GAME
"""


@pytest.fixture
def stranger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Another package is installed that offers games, good ones and bad ones."""
    (tmp_path / "stranger_games.py").write_text(STRANGER)
    (tmp_path / "stranger_crash.py").write_text("\nGAME = 1 / 0\n")
    (tmp_path / "stranger_quits.py").write_text("raise SystemExit('no')\n")
    yield from installed(tmp_path, monkeypatch, POINTS)


@pytest.fixture
def guest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Another package has a game of its own: complete in English, two texts in French, a broken file in Italian."""
    texts = copy_of_pebble(tmp_path, "guest") / "texts"
    (texts / "fr.ftl").write_text("title = L’invité\nlog-end = Fini.\n", encoding="utf-8")
    (texts / "it.ftl").write_text("title\n")
    yield from installed(tmp_path, monkeypatch, "guest = guest.game:GAME\n")


def why(key: str) -> str:
    return next(one.why for one in shelf.left_out() if one.key == key)


# -- what is there ---------------------------------------------------------------------------------


def test_our_games_are_on_the_shelf_in_order():
    assert "pebble" in shelf.shelf()
    assert shelf.shelf() == sorted(shelf.shelf())


def test_none_of_ours_is_left_out():
    assert set(OURS) <= set(shelf.shelf())
    assert not [one for one in shelf.left_out() if one.key in OURS]


def test_a_game_is_taken_by_its_key_and_is_always_the_same():
    assert shelf.game("pebble") is GAME
    assert shelf.game("pebble") is shelf.game("pebble")


class SlowPoint:
    """An entry point whose game takes its time to come."""

    name = "pebble"

    def __init__(self) -> None:
        self.asked, self.may_come = Event(), Event()

    def load(self) -> object:
        self.asked.set()
        assert self.may_come.wait(20)
        return GAME


def test_whoever_asks_while_a_game_is_opened_waits_for_it():
    point = SlowPoint()
    place = shelf.Place(point)  # type: ignore[arg-type]  # as far as it is used
    with ThreadPoolExecutor(2) as threads:
        first = threads.submit(shelf._look, place)
        assert point.asked.wait(20)
        second = threads.submit(shelf._look, place)
        point.may_come.set()
        assert first.result() is GAME
        assert second.result() is GAME


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
def test_a_title_that_extends_another_lives_on_its_texts_and_its_art():
    game = shelf.game("stranger")
    assert game.phrases("fr").say("title") == GAME.phrases("fr").say("title")
    assert game.style() == GAME.style()
    assert game.symbols() == GAME.symbols()


# -- what is left out ------------------------------------------------------------------------------


@pytest.mark.usefixtures("stranger")
@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("broken", "the entry point broken of farside.games names no Game"),
        ("alias", "the entry point alias of farside.games names a game whose key is 'stranger'"),
        ("muttering", "its texts are not complete: en: 'log-sneeze' is missing"),
        ("absent", "AttributeError: module 'stranger_games' has no attribute 'ABSENT'"),
        ("crash", "ZeroDivisionError: division by zero ("),
        ("quits", "SystemExit: no ("),
    ],
)
def test_a_game_that_cannot_be_played_is_left_out_and_named(key: str, reason: str):
    assert key not in shelf.shelf()
    assert why(key).startswith(reason)
    with pytest.raises(ValueError, match=f"the game '{key}' cannot be played: "):
        shelf.game(key)


@pytest.mark.usefixtures("stranger")
def test_where_something_went_wrong_is_told():
    assert why("crash").endswith("stranger_crash.py, line 2)")


@pytest.mark.usefixtures("stranger")
def test_everything_else_plays():
    assert [key for key in shelf.shelf() if key in (*OURS, "stranger")] == sorted([*OURS, "stranger"])
    assert checks.play(shelf.game("mars"), 2, 1).state.over
    assert checks.play(shelf.game("stranger"), 2, 1).state.over


@pytest.mark.usefixtures("stranger")
def test_of_two_games_with_one_key_ours_stays():
    assert shelf.game("pebble") is GAME
    assert why("pebble") == "stranger offers it too"


@pytest.mark.usefixtures("stranger")
def test_a_broken_game_is_tried_once(tmp_path: Path):
    assert "crash" not in shelf.shelf()
    (tmp_path / "stranger_crash.py").write_text("raise AssertionError('imported again')")
    assert why("crash").startswith("ZeroDivisionError")


# -- texts -----------------------------------------------------------------------------------------


@pytest.mark.usefixtures("guest")
def test_english_stands_in_text_by_text(caplog: pytest.LogCaptureFixture):
    french = shelf.game("guest").phrases("fr")
    assert french.say("title") == "L’invité"
    assert french.say("log-end") == "Fini."
    assert french.say("site-ford") == "ford"
    assert french.say("seat-none") == GAME.phrases("fr").say("seat-none"), "what all games share is in French"
    assert "texts are told in English for want of 'fr': tagline, length, " in caplog.text


@pytest.mark.usefixtures("guest")
def test_a_file_that_cannot_be_read_counts_as_missing(caplog: pytest.LogCaptureFixture):
    italian = shelf.game("guest").phrases("it")
    assert italian.say("title") == "Pebble"
    assert "guest: a text cannot be read: guest/texts/it.ftl, line 1" in caplog.text


@pytest.mark.usefixtures("guest")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_with_english_alone_plays_in_every_language(lang: str):
    game = shelf.game("guest")
    state = checks.play(game, 2, 1).state
    assert "<svg" in game.picture(game.view(state, 0), lang)
