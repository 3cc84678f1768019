"""What a move costs: a real server, fifty tables of two seats, moves as fast as they are answered.

`python -m farside.table.load [GAME]` prints JSON: the server's CPU per accepted move (from /proc, storage on), moves a
second, and how long the visitors waited. Fifty tables are opened before each round of moves, and counted by themselves.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeVar

from farside.core import shelf
from farside.core.state import State
from farside.table.settings import FAST, FULL

TABLES = 50
SEATS = 2
SECONDS = 10.0
SERVER = "from farside.table import serve; serve.run(port={}, database={!r}, workers={}, durability={!r})"
WAIT = 0.05
OK = 200
T = TypeVar("T")


class Answer(NamedTuple):
    """What the server said, and after how many seconds."""

    status: int
    body: bytes
    took: float


class Line:
    """One kept connection, with no more HTTP than a bench needs."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(cls, port: int) -> Line:
        return cls(*await asyncio.open_connection("127.0.0.1", port))

    async def send(self, request: bytes) -> Answer:
        start = time.perf_counter()
        self.writer.write(request)
        head = await self.reader.readuntil(b"\r\n\r\n")
        size = int(head.lower().partition(b"content-length:")[2].partition(b"\r\n")[0])
        body = await self.reader.readexactly(size)
        return Answer(int(head[9:12]), body, time.perf_counter() - start)

    def close(self) -> None:
        self.writer.close()


def written(method: str, path: str, told: object = None, token: str = "") -> bytes:
    """A request as it goes over the line."""
    body = b"" if told is None else json.dumps(told).encode()
    bearer = f"Authorization: Bearer {token}\r\n" if token else ""
    head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\n{bearer}Content-Length: {len(body)}\r\n\r\n"
    return head.encode() + body


class Visit:
    """One table, played to the end, each seat on a line of its own, as two people would.

    Whoever knows the rules and the seed can write all moves down beforehand.
    """

    def __init__(self, game: str, lines: Sequence[Line], seed: int) -> None:
        self.game = shelf.game(game)
        self.lines = lines
        self.seed = seed
        self.moves: list[tuple[Line, bytes]] = []
        self.waits: list[float] = []
        self.wrong = 0

    async def open(self) -> None:
        told = {"game": self.game.key, "seats": [{"kind": "human"}] * SEATS, "seed": self.seed}
        opened = json.loads((await self.lines[0].send(written("POST", "/api/v1/tables", told))).body)
        path = f"/api/v1/tables/{opened['table']}/moves"
        state: State = self.game.start(seats=SEATS, seed=self.seed)
        dice = Random(self.seed)
        while not state.over:
            seat = state.turn()
            action = dice.choice(state.options(seat))
            told = {"ply": state.ply_for(seat), "action": action}
            move = written("POST", path, told, opened["seats"][seat]["token"])
            self.moves.append((self.lines[seat % len(self.lines)], move))
            state.push(seat, action)

    async def play(self) -> None:
        for line, move in self.moves:
            answer = await line.send(move)
            self.waits.append(answer.took)
            self.wrong += answer.status != OK


def main() -> None:
    asked = arguments()
    with tempfile.TemporaryDirectory() as folder, server(folder, asked) as process:
        figures = run(measure(asked, process.pid))
    sys.stdout.write(json.dumps(figures, indent=2) + "\n")


def run(what: Coroutine[Any, Any, T]) -> T:
    """On the same loop as a server, where there is one, and without looking for waste: what the visitors of a bench
    need for themselves is none of the server's time."""
    try:
        from uvloop import new_event_loop
    except ImportError:  # not on Windows
        return asyncio.run(what)
    gc.disable()
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(what)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="pebble")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--port", type=int, default=8474)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--lines", type=int, default=1, help="for the two seats of a table, on which they take turns")
    parser.add_argument("--database", help="an empty one, in place of a new file")
    parser.add_argument("--durability", choices=(FULL, FAST), default=FULL)
    return parser.parse_args()


@contextmanager
def server(folder: str, asked: argparse.Namespace) -> Iterator[subprocess.Popen[bytes]]:
    """A server of its own, stopped at the end."""
    database = asked.database or str(Path(folder) / "tables.db")
    code = SERVER.format(asked.port, database, asked.workers, asked.durability)
    process = subprocess.Popen([sys.executable, "-c", code])
    try:
        yield process
    finally:
        process.terminate()
        process.wait()


class Spent:
    """What goes by while this is entered, again and again: time, and what a server computes in it."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.passed = 0.0
        self.cpu = dict.fromkeys(cpu_seconds(pid), 0.0)

    @property
    def milliseconds(self) -> float:
        """Of all its processors."""
        return 1000 * sum(self.cpu.values())

    def __enter__(self) -> None:
        self._before, self._since = cpu_seconds(self.pid), time.perf_counter()

    def __exit__(self, *error: object) -> None:
        after = cpu_seconds(self.pid)
        self.passed += time.perf_counter() - self._since
        self.cpu = {one: spent + after[one] - self._before[one] for one, spent in self.cpu.items()}


async def measure(asked: argparse.Namespace, pid: int) -> dict[str, object]:
    began = time.perf_counter()
    lines = [await patiently(asked.port)]
    await lines[0].send(written("GET", "/"))
    started = time.perf_counter() - began
    lines += [await Line.open(asked.port) for _ in range(TABLES * asked.lines - 1)]
    opening, playing = Spent(pid), Spent(pid)
    visits: list[Visit] = []
    while not visits or playing.passed < asked.seconds:
        tables = [Visit(asked.game, lines[at::TABLES], len(visits) + at) for at in range(TABLES)]
        with opening:
            await asyncio.gather(*(visit.open() for visit in tables))
        with playing:
            await asyncio.gather(*(visit.play() for visit in tables))
        visits += tables
    for line in lines:
        line.close()
    waits = sorted(wait for visit in visits for wait in visit.waits)
    return {
        "game": asked.game,
        "tables_at_once": TABLES,
        "tables": len(visits),
        "moves": len(waits),
        "refused": sum(visit.wrong for visit in visits),
        "server_cpu_ms_per_move": round(playing.milliseconds / len(waits), 4),
        "server_cpu_ms_per_opened_table": round(opening.milliseconds / len(visits), 4),
        "cpu_s_by_process": sorted((round(one, 2) for one in playing.cpu.values()), reverse=True),
        "moves_per_s": round(len(waits) / playing.passed, 1),
        "p50_ms": round(1000 * waits[len(waits) // 2], 2),
        "p99_ms": round(1000 * waits[len(waits) * 99 // 100], 2),
        "start_to_first_page_s": round(started, 2),
    }


async def patiently(port: int) -> Line:
    while True:
        try:
            return await Line.open(port)
        except ConnectionRefusedError:
            await asyncio.sleep(WAIT)


def cpu_seconds(pid: int) -> dict[int, float]:
    """User and system time of a process and of its children, in seconds."""
    found: dict[int, float] = {}
    for member in [pid, *children(pid)]:
        fields = Path(f"/proc/{member}/stat").read_text().rpartition(")")[2].split()
        found[member] = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return found


def children(pid: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


if __name__ == "__main__":
    main()
