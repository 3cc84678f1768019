"""Growth: thousands of running tables with people's thinking times, on one computer. `make growth` runs it.

Most people play by letter: they come every few hours, look at the lobby, open a table, move and go. Some play live:
they move after seconds, and both listen. A real server is visited over HTTP; CPU and memory are read from /proc, the
size of the database from itself. Prints JSON, and draws what happened (`growing.py`).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlencode

import psycopg
from sqlalchemy import text

import growing
from farside.core import shelf
from farside.core.actions import Seat
from farside.core.record import Record
from farside.core.state import State
from farside.table.answers import SeatSpec
from farside.table.load import OK, Answer, Line, children, patiently, written
from farside.table.seating import new_row, new_seats, new_tokens
from farside.table.shuffling import Luck
from farside.table.sql.store import SqlStore

SEATS = 2
GAMES = {"antarctica": 4, "magnastorm": 2, "mars": 1, "pebble": 1, "skymines": 2}  # of ten tables
PEOPLE = [SeatSpec(taken=True)] * SEATS
WAYS = 5  # games played beforehand of each title; a table is one of them, at some ply
PLAYED = (0.2, 0.8)  # how far tables have come, of all plies
LETTER, LIVE = 4 * 3600.0, 20.0  # mean seconds between two moves at a table
GATHERED = 50_000  # moves
ADD_MOVE = text("INSERT INTO moves (table_id, ply, seat, name, played) VALUES (:table, :ply, :seat, :name, 1.0)")
STEP = 10.0  # seconds between two readings
REFUSED = 400  # the status of an answer from which on it is a refusal
SERVER = "from farside.table import serve; serve.run(port={}, database={!r}, workers={})"
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Table:
    """A table as the simulation knows it: who holds which token, and the position."""

    id: str
    tokens: list[str]
    record: Record
    live: bool
    now: State | None = None

    @property
    def state(self) -> State:
        if self.now is None:
            self.now = self.record.replay()
        return self.now


@dataclass
class Reading:
    """What was measured in one step."""

    at: float
    moves: int
    server_cpu: float
    database_cpu: float
    memory: float
    size: float
    waits: dict[str, list[float]]


def main() -> None:
    asked = arguments()
    with tempfile.TemporaryDirectory() as folder:
        database = asked.database or f"sqlite:///{folder}/tables.db"
        tables = prepared(database, asked)
        with server(database, asked) as process:
            found = asyncio.run(Simulation(asked, database, process.pid, tables).run())
    sys.stdout.write(json.dumps(found, indent=2) + "\n")
    if asked.picture:
        Path(asked.picture).write_text(growing.picture(found, reckoned(found)), encoding="utf-8")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--live", type=float, default=0.03, help="the share of tables that are played live")
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--database", help="an empty one, in place of a new file")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--port", type=int, default=8476)
    parser.add_argument("--picture", help="where to draw it, as SVG")
    return parser.parse_args()


# -- before it begins ------------------------------------------------------------------------------


def prepared(database: str, asked: argparse.Namespace) -> list[Table]:
    """So many running tables, written straight into the database."""
    dice, store = Random(1), SqlStore(database, lasting=False)
    titles = [title for title, share in GAMES.items() for _ in range(share)]
    ways = {title: [played(title, seed) for seed in range(WAYS)] for title in GAMES}
    found, written_down = [], list[tuple[str, int, int, str]]()
    for number in range(asked.tables):
        whole = dice.choice(ways[titles[number % len(titles)]])
        upto = int(len(whole.moves) * dice.uniform(*PLAYED))
        record = Record(whole.game, whole.seats, whole.seed, whole.variants, whole.moves[:upto], whole.edition)
        tokens = new_tokens(PEOPLE)
        row = new_row(record, Luck(record.seed, "growth", chosen=True), ("", 0), "host")
        seats = new_seats(PEOPLE, tokens, row.id, "host")
        store.add(row, seats, [])
        written_down += [(row.id, ply, move.seat, move.name) for ply, move in enumerate(record.moves)]
        if len(written_down) > GATHERED or number == asked.tables - 1:
            write_down(store, written_down)
        live = number < asked.tables * asked.live
        found.append(Table(row.id, tokens, record, live))
    store.close()
    return found


def write_down(store: SqlStore, moves: list[tuple[str, int, int, str]]) -> None:
    """All at once: one by one as they are played, a million moves take many minutes."""
    rows = [{"table": table, "ply": ply, "seat": seat, "name": name} for table, ply, seat, name in moves]
    with store.engine.begin() as line:
        line.execute(ADD_MOVE, rows)
    moves.clear()


def played(title: str, seed: int) -> Record:
    """A whole game by lot."""
    record, dice = Record(title, SEATS, seed), Random(seed)
    state = record.start()
    while not state.over:
        seat = state.turn()
        record.add(state, seat, dice.choice(state.options(seat)))
    return record


@contextmanager
def server(database: str, asked: argparse.Namespace) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen([sys.executable, "-c", SERVER.format(asked.port, database, asked.workers)])
    try:
        yield process
    finally:
        process.terminate()
        process.wait()


# -- while it runs ---------------------------------------------------------------------------------


class Simulation:
    """All who play."""

    def __init__(self, asked: argparse.Namespace, database: str, pid: int, tables: list[Table]) -> None:
        self.asked = asked
        self.database = database
        self.pid = pid
        self.tables = tables
        self.dice = Random(2)
        self.waits: dict[str, list[float]] = {}
        self.moves = self.heard = self.made_after_all = 0
        self.refused: Counter[str] = Counter()  # what was asked for, and the status of the answer

    async def run(self) -> dict[str, Any]:
        (await patiently(self.asked.port)).close()
        live = [table for table in self.tables if table.live]
        letters = [table for table in self.tables if not table.live]
        people = [asyncio.create_task(self.play_live(table)) for table in live]
        people += [asyncio.create_task(self.play_by_letter(letters))] if letters else []
        await asyncio.sleep(STEP)  # until all who play live have come
        readings = [reading async for reading in self.readings()]
        for person in people:
            person.cancel()
        ended = await asyncio.gather(*people, return_exceptions=True)
        failed = [one for one in ended if isinstance(one, Exception)]
        assert not failed, f"{len(failed)} people failed, the first one with {failed[0]!r}"
        return self.told(readings)

    async def play_live(self, table: Table) -> None:
        """Both people watch; whoever is asked moves after some seconds, until the game is over."""
        listening = [asyncio.create_task(self.listen(table, seat)) for seat in range(SEATS)]
        try:
            await asyncio.sleep(self.dice.uniform(0, LIVE))
            while not table.state.over:
                await self.move(table)
                await asyncio.sleep(self.dice.expovariate(1 / LIVE))
        finally:
            for task in listening:
                task.cancel()
            await asyncio.gather(*listening, return_exceptions=True)

    async def play_by_letter(self, tables: list[Table]) -> None:
        """One of all these tables after another, each visited for one move."""
        visits: set[asyncio.Task[None]] = set()
        while True:
            await asyncio.sleep(self.dice.expovariate(len(tables) / LETTER))
            visit = asyncio.create_task(self.visit(self.dice.choice(tables)))
            visits.add(visit)
            visit.add_done_callback(visits.discard)

    async def visit(self, table: Table) -> None:
        """Somebody comes by: the lobby, the table, a move."""
        if not table.state.over:
            seat = table.state.turn()
            await self.ask("lobby", page("/", table, seat))
            await self.ask("page", page(f"/t/{table.id}", table, seat))
            await self.move(table)

    async def move(self, table: Table) -> None:
        """As the page sends it: a form, answered with the table."""
        state, seat = table.state, table.state.turn()
        ply, action = state.ply_for(seat), self.dice.choice(state.options(seat))
        name = shelf.game(table.record.game).actions.name(action)
        told = urlencode({"seat": seat, "ply": ply, "action": name})
        answer = await self.ask("move", page(f"/t/{table.id}/move", table, seat, told))
        if answer.status < REFUSED or await self.was_made(table, seat, ply):
            state.push(seat, action)
            self.moves += 1

    async def was_made(self, table: Table, seat: Seat, ply: int) -> bool:
        """Whoever is told that the database is busy looks whether his move was written nevertheless, as people do."""
        look = await self.ask("look", written("GET", f"/api/v1/tables/{table.id}", token=table.tokens[seat]))
        made = look.status == OK and int(json.loads(look.body)["ply"]) > ply
        self.made_after_all += made
        return made

    async def listen(self, table: Table, seat: Seat) -> None:
        """Hear of changes, and fetch the table whenever there are any, as the page does."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.asked.port)
        try:
            writer.write(page(f"/api/v1/tables/{table.id}/events", table, seat))
            while said := await reader.readline():
                if said.startswith(b"data:"):
                    self.heard += 1
                    await self.ask("news", page(f"/t/{table.id}", table, seat, fragment=True))
        finally:
            writer.close()

    async def ask(self, what: str, request: bytes) -> Answer:
        """On a new line, because the last one was closed while somebody thought."""
        line = await Line.open(self.asked.port)
        answer = await line.send(request)
        line.close()
        self.waits.setdefault(what, []).append(answer.took)
        if answer.status >= REFUSED:
            self.refused[f"{what} {answer.status}"] += 1
        return answer

    # -- measuring ---------------------------------------------------------------------------------

    async def readings(self) -> AsyncIterator[Reading]:
        began, before = time.monotonic(), self.spent()
        self.waits, self.moves = {}, 0
        while time.monotonic() - began < self.asked.seconds:
            await asyncio.sleep(STEP)
            now = self.spent()
            waits, self.waits, moves, self.moves = self.waits, {}, self.moves, 0
            passed = time.monotonic() - began
            yield Reading(passed, moves, now[0] - before[0], now[1] - before[1], memory(self.pid), self.size(), waits)
            before = now

    def spent(self) -> tuple[float, float]:
        """CPU seconds of the server, and of the database if it is one by itself."""
        mine = sum(map(cpu, family(self.pid)))
        return mine, sum(map(cpu, sessions(self.database))) if self.database.startswith("postgresql") else 0.0

    def size(self) -> float:
        """Bytes of the database."""
        if self.database.startswith("postgresql"):
            with psycopg.connect(self.database) as line:
                row = line.execute("SELECT pg_database_size(current_database())").fetchone()
            return float(row[0] if row else 0)
        file = self.database.removeprefix("sqlite:///")
        return float(sum(path.stat().st_size for path in Path(file).parent.glob(Path(file).name + "*")))

    def told(self, readings: list[Reading]) -> dict[str, Any]:
        moves = sum(one.moves for one in readings)
        seconds = readings[-1].at
        every = {
            what: sorted(wait for one in readings for wait in one.waits.get(what, ())) for what in self.kinds(readings)
        }
        return {
            "tables": len(self.tables),
            "live": sum(table.live for table in self.tables),
            "seconds": round(seconds),
            "step": STEP,
            "moves_per_s": round(moves / seconds, 2),
            "refused": dict(sorted(self.refused.items())),
            "made_after_all": self.made_after_all,
            "server_cores": round(sum(one.server_cpu for one in readings) / seconds, 3),
            "database_cores": round(sum(one.database_cpu for one in readings) / seconds, 3),
            "cpu_ms_per_move": round(
                1000 * sum(one.server_cpu + one.database_cpu for one in readings) / max(1, moves), 1
            ),
            "memory_mb": round(readings[-1].memory / 1e6),
            "database_mb": round(readings[-1].size / 1e6, 1),
            "bytes_per_move": round((readings[-1].size - readings[0].size) / max(1, moves - readings[0].moves)),
            "waits_ms": {what: quantiles(waits) for what, waits in every.items()},
            "answers": {what: len(waits) for what, waits in every.items()},
            "series": [series(one) for one in readings],
        }

    def kinds(self, readings: list[Reading]) -> list[str]:
        return sorted({what for one in readings for what in one.waits})


