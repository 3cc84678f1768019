"""Cluster: a study on many computers, by Ray. The only file that imports ray."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from logging import ERROR
from typing import Any

from farside.lab.series import AHEAD, Job, Played, fill, play_job

try:
    import ray
except ImportError as error:
    raise ValueError("a cluster needs Ray, which comes with the extra `lab`: pip install 'farside[lab]'") from error


class Hand:
    """One worker of the cluster: a process of its own, so that a box is opened in a fresh one."""

    def play(self, job: Job) -> Played:
        return play_job(job)


class Cluster:
    """The workers of a Ray cluster: as many as it has processors, or as many as are asked for."""

    def __init__(self, address: str, workers: int | None = None) -> None:
        """`address`: where the cluster is, `auto` for the one that runs here, `local` to start one."""
        try:
            ray.init(
                None if address == "local" else address,
                num_cpus=workers if address == "local" else None,
                include_dashboard=False if address == "local" else None,
                log_to_driver=False,
                logging_level=ERROR,
            )
        except (ConnectionError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
            raise ValueError(f"there is no Ray cluster at '{address}': {str(error).splitlines()[0]}") from error
        resources: Any = ray.cluster_resources  # Ray gives this one no types
        self.number = workers or max(1, int(resources().get("CPU", 1)))

    def play(self, jobs: Iterable[Job]) -> Generator[Played, None, None]:
        """Results as they come; each hand has a few jobs waiting."""
        coming = iter(jobs)
        first = fill(coming, 1)
        if not first:
            return
        hire: Any = ray.remote(Hand)  # Ray turns classes into others, which no type says
        hands = [hire.options(num_cpus=1).remote() for _hand in range(self.number)]
        try:
            busy: dict[Any, Any] = {hands[0].play.remote(first[0]): hands[0]}
            for hand in hands * AHEAD:
                busy |= {hand.play.remote(job): hand for job in fill(coming, 1)}
            while busy:
                (ready,), _rest = ray.wait(list(busy), num_returns=1)
                hand = busy.pop(ready)
                busy |= {hand.play.remote(job): hand for job in fill(coming, 1)}
                yield handed_in(ready)
        finally:
            for hand in hands:
                ray.kill(hand)

    def close(self) -> None:
        ray.shutdown()


def handed_in(ready: Any) -> Played:
    """A result; what was wrong with the job is raised as it was there."""
    try:
        played: Played = ray.get(ready)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, ValueError):
            raise error.cause from None
        raise
    return played
