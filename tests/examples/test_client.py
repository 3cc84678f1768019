"""A bot from outside plays a whole game against a real server, in another language."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.table.test_crash import Server, serving

CLIENT = Path(__file__).resolve().parents[2] / "examples/client.mjs"
BESIDE = Path(sys.executable).parent  # where Node.js lies if it came from the package index
NODE = shutil.which("node", path=os.pathsep.join([os.environ.get("PATH", ""), str(BESIDE)]))


def play(*words: str) -> subprocess.CompletedProcess[str]:
    assert NODE is not None, "the page is built with Node.js, so it is here"
    return subprocess.run([NODE, str(CLIENT), *words], capture_output=True, text=True, timeout=120, check=False)


@pytest.fixture
def server(tmp_path: Path):
    with serving(tmp_path / "tables.db") as found:
        yield found


def finished(server: Server, table: str) -> bool:
    return bool(server.ask("GET", f"/api/v1/tables/{table}")[1]["over"])


def test_it_opens_a_table_or_takes_the_seat_of_a_link_and_plays_to_the_end(server: Server):
    home = f"http://127.0.0.1:{server.port}"
    done = play(home, "pebble")
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout)
    assert said["moves"] == 20
    assert len(said["scores"]) == 2
    assert finished(server, said["table"])

    told = {"game": "pebble", "seats": [{"kind": "bot", "bot": "chance"}, {"kind": "human"}], "seed": 4}
    opened = server.ask("POST", "/api/v1/tables", told)[1]
    done = play(f"{home}/t/{opened['table']}?token={opened['seats'][1]['token']}")
    assert done.returncode == 0, done.stderr
    assert finished(server, opened["table"])

    refused = play(home, "chess")
    assert refused.returncode == 1
    assert "there is no game" in refused.stderr


def test_it_is_short_and_needs_no_package():
    text = CLIENT.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 60
    assert not re.search(r"\bimport\b|\brequire\b", text)
