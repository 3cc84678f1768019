"""The kill loop: servers killed, databases restarted, connections cut while people play. No acknowledged move is lost.

One of them plays at tables with clocks and is called at every turn: no call is lost or comes twice, and time does not
jump. A call that was under way when its server died may or may not have arrived, and is not made again: it is counted.

`make kills ROUNDS=200` plays both databases in turn and prints what happened as JSON; a short one is part of the tests.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import random
import signal
import sqlite3
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import psycopg
from tests.table.callers import Room
from tests.table.postgres import Cluster, free_port
from tests.table.test_crash import Server

from farside.core import shelf
from farside.core.state import State
from farside.table.calls.rows import Post, packed
from farside.table.doors import ring_mark
from farside.table.sql.store import SqlStore

PLAYERS = 3
CALM = 0.3  # seconds of play before each fault
LOCKED = 1.5  # seconds for which somebody else holds a lock: longer than anybody waits
OK = 200
DATABASE = "kills"
CALLED = 1  # the seat of whoever is called
TERMS = {"pace": "daily", "turn": 86400, "bank": 0, "up": "bot"}
PATIENCE = 20.0  # seconds after which somebody looks where a call is
MOST = 100  # posts looked at
STILL = 2.0  # seconds by which a time may seem to move: a clock is written with a move, and read a little later


class House:
    """A server that is started again at the same address, as systemd would."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.port = free_port()
        self.born = 0  # how often the server was started
        self.start()

    def start(self) -> None:
        self.server = Server(self.url, port=self.port, first=NEAR)
        self.drain()
        self.born += 1

    def drain(self) -> None:
        """What the server complains about is read, so that it never waits for a reader."""
        threading.Thread(target=self.server.process.communicate, daemon=True).start()

    def kill(self) -> None:
        os.killpg(self.server.process.pid, signal.SIGKILL)
        self.server.process.wait()
        self.born += 1  # odd numbers are a server that is there
        self.start()

    def close(self) -> None:
        os.killpg(self.server.process.pid, signal.SIGKILL)
        self.server.process.wait()


NEAR = """
from functools import partial
from farside.table import serve
from farside.table.calls.wire import Wire
serve.install = partial(serve.install, wire=Wire(private=True, plain=True))
"""  # a test's own room stands at home


class Player(threading.Thread):
    """Plays one table after another, whatever happens, and remembers what was acknowledged."""

    def __init__(self, house: House, seed: int) -> None:
        super().__init__(daemon=True)
        self.house = house
        self.seed = seed
        self.resting = threading.Event()
        self.acknowledged: dict[str, dict[int, str]] = {}
        self.answers: Counter[int] = Counter()
        self.slowest = 0.0

    def run(self) -> None:
        while not self.resting.is_set():
            self.play()
            self.seed += PLAYERS

    def play(self) -> None:
        told = {"game": "pebble", "seats": [{"kind": "human"}] * 2, "seed": self.seed}
        opened = self.ask("POST", "/api/v1/tables", told)
        if opened is None or "seats" not in opened:
            return
        path, tokens = f"/api/v1/tables/{opened['table']}", [seat["token"] for seat in opened["seats"]]
        told_here = self.acknowledged[opened["table"]] = {}
        state: State = shelf.game("pebble").start(seats=2, seed=self.seed)
        while not state.over and not self.resting.is_set():
            self.move(path, tokens, state, told_here)

    def move(self, path: str, tokens: list[str], state: State, acknowledged: dict[int, str]) -> None:
        """One move; if nobody says what became of it, the table is looked at."""
        seat, ply = state.turn(), state.ply
        action = state.options(seat)[0]
        answer = self.ask("POST", f"{path}/moves", {"ply": ply, "action": action}, tokens[seat])
        if answer is not None:
            acknowledged[ply] = shelf.game("pebble").actions.name(action)
        if answer is not None or self.stands(path, tokens[seat]) > ply:
            state.push(seat, action)

    def stands(self, path: str, token: str) -> int:
        while not self.resting.is_set():
            look = self.ask("GET", path, token=token)
            if look is not None:
                ply: int = look["ply"]
                return ply
        return -1

    def ask(self, method: str, path: str, told: object = None, token: str = "") -> dict[str, Any] | None:
        """The answer; None if there was none, or another one."""
        before, born = time.monotonic(), self.house.born
        try:
            status, answer = self.house.server.ask(method, path, told, token)
        except (OSError, http.client.HTTPException, ValueError):
            self.answers[0] += 1
            time.sleep(0.05)
            return None
        if born % 2 and born == self.house.born:  # who waits for a server to start waits for nobody's database
            self.slowest = max(self.slowest, time.monotonic() - before)
        self.answers[status] += 1
        found: dict[str, Any] = answer
        return found if status // 100 == OK // 100 else None


