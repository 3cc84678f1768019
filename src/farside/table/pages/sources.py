"""Which parts of a title's box are not known from print: what its component files mark as reconstructed."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources

from farside.core import shelf

GUESSED = "reconstructed"
BOX = "components.toml"


@cache
def guessed(key: str) -> list[str]:
    """The groups of components some of whose data are reconstructed, as their files name them: box first, modules."""
    package = resources.files(shelf.game(key).packages()[0])
    files = [file for file in package.iterdir() if file.name.endswith(".toml")]
    found: list[str] = []
    for file in sorted(files, key=lambda file: (file.name != BOX, file.name)):
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        found += [name for name, part in data.items() if tells_guess(part)]
    return list(dict.fromkeys(found))


def tells_guess(part: object) -> bool:
    """Whether anything in this part of a component file says that it, or a field of it, is reconstructed."""
    if isinstance(part, dict):
        return any(name.startswith(GUESSED) or tells_guess(value) for name, value in part.items())
    if isinstance(part, list):
        return any(tells_guess(value) for value in part)
    return isinstance(part, str) and part.startswith(GUESSED)
