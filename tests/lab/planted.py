"""Planted: copies of Pebble in which somebody has hidden a fault that a report must find."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.foreign import copy_of_pebble

# By name: file, what stands there, what is put in its place.
Change = tuple[str, str, str]
OWL: Final = "5"
LANGUAGES: Final = ("en", "fr", "it")
DEALT: Final = "    shuffle_deck(state)\n    deal"
PLANTS: Final[dict[str, list[Change]]] = {
    # Who keeps an owl to the end wins; nothing tells of it before the last ply.
    "crowned": [
        ("state.py", "        total = 0\n", f"        total = 100 * self.held(seat, {OWL})\n"),
        (
            "rules/round.py",
            '            state.tell("end", NOBODY)\n',
            '            state.tell("end", NOBODY)\n'
            "            for seat in range(state.seats):\n"
            "                for bird in range(6):\n"
            "                    if state.held(seat, bird):\n"
            '                        state.tell("keep", seat, bird)\n',
        ),
        ("game.py", '"log-draw": "bird.a",', '"log-draw": "bird.a",\n        "log-keep": "bird.a",'),
        ("game.py", '"end")', '"keep", "end")'),
        *[
            (f"texts/{lang}.ftl", "log-end =", "log-keep = { $seat } { $bird }\nlog-end =")
            for lang in ("en", "fr", "it")
        ],
    ],
    # Nobody can ever pay for the isle, and whoever settles the pool loses points.
    "idle": [
        ("components.py", 'site.number("points")', 'site.number("points", least=-99)'),
        ("components.toml", "price = 5\npoints = 6", "price = 99\npoints = 6"),
        ("components.toml", 'key = "pool"\nprice = 2\npoints = 2', 'key = "pool"\nprice = 2\npoints = -20'),
    ],
    # The first seat begins with a present.
    "lopsided": [("state.py", "        total = 0\n", "        total = 9 if seat == 0 else 0\n")],
    # Somebody, by lot, begins with the delta, and it is worth more than all the rest.
    "runaway": [
        (
            "setup.py",
            "    shuffle_deck(state)\n    deal",
            "    state.owner[8] = state.first\n    shuffle_deck(state)\n    deal",
        ),
        ("components.toml", "points = 8", "points = 100"),
    ],
    # Nothing: the rules as they are.
    "plain": [],
}


def plant(folder: Path, name: str) -> Path:
    """A copy of Pebble with one of these faults."""
    home = copy_of_pebble(folder, name)
    for place, old, new in PLANTS[name]:
        change(home / place, old, new)
    return home


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text, f"{file.name} has no '{old}' any more"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
