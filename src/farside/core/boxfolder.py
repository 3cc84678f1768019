"""Boxes in a folder, and boxes that a process and all that it starts are lent."""

from __future__ import annotations

import atexit
import json
import os
from collections.abc import Iterable
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final, NamedTuple

from farside.core import shelf
from farside.core.box import BoxError
from farside.core.boxes import LENT, GameBox
from farside.core.boxfile import SUFFIX, read_box, written

NOWHERE: Final = Path(os.devnull)  # a folder where no box lies


class BadBox(NamedTuple):
    """A file that no game can be made from, and why."""

    file: str
    why: str


def read_folder(place: Path) -> tuple[list[GameBox], list[BadBox]]:
    """The boxes of a folder, each checked, and the files that cannot be used; a bad one touches no other."""
    good: list[GameBox] = []
    bad: list[BadBox] = []
    for path in sorted(place.iterdir()) if place.is_dir() else []:
        if path.name.startswith(".") or not (path.is_dir() or path.name.endswith(".toml")):
            continue
        try:
            good.append(shelf.checked(read_box(path)))
        except (BoxError, OSError) as error:
            bad.append(BadBox(path.name, str(error).removeprefix(f"{path.name}: ")))
    return good, bad


def found(word: str, game: str = "", place: Path = NOWHERE) -> GameBox:
    """A box by its file, by the game whose own box is meant, or by name or digest from the folder."""
    if Path(word).exists():
        return shelf.checked(read_box(Path(word)), game)
    if word in shelf.keys():  # noqa: SIM118 - the shelf is no dict
        return shelf.ours(word)
    good, _bad = read_folder(place)
    for box in good:
        if word in (box.name, box.digest, box.short) and game in ("", box.game):
            return box
    possible = ", ".join([*shelf.keys(), *[box.name for box in good]])
    raise BoxError(f"there is no box '{word}': expected a file, a folder, or one of: {possible}")


def asked(word: str, game: str = "", place: Path = NOWHERE) -> GameBox:
    """The box that somebody asks for as `GAME=FILE`, or as a file whose game is clear."""
    key, sign, file = word.partition("=")
    if not sign:
        return found(word, game, place)
    possible = shelf.keys()
    if key not in possible:
        raise BoxError(f"--box: there is no game '{key}'; possible: {', '.join(possible)}")
    return found(file, key, place)


def save(box: GameBox, place: Path) -> Path:
    """Write a box into the folder, under its game and name; a box of the same name is replaced."""
    place.mkdir(parents=True, exist_ok=True)
    words = "".join([letter if letter.isalnum() else " " for letter in box.name.lower()]).split()
    path = place / f"{box.game}-{'-'.join(words) or 'box'}{SUFFIX}"
    beside = path.with_suffix(".part")
    beside.write_text(written(box, shelf.ours(box.game)), encoding="utf-8")
    beside.replace(path)
    return path


def lend_all(boxes: Iterable[GameBox]) -> None:
    """Play with these in this process, and in every process that it starts; games must not be open yet."""
    for box in boxes:
        if box.is_ours:
            continue
        if box.game in shelf.OPENED:
            raise BoxError(f"{box.game} is already played with its own box here: a box is chosen first")
        shelf.lend(box)
    packed = [[box.game, box.parts, sorted(box.picture), *box.packed()[3:]] for box in LENT.values()]
    with NamedTemporaryFile("w", suffix=".json", prefix="farside-box-", delete=False, encoding="utf-8") as file:
        json.dump(packed, file)
    os.environ[shelf.INHERITED] = file.name
    atexit.register(Path(file.name).unlink, missing_ok=True)
