"""Whoever owns the printed game can put its numbers into the component file without touching code."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[3] / "src/farside"

PLAY = """
from farside.core import checks
from farside.games.antarctica import components
from farside.games.antarctica.game import GAME
from farside.core.shelf import game
assert game("antarctica") is GAME
for seats in (2, 3, 4):
    for seed in range(2):
        checks.play(GAME, seats, seed, placement="free")
print(components.LENGTH, components.STALE, [effect.amount for effect in components.CARD_EFFECTS])
"""


def run(folder: Path, *changes: tuple[str, str], program: str = PLAY) -> subprocess.CompletedProcess[str]:
    """Play a few games with a changed box."""
    copy = folder / "farside"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__", "table", "web", "lab"))
    box = copy / "games/antarctica/components.toml"
    text = box.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, f"the box has no {old!r}"
        text = text.replace(old, new)
    box.write_text(text, encoding="utf-8")
    path = {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run([sys.executable, "-c", program], env=path, capture_output=True, text=True, check=False)


VALUES = "values = [[1, 1], [3, 2], [5, 3], [7, 4], [9, 5], [12, 6]]"
CRANE = 'builds = "crane"\nneeds = ["turbine"]'
QUARTERS = 'builds = "headquarters"\nneeds = ["factory", "crane"'


def test_another_box_is_played_without_any_change_of_code(tmp_path: Path) -> None:
    """Shorter tracks with other values and icons, other needs and steps, stronger cards, a shorter stalemate."""
    result = run(
        tmp_path,
        (f"length = 12\n{VALUES}", "length = 11\nvalues = [[1, 2], [4, 5]]"),
        ('space = 8\ncolour = "blue"\nkind = "move_ship"', 'space = 7\ncolour = "blue"\nkind = "shipyard_draft"'),
        (f"{QUARTERS}]\nscientists = 1\nsteps = 3", f'{QUARTERS}, "turbine"]\nscientists = 2\nsteps = 5'),
        ('effect = { kind = "recruit", count = 2 }', 'effect = { kind = "recruit", count = 4 }'),
        ("stalemate_laps = 3", "stalemate_laps = 1"),
    )
    assert result.returncode == 0, result.stderr
    assert result.stdout.split("\n")[0] == "[11, 11, 11, 11, 11] [0, 0, 6, 8, 8] [0, 1, 4, 3]"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("copies = 6\n", "copies = 7\n", "expected 13 shipyard cards, found 14"),
        ("reserve = 14 ", "reserve = 13 ", "expected 16 scientists, found 15"),
        (CRANE, CRANE.replace("crane", "camp"), "expected 4 camp cards and pieces"),
        (CRANE, CRANE.replace("turbine", "windmill"), "not 'windmill'"),
        ("scientists = 1\nsteps = 3", "scientist = 1\nsteps = 3", "'scientists' is missing"),
        ('centres = ["rc_land"]\nlength', 'centres = ["rc_marine"]\nlength', "centre_icons"),
        ('next = "s"', 'next = "se"', "sw: next"),
        ("stalemate_laps = 3", "stalemate_laps = 3\nlaps = 3", "unknown key 'laps'"),
    ],
)
def test_a_wrong_box_is_refused_with_the_place_and_what_was_expected(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    result = run(tmp_path, (old, new), program="import farside; farside.game('antarctica')")
    assert result.returncode != 0
    assert said in result.stderr.splitlines()[-1]
