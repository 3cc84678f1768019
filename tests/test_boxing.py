"""`farside box`: what there is, whether a file is right, how two differ, taking one along."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from farside.cli import app

MINE = '[box]\ngame = "pebble"\nname = "My Pebble"\n[[value]]\nentry = "site ford"\nfield = "price"\nvalue = 9\n'


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FARSIDE_BOXES", str(tmp_path / "boxes"))
    (tmp_path / "mine.box.toml").write_text(MINE)
    return tmp_path / "mine.box.toml"


def said(*words: object, code: int = 0) -> str:
    result = CliRunner().invoke(app, ["box", *map(str, words)])
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
    assert "broken.box.toml is set aside: broken.box.toml: " in output


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
