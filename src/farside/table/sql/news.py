"""News through PostgreSQL: what one server writes, all others on the same database hear at once (LISTEN, NOTIFY).

News is told beside the moves, not with them: a transaction that notifies holds a lock of the whole database until it is
on disk, and one would wait for the other. What is told within `GATHERED` seconds goes as one message. News may get lost
with a server or a line, so whoever listens looks from time to time as well, and at once when the line is there again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import Any

from sqlalchemy.engine import URL

from farside.table.pulse import Pulse

CHANNEL = "farside"
GATHERED = 0.015  # seconds between two messages of one server
LONGEST = 7900  # bytes of a message; PostgreSQL takes 8000
QUIET = 10.0  # seconds of silence after which the line is tried
PATIENCE = 5.0  # seconds for an answer
AGAIN = 1.0  # seconds before a lost line is opened anew
TOLD_LOOK, LOST_LOOK = 2.0, 0.25  # seconds between looks while news is heard, and while it is not

log = logging.getLogger("farside.table")

Hear = Callable[[str, Pulse], None]


class PostgresNews:
    """What `store.News` promises, with one line to listen and one to speak."""

    def __init__(self, url: URL) -> None:
        self.heard = False
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._name = secrets.token_hex(4)
        self._untold: dict[str, Pulse] = {}
        self._woken = asyncio.Event()

    @property
    def look_every(self) -> float:
        return TOLD_LOOK if self.heard else LOST_LOOK

    def mark(self) -> object:
        return None

    def tell(self, table: str, pulse: Pulse) -> None:
        self._untold[table] = pulse
        self._woken.set()

    async def run(self, hear: Hear, missed: Callable[[], None]) -> None:
        async with asyncio.TaskGroup() as group:
            group.create_task(self._again_and_again(lambda line: self._listen(line, hear, missed)))
            group.create_task(self._again_and_again(self._speak))

    async def _again_and_again(self, what: Callable[[Any], Any]) -> None:
        """Do something with a line of its own, and anew with a new one when that is lost."""
        import psycopg  # only where there is a PostgreSQL

        while True:
            try:
                async with asyncio.timeout(PATIENCE):
                    line = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
                async with line:
                    await what(line)
            except (OSError, psycopg.Error, TimeoutError) as error:
                log.warning("news of other servers is looked for, because the line is lost: %s", error)
            await asyncio.sleep(AGAIN)

    async def _listen(self, line: Any, hear: Hear, missed: Callable[[], None]) -> None:
        """What comes is read in the loop: the driver's own way of waiting costs as much for each message as a move."""

        def heard(message: Any) -> None:
            for table, pulse in read(message.payload, self._name):
                hear(table, pulse)

        line.add_notify_handler(heard)
        try:
            await line.execute(f"LISTEN {CHANNEL}")
            self.heard = True
            missed()
            while True:
                await self._hear(line, QUIET)
                async with asyncio.timeout(PATIENCE):
                    await line.execute("SELECT 1")
        finally:
            self.heard = False

    async def _hear(self, line: Any, seconds: float) -> None:
        """Hand on what comes within so many seconds; an error if the line is lost."""
        loop, lost, connection = asyncio.get_running_loop(), asyncio.Event(), line.pgconn

        def came() -> None:
            try:
                connection.consume_input()
                while (message := connection.notifies()) is not None:
                    connection.notify_handler(message)
            except Exception:  # noqa: BLE001  # whoever asks something next is told what it is
                lost.set()

        loop.add_reader(line.fileno(), came)
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await lost.wait()
        finally:
            loop.remove_reader(line.fileno())

    async def _speak(self, line: Any) -> None:
        """What cannot be told because the line is lost, others find when they look."""
        await line.execute("SET synchronous_commit = off")
        while True:
            await self._woken.wait()
            self._woken.clear()
            told, self._untold = self._untold, {}
            async with asyncio.timeout(PATIENCE):
                for message in written(self._name, told):
                    await line.execute(f"SELECT pg_notify('{CHANNEL}', %s)", (message,))
            await asyncio.sleep(GATHERED)


def written(name: str, told: Mapping[str, Pulse]) -> Iterator[str]:
    """What is told as messages that are not too long: the speaker, then each table with its pulse."""
    message = name
    for table, pulse in told.items():
        word = f";{table} {pulse.era} {pulse.ply} {pulse.named}"
        if len(message) + len(word) > LONGEST:
            yield message
            message = name
        message += word
    yield message


def read(message: str, name: str) -> Iterator[tuple[str, Pulse]]:
    """What others have told; what one has said oneself, and what is none of our messages, is nothing new."""
    speaker, *words = message.split(";")
    if speaker == name:
        return
    for word in words:
        table, *numbers = word.split(" ")
        if len(numbers) == len(Pulse._fields) and all(number.isdecimal() for number in numbers):
            yield table, Pulse(*map(int, numbers))
