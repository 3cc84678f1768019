"""Analysing: finished games are looked back at, in the background, behind everybody who plays.

`of` says how far the analysis of a table is, `ask` begins it. Visitors come in turn, and one after another for each of
them; who plays now comes first. What was found is written down every few seconds, so a process that dies costs the jobs
it was at, and a server that dies is gone on for by the next one.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from math import ceil
from typing import Any, NamedTuple

from farside.bots import agenda, analysis, reckoning
from farside.bots.agenda import BEGIN, Job, Row
from farside.core.record import Record
from farside.table.analysts import Analysts
from farside.table.playing import Playing
from farside.table.rows import AnalysisRow
from farside.table.store import Store, StoreBusyError
from farside.table.thinking import FailedError, LateError, Thinking
from farside.table.trouble import NoTableError, RestsError
from farside.table.waiting import along, within

NONE, RUNNING, STOPPED, DONE, IMPOSSIBLE = "none", "running", "stopped", "done", "impossible"
RESTS, STILL_RUNNING, BROKEN = "rests", "running", "broken"  # why it is impossible, beside what analysts say
SECONDS = 1.0  # of work that is handed out at once
MANY = 40  # jobs
SAVED = 3.0  # seconds between two times that notes are written down
SILENT = 20.0  # seconds after which nobody else is at work on notes that grew no more
STAND_BACK = 4.0  # seconds at most for which whoever plays comes first, for each piece of work
LOOK = 0.1  # seconds between two looks whether anybody plays
FAILURES = 4  # one after another, after which an analysis is given up
GO_ON = 20  # analyses taken up again when a server starts
SOME = 0.04  # of all the work, after which one can say how long the rest will take

log = logging.getLogger("farside.table")


class Analysed(NamedTuple):
    """How far the analysis of a table is."""

    state: str  # NONE, RUNNING, STOPPED, DONE or IMPOSSIBLE
    progress: float = 0.0  # from 0 to 1
    step: int = 0  # 1 to 5 while it is under way
    reason: str = ""  # a key, where it is impossible: texts `analysis-impossible-<reason>`
    told: Row | None = None  # what `farside analyse --json` prints, as far as it is known
    weighed: int = 0  # decisions that were looked at
    decisions: int = 0  # all there are
    left: float = 0.0  # seconds, about; 0: nobody can say
    here: bool = False  # this process is at work on it
    visitor: str = ""  # for whom


@dataclass
class Work:
    """An analysis under way in this process."""

    table: str
    visitor: str
    mark: str
    text: str
    notes: Row
    flying: set[tuple[str, int]] = field(default_factory=set)  # jobs that somebody is at
    saved: float = 0.0
    failures: int = 0
    began: float = field(default_factory=time.monotonic)
    first: float = 0.0  # how much was done when it began here
    over: asyncio.Event = field(default_factory=asyncio.Event)

    def left(self) -> float:
        """Seconds until it is done, if the rest goes as the beginning went; 0: too early to say."""
        now = agenda.progress(self.notes)
        done, gone = now - self.first, time.monotonic() - self.began
        return gone * (1.0 - now) / done if done > SOME else 0.0

    def jobs(self, places: int) -> list[Job]:
        """Some of what can be done now, and leaves something for the others."""
        left = [job for job in agenda.todo(self.notes) if (job.step, job.ply) not in self.flying]
        if not left:
            return []
        alike = [job for job in left if job.step == left[0].step]
        return alike[: min(MANY, ceil(len(alike) / (2 * places)))]


class Analysing:
    """Looks after all analyses of a server."""

    def __init__(self, store: Store, analysts: Analysts, thinking: Thinking, playing: Callable[[str], Playing]) -> None:
        self.store = store
        self.analysts = analysts
        self.thinking = thinking
        self.playing = playing
        self.works: OrderedDict[str, Work] = OrderedDict()  # by table
        self.broken: set[str] = set()  # marks of those that were given up
        self._turn: OrderedDict[str, None] = OrderedDict()  # visitors, whose turn it is first
        self._tasks: list[asyncio.Task[None]] = []
        self._bell = asyncio.Event()
        self._closed = False

    # -- what pages and programs ask ---------------------------------------------------------------

    def of(self, table: str) -> Analysed:
        """How far the analysis of a table is; nothing is begun. NoTableError if there is no such table."""
        record = self._record(table)
        if isinstance(record, Analysed):
            return record
        mark = analysis.mark(record)
        if table in self.works:
            work = self.works[table]
            return analysed(work.notes)._replace(left=work.left(), here=True, visitor=work.visitor)
        if mark in self.broken:
            return Analysed(IMPOSSIBLE, reason=BROKEN)
        kept = self.store.analyses.get(table, mark)
        return Analysed(NONE) if kept is None else analysed(json.loads(kept.notes))

    def ask(self, table: str, visitor: str = "") -> Analysed:
        """The same, and begin it or go on with it if nobody does. Needs a running loop to be begun."""
        found = self.of(table)
        open_still = found.state in (NONE, RUNNING, STOPPED) or found.reason == BROKEN
        if open_still and table not in self.works and not self._elsewhere(table):
            self._begin(table, visitor)
            return self.of(table)
        return found

    def stop(self, table: str) -> None:
        """Enough: what is known stays, and nobody goes on before somebody asks again."""
        work = self.works.get(table)
        if work is not None:
            work.notes[STOPPED] = True
            self._save(work)
            self._end(work)

    async def settled(self, table: str) -> None:
        """Wait until nobody works on a table's analysis here any more."""
        work = self.works.get(table)
        if work is not None:
            await work.over.wait()

    def start(self) -> None:
        """Go on with what was left unfinished. Needs a running loop."""
        self._tasks.append(asyncio.create_task(along(self._take_up())))

    async def close(self) -> None:
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for work in self.works.values():
            with suppress(StoreBusyError):
                await within(self._save, work, time.time() - SILENT)
        self.analysts.close()

    # -- beginning ---------------------------------------------------------------------------------

    def _record(self, table: str) -> Record | Analysed:
        """The record of a finished game, or why there is nothing to tell."""
        try:
            playing = self.playing(table)
        except NoTableError:
            raise
        except RestsError:
            return Analysed(IMPOSSIBLE, reason=RESTS)
        return playing.record if playing.state.over else Analysed(IMPOSSIBLE, reason=STILL_RUNNING)

    def _elsewhere(self, table: str) -> bool:
        """Whether another server is at work on it."""
        record = self._record(table)
        kept = None if isinstance(record, Analysed) else self.store.analyses.get(table, analysis.mark(record))
        return kept is not None and not kept.done and time.time() - kept.touched < SILENT

    def _begin(self, table: str, visitor: str) -> None:
        record = self._record(table)
        if isinstance(record, Analysed):
            return
        mark = analysis.mark(record)
        kept = self.store.analyses.get(table, mark)
        notes = agenda.fresh() if kept is None else json.loads(kept.notes)
        notes.pop(STOPPED, None)
        work = Work(table, visitor, mark, record.dumps(), notes, first=agenda.progress(notes))
        self.broken.discard(mark)
        self.works[table] = work
        self._turn.setdefault(visitor)
        self._save(work)
        if len(self._tasks) <= self.analysts.places:
            self._tasks += [asyncio.create_task(along(self._serve())) for _ in range(self.analysts.places)]
        self._bell.set()

    async def _take_up(self) -> None:
        try:
            for table in self.store.analyses.unfinished(GO_ON, time.time() - SILENT):
                with suppress(NoTableError):
                    self.ask(table)
        except StoreBusyError as error:
            log.warning("cannot see which analyses were left unfinished: %s", error)

    # -- working -----------------------------------------------------------------------------------

    async def _serve(self) -> None:
        """One place: a piece of work after the other, for as long as there is any."""
        while True:
            found = self._next()
            if found is None:
                self._bell.clear()
                await self._bell.wait()
                continue
            work, jobs = found
            await self._stand_back()
            await self._do(work, jobs)
            self._bell.set()

    def _next(self) -> tuple[Work, list[Job]] | None:
        """Something to do for the visitor whose turn it is; he goes to the end of the line."""
        for visitor in list(self._turn):
            for work in self.works.values():
                if work.visitor == visitor and (jobs := work.jobs(self.analysts.places)):
                    self._turn.move_to_end(visitor)
                    work.flying |= {(job.step, job.ply) for job in jobs}
                    return work, jobs
        return None

    async def _stand_back(self) -> None:
        """Whoever plays now comes first."""
        until = time.monotonic() + STAND_BACK
        while time.monotonic() < until and (self.thinking.pondering or self.thinking.waiting):
            await asyncio.sleep(LOOK)

    async def _do(self, work: Work, jobs: list[Job]) -> None:
        try:
            for job, found in await self.analysts.do(work.text, jobs, SECONDS):
                agenda.write(work.notes, Job(*job), found)
            work.failures = 0
        except (LateError, FailedError) as error:
            work.failures += 1
            if self._closed:
                return
            log.warning("the analysis of table %s was broken off: %s", work.table, error)
        finally:
            work.flying -= {(job.step, job.ply) for job in jobs}
        if self.works.get(work.table) is work:  # else somebody has stopped it meanwhile
            self._written(work)

    def _written(self, work: Work) -> None:
        over = not work.flying and (work.failures >= FAILURES or is_done(work.notes))
        if over or time.monotonic() - work.saved > SAVED:
            try:
                self._save(work, time.time() - SILENT if work.failures >= FAILURES else 0.0)
            except StoreBusyError as error:  # what is not written is still in memory
                log.warning("the analysis of table %s is not written yet: %s", work.table, error)
                over = over and work.failures >= FAILURES
        if over:
            self._end(work)

    def _end(self, work: Work) -> None:
        if work.failures >= FAILURES:
            self.broken.add(work.mark)
        self.works.pop(work.table, None)
        if all(other.visitor != work.visitor for other in self.works.values()):
            self._turn.pop(work.visitor, None)
        work.over.set()

    def _save(self, work: Work, touched: float = 0.0) -> None:
        work.saved = time.monotonic()
        notes = json.dumps(work.notes, separators=(",", ":"))
        done = is_done(work.notes)
        self.store.analyses.put(AnalysisRow(work.table, work.mark, notes, done, touched or time.time()))


def is_done(notes: Row) -> bool:
    return impossible(notes) != "" or STOPPED in notes or not agenda.todo(notes)


def impossible(notes: Row) -> str:
    """Why nothing can be told; empty if something can."""
    begun: dict[str, Any] | None = notes[BEGIN]
    return "" if begun is None else str(begun.get("impossible", ""))


def analysed(notes: Row) -> Analysed:
    """What notes say of themselves."""
    why = impossible(notes)
    if why:
        return Analysed(IMPOSSIBLE, reason=why)
    state = STOPPED if STOPPED in notes else RUNNING
    if notes[BEGIN] is None:
        return Analysed(state, 0.0, 1)
    told, count = reckoning.told(notes), (len(notes[agenda.SHORT]), len(notes[BEGIN]["decisions"]))
    if not agenda.todo(notes):
        return Analysed(DONE, 1.0, len(agenda.STEPS), "", told, *count)
    return Analysed(state, agenda.progress(notes), agenda.step_of(notes), "", told, *count)
