"""What a position is worth is the same number, compiled and in plain Python."""

from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random

import pytest

from farside.bots.features import features as kernel
from farside.bots.features.features import Features, row_of
from farside.bots.tastes import learnt
from farside.core import shelf
from farside.core.state import State

pytestmark = pytest.mark.long  # with the compiled package

SOURCE = Path(__file__).resolve().parents[2] / "src/farside/bots/features"
KEYS = [key for key in shelf.shelf() if (SOURCE / f"{key}.py").exists()]


def in_plain_python(key: str) -> Features:
    """The same features, read from their source."""
    spec = spec_from_file_location(f"plain_{key}", SOURCE / f"{key}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    found = module.FEATURES
    assert isinstance(found, Features)
    return found


def test_tastes_and_features_are_compiled() -> None:
    modules = [kernel, learnt, *(import_module(f"farside.bots.features.{key}") for key in KEYS)]
    assert not [module.__name__ for module in modules if str(module.__file__).endswith(".py")]


@pytest.mark.parametrize("key", KEYS)
def test_features_are_the_same_numbers_compiled(key: str) -> None:
    game, dice = shelf.game(key), Random(1)
    compiled, plain = import_module(f"farside.bots.features.{key}").FEATURES, in_plain_python(key)
    assert compiled.names == plain.names
    assert compiled.prices == plain.prices
    for seats in game.seats:
        state: State = game.start(seats=seats, seed=seats, log=None, **game.usual(seats))
        while not state.over:
            state.push(state.turn(), dice.choice(state.options(state.turn())))
            assert row_of(compiled, state, compiled.time(state)) == row_of(plain, state, plain.time(state))
        assert compiled.points(state) == plain.points(state) == game.scores(state)
