"""Games of other packages, installed for one test: entry points, and Pebble under another name."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from farside.core import shelf

PEBBLE = Path(__file__).resolve().parents[1] / "src/farside/games/pebble"


def installed(folder: Path, monkeypatch: pytest.MonkeyPatch, points: str, name: str = "stranger") -> Iterator[None]:
    """The modules in a folder are a distribution that offers games, until the test is over."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[farside.games]\n{points}")
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    forget()
    before = set(shelf.OPENED)
    yield
    for module in [key for key, module in sys.modules.items() if lies_in(folder, module)]:
        del sys.modules[module]
    shelf.OPENED.intersection_update(before)
    forget()


def lies_in(folder: Path, module: ModuleType) -> bool:
    return str(getattr(module, "__file__", None)).startswith(str(folder))


def forget() -> None:
    """What is installed has changed."""
    shelf._installed.cache_clear()
    shelf.game.cache_clear()


def copy_of_pebble(folder: Path, name: str) -> Path:
    """A game of its own: what somebody has who copies Pebble into another package under a new name."""
    home = folder / name
    shutil.copytree(PEBBLE, home, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for file in home.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        for old in ("farside.games.", 'key = "', "farside copies "):
            text = text.replace(f"{old}pebble", f"{old.removeprefix('farside.games.')}{name}")
        file.write_text(text, encoding="utf-8")
    for file in home.rglob("*.rec"):
        file.write_text(file.read_text(encoding="utf-8").replace("game pebble", f"game {name}"), encoding="utf-8")
    return home
