"""A team serves one address: visitors are shared out, whoever dies is replaced, nobody outlives the doorman."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from tests.table.postgres import free_port
from tests.table.test_crash import PATIENCE, serving

from farside.table.load import children

pytestmark = pytest.mark.skipif(not hasattr(socket, "send_fds"), reason="connections cannot be handed over here")
MANY = 3
DOORMAN = """
import socket, subprocess, sys
from farside.table.team import Doorman

def begin(line):
    return subprocess.Popen([sys.executable, "-c", {member!r}, str(line.fileno())], pass_fds=[line.fileno()])

door = socket.create_server(("127.0.0.1", {port}))
sys.exit(Doorman(door, {many}, begin).run(lambda: print("open", flush=True)))
"""
MEMBER = """
import os, selectors, socket, sys
from farside.table.team import NUMBER

line, ears, closed = socket.socket(fileno=int(sys.argv[1])), selectors.DefaultSelector(), 0
tell = lambda: line.send(closed.to_bytes(NUMBER, "big"))
ears.register(line, selectors.EVENT_READ)
tell()
while True:
    for key, _ in ears.select():
        if key.fileobj is line:
            said, found, _, _ = socket.recv_fds(line, 1, 1)
            if not said:
                sys.exit()
            visitor = socket.socket(fileno=found[0])
            visitor.send(b"%d\\n" % os.getpid())
            ears.register(visitor, selectors.EVENT_READ)
        elif not key.fileobj.recv(100):
            ears.unregister(key.fileobj)
            closed += 1
            tell()
"""


@contextmanager
def doorman(member: str = MEMBER) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """a doorman with a team whose members say their number to everybody."""
    port = free_port()
    code = DOORMAN.format(member=member, port=port, many=MANY)
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            assert process.stdout.readline() == "open\n"
            until(lambda: len(children(process.pid)) == MANY)
            yield process, port
        finally:
            process.terminate()


def until(done: Callable[[], bool]) -> None:
    """Wait for something that will be."""
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, "it does not come to pass"
        time.sleep(0.02)


def visit(port: int) -> tuple[int, socket.socket]:
    """Somebody comes: who meets him, and the line, which stays open."""
    line = socket.create_connection(("127.0.0.1", port), PATIENCE)
    with line.makefile() as said:
        return int(said.readline()), line


def come_in(port: int, lines: ExitStack, many: int) -> list[tuple[int, socket.socket]]:
    """So many visitors, who stay; whom each of them has met."""
    met = [visit(port) for _ in range(many)]
    for _, line in met:
        lines.enter_context(line)
    return met


def everybody_works(port: int) -> bool:
    """Whether as many visitors as there are members meet one each."""
    with ExitStack() as open_lines:
        met = come_in(port, open_lines, MANY)
    return len({member for member, _ in met}) == MANY


def test_all_have_the_same_number_of_visitors():
    with doorman() as (_, port), ExitStack() as lines:
        until(lambda: everybody_works(port))
        met = come_in(port, lines, 4 * MANY)
        assert sorted(Counter(member for member, _ in met).values()) == [4] * MANY


def test_who_has_lost_visitors_is_given_the_next():
    with doorman() as (_, port), ExitStack() as lines:
        until(lambda: everybody_works(port))
        met = come_in(port, lines, 2 * MANY)
        free = met[0][0]
        for member, line in met:
            if member == free:
                line.close()

        def goes_there() -> bool:
            member, line = visit(port)
            line.close()
            return member == free

        until(goes_there)


def test_who_dies_is_replaced():
    with doorman() as (process, port):
        before = children(process.pid)
        os.kill(before[0], signal.SIGKILL)
        until(lambda: len(set(children(process.pid)) - {before[0]}) == MANY)
        until(lambda: everybody_works(port))


def test_nobody_outlives_the_doorman():
    with doorman() as (process, _):
        members = children(process.pid)
        process.kill()
    until(lambda: not any(Path(f"/proc/{member}/stat").exists() and running(member) for member in members))


def running(number: int) -> bool:
    """Whether a process has not ended; one that nobody waited for is still listed."""
    try:
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_a_team_that_cannot_begin_is_not_begun_again_and_again():
    port = free_port()
    code = DOORMAN.format(member="raise SystemExit(1)", port=port, many=MANY)
    assert subprocess.run([sys.executable, "-c", code], timeout=PATIENCE, check=False).returncode == 1


def test_a_game_goes_on_though_one_process_after_another_dies(tmp_path: Path):
    told = {"game": "pebble", "seats": [{"kind": "human"}] * 2, "seed": 3}
    with serving(tmp_path / "tables.db", workers=2) as server:
        opened = server.ask("POST", "/api/v1/tables", told)[1]
        path = f"/api/v1/tables/{opened['table']}"
        for ply in range(4):
            seen = server.ask("GET", path)[1]
            assert seen["ply"] == ply
            token = opened["seats"][seen["waiting"][0]]["token"]
            action = server.ask("GET", path, token=token)[1]["options"][0]["name"]
            assert server.ask("POST", f"{path}/moves", {"ply": ply, "action": action}, token)[0] == 200
            victim = children(server.process.pid)[0]
            os.kill(victim, signal.SIGKILL)
            until(lambda gone=victim: gone not in children(server.process.pid))  # type: ignore[misc]  # bound at once
        assert "Traceback" not in server.stop()
