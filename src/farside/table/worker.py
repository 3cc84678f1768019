"""A worker: a process of its own in which bots think, so that the table stays free for visitors (`pipes.py`)."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import lru_cache

from farside.bots import advice, roster
from farside.bots import why as reasoning
from farside.bots.agenda import BEGIN, Job
from farside.bots.analysis import AnalysisError, Analyst
from farside.bots.bot import AnySight
from farside.bots.mind import taste_for
from farside.core import shelf
from farside.core.actions import Action, Seat
from farside.core.record import Record
from farside.table import pipes


def wake(game: str, bots: list[str]) -> None:
    """What the first question to these bots would wait for: their game, and what they know about it."""
    taste_for(shelf.game(game))
    for bot in bots:
        roster.bot(bot)


def choose(bot: str, sight: AnySight) -> Action:
    return roster.bot(bot).choose(sight)


def advise(sight: AnySight, seconds: float) -> list[advice.Hint]:
    return advice.hints(sight, seconds)


def explain(sights: list[AnySight], asker: Seat | None, past: reasoning.Past, bot: str) -> reasoning.Why:
    return reasoning.why(sights, asker, past, bot)


@lru_cache(2)
def analyst(text: str) -> Analyst:
    return Analyst(Record.loads(text))


def analyse(text: str, jobs: list[Job], seconds: float) -> list[tuple[Job, object]]:
    """As many of these jobs as there is time for, at least one; of a game that nothing can be told of, why."""
    until = time.monotonic() + seconds
    found: list[tuple[Job, object]] = []
    try:
        for job in jobs:
            found.append((job, analyst(text).do(job)))
            if time.monotonic() > until:
                break
    except AnalysisError as error:
        return [(Job(BEGIN, 0), {"impossible": error.key})]
    return found


TASKS: dict[str, Callable[..., object]] = {
    "wake": wake,
    "choose": choose,
    "advise": advise,
    "explain": explain,
    "analyse": analyse,
}


def done(task: str, given: tuple[object, ...]) -> tuple[bool, object]:
    """The same in this process: a tab has no other."""
    return pipes.done(TASKS, task, given)


if __name__ == "__main__":
    pipes.serve(TASKS)
