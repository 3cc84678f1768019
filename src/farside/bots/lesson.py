"""Lesson: what was learnt about a game, a small file that people can read: where it comes from, and every price."""

from __future__ import annotations

import tomllib
from math import isfinite
from typing import Any, Final

from farside.bots.features import OF_CARD, PHASES, Features

PRICES: Final = "# What one of each feature is worth in points, early, middle and late in the game. See docs/bots.md.\n"
NUMBERS: Final = "# The numbers of the hand-written taste, tuned by play. See docs/bots.md.\n"

Origin = dict[str, str | int | float]  # seed, games, the bot it began with ...


class LessonError(ValueError):
    """A weights file that does not fit: says the file and what was expected."""


class Lesson:
    """The prices of a game's features, and how they were found."""

    def __init__(self, game: str, edition: int, counts: list[int], origin: Origin, prices: list[float]) -> None:
        self.game = game
        self.counts = counts  # of players; games of others are left to the hand-written taste
        self.edition = edition
        self.origin = origin
        self.prices = prices

    def dumps(self, features: Features) -> str:
        """As TOML."""
        lines = [PRICES, *heading(self.game, self.edition, self.counts, self.origin), "\n[prices]"]
        for at, name in enumerate(features.names):
            shown = ", ".join([f"{price:.3f}" for price in self.prices[at * PHASES : (at + 1) * PHASES]])
            lines.append(f"{quoted(name)} = [{shown}]")
        return "\n".join(lines) + "\n"

    @classmethod
    def loads(cls, text: str, file: str, features: Features) -> Lesson:
        """From TOML; every feature must have its prices, and nothing else may."""
        found = parsed(text, file)
        table = found.pop("prices", None)
        if not isinstance(table, dict):
            raise LessonError(f"{file}: expected a table [prices]")
        game, edition = found.pop("game", ""), found.pop("edition", 0)
        return cls(game, edition, counts_in(found.pop("players", None), file), found, prices_in(table, file, features))


class Numbers:
    """Other numbers for a hand-written taste, and how they were found."""

    def __init__(self, game: str, edition: int, counts: list[int], origin: Origin, numbers: dict[str, float]) -> None:
        self.game = game
        self.edition = edition
        self.counts = counts  # of players they were tuned with; the taste is used with any
        self.origin = origin
        self.numbers = numbers

    def dumps(self) -> str:
        """As TOML."""
        lines = [NUMBERS, *heading(self.game, self.edition, self.counts, self.origin), "\n[numbers]"]
        return "\n".join([*lines, *[f"{name} = {number:.4f}" for name, number in self.numbers.items()]]) + "\n"

    @classmethod
    def loads(cls, text: str, file: str, known: dict[str, float]) -> Numbers:
        """From TOML; every number must be one of the taste's. One that is left out stays as it was written."""
        found = parsed(text, file)
        table = numbers_in(found.pop("numbers", None), file, known)
        game, edition = found.pop("game", ""), found.pop("edition", 0)
        return cls(game, edition, counts_in(found.pop("players", None), file), found, table)


def parsed(text: str, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LessonError(f"{file}: {error}") from error


def heading(game: str, edition: int, counts: list[int], origin: Origin) -> list[str]:
    """Where it comes from."""
    lines = [f"game = {quoted(game)}", f"edition = {edition}", f"players = {counts}"]
    for name, value in origin.items():
        lines.append(f"{name} = {quoted(value) if isinstance(value, str) else value}")
    return lines


def counts_in(players: object, file: str) -> list[int]:
    if not isinstance(players, list) or not players or not all(isinstance(count, int) for count in players):
        raise LessonError(f"{file}: expected players = [2, ...], the counts of players it was learnt with")
    return players


def numbers_in(table: object, file: str, known: dict[str, float]) -> dict[str, float]:
    if not isinstance(table, dict):
        raise LessonError(f"{file}: expected a table [numbers]")
    for name, number in table.items():
        if name not in known:
            raise LessonError(f"{file}: the taste has no number {name!r}; possible: {', '.join(known)}")
        if not is_price(number):
            raise LessonError(f"{file}: {name!r}: expected a number with decimals")
    return table


def prices_in(table: dict[str, object], file: str, features: Features) -> list[float]:
    strange = [name for name in table if name not in features.names and not is_of_card(name)]
    missing = [name for name in features.names if name not in table and not is_of_card(name)]
    if strange or missing:
        what = f"a price of {strange[0]!r}, which is no feature" if strange else f"no price of {missing[0]!r}"
        raise LessonError(f"{file}: there is {what}; learn again")
    prices: list[float] = []
    for at, name in enumerate(features.names):
        row = table.get(name, features.prices[at * PHASES : (at + 1) * PHASES])
        if not isinstance(row, list) or len(row) != PHASES or not all(is_price(price) for price in row):
            raise LessonError(f"{file}: {name!r}: expected {PHASES} numbers with decimals")
        prices.extend(row)
    return prices


def is_of_card(name: str) -> bool:
    """A feature of one card: another box may have others, and what was not learnt keeps the price it began with."""
    return name.startswith(OF_CARD)


def is_price(price: object) -> bool:
    return isinstance(price, float) and isfinite(price)


def quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
