"""The caller: what is typed on the command line, and how mistakes in it are told."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console
from rich.progress import Progress

import farside
from farside.bots import roster
from farside.bots.roster import check_temper
from farside.core.game import Value
from farside.core.languages import LANGUAGES
from farside.core.record import tupled

BAD_INPUT = 2
BROKEN = 1

GameKey = Annotated[str, typer.Argument(metavar="GAME", help="A game's key, see `farside games`.")]
Seed = Annotated[int | None, typer.Option(help="The luck of the game; by lot if not given.")]
Lang = Annotated[str, typer.Option(help=f"One of {', '.join(LANGUAGES)}.")]
Variants = Annotated[list[str], typer.Option("--variant", metavar="NAME=VALUE", help="May be given several times.")]
Workers = Annotated[int | None, typer.Option(min=1, help="How many processes; as many as processors if not given.")]
Boxes = Annotated[
    list[str],
    typer.Option("--box", metavar="[GAME=]FILE", help="Play with this box: a file, a folder, or its name."),
]
Json = Annotated[bool, typer.Option("--json", help="For programs.")]


def program(about: str, **more: Any) -> typer.Typer:
    """Commands that say in plain words what they are for, and what was wrong."""
    return typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False, help=about, **more)


def fail(message: str, code: int = BAD_INPUT) -> NoReturn:
    typer.echo(f"farside: {message}", err=True)
    raise typer.Exit(code)


@contextmanager
def plainly() -> Iterator[None]:
    """What the caller got wrong, in one line."""
    try:
        yield
    except ValueError as error:
        fail(str(error))
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))


def read_variants(pairs: list[str]) -> dict[str, Value]:
    """`name=value`, where the value is JSON or else a word."""
    found: dict[str, Value] = {}
    for pair in pairs:
        name, sign, word = pair.partition("=")
        if not sign:
            fail(f"'{pair}' is no variant; expected NAME=VALUE")
        try:
            found[name] = tupled(json.loads(word))
        except ValueError:
            found[name] = word
    return found


def read_counts(text: str) -> tuple[int, ...]:
    """Numbers of players."""
    if not all(word.strip().isdecimal() for word in text.split(",")):
        fail(f"--seats: expected numbers of players, e.g. 2,3; not '{text}'")
    return tuple(int(word) for word in text.split(","))


Guests = Annotated[
    list[str], typer.Option("--bot", metavar="NAME=module:Class", help="A bot of yours: a class with choose(sight).")
]


def invite(wanted: list[str]) -> None:
    """Let bots from outside play here and in all processes that are started from here."""
    if wanted:
        with plainly():
            roster.invite(wanted)


def read_bots(text: str, game: str = "") -> list[str]:
    """Bots by their keys; with a game, tempers must be some that it knows."""
    players = [word.strip() for word in text.split(",")]
    with plainly():
        for player in players:
            farside.bot(player)
            if game:
                check_temper(player, farside.game(game))
    return players


@contextmanager
def progress(total: int, quiet: bool) -> Iterator[Callable[[int], None]]:
    """A bar on a screen, nothing in a pipe."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=quiet or not console.is_terminal) as bar:
        task = bar.add_task("games", total=total)
        yield lambda done: bar.update(task, completed=done)
