"""Turns: who is thought for next. People who wait come before tables of bots alone, and visitors come in turn.

However many tables one visitor opens, another one's bot thinks next but one at the latest; and tables of bots alone
never take the last place, so that whoever sits down finds one free.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from farside.table.playing import BOT, Playing

REMEMBERED = 10_000  # tables


class Asker(NamedTuple):
    """For whom a bot thinks: the visitor, and whether nobody waits but bots."""

    visitor: str
    alone: bool = False


class Askers:
    """Who asks at each table: whoever opened it, then whoever moved last. A table that nobody asked for asks itself."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, str] = OrderedDict()

    def note(self, table: str, visitor: str) -> None:
        self._known[table] = visitor
        self._known.move_to_end(table)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def of(self, playing: Playing) -> Asker:
        table = playing.row.id
        return Asker(self._known.get(table, table), all(seat.kind == BOT for seat in playing.seats))


class Queue:
    """Those who wait, by visitor: one of each in turn."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def add(self, visitor: str, place: asyncio.Future[None]) -> None:
        self._waiting.setdefault(visitor, deque()).append(place)

    def next(self) -> asyncio.Future[None] | None:
        """Whoever is next and still waits; his visitor's others come after everybody else's."""
        while self._waiting:
            visitor, places = self._waiting.popitem(last=False)
            place = places.popleft()
            if places:
                self._waiting[visitor] = places
            if not place.done():
                return place
        return None


class Turns:
    """A few places to think at."""

    def __init__(self, places: int, for_people: int = 1) -> None:
        self.places = places
        self.for_bots = max(1, places - for_people)  # as many as tables of bots alone may take
        self._taken = 0
        self._by_bots = 0
        self._people = Queue()
        self._bots = Queue()

    @property
    def waiting(self) -> int:
        """How many wait for a place."""
        return len(self._people) + len(self._bots)

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """A place, for as long as it is needed."""
        await self._enter(asker)
        try:
            yield
        finally:
            self._leave(asker.alone)

    async def _enter(self, asker: Asker) -> None:
        if self._is_free(asker.alone):
            self._take(asker.alone)
            return
        place = asyncio.get_running_loop().create_future()
        (self._bots if asker.alone else self._people).add(asker.visitor, place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # it was just given to whoever goes
                self._leave(asker.alone)
            raise

    def _is_free(self, alone: bool) -> bool:
        return self._taken < self.places and not (alone and self._by_bots >= self.for_bots)

    def _take(self, alone: bool) -> None:
        self._taken += 1
        self._by_bots += alone

    def _leave(self, alone: bool) -> None:
        self._taken -= 1
        self._by_bots -= alone
        for queue, bots in ((self._people, False), (self._bots, True)):
            while queue and self._is_free(bots) and (place := queue.next()) is not None:
                self._take(bots)
                place.set_result(None)
