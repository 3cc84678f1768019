"""Crowds: how a real server does with many who listen, many tables remembered, many games finished, many servers.

`make crowds` prints JSON: how long a thousand listeners wait for a move, what the lobby takes with five hundred
tables, how long news takes from one server to another (`--database` names an empty PostgreSQL; without it, on SQLite),
and how long a server with fifty thousand finished tables takes to start. `farside.table.load` tells CPU by process.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any

from farside.core import shelf
from farside.core.record import Record
from farside.table.doors import new_salt
from farside.table.load import Line, patiently, written
from farside.table.seating import new_row
from farside.table.shuffling import Luck
from farside.table.sql.store import SqlStore
from growth import cpu, family, played

FIGURES = ("listeners", "lobby", "news", "start")
LISTENERS, REMEMBERED, FINISHED = 1000, 500, 50_000
ROUNDS = 10
NEWS = 300
PEOPLE = {"seats": [{"kind": "human"}] * 2}
SERVER = "from farside.table import serve; serve.run(port={}, database={!r})"
TABLE = "/api/v1/tables"


def main() -> None:
    asked = arguments()
    with tempfile.TemporaryDirectory() as folder:
        file = f"sqlite:///{folder}/tables.db"
        found = {name: measured(asked, file, name) for name in ([asked.only] if asked.only else FIGURES)}
    sys.stdout.write(json.dumps(found, indent=2) + "\n")


def measured(asked: argparse.Namespace, file: str, name: str) -> dict[str, Any]:
    if name == "news":
        return asyncio.run(news(asked.database or file, asked.port))
    if name == "start":
        finish(file)
        return start(file, asked.port)
    with server(file, asked.port) as process:
        return asyncio.run((listeners if name == "listeners" else lobby)(asked.port, process.pid))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=8478)
    parser.add_argument("--database", help="an empty PostgreSQL for the news")
    parser.add_argument("--only", choices=FIGURES, help="one of them alone")
    return parser.parse_args()


@contextmanager
def server(database: str, port: int) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen([sys.executable, "-c", SERVER.format(port, database)])
    try:
        asyncio.run(opened(port))
        yield process
    finally:
        process.terminate()
        process.wait()


async def opened(port: int) -> None:
    line = await patiently(port)
    await line.send(written("GET", "/"))
    line.close()


async def ask(port: int, method: str, path: str, told: object = None, token: str = "", cookie: str = "") -> Any:
    line = await Line.open(port)
    request = written(method, path, told, token)
    if cookie:
        request = request.replace(b"\r\n\r\n", b"\r\nCookie: " + cookie.encode() + b"\r\n\r\n", 1)
    answer = await line.send(request)
    line.close()
    assert answer.status < 400, answer.body[:200]
    return answer


async def table(port: int, seed: int) -> dict[str, Any]:
    told = {"game": "pebble", "seed": seed, **PEOPLE}
    found: dict[str, Any] = json.loads((await ask(port, "POST", TABLE, told)).body)
    return found


async def moves(port: int, table: dict[str, Any], seed: int, count: int) -> list[tuple[dict[str, object], str]]:
    """So many moves of a game by lot, each with the token of whoever makes it."""
    state, dice = shelf.game("pebble").start(seats=2, seed=seed), Random(seed)
    found: list[tuple[dict[str, object], str]] = []
    while not state.over and len(found) < count:
        seat = state.turn()
        action = dice.choice(state.options(seat))
        found.append(({"ply": state.ply_for(seat), "action": action}, table["seats"][seat]["token"]))
        state.push(seat, action)
    return found


async def heard(reader: asyncio.StreamReader) -> None:
    """Until the next change is told."""
    while not (await reader.readline()).startswith(b"data:"):
        pass


def told(waits: list[float]) -> dict[str, float]:
    waits = sorted(waits)
    shown = {"p50": len(waits) // 2, "p99": len(waits) * 99 // 100, "most": len(waits) - 1}
    return {"count": len(waits), **{f"{name}_ms": round(1000 * waits[at], 1) for name, at in shown.items()}}


async def listeners(port: int, pid: int) -> dict[str, Any]:
    """From the moment a move is sent until the last of all who listen has heard of it."""
    here = await table(port, 1)
    path = f"{TABLE}/{here['table']}"
    lines = []
    for _ in range(LISTENERS):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(written("GET", f"{path}/events"))
        await heard(reader)
        lines.append((reader, writer))
    waits, before = [], sum(map(cpu, family(pid)))
    for move, token in await moves(port, here, 1, ROUNDS):
        all_heard = [asyncio.create_task(heard(reader)) for reader, _ in lines]
        began = time.perf_counter()
        await ask(port, "POST", f"{path}/moves", move, token)
        await asyncio.gather(*all_heard)
        waits.append(time.perf_counter() - began)
    spent = sum(map(cpu, family(pid))) - before
    for _, writer in lines:
        writer.close()
    shown = {"until_all_have_heard": told(waits), "cpu_ms_per_move": round(1000 * spent / len(waits), 1)}
    return {"listeners": LISTENERS, **shown}


async def lobby(port: int, pid: int) -> dict[str, Any]:
    """A browser that remembers hundreds of tables: the first page, and what it costs the server."""
    found = [await table(port, seed) for seed in range(REMEMBERED)]
    cookie = "; ".join(f"seat-{one['table']}={one['seats'][0]['token']}" for one in found)
    first = await ask(port, "GET", "/", cookie=cookie)
    before = sum(map(cpu, family(pid)))
    waits = [(await ask(port, "GET", f"/?page={1 + turn % 3}", cookie=cookie)).took for turn in range(5 * ROUNDS)]
    spent = sum(map(cpu, family(pid))) - before
    return {
        "remembered": REMEMBERED,
        "first_ms": round(1000 * first.took, 1),
        **told(waits),
        "cpu_ms": round(1000 * spent / len(waits), 1),
    }


async def news(database: str, port: int) -> dict[str, Any]:
    """Somebody listens at one server, a move is made at another; both are told on the same computer."""
    with ExitStack() as servers:
        await asyncio.to_thread(servers.enter_context, server(database, port))
        await asyncio.to_thread(servers.enter_context, server(database, port + 1))
        waits = []
        for seed in range(NEWS // ROUNDS):
            here = await table(port, seed)
            path = f"{TABLE}/{here['table']}"
            reader, writer = await asyncio.open_connection("127.0.0.1", port + 1)
            writer.write(written("GET", f"{path}/events"))
            await heard(reader)
            for move, token in await moves(port, here, seed, ROUNDS):
                hearing = asyncio.create_task(heard(reader))
                await ask(port, "POST", f"{path}/moves", move, token)
                answered = time.perf_counter()
                await hearing
                waits.append(max(0.0, time.perf_counter() - answered))
                await asyncio.sleep(0.02)
            writer.close()
    return {"database": database.partition(":")[0], "after_the_answer": told(waits)}


def finish(database: str) -> None:
    """Fifty thousand finished games beside what is there."""
    store, ways = SqlStore(database, lasting=False), [played("pebble", seed) for seed in range(8)]
    rows, seats, made = [], [], []
    for number in range(FINISHED):
        record: Record = ways[number % len(ways)]
        row = new_row(record, Luck(record.seed, "crowds", chosen=True), ("", 0), "host")
        rows.append({"id": f"f{number:05d}", "host": row.host, "created": row.created, "seed": str(record.seed)})
        seats += [{"id": f"f{number:05d}", "seat": at, "token": new_salt()} for at in range(2)]
        made += [
            {"id": f"f{number:05d}", "ply": ply, "seat": move.seat, "name": move.name}
            for ply, move in enumerate(record.moves)
        ]
    with store.engine.begin() as line:
        line.exec_driver_sql(
            "INSERT INTO tables (id, game, edition, seats, seed, salt, variants, chosen, host, created, over, advice)"
            " VALUES (:id, 'pebble', 1, 2, :seed, 'crowds', '{}', 1, :host, :created, 1, 1)",
            rows,
        )
        line.exec_driver_sql(
            "INSERT INTO seats (table_id, seat, kind, bot, name, token, taken)"
            " VALUES (:id, :seat, 'human', '', '', :token, 1)",
            seats,
        )
        line.exec_driver_sql(
            "INSERT INTO moves (table_id, ply, seat, name, played) VALUES (:id, :ply, :seat, :name, 1.0)", made
        )
    store.close()


def start(database: str, port: int) -> dict[str, Any]:
    """From the command to the first page."""
    waits, spent = [], []
    for _ in range(3):
        began = time.perf_counter()
        with server(database, port) as process:
            waits.append(time.perf_counter() - began)
            spent.append(sum(map(cpu, family(process.pid))))
    shown = {"seconds": waits, "cpu_seconds": spent}
    return {"finished": FINISHED, **{name: [round(one, 2) for one in found] for name, found in shown.items()}}


if __name__ == "__main__":
    main()
