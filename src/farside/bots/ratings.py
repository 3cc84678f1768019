"""Ratings: how strong the levels were found to be, title by title, with the doubt. `farside ladder --keep` writes them.

What nobody has measured is not told. A rating is that of a ladder: 400 points are odds of ten to one, `greedy` is 1000.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple

from farside.bots.roster import plain

FILE: Final = "ratings.toml"  # beside this module
HEAD: Final = "# How strong bots are: rating, and its 95 % interval. Made by `farside ladder`, see docs/bots.md.\n"


class Rating(NamedTuple):
    """A rating and the interval it lies in with 95 %."""

    rating: int
    low: int
    high: int


@cache
def kept() -> dict[str, Any]:
    """All that was measured: by game, then by the number of players."""
    return tomllib.loads(resources.files("farside.bots").joinpath(FILE).read_text(encoding="utf-8"))


def rating(bot: str, game: str, seats: int) -> Rating | None:
    """What was found of a bot, whatever its temper; None if nobody has looked."""
    found = kept().get(game, {}).get(str(seats), {}).get("bots", {}).get(plain(bot))
    return None if found is None else Rating(*found)


def counts(game: str) -> list[int]:
    """With how many players a game was measured."""
    return sorted(int(seats) for seats in kept().get(game, {}))


def written(known: dict[str, Any], game: str, seats: int, command: str, found: dict[str, Rating]) -> str:
    """The file with what one ladder has found in its place."""
    games = {key: dict(cases) for key, cases in known.items()}
    games.setdefault(game, {})[str(seats)] = {
        "command": command,
        "bots": {key: list(one) for key, one in found.items()},
    }
    lines = [HEAD]
    for key in sorted(games):
        for case in sorted(games[key]):
            lines += [f"[{key}.{case}]", f'command = "{games[key][case]["command"]}"', f"[{key}.{case}.bots]"]
            lines += [f'"{bot}" = {list(one)}' for bot, one in games[key][case]["bots"].items()]
            lines.append("")
    return "\n".join(lines)
