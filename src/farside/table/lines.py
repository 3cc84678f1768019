"""Lines: the connections of a server. Who says nothing is not waited for, and nobody takes all of them.

A head or a body that does not come is given up after some seconds. When all places are taken, a line on which nothing
happens gives way; only if there is none, a newcomer is turned away.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from functools import partial
from ipaddress import ip_address
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from farside.table.envelope import WHOLE
from farside.table.limits import Limits, grouped

HEAD = 10.0  # seconds for the head of a request, from the moment the line is open or the request begins
BODY = 20.0  # seconds for its body
LONGEST_HEAD = 64 * 1024  # bytes
END = b"\r\n\r\n"  # of a head
LOOK = 1.0  # seconds between two looks at who is late
RESERVE = 64  # files that are not connections: the database, the bots' processes, the log
MOST_FILES = 65536
FULL = "HTTP/1.1 {} \r\ncontent-type: text/plain\r\nretry-after: 10\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"

log = logging.getLogger("farside.table")


class Lines:
    """All lines of a process: how many there may be, and who is late."""

    def __init__(self, each: int | None, in_all: int) -> None:
        self.each = each  # for one address; None: as many as it likes
        self.in_all = in_all
        self.open: dict[Line, None] = {}  # the oldest first
        self._by_address: Counter[str] = Counter()
        self._looking = False

    def admit(self, line: Line) -> str:
        """Let a line in; else the status it is turned away with."""
        if self.each is not None and self._by_address[line.address] >= self.each and not is_house(line.address):
            return "429"
        if len(self.open) >= self.in_all and not self._make_room():
            return "503"
        self.open[line] = None
        self._by_address[line.address] += 1
        if not self._looking:
            self._looking = True
            line.loop.call_later(LOOK, self._look, line.loop)
        return ""

    def forget(self, line: Line) -> None:
        if line in self.open:
            del self.open[line]
            self._by_address[line.address] -= 1
            if not self._by_address[line.address]:
                del self._by_address[line.address]

    def most(self) -> int:
        """How many the busiest visitor has open."""
        return max(self._by_address.values(), default=0)

    def _make_room(self) -> bool:
        """The line on which nothing has happened for longest gives way."""
        idle = next((line for line in self.open if line.idle), None)
        if idle is not None:
            self.forget(idle)
            idle.transport.close()
        return idle is not None

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        now = loop.time()
        for line in [line for line in self.open if line.until is not None and line.until < now]:
            line.transport.close()
        self._looking = bool(self.open)
        if self._looking:
            loop.call_later(LOOK, self._look, loop)


class Line(HttpToolsProtocol):
    """One connection, watched. A kept line that rests between two requests is closed by uvicorn itself."""

    lines: ClassVar[Lines]

    def __init__(self, *args: Any, **named: Any) -> None:  # as uvicorn makes it
        super().__init__(*args, **named)
        self.address = ""
        self.until: float | None = None  # when it is late, while something is waited for
        self.head = 0  # bytes of a head so far

    @property
    def idle(self) -> bool:
        """Nobody waits for an answer on it."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.address = grouped(self.client[0]) if self.client else ""
        self.until = self.loop.time() + HEAD
        status = self.lines.admit(self)
        if status:
            transport.write(FULL.format(status).encode())
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.lines.forget(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.idle:
            end = data.find(END)  # a body may begin in the same piece
            self.head += len(data) if end < 0 else end
            if self.head > LONGEST_HEAD:
                self.send_400_response("The head of this request is too long.")
                return
        super().data_received(data)

    def on_message_begin(self) -> None:
        self.until = self.loop.time() + HEAD
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.until, self.head = self.loop.time() + BODY, 0
        super().on_headers_complete()
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and cycle.scope is self.scope:
            extensions: Any = {WHOLE: partial(whole, cycle)}
            self.scope["extensions"] = extensions

    def on_message_complete(self) -> None:
        self.until = None
        super().on_message_complete()


def whole(cycle: RequestResponseCycle, answer: bytes) -> bool:
    """A whole answer in one piece; False if the line is held up, ends with it, or has begun to answer."""
    if cycle.response_started or cycle.disconnected or cycle.flow.write_paused or not cycle.keep_alive:
        return False
    cycle.response_started = cycle.response_complete = True
    cycle.transport.write(answer)
    cycle.message_event.set()
    cycle.on_response()
    return True


def is_house(address: str) -> bool:
    """Whether a line comes from this computer: a proxy brings everybody's, and counts them itself."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return not address


def watched(limits: Limits | None) -> type[Line]:
    """Lines of a server: as many as limits and files allow."""
    files = max(8, open_files() - RESERVE)
    if limits is None:
        return type("Line", (Line,), {"lines": Lines(None, files)})
    return type("Line", (Line,), {"lines": Lines(limits.connections, min(limits.connections_in_all, files))})


def open_files() -> int:
    """How many files this process may open; raised as far as it may be."""
    try:
        import resource  # not on Windows
    except ImportError:
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):  # then it stays as it is
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return MOST_FILES if soft == resource.RLIM_INFINITY else min(soft, MOST_FILES)
