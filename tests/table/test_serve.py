"""Serving: where the server listens and what it says; and the load that a real one carries."""

from __future__ import annotations

import socket
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.foreign import installed
from tests.table.postgres import free_port

from farside.table import load, serve
from farside.table.settings import Settings, SettingsError


@pytest.fixture
def taken():
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        line.listen()
        yield line.getsockname()[1]


def test_a_port_that_was_asked_for_and_is_taken_is_a_clear_error(taken: int):
    with pytest.raises(SettingsError, match=f"cannot listen at 127.0.0.1, port {taken}"):
        serve.listen(Settings(port=taken), elsewhere=False)
    with pytest.raises(SystemExit, match="farside: cannot listen"):
        serve.run(port=taken)


def test_our_own_choice_of_port_gives_way_to_a_free_one(taken: int):
    with serve.listen(Settings(port=taken), elsewhere=True) as line:
        assert line.getsockname()[1] not in (0, taken)


def test_a_bad_setting_ends_with_a_sentence():
    with pytest.raises(SystemExit, match="farside: workers is a whole number"):
        serve.run(workers=0)
    with pytest.raises(SystemExit, match="farside: cannot listen at 203"):
        serve.run(host="203.0.113.1")


def test_a_database_that_cannot_be_used_ends_with_a_sentence(tmp_path: Path):
    with pytest.raises(SystemExit, match="farside: 'mysql' is not supported"):
        serve.run(port=0, database="mysql://here/there")


@pytest.mark.parametrize(
    ("host", "shown"),
    [("127.0.0.1", "localhost"), ("0.0.0.0", "localhost"), ("192.168.1.5", "192.168.1.5"), ("fd00::1", "[fd00::1]")],
)
def test_the_address_is_one_that_a_person_can_open(host: str, shown: str):
    assert serve.shown_address(host, 8473) == f"http://{shown}:8473/"


def test_games_that_are_left_out_are_named_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    (tmp_path / "ruin.py").write_text("GAME = 1 / 0\n")
    with contextmanager(installed)(tmp_path, monkeypatch, "ruin = ruin:GAME\n"):
        serve.greet("http://localhost/", show=False)
    assert "ruin is left out: ZeroDivisionError: division by zero (" in caplog.text


def test_the_load_is_played_against_a_real_server(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.setattr(load, "TABLES", 2)
    monkeypatch.setattr("sys.argv", ["load", "pebble", "--seconds", "0", "--port", str(free_port())])
    load.main()
    assert '"refused": 0' in capsys.readouterr().out
