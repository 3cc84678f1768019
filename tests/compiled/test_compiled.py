"""What runs against the compiled package: it is compiled, and it plays the same games as plain Python."""

from pathlib import Path
from random import Random

import pytest
from tests.records.golden import FILES, facts, finals, replay

from farside.core import chance, checks, shelf, state
from farside.core.record import Record
from farside.games.antarctica import components, copies, setup, sight
from farside.games.antarctica import state as table
from farside.games.antarctica.rules import build, effects, scoring, turn

pytestmark = pytest.mark.long  # with the compiled package

MODULES = [chance, state, components, copies, setup, sight, table, build, effects, scoring, turn]
COUNTS = [(key, seats) for key in shelf.shelf() for seats in shelf.game(key).seats]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_the_module_is_compiled(module) -> None:
    assert not str(module.__file__).endswith(".py"), "plain Python; run this with `make test`"


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_golden_game_ends_as_in_plain_python(file: Path) -> None:
    assert facts(replay(file), file.parent.name) == finals(file.parent.name)[file.stem]


@pytest.mark.parametrize(("key", "seats"), COUNTS)
def test_the_promises_hold(key: str, seats: int) -> None:
    for seed in range(4):
        checks.play(shelf.game(key), seats, seed, **shelf.game(key).usual(seats))


def test_a_branch_of_a_record_is_written_as_the_record_is() -> None:
    record = Record("pebble", 2, 1)
    assert record.branch().dumps() == record.dumps()


@pytest.mark.parametrize(("key", "seats"), COUNTS)
def test_a_clone_is_searched_without_harm(key: str, seats: int) -> None:
    """A bot's way: clone, play on at random, throw away."""
    dice = Random(seats)
    game = shelf.game(key)
    position = game.start(seats=seats, seed=5, log=None, **game.usual(seats))
    before = position.freeze_all()
    for _playout in range(20):
        twin = position.clone()
        while not twin.over:
            twin.push(twin.turn(), dice.choice(twin.options(twin.turn())))
    assert position.freeze_all() == before
