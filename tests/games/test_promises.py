"""The promises every game on the shelf keeps, on random games at every player count and with every variant.

FARSIDE_GAMES says how many games are played at each player count; `make promises` asks for many. FARSIDE_VARIANT, such
as luna=5 or side=belt, keeps to the combinations that have it.
"""

import os
from contextlib import suppress
from functools import cache
from itertools import product

import pytest

from farside.core import checks, shelf
from farside.core.game import Value

GAMES = int(os.environ.get("FARSIDE_GAMES", "4"))
CHUNK = 1 if GAMES < 100 else 10  # games a test
ONLY = os.environ.get("FARSIDE_VARIANT", "")


@cache
def combinations(key: str, seats: int) -> list[dict[str, Value]]:
    """The combinations of variants that the game allows at this player count."""
    game = shelf.game(key)
    found = []
    for values in product(*game.variants.values()):
        chosen = dict(zip(game.variants, values, strict=True))
        if ONLY and ONLY not in {f"{name}={value}" for name, value in chosen.items()}:
            continue
        with suppress(ValueError):
            found.append(game.settings(seats, chosen))
    return found


PLAYED = [(key, seats) for key in shelf.shelf() for seats in shelf.game(key).seats]
COUNTS = [(key, seats) for key, seats in PLAYED if not ONLY or combinations(key, seats)]
assert COUNTS, f"FARSIDE_VARIANT: no game can be played with {ONLY}"


def settings(key: str, seats: int, seed: int) -> dict[str, Value]:
    """Each seed another combination of variants, in turn."""
    choices = combinations(key, seats)
    return choices[seed % len(choices)]


LATER = [pytest.param(start, marks=pytest.mark.long) for start in range(CHUNK, GAMES, CHUNK)]  # compiled


@pytest.mark.parametrize("start", [0, *LATER])
@pytest.mark.parametrize(("key", "seats"), COUNTS)
def test_promises(key: str, seats: int, start: int) -> None:
    for seed in range(start, min(start + CHUNK, GAMES)):
        checks.play(shelf.game(key), seats, seed, **settings(key, seats, seed))
