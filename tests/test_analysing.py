"""`farside analyse` and what it cannot tell: a plain sentence each time, and what is possible instead."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

import farside
from farside.bots import analysis
from farside.cli import app
from farside.core.game import Value
from farside.core.record import Record

RUN = CliRunner()


def played(key: str, seats: int, plies: int = 100_000, **variants: Value) -> Record:
    """A game by lot."""
    title, dice = farside.game(key), Random(1)
    record = Record(key, seats, 3, title.settings(seats, variants))
    state = record.start()
    while not state.over and state.ply < plies:
        seat = state.turn()
        record.add(state, seat, dice.choice(state.options(seat)))
    return record


def told(tmp_path: Path, text: str) -> str:
    """What is said of a record that cannot be analysed: one line, and no story of what went wrong inside."""
    file = tmp_path / "game.rec"
    file.write_text(text, encoding="utf-8")
    answer = RUN.invoke(app, ["analyse", str(file)])
    assert answer.exit_code == 2, answer.output
    assert "Traceback" not in answer.output
    return " ".join(answer.output.split())


def test_a_running_game(tmp_path: Path):
    said = told(tmp_path, played("pebble", 2, 6).dumps())
    assert "the game is not over: only finished games are analysed; farside replay shows it so far" in said


def test_a_game_that_is_too_short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(analysis, "FEWEST", 1000)
    said = told(tmp_path, played("pebble", 2).dumps())
    assert "1000 are needed to tell anything; farside replay shows it" in said


def test_a_kind_of_game_that_is_not_calibrated(tmp_path: Path):
    said = told(tmp_path, played("skymines", 3, missions=True).dumps())
    assert "skymines is not calibrated for 3 players of this kind of game" in said
    assert "farside replay shows the game" in said


def test_a_record_of_other_rules(tmp_path: Path):
    said = told(tmp_path, played("pebble", 2).dumps().replace("game pebble 1", "game pebble 99"))
    assert "edition 99" in said
    assert "installed is" in said


def test_another_box(tmp_path: Path):
    text = played("pebble", 2).dumps()
    strange = re.sub(r"^box \S+", "box " + "0" * 16, text, flags=re.MULTILINE)
    assert strange != text
    assert "of pebble is not here; `farside box import FILE` brings it" in told(tmp_path, strange)


def test_what_is_no_record(tmp_path: Path):
    assert "expected 'farside record 1', found 'hello'" in told(tmp_path, "hello")
