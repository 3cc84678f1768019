"""The host goes on by itself: bots answer, and a restart continues every game."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from tests.table.helpers import WITH_BOT, Web, a_table, engine, host_on, new_host, options_of, play_on, wake

from farside.core.game import Sight
from farside.core.record import Move
from farside.table import doors, keeping
from farside.table.answers import SeatSpec
from farside.table.host import Host
from farside.table.opponents import Opponents, Player
from farside.table.sql.store import SqlStore
from farside.table.trouble import (
    OldEditionError,
)

# -- bots ------------------------------------------------------------------------------------------


def test_bots_answer_by_themselves(web: Web):
    host = web.host
    opened = a_table(host, WITH_BOT)

    async def play() -> None:
        while not (info := host.table(opened.id)).over:
            if 0 in info.waiting:
                host.act(opened.id, 0, info.ply, host.see(opened.id, 0).view.options[0])
            await host.settled(opened.id)

    web.run(play())
    assert {move.seat for move in host.store.moves(opened.id)} == {0, 1}


def test_a_table_of_bots_plays_itself_and_after_a_crash_the_same_way_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(doors, "new_salt", lambda: "salt")
    monkeypatch.setattr(doors, "new_code", lambda: "abcdef")

    async def watch(host: Host) -> list[Move]:
        opened = a_table(host, (SeatSpec("bot", "greedy"), SeatSpec("bot", "chance")))
        await host.settled(opened.id)
        moves = host.record(opened.id).record.moves
        await host.close()
        host.store.close()
        return moves

    first, again = [asyncio.run(watch(new_host(tmp_path, name))) for name in ("one.db", "two.db")]
    assert first == again


def test_a_bot_s_answer_is_taken_back_with_one_s_own(web: Web):
    host = web.host
    opened = a_table(host, (SeatSpec(), SeatSpec("bot", "chance"), SeatSpec()))

    async def play() -> None:
        await asyncio.sleep(0)
        host.table(opened.id)
        await host.settled(opened.id)

    web.run(play())
    assert host.table(opened.id).waiting == (0, 2)
    host.act(opened.id, 0, 1, options_of(host, opened.id, 0)[0])
    assert host.undo(opened.id, 0).waiting == (0, 2)


class Clumsy:
    """A bot that falls over."""

    def choose(self, sight: Sight[Any, Any]) -> int:
        raise RuntimeError("I cannot decide")


class Circus(Opponents):
    """A house with it."""

    def names(self) -> list[str]:
        return ["clumsy"]

    def bot(self, name: str) -> Player:
        return Clumsy()


def test_a_broken_bot_does_not_stop_the_game(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    host = host_on(SqlStore(f"sqlite:///{tmp_path / 'circus.db'}"), Circus())

    async def watch() -> bool:
        opened = host.create("pebble", [SeatSpec("bot", "clumsy")] * 2)
        await host.settled(opened.id)
        over = host.table(opened.id).over
        await host.close()
        return over

    with caplog.at_level(logging.ERROR):
        assert asyncio.run(watch())
    assert "the bot clumsy failed" in caplog.text
    host.store.close()


def test_after_a_restart_bots_go_on_by_themselves(host: Host, tmp_path: Path):
    opened = a_table(host, (SeatSpec("bot", "chance"), SeatSpec("bot", "greedy")))  # no loop: nobody thinks yet
    assert host.table(opened.id).ply == 0
    again = new_host(tmp_path)
    wake(again)
    assert host.table(opened.id).over
    again.store.close()


# -- memory ----------------------------------------------------------------------------------------


def test_a_restart_continues_every_game(host: Host, tmp_path: Path):
    tables = [a_table(host, seed=seed).id for seed in range(3)]
    for at, table in enumerate(tables):
        play_on(host, table, 4 + at, seed=at)
    again = new_host(tmp_path)
    for table in tables:
        assert again.see(table, 0) == host.see(table, 0)
        assert again.see(table, None) == host.see(table, None)
        play_on(again, table)
    again.store.close()


def test_tables_leave_memory_and_come_back(host: Host, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(keeping, "MOST", 2)
    tables = [a_table(host, seed=seed).id for seed in range(5)]
    for table in tables:
        play_on(host, table, 5)
    assert all(host.table(table).ply == 5 for table in tables)
    assert len(host.tables._kept) == 2


def test_a_table_of_another_edition_rests(host: Host, tmp_path: Path, caplog: pytest.LogCaptureFixture):
    opened = a_table(host, WITH_BOT)
    with engine(host).begin() as connection:
        connection.exec_driver_sql("UPDATE tables SET edition = 99")
    again = new_host(tmp_path)
    with pytest.raises(OldEditionError):
        again.table(opened.id)

    async def start() -> None:
        again.start()
        await again.woken()
        await again.close()

    asyncio.run(start())
    assert "rests" in caplog.text
    again.store.close()
