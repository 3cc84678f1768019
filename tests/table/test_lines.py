"""Lines: silent ones are closed, slow ones given up, and nobody takes all of them. Real sockets, short patience."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from tests.table.helpers import new_host

from farside.core import shelf
from farside.table import lines
from farside.table.app import make
from farside.table.limits import Limits
from farside.table.lines import Line, Lines, is_house, watched

ASK = b"GET /api/v1/games HTTP/1.1\r\nhost: localhost\r\n\r\n"
Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Moves = list[tuple[str, int]]  # tokens and actions
Opens = Callable[[], Coroutine[Any, Any, Ends]]


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "HEAD", 0.2)
    monkeypatch.setattr(lines, "BODY", 0.2)
    monkeypatch.setattr(lines, "LOOK", 0.05)


@asynccontextmanager
async def serving(folder: Path, kept: Lines) -> AsyncIterator[Opens]:
    """A server with these lines; gives whoever opens one to it."""
    host = new_host(folder)
    kind = type("Kept", (Line,), {"lines": kept})
    lean = {"log_level": "critical", "access_log": False, "server_header": False, "date_header": False}
    config = uvicorn.Config(make(host), http=kind, lifespan="off", **lean)  # type: ignore[arg-type]  # as `serve.py` has it
    server = uvicorn.Server(config)
    opened: list[Ends] = []

    async def opens() -> Ends:
        opened.append(await asyncio.open_connection(*door.getsockname()))
        return opened[-1]

    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        door.listen()
        task = asyncio.create_task(server.serve([door]))
        while not server.started:
            await asyncio.sleep(0.01)
        yield opens
        for _, writer in opened:
            writer.close()
        server.should_exit = True
        await task
    await host.close()
    host.store.close()


async def closed(reader: asyncio.StreamReader) -> bytes:
    """What is still said until the line is closed; waits as long as that takes."""
    return await asyncio.wait_for(reader.read(), 20)


async def answered(ends: Ends) -> bytes:
    ends[1].write(ASK)
    return await asyncio.wait_for(ends[0].readuntil(b"\r\n\r\n"), 20)


def test_a_body_that_comes_along_with_its_head_is_no_head(tmp_path: Path) -> None:
    """A large box in a form, sent in one piece, is read."""

    async def visit() -> None:
        body = b"file=" + b"x" * 2 * lines.LONGEST_HEAD
        kind = b"content-type: application/x-www-form-urlencoded\r\ncontent-length: %d" % len(body)
        async with serving(tmp_path, Lines(None, 10)) as opens:
            reader, writer = await opens()
            writer.write(b"POST /box/pebble HTTP/1.1\r\nhost: localhost\r\n" + kind + b"\r\n\r\n" + body)
            said = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 20)
            assert said.startswith(b"HTTP/1.1 422 ")

    asyncio.run(visit())


def test_a_silent_line_is_closed(tmp_path: Path) -> None:
    async def visit() -> None:
        kept = Lines(None, 10)
        async with serving(tmp_path, kept) as opens:
            reader, _ = await opens()
            assert await closed(reader) == b""
            assert not kept.open

    asyncio.run(visit())


@pytest.mark.parametrize(
    "begun",
    [
        b"GET / HTT",
        b"GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ",
        b"POST /settings HTTP/1.1\r\nhost: localhost\r\ncontent-length: 50\r\n\r\nlang=",
    ],
)
def test_a_head_or_a_body_that_does_not_come_is_given_up(tmp_path: Path, begun: bytes) -> None:
    async def visit() -> None:
        async with serving(tmp_path, Lines(None, 10)) as opens:
            reader, writer = await opens()
            writer.write(begun)
            await closed(reader)

    asyncio.run(visit())


def test_a_line_on_which_somebody_listens_stays(tmp_path: Path) -> None:
    async def visit() -> None:
        kept = Lines(None, 10)
        async with serving(tmp_path, kept) as opens:
            reader, writer = await opens()
            writer.write(b"POST /api/v1/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 79\r\n\r\n")
            writer.write(b'{"game": "pebble", "seats": [{"kind": "human"}, {"kind": "human"}], "seed":  1}')
            head = await reader.readuntil(b"\r\n\r\n")
            size = int(head.partition(b"content-length: ")[2].partition(b"\r\n")[0])
            code = (await reader.readexactly(size)).partition(b'"table":"')[2][:6]
            writer.write(b"GET /api/v1/tables/%s/events HTTP/1.1\r\nhost: localhost\r\n\r\n" % code)
            await reader.readuntil(b"data: ")
            await asyncio.sleep(0.5)  # longer than anybody who says nothing is waited for
            assert len(kept.open) == 1

    asyncio.run(visit())


def test_when_all_places_are_taken_a_silent_line_gives_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "HEAD", 60.0)

    async def visit() -> None:
        async with serving(tmp_path, Lines(None, 3)) as opens:
            silent = [await opens() for _ in range(3)]
            for _ in range(3):
                assert (await answered(await opens())).startswith(b"HTTP/1.1 200")
            for reader, _ in silent:
                assert await closed(reader) == b""

    asyncio.run(visit())


class Known:
    """Stands for a line on which somebody waits for an answer."""

    idle = False

    def __init__(self, address: str, loop: asyncio.AbstractEventLoop) -> None:
        self.address, self.loop = address, loop


def test_one_address_may_open_so_many_and_is_told_so() -> None:
    kept, loop = Lines(2, 4), asyncio.new_event_loop()
    guests: list[Any] = [Known("192.0.2.1", loop) for _ in range(3)]
    others: list[Any] = [Known("192.0.2.2", loop) for _ in range(3)]
    proxy: Any = Known("127.0.0.1", loop)
    assert [kept.admit(one) for one in guests] == ["", "", "429"]
    assert [kept.admit(one) for one in others] == ["", "", "429"]
    assert kept.admit(proxy) == "503"
    assert kept.most() == 2
    kept.forget(guests[0])
    assert kept.admit(guests[2]) == ""
    loop.close()


def test_an_endless_head_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "HEAD", 60.0)

    async def visit() -> None:
        async with serving(tmp_path, Lines(None, 10)) as opens:
            reader, writer = await opens()
            writer.write(b"GET / HTTP/1.1\r\nx: " + b"y" * (lines.LONGEST_HEAD + 1))
            assert (await closed(reader)).startswith(b"HTTP/1.1 400")

    asyncio.run(visit())


def test_a_proxy_brings_the_lines_of_everybody() -> None:
    assert is_house("127.0.0.1")
    assert not is_house("192.0.2.1")
    assert watched(None).lines.each is None
    assert watched(Limits(connections=5, connections_in_all=7)).lines.in_all == 7


# -- whole answers ---------------------------------------------------------------------------------


def request(path: str, told: object, token: str = "", more: str = "") -> bytes:
    body = json.dumps(told).encode()
    head = f"POST {path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer {token}\r\n{more}"
    return f"{head}content-length: {len(body)}\r\n\r\n".encode() + body


async def heard(reader: asyncio.StreamReader) -> tuple[dict[str, str], Any]:
    """The head of the next answer, its status under no name, and what it says."""
    first, *rest = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
    head = {"": first.split(" ")[1], **dict(line.split(": ", 1) for line in rest)}
    return head, json.loads(await reader.readexactly(int(head["content-length"])))


async def opened_there(ends: Ends) -> tuple[str, Moves]:
    """A table's address, and the tokens and actions of its first moves."""
    reader, writer = ends
    writer.write(request("/api/v1/tables", {"game": "pebble", "seats": [{"kind": "human"}] * 2, "seed": 5}))
    _, opened = await heard(reader)
    state = shelf.game("pebble").start(seats=2, seed=5)
    moves = []
    for _ in range(4):
        seat = state.turn()
        moves.append((opened["seats"][seat]["token"], state.options(seat)[0]))
        state.push(seat, moves[-1][1])
    return f"/api/v1/tables/{opened['table']}/moves", moves


