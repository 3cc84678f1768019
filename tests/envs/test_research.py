"""The page for researchers and the notebook do what they say."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from farside.envs import extra, rates

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs/research.md"
NOTEBOOK = ROOT / "docs/notebook.ipynb"


def test_the_examples_of_the_page_run(capsys: pytest.CaptureFixture[str]):
    blocks = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert len(blocks) >= 5
    exec(compile("\n".join(blocks), PAGE.name, "exec"), {})
    assert re.match(r"\[-?[01]\.0, -?[01]\.0\]", capsys.readouterr().out)


def test_the_notebook_runs_from_its_first_cell_to_its_last(tmp_path: Path):
    command = [sys.executable, str(ROOT / "tools/notebook.py"), str(NOTEBOOK), "--check"]
    subprocess.run(command, check=True, cwd=tmp_path, timeout=600)


def test_the_notebook_shows_an_agent_that_has_learnt():
    outputs = [
        output
        for cell in json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
        for output in cell.get("outputs", [])
    ]
    pictures = [output for output in outputs if "image/svg+xml" in output.get("data", {})]
    assert len(pictures) == 2  # the table and the curve
    (curve,) = [
        words for output in outputs for words in output.get("data", {}).get("text/plain", []) if words.startswith("[0.")
    ]
    shares = json.loads(curve)
    assert shares[0] < 0.6 < 0.75 < shares[-1]


def test_the_notebook_tells_nothing_of_the_machine_it_was_made_on():
    text = NOTEBOOK.read_text(encoding="utf-8")
    assert not re.search(r"/(home|work|root|tmp|Users)/", text)


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(extra, "find_spec", lambda name: None if name == "pyspiel" else find_spec(name))
    extra.need("numpy")
    with pytest.raises(ImportError, match=r"needs pyspiel; to get it: pip install 'farside\[envs\]'"):
        extra.need(*extra.NEEDS)


@pytest.mark.parametrize("door", ["aec", "solo", "crowd", "spiel", "codec", "spaces", "rates"])
def test_a_door_says_which_extra_is_missing(door: str, monkeypatch: pytest.MonkeyPatch):
    for name in [name for name in sys.modules if name.startswith("farside.envs.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(ImportError, match=r"pip install 'farside\[envs\]'"):
        __import__(f"farside.envs.{door}")


def test_the_bench_measures_every_door():
    figures = rates.rates("pebble", 2, seconds=0.02)
    assert all(figure > 0 for figure in (figures["aec_decisions_per_s"], figures["spiel_decisions_per_s"]))
    assert figures["spiel_ismcts_per_s"] > 0
