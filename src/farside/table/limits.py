"""Limits: how much one visitor, and all of them together, may ask of a house. At home there are none.

A visitor is an address: cookies can be thrown away. Each process counts for itself, and forgets when it ends.
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from math import ceil

from starlette.types import Scope

from farside.table.trouble import TooManyError

MINUTE, HOUR = 60.0, 3600.0
BURST = 3  # a third of what is allowed in a time may come at once
REMEMBERED = 10_000  # visitors
HIGHEST = 10**9
AGAIN = 60.0  # seconds after which to ask again for what only ends by itself
IN_ALL = "_in_all"


@dataclass(frozen=True, slots=True)
class Limits:
    """For one visitor, and `_in_all` for all of them at this process."""

    tables: int = 60  # opened in an hour
    tables_in_all: int = 3000
    bot_tables: int = 6  # of bots alone, running at once
    bot_tables_in_all: int = 60
    moves: int = 600  # in a minute
    moves_in_all: int = 60_000
    advice: int = 20  # in a minute
    advice_in_all: int = 600
    talk: int = 60  # words and reactions in a minute
    talk_in_all: int = 6000
    streams: int = 100  # at once
    streams_in_all: int = 5000
    connections: int = 200  # at once
    connections_in_all: int = 8000
    guesses: int = 60  # of names of tables that do not exist, in a minute
    guesses_in_all: int = 6000
    calls: int = 30  # trials, and letters that ask for an address, in an hour
    calls_in_all: int = 1000
    pictures: int = 30  # drawn anew in a minute; those drawn lately cost nothing
    pictures_in_all: int = 120


def changed(limits: Limits, wishes: str) -> Limits:
    """With what somebody wishes: `tables=100,moves_in_all=5000`. ValueError says what is possible."""
    known = [field.name for field in fields(Limits)]
    found: dict[str, int] = {}
    for wish in filter(None, (part.strip() for part in wishes.split(","))):
        name, _, number = wish.partition("=")
        name = name.strip().replace("-", "_")
        if name not in known or not number.strip().isdecimal() or int(number) > HIGHEST:
            raise ValueError(f"a limit is NAME=NUMBER, not '{wish}'; names: {', '.join(known)}")
        found[name] = int(number)
    return replace(limits, **found)


def address_of(scope: Scope) -> str:
    """Who asks. Whoever has one IPv6 address has a whole network of them."""
    client = scope.get("client")
    return grouped(client[0]) if client else ""


@lru_cache(10_000)
def grouped(host: str) -> str:
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if not isinstance(found, IPv6Address):
        return host
    return str(found.ipv4_mapped) if found.ipv4_mapped else f"{found.exploded[:19]}::/64"


class Meter:
    """So many in a time, for each visitor: what is not used comes back little by little."""

    def __init__(self, most: int, period: float, clock: Callable[[], float]) -> None:
        self.burst = max(1.0, most / BURST) if most else 0.0
        self.rate = most / period
        self.clock = clock
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, who: str) -> float:
        """Seconds until one more is allowed; 0 if it is now."""
        short = 1.0 - self._level(who)
        return 0.0 if short <= 0.0 else short / self.rate if self.rate else AGAIN

    def take(self, who: str) -> None:
        self._levels[who] = (max(0.0, self._level(who) - 1.0), self.clock())
        self._levels.move_to_end(who)
        if len(self._levels) > REMEMBERED:
            self._levels.popitem(last=False)

    def used(self) -> float:
        """How much the busiest visitor has used of what may come at once."""
        return max((self.burst - self._level(who) for who in self._levels), default=0.0)

    def _level(self, who: str) -> float:
        level, since = self._levels.get(who, (self.burst, 0.0))
        return min(self.burst, level + (self.clock() - since) * self.rate)


class Turnstile:
    """Counts what visitors ask for, and refuses with TooManyError. Without limits everybody goes through."""

    def __init__(
        self,
        limits: Limits | None = None,
        clock: Callable[[], float] = time.monotonic,
        connections: Callable[[], int] = int,
    ) -> None:
        """`connections`: how many the busiest visitor has open, for whoever hosts; they are let in elsewhere."""
        self.limits = limits
        self.clock = clock
        self.connections = connections
        wanted = limits or Limits()
        self._meters = {
            "tables": self._pair(wanted.tables, wanted.tables_in_all, HOUR),
            "moves": self._pair(wanted.moves, wanted.moves_in_all, MINUTE),
            "advice": self._pair(wanted.advice, wanted.advice_in_all, MINUTE),
            "talk": self._pair(wanted.talk, wanted.talk_in_all, MINUTE),
            "calls": self._pair(wanted.calls, wanted.calls_in_all, HOUR),
            "pictures": self._pair(wanted.pictures, wanted.pictures_in_all, MINUTE),
            "guesses": self._pair(wanted.guesses, wanted.guesses_in_all, MINUTE),
        }
        self._streams: Counter[str] = Counter()
        self._bot_tables: dict[str, str] = {}  # whose they are

    def _pair(self, most: int, in_all: int, period: float) -> tuple[Meter, Meter]:
        return Meter(most, period, self.clock), Meter(in_all, period, self.clock)

    def once(self, what: str, who: str) -> None:
        """One more of these (tables, moves, advice), if it is allowed."""
        if self.limits is None:
            return
        own, all_ = self._meters[what]
        wait = max(own.wait(who), all_.wait(""))
        if wait:
            raise TooManyError(what, ceil(wait))
        own.take(who)
        all_.take("")

    # -- tables of bots alone ----------------------------------------------------------------------

    def check_bot_tables(self, who: str, running: Callable[[str], bool]) -> None:
        """Whether one more table of bots alone may begin. `running` says of a table whether it is still played."""
        if self.limits is None:
            return
        self._bot_tables = {table: whose for table, whose in self._bot_tables.items() if running(table)}
        mine = sum(whose == who for whose in self._bot_tables.values())
        if mine >= self.limits.bot_tables or len(self._bot_tables) >= self.limits.bot_tables_in_all:
            raise TooManyError("bots", ceil(AGAIN))

    def crowd(self, running: Callable[[str], bool]) -> list[str]:
        """The tables of bots alone of the visitor who has most of them running."""
        found: dict[str, list[str]] = {}
        for table, who in self._bot_tables.items():
            if running(table):
                found.setdefault(who, []).append(table)
        return max(found.values(), key=len, default=[])

    def used(self, running: Callable[[str], bool]) -> dict[str, float]:
        """How much the busiest visitor uses now, by limit; of what is counted by time, what may come at once is all."""
        found = {name: pair[0].used() for name, pair in self._meters.items()}
        streams = max(self._streams.values(), default=0)
        now = {"bot_tables": len(self.crowd(running)), "streams": streams, "connections": self.connections()}
        return {**found, **now}

    def most(self, name: str) -> float:
        """As much as one visitor may use at once."""
        return self._meters[name][0].burst if name in self._meters else float(getattr(self.limits or Limits(), name))

    def close_bot_tables(self, tables: Collection[str]) -> None:
        """They are gone."""
        self._bot_tables = {table: who for table, who in self._bot_tables.items() if table not in tables}

    def add_bot_table(self, who: str, table: str) -> None:
        if self.limits is not None:
            self._bot_tables[table] = who

    # -- streams -----------------------------------------------------------------------------------

    def stream(self, who: str, news: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
        """The same stream, counted for as long as somebody listens."""
        if self.limits is None:
            return news
        if self._streams[who] >= self.limits.streams or self._streams.total() >= self.limits.streams_in_all:
            raise TooManyError("streams", ceil(AGAIN))
        return self._counted(who, news)

    async def _counted(self, who: str, news: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
        self._streams[who] += 1
        try:
            async for one in news:
                yield one
        finally:
            self._streams[who] -= 1
            self._streams += Counter()  # forgets those who listen no more

    # -- guessing ----------------------------------------------------------------------------------

    def missed(self, who: str) -> None:
        """A name of a table or a token that opens nothing: one guess."""
        if self.limits is not None:
            for meter, key in zip(self._meters["guesses"], (who, ""), strict=True):
                meter.take(key)

    def check_guesses(self, who: str) -> None:
        """Whoever has guessed much is not told, for a while, whether the next guess is right."""
        if self.limits is None:
            return
        wait = self._meters["guesses"][0].wait(who)
        if wait:
            raise TooManyError("guesses", ceil(wait))


def shown(limits: Limits) -> Mapping[str, int]:
    """The limits by name, for the command line and the host's desk."""
    return {field.name: getattr(limits, field.name) for field in fields(limits)}
