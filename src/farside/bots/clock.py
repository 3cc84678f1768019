"""The clock that thinking goes by.

At a table that is time as people know it. In the lab it is the time that the processor has given the bot, so that other
work on the same machine makes nobody weaker.
"""

from __future__ import annotations

import time
from time import perf_counter
from typing import Final


class Clock:
    """Seconds, of which only differences mean anything."""

    def __init__(self) -> None:
        self.own: bool = False  # counts the processor's time

    def now(self) -> float:
        return time.thread_time() if self.own else perf_counter()  # a browser has no threads' time, and no lab


CLOCK: Final = Clock()
