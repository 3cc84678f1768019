"""The notebook's agent takes a seat: trained through `farside.envs`, it plays wherever our bots do."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from farside.bots import guests, roster
from farside.games.pebble.game import GAME
from farside.lab.match import match

np = pytest.importorskip("numpy")
pytest.importorskip("pettingzoo")
EXAMPLES = Path(__file__).parents[2] / "examples"


def test_the_agent_is_trained_and_beats_whoever_answers_by_lot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(EXAMPLES)
    monkeypatch.syspath_prepend(EXAMPLES)
    for name in (guests.NAMED, guests.FOLDER):
        monkeypatch.setenv(name, "")
    little_agent = import_module("little_agent")
    np.save(tmp_path / "little.npy", little_agent.trained(steps=20))
    monkeypatch.setenv("LITTLE", str(tmp_path / "little.npy"))
    roster.invite(["little=little_agent:LittleAgent"])
    assert match(GAME, ["little", "chance"], 40, 501).standings[0].wins > 22
    monkeypatch.undo()
    for known in (guests.guest, roster.installed, roster.roster):
        known.cache_clear()
