"""A table's bots are thought about in one server at a time; who dies is replaced, who was late has no say."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest
from tests.table.helpers import PEOPLE, WITH_BOT, a_table, first_move

from farside.core.actions import Seat
from farside.table import answering, leasing
from farside.table.answers import Opened, SeatSpec
from farside.table.host import Host
from farside.table.leasing import LIFE, Leasing
from farside.table.memory import MemoryStore
from farside.table.memory_drawers import MemoryLeases
from farside.table.opponents import Opponents
from farside.table.playing import Playing
from farside.table.store import StoreBusyError
from farside.table.thinking import Choice
from farside.table.turns import Asker
from farside.table.workers import Workers

BOTS = (SeatSpec("bot", "chance"), SeatSpec("bot", "chance"))
PATIENCE = 60.0


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now

    perf_counter = time = monotonic


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """For those who lease, and for the store."""
    found = Clock()
    monkeypatch.setattr(leasing, "time", found)
    monkeypatch.setattr("farside.table.memory_drawers.time", found)
    return found


class Thinker(Workers):
    """Writes down what is thought about, and thinks until it is let go."""

    def __init__(self, known: Opponents) -> None:
        super().__init__(known)
        self.asked: list[tuple[str, int]] = []
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def choose(self, table: Playing, seat: Seat, asker: Asker) -> Choice:
        self.asked.append((table.row.id, table.state.ply))
        await self.may_answer.wait()
        return await super().choose(table, seat, asker)


class Server(Host):
    """A host whose thoughts can be read."""

    thinking: Thinker


def server(store: MemoryStore) -> Server:
    return Server(store, Opponents(), Thinker(Opponents()))


async def until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not done():
            await asyncio.sleep(0.005)


# -- signs of life ---------------------------------------------------------------------------------


def test_who_says_in_time_that_he_lives_keeps_what_he_holds(clock: Clock):
    one = Leasing(MemoryLeases({}))
    assert one.take("abcdef")
    for _ in range(5):
        clock.now += LIFE / 2
        one.beat()
    assert one.holds("abcdef")


def test_who_is_silent_too_long_holds_nothing_and_knows_it_first(clock: Clock):
    leases = MemoryLeases({})
    one, two = Leasing(leases), Leasing(leases)
    assert one.take("abcdef")
    clock.now += LIFE - leasing.CAUTION
    assert not one.holds("abcdef"), "by its own clock"
    two.beat()
    assert not two.take("abcdef"), "not yet"
    clock.now += leasing.CAUTION
    assert two.take("abcdef")
    name = one.name
    one.beat()
    assert one.name != name
    assert not one.holds("abcdef")
    assert not one.take("abcdef")


def test_what_was_lost_and_nobody_took_is_taken_anew(clock: Clock):
    one = Leasing(MemoryLeases({}))
    one.take("abcdef")
    clock.now += 2 * LIFE
    assert not one.holds("abcdef")
    assert one.take("abcdef")
    assert one.holds("abcdef")


def test_a_store_that_forgot_us_is_believed():
    leases = MemoryLeases({})
    one = Leasing(leases)
    one.take("abcdef")
    leases.leave(one.name)
    one.beat()
    assert not one.holds("abcdef")


# -- two servers -----------------------------------------------------------------------------------


def two_servers() -> tuple[MemoryStore, Server, Server]:
    store = MemoryStore()
    return store, server(store), server(store)


def between_two(play: Callable[[MemoryStore, Server, Server], Awaitable[None]]) -> None:
    """What happens between two servers on one store, until they are closed."""

    async def run() -> None:
        store, *servers = two_servers()
        await play(store, *servers)
        for each in servers:
            await each.close()

    asyncio.run(run())


async def a_thinker(one: Server) -> Opened:
    """A table of bots, the first of which is asked and does not answer yet."""
    one.thinking.may_answer.clear()
    opened = a_table(one, BOTS)
    await until(lambda: bool(one.thinking.asked))
    return opened


def test_of_two_servers_one_thinks():
    async def play(store: MemoryStore, one: Server, two: Server) -> None:
        opened = await a_thinker(one)
        for _ in range(3):
            two.table(opened.id)  # a visitor looks
            await asyncio.sleep(0.01)
        one.thinking.may_answer.set()
        await until(lambda: one.table(opened.id).over)
        assert two.thinking.asked == []
        assert len(set(one.thinking.asked)) == len(one.thinking.asked) == len(store.moves(opened.id))

    between_two(play)


def test_whoever_takes_a_move_lets_the_bots_answer():
    async def play(store: MemoryStore, one: Server, two: Server) -> None:
        opened = a_table(one, WITH_BOT)
        turn = (one, two)
        while not one.table(opened.id).over:
            await until(lambda: one.table(opened.id).over or 0 in one.table(opened.id).waiting)
            if not one.table(opened.id).over:
                first_move(turn[0], opened.id)
                await turn[0].settled(opened.id)
                turn = turn[::-1]
        thoughts = one.thinking.asked + two.thinking.asked
        assert one.thinking.asked
        assert two.thinking.asked
        assert len(set(thoughts)) == len(thoughts)
        await until(lambda: not store.leases.held)

    between_two(play)


def test_who_goes_leaves_his_tables_to_the_others():
    async def play() -> None:
        _, one, two = two_servers()
        opened = await a_thinker(one)
        two.start()
        await two.woken()
        assert two.thinking.asked == []
        await one.close()
        await until(lambda: two.table(opened.id).over)
        await two.close()

    asyncio.run(play())


def test_who_dies_is_replaced_and_what_he_says_later_is_not_heard(clock: Clock, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(answering, "BEAT", 0.01)

    async def play(store: MemoryStore, one: Server, two: Server) -> None:
        opened = await a_thinker(one)
        for task in one.answering._rounds:
            task.cancel()  # cut off: nobody hears that it lives
        clock.now += LIFE + 1
        two.start()
        await until(lambda: two.table(opened.id).over)
        moves = store.moves(opened.id)
        one.thinking.may_answer.set()
        await one.settled(opened.id)
        assert store.moves(opened.id) == moves
        assert one.thinking.asked == [(opened.id, 0)], "it thinks no further"

    between_two(play)


def test_a_lost_lease_that_nobody_wants_is_taken_up_again(clock: Clock):
    async def play() -> None:
        store = MemoryStore()
        one = server(store)
        opened = await a_thinker(one)
        clock.now += LIFE + 1  # a pause of the whole computer
        one.thinking.may_answer.set()
        await until(lambda: one.table(opened.id).over)
        assert one.thinking.asked[:2] == [(opened.id, 0)] * 2, "thought about once more, and played once"
        assert [ply for _, ply in one.thinking.asked[1:]] == list(range(len(store.moves(opened.id))))
        await one.close()

    asyncio.run(play())


# -- what the store knows --------------------------------------------------------------------------


def test_where_people_are_asked_nobody_holds_anything():
    async def play() -> None:
        store = MemoryStore()
        one = server(store)
        opened = a_table(one, WITH_BOT)
        await one.settled(opened.id)
        first_move(one, opened.id)
        await one.settled(opened.id)
        people = a_table(one, PEOPLE)
        first_move(one, people.id)
        assert store.leases.held == {}
        await one.close()

    asyncio.run(play())


def test_the_store_knows_that_bots_are_asked_before_it_knows_the_move(monkeypatch: pytest.MonkeyPatch):
    """A server that dies between the two leaves a trace, so that another looks after the table."""

    async def play() -> None:
        store = MemoryStore()
        one = server(store)
        opened = a_table(one, WITH_BOT)
        await one.settled(opened.id)
        seen: list[list[str]] = []
        append = store.append

        def noted(*given: Any, **named: Any) -> bool:
            seen.append(list(store.leases.held))
            return append(*given, **named)

        monkeypatch.setattr(store, "append", noted)
        asked = 0
        while not one.table(opened.id).over:
            first_move(one, opened.id)
            if 1 in one.table(opened.id).waiting:
                assert seen[-1] == [opened.id]
                asked += 1
            await one.settled(opened.id)
        assert asked
        await one.close()

    asyncio.run(play())


class LateLeases(MemoryLeases):
    """A store that writes down what it is asked for, and says so too late, so many times."""

    late = 1

    def take(self, table: str, server: str) -> bool:
        given = super().take(table, server)
        self.hesitate()
        return given

    def free(self, table: str, server: str) -> None:
        self.hesitate()
        super().free(table, server)

    def hesitate(self) -> None:
        if self.late:
            self.late -= 1
            raise StoreBusyError("no answer")


@pytest.mark.parametrize("late", [1, 2])
def test_a_lease_that_was_given_too_late_is_given_back(late: int):
    leases = LateLeases({})
    leases.late = late
    one, other = Leasing(leases), Leasing(leases)
    leases.ask("t")
    one.beat()
    with pytest.raises(StoreBusyError):
        one.take("t")
    assert leases.held["t"] == one.name, "the store has written it down"
    for _beat in range(late):
        with suppress(StoreBusyError):
            one.settle()
    assert other.take("t")
    assert not one.take("t")


def test_a_lease_that_was_given_too_late_is_taken_again_by_whoever_has_it():
    leases = LateLeases({})
    one = Leasing(leases)
    one.beat()
    with pytest.raises(StoreBusyError):
        one.take("t")
    assert one.take("t")
    one.settle()
    assert one.holds("t")
    assert not Leasing(leases).take("t")


def test_where_a_store_gives_leases_too_late_bots_go_on(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(answering, "BEAT", 0.01)
    monkeypatch.setattr(answering, "FIRST_PAUSE", 0.02)

    async def play() -> None:
        store = MemoryStore()
        one = server(store)
        leases = LateLeases(store.leases.tables)
        leases.late = 3
        one.answering.leasing.leases = leases
        one.start()
        opened = a_table(one, BOTS)
        await until(lambda: one.table(opened.id).over)
        await one.close()

    asyncio.run(play())


def test_a_table_that_fails_is_tried_again_after_a_while(monkeypatch: pytest.MonkeyPatch, caplog: Any):
    monkeypatch.setattr(answering, "BEAT", 0.01)
    monkeypatch.setattr(answering, "FIRST_PAUSE", 0.02)

    async def play() -> None:
        store = MemoryStore()
        one = server(store)
        one.start()
        fails = [StoreBusyError("out of reach")] * 2
        pulse = store.pulse

        def failing(table: str) -> Any:
            if fails:
                raise fails.pop()
            return pulse(table)

        opened = a_table(one, BOTS)
        monkeypatch.setattr(store, "pulse", failing)
        await until(lambda: not fails)
        await until(lambda: one.table(opened.id).over)
        await one.close()

    asyncio.run(play())
    assert "stopped" in caplog.text
