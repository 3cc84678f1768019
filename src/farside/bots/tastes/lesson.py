"""Lesson: what was learnt about a game, a small file that people can read: where it comes from, and every price."""

from __future__ import annotations

import tomllib
from importlib import import_module, resources
from importlib.util import find_spec
from math import isfinite
from typing import Final

from farside.bots.features.features import PHASES, Features
from farside.bots.tastes.learnt import Learnt
from farside.bots.tastes.taste import handmade_for
from farside.core.shelf import AnyGame

HEAD: Final = "# What one of each feature is worth in points, early, middle and late in the game. See docs/bots.md.\n"


class LessonError(ValueError):
    """A weights file that does not fit: says the file and what was expected."""


class Lesson:
    """The prices of a game's features, and how they were found."""

    def __init__(self, game: str, edition: int, origin: dict[str, str | int | float], prices: list[float]) -> None:
        self.game = game
        self.edition = edition
        self.origin = origin  # seed, games, rounds, the bot it began with ...
        self.prices = prices

    def dumps(self, features: Features) -> str:
        """As TOML."""
        lines = [HEAD, f"game = {quoted(self.game)}", f"edition = {self.edition}"]
        for name, value in self.origin.items():
            lines.append(f"{name} = {quoted(value) if isinstance(value, str) else value}")
        lines.append("\n[prices]")
        for at, name in enumerate(features.names):
            shown = ", ".join([f"{price:.3f}" for price in self.prices[at * PHASES : (at + 1) * PHASES]])
            lines.append(f"{quoted(name)} = [{shown}]")
        return "\n".join(lines) + "\n"

    @classmethod
    def loads(cls, text: str, file: str, features: Features) -> Lesson:
        """From TOML; every feature must have its prices, and nothing else may."""
        try:
            found = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise LessonError(f"{file}: {error}") from error
        table = found.pop("prices", None)
        if not isinstance(table, dict):
            raise LessonError(f"{file}: expected a table [prices]")
        game, edition = found.pop("game", ""), found.pop("edition", 0)
        return cls(game, edition, found, prices_in(table, file, features))


def prices_in(table: dict[str, object], file: str, features: Features) -> list[float]:
    strange = [name for name in table if name not in features.names]
    missing = [name for name in features.names if name not in table]
    if strange or missing:
        what = f"a price of {strange[0]!r}, which is no feature" if strange else f"no price of {missing[0]!r}"
        raise LessonError(f"{file}: there is {what}; learn again")
    prices: list[float] = []
    for name in features.names:
        row = table[name]
        if not isinstance(row, list) or len(row) != PHASES or not all(is_price(price) for price in row):
            raise LessonError(f"{file}: {name!r}: expected {PHASES} numbers with decimals")
        prices.extend(row)
    return prices


def is_price(price: object) -> bool:
    return isinstance(price, float) and isfinite(price)


def quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def features_for(game: AnyGame) -> Features | None:
    """What is counted in a game: FEATURES of `features/<game>.py`; None where nobody has written them."""
    name = f"farside.bots.features.{game.key}"
    if find_spec(name) is None:
        return None
    found = import_module(name).FEATURES
    assert isinstance(found, Features), f"{name}.FEATURES are no Features"
    return found


def learnt_for(game: AnyGame) -> Learnt | None:
    """The taste that was learnt for a game, None if there is none."""
    file = resources.files("farside.bots.tastes").joinpath("weights", f"{game.key}.toml")
    features = features_for(game) if file.is_file() else None
    if features is None:
        return None
    lesson = Lesson.loads(file.read_text(encoding="utf-8"), f"weights/{game.key}.toml", features)
    return Learnt(features, lesson.prices, handmade_for(game))
