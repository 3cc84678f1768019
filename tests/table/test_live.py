"""Live: whoever watches is nudged, whoever changed the table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from tests.table.helpers import V1, WITH_BOT, a_table, engine, first_move, host_on, new_host

from farside.table import live as lives
from farside.table.answers import SeatSpec
from farside.table.api.campaigns import changed
from farside.table.app import make
from farside.table.host import Host
from farside.table.live import Live, told
from farside.table.news import Looking
from farside.table.pulse import Pulse
from farside.table.rows import Result
from farside.table.sql.campaigns import set_result
from farside.table.sql.store import SqlStore
from farside.table.store import StoreBusyError

PATIENCE = 60


async def following(pulses: AsyncIterator[Pulse]) -> Pulse:
    return await asyncio.wait_for(anext(pulses), PATIENCE)


async def gone(stream: AsyncIterator[Any]) -> None:
    await stream.aclose()  # type: ignore[attr-defined]  # ours are generators


def test_a_watcher_hears_how_things_stand_and_then_every_change(host: Host):
    async def watch() -> None:
        opened = a_table(host)
        pulses = host.watch(opened.id)
        assert (await following(pulses)).ply == 0
        seat = first_move(host, opened.id)
        assert (await following(pulses)).ply == 1
        host.undo(opened.id, seat)
        assert (await following(pulses)).ply == 0
        host.claim(opened.id, 1, "Ann")
        assert (await following(pulses)) == Pulse(1, 0, 1)
        await gone(pulses)
        await host.close()

    asyncio.run(watch())


def test_a_line_ends_where_the_database_does_not_answer(caplog: pytest.LogCaptureFixture):
    """So that whoever listens comes again, and nothing is half said."""

    def tell() -> bytes:
        raise StoreBusyError("no answer")

    async def listen() -> list[bytes]:
        return [said async for said in Live(lambda _: {}, Looking()).stream("a", Pulse(0, 4, 0), tell)]

    assert asyncio.run(listen()) == [lives.HELLO]
    assert "a line of news ends" in caplog.text


def test_a_slow_watcher_hears_the_latest_only(host: Host):
    async def watch() -> None:
        opened = a_table(host)
        pulses = host.watch(opened.id)
        await following(pulses)
        for _ in range(3):
            first_move(host, opened.id)
        assert (await following(pulses)).ply == 3
        await gone(pulses)
        await host.close()

    asyncio.run(watch())


def test_watchers_of_other_tables_are_left_in_peace(host: Host):
    async def watch() -> None:
        one, other = a_table(host), a_table(host)
        pulses = host.watch(one.id)
        await following(pulses)
        first_move(host, other.id)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(anext(pulses), 0.05)
        await host.close()

    asyncio.run(watch())


def test_moves_of_another_process_are_found(host: Host, tmp_path: Path):
    """Two servers on one database: what one writes, those who watch at the other hear."""
    other = host_on(SqlStore(f"sqlite:///{tmp_path / 'tables.db'}"))

    async def watch() -> None:
        opened = a_table(host)
        pulses = other.watch(opened.id)
        assert (await following(pulses)).ply == 0
        first_move(host, opened.id)
        assert (await following(pulses)).ply == 1
        assert other.see(opened.id, None).ply == 1
        await gone(pulses)
        await other.close()

    asyncio.run(watch())
    other.store.close()


def test_bots_moves_are_told(host: Host):
    async def watch() -> None:
        opened = a_table(host, WITH_BOT)
        pulses = host.watch(opened.id)
        while (await following(pulses)).ply == 0:
            pass
        assert host.table(opened.id).waiting == (0,)
        await gone(pulses)
        await host.close()

    asyncio.run(watch())


def test_who_leaves_is_forgotten_and_nobody_looks_any_more():
    looks: list[int] = []

    def pulses(tables: object) -> dict[str, Pulse]:
        looks.append(1)
        return {}

    async def watch() -> None:
        live = Live(pulses, Looking(0.005))
        one, two = live.join("a", Pulse(0, 0, 0)), live.join("a", Pulse(0, 0, 0))
        await asyncio.sleep(0.03)
        live.leave("a", one)
        live.leave("a", two)
        live.leave("a", two)
        await asyncio.sleep(0.02)
        before = len(looks)
        await asyncio.sleep(0.03)
        assert before == len(looks) > 0
        live.nudge("a", Pulse(0, 1, 0))
        live.close()

    asyncio.run(watch())


def test_a_database_out_of_reach_does_not_end_the_watching(caplog: pytest.LogCaptureFixture):
    answers = iter([None, None, {"a": Pulse(0, 1, 0)}])

    def pulses(tables: object) -> dict[str, Pulse]:
        found = next(answers)
        if found is None:
            raise OSError("out of reach")
        return found

    async def watch() -> None:
        live = Live(pulses, Looking(0.005))
        watcher = live.join("a", Pulse(0, 0, 0))
        await watcher.change()
        assert await watcher.change(PATIENCE) == Pulse(0, 1, 0)
        live.close()

    asyncio.run(watch())
    assert "cannot see what others have changed" in caplog.text


def test_whoever_watches_a_campaign_hears_of_its_chapters(host: Host, tmp_path: Path):
    """Opened and ended in any process: another server on the same database tells it too."""
    other = host_on(SqlStore(f"sqlite:///{tmp_path / 'tables.db'}"))

    async def watch() -> None:
        code, opened = host.campaigning.begin("skymines", [SeatSpec(), SeatSpec()])
        pulses = other.campaigning.live.watch(code, other.campaigning.pulse(code))
        assert await following(pulses) == Pulse(0, 1, 0)
        host.claim(opened.id, 1, "Ann")
        assert await following(pulses) == Pulse(0, 1, 1)
        with engine(host).begin() as connection:
            set_result(connection, opened.id, Result((9, 8), (0,), ((), ())))
        assert await following(pulses) == Pulse(1, 1, 1)
        host.campaigning.go_on(code, [opened.host])
        assert await following(pulses) == Pulse(1, 2, 1)
        await gone(pulses)
        await other.close()

    asyncio.run(watch())
    other.store.close()
    assert changed(Pulse(1, 2, 0)) == b'id: 1-2-0\ndata: {"chapters":2,"over":1}\n\n'


def test_a_line_says_the_ply_and_a_silent_one_that_it_is_alive(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(lives, "BEAT", 0.01)

    async def listen() -> list[bytes]:
        live = Live(lambda tables: {}, Looking(5))
        known = [told(4, "four"), told(4, "four"), told(3, "three")]
        stream = live.stream("a", Pulse(0, 4, 0), lambda: known.pop(0))
        heard = [await anext(stream) for _ in range(3)]
        live.nudge("a", Pulse(0, 5, 0))  # a sealed answer: nothing that this visitor may know
        heard.append(await anext(stream))
        live.nudge("a", Pulse(1, 3, 0))
        heard.append(await anext(stream))
        live.close()
        heard += [line async for line in stream]
        return heard

    heard = asyncio.run(listen())
    assert heard[0].startswith(b"retry:")
    assert heard[1:5] == [told(4, "four"), b": \n\n", b": \n\n", told(3, "three")]
    assert told(3, "three") == b'id: three\ndata: {"ply":3}\n\n'


def test_events_over_http(tmp_path: Path):
    """The address streams as things happen and ends when the visitor leaves."""

    async def visit() -> list[bytes]:
        host = new_host(tmp_path)
        opened = a_table(host)
        heard: list[bytes] = []
        left = asyncio.Event()

        async def receive() -> dict[str, Any]:
            await left.wait()
            return {"type": "http.disconnect"}

        async def send(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                headers = dict(message["headers"])
                assert headers[b"content-type"].startswith(b"text/event-stream")
                assert headers[b"cache-control"] == b"no-store"
            elif message["body"]:
                heard.append(message["body"])
                if heard[-1].endswith(b'{"ply":0}\n\n'):
                    first_move(host, opened.id)
                if heard[-1].endswith(b'{"ply":1}\n\n'):
                    left.set()

        path = f"{V1}/tables/{opened.id}/events"
        scope = {"type": "http", "method": "GET", "path": path, "query_string": b"", "headers": [], "root_path": ""}
        async with asyncio.timeout(PATIENCE):
            await make(host)(scope, receive, send)  # type: ignore[arg-type]  # plain dictionaries are messages
        await host.close()
        host.store.close()
        return heard

    heard = asyncio.run(visit())
    assert heard[0] == lives.HELLO
    assert [line.partition(b"data: ")[2] for line in heard[1:]] == [b'{"ply":0}\n\n', b'{"ply":1}\n\n']


def test_several_tables_are_heard_on_one_line():
    async def listen() -> list[bytes]:
        live = Live(lambda tables: {}, Looking(5))
        known = [b"one", b"two", b"three"]
        stream = live.stream_all({"a": Pulse(0, 4, 0), "b": Pulse(0, 1, 0)}, lambda: known.pop(0))
        heard = [await anext(stream) for _ in range(2)]
        for table in ("b", "a"):
            live.nudge(table, Pulse(0, 5, 0))
            heard.append(await anext(stream))
        assert live.watching == 2
        await gone(stream)
        assert live.watching == 0
        live.close()
        return heard

    assert asyncio.run(listen())[1:] == [b"one", b"two", b"three"]
