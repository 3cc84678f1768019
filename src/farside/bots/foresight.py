"""Foresight: what the beginning of a round is worth, and numbers for games alone: small files that people can read."""

from __future__ import annotations

from typing import Any, Final

from farside.bots.horizon import Horizon
from farside.bots.lesson import LessonError, Origin, counts_in, heading, is_price, numbers_in, parsed, quoted

HEAD: Final = """\
# How far ahead one ends if a round begins so and so many are left (1, 2 ... of them): the sum of all features times
# their prices. Numbers, if there are any, are those of the taste, for games alone with an automa. See docs/bots.md.
"""
START: Final = "start"  # counts 1 in every position


class Foresight:
    """What was found out about rounds, and how."""

    def __init__(
        self,
        game: str,
        edition: int,
        counts: list[int],
        origin: Origin,
        numbers: dict[str, float],
        horizon: Horizon | None,
    ) -> None:
        self.game = game
        self.edition = edition
        self.counts = counts  # of people: 1 is alone with an automa
        self.origin = origin
        self.numbers = numbers
        self.horizon = horizon

    def dumps(self) -> str:
        """As TOML."""
        lines = [HEAD, *heading(self.game, self.edition, self.counts, self.origin)]
        if self.numbers:
            lines += ["\n[numbers]", *[f"{name} = {number:.4f}" for name, number in self.numbers.items()]]
        if self.horizon is not None:
            lines += shown(self.horizon)
        return "\n".join(lines) + "\n"

    @classmethod
    def loads(cls, text: str, file: str, known: dict[str, float], names: list[str]) -> Foresight:
        """From TOML; numbers and features must be those of the taste."""
        found = parsed(text, file)
        numbers = numbers_in(found.pop("numbers", {}), file, known)
        table: Any = found.pop("prices", None)
        horizon = None if table is None else horizon_in(table, file, names)
        game, edition = found.pop("game", ""), found.pop("edition", 0)
        return cls(game, edition, counts_in(found.pop("players", None), file), found, numbers, horizon)


def shown(horizon: Horizon) -> list[str]:
    """Its prices as TOML."""
    found = ["\n[prices]"]
    for at, name in enumerate([*horizon.names, START]):
        found.append(f"{quoted(name)} = [{', '.join([f'{prices[at]:.4f}' for prices in horizon.prices])}]")
    return found


def horizon_in(table: object, file: str, names: list[str]) -> Horizon:
    """Every feature must have a price for every number of rounds, and nothing else may."""
    if not isinstance(table, dict):
        raise LessonError(f"{file}: expected a table [prices]")
    wanted = [*names, START]
    strange = [name for name in table if name not in wanted]
    missing = [name for name in wanted if name not in table]
    if strange or missing:
        what = f"a price of {strange[0]!r}, which is no feature" if strange else f"no price of {missing[0]!r}"
        raise LessonError(f"{file}: there is {what}; learn again")
    rounds = {len(row) if isinstance(row, list) else 0 for row in table.values()}
    if len(rounds) > 1 or rounds == {0}:
        raise LessonError(f"{file}: expected as many prices for each feature as rounds can be left")
    for name in wanted:
        if not all(is_price(price) for price in table[name]):
            raise LessonError(f"{file}: {name!r}: expected numbers with decimals")
    return Horizon(names, [[table[name][left] for name in wanted] for left in range(rounds.pop())])
