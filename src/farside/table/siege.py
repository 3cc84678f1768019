"""A siege: one visitor opens hundreds of tables of bots, and another one plays. How long does he wait for his bot?

`python -m farside.table.siege` prints JSON: seconds from a move to the bot's answer, in peace and under siege, for a
bot that answers at once and for one that takes its time; what became of the tables that were asked for. `--limits off`
shows what fairness alone does. The besieger comes from 127.0.0.2, so that he is another visitor (Linux).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from farside.table.load import Answer, Line, patiently, written

TABLES = 360
ROUNDS = 30
BESIEGER, VISITOR = "127.0.0.2", "127.0.0.1"
SERVER = "from farside.table import serve; serve.run(port={}, database={!r}, limits={!r}, durability='fast')"
QUICK, SLOW = "greedy", "mcts-easy"
PATIENCE = 60.0  # seconds that a bot is waited for
LOOK = 0.01
OK, OPENED = 200, 201


def main() -> None:
    asked = arguments()
    with tempfile.TemporaryDirectory() as folder, server(folder, asked):
        figures = asyncio.run(measure(asked))
    sys.stdout.write(json.dumps(figures, indent=2) + "\n")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="antarctica")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--port", type=int, default=8475)
    parser.add_argument("--limits", choices=("on", "off"), default="on")
    return parser.parse_args()


@contextmanager
def server(folder: str, asked: argparse.Namespace) -> Iterator[None]:
    code = SERVER.format(asked.port, str(Path(folder) / "tables.db"), asked.limits)
    process = subprocess.Popen([sys.executable, "-c", code])
    try:
        yield
    finally:
        process.terminate()
        process.wait()


async def measure(asked: argparse.Namespace) -> dict[str, Any]:
    (await patiently(asked.port)).close()
    peace = await waits(asked)
    answers: Counter[int] = Counter()
    besieger = asyncio.create_task(besiege(asked, answers))
    began = time.perf_counter()
    while sum(answers.values()) < min(asked.tables, 20):  # until the siege is laid
        await asyncio.sleep(LOOK)
    war = await waits(asked)
    besieger.cancel()
    return {
        "game": asked.game,
        "limits": asked.limits,
        "asked_for": sum(answers.values()),
        "opened": answers[OPENED],
        "refused": answers[429],
        "siege_s": round(time.perf_counter() - began, 1),
        "in_peace": {bot: told(found) for bot, found in peace.items()},
        "under_siege": {bot: told(found) for bot, found in war.items()},
    }


def told(found: list[float]) -> dict[str, float]:
    found = sorted(found)
    return {
        "p50_s": round(found[len(found) // 2], 3),
        "p95_s": round(found[min(len(found) - 1, len(found) * 95 // 100)], 3),
        "worst_s": round(found[-1], 3),
    }


async def besiege(asked: argparse.Namespace, answers: Counter[int]) -> None:
    """So many tables of bots as fast as they are opened; then on and on, because some are refused for a while."""
    reader, writer = await asyncio.open_connection("127.0.0.1", asked.port, local_addr=(BESIEGER, 0))
    line = Line(reader, writer)
    seats = [{"kind": "bot", "bot": QUICK}, {"kind": "bot", "bot": QUICK}, {"kind": "bot", "bot": SLOW}]
    request = written("POST", "/api/v1/tables", {"game": asked.game, "seats": seats})
    for at in range(10**9):
        answers[(await line.send(request)).status] += 1
        await asyncio.sleep(0 if at < asked.tables else 0.5)


async def waits(asked: argparse.Namespace) -> dict[str, list[float]]:
    return {bot: await waits_for(asked, bot) for bot in (QUICK, SLOW)}


async def waits_for(asked: argparse.Namespace, bot: str) -> list[float]:
    """From each move of a person to the moment when the bot has answered."""
    found: list[float] = []
    reader, writer = await asyncio.open_connection("127.0.0.1", asked.port, local_addr=(VISITOR, 0))
    line = Line(reader, writer)
    while len(found) < asked.rounds:
        table = Duel(line, asked.game, bot)
        await table.open()
        while len(found) < asked.rounds and await table.asked():
            found += await table.round()
    line.close()
    return found


class Duel:
    """A person against one bot."""

    def __init__(self, line: Line, game: str, bot: str) -> None:
        self.line, self.game, self.bot = line, game, bot
        self.path = self.token = ""
        self.seen: dict[str, Any] = {}

    async def open(self) -> None:
        seats = [{"kind": "human"}, {"kind": "bot", "bot": self.bot}]
        request = written("POST", "/api/v1/tables", {"game": self.game, "seats": seats})
        made = json.loads((await self.line.send(request)).body)
        self.path, self.token = f"/api/v1/tables/{made['table']}", made["seats"][0]["token"]

    async def look(self) -> dict[str, Any]:
        answer = await self.line.send(written("GET", f"{self.path}?since=99999", token=self.token))
        found: dict[str, Any] = json.loads(answer.body)
        return found

    async def asked(self) -> bool:
        """Wait until the person is asked; False when the game is over."""
        until = time.perf_counter() + PATIENCE
        while time.perf_counter() < until:
            self.seen = await self.look()
            if self.seen["over"] or 0 in self.seen["waiting"]:
                return not self.seen["over"]
            await asyncio.sleep(LOOK)
        raise SystemExit(f"{self.bot} did not answer within {PATIENCE} s")

    async def round(self) -> list[float]:
        """Move; if the bot is asked then, how long its first answer took."""
        moved = await self.move()
        told = json.loads(moved.body)
        if moved.status != OK or told["over"] or 0 in told["waiting"]:
            return []
        began = time.perf_counter()
        while time.perf_counter() < began + PATIENCE:
            if (await self.look())["ply"] > told["ply"]:
                return [time.perf_counter() - began]
            await asyncio.sleep(LOOK)
        raise SystemExit(f"{self.bot} did not answer within {PATIENCE} s")

    async def move(self) -> Answer:
        option = self.seen["options"][len(self.seen["options"]) // 2]
        told = {"ply": self.seen["ply"], "action": option["action"]}
        return await self.line.send(written("POST", f"{self.path}/moves", told, self.token))


if __name__ == "__main__":
    main()