def reckoned(found: dict[str, Any]) -> list[tuple[float, float]]:
    """Cores of the server that so many tables need: work grows with moves, and moves with tables."""
    each = float(found["server_cores"]) / float(found["tables"])
    return [(many, many * each) for many in range(0, 4 * int(found["tables"]) + 1, max(1, int(found["tables"]) // 5))]


def page(path: str, table: Table, seat: Seat, form: str = "", fragment: bool = False) -> bytes:
    """A request of a browser that holds a seat."""
    asked = written("POST" if form else "GET", path).partition(b"Content-Length")[0]
    head = [f"Cookie: seat-{table.id}={table.tokens[seat]}"]
    head += ["Content-Type: application/x-www-form-urlencoded", "Sec-Fetch-Site: same-origin"] if form else []
    head += ["X-Fragment: 1"] if fragment or form else []
    return asked + "\r\n".join([*head, f"Content-Length: {len(form)}", "", form]).encode()


def series(one: Reading) -> dict[str, float]:
    waits = sorted(wait for found in one.waits.values() for wait in found)
    return {
        "at": round(one.at, 1),
        "moves": one.moves,
        "cores": round((one.server_cpu + one.database_cpu) / STEP, 3),
        "memory_mb": round(one.memory / 1e6, 1),
        "database_mb": round(one.size / 1e6, 2),
        "p99_ms": quantiles(waits)["p99"] if waits else 0.0,
    }


def quantiles(waits: list[float]) -> dict[str, float]:
    return {
        name: round(1000 * waits[min(len(waits) - 1, len(waits) * part // 100)], 1)
        for name, part in (("p50", 50), ("p99", 99))
    }


def family(pid: int) -> list[int]:
    return [pid, *(one for child in children(pid) for one in family(child))]


def sessions(database: str) -> list[int]:
    """The processes of a PostgreSQL on this computer that serve this database."""
    with psycopg.connect(database) as line:
        found = line.execute("SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()").fetchall()
    return [pid for (pid,) in found]


def cpu(pid: int) -> float:
    with suppress(FileNotFoundError, ProcessLookupError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS
    return 0.0


def memory(pid: int) -> float:
    """Bytes that the server holds."""
    found = 0.0
    for one in family(pid):
        with suppress(FileNotFoundError, ProcessLookupError):
            found += int(Path(f"/proc/{one}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return found


if __name__ == "__main__":
    main()
