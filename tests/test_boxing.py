"""`farside box`: what there is, whether a file is right, how two differ, taking one along."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from farside.cli import app
from farside.core import shelf
from farside.core.boxfile import read_box
from farside.core.record import Record

MINE = '[box]\ngame = "pebble"\nname = "My Pebble"\n[[value]]\nentry = "site ford"\nfield = "price"\nvalue = 9\n'


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FARSIDE_BOXES", str(tmp_path / "boxes"))
    (tmp_path / "mine.box.toml").write_text(MINE)
    return tmp_path / "mine.box.toml"


def said(*words: object, code: int = 0) -> str:
    return told("box", *words, code=code)


def told(*words: object, code: int = 0) -> str:
    result = CliRunner().invoke(app, [*map(str, words)])
    assert result.exit_code == code, result.output
    return result.output


def test_a_box_is_checked_taken_in_listed_and_compared(mine: Path) -> None:
    assert "pebble: My Pebble is right" in said("check", mine)
    assert "values that differ from ours: 1" in said("check", mine)
    assert "pebble-my-pebble.box.toml" in said("import", mine)
    listed = json.loads(said("list", "--json"))
    assert [box["name"] for box in listed["boxes"] if box["game"] == "pebble"] == ["ours", "My Pebble"]
    assert said("diff", "pebble", "My Pebble") == "site ford: price: 3 → 9\n"
    assert json.loads(said("diff", "pebble", mine, "--json"))[0]["new"] == 9
    assert said("diff", "My Pebble", mine) == "the two boxes say the same\n"


def test_a_bad_file_in_the_folder_is_named_and_touches_no_other(mine: Path, tmp_path: Path) -> None:
    said("import", mine)
    (tmp_path / "boxes/broken.box.toml").write_text("[box\n")
    output = said("list")
    assert "My Pebble" in output
    assert "broken.box.toml is set aside: Expected " in output


def test_a_box_is_exported_as_one_file_or_as_whole_files(mine: Path, tmp_path: Path) -> None:
    said("export", "pebble", "--box", mine, "--out", tmp_path / "again.box.toml")
    assert said("diff", mine, tmp_path / "again.box.toml") == "the two boxes say the same\n"
    said("export", "pebble", "--box", mine, "--whole", tmp_path / "whole")
    assert said("diff", "pebble", tmp_path / "whole") == "site ford: price: 3 → 9\n"
    assert "holds something else" in said("export", "pebble", "--whole", tmp_path / "whole", code=2)


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (("check", "nowhere.toml"), "nowhere.toml"),
        (("diff", "pebble", "nobody"), "there is no box 'nobody': expected a file, a folder, or one of: antarctica"),
        (("diff", "pebble", "mars"), "a box of pebble and one of mars cannot be compared"),
        (("export", "chess"), "there is no game 'chess'; possible: antarctica"),
    ],
)
@pytest.mark.usefixtures("mine")
def test_mistakes_are_one_line(words: tuple[str, ...], wanted: str) -> None:
    assert wanted in said(*words, code=2)


def test_a_record_is_told_with_the_box_it_was_played_with_and_no_other(mine: Path, tmp_path: Path) -> None:
    key = shelf.put(shelf.checked(read_box(mine)))
    record = Record(key, 2, 7)
    state = record.start()
    record.add(state, state.turn(), state.options(state.turn())[0])
    (tmp_path / "game.farside").write_text(record.dumps())
    shelf.BOXES.pop(key)
    shelf.game.cache_clear()
    assert "is not here; `farside box import FILE` brings it" in told("replay", tmp_path / "game.farside", code=2)
    assert "points" in told("replay", tmp_path / "game.farside", "--box", mine)
    mine.write_text(MINE.replace("9", "8"))
    other = told("replay", tmp_path / "game.farside", "--box", mine, code=2)
    assert f"and the record was played with {record.box[:4]}-{record.box[4:6]}" in other


def test_a_box_of_another_game_is_not_taken_in_silence(mine: Path) -> None:
    refused = told("match", "mars", "--bots", "chance,chance", "--games", 1, "--box", f"pebble={mine}", code=2)
    assert refused == "farside: --box: My Pebble is a box of pebble, and what is played is mars\n"
