"""Measures: what a process has done and how long it took, for whoever hosts it. No names are known, and no tokens."""

from __future__ import annotations

import logging
import time
from bisect import bisect_left
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from starlette.types import ASGIApp, Receive, Scope, Send

from farside.table.envelope import Way

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)  # seconds
SLOT = 1800.0  # seconds of a point in the picture of a day
SLOTS = 48
REMEMBERED = 12  # things that happened
MADE, CLOSED, BEGAN = "backup", "closed", "began"  # good things: of a backup, of tables that were closed, of a version
MOVE, STREAM, API, PAGE, OTHER = "move", "stream", "api", "page", "other"


@dataclass
class Spread:
    """How long something took: how often it was within which bound, all together, and at worst."""

    counts: list[int] = field(default_factory=lambda: [0] * (len(BOUNDS) + 1))
    seconds: float = 0.0
    worst: float = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds
        self.worst = max(self.worst, seconds)

    @property
    def count(self) -> int:
        return sum(self.counts)

    def middle(self) -> float:
        """About what half of them stayed below."""
        half, seen = self.count / 2, 0
        for bound, count in zip(BOUNDS, self.counts, strict=False):
            if count and seen + count >= half:
                low = BOUNDS[BOUNDS.index(bound) - 1] if bound != BOUNDS[0] else 0.0
                return low + (bound - low) * (half - seen) / count
            seen += count
        return self.worst

    def plus(self, other: Spread) -> Spread:
        counts = [here + there for here, there in zip(self.counts, other.counts, strict=True)]
        return Spread(counts, self.seconds + other.seconds, max(self.worst, other.worst))


class Day:
    """The last twenty-four hours, half an hour a slot."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self.clock = clock
        self._slots: dict[int, Spread] = {}

    def add(self, seconds: float) -> None:
        self._at(int(self.clock() // SLOT)).add(seconds)

    def _at(self, slot: int) -> Spread:
        if slot not in self._slots:
            self._slots = {at: one for at, one in self._slots.items() if at > slot - SLOTS}
            self._slots[slot] = Spread()
        return self._slots[slot]

    def slots(self) -> list[Spread]:
        """The oldest first; empty ones too."""
        now = int(self.clock() // SLOT)
        return [self._slots.get(at, Spread()) for at in range(now - SLOTS + 1, now + 1)]

    def all(self) -> Spread:
        found = Spread()
        for slot in self.slots():
            found = found.plus(slot)
        return found


class Event(NamedTuple):
    """Something whoever hosts should know."""

    when: float
    kind: str  # `good`, `warning` or `error`
    text: str


@dataclass
class Measures:
    """Since this process began."""

    since: float = field(default_factory=time.time)
    moves: Spread = field(default_factory=Spread)
    thoughts: Spread = field(default_factory=Spread)
    moves_today: Day = field(default_factory=Day)
    thoughts_today: Day = field(default_factory=Day)
    answers: Counter[tuple[str, int]] = field(default_factory=Counter)
    happened: deque[Event] = field(default_factory=lambda: deque(maxlen=REMEMBERED))

    def answered(self, kind: str, status: int, seconds: float) -> None:
        self.answers[kind, status] += 1
        if kind == MOVE and status < 400:
            self.moves.add(seconds)
            self.moves_today.add(seconds)

    def thought(self, seconds: float) -> None:
        """A bot has answered, after so long a thought and wait for its place."""
        self.thoughts.add(seconds)
        self.thoughts_today.add(seconds)

    def note(self, kind: str, text: str) -> None:
        self.happened.append(Event(time.time(), kind, text))


class Ear(logging.Handler):
    """What the log warns of, whoever hosts may want to know."""

    def __init__(self, measures: Measures) -> None:
        super().__init__(logging.WARNING)
        self.measures = measures

    def emit(self, record: logging.LogRecord) -> None:
        from farside.table.logs import covered

        kind = "error" if record.levelno >= logging.ERROR else "warning"
        self.measures.note(kind, covered(record.getMessage()))


def kind_of(method: str, path: str) -> str:
    """What a request is for; never what it says."""
    if method == "POST" and (path.endswith("/moves") or (path.startswith("/t/") and path.endswith("/move"))):
        return MOVE
    if path.endswith("/events"):
        return STREAM
    if path.startswith("/api/"):
        return API
    return OTHER if path.startswith(("/static/", "/style.css", "/healthz", "/readyz", "/metrics")) else PAGE


class Measured:
    """Around the whole house: every answer is counted, and told to the log if somebody wants to hear of it."""

    def __init__(self, app: ASGIApp, measures: Measures) -> None:
        self.app = app
        self.measures = measures
        self.log = logging.getLogger("farside.requests")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        way, since = Way(scope, send), time.perf_counter()
        try:
            await self.app(scope, receive, way)
        finally:
            self.tell(scope, way.status, time.perf_counter() - since)

    def tell(self, scope: Scope, status: int, seconds: float) -> None:
        path: str = scope["path"]
        kind = kind_of(scope["method"], path.removeprefix(scope.get("root_path", "")))
        self.measures.answered(kind, status, seconds)
        if self.log.isEnabledFor(logging.INFO):
            told = {"method": scope["method"], "path": path, "status": status, "ms": round(seconds * 1000, 2)}
            self.log.info("%s %s", scope["method"], path, extra={"told": told})
