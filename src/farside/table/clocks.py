"""The clock of a house: what time it is, for everything that people are held to. The rules know none.

Times are seconds since 1970 (UTC), so they mean the same after a restart and on another computer. The steady hand never
jumps and tells how much time has really passed; where both differ, somebody has set the clock, or the computer slept.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Clock:
    """The system's own clock, unless somebody brings another: tests move theirs."""

    now: Callable[[], float] = time.time
    steady: Callable[[], float] = time.monotonic


class MovedClock:
    """A clock that stands still until somebody moves it."""

    def __init__(self, now: float = 1_800_000_000.0) -> None:
        self.at, self.passed = now, 0.0

    @property
    def clock(self) -> Clock:
        return Clock(lambda: self.at, lambda: self.passed)

    def move(self, seconds: float) -> None:
        """Time passes."""
        self.at += seconds
        self.passed += seconds

    def jump(self, seconds: float) -> None:
        """Somebody sets the clock: no time has passed."""
        self.at += seconds
