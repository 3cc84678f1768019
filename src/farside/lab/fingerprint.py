"""Fingerprint: of which rules, box, bots and version games were played, so that no folder mixes two of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable
from inspect import getmodule
from typing import Final

import farside
from farside.bots.offers import MINDS, offers
from farside.core.shelf import AnyGame

KERNEL: Final = "farside.core"
BOTS: Final = "farside.bots"
TOLD: Final = ("texts", "notes", "lessons", "howto", "art", "drawing", "__pycache__")  # folders of words and pictures
FLAT: Final = (KERNEL, BOTS)  # packages whose folders hold other things
OUR_BOX: Final = "our_box"
RULES: Final = (".py",)
DATA: Final = (".toml",)
SHOWN: Final = 12  # digits of a fingerprint: enough to tell two apart


def fingerprint(game: AnyGame, bots: Sequence[str]) -> dict[str, str]:
    """By name, what must be the same in all games of a study."""
    home = type(game).__module__.rpartition(".")[0]
    minds = sorted({BOTS, mind_of(game), *map(home_of, bots)} - {""})
    return {
        "version": farside.__version__,
        "rules": printed([KERNEL, home], RULES),
        OUR_BOX: game.box.digest,
        "minds": printed(minds, RULES + DATA),
    }


def home_of(bot: str) -> str:
    """The package of a bot; ours is the room of all bots."""
    module = getmodule(type(farside.bot(bot)))
    package = (module.__package__ or "") if module is not None else ""
    return BOTS if package.startswith(BOTS) else package


def mind_of(game: AnyGame) -> str:
    """The package of what bots know about a game."""
    point = offers(MINDS).get(game.key)
    return point.module.rpartition(".")[0] if point is not None else ""


def printed(packages: Iterable[str], endings: tuple[str, ...]) -> str:
    return sha256(" ".join(digest(each, endings) for each in packages).encode()).hexdigest()[:SHOWN]


@cache
def digest(package: str, endings: tuple[str, ...]) -> str:
    """Of the files of one package that say how a game goes."""
    found = sha256()
    for place, file in sorted(files(resources.files(package), "", package in FLAT), key=lambda each: each[0]):
        if place.endswith(endings):
            found.update(f"{place} {sha256(file.read_bytes()).hexdigest()}\n".encode())
    return found.hexdigest()


def files(folder: Traversable, place: str, flat: bool) -> list[tuple[str, Traversable]]:
    """All files with their places in the package; `flat`: without what lies in folders."""
    found: list[tuple[str, Traversable]] = []
    for each in folder.iterdir():
        if each.is_file():
            found.append((f"{place}{each.name}", each))
        elif not flat and each.name not in TOLD:
            found += files(each, f"{place}{each.name}/", flat)
    return found