class Called(Player):
    """Plays at tables with clocks, waits for the call of every turn, and looks how time stands."""

    def __init__(self, house: House, seed: int, room: Room) -> None:
        super().__init__(house, seed)
        self.room = room
        self.secret = ""
        self.calls: Counter[str] = Counter()  # turns of which somebody was to hear, by table
        self.more: Counter[str] = Counter()  # calls that may come besides
        self.doubtful = 0  # under way when a server died
        self.silent = 0  # lost
        self.jumped = 0.0  # seconds by which a time that was up has moved

    def play(self) -> None:
        if not self.secret and not self.reachable():
            return
        told = {"game": "pebble", "seats": [{"kind": "human"}] * 2, "seed": self.seed, "terms": TERMS}
        opened = self.ask("POST", "/api/v1/tables", told)
        path = f"/api/v1/tables/{opened['table']}" if opened is not None else ""
        tokens = [self.sits(path, one["invitation"], at) for at, one in enumerate(opened["seats"])] if opened else []
        if opened is None or not all(tokens):
            return
        acknowledged = self.acknowledged[opened["table"]] = {}
        state: State = shelf.game("pebble").start(seats=2, seed=self.seed)
        while not state.over and not self.resting.is_set():
            before = state.asked(CALLED)
            self.move(path, tokens, state, acknowledged)
            if state.asked(CALLED) and not before:
                self.hears(opened["table"], path)
        self.more[opened["table"]] += state.over

    def reachable(self) -> bool:
        """A keyring with a room; if the answer is lost, with another one."""
        made = self.ask("POST", "/api/v1/keyring")
        room = {"kind": "hook", "address": f"{self.room.url}/hook", "style": "json"}
        if made is not None and self.ask("POST", "/api/v1/keyring/calls/ways", room, made["secret"]) is not None:
            self.secret = made["secret"]
        return bool(self.secret)

    def sits(self, path: str, invitation: str, seat: int) -> str:
        on = {"keyring": self.secret} if seat == CALLED else {}
        found = self.ask("POST", f"{path}/seat", on, invitation)
        return "" if found is None else str(found["token"])

    def hears(self, table: str, path: str) -> None:
        """Wait for the call of this turn; whether or not it comes, its time is up when it was."""
        self.calls[table] += 1
        up, since = self.up_at(path), time.monotonic()
        while self.heard(table) < self.calls[table] and not self.resting.is_set():
            time.sleep(0.05)
            if time.monotonic() - since > PATIENCE:
                since = time.monotonic()
                self.calls[table] -= self.gives_up(table)
        later = self.up_at(path)
        if up and later:
            self.jumped = max(self.jumped, abs(later - up))

    def gives_up(self, table: str) -> bool:
        """No call has come: it was under way when a server died, or it is lost. One that waits in the outbox still
        comes: no server has lived for long enough."""
        with closing(SqlStore(self.house.url)) as store:
            under_way = store.calls.doubtful(time.time() + 1.0, time.time() + 2.0)
            told = store.calls.of(store.rings.of(ring_mark(self.secret)))
            untold = [Post("", "", "", packed([one]), 0.0, 0.0) for one in told if not one.told]
            waits = [*store.calls.posts(time.time(), MOST), *untold]
        if is_about(waits, table) or self.heard(table) == self.calls[table]:
            return False
        doubt = is_about(under_way, table)
        self.doubtful += doubt
        self.more[table] += doubt
        self.silent += not doubt
        return True

    def heard(self, table: str) -> int:
        """How often a table was told of, alone or together with others."""
        told = [about for one in list(self.room.heard) for about in one.told["tables"]]
        return sum(about["address"].endswith(table) for about in told)

    def up_at(self, path: str) -> float:
        """When the time of whoever is called is up; 0 if nobody can say."""
        found = self.ask("GET", f"{path}/time")
        return 0.0 if found is None else float(found["seats"][CALLED]["up_at"] or 0.0)

    def once_more(self) -> None:
        """Whatever has happened, somebody is called again after it."""
        before, since = len(self.room.heard), time.monotonic()
        while len(self.room.heard) == before and time.monotonic() - since < 3 * PATIENCE:
            time.sleep(0.05)
        self.silent += len(self.room.heard) == before

    @property
    def doubled(self) -> int:
        """Beyond one a turn, one for the end, and those of which nobody knows whether they have arrived."""
        return sum(max(0, self.heard(table) - turns - self.more[table]) for table, turns in self.calls.items())


def is_about(posts: Sequence[Post], table: str) -> bool:
    """Whether one of them tells of this table."""
    return any(call.table == table for post in posts for call in post.about)


