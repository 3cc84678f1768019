"""Studying: a question from the command line, through all its games, to the report."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

import farside
from farside.core import boxfolder, shelf
from farside.core.box import BoxError
from farside.core.boxfile import written
from farside.core.game import Value
from farside.lab import tables
from farside.lab.design import Design, design, listed
from farside.lab.figures import GameRow
from farside.lab.prose import Prose, texts
from farside.lab.report import report
from farside.lab.series import Folder, Watch, Workforce, play_all, workforce_for
from farside.lab.studies.catalogue import studies
from farside.lab.studies.study import Harvest

REPORT = "report.html"


@dataclass(frozen=True)
class Question:
    """A study as it was asked for."""

    game: str
    games: int
    out: Path
    seats: int | None = None
    bots: str = "greedy"
    seed: int = 1
    workers: int | None = None
    ray: str | None = None
    box: Path | str | None = None  # a file, a folder of component files, or a name; `GAME=` may stand before it
    forbid: Sequence[str] = ()
    about: Sequence[str] = ()
    lang: str = "en"
    luck: bool = False  # what chance gives is to be measured
    boxes: Path = boxfolder.NOWHERE  # where boxes lie that are asked for by name


def study(asked: Question, variants: dict[str, Value], say: Callable[[str], None]) -> Path:
    """Play what is missing, write tables and report, and say where they are."""
    made = made_design(asked, variants)
    studies(made, asked.about)
    texts(asked.lang)
    try:
        with workforce(asked, made) as players, progress() as watch:
            folder = Folder(asked.out, made)
            play_all(folder, asked.games, players, watch)
    except KeyboardInterrupt:
        raise ValueError("stopped; nothing is lost: the same command goes on from there") from None
    page = write_report(folder, made, asked)
    say(f"{asked.games:,} games of {asked.game}: {page}")
    return page


def made_design(asked: Question, variants: dict[str, Value]) -> Design:
    bots = [word.strip() for word in asked.bots.split(",")]
    title = farside.game(asked.game)
    return design(title, asked.seats, bots, asked.seed, variants, asked.forbid, read_box(asked), asked.luck)


def read_box(asked: Question) -> tuple[str, str]:
    """The changed box as one file, and what it is called; empty if there is none."""
    if asked.box is None:
        return "", ""
    box = boxfolder.asked(str(asked.box), asked.game, asked.boxes)
    if box.game != asked.game:
        raise BoxError(f"--box: {asked.box} is a box of {box.game}, not of {asked.game}")
    return written(box, shelf.ours(asked.game)), box.file or box.name


@contextmanager
def workforce(asked: Question, made: Design) -> Iterator[Workforce]:
    """Whoever plays: this computer, or a cluster."""
    if asked.ray is None:
        yield workforce_for(made, asked.workers)
        return
    from farside.lab.cluster import Cluster  # Ray takes seconds to import

    players = Cluster(asked.ray, asked.workers)
    try:
        yield players
    finally:
        players.close()


@contextmanager
def progress() -> Iterator[Watch]:
    """A bar on the terminal; where there is none, silence."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task("games", total=None)
        yield lambda done, in_all: bar.update(task, completed=done, total=in_all)


def write_report(folder: Folder, made: Design, asked: Question) -> Path:
    page = asked.out / REPORT
    text = report(read_back(folder, asked.lang), studies(made, asked.about), command(asked, made))
    page.write_text(text, encoding="utf-8")
    return page


def read_back(folder: Folder, lang: str) -> Harvest:
    games: dict[str, list[GameRow]] = {arm: [] for arm in folder.design.arms()}
    for row in tables.games_of(folder.table("games")):
        game = cast(GameRow, row)
        games[game["box"]].append(game)
    prose = Prose(farside.game(folder.design.game), lang)
    return Harvest(folder.design, games, folder.table("uses"), folder.table("decisions"), prose)


def command(asked: Question, made: Design) -> str:
    """The command that plays these games again; how many hands helped does not matter."""
    parts = ["farside", "study", made.game, "--games", str(asked.games), "--seats", str(made.seats)]
    parts += ["--bots", asked.bots, "--seed", str(made.seed)]
    for name, value in made.variants.items():
        parts += ["--variant", f"{name}={str(listed(value)).lower() if isinstance(value, bool) else listed(value)}"]
    if asked.box is not None:
        parts += ["--box", Path(str(asked.box).rpartition("=")[2]).name]
    for pattern in asked.forbid:
        parts += ["--forbid", pattern]
    parts += ["--luck"] if asked.luck else []
    return shlex.join([*parts, "--out", asked.out.name])
