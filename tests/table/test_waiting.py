"""Plain functions that wait: others go on meanwhile, and nobody sees what is not written down."""

from __future__ import annotations

import asyncio
import contextvars
from typing import Any

import pytest
from tests.table.helpers import PEOPLE, Web, a_table, host_on

from farside.table import fibres
from farside.table.fibres import BRIEF, along, left, may_wait, wait, waited, within
from farside.table.host import Host
from farside.table.memory import MemoryStore
from farside.table.store import StoreBusyError
from farside.table.trouble import MovedOnError

KNOWN: contextvars.ContextVar[str] = contextvars.ContextVar("KNOWN", default="")


class Tardy(MemoryStore):
    """A store that lets others go on before it answers, and once more after it has written."""

    def __getattribute__(self, name: str) -> Any:
        found = super().__getattribute__(name)
        return found if name.startswith("_") or not callable(found) else tardy(found)


def tardy(method: Any) -> Any:
    def called(*args: Any, **named: Any) -> Any:
        pause()
        found = method(*args, **named)
        pause()
        return found

    return called


def pause() -> None:
    if may_wait():
        wait(asyncio.sleep(0))


def add_one(number: int) -> int:
    return wait(asyncio.sleep(0, number + 1))


# -- fibres ----------------------------------------------------------------------------------------


def test_a_plain_function_waits_and_others_go_on():
    told: list[str] = []

    def slow() -> None:
        told.append("asks")
        wait(asyncio.sleep(0))
        told.append("is answered")

    async def other() -> None:
        told.append("goes on")

    async def both() -> None:
        await asyncio.gather(within(slow), other())

    asyncio.run(both())
    assert told == ["asks", "goes on", "is answered"]


def test_a_coroutine_may_await_and_its_functions_may_wait():
    async def handler() -> tuple[int, str]:
        KNOWN.set("told within")
        first = add_one(1)
        await asyncio.sleep(0)
        return add_one(first), KNOWN.get()

    assert asyncio.run(along(handler())) == (3, "told within")
    assert asyncio.run(along(along(handler()))) == (3, "told within"), "a fibre in a fibre"


def test_errors_and_time_limits_reach_who_waits():
    async def fails() -> int:
        raise StoreBusyError

    async def late() -> str:
        try:
            async with asyncio.timeout(0.01):
                wait(asyncio.sleep(60))
        except TimeoutError:
            return "late"
        return "in time"

    async def meets() -> str:
        with pytest.raises(StoreBusyError):
            wait(fails())
        return await late()

    assert asyncio.run(along(meets())) == "late"


def test_who_is_cancelled_waits_no_longer():
    told: list[str] = []

    def slow() -> None:
        try:
            wait(asyncio.sleep(60))
        finally:
            told.append("gone")

    async def cancel() -> None:
        task = asyncio.create_task(within(slow))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(cancel())
    assert told == ["gone"]


def test_without_a_fibre_nobody_may_wait():
    assert not may_wait()
    assert asyncio.run(within(may_wait))


# -- the host, while the store lets others go on -----------------------------------------------------


def running(host: Host, *questions: Any) -> list[Any]:
    """All at once, each in its fibre; errors are answers."""

    async def ask() -> list[Any]:
        return await asyncio.gather(*(within(one) for one in questions), return_exceptions=True)

    return asyncio.run(ask())


def test_of_two_who_move_at_once_one_is_told_that_the_table_has_moved_on():
    host = host_on(Tardy())
    opened = a_table(host)
    host.act(opened.id, 0, 0, first(host, opened.id, 0))
    host.act(opened.id, 1, host.see(opened.id, 1).ply, first(host, opened.id, 1))
    seat = host.table(opened.id).waiting[0]
    ply, option = host.see(opened.id, seat).ply, first(host, opened.id, seat)
    moves = [lambda: host.act(opened.id, seat, ply, option)] * 3
    found = running(host, *moves)
    assert sorted(isinstance(one, MovedOnError) for one in found) == [False, True, True]
    assert len(host.store.moves(opened.id)) == 3


def test_those_who_answer_one_question_together_are_all_heard():
    host = host_on(Tardy())
    opened = a_table(host, PEOPLE * 2)
    options = [first(host, opened.id, seat) for seat in range(4)]
    answers = [lambda seat=seat: host.act(opened.id, seat, 0, options[seat]) for seat in range(4)]
    found = running(host, *answers)
    assert not [one for one in found if isinstance(one, Exception)]
    assert {move.seat for move in host.store.moves(opened.id)} == {0, 1, 2, 3}


def test_nobody_sees_a_move_that_is_not_written():
    host = host_on(store := Tardy())
    opened = a_table(host)
    option = first(host, opened.id, 0)
    seen: list[tuple[int, int]] = []

    def look() -> None:
        for _ in range(6):
            seen.append((host.kept(opened.id).state.ply, len(store._written(opened.id))))
            wait(asyncio.sleep(0))

    running(host, lambda: host.act(opened.id, 0, 0, option), look)
    assert all(shown <= written for shown, written in seen)
    assert seen[0] == (0, 0)
    assert seen[-1] == (1, 1)


def test_a_look_that_was_on_its_way_during_a_change_is_not_kept():
    host = host_on(Tardy())
    opened = a_table(host)
    host.tables.forget(opened.id)
    running(host, lambda: host.kept(opened.id), lambda: host.rename(opened.id, 0, "Ann"))
    assert host.kept(opened.id).seats[0].name == "Ann"


def test_a_name_that_cannot_be_written_is_not_shown(monkeypatch: pytest.MonkeyPatch):
    host = host_on(MemoryStore())
    opened = a_table(host)

    def fail(*_: object) -> None:
        raise StoreBusyError

    monkeypatch.setattr(host.store, "sit", fail)
    with pytest.raises(StoreBusyError):
        host.rename(opened.id, 0, "Ann")
    assert host.table(opened.id).seats[0].name == ""


def test_every_visitor_is_answered_in_a_fibre(web: Web, monkeypatch: pytest.MonkeyPatch):
    found: list[bool] = []
    pulse = web.host.store.pulse

    def noted(table: str) -> Any:
        found.append(fibres.may_wait())
        return pulse(table)

    monkeypatch.setattr(web.host.store, "pulse", noted)
    opened = a_table(web.host)
    found.clear()
    web.get(f"/t/{opened.id}")
    web.get(f"/api/v1/tables/{opened.id}")
    assert found
    assert all(found)


def first(host: Host, table: str, seat: int) -> int:
    option: int = host.see(table, seat).view.options[0]
    return option


# -- patience --------------------------------------------------------------------------------------


async def asks_twice() -> list[float]:
    found = [left(1.0)]
    for seconds in (BRIEF / 2, 0.7, 0.7):
        waited(seconds)
        found.append(left(1.0))
    return found


def test_a_visitor_has_one_patience_for_all_that_he_asks():
    assert asyncio.run(along(asks_twice(), visitor=True)) == pytest.approx([1.0, 1.0, 0.3, BRIEF])
    assert asyncio.run(along(asks_twice(), visitor=True))[0] == 1.0, "the next one's is his own"


def test_nobody_elses_patience_wears_out():
    assert asyncio.run(along(asks_twice())) == [1.0] * 4
    assert asyncio.run(asks_twice()) == [1.0] * 4