# -- faults ------------------------------------------------------------------------------------------


def on_sqlite(house: House) -> dict[str, Callable[[], object]]:
    """What is done to a server with a file."""

    def lock() -> None:
        line = sqlite3.connect(house.url.removeprefix("sqlite:///"), isolation_level=None, timeout=10)
        line.execute("BEGIN IMMEDIATE")
        time.sleep(LOCKED)
        line.rollback()
        line.close()

    return {"server killed": house.kill, "file locked": lock}


def on_postgresql(house: House, cluster: Cluster) -> dict[str, Callable[[], object]]:
    """What is done to a server and its PostgreSQL."""

    def lock() -> None:
        with psycopg.connect(house.url) as line:
            line.execute("LOCK TABLE moves IN EXCLUSIVE MODE")
            time.sleep(LOCKED)
            line.rollback()

    def hang() -> None:
        pids = [row[0] for row in cluster.ask(f"SELECT pid FROM pg_stat_activity WHERE datname = '{DATABASE}'")]
        for sign in (signal.SIGSTOP, signal.SIGCONT):
            for pid in pids:
                with suppress(ProcessLookupError):
                    os.kill(pid, sign)
            time.sleep(LOCKED if sign == signal.SIGSTOP else 0.0)

    return {
        "server killed": house.kill,
        "connections cut": lambda: cluster.kill_lines(DATABASE),
        "database restarted": cluster.restart,
        "database crashed": lambda: cluster.restart(signal.SIGQUIT),
        "table locked": lock,
        "backends hang": hang,
    }


# -- the loop ----------------------------------------------------------------------------------------


def loop(url: str, rounds: int, seed: int, cluster: Cluster | None = None) -> dict[str, Any]:
    """So many rounds: play, a fault, play; then everything is counted."""
    house = House(url)
    faults = on_sqlite(house) if cluster is None else on_postgresql(house, cluster)
    room = Room()
    called = Called(house, seed + PLAYERS, room)
    players = [*[Player(house, seed + at) for at in range(PLAYERS)], called]
    for player in players:
        player.start()
    happened: Counter[str] = Counter()
    dice, names = random.Random(seed), list(faults)
    for number in range(rounds):
        time.sleep(CALM * (0.5 + dice.random()))
        name = names[number % len(names)]  # all of them in turn, at any moment of the game
        faults[name]()
        happened[name] += 1
    time.sleep(CALM)
    called.once_more()
    for player in players:
        player.resting.set()
    for player in players:
        player.join()
    house.close()
    room.close()
    return {**counted(url, players), **told_of(called), "rounds": rounds, "faults": dict(happened)}


def told_of(called: Called) -> dict[str, Any]:
    """What became of calls and clocks."""
    return {
        "calls": sum(called.calls.values()),
        "calls_lost": called.silent,
        "calls_doubled": called.doubled,
        "calls_in_doubt": called.doubtful,
        "time_jumped_s": round(called.jumped, 2),
    }


def counted(url: str, players: list[Player]) -> dict[str, Any]:
    """What was acknowledged, and what of it is not there."""
    store, rows, lost, acknowledged, skipped = SqlStore(url), 0, 0, 0, 0
    for player in players:
        for table, moves in player.acknowledged.items():
            kept = [move.name for move in store.moves(table)]
            rows += len(kept)
            acknowledged += len(moves)
            lost += sum(ply >= len(kept) or kept[ply] != name for ply, name in moves.items())
            skipped += len(kept) - len(moves)
    store.close()
    answers: Counter[int] = sum((player.answers for player in players), Counter())
    return {
        "acknowledged": acknowledged,
        "lost": lost,
        "rows": rows,
        "written_unanswered": skipped,
        "answers": {str(status or "none"): answers[status] for status in sorted(answers)},
        "slowest_s": round(max(player.slowest for player in players), 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=200, help="in all: half of them on each database")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        found["sqlite"] = loop(f"sqlite:///{Path(folder) / 'tables.db'}", asked.rounds // 2, asked.seed)
    cluster = Cluster()
    try:
        url = cluster.prepared(DATABASE)
        found["postgresql"] = loop(url, asked.rounds - asked.rounds // 2, asked.seed, cluster)
    finally:
        cluster.close()
    sys.stdout.write(json.dumps(found, indent=2) + "\n")
    sys.exit(not all(map(is_well, found.values())))


def is_well(found: dict[str, Any]) -> bool:
    """Nothing that was acknowledged is lost, nobody was called twice or not at all, and no time has jumped."""
    return not (found["lost"] or found["calls_lost"] or found["calls_doubled"]) and found["time_jumped_s"] < STILL


if __name__ == "__main__":
    main()
