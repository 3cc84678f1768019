"""Turns: people before tables of bots alone, visitors one after another."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.table.helpers import WITH_BOT, a_table, new_host

from farside.table.answers import SeatSpec
from farside.table.turns import Asker, Askers, Turns

BOTS = (SeatSpec("bot", "chance"), SeatSpec("bot", "chance"))


class Crowd:
    """Askers who write down in which order they had their turn; each holds its place until it is let go."""

    def __init__(self, places: int) -> None:
        self.turns = Turns(places)
        self.order: list[str] = []
        self.holding: dict[str, asyncio.Event] = {}
        self.tasks: list[asyncio.Task[None]] = []

    async def comes(self, name: str, alone: bool = False) -> None:
        self.tasks.append(asyncio.create_task(self._thinks(name, alone)))
        await asyncio.sleep(0)

    async def _thinks(self, name: str, alone: bool) -> None:
        async with self.turns.turn(Asker(name.rstrip("0123456789"), alone)):
            self.order.append(name)
            self.holding[name] = asyncio.Event()
            await self.holding[name].wait()
            del self.holding[name]

    async def goes(self, name: str) -> None:
        self.holding[name].set()
        for _ in range(4):
            await asyncio.sleep(0)

    async def all_go(self) -> None:
        while self.holding:
            await self.goes(next(iter(self.holding)))


def test_visitors_come_in_turn_however_many_tables_one_has() -> None:
    async def crowd() -> list[str]:
        found = Crowd(1)
        for name in ("ann1", "ann2", "ann3", "bob1", "cid1"):
            await found.comes(name)
        await found.all_go()
        return found.order

    assert asyncio.run(crowd()) == ["ann1", "ann2", "bob1", "cid1", "ann3"]


def test_people_come_before_tables_of_bots_alone() -> None:
    async def crowd() -> list[str]:
        found = Crowd(1)
        for name, alone in (("bots1", True), ("bots2", True), ("more1", True), ("ann1", False)):
            await found.comes(name, alone)
        await found.all_go()
        return found.order

    assert asyncio.run(crowd()) == ["bots1", "ann1", "bots2", "more1"]


def test_tables_of_bots_alone_leave_a_place_free() -> None:
    async def crowd() -> list[str]:
        found = Crowd(2)
        await found.comes("bots1", True)
        await found.comes("bots2", True)
        assert found.order == ["bots1"]
        await found.comes("ann1")
        assert found.order == ["bots1", "ann1"]
        await found.goes("ann1")
        assert found.order == ["bots1", "ann1"]
        await found.all_go()
        return found.order

    assert asyncio.run(crowd()) == ["bots1", "ann1", "bots2"]


def test_who_gives_up_waiting_holds_nobody_up() -> None:
    async def crowd() -> None:
        found = Crowd(1)
        for name in ("ann1", "bob1", "cid1"):
            await found.comes(name)
        found.tasks[1].cancel()
        await found.all_go()
        assert found.order == ["ann1", "cid1"]
        await found.comes("dan1")
        assert found.order == ["ann1", "cid1", "dan1"]
        await found.all_go()
        assert found.turns.waiting == 0

    asyncio.run(crowd())


def test_who_goes_when_a_place_was_just_given_hands_it_on() -> None:
    async def crowd() -> None:
        found = Crowd(1)
        for name in ("ann1", "bob1", "cid1"):
            await found.comes(name)
        found.holding["ann1"].set()
        await asyncio.sleep(0)  # the place is given to bob, who has not heard of it
        found.tasks[1].cancel()
        for _ in range(4):
            await asyncio.sleep(0)
        await found.all_go()
        assert found.order == ["ann1", "cid1"]

    asyncio.run(crowd())


@pytest.mark.parametrize(("seats", "alone"), [(WITH_BOT, False), (BOTS, True)])
def test_a_table_asks_for_whoever_came_last(tmp_path: Path, seats: tuple[SeatSpec, ...], alone: bool) -> None:
    host, askers = new_host(tmp_path), Askers()
    playing = host.playing(a_table(host, seats).id)
    assert askers.of(playing) == Asker(playing.row.id, alone)
    askers.note(playing.row.id, "192.0.2.1")
    assert askers.of(playing) == Asker("192.0.2.1", alone)
    host.store.close()
