"""`farside texts` and `farside transcript`, and that a new language is its line and its files."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from farside import wording
from farside.cli import app
from farside.core.languages import LANGUAGES

SOURCE = Path(wording.__file__).parent
LINE = '    Language("en", "English"),\n'
MOCK = 'import sys; sys.argv[0] = "farside"; from farside.cli import app; app()'


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_is_complete_and_fits(lang: str) -> None:
    found = CliRunner().invoke(app, ["texts", lang, "--json"])
    assert json.loads(found.stdout) == {"missing": [], "too_long": []}
    assert found.exit_code == 0
    assert not wording.unlike(lang)


def test_a_language_that_is_not_there_lacks_everything() -> None:
    found = CliRunner().invoke(app, ["texts", "pl", "--json"])
    assert found.exit_code == 1
    assert "core/texts/pl.ftl" in json.loads(found.stdout)["missing"]
    assert CliRunner().invoke(app, ["texts", "xx"]).exit_code == 2


def test_a_transcript_tells_a_whole_game() -> None:
    found = CliRunner().invoke(app, ["transcript", "pebble", "--lang", "de", "--seats", "2", "--seed", "3"])
    assert found.exit_code == 0
    assert found.stdout.startswith("# Pebble\n")
    assert "Die Partie ist zu Ende." in found.stdout
    assert "    x " in found.stdout, "what was refused, and why"


def test_a_new_language_is_one_line_and_its_files(tmp_path: Path) -> None:
    """A mock language: English with its own mark. It needs no code, three plural forms or not."""
    package = tmp_path / "farside"
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("static", "__pycache__", "*.so"))
    for file in package.rglob("en.ftl"):
        shutil.copyfile(file, file.with_name("pl.ftl"))
    pebble = package / "games" / "pebble" / "texts" / "pl.ftl"
    text = pebble.read_text(encoding="utf-8")
    few = "log-round = { $n ->\n    [one] Runda { $n }.\n    [few] Rundy: { $n }.\n   *[many] Rund: { $n }.\n}\n"
    pebble.write_text(text.replace("log-round = Round { $n } begins.\n", few), encoding="utf-8")
    languages = package / "core" / "languages.py"
    code = languages.read_text(encoding="utf-8")
    languages.write_text(code.replace(LINE, f'{LINE}    Language("pl", "Polski", comma=True),\n'), encoding="utf-8")
    told = spoken(tmp_path, "transcript", "pebble", "--lang", "pl", "--seats", "3")
    assert "Runda 1." in told
    assert "Rundy: 2." in told
    assert json.loads(spoken(tmp_path, "texts", "pl", "--json")) == {"missing": [], "too_long": []}


def spoken(place: Path, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", MOCK, *words],
        env={"PYTHONPATH": str(place), "PATH": ""},
        cwd=place,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout
