"""Bots from outside: any class with `choose(sight)` plays, and what one does wrong is named."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import farside
from farside.bots import guests, roster
from farside.bots.guests import GuestError
from farside.games.pebble.game import GAME

MODULE = """
import time

class Last:
    def choose(self, sight):
        return sight.options[-1]

class Slow(Last):
    patience = 30

class Sleeps(Last):
    patience = 0.1

    def choose(self, sight):
        time.sleep(600)

class Breaks:
    def choose(self, sight):
        raise KeyError("a piece of paper")

class Cheats:
    def choose(self, sight):
        return 10_000

class Vain:
    def __init__(self, mirror):
        pass

    def choose(self, sight):
        return None

class Mute:
    pass

LAST = Last()
"""


@pytest.fixture(autouse=True)
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "guest_house.py").write_text(MODULE)
    (tmp_path / "broken_house.py").write_text("1 // 0")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv(guests.NAMED, "")
    monkeypatch.setenv(guests.FOLDER, "")
    yield
    monkeypatch.undo()
    for known in (guests.guest, roster.installed, roster.roster):
        known.cache_clear()


def sight():
    return GAME.sight(GAME.start(seats=2, seed=3), 0, Random(1))


@pytest.mark.parametrize("kind", ["Last", "LAST"])
def test_a_class_or_somebody_with_choose_is_a_bot(kind: str):
    roster.invite([f"mine=guest_house:{kind}"])
    assert farside.bot("mine").choose(sight()) == sight().options[-1]
    assert farside.bots()[-1] == "mine"
    assert "mine" in roster.opponents()
    assert farside.bot("mine").patience == guests.PATIENCE, "it thinks where it can be left alone"


def test_a_guest_may_ask_for_more_time():
    roster.invite(["slow=guest_house:Slow", "last=guest_house:Last"])
    assert [farside.bot(key).patience for key in ("slow", "last")] == [30.0, guests.PATIENCE]


@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("mine", "a bot is named NAME=module:Class, not 'mine'"),
        ("mine=guest_house", "a bot is named NAME=module:Class"),
        ("=guest_house:Last", "a bot is named NAME=module:Class"),
        ("a:b=guest_house:Last", "a bot's name is one word without"),
        ("greedy=guest_house:Last", "there is a bot 'greedy' already"),
        ("mine=nowhere:Last", r"the bot 'mine' \(nowhere:Last\): there is no module 'nowhere'"),
        ("mine=guest_house:Nobody", "there is no 'Nobody' in it"),
        ("mine=guest_house:Mute", r"it has no choose\(sight\)"),
        ("mine=guest_house:Vain", "it cannot be made: TypeError"),
        ("mine=broken_house:Last", "ZeroDivisionError"),
    ],
)
def test_a_guest_that_cannot_be_had_is_refused_with_the_reason(word: str, why: str):
    with pytest.raises(GuestError, match=why):
        roster.invite([word])


@pytest.mark.parametrize(
    ("kind", "why"), [("Breaks", "broke down: KeyError: 'a piece of paper'"), ("Cheats", "10000, which is no option")]
)
def test_a_guest_that_breaks_down_or_cheats_is_named(kind: str, why: str):
    roster.invite([f"mine=guest_house:{kind}"])
    with pytest.raises(GuestError, match=f"the bot 'mine' .*{why}"):
        farside.bot("mine").choose(sight())