@asynccontextmanager
async def a_game(tmp_path: Path) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter, str, Moves]]:
    """A line to a server, and on it a table with its first moves."""
    async with serving(tmp_path, Lines(None, 100)) as opens:
        reader, writer = await opens()
        yield reader, writer, *await opened_there((reader, writer))


def test_a_move_is_answered_in_one_piece_as_it_is_the_usual_way(tmp_path: Path) -> None:
    asyncio.run(one_after_another(tmp_path))


async def one_after_another(tmp_path: Path) -> None:
    async with a_game(tmp_path) as (reader, writer, path, moves):
        writer.write(request(path, {"ply": 0, "action": moves[0][1]}, moves[0][0]))
        assert (await reader.read(65536)).endswith(b"}"), "head and body came together"
        writer.write(request(path, {"ply": 1, "action": moves[1][1]}, moves[1][0]))
        whole, told = await heard(reader)
        assert told["ply"] == 2
        writer.write(request(path, {"ply": 2, "action": moves[2][1]}, moves[2][0], "connection: close\r\n"))
        usual, told = await heard(reader)
        assert told["ply"] == 3
        assert usual.pop("connection") == "close"
        assert whole == usual
        assert await reader.read() == b"", "a line that was to end has ended"


def test_moves_that_come_at_once_on_one_line_are_answered_in_order(tmp_path: Path) -> None:
    asyncio.run(all_at_once(tmp_path))


async def all_at_once(tmp_path: Path) -> None:
    async with a_game(tmp_path) as (reader, writer, path, moves):
        told = [request(path, {"ply": ply, "action": action}, token) for ply, (token, action) in enumerate(moves)]
        writer.write(b"".join(told))
        assert [(await heard(reader))[1]["ply"] for _ in moves] == [1, 2, 3, 4]
