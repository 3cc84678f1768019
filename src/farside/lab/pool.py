"""Pool: the same work on one core or on all of them, with the same result in the same order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

Job = TypeVar("Job")
Done = TypeVar("Done")


class Pool:
    """So many processes, for as long as there is work for them; with one it is done here."""

    def __init__(self, workers: int) -> None:
        # Started afresh, not forked: a caller may have threads, and a worker must not inherit half of them.
        self.processes = ProcessPoolExecutor(workers, mp_context=get_context("spawn")) if workers > 1 else None

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *error: object) -> None:
        if self.processes is not None:
            self.processes.shutdown(cancel_futures=True)

    def share(self, work: Callable[[Job], Done], jobs: Iterable[Job]) -> Iterator[Done]:
        """What the work makes of each job, in the order of the jobs; `work` is a function of a module."""
        return map(work, jobs) if self.processes is None else self.processes.map(work, jobs)


def spread(work: Callable[[Job], Done], jobs: Iterable[Job], workers: int) -> Iterator[Done]:
    """The same with a pool for these jobs alone."""
    with Pool(workers) as pool:
        yield from pool.share(work, jobs)
