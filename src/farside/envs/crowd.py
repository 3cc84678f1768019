"""Many tables at once, in worker processes: a Gymnasium vector environment over `solo.Solo`.

    tables = crowd.Crowd("antarctica", tables=64, workers=4, bot="greedy")

Each worker plays its share of the tables, so a step costs one message to each. A table whose game is over starts a new
one at the next step, whatever it is answered (Gymnasium's NEXT_STEP).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from farside.envs.extra import need

need("numpy", "gymnasium")

import numpy as np  # noqa: E402 - only once we know they are there
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from farside.core.game import Value  # noqa: E402
from farside.envs.codec import Observation  # noqa: E402
from farside.envs.solo import Solo  # noqa: E402

Actions = NDArray[np.int64]
Numbers = NDArray[Any]  # one for each table
Batch = tuple[Observation, Numbers, Numbers, Numbers, dict[str, Any]]


class Crowd(VectorEnv[Observation, Actions, Numbers]):
    """So many tables, played by so many processes."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        tables: int = 16,
        workers: int = 2,
        bot: str = "greedy",
        **variants: Value,
    ) -> None:
        if not 0 < workers <= tables:
            raise ValueError(f"there must be a table for each worker: {tables} tables, {workers} workers")
        settings: dict[str, Any] = {"game": game, "seats": seats, "bot": bot, **variants}
        one = Solo(**settings)  # refuses what is not possible before any process starts
        self.num_envs = tables
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space = one.observation_space
        self.single_action_space = one.action_space
        self.observation_space = batch_space(one.observation_space, tables)
        self.action_space = batch_space(one.action_space, tables)
        self.codec = one.codec
        self._shares = shares(tables, workers)
        context = get_context("spawn")  # a copy of a process with threads is not safe
        self._lines: list[Connection] = []
        self._workers = []
        for share in self._shares:
            here, there = context.Pipe()
            worker = context.Process(target=work, args=(there, settings, len(share)), daemon=True)
            worker.start()
            there.close()
            self._lines.append(here)
            self._workers.append(worker)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New games everywhere; with one seed, table n gets seed + n."""
        if seed is None or isinstance(seed, int):
            seeds = [None if seed is None else seed + at for at in range(self.num_envs)]
        else:
            seeds = list(seed)
        answers = self._ask([("reset", [seeds[at] for at in share]) for share in self._shares])
        return stack([answer[0] for answer in answers]), {}

    def step(self, actions: Actions) -> Batch:
        answers = self._ask([("step", [int(actions[at]) for at in share]) for share in self._shares])
        rewards, overs = (np.concatenate([answer[part] for answer in answers]) for part in (1, 2))
        return stack([answer[0] for answer in answers]), rewards, overs, np.zeros(self.num_envs, np.bool_), {}

    def close_extras(self, **kwargs: Any) -> None:
        for line in self._lines:
            line.close()  # a worker that reads nothing more goes home
        for worker in self._workers:
            worker.join()

    def _ask(self, questions: list[tuple[str, list[Any]]]) -> list[Any]:
        for line, question in zip(self._lines, questions, strict=True):
            line.send(question)
        answers = [line.recv() for line in self._lines]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers


def shares(tables: int, workers: int) -> list[range]:
    """The tables of each worker, as equal as possible."""
    cuts = [tables * at // workers for at in range(workers + 1)]
    return [range(cuts[at], cuts[at + 1]) for at in range(workers)]


def stack(rows: Sequence[Observation]) -> Observation:
    """Observations of several tables as one, from rows that are batches themselves."""
    return {key: np.concatenate([row[key] for row in rows]) for key in rows[0]}


# -- in the worker -----------------------------------------------------------------------------------------


def work(line: Connection, settings: dict[str, Any], tables: int) -> None:
    """Play so many tables as the other end of the line says, until it hangs up."""
    share = Share([Solo(**settings) for _table in range(tables)])
    deeds: dict[str, Callable[[list[Any]], object]] = {"reset": share.reset, "step": share.step}
    while True:
        try:
            deed, numbers = line.recv()
        except EOFError:
            return
        try:
            line.send(deeds[deed](numbers))
        except Exception as mistake:  # noqa: BLE001 - whatever it is, it is raised at the other end
            line.send(mistake)


class Share:
    """The tables of one worker."""

    def __init__(self, tables: list[Solo]) -> None:
        self.tables = tables
        self.over = [True] * len(tables)

    def reset(self, seeds: list[int | None]) -> tuple[Observation]:
        rows = [table.reset(seed=seed)[0] for table, seed in zip(self.tables, seeds, strict=True)]
        self.over = [False] * len(rows)
        return (batch(rows),)

    def step(self, actions: list[int]) -> tuple[Observation, Numbers, Numbers]:
        rows, rewards = [], []
        for at, action in enumerate(actions):
            row, reward, self.over[at] = self.answer(at, action)
            rows.append(row)
            rewards.append(reward)
        return batch(rows), np.array(rewards), np.array(self.over)

    def answer(self, at: int, action: int) -> tuple[Observation, float, bool]:
        """One table; a finished one starts anew."""
        if self.over[at]:
            return self.tables[at].reset()[0], 0.0, False
        row, reward, over, _cut, _info = self.tables[at].step(action)
        return row, reward, over


def batch(rows: list[Observation]) -> Observation:
    return {key: np.stack([row[key] for row in rows]) for key in rows[0]}
