"""Series: thousands of games, in chunks that any number of workers play and that an interruption does not lose."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing
from dataclasses import dataclass
from itertools import islice
from multiprocessing import active_children, get_context
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal
from typing import Final, Protocol

import farside
from farside.core import box, shelf
from farside.core.box import BoxError
from farside.core.boxfile import read_text
from farside.core.processors import processors
from farside.lab import tables
from farside.lab.design import CHANGED, Design
from farside.lab.fingerprint import OUR_BOX, fingerprint
from farside.lab.scribe import Pages, Scribe

CHUNK: Final = 20  # games a worker plays before it hands them in
PLAN_FILE: Final = "plan.json"
CHUNKS: Final = "chunks"
AHEAD: Final = 3  # chunks waiting for each worker
DIFFER: Final = {  # names in a design that say little to people
    "version": "other version of Farside",
    "rules": "other rules, fingerprint",
    OUR_BOX: "other box, digest",
    "minds": "other bots or other tastes, fingerprint",
    "box": "other changed box, fingerprint",
}

Watch = Callable[[int, int], None]  # games done, games in all


@dataclass(frozen=True)
class Job:
    """Some games of a design with one box."""

    design: Design
    arm: str
    first: int
    end: int


Played = tuple[Job, dict[str, bytes]]


class Workforce(Protocol):
    """Whoever plays jobs: this process, worker processes, or a cluster. Results come in any order."""

    def play(self, jobs: Iterable[Job]) -> Generator[Played, None, None]: ...


_scribes: dict[tuple[str, str], Scribe] = {}  # a worker serves one study; a scribe is made once


def play_job(job: Job) -> Played:
    """What a worker does: play, and pack the rows."""
    scribe, pages = scribe_for(job), Pages()
    for number in range(job.first, job.end):
        scribe.play(number, pages)
    return job, tables.packed_pages(pages)


def scribe_for(job: Job) -> Scribe:
    key = (repr(job.design), job.arm)
    if key not in _scribes:
        _scribes.clear()
        _scribes[key] = Scribe(same(open_box(job.design, job.arm), job.design, job.arm), job.design, job.arm)
    return _scribes[key]


def same(game: shelf.AnyGame, design: Design, arm: str) -> shelf.AnyGame:
    """The game, if this process plays by the rules, with the bots and in the version that the study was begun with."""
    here = fingerprint(game, design.bots)
    for name, value in design.prints:
        if here[name] != value and not (name == OUR_BOX and arm == CHANGED):
            raise ValueError(f"{other(name, value, here[name])}: all who play a study need the same Farside")
    return game


def other(name: str, theirs: object, ours: object) -> str:
    """What differs, in words, and its two values."""
    return f"{DIFFER.get(name, name)}: {theirs!r}, not {ours!r}"


def open_box(design: Design, arm: str) -> shelf.AnyGame:
    """The game; with a changed box only in a process that has not opened the shipped one."""
    if arm != CHANGED:
        assert design.game not in box.LENT, f"{design.game} was made from a changed box in this process"
        return farside.game(design.game)
    if design.game not in box.LENT:
        assert design.game not in shelf.OPENED, f"{design.game} is already made from its own box in this process"
        shelf.lend(shelf.checked(read_text(design.box, design.box_name), design.game))
    return changed(design)


def changed(design: Design) -> shelf.AnyGame:
    """The game as the changed file makes it; BoxError says what is wrong with the file."""
    try:
        return farside.game(design.game)
    except shelf.LeftOutError as error:
        cause = error.cause or error
        if isinstance(cause, BoxError):
            raise BoxError(named(design.box_name, str(cause))) from None
        trouble = f"{type(cause).__name__}: {cause}".rstrip(": ")
        raise BoxError(f"{design.box_name}: the game cannot be made from this file ({trouble})") from None


def named(file: str, message: str) -> str:
    return message if message.startswith(file) else f"{file}: {message}"


class Here:
    """This process plays."""

    def play(self, jobs: Iterable[Job]) -> Generator[Played, None, None]:
        yield from map(play_job, jobs)


class Processes:
    """Worker processes on this computer, fresh ones for each box."""

    def __init__(self, number: int) -> None:
        self.number = number

    def play(self, jobs: Iterable[Job]) -> Generator[Played, None, None]:
        """Results as they come; a few jobs wait for each worker, so that none is ever idle."""
        coming = iter(jobs)
        others = active_children()
        with ProcessPoolExecutor(self.number, get_context("spawn"), initializer=leave_interrupts_to_us) as pool:
            under_way: set[Future[Played]] = set()
            try:
                while True:
                    for job in fill(coming, self.number * AHEAD - len(under_way)):
                        under_way.add(pool.submit(play_job, job))
                    if not under_way:
                        return
                    done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
                    yield from [future.result() for future in done]
            except BaseException:  # nobody wants what they are at: do not wait for it
                pool.shutdown(wait=False, cancel_futures=True)
                for child in [each for each in active_children() if each not in others]:
                    child.terminate()
                    child.join()
                raise


def leave_interrupts_to_us() -> None:
    """Ctrl-C goes to every process; the one that keeps the chunks ends the others."""
    signal(SIGINT, SIG_IGN)


def fill(jobs: Iterator[Job], most: int) -> list[Job]:
    """The next few jobs."""
    return list(islice(jobs, max(0, most)))


def workforce_for(design: Design, workers: int | None) -> Workforce:
    """As many workers as there are processors, if nobody says how many."""
    number = processors() if workers is None else workers
    return Here() if number == 1 and not design.box else Processes(number)


class Folder:
    """Where a study lies: its design, chunks while it is played, tables once it is done."""

    def __init__(self, path: Path, design: Design) -> None:
        self.path = path
        self.design = design

    def open(self) -> None:
        """Make the folder, or go on with the study that lies there if it is this one."""
        file = self.path / PLAN_FILE
        if file.exists():
            self.compare(json.loads(file.read_text(encoding="utf-8")))
        elif self.path.is_dir() and any(self.path.iterdir()):
            raise ValueError(f"{self.path} holds something else; give a new or empty folder")
        (self.path / CHUNKS).mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(self.design.identity(), indent=1) + "\n", encoding="utf-8")

    def compare(self, found: object) -> None:
        wanted = self.design.identity()
        known = found if isinstance(found, dict) else {}
        for name, value in wanted.items():
            if known.get(name) != value:
                raise ValueError(
                    f"{self.path} holds another study ({other(name, known.get(name), value)}); "
                    "games of two studies are never mixed: give a new folder to begin anew"
                )

    def table(self, name: str) -> Path:
        return self.path / f"{name}.parquet"

    def chunk(self, name: str, job: Job) -> Path:
        return self.path / CHUNKS / f"{name}-{job.arm}-{job.first:08}-{job.end:08}.parquet"

    def all_jobs(self, games: int) -> list[Job]:
        """A study in chunks, all of one box before the next."""
        return [
            Job(self.design, arm, first, min(first + CHUNK, games))
            for arm in self.design.arms()
            for first in range(0, games, CHUNK)
        ]

    def jobs(self, games: int) -> list[Job]:
        """What is still to be played."""
        return [job for job in self.all_jobs(games) if not self.chunk(tables.TABLES[-1], job).exists()]

    def keep(self, job: Job, packed: dict[str, bytes]) -> None:
        """Write a chunk; it counts once its last file is there."""
        for name in tables.TABLES:
            file = self.chunk(name, job)
            beside = file.with_suffix(".part")
            beside.write_bytes(packed[name])
            beside.replace(file)

    def merge(self, games: int) -> None:
        """The chunks as tables; they are kept, so that more games can be added later."""
        for name in tables.TABLES:
            parts = [self.chunk(name, job) for job in self.all_jobs(games)]
            tables.merge(parts, name, self.table(name))


def play_all(folder: Folder, games: int, workforce: Workforce, watch: Watch) -> None:
    """Play what is missing and write the tables. Whenever this is interrupted, the next call goes on from there."""
    folder.open()
    missing = folder.jobs(games)
    in_all = games * len(folder.design.arms())
    done = in_all - sum(job.end - job.first for job in missing)
    watch(done, in_all)
    for arm in reversed(folder.design.arms()):  # a mistake in a changed box is found at once
        with closing(workforce.play([job for job in missing if job.arm == arm])) as coming:
            for job, packed in coming:
                folder.keep(job, packed)
                done += job.end - job.first
                watch(done, in_all)
    folder.merge(games)
