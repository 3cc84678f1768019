"""Pool: the same work on one core or on all of them, with the same result in the same order."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

Job = TypeVar("Job")
Done = TypeVar("Done")


def cores() -> int:
    """The processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(work: Callable[[Job], Done], jobs: Iterable[Job], workers: int) -> Iterator[Done]:
    """What the work makes of each job, in the order of the jobs; `work` is a function of a module."""
    if workers <= 1:
        yield from map(work, jobs)
        return
    # Started afresh, not forked: a caller may have threads, and a worker must not inherit half of them.
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, jobs)
