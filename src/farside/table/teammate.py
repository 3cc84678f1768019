"""One process of a team (`team.py`): a whole server, whose visitors are shown in by the doorman."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable
from contextlib import suppress

import uvicorn

from farside.table import logs, settings
from farside.table.host import Host
from farside.table.serve import Server, open_house
from farside.table.settings import SettingsError
from farside.table.store import StoreError
from farside.table.team import CLOSED, MOST_HANDED, NUMBER


class Teammate(Server):
    """Takes connections from the doorman, and tells him of those that are closed."""

    def __init__(self, config: uvicorn.Config, host: Host, line: socket.socket) -> None:
        super().__init__(config, host, lambda: None)
        self.line = line
        self.taken = 0
        self.told = -1
        self._meetings: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        asyncio.get_running_loop().add_reader(self.line, self.take)

    def take(self) -> None:
        with suppress(BlockingIOError, ConnectionError):
            said, found, _, _ = socket.recv_fds(self.line, MOST_HANDED, MOST_HANDED)
            for number in found:
                meeting = asyncio.create_task(self.meet(socket.socket(fileno=number)))
                self._meetings.add(meeting)
                meeting.add_done_callback(self._meetings.discard)
            if not said:  # the doorman is gone
                asyncio.get_running_loop().remove_reader(self.line)
                self.should_exit = True

    async def meet(self, visitor: socket.socket) -> None:
        visitor.setblocking(False)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(self.protocol, visitor)
        except OSError:
            visitor.close()
        self.taken += 1

    def protocol(self) -> asyncio.Protocol:
        kind: Callable[..., asyncio.Protocol] = self.config.http_protocol_class
        return kind(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)

    async def on_tick(self, counter: int) -> bool:
        closed = max(0, self.taken - len(self.server_state.connections))
        if closed != self.told:
            with suppress(OSError):
                self.line.send(closed.to_bytes(NUMBER, "big"))
                self.told = closed
        return await super().on_tick(counter)


def main(number: int) -> int:
    """Serve until told to stop. The doorman waits while this process begins."""
    line = socket.socket(fileno=number)
    line.setblocking(False)
    try:
        chosen = settings.read()
        logs.keep(chosen.log)
        config, host = open_house(chosen)
    except (SettingsError, StoreError) as error:
        sys.stderr.write(f"farside: {error}\n")
        return CLOSED
    with suppress(KeyboardInterrupt):  # how a server is stopped
        Teammate(config, host, line).run(sockets=[])
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
