"""A team: several processes that serve one address on one computer, and a doorman who shows visitors to them.

The doorman accepts connections and hands each to the process that has the fewest, so that all have their share however
long some visitors stay. He knows neither HTTP nor the database. A process that dies is replaced; when the doorman is
gone, so are the others.
"""

from __future__ import annotations

import os
import selectors
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

NUMBER = 8  # bytes of a number that a process tells the doorman
HANDED = b"\0"  # what goes along with a connection
MOST_HANDED = 16  # connections taken at once
YOUNG = 2.0  # seconds; who dies sooner is not replaced before
GOODBYE = 6.0  # seconds that processes are given to end
ENDING = (signal.SIGINT, signal.SIGTERM)
CLOSED = 1  # the exit status of those who could not even begin


@dataclass(eq=False)
class Hand:
    """One process, as the doorman knows it."""

    process: subprocess.Popen[bytes]
    line: socket.socket
    begun: float = field(default_factory=time.monotonic)
    given: int = 0  # connections
    closed: int = 0
    ready: bool = False
    said: bytes = b""

    @property
    def visitors(self) -> int:
        return self.given - self.closed

    def give(self, visitor: socket.socket) -> bool:
        """Hand a connection over; False if nobody takes it."""
        try:
            socket.send_fds(self.line, [HANDED], [visitor.fileno()])
        except OSError:
            return False
        self.given += 1
        return True

    def hear(self) -> bool:
        """How many connections it has closed in all; False if it is gone."""
        with suppress(BlockingIOError):
            heard = self.line.recv(4096)
            if not heard:
                return False
            self.said += heard
        whole = len(self.said) // NUMBER * NUMBER
        if whole:
            self.closed, self.ready = int.from_bytes(self.said[whole - NUMBER : whole], "big"), True
            self.said = self.said[whole:]
        return True


class Doorman:
    """Shows visitors in until he is told to stop. `begin` starts a process, given its end of the line."""

    def __init__(
        self, door: socket.socket, many: int, begin: Callable[[socket.socket], subprocess.Popen[bytes]]
    ) -> None:
        self.door = door
        self.many = many
        self.begin = begin
        self.hands: list[Hand] = []
        self.open = True
        self._ears = selectors.DefaultSelector()
        self._listening = False
        self._due: list[float] = []  # when those who died young are replaced

    def run(self, greeting: Callable[[], None]) -> int:
        """Until stopped; says with which status to exit."""
        self.door.setblocking(False)
        wakes, wake = socket.socketpair()
        for end in (wakes, wake):
            end.setblocking(False)
        signal.set_wakeup_fd(wake.fileno(), warn_on_full_buffer=False)
        for one in ENDING:
            signal.signal(one, self._stop)
        self._ears.register(wakes, selectors.EVENT_READ)
        status = 0
        try:
            for _ in range(self.many):
                self._hire()
            status = self._serve(greeting, wakes)
        finally:
            self._dismiss()
            signal.set_wakeup_fd(-1)
        return status

    def _serve(self, greeting: Callable[[], None], wakes: socket.socket) -> int:
        greeted = False
        while self.open:
            self._mind_the_door()
            for key, _ in self._ears.select(self._patience()):
                if key.fileobj is wakes:
                    wakes.recv(4096)
                elif key.fileobj is self.door:
                    self._show_in()
                elif not key.data.hear() and not self._lost(key.data):
                    return CLOSED
            if not greeted and any(hand.ready for hand in self.hands):
                greeted = True
                greeting()
            self._replace()
        return 0

    def _mind_the_door(self) -> None:
        """While there is nobody to take them, visitors wait outside."""
        wanted = any(hand.ready for hand in self.hands)
        if wanted and not self._listening:
            self._ears.register(self.door, selectors.EVENT_READ)
        elif self._listening and not wanted:
            self._ears.unregister(self.door)
        self._listening = wanted

    def _show_in(self) -> None:
        with suppress(OSError):  # whoever has left meanwhile
            visitor, _ = self.door.accept()
            with visitor:
                for hand in sorted((one for one in self.hands if one.ready), key=lambda one: one.visitors):
                    if hand.give(visitor):
                        return

    def _hire(self) -> None:
        ours, theirs = socket.socketpair()
        with theirs:
            hand = Hand(self.begin(theirs), ours)
        ours.setblocking(False)
        self.hands.append(hand)
        self._ears.register(ours, selectors.EVENT_READ, hand)

    def _lost(self, hand: Hand) -> bool:
        """A process is gone and will be replaced; False if it never began: then the next one would not either."""
        self._ears.unregister(hand.line)
        self.hands.remove(hand)
        hand.line.close()
        hand.process.wait()
        self._due.append(max(time.monotonic(), hand.begun + YOUNG))
        return hand.ready or hand.process.returncode != CLOSED

    def _replace(self) -> None:
        now = time.monotonic()
        for due in [due for due in self._due if due <= now]:
            self._due.remove(due)
            self._hire()

    def _patience(self) -> float | None:
        return max(0.0, min(self._due) - time.monotonic()) if self._due else None

    def _stop(self, *_: object) -> None:
        self.open = False

    def _dismiss(self) -> None:
        """Ask all to end, and end those who do not."""
        until = time.monotonic() + GOODBYE
        for hand in self.hands:
            hand.process.terminate()
        for hand in self.hands:
            try:
                hand.process.wait(max(0.0, until - time.monotonic()))
            except subprocess.TimeoutExpired:
                hand.process.kill()
                hand.process.wait()
            hand.line.close()
        self._ears.close()


def begin(environment: dict[str, str]) -> Callable[[socket.socket], subprocess.Popen[bytes]]:
    """Starts processes that read their settings from this environment."""

    def started(line: socket.socket) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "farside.table.teammate", str(line.fileno())]
        return subprocess.Popen(command, pass_fds=[line.fileno()], env={**os.environ, **environment})

    return started
