"""kill -9 at any moment: no accepted move is lost, and every game goes on. Tried by doing it."""

from __future__ import annotations

import http.client
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.table.postgres import free_port

from farside.core import shelf
from farside.core.state import State
from farside.table.sql.store import SqlStore

TABLES = 4
NOTHING: Mapping[str, str] = {}
PATIENCE = 120.0  # seconds; a busy machine writes slowly
CODE = "from farside.table import serve; serve.run(port={port}, database={database!r}, workers={workers})"


class Server:
    """A real server in its own process group."""

    def __init__(
        self,
        database: Path | str,
        workers: int = 1,
        env: Mapping[str, str] = NOTHING,
        port: int = 0,
        first: str = "",
    ) -> None:
        """`first`: what is done in its process before it serves."""
        self.port = port or free_port()
        code = first + CODE.format(port=self.port, database=str(database), workers=workers)
        told = {**os.environ, **env}
        self.process = subprocess.Popen(
            [sys.executable, "-c", code], stderr=subprocess.PIPE, text=True, start_new_session=True, env=told
        )
        self.wait_until_open()

    def wait_until_open(self) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.ask("GET", "/api/v1/games")
                return
            except OSError:
                assert time.monotonic() < until, self.process.stderr
                assert self.process.poll() is None, self.process.stderr
                time.sleep(0.05)

    def ask(self, method: str, path: str, told: object = None, token: str = "") -> tuple[int, Any]:
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            line.request(method, path, None if told is None else json.dumps(told), headers)
            answer = line.getresponse()
            return answer.status, json.loads(answer.read())
        finally:
            line.close()

    def kill(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        self.end()

    def stop(self) -> str:
        self.process.send_signal(signal.SIGINT)
        return self.end()

    def end(self) -> str:
        _, said = self.process.communicate(timeout=PATIENCE)
        return said


@contextmanager
def serving(database: Path, workers: int = 1) -> Iterator[Server]:
    server = Server(database, workers)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


class Player(threading.Thread):
    """Plays one table after another as fast as it is answered, and remembers what was accepted."""

    def __init__(self, server: Server, seed: int) -> None:
        super().__init__()
        self.server = server
        self.seed = seed
        self.accepted: dict[str, list[str]] = {}

    def run(self) -> None:
        try:
            while True:
                self.play()
                self.seed += TABLES
        except (OSError, http.client.HTTPException):
            return  # the server is gone

    def play(self) -> None:
        game = shelf.game("pebble")
        told = {"game": "pebble", "seats": [{"kind": "human"}] * 2, "seed": self.seed}
        opened = self.server.ask("POST", "/api/v1/tables", told)[1]
        accepted = self.accepted[opened["table"]] = []
        state: State = game.start(seats=2, seed=self.seed)
        while not state.over:
            seat = state.turn()
            action = state.options(seat)[0]
            move = {"ply": state.ply, "action": action}
            path = f"/api/v1/tables/{opened['table']}/moves"
            status, _ = self.server.ask("POST", path, move, opened["seats"][seat]["token"])
            assert status == 200
            accepted.append(game.actions.name(action))
            state.push(seat, action)


def test_no_accepted_move_is_lost(tmp_path: Path):
    database = tmp_path / "tables.db"
    accepted: dict[str, list[str]] = {}
    for turn in range(2):
        with serving(database) as server:
            players = [Player(server, 1000 * turn + at) for at in range(TABLES)]
            for player in players:
                player.start()
            time.sleep(0.4 + 0.3 * turn)
            server.kill()
            for player in players:
                player.join()
                accepted |= player.accepted
    assert sum(map(len, accepted.values())) > 20
    store = SqlStore(f"sqlite:///{database}")
    for table, moves in accepted.items():
        kept = [move.name for move in store.moves(table)]
        assert kept[: len(moves)] == moves
        assert len(kept) - len(moves) <= 1  # the one whose answer was on its way
    store.close()


def test_after_a_crash_people_and_bots_go_on(tmp_path: Path):
    database = tmp_path / "tables.db"
    told = {"game": "pebble", "seats": [{"kind": "human"}, {"kind": "bot", "bot": "greedy"}], "seed": 3}
    with serving(database) as server:
        opened = server.ask("POST", "/api/v1/tables", told)[1]
        path, token = f"/api/v1/tables/{opened['table']}", opened["seats"][0]["token"]
        move(server, path, token)
        server.kill()  # perhaps while the bot thinks
    with serving(database) as server:
        until = time.monotonic() + PATIENCE
        while not move(server, path, token):
            assert time.monotonic() < until, "the game does not end"
        _status, told = server.ask("GET", path)
        assert told["over"]
        said = server.stop()
    assert "Traceback" not in said


def move(server: Server, path: str, token: str) -> bool:
    """One move of ours, if we are asked; says whether the game is over."""
    seen = server.ask("GET", path, token=token)[1]
    if seen["options"]:
        status, _ = server.ask(
            "POST", f"{path}/moves", {"ply": seen["ply"], "action": seen["options"][0]["name"]}, token
        )
        assert status in (200, 409)
    return bool(seen["over"])


def test_two_workers_play_one_table(tmp_path: Path):
    """Whoever of them is asked knows the latest move; who watches at one hears of the moves at the other."""
    told = {"game": "pebble", "seats": [{"kind": "human"}] * 2, "seed": 3}
    with serving(tmp_path / "tables.db", workers=2) as server:
        opened = server.ask("POST", "/api/v1/tables", told)[1]
        path = f"/api/v1/tables/{opened['table']}"
        lines = [listening(server, path) for _ in range(4)]
        state: State = shelf.game("pebble").start(seats=2, seed=3)
        while not state.over:
            seat = state.turn()
            action = state.options(seat)[0]
            token = opened["seats"][seat]["token"]
            status, _ = server.ask("POST", f"{path}/moves", {"ply": state.ply, "action": action}, token)
            assert status == 200
            state.push(seat, action)
            assert server.ask("GET", path)[1]["ply"] == state.ply
        for line in lines:
            assert heard(line, state.ply)
        assert "Traceback" not in server.stop()


def listening(server: Server, path: str) -> http.client.HTTPConnection:
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    line.request("GET", f"{path}/events")
    return line


def heard(line: http.client.HTTPConnection, ply: int) -> bool:
    """Listen until this ply is told."""
    answer = line.getresponse()
    wanted = f'data: {{"ply":{ply}}}'.encode()
    while answer.readline().strip() != wanted:
        pass
    line.close()
    return True
