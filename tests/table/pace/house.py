"""A house whose clock the test moves, and what its people agree to."""

from __future__ import annotations

import asyncio
from datetime import datetime
from random import Random
from zoneinfo import ZoneInfo

from farside.core.actions import Seat
from farside.table import terms
from farside.table.answers import Opened, SeatSpec
from farside.table.clocks import MovedClock
from farside.table.happenings import Happening
from farside.table.host import Host
from farside.table.opponents import Opponents
from farside.table.store import Store
from farside.table.terms import DAY, Terms
from farside.table.waiting import within
from farside.table.workers import Workers

BERLIN, TOKYO = ZoneInfo("Europe/Berlin"), ZoneInfo("Asia/Tokyo")
DAILY = Terms(terms.DAILY, DAY, 2 * DAY, up=terms.BOT_TURN)


def at(zone: ZoneInfo, *when: int) -> float:
    return datetime(*when, tzinfo=zone).timestamp()  # type: ignore[arg-type, misc]  # year, month, day, hour, minute


class House:
    """A host, its clock and what people were told."""

    def __init__(self, store: Store, clock: MovedClock | None = None) -> None:
        self.moved = clock or MovedClock(at(BERLIN, 2026, 11, 18, 12))
        self.store = store
        self.told: list[Happening] = []
        self.loop = asyncio.new_event_loop()
        self.hosts: list[Host] = []
        self.again()

    def again(self) -> Host:
        """A server starts on the same store."""
        opponents = Quick()
        self.host = Host(self.store, opponents, Workers(opponents), clock=self.moved.clock)
        self.host.happenings.listen(self.told.append)
        self.hosts.append(self.host)
        return self.host

    def stop(self) -> None:
        """The server is gone."""
        self.loop.run_until_complete(self.host.answering.close())
        self.host.thinking.close()

    def close(self) -> None:
        for host in self.hosts:
            self.host = host
            self.stop()
        self.loop.close()
        self.store.close()

    def open(self, agreed: Terms | None, game: str = "pebble", seats: int = 2) -> Opened:
        people = [SeatSpec() for _ in range(seats)]
        opened = self.host.create(game, people, seed=3, terms=agreed)
        for seat in range(seats):
            self.host.claim(opened.id, seat)
        return opened

    def alone(self, table: str) -> Seat:
        """Play until one person alone is asked; who it is."""
        while len(self.host.table(table).waiting) != 1:
            self.move(table)
        return self.host.table(table).waiting[0]

    def move(self, table: str, seat: Seat | None = None, dice: Random | None = None) -> Seat:
        who = self.host.table(table).waiting[0] if seat is None else seat
        seen = self.host.see(table, who)
        self.host.act(table, who, seen.ply, dice.choice(seen.view.options) if dice else seen.view.options[0])
        return who

    def turn(self, table: str, seat: Seat) -> None:
        """A whole turn of somebody."""
        while seat in self.host.table(table).waiting:
            self.move(table, seat)

    def look(self) -> None:
        """The engine looks, and bots answer until nobody of them is asked."""

        async def looks() -> None:
            await within(self.host.deadlines.look)
            for table in self.store.leases.all_free(16):
                self.host.answering.begin(table)
            for table in list(self.host.answering.busy):
                await asyncio.wait_for(self.host.settled(table), 30)

        self.loop.run_until_complete(looks())

    def passes(self, seconds: float) -> None:
        self.moved.move(seconds)
        self.look()

    def kinds(self, seat: Seat | None = None) -> list[str]:
        return [one.kind for one in self.told if seat in (None, one.seat)]

    def left(self, table: str, seat: Seat) -> float:
        clocks = self.host.playing(table).timing
        assert clocks is not None
        return clocks.left(seat, self.moved.at, self.host.pacing.gaps)

    def log(self, table: str, seat: Seat | None = None, lang: str = "en") -> list[str]:
        return self.host.lines(self.host.see(table, seat), lang)


class Quick(Opponents):
    """Bots that answer at once, under the names that people choose from."""

    def names(self) -> list[str]:
        return ["greedy", "chance"]
