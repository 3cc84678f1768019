"""What a position is worth is the same number, compiled and in plain Python."""

from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random

import pytest
from tests.bots.strangers import strangers

from farside.bots import features as kernel
from farside.bots import learnt
from farside.bots.features import Features, row_of
from farside.bots.greedy import BOT
from farside.bots.judge import Judge
from farside.bots.mind import taste_for
from farside.core import shelf
from farside.core.state import State

pytestmark = pytest.mark.long  # with the compiled package

SOURCE = Path(__file__).resolve().parents[2] / "src/farside/bots/minds"
KEYS = [key for key in shelf.shelf() if (SOURCE / key / "features.py").exists()]


def in_plain_python(key: str) -> Features:
    """The same features, read from their source."""
    spec = spec_from_file_location(f"plain_{key}", SOURCE / key / "features.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    found = module.FEATURES
    assert isinstance(found, Features)
    return found


def test_tastes_and_features_are_compiled() -> None:
    modules = [kernel, learnt, *(import_module(f"farside.bots.minds.{key}.features") for key in KEYS)]
    assert not [module.__name__ for module in modules if str(module.__file__).endswith(".py")]


@pytest.mark.parametrize("key", KEYS)
def test_features_are_the_same_numbers_compiled(key: str) -> None:
    game, dice = shelf.game(key), Random(1)
    compiled, plain = import_module(f"farside.bots.minds.{key}.features").FEATURES, in_plain_python(key)
    assert compiled.names == plain.names
    assert compiled.prices == plain.prices
    for seats in game.seats:
        state: State = game.start(seats=seats, seed=seats, log=None, **game.usual(seats))
        while not state.over:
            state.push(state.turn(), dice.choice(state.options(state.turn())))
            assert row_of(compiled, state, compiled.time(state)) == row_of(plain, state, plain.time(state))
        assert compiled.points(state) == plain.points(state) == game.scores(state)


@pytest.mark.filterwarnings("ignore:.*is left out")
def test_a_taste_in_plain_python_is_heard_by_the_compiled_search(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with strangers(tmp_path, monkeypatch):
        game = shelf.game("stranger")
        state: State = game.start(seats=2, seed=1)
        judge = Judge(game, taste_for(game), state, 1)
        assert judge.spread == 3.0, "an attribute of its class"
        assert judge.hope(state, 0) == 0.5


@pytest.mark.parametrize("key", shelf.shelf())
def test_greedy_plays_a_whole_game_compiled(key: str) -> None:
    game, dice = shelf.game(key), Random(1)
    state: State = game.start(seats=2, seed=1, log=None)
    while not state.over:
        seat = state.turn()
        state.act(seat, BOT.choose(game.sight(state, seat, dice)))
